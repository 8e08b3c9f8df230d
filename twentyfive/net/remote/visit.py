"""A visit: a person at this computer is a guest at a table in another, from typing the address until they leave."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance

from twentyfive.net.evening.evening_messages import SharedPlan
from twentyfive.net.messages import (
    PROTOCOL,
    Ask,
    Bye,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    HostMessage,
    No,
    People,
    Question,
    Reply,
    SeatChoice,
    Sign,
    SignOf,
    Sit,
    Ways,
    Welcome,
    Why,
    Wish,
    You,
)
from twentyfive.net.remote.addresses import TableAddress
from twentyfive.net.remote.remote_game import RemoteGame
from twentyfive.net.remote.visit_record import VisitRecord
from twentyfive.net.sealing.secret import Secret, of_token, of_typed
from twentyfive.net.views import Allowed, Deals, Seen, View
from twentyfive.wording.network import host_name
from twentyfive.wording.records.tables_elsewhere import game_at_table


class ToHost(Protocol):
    """The connection to the host as a visit sees it; `host_link` is the real one."""

    @property
    def opened(self) -> SignalInstance:
        """Emitted when the host expects a hello."""

    @property
    def heard(self) -> SignalInstance:
        """Emitted with a `HostMessage`."""

    @property
    def lost(self) -> SignalInstance:
        """Emitted when the connection ended or could not be made; it is tried again."""

    @property
    def puzzled(self) -> SignalInstance:
        """Emitted with the reason when the host said what is no message, and is left."""

    @property
    def address(self) -> TableAddress:
        """The address at which the table was found last, or is looked for."""

    def prove(self, secret: Secret, table: str = "") -> None:
        """Prove to have this secret, until the host tells a token; only at the table with this id, if it is given."""

    def start(self) -> None:
        """Begin to connect."""

    def send(self, message: GuestMessage) -> None:
        """Send a message, if a connection is open."""

    def close(self) -> None:
        """End the connection."""


class Stage(Enum):
    """The progress of a visit."""

    SEEKING = auto()  # no connection: the host is looked for
    CHOOSING = auto()  # welcome, but without a seat
    WAITING = auto()  # for the host to let the guest in, for the start, or for the next game of two
    PLAYING = auto()  # the table is shown, to a player or an onlooker
    ENDED = auto()  # for good


def table_name(welcome: Welcome) -> str:
    """Return the name of the table within a sentence of the guest's language: "Anna's table"."""
    return host_name(welcome.people, welcome.computer)


def game_of_table(welcome: Welcome) -> str:
    """Return the name of the game, or of the evening, in the guest's language."""
    return game_at_table(welcome.preset, welcome.called)


