"""The calendar of a month: each day with a dot for each of its deals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen

from twentyfive.engine.daily.deals import DailyGame
from twentyfive.presentation.daily import DAYS_OF_A_WEEK, ShownDay, shown_month
from twentyfive.ui.pages.daily.day_calendar import DayCalendar
from twentyfive.ui.theme.tokens import mixed
from twentyfive.ui.widgets.base_button import RING

_WIDEST: Final = 3.2
"""The greatest distance between days side by side, in letters."""

_NARROWEST: Final = 2.2
_PAD: Final = 16
"""What a day is higher than its number and its dots, in pixels: more would make a month of large letters endless."""

_GAP: Final = 5
_DOT: Final = 0.28
"""The radius of a dot, in letters."""

_DOT_EDGE: Final = 1.5
_TODAY_EDGE: Final = 2.5
_SOME: Final = 0.55
_ALL: Final = 0.16
_CHOSEN: Final = 0.3
"""How much of its colour the ground of a day has: raised paper, green or gold."""


class MonthCalendar(DayCalendar):
    """The days of a month up to today; the day reached is the one whose deals the page shows.

    Attributes:
        month: the month shown.
    """

    def __init__(self) -> None:
        super().__init__()
        self._played: Mapping[date, frozenset[DailyGame]] = {}
        self._today = self.day
        self.month = shown_month(self.day, self._played, self._today)

    def show_month(self, day: date, played: Mapping[date, frozenset[DailyGame]], today: date) -> None:
        """Show the month of `day`, which is the day reached; `played` has the games whose deal was played, by day."""
        self._played, self._today = played, today
        self._reach(day)

    def turn(self, months: int) -> None:
        """Go to the same day so many months later."""
        self._go(self._in_month(months))

    def _reach(self, day: date) -> None:
        self.month = shown_month(day, self._played, self._today)
        super()._reach(day)

    def _days(self) -> Iterator[date]:
        return (shown.day for shown in self.month.days if not shown.to_come)

    def _nearest(self, day: date) -> date:
        return min(day, self._today)

    def _spoken(self) -> str:
        return self.month.days[self.day.day - 1].spoken

    def rect_of(self, day: date) -> QRectF:
        (row, column), step, left = self.month.place(day), self._step(self.width()), self._left()
        top = RING + self._look.line_height(self._look.small) + row * (self._height() + _GAP)
        return QRectF(left + column * step + _GAP / 2, top, step - _GAP, self._height())

    def _step(self, width: int) -> float:
        """The distance between days side by side."""
        return min((width - 2 * RING) / DAYS_OF_A_WEEK, _WIDEST * self._look.small)

    def _left(self) -> float:
        return (self.width() - DAYS_OF_A_WEEK * self._step(self.width())) / 2

    def _height(self) -> float:
        return max(self._look.target, 2.5 * self._look.small + _PAD)

    def sizeHint(self) -> QSize:
        width = round(DAYS_OF_A_WEEK * _WIDEST * self._look.small) + 2 * RING
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        width = round(DAYS_OF_A_WEEK * _NARROWEST * self._look.small) + 2 * RING
        return QSize(width, self.heightForWidth(width))

    def heightForWidth(self, _: int) -> int:
        head = self._look.line_height(self._look.small)
        return round(head + self.month.weeks * (self._height() + _GAP)) + 2 * RING

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        for shown in self.month.days:
            self._paint_day(painter, shown, self.rect_of(shown.day))
        self._paint_focus(painter, self._look.radius)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        step, left, height = self._step(self.width()), self._left(), self._look.line_height(self._look.small)
        painter.setPen(self._look.colours.ink2)
        painter.setFont(self._look.font(self._look.small))
        for column, initial in enumerate(self.month.weekdays):
            painter.drawText(QRectF(left + column * step, RING, step, height), Qt.AlignmentFlag.AlignCenter, initial)

    def _paint_day(self, painter: QPainter, shown: ShownDay, place: QRectF) -> None:
        colours, chosen = self._look.colours, shown.day == self.day
        ground = self._ground(shown)
        painter.setBrush(Qt.BrushStyle.NoBrush if ground is None else QColor(ground))
        painter.setPen(QPen(colours.accentink, _TODAY_EDGE) if shown.is_today else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), self._look.radius, self._look.radius)
        number = QRectF(place.left(), place.top() + 0.35 * _PAD, place.width(), 1.3 * self._look.small)
        painter.setPen(colours.ink2 if shown.to_come else colours.ink)
        painter.setFont(self._look.figures(self._look.small, bold=chosen or shown.is_today))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, str(shown.day.day))
        if not shown.to_come:
            self._paint_dots(painter, shown, place.center().x(), (number.bottom() + place.bottom()) / 2 - 1)

    def _ground(self, shown: ShownDay) -> str | None:
        """The ground of a day: gold for the one reached, green if all deals were played."""
        tokens = self._look.theme.tokens
        if shown.day == self.day:
            return mixed(tokens.surface, tokens.accent, _CHOSEN)
        if shown.complete:
            return mixed(tokens.surface, tokens.good, _ALL)
        return mixed(tokens.surface, tokens.raised, _SOME) if any(shown.dots) else None

    def _paint_dots(self, painter: QPainter, shown: ShownDay, middle: float, y: float) -> None:
        radius = _DOT * self._look.small
        apart = 2 * radius + max(2.0, 0.6 * radius)
        for number, played in enumerate(shown.dots):
            x = middle + (number - (len(shown.dots) - 1) / 2) * apart
            paint_pip(painter, QPointF(x, y), radius, self._look.colours.good, self._look.colours.line, full=played)


def paint_pip(painter: QPainter, centre: QPointF, radius: float, full_ink: QColor, edge: QColor, *, full: bool) -> None:
    """Paint a pip: full, or only its outline."""
    painter.setPen(Qt.PenStyle.NoPen if full else QPen(edge, max(_DOT_EDGE, 0.14 * radius)))
    painter.setBrush(full_ink if full else Qt.BrushStyle.NoBrush)
    reach = radius if full else radius - max(_DOT_EDGE, 0.14 * radius) / 2
    painter.drawEllipse(centre, reach, reach)
