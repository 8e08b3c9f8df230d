"""The standings of the sides, one row each, and the painting of the left part of a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from twentyfive.core import PlayerView
from twentyfive.presentation.measures import rounded_up
from twentyfive.ui.theme.glyphs import paint_dealer_chip, paint_side_sign
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.wording.names import listed, translate
from twentyfive.wording.scores import counted, members, members_in_sentence, side_name, tricks_words, values

_SMALLER: Final = (0.8, 0.7)
"""The sizes, as shares, for a name without room in full size."""

_LEAST_LETTERS: Final = 13
"""The least size of a name: 80 % of the labels in a window of usual size."""


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of a player, or of a side with several players.

    Attributes:
        side: the number of the side.
        name: the name of the player or the side.
        sign: the number of the side whose sign stands before the name, None where each player is alone.
        members: the players of the side, empty where each player is alone.
        heard: the players of the side as spoken after its name.
        mine: whether the viewer belongs to the side.
        dealer: whether the dealer belongs to it.
        to_act: whether the player to act belongs to it.
        tricks: the tricks taken in this deal.
        value: the points, chips or deals.
    """

    side: int
    name: str
    sign: int | None
    members: str
    heard: str
    mine: bool
    dealer: bool
    to_act: bool
    tricks: int
    value: int


def standings(view: PlayerView) -> tuple[Standing, ...]:
    """The standing of each side, the viewer's first and the others clockwise."""
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
        heard=members_in_sentence(view, side) if together else "",
        mine=view.player in seats,
        dealer=view.dealer in seats,
        to_act=view.to_act in seats,
        tricks=sum(view.tricks_won[seat] for seat in seats),
        value=values(view)[side],
    )


def with_name(row: Standing, view: PlayerView) -> Standing:
    """The row with the viewer's name instead of "You", where it is theirs."""
    if not row.mine or view.player is None:
        return row
    if not row.members:
        return replace(row, name=view.names[view.player])
    seats = sorted(view.rules.seats_of(row.side), key=lambda seat: (seat != view.player, seat))
    by_name = listed([view.names[seat] for seat in seats])
    return replace(row, members=by_name, heard=by_name)


def spoken_standing(view: PlayerView, row: Standing) -> str:
    """The row for a screen reader: "Mary, dealer, 10 points, one trick, to play"."""
    return _spoken(row, counted(view, row.value))


def spoken_without_value(row: Standing) -> str:
    """The row for a screen reader with scores hidden."""
    return _spoken(row, "")


def _spoken(row: Standing, value: str) -> str:
    dealer = translate("standings", "dealer") if row.dealer else ""
    to_act = translate("standings", "to play") if row.to_act else ""
    return ", ".join(filter(None, (row.name, row.heard, dealer, value, tricks_words(row.tricks), to_act)))


def row_height(look: Look) -> int:
    """The height of a row in a narrow table."""
    return rounded_up(1.3 * look.medium + 8)


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


def name_space(row: Standing, room: float, look: Look, size: int) -> NameSpace:
    """The space of the name in letters of that size.

    A long name is in regular weight, then without the dealer's chip, then smaller, then shortened with "…".
    """
    fonts = [look.font(size, row.mine), look.font(size)]
    smaller = [look.font(max(_LEAST_LETTERS, round(share * size))) for share in _SMALLER]
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


def paint_name(painter: QPainter, row: Standing, room: QRectF, look: Look, size: int) -> None:
    """Paint sign, name and dealer's chip from the left of `room`, in the middle of its height."""
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
    """Paint a text that ends at `right`, in the middle of the height of `row`."""
    painter.setFont(font)
    painter.setPen(ink)
    area = QRectF(row.left(), row.top(), right - row.left(), row.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def widest(texts: Sequence[str], font: QFont) -> float:
    """The width of the widest of the texts."""
    return max((natural_width(text, font) for text in texts), default=0.0)
