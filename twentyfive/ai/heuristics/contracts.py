"""Contracts in the race: the points of the best trump may still be missing when the last trick needed is won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from twentyfive.ai.heuristics.card_reading import CardReading
from twentyfive.ai.heuristics.race import Race, declaring_sides, tricks_of_sides
from twentyfive.core import Card
from twentyfive.core.ranking import brings_points
from twentyfive.core.rules.options import TRICK_POINTS


def still_needed(reading: CardReading, race: Race, side: int) -> int | None:
    """The points that `side` needs besides this trick to win the race: none, or those of the best trump.

    The player of the best trump of a deal scores for it, wherever the tricks go (RULES.md section 6); a `Race` assumes
    that these points go to the declarer.

    Returns:
        None if the trick does not decide the race, or if the declarer needs those points and cannot get them.
    """
    if not race.decides(side):
        return None
    declaring = declaring_sides(reading.view)
    apart = not declaring or race.runner_of[declaring[0]] != race.runner_of[side]
    if apart or _tricks_suffice(reading, declaring):
        return 0
    own = tuple(seat for one in declaring for seat in reading.rules.seats_of(one))
    others = tuple(seat for seat in range(reading.rules.players) if seat not in own)
    if _paid(reading, _certain(reading, own)) > _best(reading, _possible(reading, others)):
        return 0
    lost = _paid(reading, _possible(reading, own)) <= _best(reading, _certain(reading, others))
    return None if lost else reading.rules.best_trump


def _tricks_suffice(reading: CardReading, declaring: tuple[int, ...]) -> bool:
    """Return True if one trick more makes the contract, even if another side plays the best trump."""
    contract = reading.view.contract or 0
    taken = sum(tricks_of_sides(reading.view)[side] for side in declaring)
    return reading.rules.is_for_all_tricks(contract) or TRICK_POINTS * (taken + 1) >= contract


def _best(reading: CardReading, cards: Iterable[Card]) -> int:
    """The strength of the best trump among the cards, 0 if there is none."""
    return max((reading.order.strength[card] for card in cards if reading.order.is_trump(card)), default=0)


def _paid(reading: CardReading, cards: Iterable[Card]) -> int:
    """The same of the trumps that bring the points for the best trump."""
    return _best(reading, (card for card in cards if brings_points(card, reading.order.trumps, reading.rules)))


def _certain(reading: CardReading, seats: Iterable[int]) -> Iterator[Card]:
    """The cards that these seats have played, or are known to hold and so will play."""
    for seat in seats:
        yield from reading.hand if seat == reading.seat else reading.known[seat]
        for trick in reading.view.tricks_so_far:
            played = enumerate(trick.cards)
            yield from (card for place, card in played if trick.seat_of(place, reading.rules.players) == seat)


def _possible(reading: CardReading, seats: tuple[int, ...]) -> Iterator[Card]:
    """All cards that these seats have played, or may still play as far as the player knows."""
    yield from _certain(reading, seats)
    for seat in seats:
        yield from reading.may_hold[seat]
