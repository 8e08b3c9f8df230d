"""The chance to win the game from a score, as a deal is about to begin.

A game of tricks is a race: each side still needs a number of tricks. Hands are good or bad for a whole deal, so a side
that has taken a trick is more likely to take the next one too (a Pólya urn, to which a ball is added for each trick:
`EVENNESS`). Where the race is too long to compute, and in games that count whole deals, a side's odds fall with the
points or deals that it needs.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb, exp, fsum, sqrt
from typing import Final

from twentyfive.core import Rules
from twentyfive.core.rules.options import TRICK_POINTS, Finish, Scoring

EVENNESS: Final = 3.0
"""The balls of each side in the urn as a deal begins; measured: pairs that need 4 and 1 tricks win 12 and 88 %."""

LONGEST_RACE: Final = 500
"""The most combinations of needs for which a race is computed."""

SOFTNESS: Final = 0.64
"""The lead that multiplies the odds by e, in standard deviations of the gains; fitted to races of two sides."""

Needs = tuple[tuple[int, int], ...]
"""By runner, tricks needed and tricks taken in the deal under way; sorted, as the runners are interchangeable."""


def win_chances(scores: tuple[int, ...], rules: Rules) -> tuple[float, ...]:
    """By side, the chance to win a game that nobody has won yet; not for games with a pool, where chips count.

    Args:
        scores: points, or deals won, as the next deal begins.
        rules: the rules of the game.
    """
    if _is_race(rules):
        needs = tuple(max(1, -(-(rules.target - score) // TRICK_POINTS)) for score in scores)
        if comb(max(needs) + rules.sides - 1, rules.sides) <= LONGEST_RACE:
            return tuple(_race_chance(needs, side, rules.hand_size) for side in range(rules.sides))
    return _by_odds(tuple(max(1, rules.target - score) for score in scores), rules)


def _is_race(rules: Rules) -> bool:
    at_once = rules.finish in (Finish.AT_ONCE, Finish.FIRST_PAST)
    return rules.scoring is Scoring.TRICKS and not rules.auction and at_once


def _race_chance(needs: tuple[int, ...], side: int, hand_size: int) -> float:
    others = sorted((need, 0) for other, need in enumerate(needs) if other != side)
    return _run(needs[side], 0, tuple(others), hand_size, hand_size)


@lru_cache(maxsize=200_000)
def _run(need: int, taken: int, others: Needs, left: int, hand_size: int) -> float:
    """The chance of a runner who needs `need` tricks and took `taken` in this deal, with `left` still to be played."""
    if not left:
        fresh = tuple(sorted((wanted, 0) for wanted, _ in others))
        return _run(need, 0, fresh, hand_size, hand_size)
    balls = EVENNESS * (len(others) + 1) + hand_size - left
    chance = (EVENNESS + taken) / balls
    total = chance if need == 1 else chance * _run(need - 1, taken + 1, others, left - 1, hand_size)
    for runner in set(others):
        wanted, has = runner
        if wanted > 1:
            share = others.count(runner) * (EVENNESS + has) / balls
            place = others.index(runner)
            after = tuple(sorted((*others[:place], (wanted - 1, has + 1), *others[place + 1 :])))
            total += share * _run(need, taken, after, left - 1, hand_size)
    return total


def _by_odds(needs: tuple[int, ...], rules: Rules) -> tuple[float, ...]:
    mean, deviation = _gains(rules)
    deals = max(1.0, min(needs) / mean)
    odds = [exp((min(needs) - need) / (SOFTNESS * deviation * sqrt(deals))) for need in needs]
    return tuple(one / fsum(odds) for one in odds)


def _gains(rules: Rules) -> tuple[float, float]:
    """The mean gain of a side in a deal, and the standard deviation of the difference between two sides."""
    sides, tricks = rules.sides, rules.hand_size
    match rules.scoring:
        case Scoring.DEALS_WON:
            return 1 / sides, sqrt(2 / sides)
        case Scoring.MAJORITY:
            return 2.8, 6.0
        case Scoring.DIFFERENCE:
            return 5.0, 13.0
        case _:
            urn = 1 + (tricks - 1) / (EVENNESS * sides + 1)
            deviation = TRICK_POINTS * sqrt(2 * tricks * urn / sides)
            points = (TRICK_POINTS * tricks + rules.best_trump) / sides
            return (0.6 * points, 1.5 * deviation) if rules.auction else (points, deviation)
