"""The formats of a sheet: the paper, and the size of its print."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Paper(StrEnum):
    """A size of paper."""

    A4 = "A4"
    LETTER = "Letter"


class Print(StrEnum):
    """The size of the print."""

    NORMAL = "normal"
    LARGE = "large"

    @property
    def sizes(self) -> PrintSizes:
        """The sizes of its letters."""
        return _NORMAL if self is Print.NORMAL else _LARGE


@dataclass(frozen=True, slots=True)
class PrintSizes:
    """The sizes of the letters of a print.

    Attributes:
        usual: the size of the text in points.
        least: the smallest size, to which it shrinks before it takes another page.
        note, heading, title: the sizes of notes, headings and the title, in sizes of the text.
    """

    usual: float
    least: float
    note: float
    heading: float
    title: float


_NORMAL: Final = PrintSizes(usual=11, least=8.5, note=0.86, heading=1.1, title=2.2)
_LARGE: Final = PrintSizes(usual=18, least=14, note=1.0, heading=1.1, title=1.6)
"""Large print is at least 16 points by the usage of libraries for the blind, clear print at least 14."""
