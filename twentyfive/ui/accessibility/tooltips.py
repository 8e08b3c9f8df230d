"""Tips of our own at the pointer: those of Qt a screen reader reads out after a name that tells the same."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


def shows_tip(event: QEvent, tip: str, widget: QWidget) -> bool:
    """Show the tip if the event is of a pointer that rests on the widget; whether it was, and there is a tip."""
    if not (tip and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip):
        return False
    QToolTip.showText(event.globalPos(), tip, widget)
    return True
