"""A guest's part in an evening of another computer: it hands in what was played here, and fetches what may be seen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive.engine.evening.evening import Evening, EveningPlan, Played
from twentyfive.engine.evening.evening_desk import EveningDesk
from twentyfive.engine.evening.results import shown_to
from twentyfive.net.evening.evening_messages import (
    MOST_RESULTS,
    EveningResult,
    Fetch,
    HandIn,
    Held,
    Results,
    SharedPlan,
)
from twentyfive.net.evening.results_text import read_plan, read_result, write_result
from twentyfive.net.messages import PROTOCOL, Bye, Closing, GameForm, Hello, HostMessage, No, Welcome, Why, You
from twentyfive.net.remote.visit import Visit, table_name
from twentyfive.wording.records import evening_network as words
from twentyfive.wording.records.evening import entrant_name

PACE_MS: Final = 250
"""The pause between two messages: four a second are fewer than a host lets through."""

_OVER: Final = Played(("score",))
"""A deal that was played to its end at the host's, whatever its moves."""


class EveningGuest(QObject):
    """A person at this computer plays an evening that another computer shares.

    What was played is in the evening's file here until it is in the host's, and longer. So nothing else is kept: after
    a cut the host tells what it has, and the rest is handed in.

    Attributes:
        plan: the plan of the evening.
        entrant: the entrant for whom the person plays.
        welcome: the host, as it has told last.
        token: the secret by which the host knows the guest again.
        held: the sittings whose results the host has.
        is_connected: whether the host can be reached.
        has_left: whether the host has stopped sharing; else, without a connection, it is lost.
        has_ended: whether the evening is over the network no more.
        ended_by: the reason; None while it goes on, or if the person has left.

    Signals:
        changed(): the connection, or what the host has, is another than before.
        evening_changed(): results have come.
        troubled(str): the host refuses a result, in its words.
    """

    changed = Signal()
    evening_changed = Signal()
    troubled = Signal(str)

    def __init__(self, visit: Visit, shared: SharedPlan, desk: EveningDesk, parent: QObject | None = None) -> None:
        """Open the evening at the desk, and go on with the connection of a visit to its host.

        Raises:
            ValueError: if what the host shares is no evening.
            OSError: if the evening cannot be stored.
        """
        super().__init__(parent)
        self._shared = read_plan(shared)
        self.plan: EveningPlan = self._shared.plan
        entrant = None if visit.seat is None else visit.seat.seat
        if visit.welcome is None or entrant is None or entrant >= len(self._shared.places):
            raise ValueError("there is nobody to play for")
        desk.take_over(Evening(self.plan))
        desk.take_people_from(self._shared)
        self.entrant = self._seat = entrant
        self.welcome: Welcome | None = visit.welcome
        self._host = table_name(visit.welcome)
        self.token = visit.token
        self.held: frozenset[int] = frozenset()
        self.is_connected = True
        self.has_left = self.has_ended = False
        self.ended_by: Why | None = None
        self._desk = desk
        self._knows_held = False  # whether the host has told it on this connection
        self._handed_in: set[int] = set()  # on this connection
        self._fetched: set[int] = set()  # likewise
        self._pause = QTimer(self, singleShot=True, interval=PACE_MS)
        self._pause.timeout.connect(self.go_on)
        self._link = visit.release()
        self._link.opened.connect(self._greet)
        self._link.heard.connect(self._on_heard)
        self._link.lost.connect(self._on_lost)
        self._link.puzzled.connect(self._on_puzzled)

    @property
    def name(self) -> str:
        """The name of the entrant."""
        return entrant_name(self._shared, self.entrant)

    @property
    def over(self) -> frozenset[int]:
        """The sittings that were played to their end, here or elsewhere."""
        evening = self._evening
        here = () if evening is None else (sitting.number for sitting in evening.sittings if evening.is_over(sitting))
        return self.held.union(here)

    @property
    def to_hand_in(self) -> tuple[int, ...]:
        """The sittings that were played to their end here, and are not with the host."""
        evening = self._evening
        if evening is None:
            return ()
        own = (one for one in evening.sittings if self.entrant in one.entrants and evening.is_over(one))
        return tuple(sitting.number for sitting in own if sitting.number not in self.held)

    @property
    def has_played(self) -> bool:
        """Whether the host has any result of the person."""
        own = (one.number for one in self._shared.sittings if self.entrant in one.entrants)
        return not self.held.isdisjoint(own)

    @property
    def to_fetch(self) -> tuple[int, ...]:
        """The sittings whose results the host gives by now, and that are not here."""
        evening = self._evening
        if evening is None:
            return ()
        at_host = Evening(self.plan, dict.fromkeys(self.held, _OVER), evening.changed)
        shown = shown_to(at_host, self.entrant)
        there = (sitting for sitting in evening.sittings if sitting.number in self.held and sitting.deal in shown)
        return tuple(sitting.number for sitting in there if not evening.is_over(sitting))

    def go_on(self) -> None:
        """Hand in what was played since, and fetch what may be seen; slowly, one message after another."""
        self._follow()
        if self._pause.isActive() or not self._knows_held:
            return
        message = self._next_message()
        if message is not None:
            self._link.send(message)
            self._pause.start()

    def leave(self) -> None:
        """Leave for good; what was played here stays here."""
        if not self.has_ended:
            self._link.send(Bye())
            self._end(None)

    def close(self) -> None:
        """End the connection; the host knows the guest again."""
        self._pause.stop()
        self._link.close()

    @property
    def _evening(self) -> Evening | None:
        """The evening, if it is the one that is open at the desk."""
        evening = self._desk.evening
        return evening if evening is not None and evening.plan == self.plan else None

    def _next_message(self) -> HandIn | Fetch | None:
        evening = self._evening
        for number in self.to_hand_in:
            if number not in self._handed_in and evening is not None:
                self._handed_in.add(number)
                return HandIn(write_result(number, evening.played[number]))
        wanted = tuple(number for number in self.to_fetch if number not in self._fetched)[:MOST_RESULTS]
        self._fetched.update(wanted)
        return Fetch(wanted) if wanted else None

    def _greet(self) -> None:
        self._link.send(Hello(PROTOCOL, GameForm.VIEW, self.token, self.name))

    def _on_heard(self, message: HostMessage) -> None:
        match message:
            case Welcome():
                self.welcome, self.has_left = message, False
            case You():
                self.token = message.token or self.token
                self._seat = self.entrant if message.seat is None else message.seat
                self._take_seat()
            case SharedPlan():
                self._check(message)
            case Held(sittings):
                self._on_held(sittings)
            case Results(results):
                self._take(results)
            case No(text):
                self.troubled.emit(text)
            case Closing(why):
                self._on_closing(why)
            case _:
                return  # for those who sit at a table, or who choose for whom they play

    def _check(self, shared: SharedPlan) -> None:
        """Follow what the host says of who is there; leave a host that shares another evening by now."""
        try:
            found = read_plan(shared)
        except ValueError:
            self._end(Why.GONE)
            return
        if found.plan != self.plan or self.entrant >= len(found.places):
            self._end(Why.GONE)
        elif found != self._shared:
            self._shared = found
            self._take_seat()
            self._handed_in.clear()  # what was refused may count now
            self.go_on()
            self.evening_changed.emit()

    def _take_seat(self) -> None:
        """Play for the entrant whom the host has named, as soon as there is one of that number."""
        if self._seat < len(self._shared.places):
            self.entrant = self._seat

    def _follow(self) -> None:
        """Take over who is there by the host's word, once this evening is open at the desk."""
        if self._evening is None:
            return
        try:
            self._desk.take_people_from(self._shared)
        except ValueError as error:
            self.troubled.emit(words.refused(self._host, str(error)))
            self._end(Why.GONE)

    def _on_held(self, sittings: tuple[int, ...]) -> None:
        self.held = frozenset(sittings) & {sitting.number for sitting in self._shared.sittings}
        self._knows_held = self.is_connected = True
        self.changed.emit()
        self.go_on()

    def _take(self, results: tuple[EveningResult, ...]) -> None:
        """Take in what was asked for; a result that cannot have been played so changes nothing."""
        wanted = self._fetched.intersection(self.to_fetch)
        for result in results:
            if result.sitting not in wanted:
                continue  # nothing that is here is replaced, and nothing is shown too early
            try:
                self._desk.add(result.sitting, read_result(self._shared, result))
            except ValueError as error:
                self.troubled.emit(words.refused(self._host, str(error)))
        self.evening_changed.emit()
        self.go_on()

    def _on_closing(self, why: Why) -> None:
        if why is Why.HOST_LEFT:
            self.has_left = True
        else:
            self._end(why)

    def _on_lost(self) -> None:
        if not self.has_ended:
            self._pause.stop()
            self._handed_in.clear()
            self._fetched.clear()
            self.is_connected = self._knows_held = False
            self.changed.emit()

    def _on_puzzled(self, _: str) -> None:
        """Leave a host that says what this program does not understand."""
        self._end(Why.VERSION)

    def _end(self, why: Why | None) -> None:
        self.has_ended, self.ended_by = True, why
        self.is_connected = self._knows_held = False
        self.close()
        self.changed.emit()
