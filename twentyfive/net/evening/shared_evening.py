"""The host's part in an evening over the network: who has come, what they hand in, and what they may fetch."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from twentyfive import __version__
from twentyfive.engine.evening.evening import Evening, EveningPlan, Played
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.evening.places import Place
from twentyfive.engine.evening.results import open_deals, shown_to
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.net.addresses import computer_name
from twentyfive.net.codes import new_table_id, new_token, token_digest
from twentyfive.net.discovery import Notice
from twentyfive.net.entrance import Entrance
from twentyfive.net.evening.evening_messages import EveningResult, Fetch, HandIn, Held, Results
from twentyfive.net.evening.results_text import read_result, write_plan, write_result
from twentyfive.net.gateway_link import Door, GatewayLink
from twentyfive.net.limits import MOST_ONLOOKERS, PORTS
from twentyfive.net.lobby.guests import GuestList, KnownGuest, digests, guest_file
from twentyfive.net.messages import (
    PROTOCOL,
    Bye,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    No,
    People,
    Sit,
    Welcome,
    Why,
    You,
)
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.wording import network
from twentyfive.wording.records import evening as words
from twentyfive.wording.records import evening_network as network_words


class SharedEvening(Entrance):
    """An evening that guests at other computers play, from sharing it until that is stopped.

    Attributes:
        plan: the plan of the evening.

    Signals:
        evening_changed(): results have come.
        told(str): who has come or left, or whose result has come.
        troubled(str): a result was refused, or the guests cannot be kept on disk.
    """

    evening_changed = Signal()
    told = Signal(str)
    troubled = Signal(str)

    def __init__(self, desk: EveningDesk, host: str, parent: QObject | None, link: GatewayLink | None = None) -> None:
        """Share nothing yet.

        Args:
            desk: the desk at which the evening is open.
            host: the name of the host.
            parent: the owner.
            link: the gateway, for tests.
        """
        super().__init__(link or GatewayLink(), parent)
        assert desk.evening is not None, "an evening that is open is shared"
        self.plan: EveningPlan = desk.evening.plan
        self._desk = desk
        self._evening = desk.evening  # as it was told last
        self._people = (host,) if host else ()
        self._file = guest_file(desk.guests)
        self._known = GuestList("", PORTS[0])
        self._visitors: set[int] = set()  # connections without an entrant
        self._there: dict[int, int] = {}  # the entrants by connection
        self._held: tuple[int, ...] = ()
        self._link.heard.connect(self._on_heard)
        self._link.left.connect(self._on_left)

    def share(self) -> None:
        """Let guests come; those who were there before come back by themselves."""
        self._known = self._read()
        self._held = self._desk.stored
        self._open_door(self._known, self._notice)

    def stop(self) -> None:
        """Tell the guests that the host has left, and listen no more."""
        if self.is_open:
            self._withdraw()
            self._visitors.clear()
            self._there.clear()
            self._link.close()
            self.changed.emit()

    def tell_results(self) -> None:
        """Tell the guests which results are here, if others are than before."""
        if self.is_open and self._is_mine and self._held != self._desk.stored:
            self._held = self._desk.stored
            for link in self._there:
                self._link.send(link, Held(self._held))

    def tell_places(self) -> None:
        """Tell the guests who is there to play, if that has changed; whose place another has taken must leave."""
        if not self._is_mine or self._now.changed == self._evening.changed:
            return
        for guest in self._known.guests:
            if not _has_place(self._now, guest):
                self.call_home(_entrants(self._evening)[guest.player], Why.REMOVED)
        before, self._evening = self._evening, self._now
        now = _entrants(self._evening)
        self._there = {link: now[before.places[entrant].key] for link, entrant in self._there.items()}
        for link, entrant in self._there.items():
            self._link.send(link, write_plan(self._evening))
            self._link.send(link, You(entrant, self._name(entrant)))  # two copies in one may give other numbers
            self._link.send(link, Held(self._desk.stored))
        self._held = self._desk.stored
        self._on_guests()

    def call_home(self, entrant: int, why: Why = Why.ELSEWHERE) -> None:
        """Forget the guest who plays for an entrant, so that the entrant plays here, or by another guest."""
        self._keep(None, self._evening.places[entrant].key)
        link = next((link for link, one in self._there.items() if one == entrant), None)
        if link is not None:
            self._link.dismiss(link, Closing(why))
            self._on_left(link)
        self.changed.emit()

    @property
    def there(self) -> tuple[int, ...]:
        """The entrants who are at other computers now."""
        return tuple(sorted(self._there.values()))

    @property
    def cut_off(self) -> tuple[int, ...]:
        """The entrants who were at other computers and have not left: they may play on there."""
        entrants = _entrants(self._evening)
        known = {entrants[guest.player] for guest in self._known.guests if guest.player in entrants}
        return tuple(sorted(known.difference(self._there.values())))

    @property
    def _now(self) -> Evening:
        """The evening, if it is the one that is open at the desk; else as it was told last."""
        return self._desk.evening if self._is_mine and self._desk.evening is not None else self._evening

    @property
    def _is_mine(self) -> bool:
        """Whether the evening at the desk is the one that is shared."""
        return self._desk.evening is not None and self._desk.evening.plan == self.plan

    @property
    def _notice(self) -> Notice:
        return Notice(self._people, computer_name(), "", sum(seat.state is SeatIs.FREE for seat in self._seats))

    @property
    def _seats(self) -> tuple[SeatSign, ...]:
        """The entrants who are there to play, as seats: those who are at no other computer are free."""
        away = set(self._there.values())
        return tuple(
            SeatSign(one, self._name(one), SeatIs.ELSEWHERE if one in away else SeatIs.FREE)
            for one, place in enumerate(self._evening.places)
            if not place.is_left
        )

    def _on_heard(self, link: int, message: GuestMessage) -> None:
        match message:
            case Hello():
                self._greet(link, message)
            case Sit(int(entrant)) if link in self._visitors:
                self._seat(link, entrant)
            case Sit() if link in self._visitors:  # nobody looks on at an evening
                self._link.send(link, No(network_words.IS_ELSEWHERE()))
            case HandIn() if link in self._there and self._is_mine:
                self._take(link, message)
            case Fetch(sittings) if link in self._there and self._is_mine:
                self._link.send(link, self._results(self._there[link], sittings))
            case Bye():
                self._forget(link)
            case _:
                return  # nothing else is done at an evening

    def _greet(self, link: int, hello: Hello) -> None:
        guest = self._guest_of(hello.token) if hello.token else None
        if hello.token and guest is None:
            self._link.dismiss(link, Closing(Why.GONE))
        elif hello.speaks is GameForm.SHEET:
            self._link.dismiss(link, Closing(Why.FULL, network_words.NOT_ON_A_PHONE()))
        elif guest is None and len(self._visitors) >= MOST_ONLOOKERS:
            self._link.dismiss(link, Closing(Why.FULL))
        else:
            self._link.send(link, self._welcome())
            self._visitors.add(link)
            if guest is not None:
                self._bring_back(link, guest)

    def _welcome(self) -> Welcome:
        page = "" if self.door is None else self.door.page
        people, computer, called = self._people, computer_name(), self.plan.name
        return Welcome(
            PROTOCOL,
            __version__,
            self._known.table,
            network.host_name(people, computer),
            network_words.SHARED_NAME(name=called),
            (),
            self._seats,
            page,
            evening=True,
            people=people,
            computer=computer,
            called=called,
        )

    def _guest_of(self, token: str) -> KnownGuest | None:
        digest = token_digest(token)
        return next((guest for guest in self._known.guests if guest.digest == digest), None)

    def _bring_back(self, link: int, guest: KnownGuest) -> None:
        entrant = _entrants(self._evening)[guest.player]
        before = next((other for other, one in self._there.items() if one == entrant), None)
        if before is not None:
            del self._there[before]
            self._link.dismiss(before, Closing(Why.ELSEWHERE))
        self.told.emit(network.IS_BACK(name=self._name(entrant)))
        self._let_in(link, entrant, "")

    def _seat(self, link: int, entrant: int) -> None:
        """Let somebody play for an entrant who is at no other computer now."""
        if not any(seat.seat == entrant and seat.state is SeatIs.FREE for seat in self._seats):
            self._link.send(link, No(network_words.IS_ELSEWHERE()))
        else:
            token = new_token()
            player = self._evening.places[entrant].key
            self._keep(KnownGuest(player, self._name(entrant), token_digest(token)), player)
            self.told.emit(network.HAS_COME(name=self._name(entrant)))
            self._let_in(link, entrant, token)

    def _let_in(self, link: int, entrant: int, token: str) -> None:
        """Give a guest the plan, and tell which results are here."""
        self._visitors.discard(link)
        self._there[link] = entrant
        self._link.send(link, You(entrant, self._name(entrant), token))
        self._link.send(link, write_plan(self._evening))
        self._link.send(link, Held(self._held))
        self._on_guests()

    def _take(self, link: int, message: HandIn) -> None:
        """Take a result in, if it is one of the guest's own and the rules allow it; else say so to both sides."""
        entrant, result = self._there[link], message.result
        try:
            played = self._checked(entrant, result)
        except ValueError as error:
            refused = network_words.refused(self._name(entrant), str(error))
            self._link.send(link, No(refused))
            self.troubled.emit(refused)
            return
        was_there = result.sitting in self._held
        if self._desk.add(result.sitting, played):
            self.tell_results()
            self.evening_changed.emit()
            if not was_there:
                deal = self._now.sitting(result.sitting).deal
                self.told.emit(network_words.HAS_HANDED_IN(name=self._name(entrant), deal=deal))

    def _checked(self, entrant: int, result: EveningResult) -> Played:
        """Read a result of an entrant.

        What was played by somebody who is no longer there counts, as it may have come late; with a mark, if all may
        see the others' results by now.

        Raises:
            ValueError: if it is not one of theirs, or cannot have been played so.
        """
        evening = self._now
        sitting, place = evening.sitting(result.sitting), evening.places[entrant]
        begins = min((stay.since for stay in place.stays), default=1)
        present = evening.present(sitting)
        if entrant not in sitting.entrants or sitting.turn < begins or (present and entrant not in present):
            raise ValueError("somebody else plays there")
        played = read_result(evening, result)
        return played if present else replace(played, seen=played.seen or sitting.deal in open_deals(evening, None))

    def _results(self, entrant: int, sittings: tuple[int, ...]) -> Results:
        """Return those of the results of these sittings that an entrant may have."""
        evening = self._now
        shown = shown_to(evening, entrant)
        deals = {sitting.number: sitting.deal for sitting in evening.sittings}
        open_to_all = (number for number in sittings if number in self._held and deals.get(number) in shown)
        return Results(tuple(write_result(number, evening.played[number]) for number in open_to_all))

    def _forget(self, link: int) -> None:
        """Let somebody else play for an entrant, as a guest has left for good."""
        entrant = self._there.get(link)
        if entrant is not None:
            self._keep(None, self._evening.places[entrant].key)
        self._on_left(link)

    def _on_left(self, link: int) -> None:
        self._visitors.discard(link)
        entrant = self._there.pop(link, None)
        if entrant is not None:
            self.told.emit(network.HAS_LEFT(name=self._name(entrant)))
            self._on_guests()

    def _on_guests(self) -> None:
        """Tell those who still choose who has come and gone, and those who look for a table how many may come."""
        for link in self._visitors:
            self._link.send(link, People(self._seats))
        self._announce(self._notice)
        self.changed.emit()

    def _name(self, entrant: int) -> str:
        return words.entrant_name(self._evening, entrant)

    def _on_opened(self, door: Door) -> None:
        if door.port != self._known.port:
            self._known = replace(self._known, port=door.port)
            self._write()
        super()._on_opened(door)

    def _keep(self, guest: KnownGuest | None, player: str) -> None:
        """Let this guest come back for a player, and nobody else."""
        others = (other for other in self._known.guests if other.player != player)
        self._known = replace(self._known, guests=(*others, *(() if guest is None else (guest,))))
        self._link.know(digests(self._known))
        self._write()

    def _write(self) -> None:
        try:
            self._file.write(self._known)
        except OSError as error:
            self.troubled.emit(words.not_saved(str(self._file.path), system_words(error)))

    def _read(self) -> GuestList:
        """Return the guests who may come back; none if there is no file, or it was damaged and put aside."""
        try:
            found = self._file.read().value
        except OSError as error:
            self.troubled.emit(words.not_saved(str(self._file.path), system_words(error)))
            found = None
        if found is None:
            return GuestList(new_table_id(), PORTS[0])
        return replace(found, guests=tuple(guest for guest in found.guests if _has_place(self._evening, guest)))


