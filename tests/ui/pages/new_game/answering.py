"""Actions of a person on the New game page."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of, show
from tests.ui.pressing import click, unfold
from twentyfive.engine.seating.players import TableSetup
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.drop_down import DropDown


def opened(
    qtbot: QtBot, width: int = 1280, height: int = 800, text: float = 1.0, theme: ThemeChoice = ThemeChoice.LIGHT
) -> NewGamePage:
    """The page as at the first start, in front of all other windows."""
    page = dressed(NewGamePage(), look_of(width, height, text, theme))
    show(qtbot, page, width, height)
    return page


def started(page: NewGamePage, qtbot: QtBot) -> TableSetup:
    """The table that a click on Start begins."""
    with qtbot.waitSignal(page.start_asked, timeout=1000) as caught:
        click(page.footer.start)
    setup = caught.args[0] if caught.args else None
    assert isinstance(setup, TableSetup)
    return setup


def choose(field: DropDown, label: str) -> None:
    """Open the list with the mouse and click the answer."""
    click(field)
    click(next(button for button in answers(field) if button.label == label))


def answers(field: DropDown) -> tuple[ChoiceButton, ...]:
    """The buttons of the open list."""
    assert field.popup is not None, "no list is shown"
    return field.popup.buttons


def rename(page: NewGamePage, seat: int, name: str) -> None:
    """Click a seat and write another name."""
    click(page.table.plates[seat])
    page.editor.name.setFocus()
    page.editor.name.selectAll()
    QTest.keyClick(page.editor.name, Qt.Key.Key_Delete)
    for letter in name:
        # QTest knows the keys of English letters only.
        typed = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
        QApplication.sendEvent(page.editor.name, typed)


def changed(page: NewGamePage) -> list[str]:
    """The rules that are marked as changed."""
    return [option for option, row in page.rules.rows_of.items() if row.changed]


def more(page: NewGamePage, times: int) -> None:
    """Raise the number of players."""
    unfold(page.players)
    page.players.setFocus()
    for _ in range(times):
        QTest.keyClick(page.players, Qt.Key.Key_Up)
