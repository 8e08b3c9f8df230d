"""Actions of a person in the rules editor, beginning on the New game page."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of, settle
from tests.ui.pressing import click
from twentyfive.core.rules.catalogue import RuleGroup
from twentyfive.core.rules.rules import GROUPS
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.new_game.rule_question import RuleQuestion
from twentyfive.ui.pages.new_game.rules_editor import RulesEditor


def choosing(qtbot: QtBot, folder: Path, width: int = 1280, height: int = 800, text: float = 1.0) -> NewGamePages:
    """The pages with the file of own rules in this folder, in front of all other windows."""
    pages = dressed(NewGamePages(folder / "rules.25"), look_of(width, height, text))
    qtbot.addWidget(pages)
    pages.take_up("")
    pages.setMinimumSize(1, 1)
    pages.resize(width, height)
    with qtbot.waitActive(pages):
        pages.show()
        pages.activateWindow()
    settle()
    return pages


def play(pages: NewGamePages, preset: str) -> None:
    click(pages.page.games[preset])


def edit(pages: NewGamePages) -> RulesEditor:
    """Open the rules editor."""
    click(pages.page.rules.all_rules)
    assert pages.currentWidget() is pages.editor
    return pages.editor


def show(pages: NewGamePages, group: RuleGroup | str) -> None:
    """Show the group, if it is not shown yet."""
    if not pages.editor.groups.of[group].isChecked():
        click(pages.editor.groups.of[group])


def asked(pages: NewGamePages, option: str) -> RuleQuestion:
    """Show the group of an option, and return its question."""
    show(pages, next(group for group, options in GROUPS.items() if option in options))
    found = pages.editor.question_of[option]
    assert found.isVisible()
    return found


def holds(question: RuleQuestion) -> QWidget:
    """The checked answer."""
    (checked,) = (button for button in question.answers.buttons if button.isChecked())
    return checked


def answer(pages: NewGamePages, option: str, label: str) -> None:
    """Click the answer with this label."""
    found = [button for button in asked(pages, option).answers.buttons if button.label == label]
    click(found[0])


def write(field: QWidget, text: str) -> None:
    """Replace the text of the field; QTest has no keys for characters beyond ASCII, so each is sent as its text."""
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for character in text:
        if character.isascii():
            QTest.keyClicks(field, character)
        else:
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, character)
                QApplication.sendEvent(field, event)
    settle()
