"""The seal: messages as frames that only the two ends of one connection can make and open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nacl.bindings import crypto_secretbox, crypto_secretbox_open
from nacl.exceptions import CryptoError

KEY_BYTES: Final = 32
OVERHEAD: Final = 16
"""The bytes that a frame has more than the message in it."""

LEAST_OF_GUEST: Final = 256
"""The shortest message of a guest, in bytes; so all but a few have the same length."""

LEAST_OF_HOST: Final = 1_024
"""The shortest message of a host. Longer ones have the length of the next power of two."""

_NONCE_BYTES: Final = 24


def padded(text: str, least: int) -> bytes:
    """Return a message with spaces behind it, which mean nothing in JSON, up to a power of two."""
    content = text.encode()
    length = least
    while length < len(content):
        length *= 2
    return content.ljust(length)


def close(key: bytes, number: int, content: bytes) -> bytes:
    """Return the frame with this number; a number must be used once under a key."""
    return crypto_secretbox(content, number.to_bytes(_NONCE_BYTES, "little"), key)


def open_frame(key: bytes, number: int, frame: bytes) -> bytes:
    """Return what is in the frame with this number.

    Raises:
        ValueError: if it is not the frame with this number under this key.
    """
    try:
        return crypto_secretbox_open(frame, number.to_bytes(_NONCE_BYTES, "little"), key)
    except CryptoError as error:
        raise ValueError("a broken seal") from error


@dataclass(slots=True)
class Seal:
    """One end of a sealed connection.

    Attributes:
        closing_key: the key of what is sent.
        opening_key: the key of what is received.
        least: the shortest message that is sent, in bytes.
        sent: the number of frames sent.
        received: the number of frames received.
    """

    closing_key: bytes
    opening_key: bytes
    least: int
    sent: int = 0
    received: int = 0

    def close(self, text: str) -> bytes:
        """Return the frame of the next message to send."""
        frame = close(self.closing_key, self.sent, padded(text, self.least))
        self.sent += 1
        return frame

    def open(self, frame: str | bytes) -> str:
        """Return the message in the next frame received, without the spaces behind it.

        Raises:
            ValueError: if it is any other frame. The connection must then be ended.
        """
        if isinstance(frame, str):
            raise ValueError("an unsealed message")
        text = open_frame(self.opening_key, self.received, frame).decode()
        self.received += 1
        return text.rstrip(" ")
