"""The time from the start of the program to its first painted frame; run as a program of its own.

It is the program as people start it, except that its window reports when it is painted and then closes. Data and
settings are those that the environment points to.
"""

from __future__ import annotations

import sys
import time

from twentyfive import __main__ as program
from twentyfive import imports


def watch(began: float) -> None:
    """Let the window, once painted, print the seconds since `began` and the processor time, and then close."""
    from PySide6.QtCore import QTimer
    from PySide6.QtGui import QPaintEvent

    from twentyfive import app
    from twentyfive.ui.window.main_window import MainWindow

    class FirstPaint(MainWindow):
        """The main window, which tells of its first frame."""

        def paintEvent(self, event: QPaintEvent) -> None:
            QTimer.singleShot(0, self, self._tell)  # before the work of the window itself after its first frame
            super().paintEvent(event)

        def _tell(self) -> None:
            print(time.time() - began, time.process_time(), flush=True)
            self.close()

    vars(app)["MainWindow"] = FirstPaint


def main() -> None:
    """Start the program; the last argument is the time at which it was started."""
    began, import_plainly = float(sys.argv.pop()), imports.import_plainly

    def import_watched() -> None:
        # Only now, as the program does it: before, every module would take longer to load.
        import_plainly()
        watch(began)

    vars(imports)["import_plainly"] = import_watched
    program.main()


if __name__ == "__main__":
    main()
