"""The clock of a game as it runs in the window."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QLabel

from twentyfive.presentation.drive.game_clock import ClockShown, GameClock, clock_shown
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.theme.text_layout import natural_width
from twentyfive.ui.widgets.base_button import RING


class RunningClock(QObject):
    """The clock, which goes on whatever page is shown.

    Attributes:
        clock: the clock.
        now: tells the seconds; for tests it can be replaced.

    Signals:
        changed(): it shows another time.
        time_up(): the time has just run out.
    """

    changed = Signal()
    time_up = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.clock = GameClock()
        self.now: Callable[[], float] = time.monotonic
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)

    @property
    def shown(self) -> ClockShown:
        """The clock as it is to be shown."""
        return clock_shown(self.clock, self.now())

    def choose(self, minutes: int) -> None:
        """Let a game last so long. The clock stands, until it is started or the next game begins."""
        self._set(GameClock(minutes))

    def begin(self) -> None:
        """Begin a game."""
        self._set(self.clock.begun(self.now()))

    def turn(self) -> None:
        """Start the clock, or stop it if it runs."""
        if self.clock.runs:
            self.stop()
        else:
            self._set(self.clock.going_on(self.now()))

    def stop(self) -> None:
        """Stop the clock."""
        if self.clock.runs:
            self._set(self.clock.paused(self.now()))

    def tick(self) -> None:
        """Show the time that it is now."""
        up = self.clock.runs and self.clock.is_up(self.now())
        self._set(self.clock.paused(self.now()) if up else self.clock)
        if up:
            self.time_up.emit()

    def _set(self, clock: GameClock) -> None:
        self.clock = clock
        if clock.runs:
            self._timer.start(max(1, round(1000 * clock.to_next(self.now()))))
        else:
            self._timer.stop()
        self.changed.emit()


class ClockLabel(Styled, QLabel):
    """The time that is left. Its size is fixed, so that a page of 125 tables is not laid out anew each second."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = ClockShown()
        self.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._dress()
        self.show_clock(self._shown)

    def show_clock(self, shown: ClockShown) -> None:
        """Show a clock, and nothing without one."""
        self._shown = shown
        self.setVisible(bool(shown.time))
        self.setText(shown.time)
        self.setAccessibleName(shown.said)
        palette = self.palette()
        palette.setColor(self.foregroundRole(), self._look.colours.bad if shown.is_up else self._look.colours.ink)
        self.setPalette(palette)

    def restyle(self) -> None:
        font = self._look.figures(self._look.large, bold=True)
        self.setFont(font)
        self.setContentsMargins(RING, 0, RING, 0)
        self.setFixedSize(round(natural_width("88:88", font)) + 2 * RING + 4, self._look.line_height(self._look.large))
        self.show_clock(self._shown)
