"""The frame of a button: fill, edge and shadow, in the colours of its present state."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton

from twentyfive.ui.theme.look import hovered
from twentyfive.ui.theme.tokens import Scheme, Theme


class ButtonColours(NamedTuple):
    """The colours of a button in its present state, as hex strings.

    Attributes:
        fill: the fill; None for none.
        edge: the edge; None for none.
        width: the width of the edge.
        ink: the label and the icon.
        note_ink: the note.
    """

    fill: str | None
    edge: str | None
    width: float
    ink: str
    note_ink: str


def paint_button_frame(
    painter: QPainter,
    frame: QRectF,
    button: QAbstractButton,
    colours: ButtonColours,
    radius: float,
    theme: Theme,
    *,
    usable: bool,
) -> None:
    """Paint the frame: raised while the button is usable, with a dashed edge while it is not."""
    raised = usable and not button.isDown() and colours.fill is not None
    if raised and theme.scheme is not Scheme.HIGH_CONTRAST:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 46))
        painter.drawRoundedRect(frame.translated(0, 1.5), radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    fill = _fill(colours, under_pointer=usable and button.underMouse())
    if fill is not None:
        painter.setBrush(fill)
    painter.setPen(Qt.PenStyle.NoPen)
    if colours.edge is not None:
        style = Qt.PenStyle.SolidLine if usable else Qt.PenStyle.CustomDashLine
        pen = QPen(QColor(colours.edge), colours.width, style)
        if not usable:
            pen.setDashPattern([4.5 / colours.width, 3 / colours.width])
        painter.setPen(pen)
    inset = colours.width / 2 if colours.edge is not None else 0
    painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def _fill(colours: ButtonColours, *, under_pointer: bool) -> QColor | None:
    """Return the fill, a little closer to the ink while the pointer is over the button."""
    if colours.fill is not None:
        return hovered(colours.fill, colours.ink) if under_pointer else QColor(colours.fill)
    if not under_pointer:
        return None
    veil = QColor(colours.ink)
    veil.setAlphaF(0.08)
    return veil
