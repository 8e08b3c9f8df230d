"""Names under which a person keeps something: a game, a moment of one, or rules."""

from __future__ import annotations

from enum import Enum, auto


class NameFault(Enum):
    """Why nothing can be kept under a name."""

    EMPTY = auto()
    UNPRINTABLE = auto()
    TOO_LONG = auto()


def kept_name_fault(name: str, most: int) -> NameFault | None:
    """Why nothing can be kept under that name, which has `most` letters at most; None if it can."""
    if not name.strip():
        return NameFault.EMPTY
    if not name.isprintable():
        return NameFault.UNPRINTABLE
    return NameFault.TOO_LONG if len(name.strip()) > most else None
