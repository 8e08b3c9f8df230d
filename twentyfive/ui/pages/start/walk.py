"""The way of the arrow keys over the start page."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt


def lies_in_direction(here: QRect, there: QRect, key: Qt.Key) -> bool:
    """Whether `there` lies where the arrow key points: left and right stay in the row, up and down leave it."""
    same_row = here.top() <= there.bottom() and there.top() <= here.bottom()
    return {
        Qt.Key.Key_Left: same_row and there.right() < here.left(),
        Qt.Key.Key_Right: same_row and there.left() > here.right(),
        Qt.Key.Key_Up: there.bottom() < here.top(),
        Qt.Key.Key_Down: there.top() > here.bottom(),
    }[key]


def distance(here: QRect, there: QRect, key: Qt.Key) -> tuple[int, int]:
    """A sort key: the nearest row or column first, and within it the button most in line."""
    across = abs(there.center().x() - here.center().x())
    down = abs(there.center().y() - here.center().y())
    return (across, down) if key in (Qt.Key.Key_Left, Qt.Key.Key_Right) else (down, across)
