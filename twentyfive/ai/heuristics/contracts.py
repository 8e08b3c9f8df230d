"""What a trick decides for a contract: the points of the best trump may still be missing when its last trick is won."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from twentyfive.ai.heuristics.card_reading import CardSense
from twentyfive.ai.heuristics.race import Race, tricks_of_sides
from twentyfive.core import Card
from twentyfive.core.rules.options import TRICK_POINTS


def still_needed(sense: CardSense, race: Race, side: int) -> int | None:
    """What `side` needs beside this trick to win the race: nothing, or the points of the best trump.

    Whoever plays the best trump of a deal scores for it, wherever the tricks go (RULES.md section 6); a `Race` takes
    those points to come to the declarer.

    Returns:
        None if the trick does not decide the race, or if the declarer needs those points and cannot get them.
    """
    if not race.decides(side):
        return None
    declarer = _declarer_side(sense)
    if declarer is None or race.runner_of[declarer] != race.runner_of[side] or _tricks_suffice(sense, declarer):
        return 0
    own = sense.rules.seats_of(declarer)
    others = tuple(seat for seat in range(sense.rules.players) if seat not in own)
    if _best(sense, _shown(sense, own)) > _best(sense, _possible(sense, others)):
        return 0
    lost = _best(sense, _possible(sense, own)) <= _best(sense, _shown(sense, others))
    return None if lost else sense.rules.best_trump


def _declarer_side(sense: CardSense) -> int | None:
    """The side that has a contract to make; a jink, which all tricks decide, is none."""
    declarer = sense.view.declarer
    return None if declarer is None else sense.rules.side_of(declarer)


def _tricks_suffice(sense: CardSense, declarer: int) -> bool:
    """Whether one trick more makes the contract, whoever plays the best trump."""
    contract = sense.view.contract or 0
    taken = tricks_of_sides(sense.view)[declarer]
    return sense.rules.is_for_all_tricks(contract) or TRICK_POINTS * (taken + 1) >= contract


def _best(sense: CardSense, cards: Iterable[Card]) -> int:
    """The strength of the best trump among the cards, 0 if there is none."""
    return max((sense.order.strength[card] for card in cards if sense.order.is_trump(card)), default=0)


def _shown(sense: CardSense, seats: Iterable[int]) -> Iterator[Card]:
    """The cards that these seats have played or are known to hold, and so will play."""
    for seat in seats:
        yield from sense.hand if seat == sense.seat else sense.known[seat]
        for trick in sense.view.tricks_so_far:
            played = enumerate(trick.cards)
            yield from (card for place, card in played if trick.seat_of(place, sense.rules.players) == seat)


def _possible(sense: CardSense, seats: tuple[int, ...]) -> Iterator[Card]:
    """All cards that these seats have played, or may still play for all the player knows."""
    yield from _shown(sense, seats)
    for seat in seats:
        yield from sense.may_hold[seat]
