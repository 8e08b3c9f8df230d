"""A phone by script, which plays whatever its sheet offers first."""

from __future__ import annotations

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.net.sealed import SealedSocket, secret_of
from twentyfive.net.message_text import read_host_message, write_message
from twentyfive.net.messages import PROTOCOL, Choose, GameForm, GuestMessage, Hello, HostMessage, MakeMove, Sit, You
from twentyfive.presentation.phone.sheets import ChoiceEffect, PhoneSheet


class ScriptedPhone:
    """A phone with a seat at the table.

    Attributes:
        heard: all messages of the host so far.
    """

    def __init__(self, port: int, code: str = "", name: str = "", token: str = "") -> None:
        """Come with a name and the code of the table, or come back with a token."""
        self.heard: list[HostMessage] = []
        self._socket = connect(
            f"ws://127.0.0.1:{port}/ws", compression=None, proxy=None, close_timeout=1, ping_interval=None
        ).__enter__()
        self._sealed = SealedSocket(self._socket, secret_of(code, token))
        self.say(Hello(PROTOCOL, GameForm.SHEET, token, name))
        if not token:
            self.say(Sit())

    def close(self) -> None:
        """Fall asleep: the connection ends."""
        self._socket.close()

    @property
    def token(self) -> str:
        """The token to come back with."""
        return next(message.token for message in self.heard if isinstance(message, You) and message.token)

    @property
    def sheet(self) -> PhoneSheet | None:
        """The last sheet; None before the first."""
        self.listen()
        sheets = [message for message in self.heard if isinstance(message, PhoneSheet)]
        return sheets[-1] if sheets else None

    def say(self, message: GuestMessage) -> None:
        self._sealed.send(write_message(message))

    def has_a_seat(self) -> bool:
        self.listen()
        return any(isinstance(message, You) and message.token for message in self.heard)

    def listen(self) -> None:
        """Take all that has come."""
        try:
            while True:
                self.heard.append(read_host_message(self._sealed.recv(timeout=0)))
        except (TimeoutError, ConnectionClosed):
            return

    def play(self) -> None:
        """Make a move if it is this phone's turn."""
        sheet = self.sheet
        if sheet is None or not sheet.turn:
            return
        moves = [answer.move for answer in (sheet.ask.choices if sheet.ask else ()) if answer.does is ChoiceEffect.MOVE]
        moves += [card.move for hand in sheet.hands for card in hand.cards if card.move]
        offered = [card.card for hand in sheet.hands for card in hand.cards if card.offered]
        self.say(MakeMove(sheet.at, moves[0]) if moves else Choose(sheet.at, (offered[0],)))
