"""The numbers by which the player compares each card with that of the expert, all from the view of its seat."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Final

import numpy
from numpy.typing import NDArray

from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.search.card_search import DeterminizedSearch, RolloutPolicies
from twentyfive.core import Card, PlayerView

Numbers = NDArray[numpy.float64]

SEARCHES: Final[tuple[tuple[RolloutPolicies, float], ...]] = (
    ((None,), 0.25),
    ((0.92,), 0.25),
    ((None,), 0.02),
)
"""Models of the other player in the rollouts, and the weight of a card that it would not have played: two of the
expert's own models, and one that reads more from each card."""

WORLDS: Final = 100
"""The worlds of each search."""

_OF_CARD: Final = 11
_OF_MOVE: Final = 1 + len(SEARCHES) + _OF_CARD

NUMBER: Final = 2 * _OF_MOVE
"""The length of a reading: one half is used when leading, the other when following."""


def readings(view: PlayerView, usual: Card, seed: int) -> Mapping[Card, Numbers]:
    """For each card that could be played in place of the usual one, what is different.

    Cards that do the same as another are left out. All is 0 where a card differs in nothing from the usual one.
    """
    searches = [_values(view, policies, weight, seed) for policies, weight in SEARCHES]
    alike = searches[0].representative
    others = [card for card in searches[0].candidates if card != alike[usual]]
    if not others:
        return {}
    values = [search.card_values() for search in searches]
    own, half = _of_card(view, usual), 0 if view.trick is None or not view.trick.cards else _OF_MOVE
    found = {}
    for card in others:
        numbers = numpy.zeros(NUMBER)
        gains = [by_card[card] - by_card[alike[usual]] for by_card in values]
        numbers[half : half + _OF_MOVE] = [1.0, *gains, *(_of_card(view, card) - own)]
        found[card] = numbers
    return found


def _values(view: PlayerView, policies: RolloutPolicies, weight: float, seed: int) -> DeterminizedSearch:
    """The search over the cards, in the same worlds for all models that weigh them alike."""
    search, rng = DeterminizedSearch(view, deal_status(view), weight, policies), random.Random(seed)
    for _ in range(WORLDS):
        search.add_world(rng)
        if len(search.candidates) == 1:
            break
    return search


def _of_card(view: PlayerView, card: Card) -> Numbers:
    """The numbers of a card: its strength, its effect on the trick, and the hand that is left."""
    order, trick = view.ranking, () if view.trick is None else view.trick.cards
    assert order is not None
    unseen = [other for other in view.rules.pack if other not in view.seen]
    beaten = sum(order.beats(other, card) for other in unseen) / len(unseen)
    held = [other for other in view.hand if other != card]
    trumps = sum(order.is_trump(other) for other in held)
    trump, wins = order.is_trump(card), not trick or order.beats(card, trick[0])
    own = sum(won.winner == view.seat for won in view.tricks)
    ahead = own - (len(view.tricks) - own)
    early = len(held) / 5
    alone = not any(order.suit_of(other) is order.suit_of(card) for other in held)
    return numpy.array(
        [
            trump,
            trump * early,
            trump * ahead,
            beaten,
            beaten * early,
            beaten * ahead,
            wins,
            wins * early,
            wins * ahead,
            alone,
            trump * trumps / 5,
        ],
        numpy.float64,
    )
