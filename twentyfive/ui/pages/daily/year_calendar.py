"""The calendar of a year: twelve months, with a sign on each day whose deal was played."""

from __future__ import annotations

import calendar
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF

from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.presentation.daily import DAYS_OF_A_WEEK
from twentyfive.ui.pages.daily.day_calendar import DayCalendar
from twentyfive.ui.theme.tokens import Tokens
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.records import daily as words
from twentyfive.wording.records.daily import Verdict

_WEEKS: Final = 6
_HEAD_ROWS: Final = 2  # the month, and the days of the week
_WAYS: Final = (6, 4, 3, 2, 1)
"""The numbers of months side by side that leave no gap."""

_NARROWEST: Final = 1.6
_WIDEST: Final = 2.1
"""The least and the greatest side of a day, in letters."""

_CORNER: Final = 3
"""The radius of the corners of a day, in pixels."""

_TRIANGLE: Final = ((0.0, -1.0), (1.0, 0.85), (-1.0, 0.85))
_DIAMOND: Final = ((0.0, -1.05), (1.05, 0.0), (0.0, 1.05), (-1.05, 0.0))


class YearCalendar(DayCalendar):
    """The days of a year.

    A result better than par has a triangle pointing up, one at par a diamond, one below par a triangle pointing down.
    Without a par it is a disc. A day late the sign is only outlined.
    """

    def __init__(self) -> None:
        super().__init__()
        self._played: Mapping[date, PlayedDaily] = {}
        self._today = date.min

    def show_year(self, day: date, played: Mapping[date, PlayedDaily], today: date) -> None:
        """Show the year of `day`, which is the day reached; `played` has the deals by day."""
        self._played, self._today = played, today
        self._reach(day)

    def mark(self, day: date) -> Verdict | None:
        """Return the verdict of a day; None for a day without a deal played, or without its par."""
        played = self._played.get(day)
        if played is None or played.par is None:
            return None
        return words.verdict(played.deal.game, played.result, played.par)

    def rect_of(self, day: date) -> QRectF:
        """Return the place of a day of the year shown."""
        left, top, side = self._month_place(day.month)
        first = (date(day.year, day.month, 1).isoweekday() - words.first_weekday()) % DAYS_OF_A_WEEK
        row, column = divmod(first + day.day - 1, DAYS_OF_A_WEEK)
        return QRectF(left + column * side, top + (row + _HEAD_ROWS) * side, side, side)

    def _side(self, width: int) -> int:
        """The side of a day: months fill the width, as long as their days keep together."""
        return min(self._room(width, self._across(width)), round(_WIDEST * self._look.small))

    def _across(self, width: int) -> int:
        """The months side by side in that width."""
        least = round(_NARROWEST * self._look.small)
        return next((number for number in _WAYS if self._room(width, number) >= least), 1)

    def _room(self, width: int, across: int) -> int:
        """The room for a day with so many months side by side."""
        return max(1, int((width - 2 * RING - (across - 1) * self._look.gap) // (7 * across)))

    def _month_place(self, month: int) -> tuple[float, float, float]:
        """The left and upper edge of a month, and the side of a day."""
        across, side = self._across(self.width()), self._side(self.width())
        row, column = divmod(month - 1, across)
        height = (_WEEKS + _HEAD_ROWS) * side + self._look.gap
        return RING + column * (7 * side + self._look.gap), RING + row * height, side

    def sizeHint(self) -> QSize:
        width = 28 * round(_WIDEST * self._look.small)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(7 * self._look.small), self._look.control_height)

    def heightForWidth(self, width: int) -> int:
        rows = -(-12 // self._across(width))
        return round(rows * ((_WEEKS + _HEAD_ROWS) * self._side(width) + self._look.gap)) + 2 * RING

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for month in range(1, 13):
            self._paint_head(painter, month)
        for day in self._days():
            self._paint_day(painter, day)
        self._paint_focus(painter, _CORNER)
        painter.end()

    def _paint_head(self, painter: QPainter, month: int) -> None:
        left, top, side = self._month_place(month)
        painter.setPen(self._look.colours.ink)
        painter.setFont(self._look.font(self._look.small, bold=True))
        painter.drawText(QRectF(left, top, 7 * side, side), Qt.AlignmentFlag.AlignCenter, words.month_name(month))
        painter.setPen(self._look.colours.ink2)
        painter.setFont(self._look.font(self._look.small))
        for column, initial in enumerate(words.weekday_initials()):
            place = QRectF(left + column * side, top + side, side, side)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, initial)

    def _paint_day(self, painter: QPainter, day: date) -> None:
        place, colours = self.rect_of(day), self._look.colours
        played = self._played.get(day)
        if played is not None:
            self._paint_sign(painter, place, day, late=played.late)
        else:
            painter.setPen(colours.ink if day <= self._today else colours.ink2)
            painter.setFont(self._look.font(self._look.small))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(day.day))
        if day == self._today:
            painter.setPen(QPen(colours.ink, 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(place.adjusted(1.5, 1.5, -1.5, -1.5), _CORNER, _CORNER)

    def _paint_sign(self, painter: QPainter, place: QRectF, day: date, *, late: bool) -> None:
        paint_verdict(painter, self.mark(day), place.center(), 0.3 * place.height(), self._look.colours, late=late)

    def _days(self) -> Iterator[date]:
        first = date(self.day.year, 1, 1)
        return (first + timedelta(days) for days in range(365 + calendar.isleap(self.day.year)))

    def _nearest(self, day: date) -> date:
        return min(max(day, date(self.day.year, 1, 1)), date(self.day.year, 12, 31))

    def _spoken(self) -> str:
        return words.day_spoken(self.day, self._played.get(self.day))


def paint_verdict(
    painter: QPainter, found: Verdict | None, centre: QPointF, radius: float, colours: Tokens[QColor], *, late: bool
) -> None:
    """Paint the sign of a verdict, a disc for none; only its outline for a deal played a day late."""
    colour = {
        Verdict.BETTER: colours.good,
        Verdict.AT_PAR: colours.accentink,
        Verdict.BELOW: colours.bad,
        None: colours.ink2,
    }
    painter.save()
    painter.translate(centre)
    pen = QPen(colour[found], max(1.5, 0.25 * radius))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if late else colour[found])
    if found is None:
        painter.drawEllipse(QPointF(), radius, radius)
    else:
        down = -1.0 if found is Verdict.BELOW else 1.0
        points = _DIAMOND if found is Verdict.AT_PAR else _TRIANGLE
        painter.drawPolygon(QPolygonF([QPointF(x * radius, down * y * radius) for x, y in points]))
    painter.restore()
