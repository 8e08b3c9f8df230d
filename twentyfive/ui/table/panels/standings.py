"""How the sides stand, row by row as tables of scores show it, and how the left part of a row is painted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from twentyfive.core import PlayerView
from twentyfive.ui.theme.glyphs import paint_dealer_chip, paint_side_sign
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.measures import up
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.wording.names import translate
from twentyfive.wording.scores import counted, members, side_name, tricks_words, values

_SMALLER: Final = (0.8, 0.7)
"""Of the letters of a name for which there is no room."""

_LEAST_LETTERS: Final = 13
"""No name is smaller: 80 % of the labels in a window of usual size."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One row: a player, or a side where several play together.

    Attributes:
        side: its number.
        name: the player's or the side's.
        sign: the number of the side whose sign stands before the name, None where each plays alone.
        members: who plays for the side, empty where each plays alone.
        mine: whether the viewer belongs to it.
        dealer: whether it deals.
        to_act: whether it is its turn.
        tricks: taken in this deal.
        value: points, chips or deals.
    """

    side: int
    name: str
    sign: int | None
    members: str
    mine: bool
    dealer: bool
    to_act: bool
    tricks: int
    value: int


def standings(view: PlayerView) -> tuple[Standing, ...]:
    """A row for each side, the viewer's first and the others clockwise."""
    rules = view.rules
    first = 0 if view.player is None else rules.side_of(view.player)
    return tuple(_standing(view, (first + step) % rules.sides) for step in range(rules.sides))


def _standing(view: PlayerView, side: int) -> Standing:
    rules = view.rules
    seats = rules.seats_of(side)
    together = len(seats) > 1
    return Standing(
        side=side,
        name=side_name(view, side),
        sign=side if together else None,
        members=members(view, side) if together else "",
        mine=view.player in seats,
        dealer=view.dealer in seats,
        to_act=view.to_act in seats,
        tricks=sum(view.tricks_won[seat] for seat in seats),
        value=values(view)[side],
    )


def spoken_standing(view: PlayerView, row: Standing) -> str:
    """The row for the ear: "Mary, dealer, 10 points, one trick, to act"."""
    return _spoken(row, counted(view, row.value))


def spoken_without_value(row: Standing) -> str:
    """The same where scores are not shown."""
    return _spoken(row, "")


def _spoken(row: Standing, value: str) -> str:
    dealer = translate("standings", "dealer") if row.dealer else ""
    to_act = translate("standings", "to act") if row.to_act else ""
    return ", ".join(filter(None, (row.name, row.members, dealer, value, tricks_words(row.tricks), to_act)))


def row_height(look: Look) -> int:
    """Of a row in a narrow table."""
    return up(1.3 * look.medium + 8)


class NameSpace(NamedTuple):
    """How sign, name and dealer's chip share their room, in letters of `size`; all in pixels from its left.

    Where the chip would make the name small there is none: the name plate has it.
    """

    size: int
    name: float
    font: QFont
    text: str
    chip: float | None


def name_space(row: Standing, room: float, look: Look, size: int) -> NameSpace:
    """The name in letters of that size; a long one in regular weight, then without the dealer's chip beside it, then
    smaller, then shortened with "…".
    """
    fonts = [look.font(size, row.mine), look.font(size)]
    smaller = [look.font(max(_LEAST_LETTERS, round(share * size))) for share in _SMALLER]
    bare = replace(row, dealer=False)
    tries = [(row, font) for font in fonts] + [(bare, font) for font in (*fonts, *smaller)]
    for shown, font in tries:  # one after the other: the first nearly always does
        space = _name_in(shown, room, font)
        if space.text == row.name:
            break
    return space


def _name_in(row: Standing, room: float, font: QFont) -> NameSpace:
    """The name in that font, sign and chip as large as its letters."""
    size = font.pixelSize()
    left = 0.0 if row.sign is None else 1.25 * size
    space = room - left - (1.5 * size if row.dealer else 0)
    text = QFontMetricsF(font).elidedText(row.name, Qt.TextElideMode.ElideRight, space)
    return NameSpace(size, left, font, text, left + natural_width(text, font) + 0.3 * size if row.dealer else None)


def paint_name(painter: QPainter, row: Standing, room: QRectF, look: Look, size: int) -> None:
    """Sign, name and dealer's chip from the left of `room`, in the middle of its height."""
    space = name_space(row, room.width(), look, size)
    middle, size = room.center().y(), space.size
    if row.sign is not None:
        sign = 0.85 * size
        paint_side_sign(painter, row.sign, QRectF(room.left(), middle - sign / 2, sign, sign), look)
    painter.setFont(space.font)
    painter.setPen(look.colours.ink)
    area = QRectF(room.left() + space.name, room.top(), room.width(), room.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, space.text)
    if space.chip is not None:
        chip = 1.2 * size
        paint_dealer_chip(painter, QRectF(room.left() + space.chip, middle - chip / 2, chip, chip), look)


def paint_right(painter: QPainter, text: str, right: float, row: QRectF, font: QFont, ink: QColor) -> None:
    """Text that ends at `right`, in the middle of the height of `row`."""
    painter.setFont(font)
    painter.setPen(ink)
    area = QRectF(row.left(), row.top(), right - row.left(), row.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def widest(texts: Sequence[str], font: QFont) -> float:
    """The width of the widest of the texts."""
    return max((natural_width(text, font) for text in texts), default=0.0)
