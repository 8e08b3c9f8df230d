"""The gateway of a table: how soon it is there, its memory, and how soon it goes; run as a program of its own."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

GUESTS: Final = 10
RECONNECTS: Final = 1_000
PATIENCE_S: Final = 60


def measure(resources: Path) -> dict[str, float]:
    """Open a table, seat ten guests, let one come back again and again, and close it; return the figures."""
    from PySide6.QtCore import QCoreApplication

    from tests.benchmarks.window_memory import memory_mib
    from tests.net.tables import CODE, HELLO, HERE, TOKEN, Phone, get
    from twentyfive.net.codes import token_digest
    from twentyfive.net.gateway_link import Door, GatewayLink, Seen
    from twentyfive.net.messages import PROTOCOL, GameForm, Hello

    app = QCoreApplication([])
    link = GatewayLink(bind=HERE, resources=resources)
    doors, seen, arrived = list[Door](), list[Seen](), list[int]()
    link.opened.connect(doors.append)
    link.noticed.connect(seen.append)
    link.arrived.connect(arrived.append)

    def wait(until: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE_S
        while not until():
            assert time.monotonic() < end, "the gateway does not answer"
            app.processEvents()

    start = time.perf_counter()
    link.open(CODE, 0, known=[token_digest(TOKEN)])
    wait(lambda: doors)
    port, pid = doors[0].port, link.gateway_pid
    assert pid is not None
    get(port, "/")
    figures = {"opened": 1000 * (time.perf_counter() - start)}
    phones = [Phone(port, HELLO) for _ in range(GUESTS)]
    wait(lambda: len(arrived) == GUESTS)
    figures |= memory_mib(pid)
    worked = _worked_s(pid)
    for number in range(RECONNECTS):  # an address each, or they were too many
        source = f"127.1.{number // 250}.{1 + number % 250}"
        Phone(port, Hello(PROTOCOL, GameForm.SHEET, token=TOKEN), source).close()
    wait(lambda: len(arrived) == GUESTS + RECONNECTS)
    figures["growth"] = memory_mib(pid)["resident"] - figures["resident"]
    figures["reconnect"] = 1000 * (_worked_s(pid) - worked) / RECONNECTS
    start = time.perf_counter()
    link.close()
    figures["closed"] = time.perf_counter() - start
    for phone in phones:
        phone.close()
    return figures


def _worked_s(pid: int) -> float:
    """Return the processor time of a process so far."""
    import os

    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def killed_s(resources: Path) -> float:
    """Kill a window with a table; return the seconds until its gateway has told a guest and ended."""
    from tests.net.tables import HELLO, WINDOW, Phone, raw_guest

    command = [sys.executable, "-c", WINDOW, str(resources)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        port, _ = map(int, window.stdout.readline().split())
        phone, stalled = Phone(port, HELLO), raw_guest(port)
        start = time.perf_counter()
        window.kill()
        window.stdout.read()  # ends with the gateway, which has inherited it
        ended = time.perf_counter() - start
        phone.close()
        stalled.close()
    return ended


def main() -> None:
    """Measure, and print the figures as JSON."""
    # Only here, as the gateway's process loads this module, too, and shall not load the rest.
    from tests.net.tables import make_page

    with tempfile.TemporaryDirectory() as folder:
        resources = make_page(Path(folder))
        print(json.dumps({**measure(resources), "killed": killed_s(resources)}))


if __name__ == "__main__":
    main()
