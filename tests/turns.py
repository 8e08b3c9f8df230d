"""A turn of Qt's event loop, for whoever uses the program without running one."""

from PySide6.QtCore import QCoreApplication, QEvent


def turn() -> None:
    """Have everything done that is due, and what was to be deleted later deleted.

    A running event loop does both at each turn; `processEvents` alone deletes nothing that was given up in answer to an
    event, so that it would pile up until its window goes.
    """
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
