"""A guest on a real socket, in the thread of the test: every wait lets the window's events go on."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Self

from pytestqt.qtbot import QtBot
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from tests.net.sealed import SealedSocket, secret_of
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import (
    PROTOCOL,
    Bye,
    Choose,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    Sit,
    Welcome,
    Why,
    You,
)
from twentyfive.presentation.phone.sheets import ChoiceEffect, PhoneSheet

_PATIENCE_MS = 10_000


class WireGuest:
    """A phone without a screen.

    Attributes:
        token: the token to come back with.
        sheet: the last sheet.
        closing: why the connection has ended; None while it stands.
        heard: all messages of the host.
    """

    def __init__(self, qtbot: QtBot, port: int, code: str, name: str = "", token: str = "") -> None:
        self.token = token
        self.closing: Closing | None = None
        self.heard: list[HostMessage] = []
        self._qtbot = qtbot
        self._port = port
        qtbot.waitUntil(self._finds_the_table, timeout=_PATIENCE_MS)
        self._rng = random.Random(port)
        self._sealed = SealedSocket(self._socket, secret_of(code, token))
        self.say(Hello(PROTOCOL, GameForm.SHEET, token, name))
        self.wait_for(lambda: self.has(Welcome))

    def _finds_the_table(self) -> bool:
        """Try to connect, as a page does again and again."""
        url = f"ws://127.0.0.1:{self._port}/ws"
        try:
            self._socket = connect(url, compression=None, proxy=None, close_timeout=1).__enter__()
        except (OSError, WebSocketException):
            return False
        return True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._socket.close()

    @property
    def sheet(self) -> PhoneSheet:
        return next(message for message in reversed(self.heard) if isinstance(message, PhoneSheet))

    def has(self, kind: type[HostMessage]) -> bool:
        """Return True if a message of this kind has come."""
        return any(isinstance(message, kind) for message in self.heard)

    def say(self, message: GuestMessage) -> None:
        self._sealed.send(write_message(message))

    def sit(self, seat: int) -> None:
        """Take a seat, and wait until it is given."""
        self.say(Sit(seat))
        self.wait_for(lambda: self.has(You))
        self.token = next(message.token for message in self.heard if isinstance(message, You))

    def wait_for_sheet(self) -> None:
        self.wait_for(lambda: self.has(PhoneSheet))

    def wait_for_end(self) -> Why:
        """Wait until the host ends the connection, and return the reason."""
        self.wait_for(lambda: self.closing is not None)
        assert self.closing is not None
        return self.closing.why

    def play(self) -> None:
        """Wait for one's turn and make a move by what the sheet offers, as a thumb would."""
        self.wait_for(self.is_asked)
        at = self.sheet.at
        while self.sheet.at == at:
            self.tap()

    def is_asked(self) -> bool:
        """Take what has come, and return True if it is the guest's turn."""
        self._listen()
        return self.has(PhoneSheet) and self.sheet.turn

    def tap(self) -> None:
        """Tap once on what the sheet offers, and wait for what it becomes."""
        sheet = self.sheet
        self.say(self._next(sheet))
        self.wait_for(lambda: self.sheet is not sheet)

    def sleep(self) -> None:
        """Lose the connection without a word."""
        self._socket.socket.close()
        self._socket.close()

    def leave(self) -> None:
        """Leave for good."""
        self.say(Bye())
        self._socket.close()

    def _next(self, sheet: PhoneSheet) -> GuestMessage:
        moves = [answer.move for answer in (sheet.ask.choices if sheet.ask else ()) if answer.does is ChoiceEffect.MOVE]
        moves += [card.move for hand in sheet.hands for card in hand.cards if card.move]
        if moves:
            return MakeMove(sheet.at, self._rng.choice(moves))
        offered = [card.card for hand in sheet.hands for card in hand.cards if card.offered]
        return Choose(sheet.at, (self._rng.choice(offered),))

    def wait_for(self, happened: Callable[[], bool]) -> None:
        """Let time pass until something has happened."""

        def listened() -> bool:
            self._listen()
            return happened()

        self._qtbot.waitUntil(listened, timeout=_PATIENCE_MS)

    def _listen(self) -> None:
        """Take all that has come."""
        while self.closing is None:
            try:
                message = read_host_message(self._sealed.recv(timeout=0))
            except TimeoutError:
                return
            except ConnectionClosed:
                return
            self.heard.append(message)
            if isinstance(message, Closing):
                self.closing = message
