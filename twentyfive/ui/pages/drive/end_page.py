"""The page of the end: the places, the prizes, ties that are open, and the draws."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from twentyfive.drive.entries import TieSettled
from twentyfive.presentation.drive.end_shown import PlayOff, TieShown, end_shown
from twentyfive.presentation.drive.game_shown import standings_shown
from twentyfive.presentation.drive.plan_shown import money_line
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.ui.pages.drive.draws_sheet import DrawsSheet
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom, draw_seed
from twentyfive.ui.pages.drive.standings_list import StandingsList
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.height_for_width import empty
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.wording import drive as words
from twentyfive.wording import drive_paper as paper_words


class EndPage(DrivePage):
    """The page.

    Attributes:
        standings: the places.
        settle: the buttons that settle a tie, in the order of the prizes.
        draws: the cookie jar, the travelling prize and the raffle.
        print, export: the buttons that lead to paper, and save the results as a spreadsheet.
        night: the button that begins a new evening of the club.
    """

    widest = PAGE_COLUMN

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        self.standings = StandingsList()
        self.settle: list[SecondButton] = []
        self.draws = DrawsSheet(room)
        self._play_off: PlayOff | None = None
        self._first_way: dict[tuple[int, ...], BaseButton] = {}  # the first button of each tie
        self.print, self.export = SecondButton(paper_words.PRINT()), SecondButton(paper_words.EXPORT())
        self.night = SecondButton(words.NEW_NIGHT())
        self._note, self._drawn = RichLabel("", role=Role.NOTE), Column()
        self.set_columns(((self._make_places(), 1), (self._make_money(), 1)))
        self.draws.entered.connect(self._show_drawn)
        self.print.clicked.connect(self.paper_asked)
        self.export.clicked.connect(self._export)
        self.night.clicked.connect(lambda: self.enter(room.begin_night()))

    def first_stop(self) -> QWidget:
        if self.settle:
            return self.settle[0]
        return self.draws.draw_cookies if self.draws.draw_cookies.isVisibleTo(self) else self.night

    def arrive(self) -> None:
        self._play_off = None
        self.draws.forget()
        super().arrive()

    def show_evening(self) -> None:
        super().show_evening()
        evening = self._room.evening
        shown = end_shown(evening, draw_seed(), self._play_off)
        self.standings.show_lines(standings_shown(evening))
        self._note.set_text(shown.note)
        self._note.setVisible(bool(shown.note))
        empty(self._drawn.rows)
        self.settle, self._first_way = [], {}
        self._drawn.add(*(RichLabel(line) for line in shown.prizes))
        for tie in shown.ties:
            self._drawn.add(RichLabel(tie.sentence, role=Role.STRONG), self._ways_to_settle(tie))
        lines = (shown.cut, *shown.pots) if evening.over else (money_line(evening),)
        self._drawn.add(*(RichLabel(line) for line in lines if line))
        self.draws.show_evening()

    def _make_places(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.PLACES_TITLE(), role=Role.HEADING), self._note, self.standings)
        column.add(self.ways, sheet)
        column.rows.addStretch(1)
        return column

    def _make_money(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(words.MONEY_TITLE(), role=Role.HEADING), self._status, self._fault, self._drawn)
        paper = EvenRow()
        paper.add(self.print, self.export)
        sheet.add(paper, self.night)
        column.add(sheet, self.draws)
        column.rows.addStretch(1)
        return column

    def _export(self) -> None:
        said, fault = self._room.export(self)
        if said or fault:
            self.enter(fault, said)

    def _show_drawn(self) -> None:
        """Show what was drawn, and keep the draws where they are seen: lines may have come above them."""
        place = self._place_of(self.draws)
        self.show_evening()
        self._keep_at(place, self.draws)

    def _settle(self, way: TieSettled | PlayOff) -> None:
        """Settle a tie, or take the next step of a play-off."""
        if isinstance(way, PlayOff):
            self._play_off = way
            self.enter("")
            self._first_way[way.sides].setFocus()
        else:
            self._play_off = None
            self.enter(self._room.enter(way))

    def _ways_to_settle(self, tie: TieShown) -> EvenRow:
        """Make the buttons that settle a tie."""
        row = EvenRow()
        for way, label in tie.ways:
            button = SecondButton(label)
            button.clicked.connect(lambda _=False, way=way: self._settle(way))
            row.add(button)
            self.settle.append(button)
        self._first_way[tie.sides] = row.buttons[0]
        return row
