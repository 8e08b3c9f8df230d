"""What all pages of an evening have at their head: the way to the other pages, undo, and a copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut

from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.widgets.buttons import BarButton, SecondButton
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words
from twentyfive.wording.grammar.texts import Text

_PAGES: Final[Mapping[str, Text]] = {
    "drive_people": words.PEOPLE,
    "drive_plan": words.PRIZES,
    "drive_games": words.GAMES,
    "drive_end": paper_words.RESULTS,
    "drive_season": words.SEASON,
}


class DrivePage(TellingPage):
    """A page of an evening. In a narrow header its buttons would have no room: there they stand above the page.

    Attributes:
        to: the buttons that lead to the pages of the evening, by route.
        undo, redo: the buttons that take the last entry back, and make it again.
        copy: the button that saves a copy.
        ways: the same buttons above the page.

    Signals:
        paper_asked(): something of the evening is to be printed.
        phones_asked(): the person wants to see the phones of the tables.
    """

    paper_asked = Signal()
    phones_asked = Signal()

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(words.PAGE_TITLE())
        self._room = room
        acts = {words.UNDO: self._undo, words.REDO: self._redo, words.SAVE_COPY: self._copy}
        self.to = {route: BarButton(text()) for route, text in _PAGES.items()}
        self.undo, self.redo, self.copy = (BarButton(text()) for text in acts)
        self.ways = EvenRow()
        self._low_to = {route: SecondButton(text()) for route, text in _PAGES.items()}
        self._low_undo, self._low_redo, self._low_copy = low = tuple(SecondButton(text()) for text in acts)
        high = (self.undo, self.redo, self.copy)
        for above in (*self.to.values(), *high):
            self.header.add(above)
        self.ways.add(*self._low_to.values(), *low)
        for buttons in (high, low):
            for button, act in zip(buttons, acts.values(), strict=True):
                button.clicked.connect(act)
        QShortcut(QKeySequence("Ctrl+Z"), self).activated.connect(self._undo)
        QShortcut(QKeySequence("Ctrl+Y"), self).activated.connect(self._redo)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        room = tools.shared(DriveRoom.of)
        page = cls(room)
        page.back_asked.connect(tools.router.back)
        page.paper_asked.connect(lambda: tools.router.open("paper", room.printables))
        page.phones_asked.connect(lambda: tools.router.open("drive_phones"))
        for route, button in (*page.to.items(), *page._low_to.items()):
            button.clicked.connect(lambda _=False, route=route: tools.router.open(route))
        return page

    def show_evening(self) -> None:
        """Show the evening as it is now."""
        club = self._room.desk.club
        self.set_title(club.name)
        for route in ("drive_games", "drive_end"):
            for button in (self.to[route], self._low_to[route]):
                button.setEnabled(bool(self._room.evening.games))
        for button in (self.undo, self._low_undo):
            button.setEnabled(club.can_undo)
        for button in (self.redo, self._low_redo):
            button.setEnabled(club.can_redo)

    def _arrange(self) -> None:
        super()._arrange()
        above = (*self.to.values(), self.undo, self.redo, self.copy)
        parts = (self.header.back, self.header.title, *above)
        low = sum(part.sizeHint().width() + self._look.margin for part in parts) > self.width()
        self.ways.setVisible(low)
        for button in above:
            button.setVisible(not low)

    def arrive(self) -> None:
        """Show the evening, and the page as it was opened."""
        self._forget_said()
        self.show_evening()
        self.first_stop().setFocus()

    def back_from(self, _: str) -> None:
        """Show what has changed."""
        self.arrive()

    def enter(self, fault: str, said: str = "") -> bool:
        """Show what has come of an entry, and say it; say why it could not be made, if that is so."""
        self.show_evening()
        if fault:
            self.tell_fault(fault)
        else:
            self.tell(said)
        return not fault

    def _undo(self) -> None:
        self.enter(self._room.undo(), words.UNDONE())

    def _redo(self) -> None:
        self.enter(self._room.redo(), words.REDONE())

    def _copy(self) -> None:
        said, fault = self._room.copy(self)
        if said or fault:
            self.enter(fault, said)
