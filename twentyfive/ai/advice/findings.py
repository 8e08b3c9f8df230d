"""Findings of a search as data: hints, judgements and their figures.

They are apart from the search so that a program can show them without loading it.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from twentyfive.ai.advice.reasons import Advice
from twentyfive.core.moves import PlayerMove

SIGNIFICANT_ERRORS: Final = 2.0
"""Standard errors from which a difference is significant: chance alone makes as much once in forty times."""

COSTLY: Final = 0.03
"""The loss from which a decision is costly, as a share of the stake.

A trick at the start of a game of five players is worth about 0.04, so this is most of a trick thrown away.
"""

COSTLY_POINTS: Final = 2.5
"""The loss in points from which a decision is costly even if it hardly affects the game: half a trick."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """An estimate from trials.

    Attributes:
        mean: the mean of the trials.
        error: the standard error of the mean.
    """

    mean: float
    error: float

    @property
    def significant(self) -> bool:
        """Return True if the mean is greater than chance explains."""
        return self.mean > SIGNIFICANT_ERRORS * self.error


@dataclass(frozen=True, slots=True)
class MoveValue:
    """The estimated value of a move.

    Attributes:
        move: the move.
        points: the points in this deal; chips where there is a pool, deals where those are counted.
        chance: the chance to win the game, from 0 to 1; None where there is a pool, which is won in chips.
    """

    move: PlayerMove
    points: Estimate
    chance: Estimate | None


@dataclass(frozen=True, slots=True)
class HintFindings:
    """A hint.

    Attributes:
        advice: a move as good as any, and the reason for it.
        move_values: the estimated value of each move, the advised one first, then the best; empty where no values were
            estimated.
    """

    advice: Advice
    move_values: tuple[MoveValue, ...] = ()


class Rating(StrEnum):
    """The rating of a decision."""

    BEST = "best"  # no move is better, within the uncertainty
    SMALL = "small"  # another move is a little better
    COSTLY = "costly"  # another move is much better
    OTHERWISE = "otherwise"  # the heuristics make another move; the difference in value was not estimated


@dataclass(frozen=True, slots=True)
class Cost:
    """The difference in value between the best move and the one made.

    Attributes:
        points: the points in this deal; chips where there is a pool, deals where those are counted. It may be negative:
            sometimes it is right to give up points for a better chance to win.
        chance: the chance to win the game, from 0 to 1; None where there is a pool, which is won in chips.
    """

    points: Estimate
    chance: Estimate | None


@dataclass(frozen=True, slots=True)
class RatedMove:
    """A move that could have been made, with its rating.

    Attributes:
        move: the move.
        value: the chance to win the game, or the expected chips where there is a pool.
        points: the points expected from the deal, in the unit of `Cost.points`.
        cost: the loss against the best move; None for the best move and for one that is equally good.
        rating: the rating that the move would have had.
    """

    move: PlayerMove
    value: float
    points: float
    cost: Cost | None
    rating: Rating


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision, rated.

    Attributes:
        made: the move that was made.
        rating: its rating.
        right: a move as good as any, and the reason for it; the move that was made, if nothing is better.
        cost: the loss by the move that was made; None where nothing was lost or nothing was estimated.
        rated_moves: all moves whose value was estimated, the best first; empty where no values were estimated.
    """

    made: PlayerMove
    rating: Rating
    right: Advice
    cost: Cost | None = None
    rated_moves: tuple[RatedMove, ...] = ()

    def rated_move(self, move: PlayerMove) -> RatedMove | None:
        """The rating of `move`; None if its value was not estimated."""
        return next((rated for rated in self.rated_moves if rated.move == move), None)
