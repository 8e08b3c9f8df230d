"""When two names are the same to a person: those of games, of rules and of players."""

from __future__ import annotations

import unicodedata


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same: capitals, outer spaces and how an accent was typed make no difference."""
    return folded(one) == folded(other)


def folded(name: str) -> str:
    """What names that are the same have in common."""
    return unicodedata.normalize("NFC", name.strip()).casefold()
