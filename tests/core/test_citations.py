"""Citations of the rules name existing places, and the description of each option agrees with the code.

Prose means docstrings and comments. Citations are found in all source files.
"""

from __future__ import annotations

import ast
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from twentyfive.core import PRESETS, Rules
from twentyfive.core.rules.option_text import option_text
from twentyfive.core.rules.rules import CATALOGUE

ROOT = next(folder for folder in Path(__file__).parents if (folder / "pyproject.toml").exists())
FOLDERS = ("twentyfive", "tests", "resources", "packaging")
(RULES,) = (ROOT / "twentyfive").rglob("RULES.md")
TEXT = RULES.read_text(encoding="utf-8")

NUMBERS = r"\d+(?: to \d+)?(?:(?:, | and )\d+(?: to \d+)?)*"
CITATION = re.compile(
    rf'(?:"(?P<before>[^"]+)", )?RULES\.md(?:,? (?:sections? )?(?P<places>{NUMBERS}|opening))?'
    r"(?:, case (?P<case>\d+))?"
    r'(?:[,:] `(?P<name>\w+)`|, (?!and |which )(?P<topic>[a-z][a-z ]*)|: "(?P<after>[^"]+)")?'
)
"""A place in the rules, then a case, an option, a subject or a quotation; a quotation may also come first."""

SECTION = re.compile(r"(?<!RULES\.md )(?<!RULES\.md, )\b[Ss]ections? \d+")
DOCUMENT = re.compile(r"[\w./-]*\w\.(?:md|pdf|png|rst|webp)\b")
ABBREVIATION = re.compile(r"(?<!-)\b[A-Z]{2}(?:-[a-z0-9]+)*\b")
CARD = re.compile(r"[AKQJ][CDHS]|JK")
NO_SOURCES = frozenset({"CI", "IP", "KB", "MB", "OK", "OS", "QR", "TV", "UI"})
"""Abbreviations of two capitals that are not sources."""

OPTION = re.compile(r"^\* `(\w+)` \(`([^`]+)`\): (.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
VALUE = re.compile(r"^  \* `(\w+)`: ", re.MULTILINE)
GAME = re.compile(r"^\* `([\w-]+)`: (.*?)(?=^\S|\Z)", re.MULTILINE | re.DOTALL)
KEY = re.compile(r"^\| ([^|]+) \|", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Passage:
    """A docstring, or comments on successive lines, as one line of text."""

    file: Path
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT).as_posix()}:{self.line}"


def in_one_line(text: str) -> str:
    return " ".join(text.split())


@cache
def files(*endings: str) -> list[Path]:
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*")]
    own = (path for path in (*found, *ROOT.iterdir()) if "node_modules" not in path.parts)
    return sorted(path for path in own if path.suffix in endings and path.is_file())


@cache
def prose() -> tuple[Passage, ...]:
    """The docstrings and comments of all programs and tests."""
    return tuple(passage for file in files(".py", ".spec") for passage in (*docstrings(file), *comments(file)))


def docstrings(file: Path) -> Iterator[Passage]:
    for node in ast.walk(ast.parse(file.read_bytes())):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield Passage(file, node.lineno, in_one_line(text))


def comments(file: Path) -> Iterator[Passage]:
    with file.open("rb") as source:
        found = [token for token in tokenize.tokenize(source.readline) if token.type == tokenize.COMMENT]
    for _, run in groupby(enumerate(found), lambda numbered: numbered[1].start[0] - numbered[0]):
        block = [token for _, token in run]
        yield Passage(file, block[0].start[0], in_one_line(" ".join(token.string.lstrip("# ") for token in block)))


@cache
def sections() -> dict[str, str]:
    """The text of the opening and of each numbered section, with line breaks."""
    opening, *numbered = re.split(r"^## (?=\d)", TEXT, flags=re.MULTILINE)
    return {"opening": opening} | {part.split()[0]: part for part in numbered}


@cache
def key() -> set[str]:
    """The abbreviations and names of the sources."""
    table = sections()["opening"].split("## Sources")[1]
    return {entry for entry in KEY.findall(table) if entry != "key" and not entry.startswith("-")}


def places(cited: str) -> list[str]:
    """The sections in a citation such as ``"1 to 3 and 6"``."""
    found: list[str] = []
    for part in re.split(r", | and ", cited):
        first, _, last = part.partition(" to ")
        found += [first] if not last else map(str, range(int(first), int(last) + 1))
    return found


