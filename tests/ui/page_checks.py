"""Helpers for tests of pages: a page in front of all others, and a search for anything cut off on it."""

from __future__ import annotations

from itertools import combinations

from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.fields import ScaleSlider, TextField
from twentyfive.ui.widgets.page import Page
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import height_of

WINDOWS = (
    (800, 600, 1.0),
    (800, 600, 1.5),
    (1100, 700, 1.0),
    (1100, 700, 1.2),
    (1280, 800, 1.0),
    (1280, 800, 1.25),
    (1280, 800, 1.4),
    (1280, 800, 1.5),
    (1280, 800, 2.5),
    (3840, 2160, 1.0),
)
"""Width, height and text factor of windows that pages must fit."""


def look_of(width: int, height: int, text: float = 1.0, theme: ThemeChoice = ThemeChoice.LIGHT) -> Look:
    """Return the look of a window of that size."""
    return make_look(Settings(text=text, theme=theme), width, height)


def show(qtbot: QtBot, page: Page, width: int = 1280, height: int = 800) -> None:
    """Show the page in front of all other windows, so that its widgets can have the focus."""
    qtbot.addWidget(page)
    layout = page.layout()
    assert layout is not None
    # In the program a page is no window, and its minimum size does not limit it.
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    page.resize(width, height)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    settle()


def settle() -> None:
    """Let all pending layouts finish."""
    for _ in range(8):
        QApplication.processEvents()


def tab_stops(page: Page) -> list[QWidget]:
    """Return the stops of Tab, from Back through the whole page."""
    page.header.back.setFocus()
    seen: list[QWidget] = []
    while not page.header.back.hasFocus() or not seen:
        focused = QApplication.focusWidget()
        if focused is None or not page.isAncestorOf(focused):
            break
        assert focused not in seen, f"Tab does not come out of {[stop.accessibleName() for stop in seen]}"
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return seen


def faults(page: Page) -> list[str]:
    """Return what is cut off, runs over the edge or covers something else; the page may scroll, but not sideways."""
    leaves = [leaf for leaf in page.findChildren(QWidget) if isinstance(leaf, _LEAVES) and leaf.isVisible()]
    found = []
    for leaf in leaves:
        area = _seen(leaf, page)
        if area.left() < 0 or area.right() >= page.width():
            found.append(f"{_name(leaf)} runs over the edge: {area}")
        if leaf.height() < height_of(leaf, leaf.width()):
            found.append(f"{_name(leaf)} is too low for its words: {area}")
        if isinstance(leaf, BaseButton) and not leaf.is_whole():
            found.append(f"{_name(leaf)} leaves something out")
    for one, other in combinations(leaves, 2):
        if _seen(one, page).intersects(_seen(other, page)) and _scrolled_by(one) is _scrolled_by(other):
            found.append(f"{_name(one)} covers {_name(other)}")
    return found


_LEAVES = (BaseButton, RichLabel, TextField, ScaleSlider)


def _seen(leaf: QWidget, page: Page) -> QRect:
    """Return the visible part of a widget, in the coordinates of the page."""
    inset = 0 if isinstance(leaf, RichLabel) else RING
    inside = leaf.rect().adjusted(RING, inset, -RING, -inset)
    return QRect(leaf.mapTo(page, inside.topLeft()), inside.size())


def _scrolled_by(leaf: QWidget) -> QWidget | None:
    """Return the innermost scroll area around a widget: what scrolls apart may lie behind what does not."""
    around = leaf.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    return around


def scrolls(leaf: QWidget, page: Page) -> bool:
    """Return True if the widget scrolls with the columns; header and footer do not."""
    (area,) = page.findChildren(QScrollArea, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return area.isAncestorOf(leaf)


def lowest(page: Page) -> int:
    """Return the lowest scroll position of the page."""
    now, page.scrolled = page.scrolled, _ENDLESS
    most, page.scrolled = page.scrolled, now
    return most


_ENDLESS = 1_000_000


def _name(leaf: QWidget) -> str:
    return leaf.accessibleName() or (leaf.label if isinstance(leaf, BaseButton) else type(leaf).__name__)
