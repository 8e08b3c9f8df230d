"""One seat at many tables, as Gymnasium's vector environments and its single ones know it.

>>> from twentyfive.env.vector import vector_env
>>> tables = vector_env("twenty-five", num_envs=1000)
>>> observations, _ = tables.reset(seed=1)
>>> observations["observation"].shape[0]
1000

With ``import twentyfive.env.vector``, `gymnasium.make` and `gymnasium.make_vec` know it as ``TwentyFive-v0``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray
from typing_extensions import override

from twentyfive.core import Rules
from twentyfive.env.batch import FromNumpy, Tables, masks, observed
from twentyfive.env.batch.policies import Policy, by_chance
from twentyfive.env.batch.state import Numbers
from twentyfive.env.episode import Span, sitting, whole_seed
from twentyfive.env.spaces import action_space, observation_space

Observed = dict[str, NDArray[Any]]
Taken = NDArray[numpy.integer[Any]] | Sequence[int]


class SeatAtTables(VectorEnv[Observed, Taken, NDArray[Any]]):
    """One seat of a game at many tables, where a policy plays the others.

    An episode is a deal, or a match, and the reward comes at its end, as in the PettingZoo environment (see
    `Episode.returns`). In the same step the next episode begins, and its first observation is returned: a deal that is
    over shows nothing to decide. A deal that ends before the seat has anything to decide is none of its episodes.

    Attributes:
        rules: the rules of the game.
        tables: the tables, with every hand.
    """

    def __init__(
        self, rules: Rules, num_envs: int, *, span: Span = Span.DEAL, others: Policy = by_chance, seat: int = 0
    ) -> None:
        """Lay the tables.

        Raises:
            ValueError: if the arrays cannot express the rules, or nobody plays at the seat.
        """
        if not 0 <= seat < rules.seats_held:
            raise ValueError(f"the seat is {seat}: give one from 0 to {rules.seats_held - 1}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.rules = rules
        self.num_envs = num_envs
        self.single_observation_space = observation_space(rules)
        self.single_action_space = action_space(rules)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = Tables(rules, num_envs)
        self._span = span
        self._others = others
        self._seat = seat

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin an episode at each table. There are no options.

        The same seed and actions give the same episodes, and without a seed the same next ones. If no seed was ever
        given, every episode is another.

        Raises:
            TypeError: if the seed is no whole number.
            ValueError: if it is negative.
        """
        super().reset(seed=None if seed is None else whole_seed(seed), options=options)
        self.tables.reset(shuffler=FromNumpy(self.rules, self.np_random))
        self._play_on(numpy.zeros(self.num_envs, numpy.bool_))
        return self._look(), {}

    @override
    def step(self, actions: Taken) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Take an action of the seat at each table, and let the others play until it is to act again.

        Raises:
            ValueError: if an action is not legal at its table.
        """
        taken = numpy.asarray(actions, numpy.intp)
        known = (taken >= 0) & (taken < self._mask.shape[1])
        legal = known & (self._mask[numpy.arange(self.num_envs), numpy.where(known, taken, 0)] > 0)
        if not legal.all():
            table = int(legal.argmin())
            raise ValueError(f"action {taken[table]} at table {table} is not legal now")
        self.tables.step(taken)
        rewards, ended = self._play_on(numpy.ones(self.num_envs, numpy.bool_))
        return self._look(), rewards, ended, numpy.zeros(self.num_envs, numpy.bool_), {}

    def _play_on(self, decided: NDArray[numpy.bool_]) -> tuple[NDArray[Any], NDArray[Any]]:
        """Let the others play until the seat is to act everywhere; return the rewards, and where an episode has ended.

        Args:
            decided: the tables at which the seat has decided anything in the episode.
        """
        tables, state = self.tables, self.tables.state
        rewards, ended = numpy.zeros(self.num_envs), numpy.zeros(self.num_envs, numpy.bool_)
        while True:
            over = numpy.flatnonzero(state.ended if self._span is Span.DEAL else state.over)
            of_seat = over[decided[over] & ~ended[over]]
            rewards[of_seat] = self._gains(of_seat)
            ended[of_seat] = True
            state.ended[over] = False
            tables.begin(over)
            rows = numpy.flatnonzero(state.turn != self._seat)
            if not len(rows):
                return rewards, ended
            actions = numpy.full(self.num_envs, -1)
            actions[rows] = self._others(tables, rows, self.np_random)
            tables.step(actions)

    def _gains(self, rows: Numbers) -> NDArray[numpy.float64]:
        state, side = self.tables.state, self.rules.side_of(self._seat)
        if self._span is Span.DEAL:
            gains = state.gains[rows]
        else:
            gains = state.winners[rows] / state.winners[rows].sum(1, keepdims=True)
        compared: NDArray[numpy.float64] = gains[:, side] - gains.mean(1)
        return compared

    def _look(self) -> Observed:
        self._mask = masks(self.tables, self.tables.legal())
        return {"observation": observed(self.tables), "action_mask": self._mask}


class Seat(gymnasium.Env[Observed, int]):
    """One seat at one table: the same as `SeatAtTables` has at many."""

    def __init__(self, rules: Rules, *, span: Span = Span.DEAL, others: Policy = by_chance, seat: int = 0) -> None:
        """Lay the table.

        Raises:
            ValueError: if the arrays cannot express the rules, or nobody plays at the seat.
        """
        self.metadata = {"render_modes": []}
        self._one = SeatAtTables(rules, 1, span=span, others=others, seat=seat)
        self.observation_space = self._one.single_observation_space
        self.action_space = self._one.single_action_space

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Begin an episode, see `SeatAtTables.reset`."""
        observations, info = self._one.reset(seed=seed, options=options)
        self._np_random, self._np_random_seed = self._one.np_random, self._one.np_random_seed
        return _first(observations), info

    @override
    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action. After the last one the observation is already that of the next episode.

        Raises:
            ValueError: if the action is not legal.
        """
        observations, rewards, ended, _, info = self._one.step([action])
        return _first(observations), float(rewards[0]), bool(ended[0]), False, info


def _first(observations: Observed) -> Observed:
    return {name: part[0] for name, part in observations.items()}


def vector_env(
    preset: str = "twenty-five",
    players: int | None = None,
    sides: int | None = None,
    *,
    num_envs: int = 1,
    span: Span = Span.DEAL,
    others: Policy = by_chance,
    seat: int = 0,
) -> SeatAtTables:
    """A seat at many tables by the name of the rules.

    Args:
        preset, players, sides: the game and who plays it, see `sitting`.
        num_envs: the number of tables.
        span: whether an episode is a deal or a match.
        others: plays the other seats.
        seat: the seat of the learner.

    Raises:
        TypeError: if a number is no whole one.
        ValueError: if there are no such rules, or they cannot be played so.
    """
    return SeatAtTables(sitting(preset, players, sides), num_envs, span=span, others=others, seat=seat)


def single_env(
    preset: str = "twenty-five",
    players: int | None = None,
    sides: int | None = None,
    *,
    span: Span = Span.DEAL,
    others: Policy = by_chance,
    seat: int = 0,
) -> Seat:
    """A seat at one table by the name of the rules, see `vector_env`."""
    return Seat(sitting(preset, players, sides), span=span, others=others, seat=seat)


gymnasium.register(
    "TwentyFive-v0",
    entry_point="twentyfive.env.vector:single_env",
    vector_entry_point="twentyfive.env.vector:vector_env",
    order_enforce=False,
)
