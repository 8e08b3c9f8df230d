"""What can go wrong outside the rules, and that a person should know of."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Fault(StrEnum):
    """What can go wrong outside the rules."""

    JOURNAL_NOT_WRITTEN = "journal_not_written"


@dataclass(frozen=True, slots=True)
class Failure:
    """Something that went wrong and that the person should know.

    Attributes:
        fault: what.
        place: the file concerned.
        reason: in the system's words.
    """

    fault: Fault
    place: str
    reason: str


def system_words(error: OSError) -> str:
    """What the system says went wrong, without number and file; all of the error where it says nothing."""
    return error.strerror or str(error)
