"""The list of the seats that are played elsewhere: who has come, and who is to be let in."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QWidget

from twentyfive.net.lobby.guest_places import GuestPlace
from twentyfive.net.lobby.lobby import Lobby
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import Sheet, WithButton
from twentyfive.wording import network
from twentyfive.wording.names import translate


class GuestList(Sheet):
    """A row for each seat that is played elsewhere, and for each guest who waits to be let in.

    Attributes:
        removes: the button that takes a guest off the table, by seat.
        lets_in: the button that lets a late guest in, by the number of the connection.
        refuses: the button that does not, likewise.
    """

    def __init__(self, lobby: Lobby, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lobby = lobby
        self.removes: dict[int, SecondButton] = {}
        self.lets_in: dict[int, PrimaryButton] = {}
        self.refuses: dict[int, SecondButton] = {}
        self._rows: list[QWidget] = []
        self._shown: object = None
        lobby.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show who is there now. Rows are made again only if something has changed, so that the focus stays."""
        reception = self._lobby.reception
        arrivals = [(arrival.link, arrival.name, arrival.place.player) for arrival in reception.arrivals.values()]
        shown = (self._lobby.people.seats, arrivals)
        if shown == self._shown:
            return
        self._shown = shown
        take_away(self._rows)
        self._rows, self.removes, self.lets_in, self.refuses = [], {}, {}, {}
        for link, name, player in arrivals:
            self._add_arrival(link, network.wants_to_come_in(name, player))
        for sign in self._lobby.people.seats:
            self._add_seat(sign)

    def _add_arrival(self, link: int, question: str) -> None:
        let_in = PrimaryButton(translate("network", "Let in"), self)
        refuse = SecondButton(translate("network", "Refuse"), self)
        let_in.clicked.connect(partial(self._lobby.reception.let_in, link))
        refuse.clicked.connect(partial(self._lobby.reception.refuse, link))
        self.lets_in[link], self.refuses[link] = let_in, refuse
        words = RichLabel(question, role=Role.STRONG)
        self._add_row(WithButton(WithButton(words, let_in), refuse, self))

    def _add_seat(self, sign: SeatSign) -> None:
        words = RichLabel(_seat_words(sign))
        place = self._lobby.reception.places.at(sign.seat)
        if place is None or place.guest is None:
            self._add_row(words)
            return
        remove = SecondButton(translate("network", "Remove"), self)
        remove.setAccessibleName(network.REMOVE_GUEST(name=sign.name))
        remove.clicked.connect(partial(self._remove, place))
        self.removes[sign.seat] = remove
        self._add_row(WithButton(words, remove, self))

    def _remove(self, place: GuestPlace) -> None:
        self._lobby.reception.remove(place)

    def _add_row(self, row: QWidget) -> None:
        self._rows.append(row)
        self.add(row)


def _seat_words(sign: SeatSign) -> str:
    words = sign.words
    if sign.state in (SeatIs.PHONE, SeatIs.ELSEWHERE):
        device = network.ON_A_PHONE if sign.state is SeatIs.PHONE else network.ON_A_COMPUTER
        return device(name=sign.name) if not words else f"{device(name=sign.name)} · {words}"
    return f"{sign.name} · {words}"
