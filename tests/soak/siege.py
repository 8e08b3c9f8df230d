"""A siege: strangers without the code attack a table for minutes while two honest guests play at it.

Each game must end exactly as it does without any network, each guest who sleeps must be back soon, and newcomers who
have scanned the QR code must always get in. All of it stays on loopback, by the usual limits.
"""

from __future__ import annotations

import multiprocessing
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.synchronize import Event
from pathlib import Path
from socket import socket
from typing import Final

from PySide6.QtCore import QCoreApplication
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.net.page_guest import PageGuest
from tests.net.page_socket import PageSocket
from tests.net.sealed import Talk, secret_of
from tests.net.tables import HELLO, Phone, get, make_page, raw_socket
from tests.soak.guests import Evening, let_everybody_in, log_without_network
from tests.soak.mutations import mutated
from tests.soak.noting import NotingFaults
from twentyfive.core import seated
from twentyfive.net.codes import new_token
from twentyfive.net.limits import Limits
from twentyfive.net.messages import PROTOCOL as V
from twentyfive.net.messages import Closing, GameForm, Hello, Why
from twentyfive.net.sealing.secret import of_typed

MOST_SILENT: Final = 300
MOST_BACK_S: Final = 5
"""The longest time for a guest to be back, and for a newcomer to come in, on a busy computer."""

POLL_MS: Final = 25
TAP_POLLS: Final = 10
"""The guests look at the table only so seldom, so that they say no more than a person taps."""

_SLEEPS_S: Final = 9
_NEWCOMER_S: Final = 5


@dataclass(slots=True)
class Held:
    """The result of a siege.

    Attributes:
        seconds: its length.
        games: the games that the guests played.
        moves: their moves.
        sheets: the messages that the guests were told.
        returns: the times that a guest slept and came back.
        slowest_return_s: the longest time that one of them needed.
        newcomers: those who came by the QR code.
        retries: the attempts of newcomers in vain.
        slowest_newcomer_s: the longest time that one of them needed.
        given_up: the connections that the guests have ended because no word came for a second, as on a busy computer.
        lost: the connections that were ended otherwise without their having slept.
        attacks: the attacks by kind.
        faults: what went wrong.
    """

    seconds: float = 0
    games: int = 0
    moves: int = 0
    sheets: int = 0
    returns: int = 0
    slowest_return_s: float = 0
    newcomers: int = 0
    retries: int = 0
    slowest_newcomer_s: float = 0
    given_up: int = 0
    lost: int = 0
    attacks: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


def _silent(port: int, rng: random.Random, kept: list[socket]) -> None:
    """Open 70 sockets from four addresses and keep them."""
    first = rng.randint(1, 250)
    kept.extend(raw_socket(port, f"127.0.{first}.{1 + number % 4}") for number in range(70))


def _halves(port: int, rng: random.Random, kept: list[socket]) -> None:
    """Begin requests and end none."""
    for _ in range(40):
        one = raw_socket(port, _address(rng))
        one.sendall(b"GET /ws HTTP/1.1\r\nHost: "[: rng.randrange(1, 24)])
        kept.append(one)


def _tokens(port: int, rng: random.Random, _: list[socket]) -> None:
    """Try tokens of other evenings."""
    for _number in range(10):
        Phone(port, Hello(V, GameForm.SHEET, token=new_token()), _address(rng)).close()


def _codes(port: int, rng: random.Random, _: list[socket]) -> None:
    """Try wrong codes, as another device each time."""
    for _number in range(6):
        Phone(port, HELLO, _address(rng), code="ZZZZ", who=f"{rng.getrandbits(32):x}").close()


def _calls(port: int, rng: random.Random, _: list[socket]) -> None:
    """Call or knock, and stay."""
    talk = Talk(of_typed("ZZZZ"))
    for _number in range(20):
        phone = Phone(port, None, _address(rng))
        phone.socket.send(talk.first)
        phone.socket.socket.close()


