"""Whole windows in processes of their own at one table: five at once, a bad network, kills, a thousand reconnects."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.net.relay import Relay
from tests.net.tables import HERE
from tests.soak.noting import NotingFaults, Progress
from tests.together.games import calm_at_first, play_five, play_match, play_on
from tests.together.windows import Window, window
from twentyfive.core import Record
from twentyfive.core.view_text import view_from_text

NAMES: Final = ("Anna", "Síle", "Tom", "Nora", "Pat")
RECONNECTS: Final = 1_000
WARM_UP: Final = 50
"""Reconnects before the memory is measured for the first time."""

MOST_MIB: Final = 4
"""Limit of the memory that all reconnects may add to a window, which paints its bar twice for each."""


@dataclass(slots=True)
class Evenings:
    """The result.

    Attributes:
        matches: the number of matches by preset, each played without and with a bad network.
        met: the number of connections with each fault of the network.
        added: the memory in MiB that the reconnects have added, by window.
        busy: the processor time in seconds that the reconnects have taken, by window.
        lasted: the seconds of the reconnects.
        faults: the numbers of rounds with a fault, each with the traceback.
    """

    matches: Counter[str] = field(default_factory=Counter)
    met: Counter[str] = field(default_factory=Counter)
    added: dict[str, float] = field(default_factory=dict)
    busy: dict[str, float] = field(default_factory=dict)
    lasted: float = 0
    faults: list[tuple[int, str]] = field(default_factory=list)


def soak_windows(presets: Sequence[str], rounds: int, seed: int) -> Evenings:
    """Play so many matches between two windows, one of five windows in each tenth, and reconnect a thousand times."""
    done, progress = Evenings(), Progress("matches", rounds)
    with tempfile.TemporaryDirectory(prefix="twentyfive windows ") as name:
        folder = Path(name)
        with NotingFaults(partial(_note, done, seed)), ExitStack() as stack:
            host, guest = (_started(stack, folder, name) for name in NAMES[:2])
            for number in range(rounds):
                preset = presets[number % len(presets)]
                _compare_match(host, guest, preset, seed + number, done)
                progress.show(number + 1, len(done.faults))
            _reconnect(host, guest, done)
        with NotingFaults(partial(_note, done, seed)), ExitStack() as stack:
            play_five([_started(stack, folder / "five", name) for name in NAMES], {})
    return done


def _started(stack: ExitStack, folder: Path, name: str) -> Window:
    made = stack.enter_context(window(folder, name))
    made.answer()
    return made


def _compare_match(host: Window, guest: Window, preset: str, seed: int, done: Evenings) -> None:
    relays: list[Relay] = []

    def relay(port: int) -> Relay:
        relays.append(calm_at_first(port, seed))
        return relays[-1]

    wanted = play_match(host, guest, preset)
    made = play_match(host, guest, preset, relay)
    assert made == wanted, f"{preset}: {len(made)} moves were made, {len(wanted)} without a bad network"
    done.matches[preset] += 1
    done.met += relays[0].faults


def _reconnect(host: Window, guest: Window, done: Evenings) -> None:
    """Cut a guest's connection a thousand times; each time the guest comes back by itself, and the game goes on."""
    door = host.ask("open", preset="twenty-five", players=2, sides=2, guests=1, options={"target": 1000})
    with Relay(door["port"], 1) as relay:
        relay.calm = True
        guest.ask("join", address=f"{HERE}:{relay.port}", code=door["code"])
        host.ask("begin", guests=1)
        guest.ask("come_back", connections=0)
        _cut(relay, guest, range(WARM_UP))
        before, start = _weighed(host, guest), time.monotonic()
        _cut(relay, guest, range(WARM_UP, WARM_UP + RECONNECTS))
        after, done.lasted = _weighed(host, guest), time.monotonic() - start
        of_host, of_guest = play_on(host, guest, deals=1)
    done.added = {side: after[side]["mib"] - before[side]["mib"] for side in after}
    done.busy = {side: after[side]["seconds"] - before[side]["seconds"] for side in after}
    assert max(done.added.values()) < MOST_MIB, done.added
    assert view_from_text(of_guest["view"]).history == Record.loads(of_host["record"]).state.history
    assert relay.faults["none"] == 1 + WARM_UP + RECONNECTS, "each cut was one, and took effect"


def _cut(relay: Relay, guest: Window, times: range) -> None:
    """Cut the connection so often, each time when the guest is at the table again and the host knows so."""
    for number in times:
        relay.cut()
        guest.ask("come_back", connections=number + 1)


def _weighed(host: Window, guest: Window) -> dict[str, dict[str, float]]:
    return {"host": host.ask("weigh"), "guest": guest.ask("weigh")}


def _note(done: Evenings, seed: int, fault: str) -> None:
    done.faults.append((seed, fault))


def report_windows(done: Evenings) -> str:
    """Return the figures, then the faults."""
    met = ", ".join(f"{kind} {number}" for kind, number in sorted(done.met.items()))
    added = ", ".join(
        f"{side} {mib:+.1f} MiB and {done.busy[side]:.1f} s of processor time" for side, mib in done.added.items()
    )
    lines = [
        f"{done.matches.total()} matches of {len(done.matches)} games through a bad network, five windows once",
        f"connections by fault: {met}",
        f"{RECONNECTS} reconnects in {done.lasted:.0f} s: {added}",
        f"{len(done.faults)} faults",
    ]
    for seed, fault in done.faults:
        lines += ["", f"seed {seed}:", fault]
    return "\n".join(lines)
