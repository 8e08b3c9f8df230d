"""One seat at many tables: by Gymnasium's own checks, and against the game of `core`."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from twentyfive.core import PRESETS, Rules, table_move
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.core.moves import DealCards
from twentyfive.env.batch import Tables
from twentyfive.env.batch.policies import Policy, by_chance, by_rule
from twentyfive.env.episode import Episode, Span, begun, sitting
from twentyfive.env.vector import Seat, SeatAtTables, vector_env

GAMES = ["twenty-five", "spoil-five", "auction-forty-fives", "one-hundred-ten-joker"]


class AnyAction(gymnasium.ActionWrapper[Any, int, int]):
    """Takes a legal action for any, because Gymnasium's check tries them all."""

    def action(self, action: int) -> int:
        legal = numpy.flatnonzero(self.mask)
        return int(legal[action % len(legal)])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        observation, info = super().reset(seed=seed, options=options)
        self.mask = observation["action_mask"]
        return observation, info

    def step(self, action: int) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        stepped = super().step(action)
        self.mask = stepped[0]["action_mask"]
        return stepped


@pytest.mark.parametrize("preset", GAMES)
@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")
def test_a_seat_passes_the_check_of_gymnasium(preset: str) -> None:
    check_env(AnyAction(Seat(PRESETS[preset], others=by_rule)), skip_render_check=True)


def test_gymnasium_makes_it_by_name() -> None:
    made = gymnasium.make_vec("TwentyFive-v0", num_envs=3, preset="spoil-five", players=4)
    assert isinstance(made, SeatAtTables)
    assert made.rules == sitting("spoil-five", 4)
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = made.reset(seed=1)
    assert made.observation_space.contains(observations)
    one = gymnasium.make("TwentyFive-v0", disable_env_checker=True).unwrapped
    assert isinstance(one, Seat)
    first, _ = one.reset(seed=1)
    assert one.observation_space.contains(first)


def actions_by_chance(mask: NDArray[numpy.int8], rng: numpy.random.Generator) -> NDArray[numpy.intp]:
    actions: NDArray[numpy.intp] = (rng.random(mask.shape) * mask).argmax(1)
    return actions


@pytest.mark.parametrize("others", [by_chance, by_rule])
@pytest.mark.parametrize("preset", PRESETS)
def test_every_table_goes_on(preset: str, others: Policy) -> None:
    tables, rng = vector_env(preset, num_envs=20, others=others), numpy.random.default_rng(1)
    observations, _ = tables.reset(seed=1)
    ends = 0
    for _ in range(30):
        assert observations["action_mask"].any(1).all()
        observations, rewards, ended, truncated, _ = tables.step(actions_by_chance(observations["action_mask"], rng))
        assert not rewards[~ended].any()
        assert not truncated.any()
        ends += int(ended.sum())
    assert ends > 0


class InCore:
    """A game of the one table of a vector environment as `core` plays it: the same packs and the same actions."""

    def __init__(self, rules: Rules, span: Span) -> None:
        self._rules, self._span = rules, span
        self.episode: Episode | None = None
        self.returns: tuple[float, ...] = ()

    def act(self, tables: Tables, action: int) -> None:
        """Take the action that is about to be taken at the table."""
        state = tables.state
        episode = begun(self._rules, self._span) if self.episode is None else self.episode
        if episode.seat is None:
            pack = tuple(PACK_WITH_JOKER[card] for card in state.packs[0])
            episode = episode.moved(DealCards(pack, int(state.dealer[0])))
        episode, _ = episode.acted(tables.actions.actions[action])
        while episode.seat is None and not episode.over and episode.state.phase != "deal":
            episode = episode.moved(table_move(episode.state, random.Random(0)))
        self.returns = episode.returns() if episode.over else self.returns
        self.episode = None if episode.over else episode

    def by_chance(self, tables: Tables, rows: NDArray[numpy.intp], rng: numpy.random.Generator) -> NDArray[numpy.intp]:
        """A policy that is followed."""
        actions = by_chance(tables, rows, rng)
        self.act(tables, int(actions[0]))
        return actions


