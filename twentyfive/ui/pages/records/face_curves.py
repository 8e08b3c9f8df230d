"""The games against each character: the face, and the share won so far as a curve beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF

from twentyfive.presentation.figures import FaceCurve
from twentyfive.ui.cards.portraits import paint_portrait
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.wording.records.statistics import CHANCE_WORDS, LINE_WORDS

_LEFT: Final = Qt.AlignmentFlag.AlignLeft

_FACE: Final = 3.6
"""The side of a portrait, in letters."""

_CURVE: Final = 2.3
"""The height of a curve, in letters."""

_LEAST_TOP: Final = 0.5
"""The least share at the top of the curves, which have one scale."""

_NARROWEST: Final = 17
"""The least width of a place, in letters; with less room there are fewer side by side."""

_MOST_COLUMNS: Final = 3
_PEN: Final = 0.14
"""The thickness of the curve, in letters."""


class FaceCurves(HeightForWidth):
    """A place for each character, side by side and one below the other, and a legend.

    Attributes:
        curves: the curves shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.curves: tuple[FaceCurve, ...] = ()

    def show_curves(self, curves: Sequence[FaceCurve]) -> None:
        """Show these curves."""
        self.curves = tuple(curves)
        self._renew()

    def _columns(self, width: int) -> int:
        most = (width - 2 * RING) // (_NARROWEST * self._look.medium)
        return max(1, min(_MOST_COLUMNS, most, len(self.curves) or 1))

    def _place_width(self, width: int) -> float:
        columns = self._columns(width)
        return (width - 2 * RING - (columns - 1) * self._between()) / columns

    def _between(self) -> float:
        return 1.5 * self._look.medium

    def _beside_face(self) -> float:
        """The distance from the left of a place to what stands beside its face."""
        return (_FACE + 0.6) * self._look.medium

    def _in_one_line(self, width: float) -> bool:
        """Whether all names have their figures at their right, in places of that width."""
        look = self._look
        font, small, room = look.font(look.medium, bold=True), look.figures(look.small), width - self._beside_face()
        return all(
            natural_width(curve.name, font) + look.gap + natural_width(curve.figure, small) <= room
            for curve in self.curves
        )

    def _row_height(self, width: float) -> float:
        look = self._look
        words = look.line_height(look.medium) + (0 if self._in_one_line(width) else look.line_height(look.small))
        return max(_FACE * look.medium, words + _CURVE * look.medium) + 1.5 * look.gap

    def sizeHint(self) -> QSize:
        width = 2 * _NARROWEST * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._look.medium, self._look.control_height)

    def heightForWidth(self, width: int) -> int:
        rows = -(-len(self.curves) // self._columns(width))
        legend = self._legend_places(width)[-1].y() + self._look.line_height(self._look.small)
        return round(rows * self._row_height(self._place_width(width)) + legend) + 4

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        columns, wide = self._columns(self.width()), self._place_width(self.width())
        step = self._row_height(wide)
        for place, curve in enumerate(self.curves):
            row, column = divmod(place, columns)
            left = RING + column * (wide + self._between())
            self._paint_place(painter, curve, QRectF(left, row * step, wide, step - 1.5 * self._look.gap))
        rows = -(-len(self.curves) // columns)
        self._paint_legend(painter, rows * step)
        painter.end()

    def _paint_place(self, painter: QPainter, curve: FaceCurve, area: QRectF) -> None:
        look, side = self._look, _FACE * self._look.medium
        if curve.portrait:
            paint_portrait(painter, curve.portrait, QRectF(area.left(), area.top(), side, side))
        beside = area.adjusted(self._beside_face(), 0, 0, 0)
        font, small = look.font(look.medium, bold=True), look.figures(look.small)
        painter.setPen(look.colours.ink)
        paint_lines(painter, Lines((curve.name,), whole=True), font, beside, _LEFT)
        painter.setPen(look.colours.ink2)
        field, figure = beside.adjusted(0, line_height(font), 0, 0), Lines((curve.figure,), whole=True)
        if self._in_one_line(area.width()):
            lower = (line_height(font) - line_height(small)) / 2
            paint_lines(painter, figure, small, beside.adjusted(0, lower, 0, 0), Qt.AlignmentFlag.AlignRight)
        else:
            paint_lines(painter, figure, small, field, _LEFT)
            field.adjust(0, line_height(small), 0, 0)
        pen = 2 * _PEN * look.medium
        self._paint_curve(painter, curve, field.adjusted(0, pen, -pen, -pen))

    def _paint_curve(self, painter: QPainter, curve: FaceCurve, field: QRectF) -> None:
        colours, pen = self._look.colours, _PEN * self._look.medium

        top = max(_LEAST_TOP, *(share for each in self.curves for share in (each.chance, *each.shares)))

        def height(share: float) -> float:
            return field.bottom() - share / top * field.height()

        chance = height(curve.chance)
        painter.setPen(self._chance_pen())
        painter.drawLine(QLineF(field.left(), chance, field.right(), chance))
        last = max(1, len(curve.shares) - 1)
        points = [
            QPointF(field.left() + place / last * field.width(), height(share))
            for place, share in enumerate(curve.shares)
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(
            QPen(colours.accentink, pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(colours.accent)
        for point in points[-1:]:  # where it stands now; of a single game there is nothing else to see
            painter.drawEllipse(point, 1.6 * pen, 1.6 * pen)

    def _chance_pen(self) -> QPen:
        return QPen(self._look.colours.ink2, max(1.0, 0.07 * self._look.medium), Qt.PenStyle.DotLine)

    def _legend_sign(self) -> float:
        return 2.2 * self._look.small

    def _legend_places(self, width: int) -> list[QPointF]:
        """The places of the two signs, side by side or one below the other."""
        words = [natural_width(text, self._look.font(self._look.small)) for text in (LINE_WORDS(), CHANCE_WORDS())]
        first, second = (self._legend_sign() + each for each in words)
        beside = first + second + 2 * self._look.gap <= width - 2 * RING
        other = (first + 2 * self._look.gap, 0.0) if beside else (0.0, self._look.line_height(self._look.small))
        return [QPointF(RING, 0), QPointF(RING + other[0], other[1])]

    def _paint_legend(self, painter: QPainter, top: float) -> None:
        font, colours = self._look.font(self._look.small), self._look.colours
        pens = (QPen(colours.accentink, _PEN * self._look.medium), self._chance_pen())
        places = self._legend_places(self.width())
        for pen, text, place in zip(pens, (LINE_WORDS(), CHANCE_WORDS()), places, strict=True):
            middle = top + place.y() + line_height(font) / 2
            painter.setPen(pen)
            painter.drawLine(QLineF(place.x(), middle, place.x() + 1.6 * self._look.small, middle))
            painter.setPen(colours.ink2)
            words = QRectF(place.x() + self._legend_sign(), top + place.y(), self.width(), line_height(font))
            paint_lines(painter, Lines((text,), whole=True), font, words, _LEFT)
