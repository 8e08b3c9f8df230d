"""From the start of the program to its first painted frame; run as a program of its own."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

from twentyfive.app import build


class FirstPaint(QObject):
    """Prints the seconds since `began` when the window has painted, and ends the program."""

    def __init__(self, began: float) -> None:
        super().__init__()
        self._began = began

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self._tell)
        return False

    def _tell(self) -> None:
        print(time.time() - self._began)
        QApplication.closeAllWindows()


def main() -> None:
    """Start the program; the time at which it was started is the argument."""
    app = QApplication(sys.argv[:1])
    with tempfile.TemporaryDirectory() as folder:
        window = build(Path(folder))
        watch = FirstPaint(float(sys.argv[1]))
        window.installEventFilter(watch)
        window.show()
        app.exec()


if __name__ == "__main__":
    main()
