"""The pages of a card drive in the real window, for tests that press keys there."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.turns import turn
from tests.ui.pressing import focused, unfold
from tests.ui.whole import Whole, press
from twentyfive.drive.evening import Evening
from twentyfive.ui.pages.drive.clubs_page import ClubsPage
from twentyfive.ui.pages.drive.end_page import EndPage
from twentyfive.ui.pages.drive.games_page import GamesPage
from twentyfive.ui.pages.drive.people_page import PeoplePage
from twentyfive.ui.pages.drive.season_page import SeasonPage
from twentyfive.ui.widgets.drop_down import DropDown


class Drive:
    """The pages of a drive in the window.

    Attributes:
        whole: the program.
        clubs, people, games, end, season: the pages.
        strokes: the letters and figures typed so far.
    """

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.strokes = 0
        self.clubs, self.people = whole.page(ClubsPage), whole.page(PeoplePage)
        self.games, self.end, self.season = whole.page(GamesPage), whole.page(EndPage), whole.page(SeasonPage)
        self.room = self.games._room

    @property
    def evening(self) -> Evening:
        """The evening as the file has it."""
        return self.room.evening

    def type(self, text: str) -> None:
        """Type into whatever has the focus."""
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(focused(), letter)
            else:  # QTest has keys for ASCII alone
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    key = QKeyEvent(kind, Qt.Key.Key_unknown, Qt.KeyboardModifier.NoModifier, letter)
                    QCoreApplication.sendEvent(focused(), key)
        self.strokes += len(text)
        turn()

    def enter(self) -> None:
        """Press Enter."""
        press(self.whole.window, Qt.Key.Key_Return)

    def push(self, widget: QWidget) -> None:
        """Press Space on what Tab or the arrow keys reach."""
        unfold(widget)
        assert widget.isVisible(), f"{widget.accessibleName()} cannot be seen"
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        press(self.whole.window, Qt.Key.Key_Space)

    def choose(self, question: DropDown, value: object) -> None:
        """Choose an answer of a drop-down by keys."""
        self.push(question)
        press(self.whole.window, Qt.Key.Key_Home)
        for _ in range([answer.value for answer in question.answers].index(value)):
            press(self.whole.window, Qt.Key.Key_Down)
        self.enter()


def seat(drive: Drive, pairs: int) -> None:
    """Let so many pairs come in at the door, and seat them, all by keys."""
    for number in range(1, pairs + 1):
        drive.type(f"Ann {number} & Ben {number}")
        drive.enter()
    drive.people.footer.start.setFocus()
    drive.type(" ")
    assert drive.whole.window.router.is_at("drive_games")
