"""The pictures of a result: a pip for each trick, and the meter of you, par and the expert."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QPolygonF

from twentyfive.presentation.daily import NEAR, Label, Meter, MeterLabels
from twentyfive.ui.accessibility.roles import Worded
from twentyfive.ui.pages.daily.month_calendar import paint_pip
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.theme.tokens import mixed
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.wording.records import daily as words
from twentyfive.wording.records.daily import Verdict

_PIP: Final = 0.72
"""The radius of a pip, in letters; pips stand 2.7 of it apart."""

_PIPS_APART: Final = 2.7
_BAR: Final = 1.1
"""The height of the bar, in letters of a label, as all that follows."""

_NEEDLE: Final = 0.7
"""Half the width of the needle, and its height."""

_AIR: Final = 0.7
"""What the meter keeps free above itself."""

_TICK: Final = 0.45
_RING_SIZE: Final = 0.62
_TICKS_APART: Final = 1.4
"""The least distance of two figures of the scale, in widths of the wider one."""

_UP_TO_PAR: Final = 0.3
"""How much darker than the rest the bar is up to par."""


class TrickPips(HeightForWidth, Worded):
    """A pip for each trick, full if it was taken."""

    def __init__(self) -> None:
        super().__init__()
        self._tricks: tuple[bool, ...] = ()

    def show_tricks(self, tricks: tuple[bool, ...]) -> None:
        """Show these tricks."""
        self._tricks = tricks
        self.setAccessibleName(words.tricks_sentence(tricks))
        self.update()

    def heightForWidth(self, _: int) -> int:
        return ceil(2 * _PIP * self._look.medium) + RING

    def sizeHint(self) -> QSize:
        width = ceil(5 * _PIPS_APART * _PIP * self._look.medium)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius, colours = _PIP * self._look.medium, self._look.colours
        for number, taken in enumerate(self._tricks):
            x = self.width() / 2 + (number - (len(self._tricks) - 1) / 2) * _PIPS_APART * radius
            paint_pip(painter, QPointF(x, self.height() / 2), radius, colours.good, colours.line, full=taken)
        painter.end()


class MeterPicture(HeightForWidth, Worded):
    """A scale with a needle for you, a dashed line for par and a ring for the expert."""

    def __init__(self) -> None:
        super().__init__()
        self._meter: Meter | None = None

    def show_meter(self, meter: Meter | None) -> None:
        """Show this meter; None hides it."""
        self._meter = meter
        self.setVisible(meter is not None)
        if meter is not None:
            self.setAccessibleName(meter.spoken)
            self._renew()

    def sizeHint(self) -> QSize:
        width = 30 * self._look.small
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = 16 * self._look.small
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, width: int) -> int:
        below = self._meter is not None and self._labels(self._meter, width).expert_below
        return ceil(self._top() + (_BAR + _TICK) * self._look.small + (2 if below else 1) * self._line()) + RING

    def _line(self) -> float:
        return self._look.line_height(self._look.small)

    def _top(self) -> float:
        """The top of the bar, below the rows of labels."""
        return self._second() + self._line() + _NEEDLE * self._look.small

    def _second(self) -> float:
        """The top of the second row of labels."""
        return _AIR * self._look.small + self._look.line_height(self._look.medium)

    def _bold(self) -> QFont:
        return self._look.figures(self._look.medium, bold=True)

    def _usual(self) -> QFont:
        return self._look.figures(self._look.small)

    def _scale(self, width: float) -> Label:
        """The scale, with room for half a figure at either end."""
        beside = RING + 1.2 * self._look.small
        return Label(beside, width - 2 * beside)

    def _labels(self, meter: Meter, width: float) -> MeterLabels:
        you, par, expert = meter.names
        bold, usual = self._bold(), self._usual()
        widths = natural_width(you, bold), natural_width(par, usual), natural_width(expert, usual)
        return meter.labels(self._scale(width), width, widths, NEAR * self._look.factor)

    def paintEvent(self, _: QPaintEvent) -> None:
        if self._meter is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale = self._scale(self.width())
        bar = QRectF(scale.left, self._top(), scale.width, _BAR * self._look.small)
        self._paint_bar(painter, self._meter, bar)
        self._paint_ticks(painter, self._meter, bar)
        self._paint_marks(painter, self._meter, bar)
        self._paint_labels(painter, self._meter, bar)
        painter.end()

    def _paint_bar(self, painter: QPainter, meter: Meter, bar: QRectF) -> None:
        tokens, colours, round_ends = self._look.theme.tokens, self._look.colours, bar.height() / 2
        painter.setPen(QPen(colours.line, 1))
        painter.setBrush(colours.raised)
        painter.drawRoundedRect(bar, round_ends, round_ends)
        painter.setPen(Qt.PenStyle.NoPen)
        you, par = _at(bar, meter, meter.you), _at(bar, meter, meter.par)
        to_par = mixed(tokens.raised, tokens.line, _UP_TO_PAR)
        inks = {Verdict.BETTER: colours.good, Verdict.AT_PAR: colours.accentink, Verdict.BELOW: colours.bad}
        between = inks[meter.verdict]
        inside = bar.adjusted(1, 1, -1, -1)
        for left, right, colour in ((bar.left(), par, QColor(to_par)), (min(you, par), max(you, par), between)):
            painter.save()
            painter.setClipRect(QRectF(left, bar.top(), right - left, bar.height()))
            painter.setBrush(colour)
            painter.drawRoundedRect(inside, round_ends - 1, round_ends - 1)
            painter.restore()

    def _paint_ticks(self, painter: QPainter, meter: Meter, bar: QRectF) -> None:
        painter.setFont(self._usual())
        widest = max(natural_width(words.figure(tick), self._usual()) for tick in meter.ticks)
        every = ceil(_TICKS_APART * widest / (bar.width() / (len(meter.ticks) - 1)))
        height = _TICK * self._look.small
        for number, tick in enumerate(meter.ticks):
            x = _at(bar, meter, tick)
            painter.setPen(QPen(self._look.colours.line, 1.5))
            painter.drawLine(QPointF(x, bar.bottom() + 2), QPointF(x, bar.bottom() + height))
            if number % every == 0:
                painter.setPen(self._look.colours.ink2)
                area = QRectF(x - widest, bar.bottom() + height, 2 * widest, self._line())
                painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words.figure(tick))

    def _paint_marks(self, painter: QPainter, meter: Meter, bar: QRectF) -> None:
        colours, letters = self._look.colours, self._look.small
        par = _at(bar, meter, meter.par)
        pen = QPen(colours.ink, max(2.0, 0.16 * letters), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([1.6, 1.2])
        painter.setPen(pen)
        painter.drawLine(QPointF(par, bar.top() - _NEEDLE * letters), QPointF(par, bar.bottom() + 3))
        painter.setPen(QPen(colours.ink, max(2.5, 0.17 * letters)))
        painter.setBrush(colours.surface)
        centre = QPointF(_at(bar, meter, meter.expert), bar.center().y())
        painter.drawEllipse(centre, _RING_SIZE * letters, _RING_SIZE * letters)
        you, half = _at(bar, meter, meter.you), _NEEDLE * letters
        painter.setPen(QPen(colours.accentink, 2))
        painter.drawLine(QPointF(you, self._second()), QPointF(you, bar.top() - half))
        painter.setBrush(colours.accent)
        tip = QPointF(you, bar.top() + 0.3 * bar.height())
        painter.drawPolygon(QPolygonF([tip, tip + QPointF(-half, -1.5 * half), tip + QPointF(half, -1.5 * half)]))

    def _paint_labels(self, painter: QPainter, meter: Meter, bar: QRectF) -> None:
        placed, colours = self._labels(meter, self.width()), self._look.colours
        first, second = _AIR * self._look.small, self._second()
        below = bar.bottom() + _TICK * self._look.small + self._line()
        you, par, expert = meter.names
        painter.setPen(colours.ink)
        painter.setFont(self._bold())
        painter.drawText(
            QRectF(placed.you.left, first, placed.you.width + 1, second - first), Qt.AlignmentFlag.AlignCenter, you
        )
        painter.setFont(self._usual())
        painter.setPen(colours.ink2)
        for label, text, top in (
            (placed.par, par, second),
            (placed.expert, expert, below if placed.expert_below else second),
        ):
            area = QRectF(label.left, top, label.width + 1, self._line())
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)


def _at(bar: QRectF, meter: Meter, value: float) -> float:
    return bar.left() + meter.share(value) * bar.width()
