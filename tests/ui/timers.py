"""A check for timers that are still running, of an animation or of work done in small steps."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


def timer_runs(widget: QWidget) -> bool:
    """Return True if a timer of the widget, or of anything in it, is running."""
    return any(timer.isActive() for timer in widget.findChildren(QTimer))
