"""Remedies: the options to change to solve a problem of the rules, if it is clear which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from twentyfive.core.rules.options import Exchanging, Finish, Scoring, TrumpOrder
from twentyfive.core.rules.problems import Problem, ProblemKind
from twentyfive.core.rules.rules import CATALOGUE, Rules

PACKETS: Final[Mapping[int, tuple[int, ...]]] = {5: (3, 2), 6: (3, 3), 9: (3, 3, 3)}
"""The usual packets of each hand size."""


def following(rules: Rules, option: str, value: object) -> Mapping[str, object]:
    """The options that follow when another is set, with their new values: the packets of another hand size."""
    if option == "hand_size" and isinstance(value, int) and value in PACKETS and sum(rules.packets) != value:
        return {"packets": PACKETS[value]}
    return {}


def own_changes(changed: Mapping[str, object]) -> tuple[str, ...]:
    """The changed options without packets that only follow a changed hand size."""
    size = changed.get("hand_size")
    follows = isinstance(size, int) and changed.get("packets") == PACKETS.get(size)
    return tuple(option for option in changed if option != "packets" or not follows)


_ROUNDS: Final = 6
"""Limit of the rounds of remedies. One may cause the next problem: without bids no exchange, then no kitty."""

_WITHOUT_MEANING: Final = {
    ProblemKind.NOT_UNSEEN,
    *(need.problem for option in CATALOGUE.values() for need in option.needs if need.problem),
}
"""The problems of an option that has no meaning in this game, and so returns to its default."""


def remedy(problem: Problem, rules: Rules, keep: str = "") -> Mapping[str, object]:
    """The options to change, with their new values, to solve the problem; empty if it is not clear which.

    `keep` is the option chosen last, which does not change if another can.
    """
    changes = _remedy(problem, rules, keep)
    return {} if keep in changes and len(problem.options) > 1 else changes


def repaired(rules: Rules, keep: str = "") -> Rules | None:
    """The rules with every problem solved, None if it is not clear how; `keep` does not change if another can."""
    for _ in range(_ROUNDS):
        problems = rules.problems()
        if not problems:
            return rules
        changes: dict[str, object] = {}
        for problem in problems:
            changes = {**remedy(problem, rules, keep), **changes}
        rules = rules.draft(**changes)
    return None


def _remedy(problem: Problem, rules: Rules, keep: str) -> Mapping[str, object]:
    option = problem.options[0]
    match problem.kind, option:
        case _, "finish":
            return {"finish": Finish.END_OF_DEAL}
        case ProblemKind.NEEDS_TRICK_POINTS, "bids" if keep == "bids":
            return {"scoring": Scoring.TRICKS}
        case ProblemKind.JOKER_NEEDS_MODERN_ORDER, _:
            return {"trump_order": TrumpOrder.MODERN}
        case kind, _ if kind in _WITHOUT_MEANING:
            return {option: CATALOGUE[option].usual}
    return _change_cards(problem, rules) | _change_bids(problem, rules, keep) | _change_numbers(problem, keep)


def _change_cards(problem: Problem, rules: Rules) -> dict[str, object]:
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
        case ProblemKind.NEEDS_KITTY, _:
            return {"kitty": min(5, sum(rules.packets))}
    return {}


def _change_bids(problem: Problem, rules: Rules, keep: str) -> dict[str, object]:
    match problem.kind, problem.options:
        case ProblemKind.BIDS_DO_NOT_RISE, _:
            rising = tuple(sorted({bid for bid in rules.bids if bid > 0}))
            return {"bids": rising} if rising else {}
        case ProblemKind.PAIR_EXPECTED, _:
            return {"near_end": ()}
        case ProblemKind.THREE_EXPECTED, _:
            return {"all_tricks": ()}
        case ProblemKind.BID_OUT_OF_REACH, _ if not rules.all_tricks and keep != "all_tricks":
            return {"all_tricks": (max(rules.bids),) * 3}
        case ProblemKind.BID_OUT_OF_REACH, _:
            reached = (bid for bid in rules.bids if bid <= rules.most_points or rules.is_for_all_tricks(bid))
            return {"bids": tuple(reached)}
        case ProblemKind.BID_NOT_ON_LADDER, ("near_end", _):
            return {"near_end": (rules.near_end[0], max(rules.bids))}
        case ProblemKind.BID_NOT_ON_LADDER, ("all_tricks", _) if keep == "all_tricks":
            return {"bids": tuple(sorted((*rules.bids, rules.all_tricks[0])))}
        case ProblemKind.BID_NOT_ON_LADDER, ("all_tricks", _):
            return {"all_tricks": (max(rules.bids), *rules.all_tricks[1:])}
    return {}


def _change_numbers(problem: Problem, keep: str) -> dict[str, object]:
    match problem.kind, problem.options, problem.values:
        case ProblemKind.BEST_OF_MUST_BE_ODD, _, (int(games),):
            return {"best_of": min(games + 1, CATALOGUE["best_of"].span[1])}
        case ProblemKind.COUNTED_OR_BEST_OF, _, _:
            return {"counted_games": 0} if keep == "best_of" else {"best_of": 1}
        case ProblemKind.OUT_OF_RANGE, ("all_tricks",), _:
            return {"all_tricks": ()}
        case ProblemKind.OUT_OF_RANGE, (option,), (int(value), int(least), int(most)):
            return {option: max(least, min(value, most))}
        case ProblemKind.SIDES_DO_NOT_DIVIDE, _, (int(players), _):
            return {"sides": players}
    return {}
