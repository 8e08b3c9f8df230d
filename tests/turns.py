"""A turn of Qt's event loop, for tests that run none."""

import time
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, QEvent


def turn() -> None:
    """Process all pending events and deferred deletions.

    A running event loop does both at each turn. `processEvents` alone skips objects that an event handler has passed to
    `deleteLater`, which would pile up until their window is deleted.
    """
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def turns(seconds: float) -> Iterator[None]:
    """Yield, and take a turn after each; fail when the time is up.

    A count of turns would not do where another process has to answer: a thousand take a tenth of a second.
    """
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        yield
        turn()
    raise AssertionError(f"it did not happen within {seconds:.0f} s")
