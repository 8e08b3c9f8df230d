"""The page of the season: the evenings of a club that are over, added up."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from twentyfive.drive.club import SeasonPlanned
from twentyfive.drive.season import AddedFor, SeasonPlan
from twentyfive.presentation.drive.game_shown import season_shown
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.pages.drive.standings_list import StandingsList
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.wording import drive as words
from twentyfive.wording.choice import Answer

_MOST_NIGHTS: Final = 20
"""The most evenings of which the best can be counted: a winter has hardly more."""


class SeasonPage(DrivePage):
    """The page.

    Attributes:
        table: the table of the season.
        best: how many evenings count.
        added_for: whose evenings are added up.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self.table = StandingsList()
        self.best, self.added_for = DropDown(words.NIGHTS_THAT_COUNT()), DropDown(words.ADDED_FOR())
        self._note = RichLabel("", role=Role.NOTE)
        self.set_columns(((self._make_table(), 3), (self._make_choices(), 2)))
        self.best.chosen.connect(lambda best: self._plan(replace(self._now, best=best)))
        self.added_for.chosen.connect(lambda whom: self._plan(replace(self._now, added_for=whom)))

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

    @property
    def _now(self) -> SeasonPlan:
        return self._room.desk.club.season_plan

    def _plan(self, plan: SeasonPlan) -> None:
        self.enter(self._room.enter(SeasonPlanned(plan)))

    def _make_table(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.SEASON(), role=Role.HEADING), self._note, self._status, self._fault, self.table)
        column.add(self.ways, sheet)
        column.rows.addStretch(1)
        return column

    def _make_choices(self) -> Column:
        column, sheet = Column(), Sheet()
        for question in (self.best, self.added_for):
            sheet.add_part(RichLabel(question.question), question)
        column.add(sheet)
        column.rows.addStretch(1)
        return column
