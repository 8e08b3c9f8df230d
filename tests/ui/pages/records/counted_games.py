"""The Statistics page over statistics that a test fills, with actions of a person on it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import BEGUN, played
from tests.minds import InlineMinds
from tests.ui.choosing_files import Answer
from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of, settle, show
from tests.ui.pressing import focused
from tests.ui.reading import sentences
from twentyfive.ai import Level
from twentyfive.core import Record
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.saved_game import Notes
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.tallies import tally
from twentyfive.ui.pages.records.statistics_page import StatisticsPage

SPACE = "\N{NO-BREAK SPACE}"


class ShownStatistics:
    """The page over empty statistics that a test can fill.

    Attributes:
        answer: the answers to the dialogs.
    """

    def __init__(self, qtbot: QtBot, data: Path) -> None:
        self.qtbot = qtbot
        self.answer = Answer()
        self.engine = GameEngine(InlineMinds(), Journal(data / "journal"))
        self.saver = GameSaver(self.engine, data, lambda game, begun: f"{game.rules.preset} {begun.year}")
        self.saver.books.open()
        while self.saver.books.recounting:
            QApplication.processEvents()
        self.games = 0

    @property
    def database(self) -> StatisticsDatabase:
        """The statistics."""
        assert self.saver.books.database is not None
        return self.saver.books.database

    def count(self, *records: Record, undo: tuple[int, ...] = (), hints: tuple[int, ...] = ()) -> None:
        """Count these games, one hour apart."""
        for record in records:
            notes = Notes(BEGUN + timedelta(hours=self.games), frozenset(undo), frozenset(hints))
            counted = tally(record, notes)
            assert counted is not None
            self.database.count(counted)
            self.games += 1

    def open(self, width: int = 1280, height: int = 800, text: float = 1) -> StatisticsPage:
        """Open the page in front of all other windows."""
        page = dressed(StatisticsPage(self.saver, chooser=self.answer), look_of(width, height, text))
        show(self.qtbot, page, width, height)
        return page

    def close(self) -> None:
        """Close the files."""
        self.saver.close()
        self.engine.close()


def fill(shown: ShownStatistics) -> None:
    """Count games of several kinds."""
    shown.count(played(seed=8), played(seed=2, target=45), played("forty-five", seed=3), undo=(1,))
    shown.count(played("one-hundred-ten", seed=4, others=Level.EASY), hints=(2,))
    shown.count(played("spoil-five", seed=5))


def lines(page: StatisticsPage) -> dict[str, str]:
    """The accessible name of each line of the table, by the name of its group."""
    return {row.line.name: row.accessibleName().replace(SPACE, " ") for row in page.table.rows}


def words(page: StatisticsPage) -> str:
    """The text on the page."""
    return " ".join(sentences(page))


def press(key: Qt.Key) -> None:
    """Press a key wherever the focus is."""
    QTest.keyClick(focused(), key)
    settle()


def keys_to(widget: QWidget) -> None:
    """Go to the widget with Tab."""
    for _ in range(40):
        if widget.hasFocus():
            return
        press(Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not reach {widget.accessibleName()}")
