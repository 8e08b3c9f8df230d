"""Whole random matches, with a check of all cards after every move."""

from __future__ import annotations

import random
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import dataclass, field
from typing import Final

from tests.core.policy import chance_move
from tests.core.positions import cards_of
from tests.core.strategies import random_game
from tests.soak.noting import NotingFaults, Progress
from twentyfive.core import GameState, Phase, Rules, apply, legal_moves, new_game, seated, table_move, to_act
from twentyfive.core.cards import cards_text
from twentyfive.core.moves import Move, ScoreDeal

MOST_MOVES: Final = 1_000_000
"""A match of this length counts as endless: the longest of a soak has far fewer moves."""

DRIFTED: Final = 5
"""Under some rules random bids lose more than they win, and every deal moves the match away from its end. A match is
abandoned when all scores are below zero by this many targets."""

HOUSE: Final = "house rules"
"""In place of a preset: random values for all options."""

_AT_A_TIME: Final = 20


class Fault(AssertionError):
    """A fault in a match; the message says after how many moves."""


@dataclass(frozen=True, slots=True)
class Game:
    """A match for a soak to play.

    Attributes:
        preset: the id of its preset, or `HOUSE`.
        rules: its rules.
        seed: the seed of the shuffles and of every move.
    """

    preset: str
    rules: Rules
    seed: int

    def __str__(self) -> str:
        if self.preset == HOUSE:
            return f"--house 1 --seed {self.seed}"
        table = f"--players {self.rules.players} --sides {self.rules.sides}"
        return f"--games 1 --preset {self.preset} {table} --seed {self.seed}"


def preset_game(preset: str, table: tuple[int, int], seed: int) -> Game:
    """Return a match of the preset; `table` is the number of players and of sides."""
    return Game(preset, seated(preset, *table), seed)


def preset_games(preset: str, tables: Sequence[tuple[int, int]], number: int, seed: int) -> Iterator[Game]:
    """Iterate over `number` matches of the preset, spread evenly over the tables, with seeds from `seed` on."""
    for index in range(number):
        yield preset_game(preset, tables[index % len(tables)], seed + index)


def house_game(seed: int) -> Game:
    """Return a match under random rules."""
    return Game(HOUSE, random_game(seed).rules, seed)


@dataclass(frozen=True, slots=True)
class MatchLength:
    """The length of a match, and whether it was abandoned because the scores drifted away from the target."""

    moves: int
    deals: int
    drifted: bool = False


@dataclass(slots=True)
class Tally:
    """The results of the games of one preset.

    Attributes:
        games: the games without a fault.
        drifted: the number of those that were abandoned.
        moves, deals: the moves and deals in all games.
        longest: the moves of the longest game.
        tables: the number of games by (players, sides).
        faults: the games with a fault, each with the traceback.
    """

    games: int = 0
    drifted: int = 0
    moves: int = 0
    deals: int = 0
    longest: int = 0
    tables: Counter[tuple[int, int]] = field(default_factory=Counter)
    faults: list[tuple[Game, str]] = field(default_factory=list)

    def add(self, game: Game, played: MatchLength | str) -> None:
        """Add a game with its length or its fault."""
        if isinstance(played, str):
            self.faults.append((game, played))
            return
        self.games += 1
        self.drifted += played.drifted
        self.moves += played.moves
        self.deals += played.deals
        self.longest = max(self.longest, played.moves)
        self.tables[game.rules.players, game.rules.sides] += 1


def soak_games(games: Sequence[Game], executor: Executor) -> dict[str, Tally]:
    """Play all games; return the results by preset. After Ctrl+C these cover the games played so far."""
    tallies: dict[str, Tally] = defaultdict(Tally)
    progress, done = Progress("games", len(games)), 0
    parts = [executor.submit(_play_some, some) for some in _in_parts(games)]
    try:
        for future in as_completed(parts):
            for game, played in future.result():
                tallies[game.preset].add(game, played)
                done += 1
            progress.show(done, sum(len(tally.faults) for tally in tallies.values()))
    except KeyboardInterrupt:
        for part in parts:
            part.cancel()
        sys.stderr.write(f"Interrupted: {len(games) - done} of {len(games)} games were not played.\n")
    return tallies


