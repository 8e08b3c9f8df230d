"""The names that are offered while one is typed: those of former nights and of members."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Final

from twentyfive.drive.people import folded

FEWEST_LETTERS: Final = 2
"""One letter would offer half the hall."""

MOST_OFFERED: Final = 4
"""As many as fit side by side below the field, so that the list below moves by one row."""

_LAST: Final = re.compile(r"(?P<before>.*[&+/;])?(?P<typed>[^&+/;]*)")
_MARKS: Final = "Mn"
"""The category of accents that stand by themselves."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A name that is offered.

    Attributes:
        name: the name.
        line: what stands in the field when it is taken: with the names before it.
    """

    name: str
    line: str


def offers(line: str, names: Iterable[str], here: Container[str]) -> tuple[Offer, ...]:
    """Return which names may be meant by the last one in the line. Accents and capitals make no difference.

    Args:
        line: what is typed.
        names: the names to choose from, those who came most often first.
        here: the folded names of who is on the list already.
    """
    found = _LAST.fullmatch(line)
    assert found is not None, "it has some last name, even an empty one"
    before, typed = (found["before"] or "").strip(), _plain(found["typed"].strip())
    if len(typed) < FEWEST_LETTERS:
        return ()
    others = {folded(name) for name in re.split("[&+/;]", before)}
    fitting = (
        name for name in names if _fits(_plain(name), typed) and folded(name) not in here and folded(name) not in others
    )
    return tuple(Offer(name, f"{before} {name}".strip()) for name in islice(fitting, MOST_OFFERED))


def _plain(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if unicodedata.category(letter) != _MARKS)


def _fits(name: str, typed: str) -> bool:
    """Whether the name, or a later word of it, begins so; one that is typed whole needs no offer."""
    return name != typed and (name.startswith(typed) or f" {typed}" in name)
