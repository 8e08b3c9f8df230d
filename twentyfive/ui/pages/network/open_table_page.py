"""The page of an open table, before its game begins: the way in for phones, and who has come."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.messages import SeatIs
from twentyfive.net.open_table import OpenTable
from twentyfive.ui.pages.network.guest_list import GuestList
from twentyfive.ui.pages.network.way_in import WayIn
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column
from twentyfive.wording import network
from twentyfive.wording.names import translate


class OpenTablePage(QuestionPage):
    """The page of an open table, before its game begins.

    Attributes:
        way_in: the QR code with the address and the code.
        guests: the seats and who has them.
        footer: the button that begins the game.

    Signals:
        start_asked(TableSetup): the person begins the game, with the names of those who have come.
    """

    start_asked = Signal(object)

    def __init__(self, table: OpenTable, look: Look) -> None:
        super().__init__(network.table_is_open(), look)
        self._table = table
        self._setup: TableSetup | None = None
        self.way_in = WayIn(table, look)
        self.guests = GuestList(table.lobby, look)
        seats = Column(look)
        seats.add(RichLabel(translate("network", "On phones"), look, role=Role.STRONG), self.guests)
        seats.rows.addStretch(1)
        way = Column(look)
        way.add(self.way_in)
        way.rows.addStretch(1)
        self.set_columns(((way, 1), (seats, 1)))
        self.footer = PageFooter(translate("new game", "Start the game"), Icon.PLAY, look)
        self.footer.start.clicked.connect(self._start)
        self.set_footer(self.footer)
        table.changed.connect(self._refresh)
        self._refresh()

    def gather(self, setup: TableSetup) -> None:
        """Open the table for this game."""
        self._setup = setup
        self._table.gather(setup)
        self.way_in.wait_for_guests()

    def first_stop(self) -> QWidget:
        return self.footer.start

    def _refresh(self) -> None:
        free = sum(sign.state is SeatIs.FREE for sign in self._table.lobby.people.seats)
        self.footer.say((network.seats_still_free(free),))

    def _start(self) -> None:
        if self._setup is not None:
            self.way_in.rest()
            self.start_asked.emit(self._table.lobby.named(self._setup))
