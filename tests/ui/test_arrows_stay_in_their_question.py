"""An arrow key past the last answer to a question stays there: on the next question, the next press would choose."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.ui.page_checks import settle
from tests.ui.scenes import PAGES
from tests.ui.whole import Whole
from twentyfive.ui.pages.settings.settings_page import SettingsPage

Key = Qt.Key


def questions(window: QWidget) -> list[list[QAbstractButton]]:
    """The visible answers to each question of which one is chosen."""
    found: dict[object, list[QAbstractButton]] = {}
    for each in window.findChildren(QAbstractButton):
        if each.isVisible() and each.isEnabled() and (each.group() is not None or each.autoExclusive()):
            found.setdefault(each.group() or each.parentWidget(), []).append(each)
    return [answers for answers in found.values() if any(answer.isChecked() for answer in answers)]


@pytest.mark.broad("new game", "deal editor")
@pytest.mark.parametrize("page", [name for name in PAGES if name not in ("start", "about", "notice")])
def test_the_last_answer_is_the_end(whole: Whole, page: str) -> None:
    PAGES[page](whole)
    settle()
    for answers in questions(whole.window):
        for end, keys in ((answers[0], (Key.Key_Left, Key.Key_Up)), (answers[-1], (Key.Key_Right, Key.Key_Down))):
            for key in keys:
                end.setFocus()
                QTest.keyClick(end, key)
                assert QApplication.focusWidget() in answers, f"{key.name} at {end.text()} leads away"


def test_an_arrow_key_held_down_changes_one_setting_alone(whole: Whole) -> None:
    page = whole.open(SettingsPage)
    themes = page.text.themes
    before = whole.settings
    themes.of[before.theme].setFocus()
    for _ in range(11):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Key.Key_Right)
        settle()
    assert themes.buttons[-1].hasFocus()
    last = next(theme for theme, answer in themes.of.items() if answer is themes.buttons[-1])
    assert whole.settings.theme is last
    assert whole.settings.language == before.language
    assert whole.settings.cloth is before.cloth
