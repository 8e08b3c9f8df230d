"""What the calendars of a month and of a year have in common: keys walk along their days, and a click chooses one."""

from __future__ import annotations

import calendar
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen

from twentyfive.presentation.daily import DAYS_OF_A_WEEK
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.ui.widgets.height_for_width import HeightForWidth

_MONTHS: Final = 12


class DayCalendar(HeightForWidth):
    """Days in their places. Arrow keys go from day to day, Page Up and Page Down from month to month.

    Attributes:
        day: the day that the keys have reached.

    Signals:
        day_asked(date): the person clicked a day, or pressed Enter or Space on it.
        moved(): another day was reached.
    """

    day_asked = Signal(object)
    moved = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.day = date(2000, 1, 1)
        self._announcer = Announcer(self)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def rect_of(self, day: date) -> QRectF:
        """Return the place of a day that is shown."""
        raise NotImplementedError

    def _days(self) -> Iterable[date]:
        """The days that are shown."""
        raise NotImplementedError

    def _nearest(self, day: date) -> date:
        """The day nearest to this one that the keys can reach."""
        raise NotImplementedError

    def _spoken(self) -> str:
        """The day reached, for a screen reader."""
        raise NotImplementedError

    def _reach(self, day: date) -> None:
        """Show the month or year of a day, which is the day reached."""
        self.day = day
        self.setAccessibleName(self._spoken())
        self._renew()

    def _go(self, day: date) -> None:
        self._reach(self._nearest(day))
        self._announcer.say(self.accessibleName())
        self.moved.emit()

    def _paint_focus(self, painter: QPainter, radius: float) -> None:
        """Paint the ring around the day reached, if the calendar has the focus by a key."""
        if not is_ringed(self):
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        place = self.rect_of(self.day)
        for colour, inset in ((self._look.colours.f2, -1.0), (self._look.colours.f1, 1.0)):
            painter.setPen(QPen(colour, 2))
            painter.drawRoundedRect(place.adjusted(inset, inset, -inset, -inset), radius, radius)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = self.layoutDirection() is not Qt.LayoutDirection.RightToLeft
        steps = {
            Qt.Key.Key_Left: -1 if ahead else 1,
            Qt.Key.Key_Right: 1 if ahead else -1,
            Qt.Key.Key_Up: -DAYS_OF_A_WEEK,
            Qt.Key.Key_Down: DAYS_OF_A_WEEK,
        }
        key = event.key()
        if key in steps:
            self._go(self._after(steps[Qt.Key(key)]))
        elif key == Qt.Key.Key_PageUp:
            self._go(self._in_month(-1))
        elif key == Qt.Key.Key_PageDown:
            self._go(self._in_month(1))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.day_asked.emit(self.day)
        else:
            super().keyPressEvent(event)

    def _after(self, days: int) -> date:
        try:
            return self.day + timedelta(days)
        except OverflowError:
            return self.day

    def _in_month(self, months: int) -> date:
        """The same day so many months later, or the last of a shorter month."""
        years, month = divmod(self.day.month - 1 + months, _MONTHS)
        year = min(max(self.day.year + years, date.min.year), date.max.year)
        return date(year, month + 1, min(self.day.day, calendar.monthrange(year, month + 1)[1]))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        for day in self._days():
            if self.rect_of(day).contains(event.position()):
                self._go(day)
                self.day_asked.emit(day)
                return

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()
