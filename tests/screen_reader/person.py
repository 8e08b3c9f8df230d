"""A person who plays by ear: knows of the program only what the accessibility bus tells."""

from __future__ import annotations

import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

from tests.screen_reader.bus import PATIENCE_S, Bus, Thing
from twentyfive.core import GameState, Record
from twentyfive.engine.game.journal import read_journal

LISTEN_S = 0.05
"""How long to listen for something new before the tree is read again."""

GONE = "Could not find accessible on path"
"""What Qt says when it is asked for a thing that went away a moment ago: the asking takes its time."""


class Person:
    """The program as it is met over the bus.

    Attributes:
        heard: every announcement so far.
        things: the tree as it was read last.
    """

    def __init__(self, surroundings: dict[str, str], home: Path) -> None:
        """Starts the program at that desktop, with its settings and saves in that home folder."""
        self.heard: list[str] = []
        self.things: list[Thing] = []
        self._journal = home / ".local/share/twentyfive/journal.25"
        self._bus = Bus(surroundings["DBUS_SESSION_BUS_ADDRESS"])
        self._program = subprocess.Popen(
            [sys.executable, "-m", "twentyfive"], env=surroundings, stderr=subprocess.PIPE, text=True
        )

    def arrive(self) -> None:
        """Wait until the start page is there."""
        self.until(lambda: any(self.offered("Play now")), "the start page is shown")

    def leave(self) -> None:
        """End the program, which must not have complained about anything."""
        self._bus.close()
        self._program.terminate()
        _, complaints = self._program.communicate(timeout=PATIENCE_S)
        mine = [line for line in complaints.splitlines() if GONE not in line]
        assert not mine, complaints

    def record(self) -> Record:
        """The game under way, as it is on disk: what has really happened."""
        return read_journal(self._journal)

    def state(self) -> GameState:
        """Where the game under way really stands."""
        return self.record().state

    def look(self) -> None:
        """Read the tree anew."""
        for program in self._bus.applications():
            with suppress(LookupError):  # something went away while it was read: the next look sees
                self.things = self._bus.tree(program)

    def offered(self, name: str) -> Iterator[Thing]:
        """What is called so and can be used now."""
        return (thing for thing in self.things if thing.name == name and thing.offered and thing.actions)

    def press(self, name: str) -> None:
        """Press, or choose, what is called so; what comes of it is still to be looked at."""
        self.until(lambda: any(self.offered(name)), f"{name} can be pressed")
        self.use(next(self.offered(name)))
        self.things = []

    def use(self, thing: Thing) -> None:
        """Do with the thing what it is there for; one that has gone away meanwhile is let be."""
        with suppress(LookupError):
            self._bus.act(thing, "Press" if "Press" in thing.actions else "Toggle")

    def until(self, happens: Callable[[], bool], meaning: str) -> None:
        """Listen and look until it has happened.

        Raises:
            AssertionError: if it does not; with what is meant, and what can be used instead.
        """
        last = time.monotonic() + PATIENCE_S
        while not happens():
            assert self._program.poll() is None, f"the program ended: {self._program.communicate()[1]}"
            usable = [thing.name for thing in self.things if thing.offered and thing.actions]
            assert time.monotonic() < last, f"it never came true that {meaning}; there is {usable}"
            self._listen()
            self.look()

    def _listen(self) -> None:
        try:
            self.heard.append(self._bus.announced.get(timeout=LISTEN_S))
        except queue.Empty:
            return
        while not self._bus.announced.empty():
            self.heard.append(self._bus.announced.get())
