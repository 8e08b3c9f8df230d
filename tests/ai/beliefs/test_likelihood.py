"""The likelihood of worlds: those in which the others would have played other cards count for less."""

from __future__ import annotations

import random

from tests.ai.views import PAIRS, view_of
from twentyfive.ai.beliefs.likelihood import likelihood, observed_plays
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.playout.bitcards import fast_pack
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.core import Suit
from twentyfive.core.cards import parse_cards

SHOWN = "spades; You: 5S 2H 3D 9C; led 4D QD KD; earlier: Mary KC 2C 4C 3C"


def weight(*hands: str) -> float:
    """The likelihood of the world in which Mary, John and Anne hold these cards, halved for each unlikely play."""
    view = view_of(SHOWN)
    pack = fast_pack(Suit.SPADES, PAIRS)
    known = beliefs(view)
    observed = observed_plays(view, deal_status(view), pack, known.unseen | sum(known.held))
    masks = [pack.mask(view.hand), *(pack.mask(parse_cards(hand)) for hand in hands)]
    return likelihood(policy_tables(PAIRS), pack, masks, observed, 0.5)


def test_a_player_who_had_the_best_trumps_would_have_led_one() -> None:
    """Mary led a king of clubs to the first trick and a low diamond to the second."""
    assert weight("JS AH AS", "7H 8H 9H", "6H 7C 8C") < weight("4H 7D 6D", "7H 8H 9H", "6H 7C 8C")


def test_plays_are_observed_in_order_without_the_own_cards() -> None:
    view = view_of(SHOWN)
    pack = fast_pack(Suit.SPADES, PAIRS)
    observed = observed_plays(view, deal_status(view), pack, pack.mask(view.hand))
    plays = [(play.seat, str(pack.cards[play.card]), len(play.trick.to_play)) for play in observed]
    assert plays == [(1, "KC", 4), (2, "2C", 3), (3, "4C", 2), (1, "4D", 4), (2, "QD", 3), (3, "KD", 2)]


def test_with_a_weight_of_one_every_world_counts_the_same() -> None:
    view = view_of(SHOWN)
    known = beliefs(view)
    observed = observed_plays(view, deal_status(view), known.pack, known.unseen | sum(known.held))
    for seed in range(20):
        hands = known.sample_world(random.Random(seed)).hands
        assert likelihood(policy_tables(PAIRS), known.pack, hands, observed, 1.0) == 1
