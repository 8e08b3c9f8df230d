"""The computer players reckon with hands whose cards nobody chooses."""

from __future__ import annotations

import random
from collections import Counter

from tests.core.policy import walked
from twentyfive.ai import Level
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.levels import advise
from twentyfive.ai.playout.bitcards import fast_pack, turned_card
from twentyfive.ai.playout.playout import NEVER, OpenTrick, play_out
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.core import PRESETS, Phase, Suit, to_act, view_for
from twentyfive.core.cards import parse_cards

RULES = PRESETS["forty-five-unseen"]
PACK = fast_pack(Suit.SPADES, RULES)


def test_any_card_of_an_unseen_hand_is_turned_about_as_often() -> None:
    rng, found = random.Random(1), Counter[int]()
    for _ in range(5000):
        hand = sum(rng.sample(list(PACK.cards), 5))
        card = turned_card(hand)
        assert card & hand
        assert turned_card(hand) == card
        found[(hand & card - 1).bit_count()] += 1
    assert all(800 < found[place] < 1200 for place in range(5))


def test_an_unseen_hand_plays_what_nobody_would() -> None:
    """C's only card is the five of trumps, which is turned although the partner A is winning."""
    hands = [PACK.mask(parse_cards(cards)) for cards in ("AH", "2C", "5S", "3C")]
    trick = OpenTrick(0, 0, 0, (0, 1, 2, 3))
    assert play_out(policy_tables(RULES), PACK, hands, trick, sum(hands), (NEVER, NEVER)) == (0,)


def test_nothing_is_inferred_from_a_card_that_was_turned() -> None:
    """An unseen hand that turned a plain card to a trump may still hold trumps, and every world has them there."""
    rules, seen = RULES, 0
    for state, _ in walked(rules, 4, 400):
        seat = to_act(state)
        if seat is None or state.phase is not Phase.PLAY or len(state.current_deal.tricks) != 1:
            continue
        reading = card_reading(view_for(state, seat))
        for at in (2, 3):
            assert reading.may_hold[at] == frozenset(reading.unseen)
        seen += 1
    assert seen > 5


def test_every_level_plays_and_nobody_is_asked_for_an_unseen_hand() -> None:
    for number, (state, _) in enumerate(walked(RULES, 6, 60)):
        seat = to_act(state)
        if seat is None:
            continue
        assert seat < RULES.seats_held
        view = view_for(state, seat)
        if view.trump is not None and view.phase is Phase.PLAY:
            beliefs(view).sample_world(random.Random(number))
        for level in (Level.EASY, Level.HARD):
            if number % 10 == 0:
                assert advise(view, level, number).move in view.legal
