"""Announcements of each step for the screen reader and the status line."""

from __future__ import annotations

from typing import Final

from twentyfive.core import Phase, PlayerView, Suit
from twentyfive.core.moves import (
    Bid,
    CallPartner,
    DealCards,
    DeclineRob,
    DrawDealer,
    Exchange,
    GatherTrick,
    Hold,
    Pass,
    PlayAlone,
    PlayCard,
    Restock,
    Rob,
    ScoreDeal,
    TakeFromStock,
)
from twentyfive.core.phases.robbing import declined_openly
from twentyfive.core.rules.options import Scoring
from twentyfive.core.view import SeenMove
from twentyfive.engine.game.observations import Shown
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import SUIT_NAMES, card_name, for_the_ear, listed, translate
from twentyfive.wording.scores import (
    game_over_sentence,
    goal,
    is_viewer,
    scores_listed,
    scores_sentence,
    side_in_sentence,
    viewer_first,
)
from twentyfive.wording.setup.tables import partners
from twentyfive.wording.table.auction import exchanged_sentence, said_sentence
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.line import table_line
from twentyfive.wording.table.matches import debt_sentences
from twentyfive.wording.table.partner import call_sentence, partner_sentence, partner_shown
from twentyfive.wording.table.recap import game_found
from twentyfive.wording.table.results import deal_result_title, points_sentence, result_title


def announcement(shown: Shown, length: Announcements) -> str:
    """Return the announcement of a step, with the line for a viewer who is to play a card; may be empty."""
    view, asked = shown.view, ""
    if view.my_turn and decision(view, ()) is None:  # other questions are announced where they are asked
        line = table_line(view, shown.made)
        asked = for_the_ear(line.headline if length is Announcements.SHORT else str(line))
    return " ".join(filter(None, (happening(shown), asked)))


def happening(shown: Shown) -> str:
    """Return the announcement of a step without any question that follows; may be empty."""
    made = shown.made
    sentences = [_found(shown.view)] if shown.jumped else []
    if made is not None:
        sentences += [_happened(made), _received(made), partner_shown(made.after, made.move), _called(made)]
    return " ".join(filter(None, sentences))


def _called(made: SeenMove) -> str:
    """The news for a viewer who holds the card that was called for just now."""
    view = made.after
    named = made.kind is CallPartner and view.partner is not None and view.partner == view.player
    return for_the_ear(partner_sentence(view)) if named else ""


def _found(view: PlayerView) -> str:
    """The state of a game that the person returns to: the result of a deal, the cards dealt, or the play so far."""
    if view.history and view.phase in (Phase.DEAL, Phase.OVER):
        return _scored(view)
    if not at_the_start(view):
        return game_found(view)
    return _dealt(view) if view.deal_number else ""


def _happened(made: SeenMove) -> str:
    if made.kind is DealCards:
        return " ".join(filter(None, (_staked(made), _dealt(made.after))))
    if made.kind is GatherTrick:
        return _gathered(made.after)
    if made.kind is ScoreDeal:
        return _scored(made.after)
    return _moved(made)


def at_the_start(view: PlayerView) -> bool:
    """Return True if no player has acted yet in the game."""
    played = view.tricks or (view.trick is not None and view.trick.cards)
    return view.deal_number < 2 and not (played or view.calls or view.history)


def _moved(made: SeenMove) -> str:
    view = made.after
    match made.move:
        case DrawDealer(cards):
            return _drawn(view, card_name(cards[-1]))
        case PlayCard():
            return _played(made)
        case Rob(out):
            return _robbed(made, card_name(out))
        case DeclineRob():
            return _left_lying(made)
    if made.kind is Rob:
        return _robbed(made, None)
    if made.mover is None:
        return ""
    if made.kind is Exchange:
        return exchanged_sentence(view, made.before, made.mover)
    if made.kind in (CallPartner, PlayAlone) and made.move is not None:
        return call_sentence(view, made.mover, made.move)
    return "" if made.move is None else said_sentence(view, made.before, made.mover, made.move)


def _drawn(view: PlayerView, jack: str) -> str:
    if view.next_dealer is None:
        return ""
    if view.next_dealer == view.player:
        return translate("steps", "The first jack, {card}, is yours: you deal.").format(card=jack)
    text = translate("steps", "The first jack, {card}, goes to {name}, who deals.")
    return text.format(card=jack, name=view.names[view.next_dealer])


def _staked(made: SeenMove) -> str:
    """The sides that paid a chip into the pool for the deal, and its size. RULES.md section 6."""
    view, before = made.after, made.before
    if view.rules.scoring is not Scoring.POOL:
        return ""
    payers = [side for side, chips in enumerate(view.chips) if chips < before.chips[side]]
    if not payers:
        return ""
    names = listed([side_in_sentence(view, side) for side in viewer_first(view, payers)])
    if len(payers) == view.rules.sides:
        text = translate("steps", "Each puts in a chip. {pool}.")
    elif len(payers) > 1:
        text = translate("steps", "{names} put in a chip each. {pool}.")
    elif is_viewer(view, payers[0]):
        text = translate("steps", "You put in a chip. {pool}.")
    else:
        text = translate("steps", "{names} puts in a chip. {pool}.")
    return sentence_case(text.format(names=names, pool=goal(view)))


