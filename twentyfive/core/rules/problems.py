"""Problems of rules: options that contradict each other or cannot be played, as data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from twentyfive.core.rules.options import (
    AllFive,
    AllPass,
    BestTrumpIf,
    DefendersScore,
    Exchanging,
    Finish,
    FirstLead,
    JinkRule,
    PutOut,
    RobBy,
    RobDeadline,
    Scoring,
    SpoilTopUp,
    TrumpOrder,
    TurnedAce,
    UnrobbedAce,
)
from twentyfive.later_version import LaterVersionError

if TYPE_CHECKING:
    from twentyfive.core.rules.rules import Rules


class ProblemKind(StrEnum):
    """The kinds of problems; the comments in brackets tell the `values` of a `Problem`."""

    UNKNOWN_OPTION = "unknown_option"  # (nothing)
    WRONG_KIND = "wrong_kind"  # (the text given)
    OUT_OF_RANGE = "out_of_range"  # (value, least, most)
    SIDES_DO_NOT_DIVIDE = "sides_do_not_divide"  # (players, sides)
    CARDS_SHORT = "cards_short"  # (cards needed, cards in the pack)
    HAND_SIZE_UNKNOWN = "hand_size_unknown"  # (hand size)
    PACKETS_DO_NOT_ADD_UP = "packets_do_not_add_up"  # (sum of packets, hand size)
    BIDS_DO_NOT_RISE = "bids_do_not_rise"  # (the bids)
    PAIR_EXPECTED = "pair_expected"  # (number of values given)
    THREE_EXPECTED = "three_expected"  # (number of values given)
    BID_NOT_ON_LADDER = "bid_not_on_ladder"  # (bid)
    BID_OUT_OF_REACH = "bid_out_of_reach"  # (bid, most points of a deal)
    NEEDS_AUCTION = "needs_auction"  # (nothing)
    NEEDS_TURN_UP = "needs_turn_up"  # (nothing)
    NEEDS_KITTY = "needs_kitty"  # (nothing)
    KITTY_UNUSED = "kitty_unused"  # (kitty)
    NEEDS_DRAW = "needs_draw"  # (nothing)
    NEEDS_POOL = "needs_pool"  # (nothing)
    NEEDS_FIVE_CARDS = "needs_five_cards"  # (hand size)
    NEEDS_BEST_TRUMP = "needs_best_trump"  # (nothing)
    NEEDS_TRICK_POINTS = "needs_trick_points"  # (nothing)
    NEEDS_TWO_SIDES = "needs_two_sides"  # (sides)
    NEEDS_MAJORITY = "needs_majority"  # (nothing)
    NEEDS_PAIRS = "needs_pairs"  # (nothing)
    NOT_UNSEEN = "not_unseen"  # (nothing)
    NEEDS_FOUR_ALONE = "needs_four_alone"  # (nothing)
    JOKER_NEEDS_MODERN_ORDER = "joker_needs_modern_order"  # (nothing)
    COUNTED_OR_BEST_OF = "counted_or_best_of"  # (games counted, best of)
    BEST_OF_MUST_BE_ODD = "best_of_must_be_odd"  # (best of)


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


RANGES = {
    "players": (2, 10),
    "sides": (2, 10),
    "first_lead_trump_from": (0, 10),
    "turned_ace_bonus": (0, 25),
    "turned_ace_of_hearts": (0, 4),
    "kitty": (0, 10),
    "keep_at_least": (0, 5),
    "best_trump": (0, 25),
    "vied_card": (0, 25),
    "target": (1, 1000),
    "all_five_points": (0, 100),
    "stake": (0, 100_000),
    "best_of": (1, 99),
    "counted_games": (0, 99),
    "chips": (1, 1000),
    "pool_limit": (0, 10_000),
    "deals": (0, 1000),
}
"""The least and the greatest value of every numeric option but `hand_size`, which `HAND_SIZES` limits."""

LEAST_TO_CALL = 4
"""The least number of players of whom one calls for a partner's card: two then play against two or more."""

HAND_SIZES = (5, 6, 9)
"""The possible hand sizes: five, and in old games six and nine. RULES.md section 4."""


def find_problems(rules: Rules) -> tuple[Problem, ...]:
    """Find all problems of `rules`, the most basic first; none if they can be played."""
    out_of_range = tuple(_out_of_range(rules))
    if out_of_range:
        return out_of_range  # the other checks divide by these numbers, and deal that many cards
    return (
        *_table(rules),
        *_unseen(rules),
        *_ranking(rules),
        *_turn_up(rules),
        *_auction(rules),
        *_exchange(rules),
        *_scoring(rules),
    )


def _out_of_range(rules: Rules) -> Iterator[Problem]:
    for name, (least, most) in RANGES.items():
        value = getattr(rules, name)
        if not least <= value <= most:
            yield Problem(ProblemKind.OUT_OF_RANGE, (name,), (value, least, most))


