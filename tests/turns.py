"""A turn of Qt's event loop, for tests that run none."""

from PySide6.QtCore import QCoreApplication, QEvent


def turn() -> None:
    """Process all pending events and deferred deletions.

    A running event loop does both at each turn. `processEvents` alone skips objects that an event handler has passed to
    `deleteLater`, which would pile up until their window is deleted.
    """
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
