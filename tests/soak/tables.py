"""A table under siege: floods, stalls, wrong codes, damaged messages and kills of its gateway.

After each attack a guest, who comes back like a page if the connection is lost, must be answered, at the same port.
"""

from __future__ import annotations

import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.benchmarks.window_memory import memory_mib
from tests.net import samples
from tests.net.sealed import Talk, secret_of
from tests.net.tables import CODE, HELLO, HERE, KEY, TOKEN, Phone, get, make_page, raw_guest, raw_socket
from tests.soak.mutations import mutated
from tests.soak.noting import NotingFaults, Progress
from twentyfive.net.codes import token_digest
from twentyfive.net.gateway_link import Door, GatewayLink, Seen
from twentyfive.net.message_text import write_message
from twentyfive.net.messages import PROTOCOL, Closing, GameForm, Hello, Tick, Why

BACK: Final = Hello(PROTOCOL, GameForm.SHEET, token=TOKEN)
FLOODING: Final = Hello(PROTOCOL, GameForm.SHEET, token="f" * 22)
PATIENCE_S: Final = 30
MOST_KILLS: Final = 5
"""Crashes within a minute after which a gateway is given up."""

MOST_MIB: Final = 40
"""Limit of the gateway's memory under attack; it has 28 in peace."""


@dataclass(slots=True)
class Siege:
    """The result.

    Attributes:
        attacks: the number of attacks by kind.
        slowest_s: the longest time until the guest was answered after an attack, by kind.
        most_mib: the most memory of the gateway after an attack.
        faults: the seeds of attacks after which it was not, each with the traceback.
    """

    attacks: Counter[str] = field(default_factory=Counter)
    slowest_s: dict[str, float] = field(default_factory=dict)
    most_mib: float = 0
    faults: list[tuple[int, str]] = field(default_factory=list)


class _Besieged:
    """A table with one guest."""

    def __init__(self, resources: Path) -> None:
        self.app = QCoreApplication.instance() or QCoreApplication([])
        self.link = GatewayLink(bind=HERE, resources=resources)
        self.doors = list[Door]()
        self.seen = Seen()
        self.kills = 0
        self.port = 0  # any
        self.link.opened.connect(self.doors.append)
        self.link.noticed.connect(self._note)
        self.open()

    def open(self) -> None:
        """Open the table anew at the old port, and seat the guest."""
        self.doors.clear()
        self.kills = 0
        self.link.open(CODE, self.port, KEY, known=[token_digest(hello.token) for hello in (BACK, FLOODING)])
        self.wait(lambda: self.doors)
        self.port = self.doors[0].port
        self.guest = self.come_back()

    def wait(self, until: Callable[[], object]) -> None:
        """Let the window go on until something holds."""
        end = time.monotonic() + PATIENCE_S
        while not until():
            assert time.monotonic() < end, "it does not come to be"
            self.app.processEvents()

    def come_back(self, hello: Hello = BACK, address: str = HERE, code: str = CODE) -> Phone:
        """Return a phone that tries to connect until it can, as a page does."""
        phones = list[Phone]()

        def has_come() -> bool:
            with suppress(OSError, WebSocketException):
                phones.append(Phone(self.port, hello, address, code))
            return bool(phones)

        self.wait(has_come)
        return phones[0]

    def answer(self) -> None:
        """Have the guest answered, on a new connection if the old one has ended."""
        with suppress(ConnectionClosed):
            self.guest.say(Tick())
            while self.guest.hear() != Tick():
                pass
            return
        self.guest = self.come_back()
        self.guest.say(Tick())
        while self.guest.hear() != Tick():
            pass

    def _note(self, seen: Seen) -> None:
        self.seen = seen


def _address(rng: random.Random) -> str:
    return f"127.{rng.randint(1, 250)}.{rng.randint(1, 250)}.{rng.randint(1, 250)}"


def _kill(table: _Besieged, rng: random.Random) -> None:
    """Kill the gateway, perhaps while it is starting after the last kill."""
    if table.kills == MOST_KILLS:
        table.open()
    table.kills += 1
    for _ in range(rng.randrange(200)):
        table.app.processEvents()
    pid = table.link.gateway_pid
    assert pid is not None
    os.kill(pid, signal.SIGTERM if os.name == "nt" else signal.SIGKILL)
    table.wait(lambda: table.link.gateway_pid != pid)


def _try_codes(table: _Besieged, rng: random.Random) -> None:
    """Try a thousand wrong codes from many addresses: after twenty none is taken until there is a new one."""
    for _ in range(1_000):
        phone = table.come_back(HELLO, _address(rng), "ZZZZ")
        assert phone.ending()[0] in (Closing(Why.CODE), Closing(Why.SPENT))
    table.wait(lambda: table.seen.code_spent)
    assert table.seen.wrong_codes == 20
    assert table.come_back(HELLO, _address(rng)).ending()[0] == Closing(Why.SPENT)
    table.come_back(HELLO, _address(rng), KEY).close()
    table.link.change_code(CODE, KEY)
    table.wait(lambda: not table.seen.code_spent)


