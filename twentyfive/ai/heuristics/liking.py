"""Liking: the value that a temperament sets on moves that are about equally good, and its choice among them.

Neither a liking nor a slip gives up what a beginner sees on the table: `harmless` has the cards that they may choose.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from twentyfive.ai.characters.cast import Temperament
from twentyfive.ai.heuristics.card_reading import CardReading
from twentyfive.ai.heuristics.race import Race, tricks_of_sides
from twentyfive.ai.heuristics.sense import BEST_TRUMPS, is_best_of_suit, sensible
from twentyfive.core import Card, PlayerView
from twentyfive.core.cards import Cards
from twentyfive.core.moves import Bid, Hold, PlayerMove
from twentyfive.core.phases.auction import highest_bid

_Choice = TypeVar("_Choice")


def liked(usual: _Choice, choices: Iterable[_Choice], liking: Callable[[_Choice], float]) -> _Choice:
    """The choice that is liked most; the usual one unless another is liked more."""
    return max((usual, *choices), key=liking)


def harmless(reading: CardReading, race: Race) -> Cards:
    """The cards that give up nothing that a beginner sees; none where every card does.

    A partner's trick is left to the partner. The last to play takes a trick from the opponents, and not with one of the
    best trumps where a lesser card does. Whoever can win the trick that decides the race does so, for certain if that
    can be. One of the best trumps is never thrown on a trick that it does not win, and nothing is done that is silly.
    """
    best = reading.order.privileged.union(reading.order.trumps[:BEST_TRUMPS])
    cards = sensible(reading, race)
    if reading.partner_wins:
        return tuple(card for card in cards if card not in best and not reading.takes_trick(card))
    winning = tuple(card for card in cards if reading.takes_trick(card))
    if _decides(reading, race) and winning:
        return tuple(card for card in winning if reading.is_safe(card)) or winning
    if reading.led is not None and not reading.later_opponents and winning:
        return tuple(card for card in winning if card not in best) or winning
    return tuple(card for card in cards if card in winning or card not in best)


def _decides(reading: CardReading, race: Race) -> bool:
    """Return True if the trick decides the race when the player's side takes it, or whoever is winning it keeps it."""
    sides = {reading.rules.side_of(seat) for seat in (reading.seat, reading.best_seat) if seat is not None}
    return any(race.decides(side) for side in sides)


def card_liking(temperament: Temperament, reading: CardReading, card: Card) -> float:
    """The liking of a temperament for a card that may be played."""
    takes = reading.takes_trick(card) and not reading.partner_wins
    liking = 0.0
    if temperament.hoards > 0 or takes:  # whoever spends trumps wants something for them
        liking -= temperament.hoards * _trump_spent(reading, card)
    if temperament.spoils and takes:
        liking += temperament.spoils * _spoiling(reading, card)
    if temperament.counts:
        sure = reading.is_safe(card) and takes
        liking += temperament.counts * (1.0 if sure else -0.5 * is_best_of_suit(reading, card))
    if temperament.takes:
        liking += temperament.takes * (0.0 if not takes else 1.0 if reading.is_safe(card) else 0.6)
    return liking


def _trump_spent(reading: CardReading, card: Card) -> float:
    """From 0 for a plain card and 0.5 for the lowest trump to 1 for the best."""
    trumps = reading.order.trumps
    return 0.0 if card not in trumps else 1 - 0.5 * trumps.index(card) / len(trumps)


def _spoiling(reading: CardReading, card: Card) -> float:
    """1 for a trick that an opponent who is ahead in the deal would have, less than 0 for any other."""
    won = tricks_of_sides(reading.view)
    own = reading.rules.side_of(reading.seat)
    most = max(count for side, count in enumerate(won) if side != own)
    seats = reading.later_opponents if reading.best_seat is None else (reading.best_seat, *reading.later_opponents)
    from_leader = most > 0 and any(won[reading.rules.side_of(seat)] == most for seat in seats)
    return (1.0 if reading.is_safe(card) else 0.8) if from_leader else -0.5


def call_liking(temperament: Temperament, view: PlayerView, move: PlayerMove) -> float:
    """The liking of a temperament for a call."""
    match move:
        case Bid(points):
            return temperament.bids * (0.5 + points / (2 * view.rules.most_points))
        case Hold():
            return temperament.bids * (0.5 + highest_bid(view.calls) / (2 * view.rules.most_points))
        case _:
            return 0.0