def guests_elsewhere(desk: EveningDesk) -> tuple[int, ...]:
    """Return the entrants of the evening at the desk who play at other computers, though it is not shared now."""
    evening = desk.evening
    try:
        found = guest_file(desk.guests).read().value
    except OSError:
        return ()  # sharing it again says what is wrong
    if evening is None or found is None:
        return ()
    return tuple(sorted(_entrants(evening)[guest.player] for guest in found.guests if _has_place(evening, guest)))


def forget_guest(desk: EveningDesk, entrant: int) -> None:
    """Let an entrant play here who played at another computer when the evening was shared last.

    Raises:
        OSError: if that cannot be kept.
    """
    file = guest_file(desk.guests)
    found = file.read().value
    if found is not None and desk.evening is not None:
        key = desk.evening.places[entrant].key
        file.write(replace(found, guests=tuple(guest for guest in found.guests if guest.player != key)))


def _entrants(evening: Evening) -> dict[str, int]:
    """Return the entrants by the keys of their places."""
    return {place.key: entrant for entrant, place in enumerate(evening.places)}


def _has_place(evening: Evening, guest: KnownGuest) -> bool:
    """Whether one of those for whom a guest has come still has the place, by whatever name."""
    entrant = _entrants(evening).get(guest.player)
    return entrant is not None and _is_of(evening.places[entrant], guest.name)


def _is_of(place: Place, names: str) -> bool:
    """Whether one of the names is of somebody who had a seat last."""
    return any(name in names for stay in place.last for name in stay.names)
