"""Sizes of paper. A unit is a twentieth of a point; a font of n units is as large as n pixels."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, QSizeF
from PySide6.QtGui import QPageSize

from twentyfive.presentation.paper.formats import Paper

POINT: Final = 20
"""Units in a point. Fonts have whole sizes in pixels, so that a page drawn in points would have few of them."""

UNITS_PER_INCH: Final = 72 * POINT
MM: Final = UNITS_PER_INCH / 25.4

MARGIN: Final = round(13 * MM)
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


def size_of(paper: Paper) -> QSizeF:
    """Return the width and height of a paper in units."""
    return QSizeF(page_size(paper).size(QPageSize.Unit.Point)) * POINT


def page_size(paper: Paper) -> QPageSize:
    """Return the same for Qt."""
    return QPageSize(QPageSize.PageSizeId.A4 if paper is Paper.A4 else QPageSize.PageSizeId.Letter)


def usual_paper(locale: QLocale) -> Paper:
    """Return the paper that people use where that locale is at home."""
    return Paper.LETTER if locale.territory() in _LETTER_LANDS else Paper.A4
