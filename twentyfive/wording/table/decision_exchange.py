"""The question which cards to exchange: for the kitty, from the stock, or for a turned-up joker."""

from __future__ import annotations

from collections.abc import Sequence

from twentyfive.core import Card, PlayerView
from twentyfive.core.moves import Exchange, TakeFromStock
from twentyfive.wording.amounts import cards, number_word
from twentyfive.wording.names import card_label, translate
from twentyfive.wording.table.question import Choice, Decision, NoMove


def ask_for_exchange(view: PlayerView, out: Sequence[Card]) -> Decision:
    """Ask the viewer for the cards to put out, with `out` chosen so far; or, to rob the pack, for a card to take."""
    if not view.out_sizes:
        return _robbing_the_pack(view)
    least, most = view.out_sizes[0], view.out_sizes[-1]
    if not most:
        return _nothing_to_put_out(view)
    question, how, note = _exchange_question(view, least, most), _how_to_put_out(view), _put_out_note(view)
    chosen = Exchange(tuple(card for card in view.may_put_out if card in out))
    if chosen in view.legal:
        put = Choice(_put_out_label(len(chosen.out)), chosen, usual=True)
    else:
        missing = least - len(chosen.out)
        more = translate("decisions", "Choose {number} more.", None, missing).format(number=number_word(missing))
        put = Choice(_put_out_label(least), None, note=more, why_not=more, usual=True)
    none = "" if out else translate("decisions", "No card is chosen.")
    over = Choice(translate("decisions", "Start again"), NoMove.START_OVER if out else None, note=none, why_not=none)
    explanation, brief = f"{how} {note}".strip(), _brief_question(view, least)
    spoken = f"{question} {explanation}"
    return Decision(question, explanation, spoken, (put, over), puts_out=most, brief=brief, needs_notes=True)


def _nothing_to_put_out(view: PlayerView) -> Decision:
    """The question in the draw to a declarer who has put out for the kitty, or to a player who may change no card."""
    if view.rules.exchange.takes_kitty and view.seat == view.declarer:
        question = translate("decisions", "You have already put out your cards: there is nothing to change now.")
    else:
        question = translate("decisions", "There is no card that you may change.")
    return Decision(question, "", question, (Choice(translate("decisions", "Go on"), Exchange(()), usual=True),))


def _exchange_question(view: PlayerView, least: int, most: int) -> str:
    if _puts_out_for_joker(view):
        return translate("decisions", "You turned up the joker, and it is yours. Put out a card for it.")
    held = len(view.hand)
    if least == most:
        question = translate("decisions", "You bid {points}. Put out {number} of these {all} cards.", None, held)
        return question.format(points=view.contract, number=number_word(most), all=number_word(held))
    if least:
        question = translate("decisions", "You bid {points}. Keep up to {keep} of these {all} cards.", None, held)
        return question.format(points=view.contract, keep=number_word(held - least), all=number_word(held))
    return translate("decisions", "Which cards will you change?")


def _brief_question(view: PlayerView, least: int) -> str:
    """The question when there is no room for the explanation; empty if the full question already says what to do."""
    if least or _puts_out_for_joker(view):
        return ""
    return translate("decisions", "Choose the cards to change.")


def _puts_out_for_joker(view: PlayerView) -> bool:
    return view.joker_taker == view.seat and view.declarer is None


def _how_to_put_out(view: PlayerView) -> str:
    """The way to put out a card, in words that fit a mouse, a finger and a key."""
    if _puts_out_for_joker(view):
        return translate("decisions", "Choose a card to put it out.")
    return translate("decisions", "Choose a card to put it out; choose it again to keep it.")


def _put_out_note(view: PlayerView) -> str:
    if _puts_out_for_joker(view):
        return translate("decisions", "Nobody sees it.")
    if not view.rules.keep_at_least:
        return ""
    return translate("decisions", "You must keep at least {cards}.").format(cards=cards(view.rules.keep_at_least))


def _put_out_label(count: int) -> str:
    if count == 0:
        return translate("decisions", "Keep all")
    if count == 1:
        return translate("decisions", "Put out one card")
    return translate("decisions", "Put out {number} cards", None, count).format(number=number_word(count))


def _robbing_the_pack(view: PlayerView) -> Decision:
    question = translate("decisions", "You deal, so you choose your cards from the rest of the pack. Take one.")
    choices = tuple(Choice(card_label(card), TakeFromStock(card)) for card in view.stock)
    return Decision(question, "", question, choices)
