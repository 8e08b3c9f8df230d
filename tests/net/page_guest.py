"""A guest made of code who follows the rules of the page: nothing is sent again by itself after a cut."""

from __future__ import annotations

import random
import socket
import time
from contextlib import suppress
from typing import Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from tests.net.tables import HERE
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import (
    Choose,
    Closing,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    Sign,
    SignOf,
    Sit,
    Speaks,
    Tick,
    You,
)
from twentyfive.net.sheets import Does, May, Sheet

SILENT_S: Final = 0.4
"""The time without a word after which the guest asks whether anybody is there. The page waits longer."""

NO_TICK_S: Final = 0.4
AGAIN_S: Final = 0.8
"""The time after which a person taps again what is still on its way."""


def answer_to(sheet: Sheet, seed: int) -> GuestMessage | None:
    """Return what a person taps, by chance, but always the same on the same sheet; None if there is nothing to do."""
    if not sheet.turn:
        return Sign(SignOf.READY) if May.READY in sheet.may else None
    moves = [answer.move for answer in (sheet.ask.choices if sheet.ask else ()) if answer.does is Does.MOVE]
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
    """

    def __init__(self, port: int, relay: int, code: str, seat: int, seed: int) -> None:
        """Take a seat at the table with that port, by way of the port of the relay."""
        self.seat = seat
        self.sheet: Sheet | None = None
        self.connections = 0
        self.received: list[str] = []
        self._port = port
        self._relay = relay
        self._code = code
        self._seed = seed
        self._token = ""
        self._socket: ClientConnection | None = None
        self._sent: GuestMessage | None = None
        self._sent_at = self._heard_at = 0.0
        self._ticked = False

    @property
    def has_seat(self) -> bool:
        return bool(self._token)

    def begin(self, seed: int) -> None:
        """Play the next game by another chance."""
        self._seed, self.sheet = seed, None

    def poll(self) -> None:
        """Do all that the page and its person do by now."""
        if self._socket is None:
            self._connect()
        with suppress(ConnectionClosed):
            self._read()
            self._answer()
            self._look_alive()
            return
        self.cut()

    def read_all(self) -> None:
        """Read what has come before the connection ended."""
        with suppress(ConnectionClosed):
            self._read()

    def cut(self) -> None:
        """Lose the connection: what was on its way is forgotten."""
        if self._socket is not None:
            self._socket.socket.close()
            self._socket.close()
            self._socket, self._sent = None, None

    def _connect(self) -> None:
        url = f"ws://{HERE}:{self._port}/ws"  # of the gateway, which lets in nobody who asks for another
        try:
            way = socket.create_connection((HERE, self._relay), timeout=1)
            opened = connect(
                url, sock=way, compression=None, close_timeout=0, open_timeout=1, ping_interval=None
            ).__enter__()
            opened.send(write_message(Hello(1, Speaks.SHEET, "" if self._token else self._code, self._token)))
            if not self._token:
                opened.send(write_message(Sit(self.seat, name=f"Guest {self.seat}")))
        except (OSError, ConnectionClosed, InvalidHandshake, EOFError):
            return
        self._socket, self._heard_at, self._ticked = opened, time.monotonic(), False
        self.connections += 1

    def _read(self) -> None:
        while self._socket is not None:
            try:
                text = str(self._socket.recv(timeout=0))
            except TimeoutError:
                return
            self._heard_at, self._ticked = time.monotonic(), False
            self.received.append(text)
            self._take(read_host_message(text))

    def _take(self, message: HostMessage) -> None:
        match message:
            case You(token=str(token)) if token:
                self._token = token
            case Sheet():
                self.sheet, self._sent = message, None
            case Closing():
                self.cut()  # after "elsewhere" the person presses "Play here"
            case _:
                return

    def _answer(self) -> None:
        if self._socket is None or self.sheet is None:
            return
        answer = answer_to(self.sheet, self._seed)
        if answer is None or (answer == self._sent and time.monotonic() < self._sent_at + AGAIN_S):
            return
        self._sent, self._sent_at = answer, time.monotonic()
        self._socket.send(write_message(answer))

    def _look_alive(self) -> None:
        silent = time.monotonic() - self._heard_at
        if self._socket is None or silent < SILENT_S:
            return
        if not self._ticked:
            self._ticked = True
            self._socket.send(write_message(Tick()))
        elif silent > SILENT_S + NO_TICK_S:
            self.cut()
