"""Reading of names and codes that a person typed or copied."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

_SEPARATORS: Final = frozenset("-–−_.,:;\N{HYPHEN}\N{NON-BREAKING HYPHEN}\N{FIGURE DASH}\N{EM DASH}")
_INVISIBLE: Final = "Cf"
"""The Unicode category of invisible characters, such as soft hyphens and those that messengers insert."""

_LONGEST: Final = 1000


_JOINER: Final = "\N{ZERO WIDTH JOINER}"
_FLAGS: Final = range(0x1F1E6, 0x1F200)
"""The letters of which two make a flag."""

_SKINS: Final = range(0x1F3FB, 0x1F400)


def plain_line(text: str, longest: int) -> str:
    """Return a text as one plain line: without control signs, its spaces folded, and cut to so many signs."""
    spaced = "".join(" " if sign.isspace() else sign for sign in text)
    kept = (sign for at, sign in enumerate(spaced) if not category(sign).startswith("C") or _joins(spaced, at))
    return cut(" ".join(normalize("NFC", "".join(kept)).split()), longest)


def cut(text: str, longest: int) -> str:
    """Return the beginning of a text with no more signs, so that no letter and no picture falls apart."""
    end = min(longest, len(text))
    while 0 < end < len(text) and _goes_on(text, end):
        end -= 1
    return text[:end].strip()


def _joins(text: str, at: int) -> bool:
    """Whether the sign at a place joins two pictures to one, as in that of a family."""
    between = text[at] == _JOINER and 0 < at < len(text) - 1
    return between and category(text[at - 1]) in ("So", "Sk", "Mn") and category(text[at + 1]) == "So"


def _goes_on(text: str, at: int) -> bool:
    """Whether the sign at a place belongs to the letter or picture before it: UAX 29, for what people type in names."""
    sign, before = text[at], text[at - 1]
    if ord(sign) in _FLAGS:
        flags = len(text[:at]) - len(text[:at].rstrip("".join(map(chr, _FLAGS))))
        return flags % 2 == 1
    return category(sign).startswith("M") or _JOINER in (sign, before) or ord(sign) in _SKINS


def without_separators(text: str) -> str:
    """Return the characters of a code without spaces, hyphens and invisible ones; no more than a code can have."""
    return "".join(letter for letter in text[:_LONGEST] if not _is_separator(letter))


def capital(letter: str) -> str:
    """Return the capital of an ASCII letter; empty for another, whose capital may be an ASCII letter."""
    return letter.upper() if letter.isascii() else ""


def _is_separator(letter: str) -> bool:
    return letter.isspace() or letter in _SEPARATORS or category(letter) == _INVISIBLE
