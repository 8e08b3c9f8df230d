"""The PettingZoo environment: seats act one after the other, with a mask of the legal actions.

>>> from twentyfive.env.aec import env
>>> game = env("spoil-five", players=3)
>>> game.reset(seed=1)
>>> for seat in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     legal = [] if termination else numpy.flatnonzero(observation["action_mask"])
...     game.step(None if termination else int(legal[0]))
"""

from __future__ import annotations

import random
from typing import Any

import numpy
from gymnasium import Space
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from typing_extensions import override

from twentyfive.core import Record, Rules, table_move, view_for
from twentyfive.core.moves import Move
from twentyfive.core.view_text import view_to_text
from twentyfive.env import observations
from twentyfive.env.actions import NumberedActions
from twentyfive.env.episode import Span, begun, sitting, whole_seed
from twentyfive.env.spaces import action_space, observation_space

Observed = dict[str, NDArray[Any]]


class TwentyFive(AECEnv[str, Observed, "int | None"]):
    """A game of the family, a seat being an agent ``seat_0``, ``seat_1`` and so on.

    An observation has ``observation``, the view as an array (see `observations.layout`), and ``action_mask``, a 1 for
    each legal action by its number (see `actions`). ``infos[agent]["view"]`` is the view itself for the agent to act.
    The rewards come at the end of the episode: see `Episode.returns`.

    Attributes:
        rules: the rules of the game.
    """

    def __init__(self, rules: Rules, span: Span = Span.DEAL, render_mode: str | None = None) -> None:
        self.metadata = {"name": "twentyfive_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.rules = rules
        self.render_mode = render_mode
        self._span = span
        self._numbered = NumberedActions.of(rules)
        self._seat_of = {f"seat_{seat}": seat for seat in range(rules.players)}
        self.possible_agents = list(self._seat_of)
        self._observation_spaces = {agent: observation_space(rules) for agent in self.possible_agents}
        self._rng = random.Random()
        self._action_spaces = {agent: action_space(rules) for agent in self.possible_agents}

    @property
    def record(self) -> Record:
        """The game so far, as `core` keeps it."""
        record = Record.new(self.rules)
        for move in self._moves:
            record.push(move)
        return record

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._action_spaces[agent]

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin an episode. There are no options.

        The same seed and actions give the same episode, and without a seed the same next ones. If no seed was ever
        given, every episode is another.

        Raises:
            TypeError: if the seed is no whole number.
            ValueError: if it is negative.
        """
        if seed is not None:
            self._rng = random.Random(whole_seed(seed))
        self._episode = begun(self.rules, self._span)
        self._moves: list[Move] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._let_table_move()

    def observe(self, agent: str) -> Observed:
        seat, episode = self._seat_of[agent], self._episode
        mask = numpy.zeros(len(self._numbered.actions), numpy.int8)
        acts = seat == episode.seat
        if acts:
            mask[[self._numbered.numbers[action] for action in episode.legal()]] = 1
        view = view_for(episode.state, seat)
        return {"observation": observations.observed(view, episode.out if acts else ()), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action of the agent to act.

        Raises:
            ValueError: if the action is not legal now.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._numbered.actions):
            raise ValueError(f"{action} is no action: they are numbered from 0 to {len(self._numbered.actions) - 1}")
        self._cumulative_rewards[agent] = 0.0
        self._episode, move = self._episode.acted(self._numbered.actions[action])
        if move is not None:
            self._moves.append(move)
            self._let_table_move()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return as text all that everybody sees (see `core.view_text`); None unless the mode is ``ansi``."""
        return view_to_text(view_for(self._episode.state, None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: an episode holds nothing open."""

    def _let_table_move(self) -> None:
        """Let the table move until a seat is to act or the episode is over."""
        while self._episode.seat is None and not self._episode.over:
            move = table_move(self._episode.state, self._rng)
            self._episode = self._episode.moved(move)
            self._moves.append(move)
        if self._episode.over:
            self.rewards = dict(zip(self.agents, self._episode.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            self.infos = {agent: {} for agent in self.agents}
            return
        seat = self._episode.seat
        assert seat is not None
        self.agent_selection = self.possible_agents[seat]
        view = view_for(self._episode.state, seat)
        self.infos = {agent: {"view": view} if agent == self.agent_selection else {} for agent in self.agents}


def env(
    preset: str = "twenty-five",
    players: int | None = None,
    sides: int | None = None,
    *,
    span: Span = Span.DEAL,
    render_mode: str | None = None,
) -> wrappers.OrderEnforcingWrapper[str, Observed, int | None]:
    """A game by the name of its rules, with PettingZoo's checks of the order of calls.

    Args:
        preset, players, sides: the game and who plays it, see `sitting`.
        span: whether an episode is a deal or a match.
        render_mode: ``ansi`` to render as text.

    Raises:
        TypeError: if a number is no whole one.
        ValueError: if there are no such rules, or they cannot be played by so many.
    """
    return wrappers.OrderEnforcingWrapper(TwentyFive(sitting(preset, players, sides), span, render_mode))
