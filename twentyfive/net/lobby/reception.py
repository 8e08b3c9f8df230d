"""The reception: who has come to the table, who waits to be let in, and who is known again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from twentyfive.net.codes import new_token, token_digest
from twentyfive.net.limits import MOST_ONLOOKERS
from twentyfive.net.lobby.guest_places import GuestPlace, GuestPlaces
from twentyfive.net.lobby.guests import KnownGuest, clean_name, distinct_name
from twentyfive.net.lobby.link import Link
from twentyfive.net.lobby.players import Players
from twentyfive.net.messages import Closing, GameForm, Hello, No, SeatChoice, Sit, Welcome, Why, You
from twentyfive.wording import network


@dataclass(frozen=True, slots=True)
class Arrival:
    """A late guest who waits to be let in.

    Attributes:
        link: the number of the connection.
        name: the guest's name.
        place: the place that the guest would take.
    """

    link: int
    name: str
    place: GuestPlace


class Reception(QObject):
    """Takes in guests, and knows those who come back.

    Attributes:
        places: the places for guests.
        is_gathering: whether the game has not begun, so that whoever comes is let in at once, under their own name.
        others: the names of the players at the host's screen and of the computer players.
        onlookers: the connections of those who look on.
        computers: the connections of other copies of this program, which are shown views.
        arrivals: the guests who wait to be let in, by connection.

    Signals:
        came(int): a guest has come, or come back, by this connection and is to be told everything.
        changed(): something about the places or the arrivals has changed.
        guests_changed(): the guests are other ones than before, so that they are to be kept.
        freed(int): the guest at this seat has left for good.
    """

    came = Signal(int)
    changed = Signal()
    guests_changed = Signal()
    freed = Signal(int)

    def __init__(self, link: Link, welcome: Callable[[], Welcome], parent: QObject | None = None) -> None:
        """`welcome` makes the message for a guest who knows the code."""
        super().__init__(parent)
        self.places = GuestPlaces()
        self.is_gathering = True
        self.others: tuple[str, ...] = ()
        self.onlookers: set[int] = set()
        self.computers: set[int] = set()
        self.arrivals: dict[int, Arrival] = {}
        self._visitors: dict[int, str] = {}  # those who have not chosen a seat, and their names
        self._link = link
        self._welcome = welcome

    @property
    def connections(self) -> tuple[int, ...]:
        """All connections that are told who is there."""
        seated = (place.link for place in self.places if place.link is not None)
        return (*seated, *sorted(self.onlookers), *self._visitors)

    def greet(self, link: int, hello: Hello) -> None:
        """Welcome a guest, who is known by a token or has typed the right code."""
        place = self.places.of_token(token_digest(hello.token)) if hello.token else None
        if hello.token and place is None:
            self._link.dismiss(link, Closing(Why.GONE))
            return
        if hello.speaks is GameForm.VIEW:
            self.computers.add(link)
        self._link.send(link, self._welcome())
        if place is None:
            self._visitors[link] = clean_name(hello.name) or network.GUEST_NAME()
            self.changed.emit()
            return
        if place.link is not None:
            self._link.dismiss(place.link, Closing(Why.ELSEWHERE))
        place.link = link
        self._tell_place(place)

    def sit(self, link: int, wish: Sit) -> None:
        """Give a visitor a seat, or let the host decide once the game is under way."""
        name = self._visitors.get(link)
        if name is None and link not in self.onlookers:
            return  # has a seat
        name = clean_name(wish.name) or name
        if wish.takes is SeatChoice.NONE and wish.seat is None:
            self._look_on(link)
            return
        place = self.places.free() if wish.seat is None else self.places.at(wish.seat)
        if place is None or place.link is not None:
            self._link.send(link, No(network.NO_SEAT_FREE() if self.places.free() is None else network.SEAT_IS_TAKEN()))
        elif self.is_gathering and place.guest is None:
            self._take_in(link, name or network.GUEST_NAME(), place)
        else:
            self.arrivals[link] = Arrival(link, name or network.GUEST_NAME(), place)
            self._link.send(link, You(None, name or "", waits=network.WAITS_TO_BE_LET_IN()))
            self.changed.emit()

    def let_in(self, link: int) -> None:
        """Let a late guest take the place, unless somebody has it by now."""
        arrival = self.arrivals.pop(link, None)
        if arrival is None:
            return
        if arrival.place.link is None and arrival.place in self.places.all:
            self._take_in(link, arrival.name, arrival.place)
        else:
            self._turn_away(arrival, network.SEAT_IS_TAKEN())

    def refuse(self, link: int) -> None:
        """Let a late guest look for another seat."""
        arrival = self.arrivals.pop(link, None)
        if arrival is not None:
            self._turn_away(arrival, network.NOT_LET_IN())

    def leave(self, link: int) -> None:
        """Free the place of a guest who leaves for good."""
        place = self.places.of_link(link)
        if place is not None:
            self._free(place)
        self.forget(link)

    def remove(self, place: GuestPlace) -> None:
        """Take a guest off the table."""
        link = place.link
        self._free(place)
        if link is not None:
            self._link.dismiss(link, Closing(Why.REMOVED))
        self.changed.emit()

    def forget(self, link: int) -> None:
        """Note that a connection has ended."""
        place = self.places.of_link(link)
        if place is not None:
            place.link = None
        self._visitors.pop(link, None)
        self.arrivals.pop(link, None)
        self.onlookers.discard(link)
        self.computers.discard(link)
        self.changed.emit()

    def gather(self, players: Players) -> None:
        """Give the places of a game to come to the guests so far: by name where they fit, else one that is free.

        Those who are there come before those who sleep. For whom no place is left is told so.
        """
        self.is_gathering, self.others = True, players.names_of_others
        before = sorted(self.places, key=lambda place: place.link is None)
        self.places.all = [GuestPlace(player, seat) for player, seat in players.for_guests.items()]
        others = [old for old in before if not self._move(old, self.places.vacant(old.name, old.player))]
        out = [old for old in others if not self._move(old, self.places.vacant())]
        self.guests_changed.emit()
        self.welcome_all()
        self.show_out(out)
        self.tell_places()

    def welcome_all(self) -> None:
        """Tell everybody the game again, as it is another one."""
        for link in self.connections:
            self._link.send(link, self._welcome())

    def show_out(self, places: Iterable[GuestPlace]) -> None:
        """Make visitors of the guests of places that are not in the game any more, and of who waited for one."""
        for place in places:
            if place.link is not None:
                self._visitors[place.link] = place.name
                self._link.send(place.link, self._welcome())
                self._link.send(place.link, No(network.NO_SEAT_ANY_MORE()))
        for arrival in [each for each in self.arrivals.values() if each.place not in self.places.all]:
            del self.arrivals[arrival.link]
            self._turn_away(arrival, network.NO_SEAT_ANY_MORE())

    def tell_places(self) -> None:
        """Tell everybody their seat in a game, and what they wait for: the start, the next game of two, or nothing."""
        for place in self.places:
            if place.link is not None:
                self._link.send(place.link, You(place.seat, place.name, waits=self._waits(place)))
        for link in sorted(self.onlookers):
            self._link.send(link, You(None, "", waits=self._looks_on_until()))

    def _look_on(self, link: int) -> None:
        if len(self.onlookers - {link}) >= MOST_ONLOOKERS:
            self._link.dismiss(link, Closing(Why.FULL))
            return
        name = self._visitors.pop(link, "")
        self.arrivals.pop(link, None)
        self.onlookers.add(link)
        self._link.send(link, You(None, name, waits=self._looks_on_until()))
        self.came.emit(link)
        self.changed.emit()

    def _take_in(self, link: int, name: str, place: GuestPlace) -> None:
        self._visitors.pop(link, None)
        self.onlookers.discard(link)
        if place.guest is not None:
            self._free(place)
        called = self._distinct(name, place)
        token = new_token()
        if self.is_gathering:
            place.first_name, place.player = place.player, called
        place.give(KnownGuest(place.player, called, token_digest(token)), link)
        self.guests_changed.emit()
        self._tell_place(place, token)

    def _move(self, old: GuestPlace, place: GuestPlace | None) -> bool:
        """Give a guest a place for the next game; return whether there is one."""
        if old.guest is None or place is None:
            return False
        place.first_name, place.player = place.player, self._distinct(old.name, place)
        place.give(KnownGuest(place.player, place.player, old.guest.digest), old.link)
        return True

    def _free(self, place: GuestPlace) -> None:
        """Take the guest from a place; before the game its player gets the first name back."""
        place.free()
        if self.is_gathering and place.first_name:
            place.player, place.first_name = self._distinct(place.first_name, place), ""
        self.guests_changed.emit()
        if place.seat is not None:
            self.freed.emit(place.seat)

    def _distinct(self, name: str, place: GuestPlace) -> str:
        others = [other.name for other in self.places if other is not place]
        return distinct_name(name, (*self.others, *others))

    def _tell_place(self, place: GuestPlace, token: str = "") -> None:
        assert place.link is not None, "only a guest who is there can be told"
        self._link.send(place.link, You(place.seat, place.name, token, self._waits(place)))
        self.came.emit(place.link)
        self.changed.emit()

    def _waits(self, place: GuestPlace) -> str:
        """Return what a guest with this place waits for, in words; empty while they play."""
        if self.is_gathering:
            return network.WAITS_FOR_THE_START()
        return network.SITS_OUT() if place.seat is None else ""

    def _looks_on_until(self) -> str:
        return network.LOOKS_ON_UNTIL_THE_START() if self.is_gathering else ""

    def _turn_away(self, arrival: Arrival, text: str) -> None:
        self._link.send(arrival.link, self._welcome())
        self._link.send(arrival.link, No(text))
        self.changed.emit()
