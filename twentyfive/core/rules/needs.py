"""The needs of options: what else a game must have for an option to make a difference. RULES.md sections 1 to 6."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from twentyfive.core.rules.options import AllFive, Exchanging, Scoring, TrumpOrder
from twentyfive.core.rules.problems import ProblemKind

LEAST_TO_CALL: Final = 4
"""The least number of players of whom one calls for a partner's card: two then play against two or more."""


class Chosen(Protocol):
    """The options of a game that the needs of others depend on."""

    @property
    def players(self) -> int: ...

    @property
    def sides(self) -> int: ...

    @property
    def unseen_partners(self) -> bool: ...

    @property
    def trump_order(self) -> TrumpOrder: ...

    @property
    def joker(self) -> bool: ...

    @property
    def must_rob(self) -> bool: ...

    @property
    def auction(self) -> bool: ...

    @property
    def exchange(self) -> Exchanging: ...

    @property
    def scoring(self) -> Scoring: ...

    @property
    def best_trump(self) -> int: ...

    @property
    def all_five(self) -> AllFive: ...

    @property
    def several_games(self) -> bool: ...

    @property
    def count_points(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Need:
    """A condition without which an option makes no difference."""

    name: str  # the words for it stand in `wording`
    met: Callable[[Chosen], bool]
    beside: str = ""  # the option that decides whether it is met
    problem: ProblemKind | None = None  # of rules that change the option all the same; None if that does no harm
    figure: str = ""  # the option whose value a sentence about the problem tells

    @property
    def quiet(self) -> Need:
        """The same need of an option that may be changed without it."""
        return dataclasses.replace(self, problem=None)


def _scores_five_a_trick(rules: Chosen) -> bool:
    return rules.scoring in (Scoring.TRICKS, Scoring.SINGLE_DEAL)


def _has_a_goal(rules: Chosen) -> bool:
    """Whether the game ends at a number of points or of deals won."""
    return rules.count_points if rules.scoring is Scoring.POOL else rules.scoring is not Scoring.SINGLE_DEAL


def _may_end_in_mid_deal(rules: Chosen) -> bool:
    return _has_a_goal(rules) and rules.scoring not in (Scoring.DEALS_WON, Scoring.POOL)


def _four_or_more_alone(rules: Chosen) -> bool:
    """Whether four or more play alone; where nobody bids it does not matter, as nobody calls."""
    return not rules.auction or rules.sides >= rules.players >= LEAST_TO_CALL


PAIRS: Final = Need("pairs", lambda rules: rules.players == 2 * rules.sides, "sides", ProblemKind.NEEDS_PAIRS)
SEEN_PARTNERS: Final = Need("seen partners", lambda rules: not rules.unseen_partners)
ANOTHER_DEAL: Final = Need(
    "another deal", lambda rules: rules.scoring is not Scoring.SINGLE_DEAL or rules.several_games
)
NO_JOKER: Final = Need("no joker", lambda rules: not rules.joker)
MODERN_ORDER: Final = Need(
    "modern order",
    lambda rules: rules.trump_order is TrumpOrder.MODERN,
    "trump_order",
    ProblemKind.JOKER_NEEDS_MODERN_ORDER,
)

TURN_UP: Final = Need("turn-up", lambda rules: not rules.auction, "bids", ProblemKind.NEEDS_TURN_UP)
FREE_TO_ROB: Final = Need("free to rob", lambda rules: not rules.must_rob)

AUCTION: Final = Need("auction", lambda rules: rules.auction, "bids", ProblemKind.NEEDS_AUCTION)
FOUR_ALONE: Final = Need("four alone", _four_or_more_alone, "sides", ProblemKind.NEEDS_FOUR_ALONE)
KITTY_TAKEN: Final = Need(
    "kitty taken", lambda rules: rules.exchange.takes_kitty, "exchange", ProblemKind.KITTY_UNUSED, "kitty"
)
DRAW: Final = Need("draw", lambda rules: rules.exchange.draws, "exchange", ProblemKind.NEEDS_DRAW)

FIVE_A_TRICK: Final = Need("five a trick", _scores_five_a_trick, "scoring", ProblemKind.NEEDS_TRICK_POINTS)
POINTS_TO_BID: Final = dataclasses.replace(FIVE_A_TRICK, name="points to bid")
POINTS: Final = Need(
    "points",
    lambda rules: rules.scoring not in (Scoring.POOL, Scoring.DEALS_WON),
    "scoring",
    ProblemKind.NEEDS_TRICK_POINTS,
)
BEST_TRUMP: Final = Need("best trump", lambda rules: rules.best_trump > 0, "best_trump", ProblemKind.NEEDS_BEST_TRUMP)
MAJORITY: Final = Need(
    "majority", lambda rules: rules.scoring is Scoring.MAJORITY, "scoring", ProblemKind.NEEDS_MAJORITY
)
TWO_SIDES: Final = Need("two sides", lambda rules: rules.sides == 2, "sides", ProblemKind.NEEDS_TWO_SIDES, "sides")
GOAL: Final = Need("goal", _has_a_goal)
POINTS_BESIDE_CHIPS: Final = Need(
    "goal",
    lambda rules: rules.scoring is not Scoring.POOL or rules.count_points,
    "scoring",
    ProblemKind.NEEDS_TRICK_POINTS,
)
END_IN_MID_DEAL: Final = Need("end in mid-deal", _may_end_in_mid_deal)
NO_BID_FOR_ALL: Final = dataclasses.replace(TURN_UP, name="no bid for all")
BESIDE_THE_GAME: Final = Need("beside the game", lambda rules: rules.all_five is not AllFive.WINS_GAME)
NO_POOL: Final = Need(
    "no pool", lambda rules: rules.scoring is not Scoring.POOL, "scoring", ProblemKind.NEEDS_TRICK_POINTS
)
POOL: Final = Need("pool", lambda rules: rules.scoring is Scoring.POOL, "scoring", ProblemKind.NEEDS_POOL)
