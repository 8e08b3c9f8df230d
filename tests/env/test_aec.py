"""The PettingZoo environment, by PettingZoo's own tests, and against the game of `core`."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from twentyfive.core import PRESETS, Record, table_move, to_act, view_for
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.core.moves import Exchange
from twentyfive.env.aec import TwentyFive, env
from twentyfive.env.episode import Span
from twentyfive.env.observations import layout, observed, starts


@pytest.mark.parametrize("preset", PRESETS)
# An observation with a mask is a dictionary: PettingZoo's own card games are warned about, too.
@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.filterwarnings("ignore:Observation")
def test_it_passes_the_tests_of_pettingzoo(preset: str) -> None:
    api_test(env(preset), num_cycles=30)
    seed_test(lambda: env(preset), num_cycles=10)


@pytest.mark.parametrize("preset", ["twenty-five", "auction-forty-fives"])
@pytest.mark.filterwarnings("ignore:Observation")
def test_it_can_be_turned_into_pettingzoos_parallel_one(preset: str) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(preset)), num_cycles=100)


def played(preset: str, seed: int, span: Span = Span.DEAL) -> TwentyFive:
    """An episode of actions by chance, played to its end."""
    game, rng = TwentyFive(PRESETS[preset], span), random.Random(seed)
    game.reset(seed=seed)
    for _ in game.agent_iter():
        observation, _, termination, _, _ = game.last()
        assert observation is not None
        legal = numpy.flatnonzero(observation["action_mask"])
        game.step(None if termination else int(rng.choice(legal)))
    return game


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_same_seed_and_moves_give_the_same_record_in_core(preset: str) -> None:
    record = played(preset, 3).record
    rng, again = random.Random(3), Record.new(PRESETS[preset])
    for move in record.moves:
        again.push(move if to_act(again.state) is not None else table_move(again.state, rng))
    assert again.dumps() == record.dumps()


def deals(game: Any, episodes: int, seed: int | None) -> list[str]:
    """The first moves of so many episodes, of which only the first is given the seed."""
    found = []
    for number in range(episodes):
        game.reset(seed) if number == 0 else game.reset()
        found.append(str(game.unwrapped.record.moves[0]))
    return found


def test_seed_given_once_holds_for_the_episodes_after_it() -> None:
    first, again, other = deals(env(), 4, 5), deals(env(), 4, 5), deals(env(), 4, 6)
    assert first == again
    assert len(set(first)) == 4
    assert first != other
    game = env()
    assert deals(game, 4, 5) == deals(game, 4, 5) == first
    assert deals(env(), 4, None) != deals(env(), 4, None)


@pytest.mark.parametrize("kind", [numpy.int64, numpy.uint8, numpy.int32])
def test_numbers_of_numpy_are_numbers(kind: Callable[[int], Any]) -> None:
    game = env("forty-five", kind(4), kind(2))
    assert deals(game, 3, kind(7)) == deals(env("forty-five", 4, 2), 3, 7)
    observed_there = game.observe(game.agent_selection)
    assert observed_there is not None
    mask = observed_there["action_mask"]
    game.step(kind(int(numpy.flatnonzero(mask)[0])))


@pytest.mark.parametrize(("seed", "error"), [(-1, ValueError), (1.5, TypeError), ("5", TypeError)])
def test_what_is_no_seed_is_refused(seed: Any, error: type[Exception]) -> None:
    game = env()
    with pytest.raises(error):
        game.reset(seed)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("fortyfive",), "there is no game 'fortyfive': there are twenty-five, "),
        (("forty-five", 9), "forty-five cannot be played by 9 players: it can by "),
        (("forty-five", None, 7), "forty-five cannot be played in 7 sides: it can by "),
        (("forty-five", 4, 3), "forty-five cannot be played by 4 players in 3 sides: it can by "),
    ],
)
def test_game_that_cannot_be_made_is_refused_in_a_sentence(arguments: tuple[Any, ...], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}") as refused:
        env(*arguments)
    assert "None" not in str(refused.value)


def test_the_rewards_come_at_the_end() -> None:
    game = TwentyFive(PRESETS["forty-five"])
    game.reset(seed=5)
    rng = random.Random(5)
    while not any(game.terminations.values()):
        assert set(game.rewards.values()) == {0.0}
        mask = game.observe(game.agent_selection)["action_mask"]
        game.step(int(rng.choice(numpy.flatnonzero(mask))))
    gains = game.record.state.history[0].gains
    assert game.rewards["seat_0"] == (gains[0] - gains[1]) / 2 == -game.rewards["seat_1"]


def test_the_parts_of_an_observation_say_what_the_view_says() -> None:
    game = TwentyFive(PRESETS["auction-forty-fives"])
    game.reset(seed=1)
    view, numbers = game.infos[game.agent_selection]["view"], game.observe(game.agent_selection)["observation"]
    first = starts(game.rules)
    parts = {part.name: numbers[first[part.name] : first[part.name] + part.size] for part in layout(game.rules)}
    assert sum(len(part) for part in parts.values()) == len(numbers)
    assert {PACK_WITH_JOKER[place] for place in numpy.flatnonzero(parts["hand"])} == set(view.hand)
    assert parts["to_act"].tolist() == [1, 0, 0, 0]
    assert parts["dealer"].tolist() == [0, 0, 0, 1]
    assert parts["hand_sizes"].tolist() == [5, 5, 5, 5]


@pytest.mark.parametrize("preset", ["spoil-five", "auction-forty-fives", "one-hundred-ten-joker"])
def test_cards_that_are_hidden_change_nothing_that_a_seat_observes(preset: str) -> None:
    game = TwentyFive(PRESETS[preset])
    game.reset(seed=8)
    state = game.record.state
    seat, hands = game.record.state.current_deal.actor, list(state.current_deal.hands)
    first, second = (other for other in range(3) if other != seat) if seat < 3 else (0, 1)
    hands[first], hands[second] = hands[second], hands[first]
    swapped = replace(state, deal=replace(state.current_deal, hands=tuple(hands)))
    assert (observed(view_for(swapped, seat)) == game.observe(f"seat_{seat}")["observation"]).all()


def test_it_refuses_a_number_that_is_no_action_and_an_action_that_is_not_legal() -> None:
    game = TwentyFive(PRESETS["twenty-five"])
    game.reset(seed=1)
    with pytest.raises(ValueError, match="999 is no action"):
        game.step(999)
    mask = game.observe(game.agent_selection)["action_mask"]
    with pytest.raises(ValueError, match="is no legal action now"):
        game.step(int(numpy.flatnonzero(mask == 0)[0]))


def test_it_renders_what_everybody_sees() -> None:
    game = TwentyFive(PRESETS["twenty-five"], render_mode="ansi")
    game.reset(seed=1)
    rendered = game.render()
    assert rendered is not None
    assert '"hand":' not in rendered
    assert '"turned"' in rendered


def test_a_match_goes_on_after_its_first_deal() -> None:
    record = played("spoil-five", 2, Span.MATCH).record
    assert record.state.over
    assert len(record.state.history) > 1


def test_an_exchange_is_told_card_by_card_to_the_player_alone() -> None:
    game, rng = TwentyFive(PRESETS["fifty-five"]), random.Random(4)
    game.reset(seed=4)
    while game.record.state.phase != "exchange":
        game.step(int(rng.choice(numpy.flatnonzero(game.observe(game.agent_selection)["action_mask"]))))
    agent, moves = game.agent_selection, len(game.record.moves)
    before = {other: game.observe(other)["observation"] for other in game.agents}
    game.step(int(numpy.flatnonzero(game.observe(agent)["action_mask"])[0]))
    assert game.agent_selection == agent
    assert len(game.record.moves) == moves
    changed = {other for other in game.agents if (game.observe(other)["observation"] != before[other]).any()}
    assert changed == {agent}
    for _ in range(4):
        game.step(int(numpy.flatnonzero(game.observe(agent)["action_mask"])[0]))
    assert isinstance(game.record.moves[moves], Exchange)
