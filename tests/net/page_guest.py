"""A guest made of code who follows the rules of the page: nothing is sent again by itself after a cut."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from typing import Final

from tests.net.page_socket import PageSocket
from tests.net.sealed import secret_of
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import (
    PROTOCOL,
    Choose,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    Sign,
    SignOf,
    Sit,
    Tick,
    You,
)
from twentyfive.presentation.phone.sheets import ChoiceEffect, May, PhoneSheet

SILENT_S: Final = 0.4
"""The time without a word after which the guest asks whether anybody is there. The page waits longer."""

NO_TICK_S: Final = 0.6
AGAIN_S: Final = 1.0
"""The time after which a person taps again what is still on its way."""

OPENING_S: Final = 4
TRY_AGAIN_S: Final = 0.02
"""The pause after an attempt to connect that was refused."""


def answer_to(sheet: PhoneSheet, seed: int) -> GuestMessage | None:
    """Return what a person taps, by chance, but always the same on the same sheet; None if there is nothing to do."""
    if not sheet.turn:
        return Sign(SignOf.READY) if May.READY in sheet.may else None
    moves = [answer.move for answer in (sheet.ask.choices if sheet.ask else ()) if answer.does is ChoiceEffect.MOVE]
    moves += [card.move for hand in sheet.hands for card in hand.cards if card.move]
    chosen = tuple(card.card for hand in sheet.hands for card in hand.cards if card.out)
    more = sorted(card.card for hand in sheet.hands for card in hand.cards if card.offered and not card.out)
    rng = random.Random(f"{seed} {sheet.seat} {moves} {chosen} {more} {sheet.scores}")
    wanted = sheet.ask is not None and sheet.ask.puts_out > len(chosen) and more
    if wanted and (not moves or rng.random() < 0.5):
        return Choose(sheet.at, (*chosen, rng.choice(more)))
    return MakeMove(sheet.at, rng.choice(moves)) if moves else None


class PageGuest:
    """A phone that is polled: it reads, answers its newest sheet, and comes back by itself.

    Attributes:
        seat: the seat to take.
        sheet: the sheet that it shows; None before the first, and while the table is looked for.
        connections: the number of connections so far.
        received: the texts received, of all connections.
        given_up: the number of connections that the guest has ended, as no word came.
    """

    def __init__(self, port: int, relay: int, code: str, seat: int, seed: int) -> None:
        """Take a seat at the table with that port, by way of the port of the relay."""
        self.seat = seat
        self.sheet: PhoneSheet | None = None
        self.connections = 0
        self.given_up = 0
        self.received: list[str] = []
        self._port = port
        self._relay = relay
        self._code = code
        self._seed = seed
        self._token = ""
        self._socket: PageSocket | None = None
        self._is_greeted = False
        self._answered: PhoneSheet | None = None
        self._tap: GuestMessage | None = None  # the answer to that sheet
        self._sent: GuestMessage | None = None
        self._sent_at = self._heard_at = self._tried_at = 0.0
        self._ticked = False

    @property
    def is_coming(self) -> bool:
        """Whether the guest has no open connection."""
        return not self._is_greeted

    @property
    def has_seat(self) -> bool:
        return bool(self._token)

    def begin(self, seed: int) -> None:
        """Play the next game by another chance."""
        self._seed, self.sheet = seed, None

    def poll(self) -> None:
        """Do all that the page and its person do by now."""
        now = time.monotonic()
        if self._socket is None:
            self._connect(now)
        try:
            self._read()
            if self._is_greeted:
                self._answer(now)
                self._look_alive(now)
            elif now > self._heard_at + OPENING_S:
                self.cut()
        except OSError:
            self.cut()

    def read_all(self) -> None:
        """Read what has come before the connection ended."""
        with suppress(OSError):
            self._read()

    def cut(self) -> None:
        """Lose the connection: what was on its way is forgotten."""
        if self._socket is not None:
            self._socket.cut()
            self._socket, self._sent, self._is_greeted = None, None, False

    def _connect(self, now: float) -> None:
        if now < self._tried_at + TRY_AGAIN_S:
            return
        try:
            self._socket = PageSocket(self._port, self._relay, secret_of(self._code, self._token))
        except OSError:
            self._tried_at = now
        else:
            self._heard_at, self._ticked = now, False

    def _greet(self) -> None:
        """Say who is there, as the connection is open now."""
        self.connections += 1
        self._is_greeted = True
        self._say(Hello(PROTOCOL, GameForm.SHEET, self._token))
        if not self._token:
            self._say(Sit(self.seat, name=f"Guest {self.seat}"))

    def _say(self, message: GuestMessage) -> None:
        if self._socket is not None:
            self._socket.say(write_message(message))

    def _read(self) -> None:
        if self._socket is None:
            return
        for text in self._socket.heard():
            self._heard_at, self._ticked = time.monotonic(), False
            self.received.append(text)
            self._take(read_host_message(text))
        if self._socket is not None and self._socket.is_open and not self._is_greeted:
            self._greet()

    def _take(self, message: HostMessage) -> None:
        match message:
            case You(token=str(token)) if token:
                self._token = token
            case PhoneSheet():
                self.sheet, self._sent = message, None
            case Closing():
                self.cut()  # after "elsewhere" the person presses "Play here"
            case _:
                return

    def _answer(self, now: float) -> None:
        """Tap what the sheet asks for, and again if it has been on its way for long."""
        if self.sheet is None:
            return
        if self.sheet is not self._answered:
            self._answered, self._tap = self.sheet, answer_to(self.sheet, self._seed)
        if self._tap is None or (self._sent is not None and now < self._sent_at + AGAIN_S):
            return
        self._sent, self._sent_at = self._tap, now
        self._say(self._tap)

    def _look_alive(self, now: float) -> None:
        silent = now - self._heard_at
        if silent < SILENT_S:
            return
        if not self._ticked:
            self._ticked = True
            self._say(Tick())
        elif silent > SILENT_S + NO_TICK_S:
            self.given_up += 1
            self.cut()