def _table(rules: Rules) -> Iterator[Problem]:
    if rules.players % rules.sides:
        yield Problem(ProblemKind.SIDES_DO_NOT_DIVIDE, ("sides", "players"), (rules.players, rules.sides))
    if rules.hand_size not in HAND_SIZES:
        yield Problem(ProblemKind.HAND_SIZE_UNKNOWN, ("hand_size",), (rules.hand_size,))
    elif sum(rules.packets) != rules.hand_size or min(rules.packets) < 1:
        yield Problem(
            ProblemKind.PACKETS_DO_NOT_ADD_UP, ("packets", "hand_size"), (sum(rules.packets), rules.hand_size)
        )
    if rules.kitty > sum(rules.packets):
        yield Problem(ProblemKind.PACKETS_DO_NOT_ADD_UP, ("kitty", "packets"), (sum(rules.packets), rules.kitty))
    if rules.cards_dealt > len(rules.pack):
        options = ("players", "hand_size", "kitty") if rules.kitty else ("players", "hand_size")
        yield Problem(ProblemKind.CARDS_SHORT, options, (rules.cards_dealt, len(rules.pack)))
    if rules.best_of % 2 == 0:
        yield Problem(ProblemKind.BEST_OF_MUST_BE_ODD, ("best_of",), (rules.best_of,))
    elif rules.best_of > 1 and rules.counted_games:
        yield Problem(
            ProblemKind.COUNTED_OR_BEST_OF, ("best_of", "counted_games"), (rules.counted_games, rules.best_of)
        )


def _unseen(rules: Rules) -> Iterator[Problem]:
    """An unseen partner can decide nothing: neither put out for a joker, nor jink, nor vie."""
    if not rules.unseen_partners:
        return
    if rules.players != 2 * rules.sides:
        yield Problem(ProblemKind.NEEDS_PAIRS, ("unseen_partners", "sides"))
    decides = {
        "joker": rules.joker,
        "scoring": rules.scoring is Scoring.POOL,
        "vied_card": rules.vied_card > 0,
    }
    for name, is_chosen in decides.items():
        if is_chosen:
            yield Problem(ProblemKind.NOT_UNSEEN, ("unseen_partners", name))


def _ranking(rules: Rules) -> Iterator[Problem]:
    # The joker ranks between the jack and the ace of hearts, which the older orders reverse.
    if rules.joker and rules.trump_order is not TrumpOrder.MODERN:
        yield Problem(ProblemKind.JOKER_NEEDS_MODERN_ORDER, ("joker", "trump_order"))


def _turn_up(rules: Rules) -> Iterator[Problem]:
    if not rules.auction:
        return
    changed = {
        "rob_by": rules.rob_by is not RobBy.ACE_HOLDER,
        "rob_deadline": rules.rob_deadline is not RobDeadline.OWN_FIRST_CARD,
        "must_rob": rules.must_rob,
        "rob_with_five_of_hearts": rules.rob_with_five_of_hearts,
        "unrobbed_ace": rules.unrobbed_ace is not UnrobbedAce.KEEPS_RANK,
        "unrobbed_cannot_go_out": rules.unrobbed_cannot_go_out,
        "put_out": rules.put_out is not PutOut.FACE_DOWN,
        "turned_ace": rules.turned_ace is not TurnedAce.LIKE_ANY_ROB,
        "turned_ace_bonus": rules.turned_ace_bonus > 0,
        "turned_ace_of_hearts": rules.turned_ace_of_hearts > 0,
        "all_five_points": rules.all_five_points > 0,  # there is a bid for all tricks instead
    }
    for name, is_changed in changed.items():
        if is_changed:
            yield Problem(ProblemKind.NEEDS_TURN_UP, (name, "bids"))


def _auction(rules: Rules) -> Iterator[Problem]:
    if not rules.auction:
        changed = {
            "dealer_may_hold": rules.dealer_may_hold,
            "all_pass": rules.all_pass is not AllPass.REDEAL,
            "near_end": bool(rules.near_end),
            "all_tricks": bool(rules.all_tricks),
            "exchange": rules.exchange is not Exchanging.NONE,
            "first_lead": rules.first_lead is not FirstLead.LEFT_OF_DEALER,
            "partner_call": rules.calls_partner,
            "defenders_score": rules.defenders_score is not DefendersScore.ALL,
            "finish": rules.finish is Finish.DECLARER_FIRST,
        }
        for name, is_changed in changed.items():
            if is_changed:
                yield Problem(ProblemKind.NEEDS_AUCTION, (name, "bids"))
        return
    if rules.calls_partner and (rules.sides < rules.players or rules.players < LEAST_TO_CALL):
        yield Problem(ProblemKind.NEEDS_FOUR_ALONE, ("partner_call", "sides"))
    if list(rules.bids) != sorted(set(rules.bids)) or rules.bids[0] < 1:
        yield Problem(ProblemKind.BIDS_DO_NOT_RISE, ("bids",), rules.bids)
    for bid in rules.bids:
        if bid > rules.most_points and not rules.is_for_all_tricks(bid):
            yield Problem(ProblemKind.BID_OUT_OF_REACH, ("bids",), (bid, rules.most_points))
    if rules.near_end and len(rules.near_end) != 2:
        yield Problem(ProblemKind.PAIR_EXPECTED, ("near_end",), (len(rules.near_end),))
    elif rules.near_end and rules.near_end[1] > max(rules.bids):
        yield Problem(ProblemKind.BID_NOT_ON_LADDER, ("near_end", "bids"), (rules.near_end[1],))
    if rules.all_tricks and len(rules.all_tricks) != 3:
        yield Problem(ProblemKind.THREE_EXPECTED, ("all_tricks",), (len(rules.all_tricks),))
    elif rules.all_tricks and rules.all_tricks[0] not in rules.bids:
        yield Problem(ProblemKind.BID_NOT_ON_LADDER, ("all_tricks", "bids"), (rules.all_tricks[0],))
    elif rules.all_tricks and min(rules.all_tricks) < 0:
        yield Problem(ProblemKind.OUT_OF_RANGE, ("all_tricks",), (min(rules.all_tricks), 0, RANGES["target"][1]))


