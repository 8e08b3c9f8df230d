"""Two simple charts: bars with figures, and the results of the last games with a line over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF

from twentyfive.engine.statistics.tallies import MatchResult
from twentyfive.presentation.figures import Bar, shares_so_far
from twentyfive.ui.theme.glyphs import paint_tick
from twentyfive.ui.theme.text_layout import Lines, line_height, natural_width, paint_lines, wrapped
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.wording.amounts import percent
from twentyfive.wording.records.statistics import CHANCE_WORDS, LINE_WORDS, RESULT_WORDS

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_MOST_LINES: Final = 4

_BEFORE_LINE: Final = 0.4
"""Distance from the percentages to the line after them, in sizes of their letters."""


class BarChart(HeightForWidth):
    """Bars one under another, each below its name and figures, with a legend that explains the mark on them.

    Attributes:
        bars: the bars shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self.bars: tuple[Bar, ...] = ()

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these bars."""
        self.bars = tuple(bars)
        self._renew()

    def _thick(self) -> int:
        return round(0.75 * self._look.medium)

    def _title(self, bar: Bar, width: int) -> tuple[Lines, bool]:
        """The name, and whether there is room for the figures beside it."""
        font, figures = self._look.font(self._look.medium), self._look.figures(self._look.medium, bold=True)
        room = width - 2 * RING
        beside = natural_width(bar.name, font) + self._look.gap + natural_width(bar.figure, figures) <= room
        return wrapped(bar.name, font, room, _MOST_LINES), beside

    def _bar_height(self, bar: Bar, width: int) -> float:
        name, beside = self._title(bar, width)
        lines = len(name.texts) + (0 if beside else 1)
        return lines * self._look.line_height(self._look.medium) + self._thick() + 4 + 1.2 * self._look.gap

    def _legend(self, width: int) -> Lines:
        return wrapped(CHANCE_WORDS(), self._look.font(self._look.small), width - 2 * RING - self._indent(), 4)

    def _indent(self) -> float:
        return 1.2 * self._look.small

    def sizeHint(self) -> QSize:
        width = 20 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._look.medium, self._look.control_height)

    def heightForWidth(self, width: int) -> int:
        bars = sum(self._bar_height(bar, width) for bar in self.bars)
        return round(bars + len(self._legend(width).texts) * self._look.line_height(self._look.small)) + 4

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = 0.0
        for bar in self.bars:
            self._paint_bar(painter, bar, top)
            top += self._bar_height(bar, self.width())
        font = self._look.font(self._look.small)
        middle = top + line_height(font) / 2
        self._paint_mark(painter, RING + self._indent() / 3, middle, 0.4 * line_height(font))
        painter.setPen(self._look.colours.ink2)
        area = QRectF(RING + self._indent(), top, self.width(), self.height() - top)
        paint_lines(painter, self._legend(self.width()), font, area, _LEFT)
        painter.end()

    def _paint_bar(self, painter: QPainter, bar: Bar, top: float) -> None:
        look, colours = self._look, self._look.colours
        font, figures = look.font(look.medium), look.figures(look.medium, bold=True)
        name, beside = self._title(bar, self.width())
        painter.setPen(colours.ink)
        area = QRectF(RING, top, self.width() - 2 * RING, self.height())
        paint_lines(painter, name, font, area, _LEFT)
        down = len(name.texts) * line_height(font)
        figure_top = top if beside else top + down
        alignment = _RIGHT if beside else _LEFT
        paint_lines(painter, Lines((bar.figure,), whole=True), figures, area.translated(0, figure_top - top), alignment)
        down += 0 if beside else line_height(font)
        groove = QRectF(RING, top + down + 4, area.width(), self._thick()).adjusted(1, 1, -1, -1)
        radius = groove.height() / 2
        painter.setPen(QPen(colours.line, 1.5))
        painter.setBrush(colours.page)
        painter.drawRoundedRect(groove, radius, radius)
        if bar.share > 0:
            filled = QRectF(groove)
            filled.setWidth(max(groove.height(), bar.share * groove.width()))
            painter.setPen(QPen(colours.accentink, 2))
            painter.setBrush(colours.accent)
            painter.drawRoundedRect(filled, radius, radius)
        self._paint_mark(painter, groove.left() + bar.mark * groove.width(), groove.center().y(), self._thick() / 2 + 2)

    def _paint_mark(self, painter: QPainter, x: float, y: float, half: float) -> None:
        painter.setPen(QPen(self._look.colours.surface, 0.28 * self._look.medium))
        painter.drawLine(QPointF(x, y - half), QPointF(x, y + half))
        painter.setPen(QPen(self._look.colours.ink, 0.14 * self._look.medium))
        painter.drawLine(QPointF(x, y - half), QPointF(x, y + half))


class LastGames(HeightForWidth):
    """A disc for each of the last games, and above them a line: the share of games won so far.

    Attributes:
        results: the results of the games shown, the oldest first.
    """

    def __init__(self) -> None:
        super().__init__()
        self.results: tuple[MatchResult, ...] = ()

    def show_results(self, results: Sequence[MatchResult]) -> None:
        """Show the results of these games."""
        self.results = tuple(results)
        self._renew()

    def shares(self) -> tuple[float, ...]:
        """The share won up to each game, 0 to 1."""
        return shares_so_far(self.results)

    def _small_line(self) -> int:
        return self._look.line_height(self._look.small)

    def _radius(self) -> float:
        room = (self.width() - self._left() - RING) / max(1, len(self.results))
        return min(0.42 * self._look.medium, 0.42 * room)

    def _left(self) -> float:
        """The left end of the line; the percentages stand before it."""
        small = self._look.small
        return RING + natural_width(percent(1), self._look.figures(small)) + _BEFORE_LINE * small

    def _pen(self) -> float:
        return 0.16 * self._look.medium

    def _field(self) -> QRectF:
        above = self._small_line() / 2
        width = self.width() - self._left() - RING
        return QRectF(self._left(), above, width, self._field_height())

    def _field_height(self) -> float:
        return 6.0 * self._look.medium

    def _legend(self) -> tuple[tuple[MatchResult | None, str], ...]:
        shown = [result for result in MatchResult if result in self.results]
        return (*((result, RESULT_WORDS[result]()) for result in shown), (None, LINE_WORDS()))

    def _legend_places(self, width: int) -> list[QPointF]:
        """The places of the entries of the legend, in rows, measured from its top."""
        places, at = [], QPointF(RING, 0)
        for _, words in self._legend():
            needs = self._legend_sign() + natural_width(words, self._look.font(self._look.small)) + 2 * self._look.gap
            if at.x() > RING and at.x() + needs > width - RING:
                at = QPointF(RING, at.y() + self._small_line())
            places.append(QPointF(at))
            at.setX(at.x() + needs)
        return places

    def _legend_sign(self) -> float:
        return 1.6 * self._look.small

    def sizeHint(self) -> QSize:
        width = 20 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._look.medium, round(self._field_height()))

    def heightForWidth(self, width: int) -> int:
        legend = self._legend_places(width)[-1].y() + self._small_line()
        return round(self._field_height() + self._small_line() / 2 + 2 * self._look.medium + legend) + 4

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        field = self._field()
        self._paint_grid(painter, field)
        xs = self._xs(field)
        colours = self._look.colours
        line = QPolygonF(
            [QPointF(x, field.bottom() - share * field.height()) for x, share in zip(xs, self.shares(), strict=True)]
        )
        painter.setPen(
            QPen(
                colours.accentink,
                self._pen(),
                Qt.PenStyle.SolidLine,
                Qt.PenCapStyle.RoundCap,
                Qt.PenJoinStyle.RoundJoin,
            )
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(line)
        if line.size() == 1:
            # A line of one game has no length, so it is a disc.
            painter.setBrush(colours.accent)
            painter.drawEllipse(line.at(0), 2 * self._pen(), 2 * self._pen())
            painter.setBrush(Qt.BrushStyle.NoBrush)
        middle = field.bottom() + self._look.medium
        for x, result in zip(xs, self.results, strict=True):
            self._paint_disc(painter, QPointF(x, middle), self._radius(), result)
        self._paint_legend(painter, middle + self._look.medium)
        painter.end()

    def _xs(self, field: QRectF) -> list[float]:
        step = field.width() / max(1, len(self.results))
        return [field.left() + (place + 0.5) * step for place in range(len(self.results))]

    def _paint_grid(self, painter: QPainter, field: QRectF) -> None:
        font = self._look.figures(self._look.small)
        for share in (0, 50, 100):
            y = field.bottom() - share / 100 * field.height()
            painter.setPen(QPen(self._look.colours.line, 1))
            painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
            painter.setPen(self._look.colours.ink2)
            words = QRectF(
                0, y - line_height(font) / 2, field.left() - _BEFORE_LINE * self._look.small, line_height(font)
            )
            paint_lines(painter, Lines((percent(share / 100),), whole=True), font, words, _RIGHT)

    def _paint_disc(self, painter: QPainter, middle: QPointF, radius: float, result: MatchResult) -> None:
        """Paint the disc of a result: full with a tick if won, hollow if lost, half full if tied."""
        colours = self._look.colours
        if result is MatchResult.WON:
            paint_tick(painter, middle, radius, colours.accentink, colours.surface)
            return
        painter.setPen(QPen(colours.ink2, max(1.5, 0.2 * radius)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inner = radius - max(0.75, 0.1 * radius)
        painter.drawEllipse(middle, inner, inner)
        if result is MatchResult.TIED:
            painter.setBrush(colours.ink2)
            painter.drawPie(QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner), 90 * 16, 180 * 16)

    def _paint_legend(self, painter: QPainter, top: float) -> None:
        font = self._look.font(self._look.small)
        half = self._legend_sign() / 2
        for (result, words), place in zip(self._legend(), self._legend_places(self.width()), strict=True):
            middle = QPointF(place.x() + 0.7 * half, top + place.y() + line_height(font) / 2)
            if result is None:
                painter.setPen(QPen(self._look.colours.accentink, self._pen()))
                painter.drawLine(middle - QPointF(0.6 * half, 0), middle + QPointF(0.6 * half, 0))
            else:
                self._paint_disc(painter, middle, 0.36 * self._look.small, result)
            painter.setPen(self._look.colours.ink2)
            area = QRectF(place.x() + self._legend_sign(), top + place.y(), self.width(), line_height(font))
            paint_lines(painter, Lines((words,), whole=True), font, area, _LEFT)