def _pages(port: int, rng: random.Random, _: list[socket]) -> None:
    """Load the page again and again from one address."""
    source = _address(rng)
    for _number in range(40):
        with raw_socket(port, source) as asking:
            asking.sendall(f"GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())


def _rubbish(port: int, rng: random.Random, _: list[socket]) -> None:
    """Send bytes by chance, and damaged calls."""
    with raw_socket(port, _address(rng)) as pouring:
        pouring.sendall(rng.randbytes(rng.choice((10, 1_000, 100_000))))
    phone = Phone(port, None, _address(rng))
    phone.socket.send(mutated((Talk(secret_of("ZZZZ", "")).first.encode(),), rng))
    phone.socket.socket.close()


ATTACKS: Final[dict[str, Callable[[int, random.Random, list[socket]], None]]] = {
    "silent sockets": _silent,
    "half requests": _halves,
    "stale tokens": _tokens,
    "wrong codes": _codes,
    "calls": _calls,
    "pages": _pages,
    "rubbish": _rubbish,
}


def _address(rng: random.Random) -> str:
    return f"127.{rng.randint(1, 250)}.{rng.randint(1, 250)}.{rng.randint(1, 250)}"


def attack(port: int, seed: int, ends: Event, counts: multiprocessing.Queue[Counter[str]]) -> None:
    """Attack the table at a port of this computer until the end."""
    rng, kept, done = random.Random(seed), list[socket](), Counter[str]()
    while not ends.is_set():
        kind = rng.choice(list(ATTACKS))
        with suppress(OSError, WebSocketException, ConnectionClosed, TimeoutError, ValueError):
            ATTACKS[kind](port, rng, kept)
        done[kind] += 1
        while len(kept) > MOST_SILENT:
            kept.pop(0).close()
    for one in kept:
        one.close()
    counts.put(done)


class Besieged(Evening):
    """A table for two guests on sockets of their own, by the usual limits."""

    def __init__(self, folder: Path, seed: int, ends_at: float) -> None:
        super().__init__(seated("twenty-five", 2, 2), seed, folder, deals=3, limits=Limits(), poll_ms=POLL_MS)
        self.held = Held()
        self.is_besieged = False
        self._polls = 0
        self._ends_at = ends_at
        self._slept_at: dict[PageGuest, tuple[float, int]] = {}
        self._own_cuts = Counter[int]()
        self._sleeps_at = self._comes_at = time.monotonic()
        self._newcomer: PageSocket | None = None

    def __enter__(self) -> Besieged:
        self._open.callback(self._close)
        self.open.gather(self.setup)
        self.open.lobby.reception.changed.connect(partial(let_everybody_in, self.open.lobby.reception))
        self.wait(lambda: self.open.door is not None)
        assert self.open.door is not None
        self.port = self.open.door.port
        self.guests = [PageGuest(self.port, self.port, self.open.code, seat, self._seed) for seat in range(2)]
        self.wait(lambda: all(guest.has_seat for guest in self.guests))
        return self

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self._ends_at

    def _poll(self) -> None:
        self._polls += 1
        for guest in self.guests:
            if guest.is_coming or self._polls % TAP_POLLS == 0:
                guest.poll()
        now = time.monotonic()
        if not self.is_besieged:
            return
        self._let_one_sleep(now)
        self._let_one_come(now)

    def _let_one_sleep(self, now: float) -> None:
        """Cut the connection of one of the guests now and then, and take the time until they are back."""
        for guest, (since, before) in list(self._slept_at.items()):
            if guest.connections > before:
                self.held.returns += 1
                self.held.slowest_return_s = max(self.held.slowest_return_s, now - since)
                del self._slept_at[guest]
        if now > self._sleeps_at and not self._slept_at:
            guest = self.guests[self.held.returns % 2]
            self._slept_at[guest] = (now, guest.connections)
            self._own_cuts[guest.seat] += 1
            guest.cut()
            self._sleeps_at = now + _SLEEPS_S

    def _let_one_come(self, now: float) -> None:
        """Let somebody come in by the QR code now and then, who tries again like a page, and take the time."""
        if now < self._comes_at:
            return
        try:
            if self._newcomer is None:
                self._newcomer = PageSocket(self.port, self.port, of_typed(self.open.key))
            self._newcomer.heard()
        except OSError:
            self.held.retries += 1
            self._newcomer = None
            return
        if self._newcomer.is_open:
            self.held.newcomers += 1
            self.held.slowest_newcomer_s = max(self.held.slowest_newcomer_s, now - self._comes_at)
            self._newcomer.cut()
            self._newcomer, self._comes_at = None, now + _NEWCOMER_S

    def count(self) -> None:
        """Take the sums of the guests."""
        self.held.sheets = sum(len(guest.received) for guest in self.guests)
        self.held.given_up = sum(guest.given_up for guest in self.guests)
        begun = sum(guest.connections - 1 - self._own_cuts[guest.seat] for guest in self.guests)
        self.held.lost = max(0, begun - self.held.given_up)


def soak_siege(minutes: float, seed: int) -> Held:
    """Besiege a table for so long."""
    app = QCoreApplication.instance() or QCoreApplication([])
    start = time.monotonic()
    spawn = multiprocessing.get_context("spawn")
    ends, counts = spawn.Event(), spawn.Queue()
    with tempfile.TemporaryDirectory(prefix="twentyfive siege ") as name:
        folder = make_page(Path(name))
        with Besieged(folder, seed, start + 60 * minutes) as besieged:
            attacker = spawn.Process(target=attack, args=(besieged.port, seed, ends, counts), daemon=True)
            attacker.start()
            besieged.is_besieged = True
            held = besieged.held
            while not besieged.is_over:
                seed += 1
                with NotingFaults(held.faults.append):
                    wanted = log_without_network(besieged.setup.rules, seed, folder, 3)
                    made = besieged.play(seed)
                    assert made == wanted, f"{len(made)} moves were made, {len(wanted)} without a siege"
                    held.moves += len(made)
                held.games += 1
                print(f"{time.monotonic() - start:.0f} s: {held.moves} moves, {len(held.faults)} faults", flush=True)
            ends.set()
            held.attacks = counts.get(timeout=60)
            attacker.join()
            besieged.count()
            _judge(held, besieged.port)
    held.seconds = time.monotonic() - start
    del app
    return held


def _judge(held: Held, port: int) -> None:
    """Note what would have spoilt the evening of a guest."""
    with NotingFaults(held.faults.append):
        assert held.lost == 0, f"{held.lost} connections were lost"
        assert held.slowest_return_s <= MOST_BACK_S, f"a guest was back after {held.slowest_return_s:.1f} s"
        assert held.slowest_newcomer_s <= MOST_BACK_S, f"a newcomer was in after {held.slowest_newcomer_s:.1f} s"
        assert get(port, "/")[0] == 200
        ending = Phone(port, HELLO, code="ZZZZ").ending()[0]
        assert held.attacks["wrong codes"] < 5 or ending == Closing(Why.SPENT)


def report_siege(held: Held) -> str:
    """Return the figures, then the faults."""
    lines = [
        f"{held.seconds / 60:.1f} minutes, {held.games} games, {held.moves} moves, {held.sheets} messages to guests",
        f"{held.returns} returns, the slowest after {held.slowest_return_s:.2f} s",
        f"{held.lost} connections lost, {held.given_up} given up by the guests",
        f"{held.newcomers} newcomers, {held.retries} retries, the slowest in after {held.slowest_newcomer_s:.2f} s",
        "attacks: " + ", ".join(f"{kind} {times}" for kind, times in sorted(held.attacks.items())),
        f"{len(held.faults)} faults",
        *held.faults,
    ]
    return "\n".join(lines)
