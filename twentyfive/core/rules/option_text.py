"""Options by name: their types, checks of their values, and their text form."""

from __future__ import annotations

import re
import typing
from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from twentyfive.core.rules.catalogue import LARGEST_NUMBER, catalogue_of
from twentyfive.core.rules.problems import LaterRulesError, Problem, ProblemKind, RulesError

LONGEST_TUPLE = 20
"""Length limit of an option with several numbers; more of them are a mistake or an attack."""

_MOST_QUOTED = 40
_WORD = re.compile(r"[a-z][a-z0-9_]{0,39}", re.ASCII)
_NUMBER = re.compile(r"-?[0-9]{1,9}", re.ASCII)


def converted(rules_type: type, options: Mapping[str, object]) -> dict[str, Any]:
    """Convert each value to the type of its option: text to enums, and lists to tuples.

    Raises:
        RulesError: with every unknown name and every value of the wrong type.
    """
    rows = catalogue_of(rules_type)
    values: dict[str, Any] = {}
    problems = []
    for name, given in options.items():
        if name not in rows:
            problems.append(Problem(ProblemKind.UNKNOWN_OPTION, (name,)))
            continue
        try:
            values[name] = _value(rows[name].kind, given)
        except (TypeError, ValueError):
            problems.append(Problem(ProblemKind.WRONG_KIND, (name,), (_quoted(given),)))
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


def _quoted(given: object) -> str:
    """Quote a value, shortened; Python refuses to write a number with thousands of digits."""
    if isinstance(given, int) and abs(given) > LARGEST_NUMBER:
        return "…"
    text = str(given)
    return text if len(text) <= _MOST_QUOTED else f"{text[:_MOST_QUOTED]}…"


def _number(given: object) -> int:
    if isinstance(given, bool) or not isinstance(given, int):
        raise TypeError
    if abs(given) > LARGEST_NUMBER:
        raise ValueError
    return given


def option_text(value: object) -> str:
    """Write the value of an option as one word: ``yes``, ``no``, ``25``, ``10,15,20``, ``-`` or ``must_follow``."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(str(part) for part in value) or "-"
    return str(value.value) if isinstance(value, StrEnum) else str(value)


def parse_option(rules_type: type, name: str, text: str) -> object:
    """Read the value of the option `name`: the inverse of `option_text`.

    Raises:
        RulesError: if there is no such option, or the text is not one of its values; LaterRulesError if a later version
            may know it.
    """
    option = catalogue_of(rules_type).get(name)
    if option is None:
        error = LaterRulesError if _WORD.fullmatch(name) else RulesError
        raise error((Problem(ProblemKind.UNKNOWN_OPTION, (_quoted(name),)),))
    kind = option.kind
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
        is_word = isinstance(kind, type) and issubclass(kind, StrEnum) and _WORD.fullmatch(text)
        error = LaterRulesError if is_word else RulesError
        raise error((Problem(ProblemKind.WRONG_KIND, (name,), (_quoted(text),)),)) from None


def _parsed_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError
    return _number(int(text))
