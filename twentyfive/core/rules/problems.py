"""Problems of rules: options that contradict each other or cannot be played, as data."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from twentyfive.later_version import LaterVersionError


class ProblemKind(StrEnum):
    """The kinds of problems, the most basic first; the comments in brackets tell the `values` of a `Problem`."""

    UNKNOWN_OPTION = "unknown_option"  # (nothing)
    WRONG_KIND = "wrong_kind"  # (the text given)
    OUT_OF_RANGE = "out_of_range"  # (value, least, most)
    SIDES_DO_NOT_DIVIDE = "sides_do_not_divide"  # (players, sides)
    HAND_SIZE_UNKNOWN = "hand_size_unknown"  # (hand size)
    PACKETS_DO_NOT_ADD_UP = "packets_do_not_add_up"  # (sum of packets, hand size)
    CARDS_SHORT = "cards_short"  # (cards needed, cards in the pack)
    BEST_OF_MUST_BE_ODD = "best_of_must_be_odd"  # (best of)
    COUNTED_OR_BEST_OF = "counted_or_best_of"  # (games counted, best of)
    NEEDS_PAIRS = "needs_pairs"  # (nothing)
    NOT_UNSEEN = "not_unseen"  # (nothing)
    JOKER_NEEDS_MODERN_ORDER = "joker_needs_modern_order"  # (nothing)
    NEEDS_TURN_UP = "needs_turn_up"  # (nothing)
    NEEDS_AUCTION = "needs_auction"  # (nothing)
    NEEDS_FOUR_ALONE = "needs_four_alone"  # (nothing)
    BIDS_DO_NOT_RISE = "bids_do_not_rise"  # (the bids)
    BID_OUT_OF_REACH = "bid_out_of_reach"  # (bid, most points of a deal)
    PAIR_EXPECTED = "pair_expected"  # (number of values given)
    THREE_EXPECTED = "three_expected"  # (number of values given)
    BID_NOT_ON_LADDER = "bid_not_on_ladder"  # (bid)
    NEEDS_KITTY = "needs_kitty"  # (nothing)
    KITTY_UNUSED = "kitty_unused"  # (kitty)
    NEEDS_DRAW = "needs_draw"  # (nothing)
    NEEDS_FIVE_CARDS = "needs_five_cards"  # (hand size)
    NEEDS_TRICK_POINTS = "needs_trick_points"  # (nothing)
    NEEDS_BEST_TRUMP = "needs_best_trump"  # (nothing)
    NEEDS_MAJORITY = "needs_majority"  # (nothing)
    NEEDS_TWO_SIDES = "needs_two_sides"  # (sides)
    NEEDS_POOL = "needs_pool"  # (nothing)


@dataclass(frozen=True, slots=True)
class Problem:
    """A combination of options that cannot be played.

    Attributes:
        kind: the kind of problem.
        options: the names of the options concerned, the first to change first.
        values: the figures for a sentence about it, as `ProblemKind` lists them.
    """

    kind: ProblemKind
    options: tuple[str, ...]
    values: tuple[int | str, ...] = ()

    def __str__(self) -> str:
        figures = f" ({', '.join(str(value) for value in self.values)})" if self.values else ""
        return f"{', '.join(self.options)}: {self.kind.value}{figures}"


class RulesError(ValueError):
    """The error of rules that cannot be played.

    Attributes:
        problems: all their problems, at least one.
    """

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[RulesError], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)


class LaterRulesError(RulesError, LaterVersionError):
    """The error of an option, or of a word for its value, that only a later version of the program can know."""