@pytest.mark.parametrize("span", Span)
@pytest.mark.parametrize("preset", ["forty-five", "spoil-five"])
def test_its_rewards_are_those_of_core(preset: str, span: Span) -> None:
    rules, rng, ends = sitting(preset).replace(first_dealer="random"), numpy.random.default_rng(1), 0
    core = InCore(rules, span)
    one = SeatAtTables(rules, 1, span=span, others=core.by_chance, seat=1)
    observations, _ = one.reset(seed=4)
    while ends < 20:
        action = actions_by_chance(observations["action_mask"], rng)
        core.act(one.tables, int(action[0]))
        observations, rewards, ended, _, _ = one.step(action)
        if ended[0]:
            ends += 1
            assert rewards[0] == pytest.approx(core.returns[1])


def episodes(tables: SeatAtTables, seed: Any) -> list[list[float]]:
    """What is seen first and what is won in some steps, all actions by the same chance."""
    rng, (observations, _) = numpy.random.default_rng(1), tables.reset(seed=seed)
    found: list[list[float]] = observations["observation"].tolist()
    for _ in range(20):
        observations, rewards, _, _, _ = tables.step(actions_by_chance(observations["action_mask"], rng))
        found.append(rewards.tolist())
    return found


def test_seed_given_once_holds_for_the_episodes_after_it() -> None:
    tables = vector_env(num_envs=4)
    first, second = episodes(tables, 5), episodes(tables, None)
    assert first != second
    assert episodes(tables, numpy.uint8(5)) == first
    assert episodes(tables, None) == second
    assert episodes(vector_env(num_envs=4), None) != episodes(vector_env(num_envs=4), None)


@pytest.mark.parametrize(("seed", "error"), [(-1, ValueError), (1.5, TypeError), ("5", TypeError)])
def test_what_is_no_seed_is_refused(seed: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        vector_env(num_envs=2).reset(seed=seed)


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: vector_env("fortyfive"), "there is no game 'fortyfive': there are twenty-five, "),
        (lambda: vector_env(seat=5), "the seat is 5: give one from 0 to 4"),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(make: Callable[[], object], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}"):
        make()


@pytest.mark.parametrize("action", [-1, 0, 9999])
def test_an_action_that_is_not_legal_is_refused(action: int) -> None:
    tables = vector_env(num_envs=2)
    observations, _ = tables.reset(seed=1)
    actions = observations["action_mask"].argmax(1)
    actions[1] = action if not 0 <= action < 200 else int(observations["action_mask"][1].argmin())
    with pytest.raises(ValueError, match="at table 1 is not legal now"):
        tables.step(actions)


def test_wrappers_of_gymnasium_count_its_episodes() -> None:
    counted = RecordEpisodeStatistics(vector_env(num_envs=30))
    observations, _ = counted.reset(seed=1)
    rng, ends = numpy.random.default_rng(1), 0
    for _ in range(12):
        observations, _, ended, _, info = counted.step(actions_by_chance(observations["action_mask"], rng))
        ends += int(ended.sum())
        assert not ended.any() or (info["_episode"] == ended).all()
    assert counted.episode_count == ends > 30


@pytest.mark.parametrize("preset", GAMES)
def test_the_rule_is_better_than_chance(preset: str) -> None:
    tables, rng = vector_env(preset, num_envs=500), numpy.random.default_rng(1)
    tables.reset(seed=1)
    won: list[float] = []
    for _ in range(20):
        _, rewards, ended, _, _ = tables.step(by_rule(tables.tables, numpy.arange(500), rng))
        won += rewards[ended].tolist()
    assert numpy.mean(won) > 3 * numpy.std(won) / len(won) ** 0.5
