"""What the rules of a game are told in: sections, and numbers of things in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Subject(Enum):
    """What a section of the rules is about, in the order of a game."""

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


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the rules.

    Attributes:
        subject: what it is about.
        title: its heading.
        paragraphs: a few sentences each, at least one.
    """

    subject: Subject
    title: str
    paragraphs: tuple[str, ...]


def section(subject: Subject, title: str, *paragraphs: tuple[str, ...]) -> tuple[Section, ...]:
    """The section, each paragraph given as sentences of which some may be empty; nothing where all are."""
    said = tuple(filter(None, (" ".join(filter(None, sentences)) for sentences in paragraphs)))
    return (Section(subject, title, said),) if said else ()