def _exchange(rules: Rules) -> Iterator[Problem]:
    takes_kitty, draws = rules.exchange.takes_kitty, rules.exchange.draws
    if takes_kitty and not rules.kitty:
        yield Problem(ProblemKind.NEEDS_KITTY, ("exchange", "kitty"))
    if rules.kitty and not takes_kitty:
        yield Problem(ProblemKind.KITTY_UNUSED, ("kitty", "exchange"), (rules.kitty,))
    if rules.keep_at_least and not draws:
        yield Problem(ProblemKind.NEEDS_DRAW, ("keep_at_least", "exchange"))
    if rules.dealer_robs_pack and not draws:
        yield Problem(ProblemKind.NEEDS_DRAW, ("dealer_robs_pack", "exchange"))


def _scoring(rules: Rules) -> Iterator[Problem]:
    by_tricks = rules.scoring is Scoring.TRICKS
    five_only = (Scoring.MAJORITY, Scoring.DIFFERENCE, Scoring.POOL)
    if rules.scoring in five_only and rules.hand_size != 5:
        yield Problem(ProblemKind.NEEDS_FIVE_CARDS, ("hand_size", "scoring"), (rules.hand_size,))
    if rules.auction and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("bids", "scoring"))
    if rules.finish is Finish.AT_ONCE and (rules.auction or rules.scoring in five_only[:2]):
        # A contract or a majority is decided only by the last trick.
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("finish", "bids" if rules.auction else "scoring"))
    if rules.finish is Finish.FIRST_PAST and not by_tricks:
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("finish", "scoring"))
    if rules.best_trump and rules.scoring in (*five_only, Scoring.DEALS_WON):
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("best_trump", "scoring"))
    if rules.best_trump_if is not BestTrumpIf.ANY and not rules.best_trump:
        yield Problem(ProblemKind.NEEDS_BEST_TRUMP, ("best_trump_if", "best_trump"))
    for name in ("turned_ace_bonus", "all_five_points"):
        if getattr(rules, name) and rules.scoring not in (Scoring.TRICKS, Scoring.SINGLE_DEAL):
            yield Problem(ProblemKind.NEEDS_TRICK_POINTS, (name, "scoring"))
    if rules.turned_ace_of_hearts and rules.scoring in (Scoring.POOL, Scoring.DEALS_WON):
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("turned_ace_of_hearts", "scoring"))
    yield from _vying(rules)
    yield from _pool(rules)


def _vying(rules: Rules) -> Iterator[Problem]:
    if rules.vied_card and rules.scoring is not Scoring.MAJORITY:
        yield Problem(ProblemKind.NEEDS_MAJORITY, ("vied_card", "scoring"))
    if rules.vied_card and rules.sides != 2:
        yield Problem(ProblemKind.NEEDS_TWO_SIDES, ("vied_card", "sides"), (rules.sides,))


def _pool(rules: Rules) -> Iterator[Problem]:
    if rules.scoring is Scoring.POOL:
        if rules.all_five is not AllFive.NONE:
            yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("all_five", "scoring"))
        if rules.unrobbed_cannot_go_out and not rules.count_points:
            yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("unrobbed_cannot_go_out", "scoring"))
        if 0 < rules.pool_limit < rules.sides:
            most = RANGES["pool_limit"][1]
            yield Problem(ProblemKind.OUT_OF_RANGE, ("pool_limit",), (rules.pool_limit, rules.sides, most))
        return
    changed = {
        "count_points": rules.count_points,
        "deals": rules.deals > 0,
        "pool_limit": rules.pool_limit > 0,
        "jink": rules.jink is not JinkRule.OPTIONAL,
        "spoil_top_up": rules.spoil_top_up is not SpoilTopUp.EACH,
    }
    for name, is_changed in changed.items():
        if is_changed:
            yield Problem(ProblemKind.NEEDS_POOL, (name, "scoring"))
