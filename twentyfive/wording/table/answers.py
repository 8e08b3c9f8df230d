"""Answers to the questions that a player may ask with a key at any time: the trick, the hand, trumps, the scores.

An answer keeps its headline and its detail apart: a name may contain a full stop ("Fr. Tom"), so the text could not
be split into sentences later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from twentyfive.core import Card, PlayerView, Suit
from twentyfive.core.state import Trick
from twentyfive.engine.seating.players import Sitter, Third
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import SUIT_NAMES, card_name, card_sign, card_title, for_the_ear, listed, translate
from twentyfive.wording.scores import (
    counted,
    goal,
    needed_of_side,
    player_name,
    scores_listed,
    side_name,
    tricks_words,
    values,
)
from twentyfive.wording.setup.adaptive import levels_sentence
from twentyfive.wording.setup.seating import games_sentence
from twentyfive.wording.table.auction import bids_so_far, contract_needs, standing_call
from twentyfive.wording.table.hands import other_hands
from twentyfive.wording.table.line import Line, table_line
from twentyfive.wording.table.matches import match_sentence
from twentyfive.wording.table.partner import partner_sentence
from twentyfive.wording.table.question import Decision


def whose_turn(view: PlayerView, asked: Decision | None) -> Line:
    """Return the player to act and what is asked; `asked` is the question if it is not just to play a card."""
    if asked is not None:
        return Line(asked.spoken)
    line = table_line(view)
    return Line(for_the_ear(line.headline), for_the_ear(line.detail))


def this_trick(view: PlayerView) -> Line:
    """Return the cards of the current trick, and the player winning it."""
    trick = view.trick
    if trick is None or not trick.cards:
        return Line(translate("answers", "No card is on the table yet."))
    return _trick(view, trick)


def last_trick(view: PlayerView) -> Line:
    """Return the cards of the last gathered trick, and its winner."""
    if not view.tricks:
        return Line(translate("answers", "No trick has been taken in this deal."))
    return Line(translate("answers", "Last trick."), str(_trick(view, view.tricks[-1])))


def _trick(view: PlayerView, trick: Trick) -> Line:
    order = view.ranking
    cards_played = []
    for index, card in enumerate(trick.cards):
        name = player_name(view, trick.seat_of(index, view.rules.players))
        cards_played.append(translate("answers", "{name}: {card}").format(name=name, card=card_title(card)))
    cards = translate("answers", "{cards}.").format(cards=", ".join(cards_played))
    if order is None:
        return Line(cards)
    best = trick.seat_of(order.winner(trick.cards), view.rules.players)
    if best == view.player:
        return Line(cards, translate("answers", "Yours is the best."))
    return Line(cards, translate("answers", "{name}’s is the best.").format(name=view.names[best]))


def hands_in_full(view: PlayerView, order: tuple[Card, ...]) -> Line:
    """Return the hand to play from, left to right in `order`, and the other hands that the viewer sees."""
    if view.seat is None:
        return Line(translate("answers", "All hands are covered."))
    return Line(_own_hand(order), other_hands(view))


def _own_hand(order: tuple[Card, ...]) -> str:
    if not order:
        return translate("answers", "You hold no cards.")
    return translate("answers", "You hold {cards}.").format(cards=listed([card_name(card) for card in order]))


def chosen(card: Card) -> str:
    """Say that a card is chosen, the first of two steps to play it."""
    text = translate("answers", "{card} is chosen. Press “Play”, or choose another.")
    return sentence_case(text.format(card=card_sign(card)))


def paused() -> Line:
    """The line while the game is paused for all."""
    return Line(translate("line", "The game is paused."), translate("line", "Nobody can play until the game goes on."))


ANSWER_FIRST: Final = Text("answers", "Answer this first, then play.")
"""Why cards do nothing while another question is open."""


def put_out(cards: tuple[Card, ...]) -> str:
    """Name the cards chosen to be put out."""
    text = translate("answers", "Chosen to put out: {cards}.")
    return text.format(cards=listed([card_name(card) for card in cards]))


def choosing(card: Card, asked: Decision, out: tuple[Card, ...]) -> Line:
    """Say what choosing a card does while the question is not to play one; `out` are the cards chosen already."""
    if not asked.puts_out:
        return Line(asked.spoken)
    if card in out:
        return Line(put_out((card,)), translate("answers", "Choose it again to keep it."))
    if asked.puts_out == 1:
        text = translate("answers", "Choose {card} to put it out.")
    elif len(out) < asked.puts_out:
        text = translate("answers", "You may put out {card}.")
    else:
        text = translate("answers", "You keep {card}: no more cards may be put out.")
    return Line(sentence_case(text.format(card=card_name(card))))


def may_play(card: Card) -> Line:
    """Say that the card may be played."""
    return Line(translate("answers", "You may play {card}.").format(card=card_name(card)))


def trumps_now(view: PlayerView, named: Callable[[Card], str] = card_title) -> Line:
    """Return the trump suit and the order of its cards."""
    if view.ranking is None or view.trump is None:
        return Line(translate("answers", "No trumps are named yet."))
    return Line(
        translate("answers", "{suit} are trumps.").format(suit=SUIT_NAMES[view.trump]()),
        translate("answers", "Best first: {cards}.").format(cards=", ".join(map(named, view.ranking.trumps))),
    )


def bids_or_turn_up(view: PlayerView) -> Line:
    """Return the bids so far, or the contract and the tricks it needs; and the card turned up, and who took it."""
    if not view.rules.auction:
        return _turn_up(view)
    bids = _bids(view)
    return bids if view.turned is None else Line(bids.headline, f"{bids.detail} {_turn_up(view)}".lstrip())


def _bids(view: PlayerView) -> Line:
    headline = standing_call(view)
    if view.declarer is not None:
        needed = " ".join(filter(None, contract_needs(view)))
        detail = translate("answers", "Needed: {tricks}.").format(tricks=needed)
        return Line(headline, f"{for_the_ear(partner_sentence(view))} {detail}".lstrip())
    if not view.calls:
        return Line(headline)
    text = translate("answers", "{name}: {call}")
    calls = ", ".join(text.format(name=player_name(view, seat), call=call) for seat, call in bids_so_far(view) if call)
    return Line(translate("answers", "The bids so far."), translate("answers", "{calls}.").format(calls=calls))


def _turn_up(view: PlayerView) -> Line:
    if view.turned is None:
        return Line(translate("answers", "No card was turned up."))
    card = card_name(view.turned)
    if view.robber is None:
        headline = translate("answers", "The turn-up is {card}.").format(card=card)
        return Line(headline, translate("answers", "It is still there."))
    headline = translate("answers", "The turn-up was {card}.").format(card=card)
    if view.robber == view.player:
        return Line(headline, translate("answers", "You took it."))
    return Line(headline, translate("answers", "{name} took it.").format(name=view.names[view.robber]))


_STOCK: Final = CountedText("answers", "The stock: {number} cards that nobody holds.")


def in_the_tray(view: PlayerView) -> str:
    """Tell what lies beside the hand: the turned card, or who took it, and the number of cards in the stock."""
    turn_up = "" if view.turned is None else str(_turn_up(view))
    return " ".join(filter(None, (turn_up, _STOCK(view.stock_size) if view.stock_size else "")))


def side_now(view: PlayerView, side: int) -> Line:
    """Return how a player or side stands: its score, its tricks in this deal, and what it still needs to win."""
    scored = translate("answers", "{name}: {score}.").format(
        name=side_name(view, side), score=counted(view, values(view)[side])
    )
    needed = [translate("answers", "{needed}.").format(needed=each.text) for each in needed_of_side(view, side)[:1]]
    return Line(scored, " ".join((_tricks_of(view, side), *needed)))


def side_without_score(view: PlayerView, side: int) -> Line:
    """Return the tricks of a player or side in this deal, for tables that show no scores."""
    return Line(translate("answers", "{name}.").format(name=side_name(view, side)), _tricks_of(view, side))


def _tricks_of(view: PlayerView, side: int) -> str:
    taken = sum(view.tricks_won[seat] for seat in view.rules.seats_of(side))
    return translate("answers", "In this deal: {tricks}.").format(tricks=tricks_words(taken))


def scores_now(view: PlayerView) -> Line:
    """Return all scores, and the tricks of this deal."""
    taken = [
        translate("answers", "{name} {number}").format(name=player_name(view, seat), number=tricks)
        for seat, tricks in enumerate(view.tricks_won)
        if tricks
    ]
    scores = translate("answers", "{scores}.").format(scores=scores_listed(view))
    text = translate("answers", "{goal}. Tricks in this deal: {tricks}.") if taken else translate("answers", "{goal}.")
    return Line(scores, text.format(goal=goal(view), tricks=", ".join(taken)))


def scores_in_full(view: PlayerView, third: Third | None, sitters: Sequence[Sitter]) -> Line:
    """Return all scores, the games of a match or of three who take turns, and the levels of adaptive players."""
    scores, games = scores_now(view), "" if third is None else games_sentence(view.names, third)
    match = match_sentence(view) if view.rules.several_games else ""
    return Line(scores.headline, " ".join(filter(None, (scores.detail, match, games, levels_sentence(sitters)))))


def plain_suit_line(suit: Suit) -> str:
    """Return the order of a plain suit: "Diamonds, red: highest best, ace last"."""
    if suit is Suit.HEARTS:
        return translate("answers", "{suit}, red: highest best").format(suit=SUIT_NAMES[suit]())
    if suit.red:
        return translate("answers", "{suit}, red: highest best, ace last").format(suit=SUIT_NAMES[suit]())
    return translate("answers", "{suit}, black: lowest best after J and A").format(suit=SUIT_NAMES[suit]())


def privilege_line(cards: str) -> str:
    """Say which trumps may be held back; `cards` is their list."""
    if not cards:
        return translate("answers", "No trump may be held back when a trump is led.")
    text = translate("answers", "{cards} may be held back when a lower trump is led.")
    return sentence_case(text.format(cards=cards))
