"""Networks in whole numbers: their file, their values, and what a player who trusts one sees and plays."""

from __future__ import annotations

import hashlib
import random
import zlib

import pytest

from tests.ai.games import decisions, reshuffled
from tests.ai.network.networks import by_chance, weights_by_chance
from tests.ai.views import ALONE, view_of
from twentyfive.ai.network.card_network import FIRST, SECOND, CardNetwork, WholeWeights
from twentyfive.ai.network.inputs import CARD, GONE, INPUTS, TURN_UP_LIES, hand_after, sight
from twentyfive.ai.network.learned_play import card_odds, learned_move, put_out_odds
from twentyfive.ai.network.places import FIRST_TRUMP, PLACES, places_of
from twentyfive.core import PRESETS, Rules, Suit, view_for
from twentyfive.core.moves import Rob
from twentyfive.core.ranking import ranking

WEIGHTS = weights_by_chance(25)
NETWORK = CardNetwork(WEIGHTS)

KEPT = "b06bc63b6b8efdc598a12d0bd2fb364203ab3dc7452f67c5889dc66a457943a5"
"""The digest of a thousand decisions; it is the same on every system and in every Python."""


def test_the_file_holds_the_weights() -> None:
    read = WholeWeights.from_bytes(WEIGHTS.to_bytes())
    assert [*read.rows] == WEIGHTS.rows
    assert [*read.second] == WEIGHTS.second
    assert ([*read.first], [*read.last]) == (WEIGHTS.first, WEIGHTS.last)
    assert ([*read.second_bias], read.last_bias) == (WEIGHTS.second_bias, WEIGHTS.last_bias)


@pytest.mark.parametrize(
    "content", [b"", b"25N1", b"a file of another kind", WEIGHTS.to_bytes().replace(b"25N1", b"25N9")]
)
def test_another_file_is_refused(content: bytes) -> None:
    with pytest.raises(ValueError, match="no network"):
        WholeWeights.from_bytes(content)


def test_a_damaged_file_is_refused() -> None:
    whole = WEIGHTS.to_bytes()
    for content in (whole[:1000], whole[:2000] + b"25" + whole[2002:], whole[:10] + zlib.compress(b"25")):
        with pytest.raises(ValueError, match="damaged"):
            WholeWeights.from_bytes(content)


def test_the_lanes_add_up_as_layers_do() -> None:
    chance = random.Random(1)
    for _ in range(20):
        state, card = chance.sample(range(INPUTS), 50), chance.sample(range(INPUTS), 3)
        assert [*NETWORK.log_odds(state, [card, []])] == [_by_layers([*state, *card]), _by_layers(state)]


def _by_layers(inputs: list[int]) -> int:
    rows = [WEIGHTS.rows[at * FIRST : (at + 1) * FIRST] for at in inputs]
    first = [max(0, sum(units)) for units in zip(WEIGHTS.first, *rows, strict=True)]
    second = [
        max(0, bias + sum(value * WEIGHTS.second[below * SECOND + unit] for below, value in enumerate(first)))
        for unit, bias in enumerate(WEIGHTS.second_bias)
    ]
    odds: int = sum(value * weight for value, weight in zip(second, WEIGHTS.last, strict=True))
    return odds + WEIGHTS.last_bias


def test_a_thousand_decisions_are_those_that_were_kept() -> None:
    digest, number = hashlib.sha256(), 0
    for view in by_chance(deals=50):
        number += 1
        digest.update(f"{learned_move(view, NETWORK)} {sorted(card_odds(view, NETWORK).values())}".encode())
    assert number > 1000
    assert digest.hexdigest() == KEPT


def test_a_player_sees_nothing_that_is_hidden() -> None:
    rng = random.Random(3)
    for state, view in decisions(ALONE, 3, 60):
        assert view.seat is not None
        other = reshuffled(state, view.seat, rng)
        assert sight(view) == sight(view_for(other, view.seat))


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_every_game_has_a_place_for_each_card_in_its_order(rules: Rules) -> None:
    for trump in Suit:
        for ace_lowest in (False, True):
            order, places = ranking(trump, rules, ace_lowest=ace_lowest), places_of(trump, rules, ace_lowest=ace_lowest)
            assert len({*places.values()}) == len(rules.pack)
            assert {*places.values()} <= {*range(PLACES)}
            assert [places[card] for card in order.trumps] == sorted(
                (places[card] for card in order.trumps), reverse=True
            )
            assert {card for card in places if places[card] >= FIRST_TRUMP} == {*order.trumps}


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_a_player_of_every_game_sees_each_input_once(rules: Rules) -> None:
    for _, view in decisions(rules, 5, 60):
        if view.playable:
            seen = sight(view)
            assert len({*seen.inputs}) == len(seen.inputs)
            assert {*seen.inputs} <= {*range(CARD)}
            assert all(CARD <= at < INPUTS for card in view.playable for at in seen.of_card(seen.places[card]))


def test_suits_that_a_player_cannot_tell_apart_are_one() -> None:
    clubs, spades = (
        view_of(f"diamonds; You: 5D {cards}; earlier: Mary 9{led} 4H 5H 6H 7H", ALONE)
        for cards, led in (("KC 2C 3S", "C"), ("KS 2S 3C", "S"))
    )
    assert sorted(sight(clubs).inputs) == sorted(sight(spades).inputs)


def test_a_robber_sees_the_hand_that_it_will_have() -> None:
    for _, view in decisions(ALONE, 8, 400):
        if view.may_rob:
            out = view.may_put_out[0]
            seen = hand_after(view, out)
            assert TURN_UP_LIES in sight(view).inputs
            assert TURN_UP_LIES not in seen.inputs
            assert seen.held.bit_count() == len(view.hand)
            assert GONE + seen.places[out] in seen.inputs
            move = learned_move(view, NETWORK)
            assert not put_out_odds(view, NETWORK) or isinstance(move, Rob)
