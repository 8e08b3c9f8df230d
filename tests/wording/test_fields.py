"""Texts as data: each is shown with the fields of its placeholders, and never translated while a module is imported."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Final, NamedTuple

import twentyfive
from twentyfive.wording.grammar.texts import CountedText, Text

ROOT: Final = Path(twentyfive.__file__).parents[1]
DEFERRED: Final = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Shown(NamedTuple):
    """A place where a text is shown.

    Attributes:
        where: its file and line.
        text: the text.
        fields: the names of the fields given there.
        at_once: whether it is shown while the module is imported.
    """

    where: str
    text: Text | CountedText
    fields: frozenset[str]
    at_once: bool


def placeholders(text: Text | CountedText) -> frozenset[str]:
    """The fields that a text wants."""
    return frozenset(field for _, field, _, _ in Formatter().parse(text.english) if field)


def names_in(tree: ast.Module, module: ModuleType) -> dict[str, object]:
    """The names of a module, and those that its functions import."""
    names = dict(vars(module))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("twentyfive."):
            whole = importlib.import_module(node.module or "")
            names |= {each.asname or each.name: getattr(whole, each.name, None) for each in node.names}
    return names


def texts_of(expression: ast.expr, names: Mapping[str, object]) -> list[Text | CountedText]:
    """The texts that an expression stands for: one, or those of a table."""
    match expression:
        case ast.Name(name):
            found = names.get(name)
        case ast.Attribute(ast.Name(owner), name):
            found = getattr(names.get(owner), name, None)
        case ast.Subscript(ast.Name() | ast.Attribute() as table, _):
            return texts_of(table, names)
        case _:
            found = None
    values = found.values() if isinstance(found, Mapping) else [found]
    return [value for value in values if isinstance(value, Text | CountedText)]


def shown_in(source: str, module: ModuleType) -> Iterator[Shown]:
    """The places of a module where texts are shown."""
    tree = ast.parse(source)
    names = names_in(tree, module)
    deferred = {id(part) for node in ast.walk(tree) if isinstance(node, DEFERRED) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            fields = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            for text in texts_of(node.func, names):
                yield Shown(f"{module.__name__}:{node.lineno}", text, fields, id(node) not in deferred)


def everywhere() -> Iterator[Shown]:
    """The places of the program where texts are shown."""
    for part in ("ui", "wording"):
        for file in sorted((ROOT / "twentyfive" / part).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            yield from shown_in(file.read_text(encoding="utf-8"), importlib.import_module(name))


def faults(places: Iterable[Shown]) -> list[str]:
    """The places where a text has other fields than its placeholders, or is shown too early."""
    found = []
    for place in places:
        filled = {"number"} if isinstance(place.text, CountedText) else set()
        if place.fields | filled != placeholders(place.text) | filled:
            found.append(f"{place.where}: {place.text.english!r} is shown with {sorted(place.fields)}")
        if place.at_once:
            found.append(f"{place.where}: {place.text.english!r} is shown while the program starts")
    return found


def test_every_text_is_shown_with_its_fields_and_none_while_the_program_starts() -> None:
    assert faults(everywhere()) == []


FAULTY: Final = """
from twentyfive.wording.grammar.texts import Text

OPEN = Text("network", "Open the table")
CODE = {True: Text("network", "code {code}")}
AT_ONCE = OPEN()


def told() -> str:
    return CODE[True](cod="7K3Q") + OPEN()
"""
"""A module with a misspelt field, and with a text in the language of the start for ever."""


def test_a_misspelt_field_and_a_text_that_is_shown_too_early_are_found() -> None:
    module = ModuleType("faulty")
    exec(FAULTY, module.__dict__)
    assert faults(shown_in(FAULTY, module)) == [
        "faulty:6: 'Open the table' is shown while the program starts",
        "faulty:10: 'code {code}' is shown with ['cod']",
    ]
