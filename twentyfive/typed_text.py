"""Reading of names and codes that a person typed or copied."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

_SEPARATORS: Final = frozenset("-–−_.,:;\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EM DASH}")
_INVISIBLE: Final = "Cf"
"""The Unicode category of invisible characters, such as soft hyphens and those that messengers insert."""

_LONGEST: Final = 1000


def plain_line(text: str, longest: int) -> str:
    """Return a text as one plain line: without control signs, its spaces folded, and cut to so many letters."""
    kept = (" " if sign.isspace() else sign for sign in text)
    plain = "".join(sign for sign in kept if not category(sign).startswith("C"))
    return " ".join(normalize("NFC", plain).split())[:longest].strip()


def without_separators(text: str) -> str:
    """Return the characters of a code without spaces, hyphens and invisible ones; no more than a code can have."""
    return "".join(letter for letter in text[:_LONGEST] if not _is_separator(letter))


def capital(letter: str) -> str:
    """Return the capital of an ASCII letter; empty for another, whose capital may be an ASCII letter."""
    return letter.upper() if letter.isascii() else ""


def _is_separator(letter: str) -> bool:
    return letter.isspace() or letter in _SEPARATORS or category(letter) == _INVISIBLE
