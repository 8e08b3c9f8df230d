"""Python's cyclic garbage is collected in the window's thread only."""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

_EVERY_MS: Final = 250


class Tidier(QObject):
    """Collects when Python would, but never in a thread where cards are rendered or a computer player is listened to.

    Python collects in whatever thread happens to allocate; widgets that die in another thread than their own take the
    program with them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.setInterval(_EVERY_MS)
        timer.timeout.connect(tidy)
        timer.start()


def tidy() -> None:
    """Collect the oldest generation that is due, and the younger ones with it."""
    due = [number for number, most in enumerate(gc.get_threshold()) if gc.get_count()[number] > most]
    if due:
        gc.collect(max(due))
