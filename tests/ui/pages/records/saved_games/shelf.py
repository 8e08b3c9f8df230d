"""The Saved games page over a folder of games, for the tests."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.ui.choosing_files import Answer
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of, settle, show
from tests.ui.pressing import focused
from tests.ui.timers import timer_runs
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage

NAMES = ("Friday with Seán", "One Hundred and Ten, 4 Oct 2026", "What? A long name that goes on and on, and on and on")


class Shown:
    """The page over a folder with three games, the latest first.

    Attributes:
        opened: the files opened on the page.
        games: the games played from it.
        answer: the answers to the dialogs.
    """

    def __init__(self, qtbot: QtBot, saves: SavedGames, width: int = 1280, height: int = 800, text: float = 1) -> None:
        self.saves = saves
        self.answer = Answer()
        self.opened: list[SavedGame] = []
        self.games: list[GameToken] = []
        self.page = dressed(SavedGamesPage(saves, chooser=self.answer), look_of(width, height, text))
        self.page.opened.connect(self.opened.append)
        self.page.play_asked.connect(self.games.append)
        show(qtbot, self.page, width, height)
        self.wait()

    def wait(self) -> None:
        """Wait until the moves of every listed game are played."""
        settle()
        while timer_runs(self.page.games):
            QApplication.processEvents()
        settle()

    def names(self) -> list[str]:
        """The names of the games listed."""
        return [button.label for button in self.page.games.buttons.values() if button.isVisible()]

    def row(self, name: str) -> QAbstractButton:
        """The button of a game."""
        return next(button for button in self.page.games.buttons.values() if button.label == name)

    def key(self, key: Qt.Key) -> None:
        """Press a key wherever the focus is."""
        QTest.keyClick(focused(), key)
        self.wait()

    def keys_to(self, button: QAbstractButton) -> None:
        """Go to a button with Tab."""
        for _ in range(30):
            if button.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not reach {button.accessibleName()}")
