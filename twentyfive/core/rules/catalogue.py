"""The catalogue: one row for each option, which everything else that goes through the options asks.

A row stands in the field of `Rules` that it is about.
"""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeVar

from twentyfive.core.rules.needs import Need

_Value = TypeVar("_Value")

LARGEST_NUMBER: Final = 1_000_000
_ANY_NUMBER: Final = (-LARGEST_NUMBER, LARGEST_NUMBER)


class RuleGroup(Enum):
    """A group of options, in the order of a game."""

    SEATS = auto()
    ORDER = auto()
    PLAY = auto()
    ROBBING = auto()
    BIDDING = auto()
    EXCHANGE = auto()
    SCORE = auto()
    POOL = auto()
    STAKES = auto()


@dataclass(frozen=True, slots=True)
class Option:
    """An option of the rules, as every part of the program must know it."""

    group: RuleGroup
    code: int | None  # its number in the codes of deals, never used for another; None for the table, which stands apart
    needs: tuple[Need, ...] = ()  # without one of them it makes no difference; the first that is not met tells why
    span: tuple[int, int] = _ANY_NUMBER  # its least and greatest value, if it is a number
    after: str = ""  # the option that it follows in its group, if not the one declared before it
    name: str = ""
    kind: Any = None  # ``int``, ``bool``, a tuple of ints or an enum
    usual: object = None  # its value in Twenty-Five for five players

    def of(self, rules: object) -> Any:
        """The value of this option in `rules`."""
        return getattr(rules, self.name)


def option(
    usual: _Value,
    group: RuleGroup,
    code: int | None,
    *needs: Need,
    span: tuple[int, int] = _ANY_NUMBER,
    after: str = "",
) -> _Value:
    """Declare an option as a field of `Rules`: its usual value, then its row."""
    field: Any = dataclasses.field(default=usual, metadata={"option": Option(group, code, needs, span, after)})
    declared: _Value = field  # a type checker sees the value that the field has, as of `dataclasses.field`
    return declared


def catalogue_of(rules_type: type) -> Mapping[str, Option]:
    """The row of each option by name, in the order of the fields."""
    key: Any = rules_type  # mypy confuses the hash of the class with that of its objects
    return _catalogue(key)


def grouped(catalogue: Mapping[str, Option]) -> Mapping[RuleGroup, tuple[str, ...]]:
    """The options of each group, in the order in which they are shown."""
    groups: dict[RuleGroup, list[str]] = {group: [] for group in RuleGroup}
    for option in catalogue.values():
        names = groups[option.group]
        names.insert(names.index(option.after) + 1 if option.after else len(names), option.name)
    return MappingProxyType({group: tuple(names) for group, names in groups.items()})


@cache  # reading the types takes a millisecond, and every access to options by name needs them
def _catalogue(rules_type: Any) -> Mapping[str, Option]:
    kinds = typing.get_type_hints(rules_type)
    rows = {
        field.name: dataclasses.replace(
            field.metadata["option"], name=field.name, kind=kinds[field.name], usual=field.default
        )
        for field in dataclasses.fields(rules_type)
        if field.compare
    }
    return MappingProxyType(rows)
