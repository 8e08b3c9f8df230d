"""Texts as data: each is shown with the fields of its placeholders, and never translated while a module is imported."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Final, NamedTuple

import twentyfive
from twentyfive.wording.grammar.texts import CountedText, Text

ROOT: Final = Path(twentyfive.__file__).parents[1]
PARTIAL: Final = {
    "card_settings._DECK_FAULTS",
    "drive_plan._POTS",
    "drive_plan._SOURCES",
    "join_page._TROUBLES",
    "names._RANK_NAMES",
    "order._WITH_ARTICLE",
}
"""The tables whose other members are told in another way, as a rank by its figure."""

DEFERRED: Final = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


class Shown(NamedTuple):
    """A place where a text is shown.

    Attributes:
        where: its file and line.
        texts: the text, or those of a table from which it is taken.
        fields: the names of the fields given there.
        at_once: whether it is shown while the module is imported.
    """

    where: str
    texts: Sequence[Text | CountedText]
    fields: frozenset[str]
    at_once: bool


def placeholders(texts: Iterable[Text | CountedText]) -> frozenset[str]:
    """The fields that texts want: each text of a table may leave out some of them."""
    return frozenset(field for text in texts for _, field, _, _ in Formatter().parse(text.english) if field)


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
            if texts := texts_of(node.func, names):
                yield Shown(f"{module.__name__}:{node.lineno}", texts, fields, id(node) not in deferred)


def modules() -> Iterator[tuple[str, ModuleType]]:
    """The source and the module of each file that may show texts."""
    for part in ("net", "presentation", "ui", "wording"):
        for file in sorted((ROOT / "twentyfive" / part).rglob("*.py")):
            name = ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
            yield file.read_text(encoding="utf-8"), importlib.import_module(name)


def gaps(module: ModuleType) -> Iterator[str]:
    """The members of an enumeration that a table of texts by that enumeration lacks."""
    for name, table in vars(module).items():
        if isinstance(table, Mapping) and any(isinstance(text, Text | CountedText) for text in table.values()):
            whole = f"{module.__name__.rpartition('.')[2]}.{name}"
            for kind in {type(key) for key in table if isinstance(key, Enum) and whole not in PARTIAL}:
                yield from (f"{whole}: {member}" for member in kind if member not in table)


def faults(places: Iterable[Shown]) -> list[str]:
    """The places where a text has other fields than its placeholders, or is shown too early."""
    found = []
    for place in places:
        first, counted = place.texts[0], any(isinstance(text, CountedText) for text in place.texts)
        filled = {"number"} if counted else set()
        if place.fields | filled != placeholders(place.texts) | filled:
            found.append(f"{place.where}: {first.english!r} is shown with {sorted(place.fields)}")
        if place.at_once:
            found.append(f"{place.where}: {first.english!r} is shown while the program starts")
    return found


def test_every_text_is_shown_with_its_fields_and_none_while_the_program_starts() -> None:
    assert faults(shown for source, module in modules() for shown in shown_in(source, module)) == []


def test_a_table_of_texts_has_one_for_each_member_of_its_enumeration() -> None:
    assert [gap for _, module in modules() for gap in gaps(module)] == []


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
