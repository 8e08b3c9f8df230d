"""The partner whom a declarer calls for, in sentences, as far as the viewer may know. RULES.md section 5."""

from __future__ import annotations

from twentyfive.core import PlayerView
from twentyfive.core.moves import CallPartner, Move, PlayAlone, PlayCard
from twentyfive.wording.names import card_sign, for_the_ear, translate
from twentyfive.wording.table.question import Choice, Decision


def ask_for_partner(view: PlayerView) -> Decision:
    """Ask the viewer, who named trumps, for the card of a partner."""
    question = translate("decisions", "Call for your partner’s card, or play alone.")
    explanation = translate(
        "decisions",
        "Whoever holds it is your partner in this deal, in secret until it is played. Together you make the bid, and "
        "each scores what both take, or loses it. If nobody holds it, you play alone and are not told.",
    )
    calls = [move for move in view.legal if isinstance(move, CallPartner)]
    choices = (
        *(Choice(card_sign(move.card), move, usual=move is calls[0]) for move in calls),
        Choice(translate("decisions", "Play alone"), PlayAlone()),
    )
    return Decision(question, explanation, f"{question} {explanation}", choices)


def partner_sentence(view: PlayerView) -> str:
    """Return what the viewer knows of the declarer's partner; empty where no card is called for."""
    if view.declarer is None or not (view.called or view.alone):
        return ""
    name, mine = view.names[view.declarer], view.declarer == view.player
    if view.called is None:
        alone = translate("partner", "You play alone.") if mine else translate("partner", "{name} plays alone.")
        return alone.format(name=name)
    if view.partner is None:
        text = (
            translate("partner", "You called for {card}.")
            if mine
            else translate("partner", "{name} called for {card}.")
        )
    elif mine:
        text = translate("partner", "{partner} is your partner.")
    elif view.partner != view.player:
        text = translate("partner", "{partner} is {name}’s partner.")
    elif view.called in view.hand:
        text = translate("partner", "You hold {card}: you are {name}’s partner, and only you know.")
    else:
        text = translate("partner", "You are {name}’s partner.")
    partner = "" if view.partner is None else view.names[view.partner]
    return text.format(name=name, partner=partner, card=card_sign(view.called))


def called_words(view: PlayerView, mover: int, move: Move) -> str:
    """Return the call for a partner's card for a list: "Mary calls for J♠"; empty for other moves."""
    mine = mover == view.player
    match move:
        case CallPartner(card):
            text = (
                translate("partner", "You call for {card}") if mine else translate("partner", "{name} calls for {card}")
            )
            return text.format(name=view.names[mover], card=card_sign(card))
        case PlayAlone():
            text = translate("partner", "You play alone") if mine else translate("partner", "{name} plays alone")
            return text.format(name=view.names[mover])
        case _:
            return ""


def call_sentence(view: PlayerView, mover: int, move: Move) -> str:
    """Return the call for a partner's card as a sentence, as spoken."""
    return translate("auction", "{sentence}.").format(sentence=for_the_ear(called_words(view, mover, move)))


def partner_shown(view: PlayerView, move: Move | None) -> str:
    """Return the sentence that tells the partner as the card called for is played; empty at any other move."""
    played = isinstance(move, PlayCard) and move.card == view.called
    return for_the_ear(partner_sentence(view)) if played else ""


def partner_sign(view: PlayerView, seat: int) -> str:
    """Return the word at the plate of the partner, if the viewer knows who it is; else empty."""
    return translate("partner", "partner") if seat == view.partner else ""


def declarer_short(view: PlayerView) -> str:
    """Return the contract and the card called for, for a plate without room for words: "20 J♠"."""
    contract = str(view.contract)
    if view.called is None:
        return contract
    text = translate("partner", "{points} {card}", "the bid, and the card called for")
    return text.format(points=contract, card=card_sign(view.called))


def declarer_sign(view: PlayerView) -> str:
    """Return the call for a partner for the plate of the declarer: "calls J♠", "alone"; empty before it."""
    if view.called is not None:
        return translate("partner", "calls {card}").format(card=card_sign(view.called))
    return translate("partner", "alone") if view.alone else ""
