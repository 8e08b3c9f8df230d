"""Whether something is still going on: a sign that moves, or work that is done bit by bit."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget


def timer_runs(widget: QWidget) -> bool:
    """Whether the widget, or anything in it, waits for its next turn."""
    return any(timer.isActive() for timer in widget.findChildren(QTimer))