def _dealt(view: PlayerView) -> str:
    sentences = [_partners(view)] if view.deal_number == 1 else []
    if view.dealer is not None:
        mine = view.dealer == view.player
        dealt = translate("steps", "You deal.") if mine else translate("steps", "{name} deals.")
        sentences.append(dealt.format(name=view.names[view.dealer]))
    if view.turned is not None and view.trump is not None:
        sentences.append(turned_sentence(card_name(view.turned), view.trump))
    if view.hand:
        hand = listed([card_name(card) for card in view.hand])
        sentences.append(translate("steps", "You hold {cards}.").format(cards=hand))
    return " ".join(filter(None, sentences))


def _partners(view: PlayerView) -> str:
    """The viewer's partners; empty without partners, or if several persons listen."""
    names = "" if view.player is None else partners(view.rules, view.names, view.player)
    return translate("games", "You play with {names}.").format(names=names) if names else ""


def turned_sentence(card: str, trump: Suit) -> str:
    """Return the card turned up, and trumps."""
    text = translate("steps", "{card} is turned up. {suit} are trumps.")
    return sentence_case(text.format(card=card, suit=SUIT_NAMES[trump]()))


_PLAYED: Final = {
    (True, True): Text("steps", "You lead {card}{trump}."),
    (True, False): Text("steps", "You play {card}{trump}."),
    (False, True): Text("steps", "{name} leads {card}{trump}."),
    (False, False): Text("steps", "{name} plays {card}{trump}."),
}
"""By whether the viewer plays, and whether the card is led."""


def _played(made: SeenMove) -> str:
    assert isinstance(made.move, PlayCard)
    view, card, seat = made.after, made.move.card, made.plays_from
    if seat is None or view.trick is None:
        return ""
    mine, leads = made.mover is not None and made.mover == view.player, len(view.trick.cards) == 1
    trump = view.ranking is not None and view.ranking.is_trump(card)
    a_trump = translate("steps", ", a trump") if trump else ""
    return _PLAYED[mine, leads](name=view.names[seat], card=card_name(card), trump=a_trump)


def _received(made: SeenMove) -> str:
    """The cards that have come into the viewer's hand by a call, an exchange or a new stock."""
    cards = listed([card_name(card) for card in made.after.hand if card not in made.before.hand])
    if not cards:
        return ""
    if made.kind in (Bid, Hold, Pass):  # the last call brings the kitty
        return translate("steps", "You take the kitty: {cards}.").format(cards=cards)
    if made.kind is TakeFromStock:
        return translate("steps", "You take {cards}.").format(cards=cards)
    if made.kind in (Exchange, Restock):
        return translate("steps", "You are dealt {cards}.").format(cards=cards)
    return ""


def _robbed(made: SeenMove, out: str | None) -> str:
    view = made.after
    if made.mover is None or view.turned is None:
        return ""
    taken = card_name(view.turned)
    if made.mover == view.player:
        text = translate("steps", "You take {card} and put out {out}.")
    elif out is None:
        text = translate("steps", "{name} robs and takes {card}.")
    else:
        text = translate("steps", "{name} robs, takes {card} and puts out {out}.")
    return text.format(name=view.names[made.mover], card=taken, out=out)


def _left_lying(made: SeenMove) -> str:
    view = made.after
    if made.mover is None or view.turned is None or made.mover not in view.let_lie:
        return ""
    if made.mover == view.player:
        return translate("steps", "You leave {card}.").format(card=card_name(view.turned))
    if not declined_openly(view.rules):
        return ""
    if view.ace_lowest:
        text = translate("steps", "{name} has the turn-up turned down: the ace of trumps is the lowest trump.")
    else:  # the dealer left a turned ace, or somebody robs by another right
        text = translate("steps", "{name} has the turn-up turned down.")
    return text.format(name=view.names[made.mover])


def _gathered(view: PlayerView) -> str:
    trick = view.tricks[-1]
    if trick.winner is None:
        return ""
    if trick.winner == view.player:
        return translate("steps", "You take the trick.")
    return translate("steps", "{name} takes the trick.").format(name=view.names[trick.winner])


def _scored(view: PlayerView) -> str:
    """The result of the deal and the scores; at the end of the game its winner, after the last contract or pool."""
    over, contract = game_over_sentence(view), view.history[-1].declarer is not None
    text = translate("steps", "{result}. {scores}")
    if not over:
        scores = f"{for_the_ear(points_sentence(view))} {scores_sentence(view)}".lstrip()
        return text.format(result=result_title(view), scores=scores)
    ending = translate("steps", "{winner} {scores}.").format(winner=over, scores=scores_listed(view))
    if contract or view.rules.scoring is Scoring.POOL:
        ending = text.format(result=deal_result_title(view), scores=ending)
    return " ".join((ending, *(debt_sentences(view) if view.over else ())))
