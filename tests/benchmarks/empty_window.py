"""The time to the first painted frame of a program that only shows one empty window of Qt for Python."""

from __future__ import annotations

import sys
import time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget


class EmptyWindow(QWidget):
    """A window that, once painted, prints the seconds since `began` and the processor time, and ends the program."""

    def __init__(self, began: float) -> None:
        super().__init__()
        self._began = began
        self.resize(1280, 800)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        QTimer.singleShot(0, self, self._tell)

    def _tell(self) -> None:
        print(time.time() - self._began, time.process_time(), flush=True)
        self.close()


def main() -> None:
    """Show the window; the argument is the time at which the program was started."""
    app = QApplication(sys.argv[:1])
    window = EmptyWindow(float(sys.argv[1]))
    window.show()
    app.exec()


if __name__ == "__main__":
    main()
