"""The sections of the rules of a game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Subject(Enum):
    """The subject of a section, in the order of a game."""

    GOAL = auto()
    DEAL = auto()
    BIDDING = auto()
    NAMING = auto()
    RANKING = auto()
    ROBBING = auto()
    LEADING = auto()
    FOLLOWING = auto()
    SCORE = auto()
    POOL = auto()
    END = auto()
    STAKE = auto()
    SOURCES = auto()


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules.

    Attributes:
        subject: its subject.
        title: its heading.
        paragraphs: paragraphs of a few sentences, at least one.
    """

    subject: Subject
    title: str
    paragraphs: tuple[str, ...]


def section(subject: Subject, title: str, *paragraphs: tuple[str, ...]) -> tuple[Section, ...]:
    """Return a section of paragraphs, each given as sentences that may be empty; nothing if all are empty."""
    texts = tuple(filter(None, (" ".join(filter(None, sentences)) for sentences in paragraphs)))
    return (Section(subject, title, texts),) if texts else ()
