"""A visit to the table of another computer, in this window: the page to join it, the table, and the way back."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.core import PlayerView
from twentyfive.engine.saves.kept_seat import SeatFile
from twentyfive.engine.visit_saver import VisitSaver
from twentyfive.net.evening.evening_guest import EveningGuest
from twentyfive.net.evening.evening_messages import SharedPlan
from twentyfive.net.messages import Wish
from twentyfive.net.remote.addresses import TableAddress
from twentyfive.net.remote.host_link import HostLink
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.remote.visit import Stage, Visit, table_name
from twentyfive.net.remote.visit_record import VisitRecord
from twentyfive.presentation.guest_signs import news, plate_words
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.phone.sheets import May
from twentyfive.presentation.table.ending import PLAIN, Ending, ending_of
from twentyfive.ui.pages.network.join_page import JoinPage
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.table.first_times import FirstTimes
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.table.table_sounds import TableSounds
from twentyfive.ui.window.local_table import LocalTable
from twentyfive.ui.window.matter_bar import Matter, MatterBar
from twentyfive.ui.window.router import Router
from twentyfive.ui.window.seat_keeper import SeatKeeper
from twentyfive.ui.window.strips import Strips
from twentyfive.wording import joining, network
from twentyfive.wording.names import translate
from twentyfive.wording.records.saved import NOTHING_TO_LOOK_BACK_ON
from twentyfive.wording.table.line import Line

_WITHOUT_GAME_MS: Final = 400
"""The time that the host takes at most to tell a position after it has given seats for another game."""


class Visiting(QObject):
    """The visits of the person at this window, one at a time.

    Attributes:
        page: the page to join a table.
        table: the table of the other computer.
        bar: what others ask, and whether the table can be reached.
        visit: the visit under way; None if there is none.
        saver: keeps what the person sees at the table.
        seats: keeps the seat at the table, and says what goes wrong with that.

    Signals:
        left(): the person goes back to the start page.
        menu_chosen(MenuChoice): an entry of the table's menu that has nothing to do with the visit.
        look_back_asked(GameToken, PastPlace): the person wants to look back on the game from that place.
        evening_shared(Visit, SharedPlan): the host of this visit, which is over, shares a same cards evening.
    """

    left = Signal()
    menu_chosen = Signal(object)
    look_back_asked = Signal(object, object)
    evening_shared = Signal(object, object)

    def __init__(
        self, window: QWidget, router: Router, strips: Strips, store: SettingsStore, hosted: LocalTable
    ) -> None:
        """`hosted` has the faces and sounds."""
        super().__init__(window)
        self._router = router
        self._store = store
        self._game = RemoteGame(hosted.engine.adviser(), self)
        self._game.stood_in.connect(self._on_stood_in)
        self._signs: tuple[SeatSign, ...] = ()  # the seats, as they were told last
        self._lost: PlayerView | None = None  # the position when the table was lost
        self.saver = VisitSaver(hosted.saver, hosted.name_visit, self)
        self._visit_record = VisitRecord(self.saver, self._game, self)
        self.visit: Visit | None = None
        self._is_in_game = False  # or was, until the host has another
        self._without_game = QTimer(self, singleShot=True, interval=_WITHOUT_GAME_MS)
        self._without_game.timeout.connect(self._leave_old_game)
        self.seats = SeatKeeper(SeatFile(hosted.seat_file), self)
        self.page = router.lay("join", JoinPage(self._begin, self._come_back))
        self.table = router.lay("guest_table", TablePage(self._game, hosted.faces, store.settings))
        self.bar = MatterBar(self._game, window)
        self._sounds = TableSounds(self.table, hosted.sounds, store)
        FirstTimes(self.table, store)
        strips.add(self.bar)
        self.page.left.connect(self.left)
        self._connect_table()

    @property
    def is_at_table(self) -> bool:
        """Whether the table of the other computer is shown."""
        return self._router.is_at("guest_table")

    @property
    def view(self) -> PlayerView | None:
        """The view that the table shows."""
        return self.table.view

    def open(self) -> None:
        """Show the page to join a table."""
        self.page.begin(self._store.settings.name, self.seats.find())
        self.page.tell(self.seats.damage)
        self._router.open("join")

    def leave(self) -> None:
        """Leave the table for good, if the person is at one."""
        visit, self.visit = self.visit, None
        if visit is not None:
            visit.leave()
            self.seats.note_end(visit)
            self.bar.ask(None)

    def close(self) -> None:
        """End the connection; the host keeps the seat for a while."""
        if self.visit is not None:
            self.visit.close()
        self._sounds.close()

    def _connect_table(self) -> None:
        table = self.table
        table.overlays.menu.serve_guest()
        table.overlays.deal.offer_look_back()
        table.overlays.deal.look_back_asked.connect(self._look_back)
        table.ending_of = self._ending_of
        table.overlays.speed.chosen.connect(lambda speed: self._store.change(speed=speed))
        table.overlays.menu_chosen.connect(self._on_menu)
        table.leave_asked.connect(self._leave_table)
        table.fold_asked.connect(lambda folded: self._store.change(fold_panel=folded))
        table.table_actions.undo_wished.connect(lambda _: self._game.undo())

    def _begin(self, address: TableAddress, name: str) -> Visit:
        """Begin a visit, in place of one that has ended."""
        self.leave()
        self._store.change(name=name)
        return self._visit(address, name)

    def _come_back(self) -> Visit:
        """Go back to the seat that is kept."""
        seat = self.seats.seat
        assert seat is not None, "only a seat that is kept is offered"
        return self._visit(TableAddress(seat.address, seat.port), seat.name, seat.token, seat.table)

    def _visit(self, address: TableAddress, name: str, token: str = "", table: str = "") -> Visit:
        link = HostLink(address.host, address.port)
        visit = Visit(link, self._game, address.code, name, self, self._visit_record, token, table)
        self.visit, self._lost, self._is_in_game = visit, None, False
        visit.began.connect(self._show_table)
        visit.changed.connect(self._refresh)
        visit.told.connect(self._tell)
        visit.evening_shared.connect(partial(self._on_evening, visit))
        visit.seated.connect(partial(self.seats.note_seat, visit))
        visit.moved.connect(partial(self.seats.note_seat, visit))
        return visit

    def _on_evening(self, visit: Visit, shared: SharedPlan) -> None:
        """Leave the connection of a visit to the pages of the evening."""
        self.visit = None
        self.page.begin(self._store.settings.name)
        self.evening_shared.emit(visit, shared)

    def refuse_evening(self, visit: Visit, trouble: str) -> None:
        """Leave a host whose evening cannot be played, for this reason."""
        visit.leave()
        self.seats.note_end(visit)
        self.page.tell(trouble)

    def note_evening_end(self, guest: EveningGuest) -> None:
        """Forget the seat of an evening that was left, or from which the person was taken."""
        self.seats.note_end(guest)

    def _show_table(self) -> None:
        lost, self._lost = self._lost, None
        self._is_in_game = True
        if self.visit is not None and self.visit.looks_on:
            self.table.overlays.deal.serve_onlooker()
        else:
            self.table.overlays.deal.serve_guest()
        if not self.is_at_table:
            self._router.open("guest_table")
            self.table.setFocus()
            self.table.announcer.forget()
            self.table.overlays.menu.refuse(self._refusals)
            self._game.show_again()
        if lost is not None and lost.seat is not None:
            self._tell(joining.back_at_table(_was_played_for(lost, self._game.moment.view(self._game.here.alone))))

    def _on_stood_in(self) -> None:
        """Say that the computer has played for the person, who is there and takes no break."""
        alone = self._game.here.alone
        if not any(sign.seat == alone and sign.state is SeatIs.AWAY for sign in self._signs):
            self._tell(joining.COMPUTER_PLAYED_FOR_YOU())

    def _ending_of(self, view: PlayerView) -> Ending:
        """How the match ended for the person, if they played in it."""
        looks_on = self.visit is not None and self.visit.looks_on
        return PLAIN if looks_on else ending_of(view, self._game.here)

    def _look_back(self) -> None:
        game = self.saver.kept
        if game is None:
            self._tell(NOTHING_TO_LOOK_BACK_ON())
        else:
            self.look_back_asked.emit(game, self.table.overlays.deal.place_to_look_back)

    def _tell(self, text: str) -> None:
        if self.is_at_table:
            self.table.tell(Line(text))

    def _refresh(self) -> None:
        visit = self.visit
        if visit is None:
            return
        if visit.stage is Stage.ENDED:
            self.visit = None
            self.bar.ask(None)
            trouble = self.seats.note_end(visit)
            if not self._router.is_at("join"):
                self._router.open("join")
            self.page.begin(self._store.settings.name, self.seats.find())
            self.page.tell_end(visit)
            if trouble:
                self.page.tell(trouble)
            return
        if self._is_waiting and self._is_in_game:
            self._without_game.start()  # unless the host tells a position at once
        if visit.stage is Stage.SEEKING and self._lost is None and visit.game.has_begun:
            self._lost = visit.game.moment.view(visit.game.here.alone)
        self._tell_news(visit)
        self.table.top.show_words(plate_words(visit.people.seats))
        note = visit.people.note or (joining.HOST_BEGINS_NEXT() if self._is_over else "")
        self.table.overlays.deal.tell_waiting(note, go_on=False)
        self.bar.ask(self._matter(visit) if visit.game.has_begun else None)

    def _leave_old_game(self) -> None:
        """Show the seats of the next game, or what the person waits for, as the table shows a game that is no more."""
        if self._is_waiting:
            self._is_in_game = False
            self.bar.ask(None)
            self._router.open("join")

    @property
    def _is_waiting(self) -> bool:
        """Whether the person is at a table, but in no game."""
        return self.visit is not None and self.visit.stage in (Stage.CHOOSING, Stage.WAITING)

    def _tell_news(self, visit: Visit) -> None:
        """Say which of the others has come, left, fallen asleep or come back."""
        own = visit.game.here.alone if visit.game.has_begun else None
        before, self._signs = self._signs, visit.people.seats
        said = news(before, (sign for sign in self._signs if sign.seat != own))
        if said and self.is_at_table:
            self.table.announcer.say(said)

    @property
    def _is_over(self) -> bool:
        return self.view is not None and self.view.over

    def _matter(self, visit: Visit) -> Matter | None:
        """Return the most urgent thing to tell or to ask; None if there is none."""
        if visit.stage is Stage.SEEKING:
            said = joining.HOST_HAS_LEFT() if visit.has_left else joining.TABLE_IS_LOST()
            return Matter(said, translate("menu", "Leave the table"), self._leave_table, key=(visit.stage, said))
        if visit.stage is Stage.CHOOSING:
            return None
        if visit.question is not None:
            return Matter(
                visit.question.text,
                translate("network", "Agree"),
                lambda: visit.answer(True),
                translate("network", "Refuse"),
                lambda: visit.answer(False),
                key=visit.question.q,
                seconds=visit.question.seconds,
            )
        if visit.people.paused:
            return Matter(
                visit.people.paused,
                translate("network", "Go on"),
                lambda: visit.ask(Wish.RESUME),
                key=visit.people.paused,
            )
        alone = visit.game.here.alone
        if any(sign.seat == alone and sign.state is SeatIs.AWAY for sign in visit.people.seats):
            return Matter(
                joining.YOU_TAKE_A_BREAK(),
                translate("network", "I am back"),
                lambda: visit.ask(Wish.BACK),
                key=May.BACK,
            )
        counted = next((sign for sign in visit.people.seats if sign.stands_in is not None), None)
        if counted is None or (counted.seat != alone and counted.state is not SeatIs.ASLEEP):
            return None  # a clock for those who are there concerns themselves
        return _countdown(visit, counted, is_own=counted.seat == alone)

    @property
    def _refusals(self) -> dict[MenuChoice, str]:
        """The sentences that say why entries of the menu are off at another's table."""
        host = "" if self.visit is None or self.visit.welcome is None else table_name(self.visit.welcome)
        return {
            MenuChoice.PRACTISE: joining.NO_PRACTICE_HERE(host=host),
            MenuChoice.NEW_GAME: joining.NO_NEW_GAME_HERE(host=host),
        }

    def _on_menu(self, choice: MenuChoice) -> None:
        match choice:
            case MenuChoice.LEAVE:
                self._leave_table()
            case MenuChoice.PRACTISE | MenuChoice.NEW_GAME:
                self.table.overlays.close(Overlay.MENU)
                self._tell(self._refusals[choice])
            case MenuChoice.PAUSE if self.visit is not None:
                self.visit.ask(Wish.PAUSE)
            case MenuChoice.BREAK if self.visit is not None:
                self.visit.ask(Wish.AWAY)
            case _:
                self.menu_chosen.emit(choice)

    def _leave_table(self) -> None:
        self.leave()
        self.left.emit()


def _countdown(visit: Visit, sign: SeatSign, *, is_own: bool) -> Matter:
    """Return the countdown until the computer makes a move, of which the person may stop their own for a moment."""
    key = (sign.seat, sign.stands_in, visit.game.revision)
    if is_own:
        label = joining.ONE_MOMENT() if May.MOMENT in visit.game.may else ""
        return Matter(joining.COMPUTER_PLAYS_FOR_YOU(), label, visit.ask_for_a_moment, key=key, seconds=sign.stands_in)
    return Matter(network.COMPUTER_PLAYS_SOON(name=sign.name), "", lambda: None, key=key, seconds=sign.stands_in)


def _was_played_for(before: PlayerView, now: PlayerView) -> bool:
    """Whether somebody has played cards of this hand between two positions."""
    same_deal = (before.games, before.deal_number) == (now.games, now.deal_number)
    return len(now.hand) < len(before.hand) if same_deal else bool(before.hand)
