"""Every option with other values and what must go with them, as the catalogue tells it: a new option is among them."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from twentyfive.core.rules.catalogue import Option
from twentyfive.core.rules.rules import CATALOGUE

Changes = dict[str, Any]

AUCTION: Changes = {"bids": (5, 10, 25), "finish": "end_of_deal"}
POOL: Changes = {"scoring": "pool"}

MEETING: dict[str, Changes] = {
    "pairs": {"players": 4, "sides": 2},
    "auction": AUCTION,
    "kitty taken": {**AUCTION, "exchange": "kitty_then_draw", "kitty": 5},
    "draw": {**AUCTION, "exchange": "draw"},
    "best trump": {"best_trump": 5},
    "majority": {"scoring": "majority", "finish": "end_of_deal"},
    "two sides": {"players": 2, "sides": 2},
    "pool": POOL,
}
"""The options with which Twenty-Five meets a need, by its name; it meets the others as it is."""

BESIDE: dict[str, Changes] = {"scoring": {"finish": "end_of_deal"}, "all_tricks": {"bids": (5, 25)}}
"""The options that must change with an option for another reason than its needs."""

VALUES: dict[str, list[Any]] = {
    "first_lead_trump_from": [2, 5],  # of more players than play it asks nothing
    "hand_size": [],  # the packets change with it
    "packets": [(1, 1, 1, 1, 1), (2, 3), (5,)],
    "bids": [],  # the end changes with it
    "near_end": [(-20, 5), (20, 10)],
    "all_tricks": [(25, 1000, 0), (25, 60, 30)],
    "exchange": ["draw"],  # the others need a kitty
    "kitty": [3, 4],
    "finish": ["first_past", "end_of_deal"],
}
"""Other values of the options of which the catalogue does not tell any."""

FURTHER: list[tuple[Changes, Changes]] = [
    ({"finish": "end_of_deal"}, {"hand_size": 6, "packets": (3, 3)}),
    ({"finish": "end_of_deal"}, {"bids": (5, 10, 25)}),
    (AUCTION, {"bids": (5, 10, 15, 20, 25, 60), "all_tricks": (60, 60, 60)}),
    (AUCTION, {"exchange": "kitty", "kitty": 5}),
    (AUCTION, {"finish": "declarer_first"}),
]
"""Options of Twenty-Five, and further changes of them."""


def values(option: Option) -> list[Any]:
    """Other values of an option than the usual one."""
    if option.name in VALUES:
        return VALUES[option.name]
    if option.kind is bool:
        return [not option.usual]
    every = [*option.kind] if issubclass(option.kind, StrEnum) else [*option.span]
    return [value for value in every if value != option.usual]


def beside(option: Option) -> Changes:
    """The options with which Twenty-Five has a place for another value of this one."""
    changes: Changes = {}
    for need in option.needs:
        changes |= MEETING.get(need.name, {})
    return changes | BESIDE.get(option.name, {})


CHANGES: list[tuple[Changes, Changes]] = [
    (beside(option), {option.name: value})
    for option in CATALOGUE.values()
    if option.name not in ("players", "sides")
    for value in values(option)
] + FURTHER
"""Options of Twenty-Five, and changes of them, the first of which names the option concerned."""