def _come_and_go(table: _Besieged, rng: random.Random) -> None:
    """Connect a thousand times, and leave at once or cut."""
    for _ in range(1_000):
        phone = table.come_back(BACK, _address(rng))
        if rng.random() < 0.5:
            phone.close()
        else:
            phone.socket.socket.close()


def _stall(table: _Besieged, rng: random.Random) -> None:
    """Open two hundred sockets that say nothing, or half of something."""
    sockets = [raw_socket(table.port, _address(rng)) for _ in range(200)]
    for one in sockets:
        with suppress(ConnectionError):
            one.sendall(b"GET / HTTP/1.1\r\nHost: "[: rng.randrange(24)])
    for one in sockets:
        one.close()


def _flood(table: _Besieged, rng: random.Random) -> None:
    """Send one message again and again, at full speed."""
    flooding = table.come_back(FLOODING, _address(rng))
    flooding.flood(rng.choice(list(samples.GUEST.values())), 100_000)
    flooding.socket.socket.close()


def _pour(table: _Besieged, rng: random.Random) -> None:
    """Send bytes by chance, as a request or as a guest."""
    pouring = raw_guest(table.port) if rng.random() < 0.5 else raw_socket(table.port)
    with suppress(ConnectionError):
        for _ in range(200):
            pouring.sendall(rng.randbytes(rng.choice((1, 100, 10_000, 100_000))))
    pouring.close()


def _damage(table: _Besieged, rng: random.Random) -> None:
    """Send damaged messages, each on a connection of its own: before the exchange, sealed, or with a broken seal."""
    sound = tuple(write_message(message).encode() for message in samples.GUEST.values())
    knock = Talk(secret_of(CODE, "")).first.encode()
    for _ in range(100):
        phone = table.come_back(BACK, _address(rng))
        content = mutated(sound, rng)
        with suppress(ConnectionClosed):
            if rng.random() < 0.5:
                phone.say(content.decode(errors="replace"))
            else:
                phone.socket.send(mutated((*sound, knock), rng))
        phone.socket.socket.close()
        stranger = Phone(table.port, None, _address(rng))
        with suppress(ConnectionClosed):
            stranger.socket.send(mutated((*sound, knock), rng).decode(errors="replace"))
        stranger.socket.socket.close()


def _ask(table: _Besieged, rng: random.Random) -> None:
    """Ask for damaged paths by damaged names."""
    host = f"{HERE}:{table.port}".encode()
    for _ in range(50):
        request = mutated((b"GET /page.js HTTP/1.1\r\nHost: " + host + b"\r\n\r\n",), rng)
        with raw_socket(table.port, _address(rng)) as asking, suppress(ConnectionError):
            asking.sendall(request)
    assert get(table.port, "/page.js")[0] == 200


ATTACKS: Final = {
    "kill": _kill,
    "wrong codes": _try_codes,
    "reconnects": _come_and_go,
    "half-open sockets": _stall,
    "flood of messages": _flood,
    "flood of bytes": _pour,
    "damaged messages": _damage,
    "damaged requests": _ask,
}


def soak_tables(rounds: int, seed: int, kinds: Collection[str] = tuple(ATTACKS)) -> Siege:
    """Make each attack of these kinds so many times."""
    siege, progress = Siege(), Progress("rounds", rounds)
    with tempfile.TemporaryDirectory() as folder:
        table = _Besieged(make_page(Path(folder)))
        try:
            for number in range(seed, seed + rounds):
                for kind in kinds:
                    with NotingFaults(partial(_note, siege, number)):
                        _attack(siege, table, kind, random.Random(f"{kind} {number}"))
                progress.show(number - seed + 1, len(siege.faults))
        finally:
            table.link.close()
    return siege


def _attack(siege: Siege, table: _Besieged, kind: str, rng: random.Random) -> None:
    siege.attacks[kind] += 1
    ATTACKS[kind](table, rng)
    start = time.monotonic()
    table.answer()
    siege.slowest_s[kind] = max(siege.slowest_s.get(kind, 0), time.monotonic() - start)
    pid = table.link.gateway_pid
    assert pid is not None
    if Path("/proc/self/smaps_rollup").exists():
        siege.most_mib = max(siege.most_mib, memory_mib(pid)["resident"])
        assert siege.most_mib < MOST_MIB


def _note(siege: Siege, seed: int, fault: str) -> None:
    siege.faults.append((seed, fault))


def report_tables(siege: Siege) -> str:
    """Return a line for each kind of attack and one for all, then the faults."""
    lines = [f"{'attack':18} {'times':>6} {'guest answered within':>22}"]
    lines += [f"{kind:18} {times:>6} {siege.slowest_s.get(kind, 0):>20.2f} s" for kind, times in siege.attacks.items()]
    lines.append(f"the gateway had {siege.most_mib:.1f} MiB at most; {len(siege.faults)} faults")
    for seed, fault in siege.faults[:5]:
        lines += ["", fault, f"To repeat it: python -m tests.soak --tables 1 --seed {seed}"]
    return "\n".join(lines)
