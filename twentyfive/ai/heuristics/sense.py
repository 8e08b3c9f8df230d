"""Sense: the cards that a person would call silly, which no level plays where it may play another.

A folly is no proof of a mistake, but it is right so seldom that whoever commits none is as strong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from twentyfive.ai.heuristics.card_reading import CardReading
from twentyfive.ai.heuristics.following import winners
from twentyfive.ai.heuristics.race import Race
from twentyfive.core import Card
from twentyfive.core.cards import Cards

BEST_TRUMPS: Final = 3
"""The number of trumps that nobody wastes, even where fewer may renege: as a rule the five, the jack and the ace of
hearts."""


def sensible(reading: CardReading, race: Race) -> Cards:
    """The cards that may be played without a folly, at least one."""
    return tuple(card for card in reading.plays if not follies(reading, race, card))


def follies(reading: CardReading, race: Race, card: Card) -> tuple[str, ...]:
    """The follies of playing `card`, as far as its player can know; none if it is the only card."""
    if len(reading.plays) == 1:
        return ()
    return tuple(folly for folly, is_it in FOLLIES.items() if is_it(reading, race, card))


def is_best_of_suit(reading: CardReading, card: Card) -> bool:
    """Return True if no card still out of the same suit, trumps being one, beats `card`."""
    trump = reading.order.is_trump(card)
    return not any(reading.order.is_trump(other) == trump for other in reading.beaters(card))


def _on_a_partners_trick(reading: CardReading, race: Race, card: Card) -> bool:
    """It may secure a trick that decides the race."""
    if not reading.partner_wins or not _wasted(reading, card):
        return False
    return not _secures(reading, card) or not _at_stake(reading, race)


def _secures(reading: CardReading, card: Card) -> bool:
    """Return True if fewer cards can take the trick from `card` than from the partner's."""
    assert reading.best is not None
    return reading.takes_trick(card) and reading.threats(card) < reading.threats(reading.best)


def _at_stake(reading: CardReading, race: Race) -> bool:
    """Return True if the trick decides the race for the player's side, or for an opponent who is still to play."""
    return any(race.decides(reading.rules.side_of(seat)) for seat in (reading.seat, *reading.later_opponents))


def _thrown_away(reading: CardReading, _: Race, card: Card) -> bool:
    return not reading.takes_trick(card) and _wasted(reading, card)


def _wasted(reading: CardReading, card: Card) -> bool:
    """Return True if `card` is one of the best trumps, and a card may be played that is none."""
    best = reading.order.trumps[:BEST_TRUMPS]
    return card in best and any(other not in best for other in reading.plays)


def _lone_first(reading: CardReading, race: Race, card: Card) -> bool:
    """Leads it to the first trick against several, and does not win the race by it.

    Against a single opponent it is often right: without it hard gives away 1.10 % of the deals of the solved game of
    ten cards instead of 0.92.
    """
    first = reading.led is None and not reading.view.tricks and reading.rules.players > 2
    lone = _wasted(reading, card) and len(reading.trumps_held()) == 1
    return first and lone and not race.decides(race.own_side)


def _dearer_than_needed(reading: CardReading, _: Race, card: Card) -> bool:
    """The last to play wins with a card where a lesser one does; cards with nothing out between them are the same."""
    if reading.led is None or reading.later or reading.partner_wins or not reading.takes_trick(card):
        return False
    cheapest = winners(reading)[0]
    between = any(reading.order.beats(card, other) and reading.order.beats(other, cheapest) for other in reading.unseen)
    return card != cheapest and (between or reading.order.is_trump(card) != reading.order.is_trump(cheapest))


def _best_of_suit_thrown(reading: CardReading, _: Race, card: Card) -> bool:
    """A plain card that nothing in its suit can beat is thrown on a lost trick where a lesser plain card may be."""
    if reading.led is None or reading.partner_wins or reading.takes_trick(card) or reading.order.is_trump(card):
        return False
    lesser = (other for other in reading.plays if not reading.order.is_trump(other) and other != card)
    return is_best_of_suit(reading, card) and any(not is_best_of_suit(reading, other) for other in lesser)


FOLLIES: Final[dict[str, Callable[[CardReading, Race, Card], bool]]] = {
    "one of the best trumps on a partner’s trick": _on_a_partners_trick,
    "one of the best trumps on a trick that it does not win": _thrown_away,
    "a lone best trump led first of all": _lone_first,
    "a win dearer than needed": _dearer_than_needed,
    "the best card of a suit thrown away": _best_of_suit_thrown,
}
"""What a person would call silly."""
