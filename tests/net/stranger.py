"""A guest who knows nothing but `twentyfive/net/PROTOCOL.md`: it shares no line with the program."""

from __future__ import annotations

import hashlib
import hmac
import json
import os
from contextlib import ExitStack
from typing import Any, Final

from nacl.bindings import crypto_scalarmult, crypto_secretbox, crypto_secretbox_open
from websockets.sync.client import connect

NUMBER: Final = 3
PATIENCE_S: Final = 20
LEAST: Final = 256
PRIME: Final = 2**255 - 19
CURVE: Final = 486662
NAME: Final = b"CPace255"


def leb128(number: int) -> bytes:
    """A length, as seven bits a byte with the low ones first."""
    made = bytearray()
    while True:
        number, low = number >> 7, number & 127
        made.append(low | (128 if number else 0))
        if not number:
            return bytes(made)


def lv(*parts: bytes) -> bytes:
    """Each part behind its length."""
    return b"".join(leb128(len(part)) + part for part in parts)


def sha512(content: bytes) -> bytes:
    return hashlib.sha512(content).digest()


def point_of(secret: str, by: str) -> tuple[bytes, str]:
    """The point G of a secret, and the name of a token."""
    name = ""
    if by == "token":
        digest = sha512(secret.encode()).hex()[:64]
        name, secret = sha512(f"name {digest}".encode()).hex()[:32], f"key {digest}"
    password = lv(by.encode(), secret.encode())
    zeros = bytes(max(0, 128 - 1 - len(lv(NAME)) - len(lv(password))))
    channel = lv(b"twentyfive guest", b"twentyfive host")
    return elligator2(sha512(lv(NAME, password, zeros, channel, b""))[:32]), name


def elligator2(element: bytes) -> bytes:
    """The point of Curve25519 that 32 bytes stand for."""
    r = int.from_bytes(element, "little") % 2**255
    u = -CURVE * pow(1 + 2 * r * r, PRIME - 2, PRIME) % PRIME
    if pow((u**3 + CURVE * u * u + u) % PRIME, (PRIME - 1) // 2, PRIME) == PRIME - 1:
        u = (-u - CURVE) % PRIME
    return u.to_bytes(32, "little")


class Stranger:
    """A guest at a table.

    Attributes:
        token: the token of the seat; empty before there is one.
        table: what the host said of itself before anything was proved.
        heard: the newest message of each kind.
        kinds: the kinds of all messages, in order.
    """

    def __init__(self, port: int, *, code: str = "", key: str = "", token: str = "") -> None:
        """Come to the table at a port of this computer with one of the secrets.

        Raises:
            PermissionError: with the reason, if the host lets nobody in.
        """
        self.token = token
        self.heard: dict[str, dict[str, Any]] = {}
        self.kinds: list[str] = []
        self._open = ExitStack()
        self._socket = self._open.enter_context(connect(f"ws://127.0.0.1:{port}/ws", compression=None, proxy=None))
        self._sent = self._received = 0
        self._closing, self._opening = b"", b""
        by = "token" if token else "code" if code else "key"
        try:
            self._agree(token or code or key, by)
        except PermissionError:
            self.close()
            raise

    def _agree(self, secret: str, by: str) -> None:
        self._plain({"t": "call", "v": NUMBER, "who": "a stranger"})
        self.table = self._hear("table")
        point, name = point_of(secret, by)
        scalar = os.urandom(32)
        share = crypto_scalarmult(scalar, point)
        self._plain({"t": "knock", "v": NUMBER, "by": by, "share": share.hex(), **({"name": name} if name else {})})
        other = bytes.fromhex(self._hear("answer")["share"])
        data = f"{NUMBER} {by} {name}".encode()
        common = crypto_scalarmult(scalar, other)
        key = sha512(lv(NAME + b"_ISK", b"", common) + lv(share, data) + lv(other, b""))
        tag = sha512(b"CPaceMac" + key)
        self._plain({"t": "proof", "proof": hmac.digest(tag, lv(share, data), "sha512").hex()})
        if bytes.fromhex(self._hear("proof")["proof"]) != hmac.digest(tag, lv(other, b""), "sha512"):
            raise PermissionError("this is no host")
        self._closing, self._opening = (
            hmac.digest(key, f"twentyfive sealed by the {who}".encode(), "sha512")[:32] for who in ("guest", "host")
        )

    def _plain(self, message: dict[str, Any]) -> None:
        self._socket.send(json.dumps(message))

    def _hear(self, kind: str) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE_S))
        if message["t"] != kind:
            raise PermissionError(message["why"])
        return message

    def say(self, kind: str, **fields: object) -> None:
        """Send a sealed message."""
        self.say_text(json.dumps({"t": kind, **fields}))

    def say_text(self, text: str) -> None:
        """Send a sealed text, whether it is a message or not."""
        content = text.encode()
        size = LEAST
        while size < len(content):
            size *= 2
        nonce = self._sent.to_bytes(24, "little")
        self._sent += 1
        self._socket.send(crypto_secretbox(content.ljust(size), nonce, self._closing))

    def hear(self, patience: float = PATIENCE_S) -> dict[str, Any]:
        """Wait for the next message.

        Raises:
            TimeoutError: if none comes.
        """
        frame = self._socket.recv(patience)
        assert isinstance(frame, bytes)
        content = crypto_secretbox_open(frame, self._received.to_bytes(24, "little"), self._opening)
        size = len(content)
        assert size >= 1024
        assert size & (size - 1) == 0, "a power of two"
        self._received += 1
        message: dict[str, Any] = json.loads(content)
        self.heard[message["t"]] = message
        self.kinds.append(message["t"])
        if message.get("token"):
            self.token = message["token"]
        return message

    def hear_until(self, kind: str) -> dict[str, Any]:
        """Wait for a message of a kind."""
        while (message := self.hear())["t"] != kind:
            pass
        return message

    def greet(self, name: str = "") -> None:
        """Say hello, and wait for the welcome."""
        hello = {"v": NUMBER, "speaks": "sheet", "name": name, **({"token": self.token} if self.token else {})}
        self.say("hello", **hello)
        self.hear_until("welcome")

    def sit(self, seat: int) -> None:
        """Take a seat."""
        self.say("sit", seat=seat)
        self.hear_until("you")

    def play_a_deal(self) -> dict[str, Any]:
        """Play whatever the sheets offer first, until a deal is over; returns the sheet that says so."""
        done = -1
        while True:
            sheet = self.hear_until("sheet")
            if sheet.get("result"):
                return sheet
            if sheet.get("turn") and sheet["at"] != done and self._answer(sheet):
                done = sheet["at"]

    def _answer(self, sheet: dict[str, Any]) -> bool:
        """Say the first answer that a sheet has; return whether it is a move."""
        ask = sheet.get("ask") or {}
        cards = [card for hand in sheet["hands"] for card in hand["cards"]]
        moves = [choice["move"] for choice in ask.get("choices", ()) if choice["does"] == "move"]
        moves += [card["move"] for card in cards if card.get("move")]
        if moves:
            self.say("move", at=sheet["at"], move=moves[0])
            return True
        chosen = [card["card"] for card in cards if card.get("out")]
        more = [card["card"] for card in cards if card.get("offered") and not card.get("out")]
        self.say("choose", at=sheet["at"], out=[*chosen, *more[:1]])
        return False

    def close(self) -> None:
        """Go without a word, as a phone that falls asleep."""
        self._open.close()
