"""Sizes of paper and of print. A unit is a twentieth of a point; a font of n units is as large as n pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QLocale, QSizeF
from PySide6.QtGui import QPageSize

POINT: Final = 20
"""Units in a point. Fonts have whole sizes in pixels, so that a page drawn in points would have few of them."""

UNITS_PER_INCH: Final = 72 * POINT
_MM: Final = UNITS_PER_INCH / 25.4

MARGIN: Final = round(13 * _MM)
"""The margin of a page: no printer needs more."""

_LETTER_LANDS: Final = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
        QLocale.Country.PuertoRico,
        QLocale.Country.Colombia,
        QLocale.Country.Venezuela,
        QLocale.Country.Chile,
        QLocale.Country.Guatemala,
        QLocale.Country.CostaRica,
        QLocale.Country.Panama,
        QLocale.Country.Nicaragua,
        QLocale.Country.ElSalvador,
        QLocale.Country.DominicanRepublic,
    }
)


class Paper(StrEnum):
    """A size of paper."""

    A4 = "A4"
    LETTER = "Letter"

    @property
    def size(self) -> QSizeF:
        """Its width and height in units."""
        return QSizeF(self.page_size.size(QPageSize.Unit.Point)) * POINT

    @property
    def page_size(self) -> QPageSize:
        """The same for Qt."""
        return QPageSize(QPageSize.PageSizeId.A4 if self is Paper.A4 else QPageSize.PageSizeId.Letter)


def usual_paper(locale: QLocale) -> Paper:
    """Return the paper that people use where that locale is at home."""
    return Paper.LETTER if locale.territory() in _LETTER_LANDS else Paper.A4


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
