"""What the others' plays tell: worlds in which they would have played otherwise count for less."""

from __future__ import annotations

import random

from tests.ai.views import PAIRS, seen
from twentyfive.ai.beliefs.likelihood import likelihood, observed_plays
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.playout.bitcards import fast_pack
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.core import Suit
from twentyfive.core.cards import parse_cards

SHOWN = "spades; You: 5S 2H 3D 9C; led 4D QD KD; earlier: Mary KC 2C 4C 3C"


def counts(*hands: str) -> float:
    """What the world counts in which Mary, John and Anne hold these cards, a half for each unlikely play."""
    view = seen(SHOWN)
    pack = fast_pack(Suit.SPADES, PAIRS)
    known = beliefs(view)
    observed = observed_plays(view, deal_status(view), pack, known.unseen | sum(known.held))
    masks = [pack.mask(view.hand), *(pack.mask(parse_cards(hand)) for hand in hands)]
    return likelihood(policy_tables(PAIRS), pack, masks, observed, 0.5)


def test_a_player_who_had_the_best_trumps_would_have_led_one() -> None:
    """Mary led a king of clubs to the first trick and a low diamond to the second."""
    assert counts("JS AH AS", "7H 8H 9H", "6H 7C 8C") < counts("4H 7D 6D", "7H 8H 9H", "6H 7C 8C")


def test_what_was_seen_is_told_in_order_without_ones_own_cards() -> None:
    view = seen(SHOWN)
    pack = fast_pack(Suit.SPADES, PAIRS)
    observed = observed_plays(view, deal_status(view), pack, pack.mask(view.hand))
    told = [(play.seat, str(pack.cards[play.card]), len(play.trick.to_play)) for play in observed]
    assert told == [(1, "KC", 4), (2, "2C", 3), (3, "4C", 2), (1, "4D", 4), (2, "QD", 3), (3, "KD", 2)]


def test_no_surprise_leaves_every_world_alike() -> None:
    view = seen(SHOWN)
    known = beliefs(view)
    observed = observed_plays(view, deal_status(view), known.pack, known.unseen | sum(known.held))
    for seed in range(20):
        hands = known.sample_world(random.Random(seed)).hands
        assert likelihood(policy_tables(PAIRS), known.pack, hands, observed, 1.0) == 1
