"""The time from the start of the program to its first painted frame; run as a program of its own.

It is the program as people start it, except that its window reports when it is painted and then closes. Data and
settings are those that the environment points to.
"""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent

from twentyfive import __main__ as program
from twentyfive import app
from twentyfive.ui.window.main_window import MainWindow


class FirstPaint(MainWindow):
    """A main window that, once painted, prints the seconds since `began` and the processor time, then closes."""

    began = 0.0

    def paintEvent(self, event: QPaintEvent) -> None:
        QTimer.singleShot(0, self, self._tell)  # before the work of the window itself after its first frame
        super().paintEvent(event)

    def _tell(self) -> None:
        print(time.time() - self.began, time.process_time(), flush=True)
        self.close()


def main() -> None:
    """Start the program; the last argument is the time at which it was started."""
    FirstPaint.began = float(sys.argv.pop())
    vars(app)["MainWindow"] = FirstPaint
    program.main()


if __name__ == "__main__":
    main()
