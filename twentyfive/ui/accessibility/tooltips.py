"""Tooltips that a screen reader does not read: it would read Qt's own after an accessible name that says the same."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget


def show_tip(event: QEvent, tip: str, widget: QWidget) -> bool:
    """Show `tip` if the event is that of a pointer resting on `widget`; return True if it was shown."""
    if not (tip and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip):
        return False
    QToolTip.showText(event.globalPos(), tip, widget)
    return True
