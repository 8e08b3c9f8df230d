"""A person who plays by ear, and knows the program only through the accessibility bus."""

from __future__ import annotations

import queue
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from enum import IntEnum
from pathlib import Path

from tests.screen_reader.bus import PATIENCE_S, Bus, Thing
from twentyfive.core import GameState, Record
from twentyfive.engine.game.journal import read_journal

LISTEN_S = 0.05
"""The time to listen for an announcement before the tree is read again."""

GONE = "Could not find accessible on path"
"""Qt's complaint when it is asked for a thing that has just gone."""

NO_PORTAL = "The name org.freedesktop.portal.Desktop was not provided"
"""Qt's complaint on a desktop without portals, where it asks for the colours that the desktop prefers."""


class Key(IntEnum):
    """Keys by their X11 symbols."""

    TAB = 0xFF09
    ENTER = 0xFF0D
    ESC = 0xFF1B
    DOWN = 0xFF54


class Person:
    """A person at the program, over the bus.

    Attributes:
        heard: every announcement so far.
        things: the tree as last read.
    """

    def __init__(self, surroundings: dict[str, str], home: Path, module: str = "twentyfive") -> None:
        """Start the program, or a module that starts it, on that desktop, with its data in that home folder."""
        self.heard: list[str] = []
        self.things: list[Thing] = []
        self._journal = home / ".local/share/twentyfive/journal.25"
        self._bus = Bus(surroundings["DBUS_SESSION_BUS_ADDRESS"])
        self._program = subprocess.Popen(
            [sys.executable, "-m", module], env=surroundings, stderr=subprocess.PIPE, text=True
        )

    def arrive(self) -> None:
        """Wait for the start page."""
        self.until(lambda: any(self.offered("Play now")), "the start page is shown")

    def leave(self) -> None:
        """End the program, which must not have complained about anything."""
        self._bus.close()
        self._program.terminate()
        _, complaints = self._program.communicate(timeout=PATIENCE_S)
        mine = [line for line in complaints.splitlines() if GONE not in line and NO_PORTAL not in line]
        assert not mine, complaints

    def record(self) -> Record:
        """Return the game under way as it is on disk, to compare with what was heard."""
        return read_journal(self._journal)

    def state(self) -> GameState:
        """Return the state of the game under way as it is on disk."""
        return self.record().state

    def look(self) -> None:
        """Read the tree again."""
        for program in self._bus.applications():
            with suppress(LookupError):  # a thing went away during the reading: the next look will do
                self.things = self._bus.tree(program)

    def offered(self, name: str) -> Iterator[Thing]:
        """Yield the things of that name that can be used now."""
        return (thing for thing in self.things if thing.name == name and thing.offered and thing.actions)

    def language_of(self, name: str) -> str:
        """Return the language of the thing of that name, by which a screen reader chooses its voice."""
        return self._bus.language(next(self.offered(name)))

    def press(self, name: str) -> None:
        """Press or choose the thing of that name, and forget the tree, which may change."""
        self.until(lambda: any(self.offered(name)), f"{name} can be pressed")
        self.use(next(self.offered(name)))
        self.things = []

    def write(self, name: str, text: str) -> None:
        """Write a text into the field of that name."""

        def fields() -> list[Thing]:
            return [thing for thing in self.things if thing.name == name and thing.offered and thing.role == "text"]

        self.until(lambda: bool(fields()), f"there is a field {name}")
        self._bus.write(fields()[0], text)

    def strike(self, key: Key) -> Thing:
        """Press a key, and return the thing that the focus moves to.

        Raises:
            AssertionError: if it does not move.
        """
        while not self._bus.focused.empty():
            self._bus.focused.get()
        self._bus.strike(key)
        return self.next_focus()

    def type_in(self, text: str) -> None:
        """Press the keys of a text, one after the other."""
        for letter in text:
            self._bus.strike(ord(letter))

    def next_focus(self) -> Thing:
        """Wait until the focus moves, and return the last thing that it has moved to.

        Raises:
            AssertionError: if it does not move.
        """
        try:
            address = self._bus.focused.get(timeout=PATIENCE_S)
        except queue.Empty:
            raise AssertionError("the focus does not move") from None
        while not self._bus.focused.empty():
            address = self._bus.focused.get()
        return self._bus.thing(address)

    def use(self, thing: Thing) -> None:
        """Press or toggle the thing; do nothing if it has gone."""
        with suppress(LookupError):
            self._bus.act(thing, "Press" if "Press" in thing.actions else "Toggle")

    def until(self, happens: Callable[[], bool], meaning: str) -> None:
        """Listen and look until `happens` is true.

        Raises:
            AssertionError: with `meaning` and the usable things, if it never is.
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
