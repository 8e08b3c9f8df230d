"""Option values from programs and files: their kinds, checked, and their text form."""

from __future__ import annotations

import dataclasses
import re
import typing
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from twentyfive.core.rules.problems import Problem, ProblemKind, RulesError

if TYPE_CHECKING:
    from twentyfive.core.rules.rules import Rules

LARGEST_NUMBER = 1_000_000
LONGEST_TUPLE = 20
"""No option needs more; more in a file is a mistake or an attack."""

_SHOWN = 40
_NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)


def option_kinds(rules_type: type[Rules]) -> Mapping[str, Any]:
    """The kind of each option by its name: ``int``, ``bool``, a tuple of ints or an enum, in field order."""
    key: Any = rules_type  # mypy takes the hash of its objects for that of the class
    return _kinds(key)


@cache  # to work them out takes a millisecond, and each look at a deal's options asks
def _kinds(rules_type: Any) -> Mapping[str, Any]:
    hints = typing.get_type_hints(rules_type)
    kinds = {field.name: hints[field.name] for field in dataclasses.fields(rules_type) if field.compare}
    return MappingProxyType(kinds)


def converted(rules_type: type[Rules], options: Mapping[str, object]) -> dict[str, Any]:
    """The options with each value in its own kind: enums from their text, tuples from any sequence.

    Raises:
        RulesError: listing every unknown name and every value of the wrong kind.
    """
    kinds = option_kinds(rules_type)
    values: dict[str, Any] = {}
    problems = []
    for name, given in options.items():
        if name not in kinds:
            problems.append(Problem(ProblemKind.UNKNOWN_OPTION, (name,)))
            continue
        try:
            values[name] = _value(kinds[name], given)
        except (TypeError, ValueError):
            problems.append(Problem(ProblemKind.WRONG_KIND, (name,), (_shown(given),)))
    if problems:
        raise RulesError(tuple(problems))
    return values


def _value(kind: Any, given: object) -> object:
    if kind is bool:
        if not isinstance(given, bool):
            raise TypeError
        return given
    if kind is int:
        return _number(given)
    if typing.get_origin(kind) is tuple:
        if not isinstance(given, tuple | list):
            raise TypeError
        if len(given) > LONGEST_TUPLE:
            raise ValueError
        return tuple(_number(part) for part in given)
    return kind(given)


def _shown(given: object) -> str:
    """The value as it is quoted; Python refuses to write a number of thousands of digits."""
    if isinstance(given, int) and abs(given) > LARGEST_NUMBER:
        return "…"
    text = str(given)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def _number(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError
    if abs(given) > LARGEST_NUMBER:
        raise ValueError
    return given


def option_text(value: object) -> str:
    """An option's value as one word: ``yes``/``no``, a number, ``10,15,20`` or ``-``, or the enum's value."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value) or "-"
    return str(value.value) if isinstance(value, StrEnum) else str(value)


def parse_option(rules_type: type[Rules], name: str, text: str) -> object:
    """The value that `text` gives the option `name`, the inverse of `option_text`.

    Raises:
        RulesError: if there is no such option or the text is no value of its kind.
    """
    kind = option_kinds(rules_type).get(name)
    if kind is None:
        raise RulesError((Problem(ProblemKind.UNKNOWN_OPTION, (_shown(name),)),))
    try:
        if kind is bool:
            return {"yes": True, "no": False}[text]
        if kind is int:
            return _parsed_number(text)
        if typing.get_origin(kind) is tuple:
            parts = [] if text == "-" else text.split(",", LONGEST_TUPLE)
            return _value(kind, [_parsed_number(part) for part in parts])
        return _value(kind, text)
    except (KeyError, TypeError, ValueError):
        raise RulesError((Problem(ProblemKind.WRONG_KIND, (name,), (_shown(text),)),)) from None


def _parsed_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError
    return _number(int(text))
