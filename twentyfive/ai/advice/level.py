"""The levels of the computer players."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The skill of a computer player."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"
    EXPERT = "expert"
