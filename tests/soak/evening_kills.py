"""Kills of the window, the gateway and the guests of a game: no move that a guest was shown is lost."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from tests.net.page_guest import PageGuest
from tests.net.tables import make_page
from tests.soak.hosting import SETUP
from tests.soak.kills import CHECKOUT
from tests.soak.noting import NotingFaults, Progress
from twentyfive.engine.game.journal import read_journal

PATIENCE_S: Final = 60
HOSTING: Final = "tests.soak.hosting"
"""The program that hosts without a window."""

WINDOW_HOSTING: Final = "tests.soak.window_hosting"
"""The program that hosts with the whole window."""

GONE_S: Final = 3.0
"""The longest time until the gateway has gone after the window. The goal is 1 s, where nothing else runs."""

MOST_CRASHES: Final = 4
"""Gateways killed under one window; after one more the window would give up."""

_AT: Final = re.compile(r'^\{"t":"sheet","at":(\d+)')


@dataclass(slots=True)
class EveningKills:
    """The result.

    Attributes:
        kills: the number of kills, by what was killed.
        moves: the moves on disk at the end.
        gone_s: the longest time until the gateway had gone after the window.
        back_s: the longest time until all guests were back after the table could be reached again.
        faults: the numbers of kills with a fault, each with the traceback.
    """

    kills: Counter[str] = field(default_factory=Counter)
    moves: int = 0
    gone_s: float = 0
    back_s: float = 0
    faults: list[tuple[int, str]] = field(default_factory=list)


class _Window:
    """The program that hosts, and what it has printed."""

    def __init__(self, program: str, folder: Path, seed: int) -> None:
        command = [sys.executable, "-m", program, str(folder), str(folder), str(seed)]
        self.process = subprocess.Popen(command, cwd=CHECKOUT, stdout=subprocess.PIPE, text=True)
        self.door: tuple[int, str] | None = None
        self.gateways: list[int] = []
        self.begun: tuple[int, int] | None = None  # a revision and its ply
        self.crashes = 0
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            match line.split():
                case ["open", port, code]:
                    self.door = (int(port), code)
                case ["gateway", pid]:
                    self.gateways.append(int(pid))
                case ["at", revision, ply]:
                    self.begun = (int(revision), int(ply))

    def kill(self) -> float:
        """Kill it, and return the time until its gateway has gone, which has the same end of the pipe."""
        self.process.kill()
        start = time.monotonic()
        self._reader.join()
        gone = time.monotonic() - start
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return gone


class _KilledEvening:
    """A game of guests, whose programs are killed again and again."""

    def __init__(self, program: str, folder: Path, seed: int, done: EveningKills) -> None:
        self._program = program
        self._folder = folder
        self._seed = seed
        self._done = done
        self._rng = random.Random(seed)
        self._log: list[str] = []
        self._window = self._start()
        assert self._window.door is not None
        port, code = self._window.door
        self._guests = [PageGuest(port, port, code, seat, seed) for seat in range(len(SETUP.names))]
        self._wait(self._have_all_sheets)

    def kill(self) -> None:
        """Let them play a while, kill one of the programs, and see that everybody comes back."""
        self._play(self._rng.randint(1, 40))
        kinds = ["window", "window", "guest"] + ["gateway"] * (self._window.crashes < MOST_CRASHES)
        killed = self._rng.choice(kinds)
        self._done.kills[killed] += 1
        match killed:
            case "window":
                self._kill_window()
            case "gateway":
                self._window.crashes += 1
                gone = self._window.gateways[-1]
                os.kill(gone, signal.SIGKILL)
                self._wait(lambda: self._window.gateways[-1] != gone)
                self._lose(self._guests)
            case _:
                self._lose([self._rng.choice(self._guests)])
        start = time.monotonic()
        self._wait(self._have_all_sheets)
        self._done.back_s = max(self._done.back_s, time.monotonic() - start)

    def _kill_window(self) -> None:
        gone = self._window.kill()
        self._done.gone_s = max(self._done.gone_s, gone)
        assert gone < GONE_S, f"the gateway went {gone:.1f} s after the window"
        for guest in self._guests:
            guest.read_all()
        self._check()
        self._lose(self._guests)
        for guest in self._guests:
            guest.received.clear()
        self._window = self._start()

    def _lose(self, guests: Sequence[PageGuest]) -> None:
        for guest in guests:
            guest.cut()
            guest.sheet = None

    def _check(self) -> None:
        """Check that the journal has every move that a guest was shown, and all that it had before."""
        kept = [str(move) for move in read_journal(self._folder / "journal.25").log]
        assert kept[: len(self._log)] == self._log, "the journal has lost moves"
        assert self._window.begun is not None
        revision, ply = self._window.begun
        texts = (text for guest in self._guests for text in guest.received)
        shown = ply + max(int(found[1]) for text in texts if (found := _AT.match(text))) - revision
        assert len(kept) >= shown, f"{shown} moves were shown, {len(kept)} are on disk"
        self._log, self._done.moves = kept, len(kept)

    def end(self) -> None:
        """Kill the window for good."""
        for guest in self._guests:
            guest.cut()
        self._window.kill()

    def _start(self) -> _Window:
        window = _Window(self._program, self._folder, self._seed)
        self._wait(lambda: bool(window.door), poll=False)
        return window

    def _play(self, sheets: int) -> None:
        """Let the guests play until so many sheets have come."""
        wanted = sheets + sum(len(guest.received) for guest in self._guests)
        self._wait(lambda: sum(len(guest.received) for guest in self._guests) >= wanted)

    def _have_all_sheets(self) -> bool:
        return all(guest.sheet is not None for guest in self._guests)

    def _wait(self, happened: Callable[[], bool], *, poll: bool = True) -> None:
        end, pause = time.monotonic() + PATIENCE_S, threading.Event()
        while not happened():
            assert time.monotonic() < end, "nothing happens"
            for guest in self._guests if poll else ():
                guest.poll()
            pause.wait(0.002)


def kill_evenings(
    program: str, kills: int, seed: int, show: Callable[[int, int], object] = lambda *_: None
) -> EveningKills:
    """Kill a program of an evening so often; `program` is the module that hosts it."""
    done = EveningKills()
    with tempfile.TemporaryDirectory(prefix="twentyfive evening ") as name:
        evening = _KilledEvening(program, make_page(Path(name)), seed, done)
        try:
            for number in range(kills):
                with NotingFaults(partial(_note, done, number)):
                    evening.kill()
                show(number + 1, len(done.faults))
                if done.faults:
                    break  # what comes after a fault tells nothing more
        finally:
            evening.end()
    return done


def _note(done: EveningKills, number: int, fault: str) -> None:
    done.faults.append((number, fault))


def soak_evening_kills(program: str, kills: int, seed: int) -> EveningKills:
    """Kill so often, and show the progress."""
    return kill_evenings(program, kills, seed, Progress("kills", kills).show)


def report_evening_kills(done: EveningKills) -> str:
    """Return the figures, then the faults."""
    kinds = ", ".join(f"{kind} {number}" for kind, number in sorted(done.kills.items()))
    lines = [
        f"kills: {kinds}; {done.moves} moves on disk at the last check; {len(done.faults)} faults",
        f"the gateway had gone {done.gone_s:.2f} s after the window, the guests were back in {done.back_s:.2f} s",
    ]
    for number, fault in done.faults:
        lines += ["", f"kill {number}:", fault]
    return "\n".join(lines)
