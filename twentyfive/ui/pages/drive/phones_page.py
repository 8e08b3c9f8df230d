"""The page of the phones of the tables: whether they are let in, how many are, and the way in."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.paper.printables import Printables, Subject
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.drive.drive_page import DrivePage
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.table.way_in import WayIn
from twentyfive.ui.widgets.buttons import SecondButton, Switch
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.wording import drive_phones as words


class PhonesPage(DrivePage):
    """The page.

    Attributes:
        switch: lets the phones in.
        print: the button that prints the table cards, with the codes.
        way_in: the QR code with the address and the code, for who comes without a card.

    Signals:
        cards_asked(): the table cards are to be printed.
    """

    cards_asked = Signal()
    widest = PAGE_COLUMN

    def __init__(self, room: DriveRoom) -> None:
        super().__init__(room)
        door = room.door
        self.switch = Switch(words.OF_THE_TABLES(), note=words.WHAT_THEY_DO())
        self.print = SecondButton(words.PRINT_CARDS())
        self.way_in = WayIn(
            door, lambda: door.url(0), lambda: bool(door.count), asks=words.SCAN_OR_TYPE, opening=words.OPENING
        )
        self._count = RichLabel("", role=Role.TITLE)
        self.set_columns(((self._make_switch(), 1), (self._make_way_in(), 1)))
        self.switch.clicked.connect(self._turn)
        self.print.clicked.connect(self.cards_asked)
        door.changed.connect(self._show_phones)
        door.phones_changed.connect(self._show_phones)
        door.not_kept.connect(self._tell_not_kept)

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = super().of(tools)
        page.cards_asked.connect(lambda: tools.router.open("paper", page.cards_first))
        return page

    @property
    def cards_first(self) -> Printables:
        """What can be printed of the evening, the table cards at the front."""
        first, printables = Subject.TABLE_CARDS, self._room.printables
        return {first: printables[first], **printables} if first in printables else printables

    def first_stop(self) -> QWidget:
        return self.switch

    def show_evening(self) -> None:
        super().show_evening()
        self._show_phones()

    def _make_switch(self) -> Column:
        column, sheet, prints = Column(), Sheet(), EvenRow()
        prints.add(self.print)
        sheet.add(self._fault, self._status, self.switch, self._count)
        sheet.add(*(RichLabel(text()) for text in words.HOW), prints)
        column.add(self.ways, sheet)
        column.rows.addStretch(1)
        return column

    def _make_way_in(self) -> Column:
        column = Column()
        column.add(self.way_in)
        column.rows.addStretch(1)
        return column

    def _turn(self) -> None:
        self._room.let_phones_in(self.switch.isChecked())
        if self.switch.isChecked():
            self.way_in.wait_for_guests()
        else:
            self.way_in.rest()
        self._show_phones()

    def _show_phones(self) -> None:
        are_in = self._room.lets_phones_in
        self.switch.setChecked(are_in)
        self._count.set_text(words.PHONES_HERE(number=self._room.phone_count))
        self._count.setVisible(are_in)
        self.way_in.setVisible(are_in)
        self.way_in.refresh()
        self.print.offer("" if are_in and self._room.door.url(0) else words.SWITCH_ON_FIRST(), self.switch)

    def _tell_not_kept(self, failure: DiskError) -> None:
        self.tell_fault(words.NOT_KEPT(place=failure.place, reason=failure.reason))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.way_in.fit(self.size())
