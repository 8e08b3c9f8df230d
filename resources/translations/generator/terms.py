"""The words of the game in TERMS.md, and the translations in which one of them seems to be missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

TERMS: Final = Path(__file__).parents[1] / "TERMS.md"

_LANGUAGES: Final = {"Irish": "ga", "French": "fr"}
"""The columns of the tables, with the code of each language."""

_CELL: Final = re.compile(r"([^(]*)(?:\((.*)\))?")
_GRAMMAR: Final = re.compile(r"^(?:gen\.|pl\.) ")
_GENDERS: Final = {"m", "f"}
_BRACES: Final = re.compile(r"\{[^}]*\}")
_COUNTED: Final = re.compile(r"\{\w*:count ([^}]*)\}")
_MUTATED: Final = re.compile(
    r"\b(?:(?P<eclipsed>m(?=b)|g(?=c)|n(?=[dg])|bh(?=f)|b(?=p)|d(?=t)|t(?=s))|(?:[nt]-|h)(?=[aeiouáéíóú]))|(?<=\b[bcdfgmpst])h"
)


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game.

    Attributes:
        english: its English forms, the first as it stands in the table.
        forms: by the code of the language, the forms of which a translation has one; a hyphen ends a stem.
    """

    english: tuple[str, ...]
    forms: dict[str, tuple[str, ...]]

    def pattern(self) -> re.Pattern[str]:
        """The pattern that finds it in an English text."""
        return re.compile(rf"\b(?:{'|'.join(map(re.escape, self.english))})\b", re.IGNORECASE)

    def is_in(self, text: str, language: str) -> bool:
        """Return True if the translation has one of its forms."""
        return any(_form(form, language).search(unmutated(text, language)) for form in self.forms[language])


def terms(file: Path = TERMS) -> tuple[Term, ...]:
    """Return the terms that are checked, those of most words first, as "plain suit" before "suit"."""
    found: list[Term] = []
    columns: list[str] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            columns = []
        elif cells[0] == "English":
            columns = cells
        elif columns and not cells[0].startswith(("*", "-")):
            given = dict(zip(columns, cells, strict=True))
            forms = {code: _forms(given[name]) for name, code in _LANGUAGES.items()}
            found.append(Term(_forms(given["English"]), forms))
    return tuple(sorted(found, key=lambda term: -len(term.english[0].split())))


def _forms(cell: str) -> tuple[str, ...]:
    """Return the forms in a cell: "mámh (m, gen. máimh)" has two."""
    parts = _CELL.fullmatch(cell)
    assert parts is not None, cell
    more = [_GRAMMAR.sub("", form.strip()) for form in (parts[2] or "").split(",")]
    return (parts[1].strip(), *(form for form in more if form and form not in _GENDERS))


def missing_terms(english: str, translation: str, language: str, known: tuple[Term, ...]) -> Iterator[Term]:
    """Iterate over the terms of an English text that its translation does not have."""
    text = _BRACES.sub(" ", english)
    for term in known:
        text, times = term.pattern().subn(" ", text)
        if times and not term.is_in(_BRACES.sub(" ", _COUNTED.sub(r" \1 ", translation)), language):
            yield term


def unmutated(text: str, language: str) -> str:
    """Return the text in small letters, with elided words apart and, in Irish, without initial mutations."""
    text = text.lower().replace("’", "'").replace("'", "' ")
    return _MUTATED.sub("", text) if language == "ga" else text


@cache
def _form(form: str, language: str) -> re.Pattern[str]:
    end = "" if form.endswith("-") else r"\b"
    return re.compile(rf"\b{re.escape(unmutated(form.removesuffix('-'), language))}{end}")
