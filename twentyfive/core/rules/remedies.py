"""The way out of senseless rules: for each problem the options to change, where it is clear which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from twentyfive.core.rules.options import Exchanging, Finish, Scoring, TrumpOrder
from twentyfive.core.rules.problems import RANGES, Problem, ProblemKind

if TYPE_CHECKING:
    from twentyfive.core.rules.rules import Rules

PACKETS: Final[Mapping[int, tuple[int, ...]]] = {5: (3, 2), 6: (3, 3), 9: (3, 3, 3)}
"""How a hand of each size is usually dealt."""

_ROUNDS: Final = 6
"""One remedy may bring up the next problem: without bids there is no exchange, and without it no kitty."""

_LEFT_OUT: Final = (
    ProblemKind.NEEDS_AUCTION,
    ProblemKind.NEEDS_TURN_UP,
    ProblemKind.NEEDS_DRAW,
    ProblemKind.NEEDS_POOL,
)
"""What is asked for has no place in this game, so it is left out."""


def remedy(problem: Problem, rules: Rules, kept: str = "") -> Mapping[str, object]:
    """The options to change, with their values, so that the problem goes; empty where it is not clear which.

    `kept` is the option chosen last: it stays where another can give way.
    """
    changes = _remedy(problem, rules, kept)
    return {} if kept in changes and len(problem.options) > 1 else changes


def repaired(rules: Rules, kept: str = "") -> Rules | None:
    """The rules with every problem put right, None where it is not clear how. `kept` stays as it is."""
    for _ in range(_ROUNDS):
        problems = rules.problems()
        if not problems:
            return rules
        changes: dict[str, object] = {}
        for problem in problems:
            changes = {**remedy(problem, rules, kept), **changes}
        rules = rules.draft(**changes)
    return None


def _remedy(problem: Problem, rules: Rules, kept: str) -> Mapping[str, object]:
    option = problem.options[0]
    if problem.kind in _LEFT_OUT:
        return _left_out(option, rules)
    if problem.kind is ProblemKind.NEEDS_TRICK_POINTS:
        return _without_trick_points(problem, rules, kept)
    return _of_cards(problem, rules) | _of_bids(problem, rules, kept) | _of_numbers(problem)


def _left_out(option: str, rules: Rules) -> Mapping[str, object]:
    if option == "finish":
        return {option: Finish.END_OF_DEAL}
    return {option: getattr(type(rules)(), option)}


def _without_trick_points(problem: Problem, rules: Rules, kept: str) -> Mapping[str, object]:
    match problem.options:
        case ("bids", "scoring"):
            return {"scoring": Scoring.TRICKS} if kept == "bids" else {"bids": ()}
        case ("finish", _):
            return {"finish": Finish.END_OF_DEAL}
        case _:
            return _left_out(problem.options[0], rules)


def _of_cards(problem: Problem, rules: Rules) -> dict[str, object]:
    match problem.kind, problem.options:
        case ((ProblemKind.HAND_SIZE_UNKNOWN | ProblemKind.NEEDS_FIVE_CARDS), _):
            return {"hand_size": 5, "packets": PACKETS[5]}
        case ProblemKind.PACKETS_DO_NOT_ADD_UP, ("packets", _):
            return {"packets": PACKETS[rules.hand_size]}
        case ProblemKind.PACKETS_DO_NOT_ADD_UP, ("kitty", _):
            return {"kitty": sum(rules.packets)}
        case ProblemKind.CARDS_SHORT, _ if rules.hand_size > 5:
            return {"hand_size": 5, "packets": PACKETS[5]}
        case ProblemKind.CARDS_SHORT, _ if rules.kitty:
            return {"exchange": Exchanging.NONE, "kitty": 0, "keep_at_least": 0, "dealer_robs_pack": False}
        case ProblemKind.JOKER_NEEDS_MODERN_ORDER, _:
            return {"trump_order": TrumpOrder.MODERN}
        case ProblemKind.NEEDS_KITTY, _:
            return {"kitty": min(5, sum(rules.packets))}
        case ProblemKind.KITTY_UNUSED, _:
            return {"kitty": 0}
    return {}


def _of_bids(problem: Problem, rules: Rules, kept: str) -> dict[str, object]:
    match problem.kind, problem.options:
        case ProblemKind.BIDS_DO_NOT_RISE, _:
            rising = tuple(sorted({bid for bid in rules.bids if bid > 0}))
            return {"bids": rising} if rising else {}
        case ProblemKind.PAIR_EXPECTED, _:
            return {"near_end": ()}
        case ProblemKind.THREE_EXPECTED, _:
            return {"all_tricks": ()}
        case ProblemKind.BID_OUT_OF_REACH, _ if not rules.all_tricks and kept != "all_tricks":
            return {"all_tricks": (max(rules.bids),) * 3}
        case ProblemKind.BID_OUT_OF_REACH, _:
            reached = (bid for bid in rules.bids if bid <= rules.most_points or rules.is_for_all_tricks(bid))
            return {"bids": tuple(reached)}
        case ProblemKind.BID_NOT_ON_LADDER, ("near_end", _):
            return {"near_end": (rules.near_end[0], max(rules.bids))}
        case ProblemKind.BID_NOT_ON_LADDER, ("all_tricks", _) if kept == "all_tricks":
            return {"bids": tuple(sorted((*rules.bids, rules.all_tricks[0])))}
        case ProblemKind.BID_NOT_ON_LADDER, ("all_tricks", _):
            return {"all_tricks": (max(rules.bids), *rules.all_tricks[1:])}
    return {}


def _of_numbers(problem: Problem) -> dict[str, object]:
    match problem.kind, problem.options, problem.values:
        case ProblemKind.BEST_OF_MUST_BE_ODD, _, (int(games),):
            return {"best_of": min(games + 1, RANGES["best_of"][1])}
        case ProblemKind.OUT_OF_RANGE, ("all_tricks",), _:
            return {"all_tricks": ()}
        case ProblemKind.OUT_OF_RANGE, (option,), (int(value), int(least), int(most)):
            return {option: max(least, min(value, most))}
        case ProblemKind.SIDES_DO_NOT_DIVIDE, _, (int(players), _):
            return {"sides": players}
    return {}
