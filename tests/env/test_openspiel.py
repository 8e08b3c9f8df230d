"""The OpenSpiel game, by OpenSpiel's own test, and against the game of `core`."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from twentyfive.core import PRESETS, view_for
from twentyfive.core.view_text import view_to_text

if TYPE_CHECKING:
    from twentyfive.env.openspiel import State

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not ready built for this system")
openspiel = pytest.importorskip("twentyfive.env.openspiel")


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_it_passes_the_test_of_openspiel(preset: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game("twentyfive", {"preset": preset}), 1, False, False)


def test_a_match_passes_it_too() -> None:
    match = {"preset": "five-cards-1674", "span": "match"}
    pyspiel.random_sim_test(pyspiel.load_game("twentyfive", match), 1, False, False)


def some_state(preset: str, seed: int, actions: int) -> State:
    """A state after so many actions by chance, the deal included."""
    state: State = pyspiel.load_game("twentyfive", {"preset": preset}).new_initial_state()
    rng = random.Random(seed)
    for _ in range(actions):
        if state.is_terminal():
            break
        legal = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(legal))
    return state


@pytest.mark.parametrize("preset", PRESETS)
def test_it_ends_with_the_gains_of_the_deal(preset: str) -> None:
    state = some_state(preset, 5, 500)
    assert state.is_terminal()
    result, rules = state.episode.state.history[0], PRESETS[preset]
    mean = sum(result.gains) / rules.sides
    assert state.returns() == pytest.approx([result.gains[rules.side_of(seat)] - mean for seat in range(rules.players)])


def test_a_player_knows_their_view_and_nothing_else() -> None:
    state = some_state("auction-forty-fives", 3, 70)
    for seat in range(4):
        assert state.information_state_string(seat) == view_to_text(view_for(state.episode.state, seat))


def test_a_copy_goes_its_own_way() -> None:
    state = some_state("twenty-five", 3, 30)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


def test_every_seat_may_deal_first_and_every_card_come_first() -> None:
    state = pyspiel.load_game("twentyfive", {"players": 3}).new_initial_state()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]
    state.apply_action(2)
    assert state.chance_outcomes() == [(place, pytest.approx(1 / 52)) for place in range(52)]
    state.apply_action(7)
    assert [place for place, _ in state.chance_outcomes()] == [place for place in range(52) if place != 7]


def test_rules_that_do_not_exist_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="whist"):
        openspiel.Game({"preset": "whist"})
    with pytest.raises(ValueError, match="house-25 cannot be played by 7 players"):
        openspiel.Game({"preset": "house-25", "players": 7})
