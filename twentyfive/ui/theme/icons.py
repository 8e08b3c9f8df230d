"""The signs on buttons: drawn with one even stroke in a box of 24 by 24, so they are sharp at any size."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

BOX: Final = 24
STROKE: Final = 2.1


class Icon(Enum):
    """What a sign stands for."""

    UNDO = auto()
    REDO = auto()
    HINT = auto()
    LAST_TRICK = auto()
    RANKING = auto()
    SPEED = auto()
    MENU = auto()
    BACK = auto()
    FOLD = auto()
    UNFOLD = auto()
    PLAY = auto()
    PLAY_NOW = auto()
    NEW_GAME = auto()
    LEARN = auto()
    PRACTISE = auto()
    SAVED = auto()
    STATISTICS = auto()
    SETTINGS = auto()
    EYE = auto()
    PERSON = auto()
    COMPUTER = auto()
    SCORES = auto()
    CLOSE = auto()
    AGAIN = auto()
    CHECK = auto()


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Lines and filled shapes, in the little language of `_path`."""

    lines: str = ""
    shapes: str = ""


def icon_path(icon: Icon) -> QPainterPath:
    """The lines of the sign, to be stroked with `STROKE`, in the box of 24 by 24."""
    return QPainterPath(_path(_DRAWINGS[icon].lines))


def icon_shapes(icon: Icon) -> QPainterPath:
    """The filled parts of the sign, in the box of 24 by 24."""
    return QPainterPath(_path(_DRAWINGS[icon].shapes))


