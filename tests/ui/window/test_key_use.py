"""The ring of the focus is shown from the first key on, and not for the mouse."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.turns import turn
from tests.ui.panels import shows
from tests.ui.whole import Whole
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.widgets.base_button import is_ringed
from twentyfive.ui.widgets.fields import TextField

BESIDE = QPoint(3, 3)
"""A place in the window where nothing is to be pressed."""


def key(whole: Whole, which: Qt.Key) -> None:
    """Press a key as the system does."""
    QTest.keyClick(whole.window.windowHandle(), which)
    turn()


def click(whole: Whole) -> None:
    """Press the mouse as the system does."""
    QTest.mouseClick(whole.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, BESIDE)
    turn()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def test_there_is_no_ring_before_the_first_key(whole: Whole) -> None:
    assert whole.window.start.isAncestorOf(focused())
    assert not is_ringed(focused())


@pytest.mark.parametrize("which", [Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_F1, Qt.Key.Key_Shift])
def test_any_key_shows_it_also_one_that_is_a_shortcut(whole: Whole, which: Qt.Key) -> None:
    key(whole, which)
    assert is_ringed(focused())


def test_the_mouse_hides_it_and_the_next_key_shows_it_again(whole: Whole) -> None:
    key(whole, Qt.Key.Key_Tab)
    before = focused()
    click(whole)
    assert focused() is before, "keys go on from where they were"
    assert not is_ringed(before)
    key(whole, Qt.Key.Key_Shift)
    assert is_ringed(before)


def test_it_is_painted_at_once(whole: Whole) -> None:
    whole.window.setUpdatesEnabled(True)
    button = focused()
    plain = button.grab().toImage()
    key(whole, Qt.Key.Key_Shift)
    assert button.grab().toImage() != plain
    click(whole)
    assert button.grab().toImage() == plain


def test_a_page_opened_by_a_key_has_it(whole: Whole) -> None:
    key(whole, Qt.Key.Key_F1)
    assert not whole.window.start.isVisible()
    assert is_ringed(focused())


def test_a_field_shows_it_only_for_keys_and_else_an_edge(whole: Whole) -> None:
    whole.window.setUpdatesEnabled(True)
    whole.window.start.chosen.emit(Entry.JOIN)
    turn()
    field = focused()
    assert isinstance(field, TextField)
    ring, edge = whole.look.colours.f2, whole.look.colours.accentink
    assert not shows(field, ring)
    assert shows(field, edge)
    key(whole, Qt.Key.Key_Shift)
    assert shows(field, ring)
