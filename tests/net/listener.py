"""A listener: what somebody on the network can make of the bytes of a connection."""

from __future__ import annotations

import json
import socket
from collections.abc import Sequence

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from tests.net.relay import Recording
from tests.net.tables import HERE, PATIENCE_S
from twentyfive.net.codes import LENGTH
from twentyfive.net.sealing.frames import OVERHEAD

_LONGEST = 1 << 20


def frames_of_guest(recording: Recording) -> list[Frame]:
    """Return the frames that a guest has sent, unmasked, but for those that were cut off."""
    return _frames(ServerProtocol(state=State.OPEN, max_size=_LONGEST), recording.of_guest)


def frames_of_host(recording: Recording) -> list[Frame]:
    """Return the frames that a guest was sent, but for those that were cut off."""
    return _frames(ClientProtocol(parse_uri("ws://host/ws"), state=State.OPEN, max_size=_LONGEST), recording.of_host)


def texts(frames: list[Frame]) -> list[str]:
    """Return the texts among frames."""
    return [bytes(frame.data).decode() for frame in frames if frame.opcode is Opcode.TEXT]


def sealed(frames: list[Frame]) -> list[bytes]:
    """Return the sealed messages among frames."""
    return [bytes(frame.data) for frame in frames if frame.opcode is Opcode.BINARY]


def replayed(recording: Recording, port: int) -> list[Frame]:
    """Send all that a guest has sent once more, on a new connection, and return what is answered."""
    head, end_of_head, _ = bytes(recording.of_guest).partition(b"\r\n\r\n")
    said = [frame.serialize(mask=True) for frame in frames_of_guest(recording) if frame.opcode is not Opcode.CLOSE]
    with socket.create_connection((HERE, port), timeout=PATIENCE_S) as made:
        made.sendall(head + end_of_head)
        answered = Recording()
        while end_of_head not in answered.of_host:
            answered.of_host.extend(made.recv(1))
        made.sendall(b"".join(said))
        try:
            while data := made.recv(65_536):
                answered.of_host.extend(data)
        except ConnectionResetError:
            pass  # it was closed while some of the recording was unread
    return frames_of_host(answered)


def check_that_nothing_was_told(recordings: Sequence[Recording], code: str, name: str) -> None:
    """Check that all that crossed the network is sealed but for the exchange, which names nothing of the game.

    `name` is that of a player.
    """
    frames = [frame for recording in recordings for frame in (*frames_of_guest(recording), *frames_of_host(recording))]
    unsealed, messages = texts(frames), sealed(frames)
    assert len(messages) > 100
    assert {json.loads(text)["t"] for text in unsealed} <= {"call", "table", "knock", "answer", "proof", "closing"}
    assert len(code) == LENGTH
    assert code not in "".join(unsealed)
    assert all((len(message) - OVERHEAD).bit_count() == 1 for message in messages), "a power of two"
    for word in (b'{"t":"', b"of spades", b"play 7S", name.encode()):
        assert not any(word in message for message in messages)


def _frames(protocol: Protocol, recorded: bytearray) -> list[Frame]:
    _, _, behind_the_head = bytes(recorded).partition(b"\r\n\r\n")
    protocol.receive_data(behind_the_head)
    return [event for event in protocol.events_received() if isinstance(event, Frame)]
