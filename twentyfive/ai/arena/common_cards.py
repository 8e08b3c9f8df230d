"""How much better one player is than another, by deals with common cards: a tenth of the matches tells as much.

    python -m twentyfive.ai.arena.common_cards --preset twenty-five --players 5 --sides 5 --levels network:FILE,hard

The second player plays matches at all seats. Each deal of them is looked at again from every side: the first player is
asked for each decision of that side, and where it decides otherwise, the deal is played on from there, with the first
player on that side. What a deal is worth is the chance to win the match after it, or the chips, with an even share of a
pool that is spoiled. As long as both decide alike nothing is played, and nothing differs by luck: each decision has
luck of its own, by the deal, the seat and the number of the card.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from twentyfive.ai.arena.matches import NAMES, Player, player, seats_of
from twentyfive.ai.arena.measures import ConfidenceInterval, in_order, interval
from twentyfive.ai.playout.match_equity import win_chances
from twentyfive.core import PRESETS, GameState, Phase, Rules, apply, new_game, seated, table_move, to_act, view_for
from twentyfive.core.moves import PlayerMove
from twentyfive.core.rules.options import Scoring
from twentyfive.programs.faults import ProgramFault


@dataclass(frozen=True, slots=True)
class Difference:
    """What the first of two players gains over the second, with common cards.

    Attributes:
        levels: the names of the two players.
        matches: the number of matches that the second player played.
        deals: the number of their deals.
        gain: the gain in a match, as a part of it, or in chips.
        in_chips: whether it is in chips.
        otherwise: the deals of a side in a match in which the first player decided otherwise.
    """

    levels: tuple[str, str]
    matches: int
    deals: int
    gain: ConfidenceInterval
    in_chips: bool
    otherwise: float


REPORTED: Final = 20
"""Matches after which the figures so far are told."""


def compare(rules: Rules, first: Player, second: Player, seed: int) -> tuple[int, float, int]:
    """Play one match: the number of its deals, the gain in them, and the decisions that differed."""
    deals, total, others = 0, 0.0, 0
    for deal in _deals(rules, second, seed):
        deals += 1
        for side in range(rules.sides):
            here = _otherwise(deal, side, first, seed)
            if here is not None:
                others += 1
                ended = _played_on(here, side, first, second, seed)
                total += (_worth(ended, side) - _worth(deal[-1][0], side)) / rules.sides
    return deals, total, others


def measure_difference(
    rules: Rules,
    levels: tuple[str, str],
    matches: int,
    seed: int,
    executor: Executor,
    tell: Callable[[int], object] = lambda _: None,
) -> Difference:
    """Measure what the first level gains over the second in at least two matches; the same with any executor.

    Args:
        rules: the rules of the game.
        levels: the names of the two levels.
        matches: the number of matches.
        seed: the seed of the first match.
        executor: plays the matches.
        tell: is called after each match with their number so far.

    Raises:
        ProgramFault: if a program does wrong, which ends the measurement.
    """
    found: list[tuple[int, float, int]] = []
    with closing(in_order(executor, _compared, rules, levels, seed)) as coming:
        while len(found) < max(matches, 2):
            found.append(next(coming))
            tell(len(found))
    return _difference(rules, levels, found)


def _compared(rules: Rules, levels: tuple[str, str], seed: int) -> tuple[int, float, int] | ProgramFault:
    try:
        with seats_of(levels) as (first, second, _):
            return compare(rules, first, second, seed)
    except ProgramFault as fault:
        return fault


def _difference(rules: Rules, levels: tuple[str, str], found: Sequence[tuple[int, float, int]]) -> Difference:
    return Difference(
        levels=levels,
        matches=len(found),
        deals=sum(deals for deals, _, _ in found),
        gain=interval([gain for _, gain, _ in found]),
        in_chips=rules.scoring is Scoring.POOL,
        otherwise=statistics.fmean(others for _, _, others in found),
    )


def told(difference: Difference) -> str:
    """What a difference says, on one line."""
    gains = f"{difference.gain.mean:+.2%} ± {difference.gain.margin:.2%} of a match"
    if difference.in_chips:
        gains = f"{difference.gain.mean:+.2f} ± {difference.gain.margin:.2f} chips a match"
    return (
        f"{difference.matches} matches, {difference.deals} deals; gains {gains}; "
        f"{difference.otherwise:.1f} deals of a side otherwise in a match"
    )


_Position = tuple[GameState, PlayerMove | None]
"""A state, and the move that a player made in it; None where the table moved."""


def _deals(rules: Rules, second: Player, seed: int) -> Iterator[list[_Position]]:
    """The deals of a match; each ends with the state after its scoring."""
    table, state, deal = random.Random(f"{seed} table"), new_game(rules), list[_Position]()
    while not state.over:
        move = None if to_act(state) is None else _decided(state, second, seed)
        deal.append((state, move))
        scored = state.phase is Phase.SCORE
        state = apply(state, table_move(state, table) if move is None else move)
        if scored:
            yield [*deal, (state, None)]
            deal = []


def _decided(state: GameState, by: Player, seed: int) -> PlayerMove:
    seat, here = to_act(state), state.current_deal
    assert seat is not None
    luck = random.Random(f"{seed} {state.games_played} {here.number} {seat} {len(here.hands[seat])} {state.phase}")
    return by(view_for(state, seat), luck.getrandbits(32))


def _otherwise(deal: Sequence[_Position], side: int, first: Player, seed: int) -> GameState | None:
    """The state after the first decision of the side in which the first player decides otherwise."""
    for state, move in deal:
        seat = to_act(state)
        if move is not None and seat is not None and state.rules.side_of(seat) == side:
            decided = _decided(state, first, seed)
            if decided != move:
                return apply(state, decided)
    return None


def _played_on(state: GameState, side: int, first: Player, second: Player, seed: int) -> GameState:
    """The state after the deal, played on by the first player on the side and by the second elsewhere."""
    table, scored = random.Random(f"{seed} later"), False
    while not scored:
        seat, scored = to_act(state), state.phase is Phase.SCORE
        if seat is None:
            state = apply(state, table_move(state, table))
        else:
            state = apply(state, _decided(state, first if state.rules.side_of(seat) == side else second, seed))
    return state


def _worth(state: GameState, side: int) -> float:
    if state.rules.scoring is Scoring.POOL:
        spoiled = 0.0 if state.over else state.pool / state.rules.sides
        return state.history[-1].gains[side] + spoiled
    if state.over:
        return (side in state.winners) / len(state.winners)
    return win_chances(state.scores, state.rules)[side]


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m twentyfive.ai.arena.common_cards", description=__doc__.split("\n")[0]
    )
    parser.add_argument("--preset", choices=PRESETS, default="twenty-five")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--sides", type=int, default=5)
    parser.add_argument("--levels", default="expert,hard", help=f"two of {', '.join(NAMES)} and network:FILE")
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    rules = seated(asked.preset, asked.players, asked.sides)
    one, _, other = asked.levels.partition(",")
    first, second = player(one), player(other)
    found: list[tuple[int, float, int]] = []
    for number in range(asked.matches):
        found.append(compare(rules, first, second, asked.seed + number))
        if len(found) > 1 and (len(found) % REPORTED == 0 or len(found) == asked.matches):
            print(f"{asked.levels}: {told(_difference(rules, (one, other), found))}", flush=True)


if __name__ == "__main__":
    main()
