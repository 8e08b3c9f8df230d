"""Matches between levels: the same packs once for every side that the first level can take."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.arena.programs import MODULE, ProgramSeats, is_program, module_player
from twentyfive.ai.levels import advise
from twentyfive.ai.network.card_network import network
from twentyfive.ai.network.learned_play import learned_move
from twentyfive.core import Phase, PlayerView, Rules, apply, new_game, table_move, to_act, view_for
from twentyfive.core.moves import PlayerMove
from twentyfive.core.state import DealResult

Player = Callable[[PlayerView, int], PlayerMove]
"""A function that makes a move from a view and a seed."""

RANDOM: Final = "random"
"""The name of the player who makes random legal moves, the yardstick for every level."""

NETWORK: Final = "network:"
"""The beginning of the name of a player that trusts a network alone; the path of its file follows."""

NAMES: Final = (RANDOM, *Level)
"""The names of all players that can be measured."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The result of a match.

    Attributes:
        winners: the sides that won it.
        gains: by side, its gain over all deals, in points, chips or deals.
        deals: the number of deals scored.
        contracts: by side, the number of contracts undertaken.
        made: by side, the number of contracts made.
        passed_out: the number of deals in which nobody bid.
    """

    winners: tuple[int, ...]
    gains: tuple[int, ...]
    deals: int
    contracts: tuple[int, ...]
    made: tuple[int, ...]
    passed_out: int


@dataclass(frozen=True, slots=True)
class Round:
    """Matches with the same packs, one for each side of the first level; a single match if both levels are the same.

    Attributes:
        matches: by the side of the first level, its match.
        times: the time of each decision of the first level, in seconds.
    """

    matches: tuple[MatchResult, ...]
    times: tuple[float, ...]

    def each(self) -> Iterator[tuple[int, MatchResult]]:
        """Every side of the first level, with the match in which it had that side."""
        for own in range(len(self.matches[0].gains)):
            yield own, self.matches[own % len(self.matches)]


def player(name: str) -> Player:
    """The player of that name: a level, `RANDOM`, a module, or a network.

    Raises:
        ValueError: if there is no such level, module or network.
    """
    if name.startswith(MODULE):
        return module_player(name)
    if name == RANDOM:
        return lambda view, seed: random.Random(seed).choice(view.legal)
    if name.startswith(NETWORK):
        return _learned(name.removeprefix(NETWORK))
    level = Level(name)
    return lambda view, seed: advise(view, level, seed).move


def _learned(path: str) -> Player:
    try:
        known = network(Path(path))
    except OSError as error:
        raise ValueError(f"no network can be read: {error}") from error
    return lambda view, _: learned_move(view, known)


def play_match(rules: Rules, players: Sequence[Player], seed: int) -> MatchResult:
    """Play a whole match; `players` are by seat. The packs depend only on the seed and the number of the deal."""
    whims = random.Random(f"{seed} whims")
    table = random.Random()
    results: list[DealResult] = []
    state = new_game(rules)
    while not state.over:
        seat = to_act(state)
        if seat is not None:
            state = apply(state, players[seat](view_for(state, seat), whims.getrandbits(32)))
            continue
        if state.phase is Phase.DEAL and state.next_dealer is None:
            table.seed(f"{seed} dealer")
        elif state.phase is Phase.DEAL:
            table.seed(f"{seed} deal {len(results)}")
        scored = state.phase is Phase.SCORE
        state = apply(state, table_move(state, table))
        if scored:
            results.append(state.history[-1])
    return _match_result(rules, state.winners, results)


def _match_result(rules: Rules, winners: tuple[int, ...], results: Sequence[DealResult]) -> MatchResult:
    bids = [(rules.side_of(result.declarer), result.made) for result in results if result.declarer is not None]
    return MatchResult(
        winners=winners,
        gains=tuple(map(sum, zip(*(result.gains for result in results), strict=True))),
        deals=len(results),
        contracts=tuple(sum(side == own for side, _ in bids) for own in range(rules.sides)),
        made=tuple(sum(side == own and made is True for side, made in bids) for own in range(rules.sides)),
        passed_out=len(results) - len(bids),
    )


def rotated(
    rules: Rules, first: Player, second: Player, seed: int, begin: Callable[[], object] = lambda: None
) -> tuple[MatchResult, ...]:
    """Play the same match once for each side that `first` can take; `second` takes the others.

    `begin` is called before each match.
    """

    def played(own: int) -> MatchResult:
        begin()
        return play_match(
            rules, [first if rules.side_of(seat) == own else second for seat in range(rules.players)], seed
        )

    return tuple(map(played, range(rules.sides)))


def play_round(rules: Rules, levels: tuple[str, str], seed: int) -> Round:
    """Play a round between two levels: the unit of work of an executor."""
    times: list[float] = []
    with seats_of(levels) as (first, second, begin):
        if levels[0] == levels[1]:
            return Round((play_match(rules, [_timed(first, times)] * rules.players, seed),), tuple(times))
        return Round(rotated(rules, _timed(first, times), second, seed, begin), tuple(times))


@contextmanager
def seats_of(levels: tuple[str, str]) -> Iterator[tuple[Player, Player, Callable[[], None]]]:
    """The players of two names, whose programs run meanwhile; and what tells these that a game begins."""
    with ExitStack() as stack:
        programs = {name: stack.enter_context(closing(ProgramSeats(name))) for name in {*levels} if is_program(name)}
        first, second = (programs[name].decide if name in programs else player(name) for name in levels)

        def begin() -> None:
            for seats in programs.values():
                seats.begin_game()

        yield first, second, begin


def _timed(decide: Player, times: list[float]) -> Player:
    def decided(view: PlayerView, seed: int) -> PlayerMove:
        start = time.perf_counter()
        move = decide(view, seed)
        times.append(time.perf_counter() - start)
        return move

    return decided
