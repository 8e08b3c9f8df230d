"""What can go wrong with the disk, and what the system says of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DiskError:
    """The disk has not taken a step of the game.

    Attributes:
        place: the journal.
        reason: in the system's words.
    """

    place: str
    reason: str


def system_words(error: OSError) -> str:
    """What the system says went wrong, without number and file; all of the error where it says nothing."""
    return error.strerror or str(error)