def _in_parts(games: Sequence[Game]) -> Iterator[Sequence[Game]]:
    for first in range(0, len(games), _AT_A_TIME):
        yield games[first : first + _AT_A_TIME]


def _play_some(games: Sequence[Game]) -> list[tuple[Game, MatchLength | str]]:
    """Play matches; return each with its length or its fault."""
    return [(game, _attempt(game)) for game in games]


def _attempt(game: Game) -> MatchLength | str:
    faults: list[str] = []
    with NotingFaults(faults.append):
        return play(game)
    return faults[0]


def report_games(tallies: dict[str, Tally], seconds: float) -> str:
    """Return a line for each preset and one for all, then the faults with the commands to repeat them."""
    lines = [
        f"{'preset':24} {'tables':>6} {'games':>6} {'left':>5} {'deals':>8} {'moves':>9} {'longest':>8} {'faults':>6}"
    ]
    lines += [
        f"{preset:24} {len(tally.tables):>6} {tally.games:>6} {tally.drifted:>5} {tally.deals:>8} {tally.moves:>9} "
        f"{tally.longest:>8} {len(tally.faults):>6}"
        for preset, tally in sorted(tallies.items())
    ]
    all_ = tallies.values()
    lines.append(
        f"{sum(tally.games for tally in all_)} games, {sum(tally.moves for tally in all_)} moves, {seconds:.0f} s, "
        f"{sum(len(tally.faults) for tally in all_)} faults"
    )
    for tally in all_:
        for game, fault in tally.faults:
            lines += ["", fault, f"To repeat it: python -m tests.soak {game}"]
    return "\n".join(lines)


def play(game: Game) -> MatchLength:
    """Play the match to its end, or until the scores have drifted too far from the target.

    Raises:
        Fault: if a card is lost or doubled, a player has nothing to do, or the match does not come to a proper end.
    """
    rules = game.rules
    rng, state, moves, deals = random.Random(game.seed), new_game(rules), 0, 0
    while not state.over:
        if moves == MOST_MOVES:
            raise Fault(f"after {moves} moves the match is not over; scores {state.scores}, chips {state.chips}")
        move = _next_move(state, rng)
        state = apply(state, move)
        moves += 1
        deals += isinstance(move, ScoreDeal)
        look_at_cards(state, rules, f"after {moves} moves, the last {move}")
        if max(state.scores) < -DRIFTED * rules.target:
            return MatchLength(moves, deals, drifted=True)
    if state.phase is not Phase.OVER or not state.winners or to_act(state) is not None:
        raise Fault(f"after {moves} moves the match is over without an end: {state.phase}, winners {state.winners}")
    return MatchLength(moves, deals)


def _next_move(state: GameState, rng: random.Random) -> Move:
    if to_act(state) is None:
        return table_move(state, rng)
    if not legal_moves(state):
        raise Fault(f"seat {to_act(state)} has no legal move in phase {state.phase}; the deal is {state.deal}")
    return chance_move(state, rng)


def look_at_cards(state: GameState, rules: Rules, when: str) -> None:
    """Check that every card of the pack is in exactly one place.

    Raises:
        Fault: naming the cards that are missing or doubled.
    """
    if state.deal is None:
        return
    cards = tuple(cards_of(state))
    # Cards are passed on and never copied, and comparing identities is much faster than comparing values.
    if sorted(map(id, cards)) == sorted(map(id, rules.pack)):
        return
    found, pack = Counter(cards), Counter(rules.pack)
    if found != pack:
        missing, doubled = tuple((pack - found).elements()), tuple((found - pack).elements())
        raise Fault(f"{when}: missing {cards_text(missing) or 'none'}, doubled {cards_text(doubled) or 'none'}")
