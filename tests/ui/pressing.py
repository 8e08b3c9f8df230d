"""Clicks as a person clicks, on what is visible only, and the widget with the focus."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.turns import turn
from twentyfive.ui.pages.new_game.folds import Folds


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Click the middle or a given point of a visible widget; it is scrolled into view, but must not be covered.

    What is in a closed fold is unfolded first, by a click too.
    """
    unfold(widget)
    assert widget.isVisible(), f"{widget.accessibleName()} cannot be seen"
    point = point or widget.rect().center()
    scroll_to(widget)
    top = widget.window()
    hit = top.childAt(widget.mapTo(top, point)) or top
    assert hit is widget or widget.isAncestorOf(hit), f"{hit.accessibleName()} {hit} lies over {widget}"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)
    turn()


def unfold(widget: QWidget) -> None:
    """Click the head of the fold in which a widget is, if that is closed."""
    around = widget.parentWidget()
    while around is not None and not isinstance(around, Folds):
        around = around.parentWidget()
    if around is not None:
        closed = [head for fold, head in around.heads.items() if around.areas[fold].isAncestorOf(widget)]
        for head in closed:
            if not head.is_open:
                click(head)


def focused() -> QWidget:
    """Return the widget with the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the focus"
    return widget


def scroll_to(widget: QWidget) -> None:
    """Scroll a widget into view."""
    ancestor = widget.parentWidget()
    while ancestor is not None:
        if isinstance(ancestor, QScrollArea):
            ancestor.ensureWidgetVisible(widget)
        ancestor = ancestor.parentWidget()