def paint_icon(painter: QPainter, icon: Icon, rect: QRectF, colour: QColor) -> None:
    """Paint the sign into the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center() - QPointF(side / 2, side / 2))
    painter.scale(side / BOX, side / BOX)
    painter.setPen(_pen(colour))
    painter.setBrush(colour)
    painter.drawPath(icon_shapes(icon))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(icon))
    painter.restore()


def _pen(colour: QColor) -> QPen:
    return QPen(colour, STROKE, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


_TWO_CARDS: Final = (
    "R9.5 2.8 11.2 16.4 2 M9.3 6 L5.4 6 C4.3 6 3.4 6.9 3.4 8 L3.4 19.2 "
    "C3.4 20.3 4.3 21.2 5.4 21.2 L12.6 21.2 C13.6 21.2 14.3 20.6 14.6 19.6"
)

_DRAWINGS: Final = {
    Icon.UNDO: _Drawing(
        "M8.5 4.5 L3.5 9.5 L8.5 14.5 M3.5 9.5 L15 9.5 C18.3 9.5 20.5 12 20.5 14.7 C20.5 17.5 18.3 20 15 20 L8.5 20"
    ),
    Icon.REDO: _Drawing(
        "M15.5 4.5 L20.5 9.5 L15.5 14.5 M20.5 9.5 L9 9.5 C5.7 9.5 3.5 12 3.5 14.7 C3.5 17.5 5.7 20 9 20 L15.5 20"
    ),
    Icon.HINT: _Drawing(
        "M9.2 17.5 L9.2 15.3 C6.9 14.1 5.4 11.8 5.4 9.2 C5.4 5.5 8.3 2.6 12 2.6 "
        "C15.7 2.6 18.6 5.5 18.6 9.2 C18.6 11.8 17.1 14.1 14.8 15.3 L14.8 17.5 Z M10 21.3 L14 21.3"
    ),
    Icon.LAST_TRICK: _Drawing(_TWO_CARDS),
    Icon.RANKING: _Drawing("M3 4.5 L21 4.5 M3 9.5 L16.5 9.5 M3 14.5 L12 14.5 M3 19.5 L8 19.5"),
    Icon.SPEED: _Drawing("M4.5 5 L11.5 12 L4.5 19 M12.5 5 L19.5 12 L12.5 19"),
    Icon.MENU: _Drawing("M3.5 5.5 L20.5 5.5 M3.5 12 L20.5 12 M3.5 18.5 L20.5 18.5"),
    Icon.BACK: _Drawing("M15.5 4.5 L8 12 L15.5 19.5"),
    Icon.FOLD: _Drawing("M8.5 4.5 L16 12 L8.5 19.5"),
    Icon.UNFOLD: _Drawing("M4.5 8.5 L12 16 L19.5 8.5"),
    Icon.PLAY: _Drawing(shapes="M6 4 L6 20 L19.5 12 Z"),
    Icon.PLAY_NOW: _Drawing(_TWO_CARDS),
    Icon.NEW_GAME: _Drawing("R5 2.5 14 19 2.2 M12 8 L12 16 M8 12 L16 12"),
    Icon.LEARN: _Drawing(
        "M12 5.2 C9.2 3.6 5.8 3.5 2.2 4.4 L2.2 18.6 C5.8 17.7 9.2 17.8 12 19.6 "
        "C14.8 17.8 18.2 17.7 21.8 18.6 L21.8 4.4 C18.2 3.5 14.8 3.6 12 5.2 Z M12 5.2 L12 19.6"
    ),
    Icon.PRACTISE: _Drawing("O12 12 9.6 O12 12 4.8", "O12 12 1.1"),
    Icon.SAVED: _Drawing("M2.8 19.8 L2.8 4.6 L9.6 4.6 L12.2 7.8 L21.2 7.8 L21.2 19.8 Z"),
    Icon.STATISTICS: _Drawing(
        "M2.2 20.6 L21.8 20.6 M4.6 20.6 L4.6 14.8 L8.2 14.8 L8.2 20.6 "
        "M10.2 20.6 L10.2 9.8 L13.8 9.8 L13.8 20.6 M15.8 20.6 L15.8 4 L19.4 4 L19.4 20.6"
    ),
    Icon.SETTINGS: _Drawing("M2.2 5 L21.8 5 M2.2 12 L21.8 12 M2.2 19 L21.8 19", "O14.6 5 2.1 O8.2 12 2.1 O16.8 19 2.1"),
    Icon.EYE: _Drawing(
        "M1.6 12 C4.6 7.4 8 5.4 12 5.4 C16 5.4 19.4 7.4 22.4 12 C19.4 16.6 16 18.6 12 18.6 "
        "C8 18.6 4.6 16.6 1.6 12 Z O12 12 3.1"
    ),
    Icon.PERSON: _Drawing("O12 7.4 4.3 M3.6 21 C3.9 16.6 7.2 14.4 12 14.4 C16.8 14.4 20.1 16.6 20.4 21"),
    Icon.COMPUTER: _Drawing("R2.5 3.8 19 12.4 1.8 M12 16.4 L12 20.2 M7.4 20.2 L16.6 20.2"),
    Icon.SCORES: _Drawing(
        "M4.6 4.2 L4.6 19.8 M9.2 4.2 L9.2 19.8 M13.8 4.2 L13.8 19.8 M18.4 4.2 L18.4 19.8 M1.6 17 L22.4 7"
    ),
    Icon.CLOSE: _Drawing("M5 5 L19 19 M19 5 L5 19"),
    Icon.AGAIN: _Drawing(
        "M19.6 7.4 C17.9 5 15.1 3.4 12 3.4 C7.2 3.4 3.4 7.2 3.4 12 C3.4 16.8 7.2 20.6 12 20.6 "
        "C16.8 20.6 20.6 16.8 20.6 12 M20.2 2.6 L20.2 7.8 L15 7.8"
    ),
    Icon.CHECK: _Drawing("M4.5 12.5 L10 18 L19.5 6.5"),
}


@cache
def _path(drawing: str) -> QPainterPath:
    """M move, L line, C curve and Z close as in SVG; O x y radius: a circle; R x y w h radius: a rounded box."""
    path = QPainterPath()
    for command, numbers in _commands(drawing):
        match command, numbers:
            case "M", (x, y):
                path.moveTo(x, y)
            case "L", (x, y):
                path.lineTo(x, y)
            case "C", (x1, y1, x2, y2, x, y):
                path.cubicTo(x1, y1, x2, y2, x, y)
            case "Z", ():
                path.closeSubpath()
            case "O", (x, y, radius):
                path.addEllipse(QPointF(x, y), radius, radius)
            case "R", (x, y, w, h, radius):
                path.addRoundedRect(QRectF(x, y, w, h), radius, radius)
            case _:
                raise ValueError(f"{command} with {len(numbers)} numbers in the drawing {drawing}")
    return path


def _commands(drawing: str) -> Iterator[tuple[str, tuple[float, ...]]]:
    for command, numbers in re.findall(r"([A-Z])([^A-Z]*)", drawing):
        yield command, tuple(float(number) for number in numbers.split())
