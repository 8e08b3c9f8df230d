"""The page of an open table, before its game begins: the way in for phones, and who has come."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from twentyfive.engine.seating.players import TableSetup
from twentyfive.net.lobby.absence import Patience
from twentyfive.net.lobby.table_options import TableOptions
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.guest_signs import news
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.settings import Settings
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.network.guest_list import GuestList
from twentyfive.ui.pages.network.table_options_form import TableOptionsForm
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.table.way_in import WayIn
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.page_footer import PageFooter
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.wording import network
from twentyfive.wording.names import translate


class OpenTablePage(QuestionPage):
    """The page of an open table, before its game begins.

    Attributes:
        way_in: the QR code with the address and the code.
        guests: the seats and who has them.
        news: the last who came, slept or left.
        options: the options of the table.
        footer: the button that begins the game, or goes on with it.

    Signals:
        start_asked(TableSetup): the person begins the game, with the names of those who have come.
        close_asked(): the person closes the table before the game has begun.
        resume_asked(): the person goes back to the game.
    """

    start_asked = Signal(object)
    close_asked = Signal()
    resume_asked = Signal()
    widest = PAGE_COLUMN

    def __init__(self, table: TableServer, store: SettingsStore) -> None:
        super().__init__(network.TABLE_IS_OPEN())
        self._table = table
        self._store = store
        self._setup: TableSetup | None = None
        self.way_in = WayIn(table, lambda: table.url, lambda: table.has_visitors)
        self.guests = GuestList(table.lobby)
        self.news = StatusLabel()
        self._signs: tuple[SeatSign, ...] = ()
        seats = Column()
        seats.add(RichLabel(translate("network", "On other screens"), role=Role.STRONG), self.guests, self.news)
        self.options = TableOptionsForm()
        self.options.changed.connect(lambda name, value: store.change(**{name: value}))
        self.shut = SecondButton(translate("network", "Let nobody else in"))
        self.shut.clicked.connect(self._toggle_door)
        heading = RichLabel(translate("network", "At this table"), role=Role.STRONG)
        seats.add_part(heading, self.options, self.shut)
        seats.rows.addStretch(1)
        way = Column()
        way.add(self.way_in)
        way.rows.addStretch(1)
        self.set_columns(((way, 1), (seats, 1)))
        self.footer = PageFooter(translate("new game", "Start the game"), Icon.PLAY)
        self.footer.start.clicked.connect(self._start)
        self.set_footer(self.footer)
        table.changed.connect(self._refresh)
        store.changed.connect(self._use)
        self.back_asked.connect(self._leave)
        self._use(store.settings)
        self._refresh()

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.open_table(), tools.store)
        page.start_asked.connect(tools.games.begin)
        page.close_asked.connect(tools.wishes.close_table)
        page.resume_asked.connect(tools.router.back)
        return page

    def open(self, setup: TableSetup | None = None) -> None:
        """Show the guests of the game under way, unless the table is to be opened for another."""
        if setup is None:
            self.show_game()

    def arrive(self, setup: TableSetup | None = None) -> None:
        """Open the table for this game, if there is one to come."""
        if setup is not None:
            self.gather(setup)

    def gather(self, setup: TableSetup) -> None:
        """Open the table for this game."""
        self._setup = setup
        self.set_title(network.TABLE_IS_OPEN())
        self._forget_news()
        self._table.gather(setup)
        self.way_in.wait_for_guests()

    def show_game(self) -> None:
        """Show the guests of the game under way."""
        self._setup = None
        self.set_title(network.GUESTS_TITLE())
        self._forget_news()
        self.way_in.wait_for_guests()
        self._refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.way_in.fit(self.size())
        super().resizeEvent(event)

    def first_stop(self) -> QWidget:
        return self.footer.start

    def _refresh(self) -> None:
        signs = self._table.lobby.people.seats
        begins = translate("new game", "Start the game")
        self.footer.offer(begins if self._setup is not None else translate("network", "Back to the game"))
        states = [sign.state for sign in signs]
        absent = states.count(SeatIs.ASLEEP) + states.count(SeatIs.AWAY)
        self.footer.say((network.who_is_missing(states.count(SeatIs.FREE), absent),))
        said, self._signs = news(self._signs, signs), signs
        if said:
            self.news.set_text(said)
        shut = self._table.is_shut
        opens, shuts = translate("network", "Let others in"), translate("network", "Let nobody else in")
        self.shut.set_label(opens if shut else shuts)

    def _forget_news(self) -> None:
        self._signs = ()
        self.news.set_text("")

    def _toggle_door(self) -> None:
        if self._table.is_shut:
            self._table.new_code()
        else:
            self._table.shut_door()

    def _start(self) -> None:
        self.way_in.rest()
        if self._setup is None:
            self.resume_asked.emit()
        else:
            self.start_asked.emit(self._table.lobby.named(self._setup))

    def _leave(self) -> None:
        self.way_in.rest()
        (self.resume_asked if self._setup is None else self.close_asked).emit()

    def _use(self, settings: Settings) -> None:
        """Play by the options in these settings."""
        self.options.show_settings(settings)
        patience = Patience(settings.guest_patience, settings.guest_clock)
        self._table.lobby.set_options(TableOptions(settings.guest_hints, settings.guest_undo, patience))
