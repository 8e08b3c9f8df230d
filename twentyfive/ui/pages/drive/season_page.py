"""The page of the season: the evenings of a club that are over, added up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from twentyfive.drive.club import MemberJoined, MemberLeft, SeasonPlanned
from twentyfive.drive.entries import Entry
from twentyfive.drive.people import MOST_NAME_LETTERS
from twentyfive.drive.plan import Counting
from twentyfive.drive.season import AddedFor, SeasonPlan
from twentyfive.presentation.drive.game_shown import season_shown
from twentyfive.presentation.drive.people_shown import names_typed
from twentyfive.presentation.drive.season_choices import SeasonEntry, joined_said, members_shown, newcomers, taking_back
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.pages.drive.standings_list import StandingsList
from twentyfive.ui.widgets.buttons import SecondButton, Switch
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet, WithButton
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.choice import Answer

_MOST_NIGHTS: Final = 20
"""The most evenings of which the best can be counted: a winter has hardly more."""


class SeasonPage(DrivePage):
    """The page.

    Attributes:
        table: the table of the season.
        best: how many evenings count.
        added_for: whose evenings are added up.
        counting: how places are counted after equals.
        members_only: whether only members have a place.
        name, add: the field for the name of a member, and the button that puts it on the list.
        everybody: the button that makes members of all who have come.
        members: the buttons of the members, each of which takes its name off the list.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self.table = StandingsList()
        self.best, self.added_for = DropDown(words.NIGHTS_THAT_COUNT()), DropDown(words.ADDED_FOR())
        self.counting = DropDown(plan_words.RULE_QUESTIONS["counting"]())
        self.members_only = Switch(plan_words.MEMBERS_ONLY())
        self.name, self.add = TextField(), SecondButton(words.ADD())
        self.name.setMaxLength(MOST_NAME_LETTERS)
        self.name.setAccessibleName(plan_words.MEMBER_NAME())
        self.everybody = SecondButton(plan_words.EVERYBODY())
        self.members = EvenRow()
        self._back: list[tuple[Entry, ...]] = []  # what takes the last choices back; Undo of an evening knows them not
        self._forth: list[tuple[Entry, ...]] = []
        self._note, self._none = RichLabel("", role=Role.NOTE), RichLabel("", role=Role.NOTE)
        self.set_columns(((self._make_table(), 3), (self._make_choices(), 2)))
        self.best.chosen.connect(lambda best: self._plan(replace(self._now, best=best)))
        self.added_for.chosen.connect(lambda whom: self._plan(replace(self._now, added_for=whom)))
        self.counting.chosen.connect(lambda counting: self._plan(replace(self._now, counting=counting)))
        self.members_only.clicked.connect(lambda on: self._plan(replace(self._now, members_only=on)))
        self.name.returnPressed.connect(self._add)
        self.add.clicked.connect(self._add)
        self.everybody.clicked.connect(lambda: self._join(newcomers(self._room.desk.club)))

    def first_stop(self) -> QWidget:
        return self.best

    def show_evening(self) -> None:
        super().show_evening()
        club = self._room.desk.club
        self.table.show_lines(season_shown(club))
        self._note.set_text(words.SEASON_NOTE(number=club.over) if club.over else words.NO_SEASON())
        counts = [
            Answer(0, words.ALL_NIGHTS()),
            *(Answer(best, words.BEST_NIGHTS(number=best)) for best in range(1, _MOST_NIGHTS + 1)),
        ]
        self.best.show_answers(counts, self._now.best)
        self.added_for.show_answers([Answer(whom, words.ADDED_FORS[whom]()) for whom in AddedFor], self._now.added_for)
        countings = [Answer(one, plan_words.choice_words(one), plan_words.source_words(one)) for one in Counting]
        self.counting.show_answers(countings, self._now.counting)
        self.members_only.setChecked(self._now.members_only)
        self.everybody.setVisible(bool(newcomers(club)))
        self._show_members(members_shown(club))
        for button in (self.undo, self._low_undo):
            button.setEnabled(bool(self._back))
        for button in (self.redo, self._low_redo):
            button.setEnabled(bool(self._forth))

    def arrive(self) -> None:
        self._back, self._forth = [], []
        super().arrive()

    @property
    def _now(self) -> SeasonPlan:
        return self._room.desk.club.season_plan

    def _plan(self, plan: SeasonPlan) -> None:
        self._choose((SeasonPlanned(plan),))

    def _choose(self, entries: Sequence[SeasonEntry], said: str = "") -> bool:
        """Enter choices, which Undo takes back on this page."""
        club = self._room.desk.club
        back = tuple(taking_back(club, entry) for entry in entries)
        fault = self._room.enter(*entries)
        if not fault:
            self._back.append(back)
            self._forth = []
        return self.enter(fault, said)

    def _undo(self) -> None:
        self._exchange(self._back, self._forth, words.UNDONE())

    def _redo(self) -> None:
        self._exchange(self._forth, self._back, words.REDONE())

    def _exchange(self, these: list[tuple[Entry, ...]], others: list[tuple[Entry, ...]], said: str) -> None:
        """Enter the last of these, and let what takes that back be the last of the others."""
        if not these:
            return
        club = self._room.desk.club
        back = tuple(taking_back(club, entry) for entry in these[-1] if isinstance(entry, SeasonEntry))
        fault = self._room.enter(*these[-1])
        if not fault:
            these.pop()
            others.append(back)
        self.enter(fault, said)

    def _join(self, names: Sequence[str]) -> bool:
        """Make members of these."""
        return self._choose([MemberJoined(name) for name in names], joined_said(names))

    def _add(self) -> None:
        names = names_typed(self.name.text())
        if names and self._join(names):
            self.name.setText("")
        self.name.setFocus()

    def _leave(self, name: str) -> None:
        if self._choose((MemberLeft(name),), plan_words.LEFT(name=name)):
            self.name.setFocus()

    def _show_members(self, names: Sequence[str]) -> None:
        """Show a button for each member."""
        self._none.set_text(plan_words.MEMBERS_HELP() if names else plan_words.NO_MEMBERS())
        if [button.label for button in self.members.buttons] == list(names):
            return
        take_away(self.members.buttons)
        self.members.buttons.clear()
        for name in names:
            button = SecondButton(name)
            button.setAccessibleName(plan_words.REMOVE(name=name))
            button.clicked.connect(lambda _=False, name=name: self._leave(name))
            self.members.add(button)
            button.show()

    def _make_table(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.SEASON(), role=Role.HEADING), self._note, self.table)
        column.add(self.ways, sheet)
        column.rows.addStretch(1)
        return column

    def _make_choices(self) -> Column:
        column, sheet, members = Column(), Sheet(), Sheet()
        for question in (self.best, self.added_for, self.counting):
            sheet.add_part(RichLabel(question.question), question)
        members.add(RichLabel(plan_words.MEMBERS(), role=Role.HEADING), self.members_only)
        members.add(RichLabel(plan_words.MEMBER_NAME()), WithButton(self.name, self.add))
        members.add(self._status, self._fault, self.everybody)
        members.add(self._none, self.members)
        column.add(sheet, members)
        column.rows.addStretch(1)
        return column
