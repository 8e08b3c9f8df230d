"""The painting of a standing: sign, name and dealer's chip at the left of a row, and figures at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from twentyfive.presentation.measures import rounded_up
from twentyfive.presentation.table.standings import Standing
from twentyfive.ui.theme.glyphs import paint_dealer_chip, paint_side_sign
from twentyfive.ui.theme.look import font_of
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.theme.tokens import Tokens

_SMALLER: Final = (0.8, 0.7)
"""The sizes, as shares, for a name without room in full size."""

_LEAST_LETTERS: Final = 13
"""The least size of a name: 80 % of the labels in a window of usual size."""


def row_height(medium: int) -> int:
    """The height of a row in a narrow table."""
    return rounded_up(1.3 * medium + 8)


class NameSpace(NamedTuple):
    """The space of sign, name and dealer's chip, in pixels from the left.

    Attributes:
        size: the size of the letters.
        name: the left end of the name.
        font: the font of the name.
        text: the name, shortened if need be.
        chip: the left end of the dealer's chip; None without one, also where it would make the name small, because the
            name plate shows it too.
    """

    size: int
    name: float
    font: QFont
    text: str
    chip: float | None


def name_space(row: Standing, room: float, face: QFont, size: int) -> NameSpace:
    """The space of the name in letters of that size.

    A long name is in regular weight, then without the dealer's chip, then smaller, then shortened with "…".
    """
    fonts = [font_of(face, size, row.mine), font_of(face, size)]
    smaller = [font_of(face, max(_LEAST_LETTERS, round(share * size))) for share in _SMALLER]
    bare = replace(row, dealer=False)
    tries = [(row, font) for font in fonts] + [(bare, font) for font in (*fonts, *smaller)]
    for shown, font in tries:  # lazily, because the first nearly always fits
        space = _name_in(shown, room, font)
        if space.text == row.name:
            break
    return space


def _name_in(row: Standing, room: float, font: QFont) -> NameSpace:
    """The space of the name in that font, with sign and chip as large as its letters."""
    size = font.pixelSize()
    left = 0.0 if row.sign is None else 1.25 * size
    space = room - left - (1.5 * size if row.dealer else 0)
    text = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, space)
    return NameSpace(size, left, font, text, left + natural_width(text, font) + 0.3 * size if row.dealer else None)


def paint_name(painter: QPainter, row: Standing, room: QRectF, colours: Tokens[QColor], face: QFont, size: int) -> None:
    """Paint sign, name and dealer's chip from the left of `room`, in the middle of its height."""
    space = name_space(row, room.width(), face, size)
    middle, size = room.center().y(), space.size
    if row.sign is not None:
        sign = 0.85 * size
        paint_side_sign(painter, row.sign, QRectF(room.left(), middle - sign / 2, sign, sign), colours)
    painter.setFont(space.font)
    painter.setPen(colours.ink)
    area = QRectF(room.left() + space.name, room.top(), room.width(), room.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, space.text)
    if space.chip is not None:
        chip = 1.2 * size
        paint_dealer_chip(painter, QRectF(room.left() + space.chip, middle - chip / 2, chip, chip), colours, face)


def paint_right(painter: QPainter, text: str, right: float, row: QRectF, font: QFont, ink: QColor) -> None:
    """Paint a text that ends at `right`, in the middle of the height of `row`."""
    painter.setFont(font)
    painter.setPen(ink)
    area = QRectF(row.left(), row.top(), right - row.left(), row.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def widest(texts: Sequence[str], font: QFont) -> float:
    """The width of the widest of the texts."""
    return max((natural_width(text, font) for text in texts), default=0.0)
