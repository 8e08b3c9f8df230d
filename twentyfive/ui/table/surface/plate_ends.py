"""What stands at the right end of the rows of a name plate: the points and the dealer's chip."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from twentyfive.ui.theme.glyphs import paint_dealer_chip
from twentyfive.ui.theme.look import Look

APART: Final = 0.35
"""Between two things on a plate, in letters."""

_CHIP: Final = 1.3
"""How wide the dealer's chip is, in letters."""


class Ends(NamedTuple):
    """What stands at the end of one row: the points in figures, empty for none, and whether the dealer's chip does."""

    points: str = ""
    dealer: bool = False

    def width(self, letters: int, look: Look) -> float:
        """How wide it is in letters of that size, with the distance to what stands before it."""
        figures = QFontMetricsF(look.font(letters, bold=True)).horizontalAdvance(self.points)
        return figures + APART * letters * bool(self.points) + (_CHIP + APART) * letters * self.dealer


def in_two_rows(ends: Ends, letters: int, look: Look, name: float, rooms: tuple[float, float]) -> tuple[Ends, Ends]:
    """How they are shared by two rows: the first beside a name that wide as long as that is whole.

    `rooms` is how wide the first row is, and what the second has free. Where no share leaves the name whole, all goes
    to the second row, or if that has no room, stays in the first.
    """
    none = Ends()
    shares = [
        (ends, none),
        (ends._replace(points=""), Ends(points=ends.points)),
        (ends._replace(dealer=False), Ends(dealer=ends.dealer)),
        (none, ends),
    ]
    below = [share for share in shares if share[1] == none or share[1].width(letters, look) <= rooms[1]]
    whole = (share for share in below if name + share[0].width(letters, look) <= rooms[0])
    return next(whole, below[-1])


def paint_ends(painter: QPainter, ends: Ends, row: QRectF, letters: int, look: Look) -> float:
    """Paint them at the right end of the row, the points outermost; where what is left of it ends."""
    right, apart = row.right(), APART * letters
    if ends.points:
        font = look.font(letters, bold=True)
        width = QFontMetricsF(font).horizontalAdvance(ends.points)
        painter.setFont(font)
        painter.setPen(look.colours.gold)
        area = QRectF(right - width, row.top(), width, row.height())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, ends.points)
        right -= width + apart
    if ends.dealer:
        chip = _CHIP * letters
        paint_dealer_chip(painter, QRectF(right - chip, row.center().y() - chip / 2, chip, chip), look)
        right -= chip + apart
    return right
