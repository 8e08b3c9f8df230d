"""The guest's end of a sealed connection, for guests made of code."""

from __future__ import annotations

from typing import Final

from websockets.sync.client import ClientConnection

from twentyfive.net.messages import PROTOCOL
from twentyfive.net.sealing.exchange import Call, Doorplate, Knocking, Proving, knock, read_as, written
from twentyfive.net.sealing.frames import Seal
from twentyfive.net.sealing.secret import Secret, of_token, of_typed

PATIENCE_S: Final = 20


def secret_of(code: str, token: str) -> Secret:
    """Return the secret of a guest who comes back with a token, or has none and knows a code or a key."""
    return of_token(token) if token else of_typed(code)


class Talk:
    """A guest's part of a connection without a socket: the call, the exchange, then sealed messages.

    Attributes:
        first: the message with which the guest begins.
        plate: the table that was found; None before it has answered.
        seal: the seal; None while the exchange goes on, and for good if the host lets nobody in.
    """

    def __init__(self, secret: Secret, who: str = "") -> None:
        """Be a guest with this secret; `who` is the id of the guest's device."""
        self.first = written(Call(PROTOCOL, who))
        self.plate: Doorplate | None = None
        self.seal: Seal | None = None
        self._state: Knocking | Proving = knock(secret)

    def take(self, frame: str | bytes) -> str | None:
        """Take a frame of the exchange; returns what is to be said then, or None if there is nothing.

        Raises:
            ValueError: if the host lets nobody in. The frame then is the message that says why.
        """
        if self.plate is None:
            self.plate = read_as(Doorplate, frame)
            return self._state.said
        if isinstance(self._state, Knocking):
            self._state = self._state.prove(frame)
            return self._state.said
        self.seal = self._state.finish(frame)
        return None

    def close(self, text: str) -> bytes:
        """Return the frame of a message."""
        assert self.seal is not None, "the exchange is over"
        return self.seal.close(text)

    def open(self, frame: str | bytes) -> str:
        """Return the message in a frame; an unsealed one is as it is."""
        if self.seal is None and isinstance(frame, str):
            return frame
        assert self.seal is not None, "the exchange is over"
        return self.seal.open(frame)


class SealedSocket:
    """A socket of a guest, which waits for the exchange.

    Attributes:
        socket: the socket itself.
    """

    def __init__(self, socket: ClientConnection, secret: Secret, who: str = "") -> None:
        """Run the exchange. If the host lets nobody in, its reason is what is received next.

        Raises:
            ConnectionClosed: if the connection ends before that.
        """
        self.socket = socket
        self._talk = Talk(secret, who)
        self._reason: str | bytes | None = None
        said: str | None = self._talk.first
        while said is not None:
            socket.send(said)
            frame = socket.recv(PATIENCE_S)
            try:
                said = self._talk.take(frame)
            except ValueError:
                said, self._reason = None, frame

    def frame(self, text: str) -> bytes:
        """Return the frame of the next message, which is then to be sent by hand."""
        return self._talk.close(text)

    def send(self, text: str) -> None:
        """Send a message, unless the host lets nobody in."""
        if self._talk.seal is not None:
            self.socket.send(self._talk.close(text))

    def recv(self, timeout: float | None = None) -> str:
        """Return the next message."""
        if self._reason is not None:
            reason, self._reason = self._reason, None
            return self._talk.open(reason)
        return self._talk.open(self.socket.recv(timeout))