class Visit(QObject):
    """A guest's part in a table.

    Attributes:
        game: the game, once the host shows it.
        stage: the progress.
        welcome: the table; None before the host has answered.
        waits: the words for what the guest waits for; empty if for nothing.
        people: the seats.
        question: the question of another player; None if there is none.
        ended_by: the reason why the visit has ended; None while it goes on, or if the guest has left.
        host_version: the number of the host's protocol and the version of its program; 0 and empty if unknown.
        has_left: whether the host has left the table; else, without a connection, it is lost.
        has_failed: whether the first attempt to reach the host has failed.
        looks_on: whether the guest has asked to look on.
        seat: the seat that the host has given; None before.
        token: the secret by which the host knows the guest again; empty before there is a seat.

    Signals:
        seated(): the host has given a seat with a token, by which the guest can come back.
        moved(): the host has told its addresses, or was found at another.
        changed(): the stage, the people or the question have changed.
        began(): the host shows the game, for the first time or for the first time since the connection was lost.
        told(str): a sentence of the host, or a hint.
        evening_shared(SharedPlan): the host shares a same cards evening, at which the guest is somebody now.
    """

    changed = Signal()
    began = Signal()
    told = Signal(str)
    seated = Signal()
    moved = Signal()
    evening_shared = Signal(object)

    def __init__(
        self,
        link: ToHost,
        game: RemoteGame,
        code: str,
        name: str,
        parent: QObject | None = None,
        record: VisitRecord | None = None,
        token: str = "",
        table: str = "",
    ) -> None:
        """Begin to look for the host, which gets this name and proof of this code or key.

        `game` shows what the host tells, and `record` keeps it. With a `token` the guest comes back to a seat at the
        table with the id `table`.
        """
        super().__init__(parent)
        self.game = game
        self.has_failed = False
        self.stage = Stage.SEEKING
        self.welcome: Welcome | None = None
        self.waits = ""
        self.people = People(())
        self.question: Question | None = None
        self.ended_by: Why | None = None
        self.host_version = (0, "")
        self.has_left = False
        self._link = link
        self._name = name
        self.token = token
        self.seat: You | None = None
        self.looks_on = False
        self._record = record
        game.forget()
        if record is not None:
            record.wanted.connect(link.send)
        game.said.connect(self._say)
        game.told.connect(self.told)
        link.opened.connect(self._greet)
        link.heard.connect(self._on_heard)
        link.lost.connect(self._on_lost)
        link.puzzled.connect(self._on_puzzled)
        link.prove(of_token(token) if token else of_typed(code), table)
        link.start()

    @property
    def address(self) -> TableAddress:
        """The address at which the table was found last, or is looked for."""
        return self._link.address

    @property
    def is_known(self) -> bool:
        """Whether the host would know the guest again."""
        return bool(self.token)

    def sit(self, seat: int | None = None) -> None:
        """Ask for this seat; None for any."""
        self.looks_on = False
        self._link.send(Sit(seat, SeatChoice.ANY, self._name))

    def look_on(self) -> None:
        """Ask to look on."""
        self.looks_on = True
        self._link.send(Sit(None, SeatChoice.NONE, self._name))

    def answer(self, yes: bool) -> None:
        """Answer the question of another player."""
        if self.question is not None:
            self._link.send(Reply(self.question.q, yes))
            self.question = None
            self.changed.emit()

    def ask_for_a_moment(self) -> None:
        """Ask the others to wait, before the computer plays for the person."""
        self._link.send(Sign(SignOf.MOMENT))

    def ask(self, wish: Wish) -> None:
        """Ask for a pause, its end, a break or its end."""
        self._link.send(Ask(self.game.revision, wish))

    def leave(self) -> None:
        """Leave for good: the seat is free."""
        if self.stage is not Stage.ENDED:
            self._link.send(Bye())
            self._end(None)

    def release(self) -> ToHost:
        """End the visit, and leave the connection to who goes on with it."""
        self.stage = Stage.ENDED
        self._link.opened.disconnect(self._greet)
        self._link.heard.disconnect(self._on_heard)
        self._link.lost.disconnect(self._on_lost)
        self._link.puzzled.disconnect(self._on_puzzled)
        if self._record is not None:
            self._record.end()
        return self._link

    def close(self) -> None:
        """End the connection; the host keeps the seat."""
        self._link.close()
        if self._record is not None:
            self._record.end()

    def _say(self, message: GuestMessage) -> None:
        if self.stage is Stage.PLAYING:
            self._link.send(message)

    def _greet(self) -> None:
        self._link.send(Hello(PROTOCOL, GameForm.VIEW, self.token, self._name))

    def _on_heard(self, message: HostMessage) -> None:
        if self.stage is Stage.ENDED:
            return
        match message:
            case Welcome():
                self._on_welcome(message)
            case You():
                self._on_you(message)
            case People():
                self.people = message
            case Question():
                self.question = message if message.text else None
            case View() | Seen() | Allowed():
                self._on_game(message)
                return
            case Deals():
                self._on_deals(message)
                return
            case Ways():
                self.moved.emit()
                return
            case SharedPlan():
                self.evening_shared.emit(message)
                return
            case No(text):
                self.game.take_back_move()
                self.told.emit(text)
            case Closing():
                self._on_closing(message)
            case _:
                return  # for phones
        self.changed.emit()

    def _on_welcome(self, welcome: Welcome) -> None:
        self.welcome, self.people = welcome, People(welcome.seats)
        self.host_version, self.has_left = (welcome.v, welcome.app), False
        self.moved.emit()
        if self.looks_on:
            self.look_on()  # onlookers have no token
        elif not self.token or self.stage is not Stage.SEEKING:
            self.stage, self.waits = Stage.CHOOSING, ""

    def _on_you(self, you: You) -> None:
        self.waits, self.seat = you.waits, you
        if you.token:
            self.token = you.token
            self.seated.emit()
        if you.waits:
            self.stage = Stage.WAITING

    def _on_game(self, message: View | Seen | Allowed) -> None:
        if not isinstance(message, View) and not self.game.has_begun:
            return  # nothing of it can be shown before a position
        try:
            self.game.hear(message)
            if self._record is not None:
                self._record.record(message, "" if self.welcome is None else table_name(self.welcome))
        except ValueError as error:
            self._on_puzzled(str(error))
            return
        if isinstance(message, View) and self.stage is not Stage.PLAYING:
            self.stage = Stage.PLAYING
            self.began.emit()
            self.changed.emit()
        elif isinstance(message, Allowed):
            self.changed.emit()

    def _on_deals(self, deals: Deals) -> None:
        try:
            if self._record is not None:
                self._record.take(deals)
        except ValueError as error:
            self._on_puzzled(str(error))

    def _on_closing(self, closing: Closing) -> None:
        if closing.why is Why.HOST_LEFT:
            self.has_left = True
            return
        if closing.app:
            self.host_version = (closing.v, closing.app)
        self._end(closing.why)

    def _on_lost(self) -> None:
        if self.stage is not Stage.ENDED:
            if self._record is not None:
                self._record.pause()
            self.game.take_back_move()
            self.has_failed = self.has_failed or self.welcome is None
            self.stage, self.question = Stage.SEEKING, None
            self.changed.emit()

    def _on_puzzled(self, _: str) -> None:
        """Leave a host that says what this program does not understand."""
        self._end(Why.VERSION)

    def _end(self, why: Why | None) -> None:
        self.stage, self.ended_by, self.question = Stage.ENDED, why, None
        self._link.close()
        if self._record is not None:
            self._record.end()
        self.changed.emit()