def faults(text: str) -> list[str]:
    """Everything that a text cites from the rules and that is not there."""
    found = []
    for citation in CITATION.finditer(text):
        cited = places(citation["places"]) if citation["places"] else []
        found += [f"no section {place}" for place in cited if place not in sections()]
        if not cited and not citation["name"]:
            found.append(f"no place: {text[citation.start() : citation.end() + 20]}")
        there = "\n".join(sections().get(place, "") for place in cited) if cited else TEXT
        if citation["case"] and not re.search(rf"^{citation['case']}\. ", there, re.MULTILINE):
            found.append(f"no case {citation['case']}")
        if citation["name"] and f"`{citation['name']}`" not in there:
            found.append(f"no {citation['name']}")
        phrases = filter(None, (citation["before"], citation["after"], citation["topic"]))
        found += [
            f"not there: {phrase}" for phrase in phrases if phrase.strip().lower() not in in_one_line(there).lower()
        ]
    return found


def missing_documents(text: str, beside: Path) -> list[str]:
    """The documents that a text names and that are neither in the root, nor beside the file, nor known by name."""
    known = {path.name for path in files(".md")}
    return [
        name
        for name in DOCUMENT.findall(text)
        if name not in known and not (ROOT / name).is_file() and not (beside / name).is_file()
    ]


def strange_abbreviations(text: str) -> set[str]:
    used = {found for found in ABBREVIATION.findall(text) if not CARD.fullmatch(found)}
    return used - key() - NO_SOURCES


def test_every_citation_names_an_existing_place() -> None:
    assert {str(passage): found for passage in prose() if (found := faults(passage.text))} == {}


def test_every_section_is_cited() -> None:
    """Without this, the test above could pass by finding no citation."""
    cited = [place for passage in prose() for found in CITATION.finditer(passage.text) if (place := found["places"])]
    assert {at for place in cited for at in places(place)} == set(sections())
    assert len(cited) > 100


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("RULES.md section 9.", ["no section 9"]),
        ("RULES.md sections 7 to 9.", ["no section 9"]),
        ("RULES.md 8, case 7", ["no case 7"]),
        ("RULES.md 7, case 1", ["no case 1"]),
        ("RULES.md 3, `unrobbed_king`", ["no unrobbed_king"]),
        ("RULES.md 2, `unrobbed_ace`", ["no unrobbed_ace"]),
        ("RULES.md, `all_trick`: the bid", ["no all_trick"]),
        ("RULES.md section 7, ways to stand.", ["not there: ways to stand"]),
        ('RULES.md 1: "a joker turned up is burnt"', ["not there: a joker turned up is burnt"]),
        ('("a tie is broken", RULES.md 6)', ["not there: a tie is broken"]),
        ("see RULES.md chapter 3", ["no place: RULES.md chapter 3"]),
        ("RULES.md sections 1, 2 and 4; RULES.md 8, case 4; RULES.md 6, `all_tricks`", []),
    ],
)
def test_a_wrong_citation_is_found(text: str, found: list[str]) -> None:
    assert faults(text) == found


def test_only_the_rules_are_cited_by_section() -> None:
    assert {str(passage): found for passage in prose() if (found := SECTION.findall(passage.text))} == {}
    assert SECTION.findall("the keys (UX section 5)") == ["section 5"]


def test_every_document_named_is_in_the_repository() -> None:
    missing = {str(passage): missing_documents(passage.text, passage.file.parent) for passage in prose()}
    missing |= {str(file): missing_documents(file.read_text(encoding="utf-8"), file.parent) for file in files(".md")}
    assert {where: names for where, names in missing.items() if names} == {}
    assert missing_documents("see UX.md and mockups/layout.md", ROOT) == ["UX.md", "mockups/layout.md"]


def test_every_source_is_in_the_key() -> None:
    used_in = {str(passage): strange_abbreviations(passage.text) for passage in prose()}
    used_in["the rules"] = strange_abbreviations(re.sub(r"`[^`]*`", "", TEXT))
    assert {where: names for where, names in used_in.items() if names} == {}
    assert strange_abbreviations("XY and CC-65: the ace of trumps, AS; PG too") == {"XY", "CC-65"}


def test_every_source_of_the_key_is_cited() -> None:
    cited = "\n".join(text for name, text in sections().items() if name != "opening")
    assert {source for source in key() if source not in cited} == set()


def test_every_option_is_described_with_its_default_and_all_its_values() -> None:
    described = OPTION.findall(TEXT)
    assert sorted(name for name, _, _ in described) == sorted(CATALOGUE)
    for name, default, body in described:
        kind = CATALOGUE[name].kind
        assert (name, default) == (name, option_text(getattr(Rules(), name)))
        values = [option_text(choice) for choice in getattr(kind, "__members__", {}).values()]
        assert (name, VALUE.findall(body)) == (name, values)


def test_every_preset_is_described_with_its_options() -> None:
    games = {game: dict(re.findall(r"`(\w+)=([^`]+)`", body)) for game, body in GAME.findall(sections()["7"])}
    usual = Rules()
    assert games == {
        game: {
            name: option_text(getattr(rules, name))
            for name in CATALOGUE
            if getattr(rules, name) != getattr(usual, name)
        }
        for game, rules in PRESETS.items()
    }
