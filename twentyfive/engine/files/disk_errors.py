"""Errors of the disk, and the message that the system has for each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class DiskError:
    """A step of the game that could not be written to disk.

    Attributes:
        place: the journal.
        reason: the message of the system.
    """

    place: str
    reason: str


def system_words(error: OSError) -> str:
    """Return the system's message without number and file name; the whole error if the system has no message."""
    return error.strerror or str(error)
