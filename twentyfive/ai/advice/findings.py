"""What thinking finds, as data: hints, judgements and their figures, known to whoever shows them.

Those who only show it need not load what thinks.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from twentyfive.ai.advice.reasons import Advice
from twentyfive.core.moves import PlayerMove

SIGNIFICANT_ERRORS: Final = 2.0
"""Standard errors of a difference from which it is one: chance alone makes as much once in forty times."""

COSTLY: Final = 0.03
"""Of all there is to win: from here a decision is costly. A trick at the start of a game of five players is worth about
0.04, so this is most of a trick thrown away."""

COSTLY_POINTS: Final = 2.5
"""Points from which a decision is costly too, even where the game hardly turns on it: half a trick."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of trials, and its standard error."""

    mean: float
    error: float

    @property
    def significant(self) -> bool:
        """Whether it is more than chance makes."""
        return self.mean > SIGNIFICANT_ERRORS * self.error


@dataclass(frozen=True, slots=True)
class MoveValue:
    """What a move can be expected to bring.

    Attributes:
        move: the move.
        points: in this deal; chips where there is a pool, deals where those are counted.
        chance: to win the game, 1 being certainty; None where there is a pool, which is won in chips.
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
    """How good a decision was."""

    BEST = "best"  # nothing better is known, within the uncertainty
    SMALL = "small"  # something else is better, by little
    COSTLY = "costly"  # something else is much better
    OTHERWISE = "otherwise"  # a good player would have done something else; what that is worth was not weighed


@dataclass(frozen=True, slots=True)
class Cost:
    """What the better move is worth more than the one made.

    Attributes:
        points: in this deal; chips where there is a pool, deals where those are counted. It may be negative: sometimes
            points are given up for a better chance to win.
        chance: to win the game, 1 being certainty; None where there is a pool, which is won in chips.
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
