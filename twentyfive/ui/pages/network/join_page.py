"""The page on which a person joins the game of another computer: the address and the code, then a seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive import __version__
from twentyfive.engine.saves.kept_seat import KeptSeat
from twentyfive.net.codes import LENGTH, read_way_in
from twentyfive.net.messages import LONGEST_NAME, PROTOCOL, Why
from twentyfive.net.remote.addresses import TableAddress, read_address
from twentyfive.net.remote.visit import Stage, Visit, game_of_table, table_name
from twentyfive.net.table_search import FoundTable, TableSearch
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.phone.seat_signs import SeatIs
from twentyfive.typed_text import cut
from twentyfive.ui.pages.network.found_tables import FoundTables
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.wording import joining, network
from twentyfive.wording.names import translate
from twentyfive.wording.records.tables_elsewhere import seat_game, seat_table

_LONGEST_ADDRESS = 100
_LONGEST_CODE = 4 * LENGTH

MakeVisit = Callable[[TableAddress, str], Visit]
"""Begins a visit to a table under a name."""

ComeBack = Callable[[], Visit]
"""Begins a visit to the table where the person has a seat."""


class JoinPage(QuestionPage):
    """The page: first the address and the code, then the seats of the table that was found.

    Attributes:
        address, code, name: the fields.
        tables: the tables that were found; it looks for them while the form is shown.
        back_to: the button that goes back to a seat of an earlier start, if there is one.
        look_for: the button that looks for the table.
        seats: the button of each seat that can be taken, by its number.
        look_on: the button of those who only watch.
        said: what is waited for.
        fault: what went wrong.

    Signals:
        left(): the person goes back to the start page.
    """

    left = Signal()
    widest = PAGE_COLUMN

    def __init__(self, make: MakeVisit, come_back: ComeBack) -> None:
        super().__init__(joining.JOIN_TITLE())
        self._make = make
        self._come_back = come_back
        self._visit: Visit | None = None
        self._shown: object = None
        self.seats: dict[int, BaseButton] = {}
        self.address = self._field(translate("network", "Address"), _LONGEST_ADDRESS)
        self.code = self._field(translate("network", "Code"), _LONGEST_CODE)
        self.name = self._field(translate("network", "Your name"), LONGEST_NAME)
        self.look_for = PrimaryButton(translate("network", "Look for the table"))
        self.look_for.clicked.connect(self._begin)
        self.said = StatusLabel()
        self.fault = FaultLabel()
        self.back_to = PrimaryButton("")
        self.back_to.clicked.connect(lambda: self._follow(self._come_back()))
        self.back_to.hide()
        self._form = Sheet()
        self._form.add(self.back_to, RichLabel(joining.HOW_TO_JOIN()))
        for field in (self.address, self.code, self.name):
            field.returnPressed.connect(self._begin)
            self._form.add_part(RichLabel(field.accessibleName(), role=Role.STRONG), field)
        self._form.add(self.look_for)
        self._chairs = Sheet()
        self._question = RichLabel("", role=Role.STRONG)
        self.look_on = SecondButton(joining.LOOK_ON())
        self.look_on.clicked.connect(self._look_on)
        self._chairs.add(self._question)
        self._note = RichLabel(network.SAFE_FROM_EVERYBODY(), role=Role.NOTE)
        column = Column()
        column.add(self._form, self._chairs, self.said, self.fault, self._note)
        column.rows.addStretch(1)
        self.tables = FoundTables(TableSearch(self))
        self.tables.chosen.connect(self._choose)
        self.tables.search.found.connect(self._on_found)
        found = Column()
        found.add(self.tables)
        found.rows.addStretch(1)
        self.set_columns(((found, 1), (column, 1)))
        self._chairs.hide()
        self.back_asked.connect(self._leave)

    def begin(self, name: str, seat: KeptSeat | None = None) -> None:
        """Ask for an address; `name` is the person's name so far, and `seat` the one to which they can go back."""
        self.back_to.setVisible(seat is not None)
        if seat is not None:
            self.back_to.set_label(joining.GO_BACK(name=seat.name, host=seat_table(seat)), seat_game(seat))
        if not self.name.text():
            self.name.setText(cut(name, LONGEST_NAME))
        self._visit = None
        self.said.set_text("")
        self._show_form()

    def tell_end(self, visit: Visit) -> None:
        """Say why a visit has ended, unless the person has left."""
        match visit.ended_by:
            case None:
                self.tell("")
            case Why.VERSION:
                self.tell(joining.other_version((PROTOCOL, __version__), visit.host_version))
            case why:
                self.tell(_TROUBLES[why]())

    def tell(self, trouble: str) -> None:
        """Say what went wrong."""
        self.fault.set_text(trouble)

    def first_stop(self) -> QWidget:
        if self._chairs.isHidden() and self._form.isHidden():
            return self.header.back  # the guest waits
        if self._chairs.isHidden() and not self.back_to.isHidden():
            return self.back_to
        if self._chairs.isHidden():
            return self.code if self.address.text() and not self.code.text() else self.address
        rest = self.header.back if self.look_on.isHidden() else self.look_on
        return next(iter(self.seats.values()), rest)

    def _field(self, name: str, longest: int) -> TextField:
        field = TextField()
        field.setAccessibleName(name)
        field.setMaxLength(longest)
        return field

    def _begin(self) -> None:
        """Look for the table, or say what cannot be read."""
        try:
            found = read_address(self.address.text())
        except ValueError:
            self._complain(joining.NO_ADDRESS(), self.address)
            return
        try:
            code = read_way_in(self.code.text() or found.code)
        except ValueError:
            self._complain(joining.NO_CODE(), self.code)
            return
        self._follow(self._make(TableAddress(found.host, found.port, code), self.name.text()))

    def _follow(self, visit: Visit) -> None:
        """Show how a visit goes."""
        self.fault.set_text("")
        self._visit = visit
        visit.changed.connect(self._refresh)
        visit.told.connect(self._on_told)
        self._refresh()

    def _choose(self, table: FoundTable) -> None:
        """Take over the address of a table that was found, and ask for its code."""
        address = f"{table.address}:{table.port}"
        if address != self.address.text():
            self.code.clear()  # that of another table
        self.address.setText(address)
        self.fault.set_text("")
        self.code.setFocus()

    def _on_found(self) -> None:
        """Lead to the table that was found, unless the person has begun to type."""
        if self.address.hasFocus() and not self.address.text():
            self.tables.first_stop().setFocus()

    def _complain(self, fault: str, field: TextField) -> None:
        self.said.set_text("")
        if fault == self.fault.plain:
            self.fault.announcer.repeat()
        self.fault.set_text(fault)
        field.setFocus()
        field.selectAll()

    def _refresh(self) -> None:
        visit = self._visit
        if visit is None:
            return
        match visit.stage:
            case Stage.SEEKING if visit.welcome is not None:
                self.said.set_text(joining.TABLE_IS_LOST())
            case Stage.SEEKING:
                self.said.set_text(joining.NOBODY_ANSWERS() if visit.has_failed else joining.LOOKING_FOR_TABLE())
            case Stage.CHOOSING:
                self.said.set_text("")
                self.code.clear()  # it has done what it is for, and is seldom that of the next table
                self._show_seats(visit)
            case Stage.WAITING:
                self.said.set_text(visit.waits)
                self._chairs.hide()
                self._form.hide()
                self.tables.hide()
            case Stage.ENDED:
                self._visit = None
                self.said.set_text("")
                self._show_form()
                self.tell_end(visit)
            case Stage.PLAYING:
                return

    def _on_told(self, text: str) -> None:
        if self._visit is not None and self._visit.stage is not Stage.PLAYING:
            self.fault.set_text(text)

    def _show_form(self) -> None:
        self._chairs.hide()
        self.tables.show()
        self._shown = None
        was_hidden = self._form.isHidden()
        self._form.show()
        if was_hidden and self.isVisible():
            self.first_stop().setFocus()

    def _show_seats(self, visit: Visit) -> None:
        """Show the seats that can be taken. Buttons are made again only if they change, so that the focus stays."""
        welcome = visit.welcome
        assert welcome is not None, "who chooses was welcomed"
        free = {sign.seat: sign.name for sign in visit.people.seats if sign.state in (SeatIs.FREE, SeatIs.ASLEEP)}
        shown = (table_name(welcome), game_of_table(welcome), free)
        if self._shown == shown and not self._chairs.isHidden():
            return
        self._shown = shown
        take_away([*self.seats.values()])
        if welcome.evening:
            self._question.set_text(joining.WHO_ARE_YOU(evening=game_of_table(welcome)))
        else:
            self._question.set_text(joining.choose_a_seat(table_name(welcome), game_of_table(welcome)))
        label = joining.I_AM if welcome.evening else joining.TAKE_THE_SEAT_OF
        self.seats = {}
        for seat, name in free.items():
            taken = PrimaryButton if not self.seats else SecondButton
            button = taken(label(name=name), self)
            button.clicked.connect(partial(self._sit, seat))
            self.seats[seat] = button
            self._chairs.add(button)
        self._chairs.add(self.look_on)
        self.look_on.setVisible(not welcome.evening)
        self._form.hide()
        self.tables.hide()
        self._chairs.show()
        if self.isVisible():
            self.first_stop().setFocus()

    def _sit(self, seat: int) -> None:
        self.fault.set_text("")
        if self._visit is not None:
            self._visit.sit(seat)

    def _look_on(self) -> None:
        self.fault.set_text("")
        if self._visit is not None:
            self._visit.look_on()

    def _leave(self) -> None:
        """Go back: from the seats and from waiting to the form, from the form to the start page."""
        visit, self._visit = self._visit, None
        if visit is not None:
            visit.leave()
            self.said.set_text("")
            self._show_form()
        if self._chairs.isHidden() and visit is None:
            self.left.emit()


_TROUBLES: dict[Why, Callable[[], str]] = {
    Why.HOST_LEFT: joining.TABLE_IS_LOST,
    Why.REMOVED: joining.WAS_REMOVED,
    Why.ELSEWHERE: joining.PLAYS_ELSEWHERE,
    Why.FULL: joining.WAS_FULL,
    Why.CODE: joining.WAS_CODE,
    Why.GONE: joining.WAS_GONE,
    Why.LOCKED: joining.WAS_LOCKED,
    Why.SPENT: joining.WAS_SPENT,
    Why.SHUT: joining.WAS_SHUT,
    Why.TOO_FAST: joining.WAS_TOO_FAST,
}
