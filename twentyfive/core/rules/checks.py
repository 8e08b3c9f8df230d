"""The checks of rules: all problems of options that contradict each other, or that have no meaning in a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from twentyfive.core.rules.catalogue import Option, catalogue_of
from twentyfive.core.rules.options import HAND_SIZES, Finish, Scoring
from twentyfive.core.rules.problems import Problem, ProblemKind

if TYPE_CHECKING:
    from twentyfive.core.rules.rules import Rules

_BASIC_FIRST: Final = list(ProblemKind).index


def find_problems(rules: Rules) -> tuple[Problem, ...]:
    """Find all problems of `rules`, the most basic first; none if they can be played."""
    options = catalogue_of(type(rules)).values()
    out_of_range = tuple(problem for option in options for problem in _out_of_range(rules, option))
    if out_of_range:
        return out_of_range  # the other checks divide by these numbers, and deal that many cards
    problems = (
        *(problem for option in options for problem in _without_meaning(rules, option)),
        *_table(rules),
        *_unseen(rules),
        *_auction(rules),
        *_exchange(rules),
        *_scoring(rules),
    )
    return tuple(sorted(problems, key=lambda problem: _BASIC_FIRST(problem.kind)))


def _out_of_range(rules: Rules, option: Option) -> Iterator[Problem]:
    if option.kind is int:
        value, (least, most) = option.of(rules), option.span
        if not least <= value <= most:
            yield Problem(ProblemKind.OUT_OF_RANGE, (option.name,), (value, least, most))


def _without_meaning(rules: Rules, option: Option) -> Iterator[Problem]:
    """An option that is changed without what it needs."""
    if option.of(rules) == option.usual:
        return
    for need in option.needs:
        if need.problem is not None and not need.met(rules):
            figures = (getattr(rules, need.figure),) if need.figure else ()
            yield Problem(need.problem, (option.name, need.beside), figures)


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
    decides = {
        "joker": rules.joker,
        "scoring": rules.scoring is Scoring.POOL,
        "vied_card": rules.vied_card > 0,
    }
    for name, is_chosen in decides.items():
        if is_chosen:
            yield Problem(ProblemKind.NOT_UNSEEN, ("unseen_partners", name))


def _auction(rules: Rules) -> Iterator[Problem]:
    if not rules.auction:
        if rules.finish is Finish.DECLARER_FIRST:
            yield Problem(ProblemKind.NEEDS_AUCTION, ("finish", "bids"))
        return
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
        yield Problem(ProblemKind.OUT_OF_RANGE, ("all_tricks",), (min(rules.all_tricks), 0, _most(rules, "target")))


def _exchange(rules: Rules) -> Iterator[Problem]:
    if rules.exchange.takes_kitty and not rules.kitty:
        yield Problem(ProblemKind.NEEDS_KITTY, ("exchange", "kitty"))


def _scoring(rules: Rules) -> Iterator[Problem]:
    by_last_trick = (Scoring.MAJORITY, Scoring.DIFFERENCE)
    if rules.scoring in (*by_last_trick, Scoring.POOL) and rules.hand_size != 5:
        yield Problem(ProblemKind.NEEDS_FIVE_CARDS, ("hand_size", "scoring"), (rules.hand_size,))
    if rules.finish is Finish.AT_ONCE and (rules.auction or rules.scoring in by_last_trick):
        # A contract or a majority is decided only by the last trick.
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("finish", "bids" if rules.auction else "scoring"))
    if rules.finish is Finish.FIRST_PAST and rules.scoring is not Scoring.TRICKS:
        yield Problem(ProblemKind.NEEDS_TRICK_POINTS, ("finish", "scoring"))
    if rules.scoring is Scoring.POOL and 0 < rules.pool_limit < rules.sides:
        most = _most(rules, "pool_limit")
        yield Problem(ProblemKind.OUT_OF_RANGE, ("pool_limit",), (rules.pool_limit, rules.sides, most))


def _most(rules: Rules, option: str) -> int:
    return catalogue_of(type(rules))[option].span[1]
