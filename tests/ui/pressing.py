"""Clicks where a person would click, for only what is seen can be hit, and what has the focus for the keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.turns import turn


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Click in the middle of a visible widget, or at a point of it; it is scrolled to, but must not be covered."""
    assert widget.isVisible(), f"{widget.accessibleName()} cannot be seen"
    point = point or widget.rect().center()
    scroll_to(widget)
    top = widget.window()
    hit = top.childAt(widget.mapTo(top, point)) or top
    assert hit is widget or widget.isAncestorOf(hit), f"{hit.accessibleName()} {hit} lies over {widget}"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)
    turn()


def focused() -> QWidget:
    """What has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def scroll_to(widget: QWidget) -> None:
    """Bring a widget into what is seen of the page that it lies on."""
    above = widget.parentWidget()
    while above is not None:
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()
