"""The page on which a club is opened, a new one is begun, or a trial evening."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Self

from PySide6.QtWidgets import QWidget

from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.ui.widgets.telling_page import TellingPage
from twentyfive.wording import drive as words

_MOST_LETTERS: Final = 60
MOST_KEPT: Final = 6
"""The most clubs offered as buttons; any other one is opened as a file."""


class ClubsPage(TellingPage):
    """The page.

    Attributes:
        kept: the buttons of the clubs so far, the one written last first.
        name: the field for the name of a new club.
        begin: the button that begins its first evening.
        trial: the button that begins a trial evening.
        open_file: the button that opens a club's file.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(words.PAGE_TITLE())
        self._room = room
        self.kept: list[SecondButton] = []
        self.name = TextField()
        self.name.setMaxLength(_MOST_LETTERS)
        self.name.setAccessibleName(words.CLUB_NAME())
        self.begin = PrimaryButton(words.BEGIN(), icon=Icon.PLAY)
        self.trial = SecondButton(words.TRIAL(), note=words.TRIAL_NOTE())
        self.open_file = SecondButton(words.OPEN_FILE())
        self._kept_title, self._kept_column = RichLabel(words.YOUR_CLUBS(), role=Role.STRONG), Column()
        self.set_columns(((self._make_new(), 1), (self._make_kept(), 1)))
        self.name.returnPressed.connect(self.begin.click)
        self.begin.clicked.connect(self._begin)
        self.trial.clicked.connect(lambda: self._try(room.begin_trial()))
        self.open_file.clicked.connect(lambda: self._try(room.choose_club(self)))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.shared(DriveRoom.of))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.kept[0] if self.kept else self.name

    def arrive(self, asked: Path | None = None) -> None:
        """Offer the clubs so far, and open the one in the file asked for, if any."""
        self._forget_said()
        take_away(self.kept)
        self.kept = []
        if self._room.is_trial:
            self._offer(self._room.desk.name, self._room.show)
        for path, name in list(self._room.desk.kept().items())[:MOST_KEPT]:
            self._offer(name, partial(self._room.open_club, path))
        self._kept_title.setVisible(bool(self.kept))
        self.first_stop().setFocus()
        if asked is not None:
            self._try(self._room.open_club(asked))

    def _offer(self, name: str, open_it: Callable[[], str]) -> None:
        button = SecondButton(words.GO_ON(name=name))
        button.clicked.connect(lambda: self._try(open_it()))
        self.kept.append(button)
        self._kept_column.add(button)

    def back_from(self, _: str) -> None:
        """Offer what there is by now."""
        self.arrive()

    def _make_new(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.WHAT_IT_IS()))
        sheet.add_part(RichLabel(words.CLUB_NAME(), role=Role.STRONG), self.name, self.begin, self._fault, self._status)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _make_kept(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(self._kept_title, self._kept_column, self.trial, self.open_file)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _begin(self) -> None:
        name = " ".join(self.name.text().split())
        if name:
            self._try(self._room.begin_club(name))
        else:
            self.tell_fault(words.NO_CLUB_NAME())
            self.name.setFocus()

    def _try(self, fault: str) -> None:
        if fault:
            self.tell_fault(fault)
