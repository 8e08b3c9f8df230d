"""A whole window in a process of its own, whose person does what a test tells and plays with the mouse alone.

It reads commands from its input, each a line of JSON: the name of a method of `Person` and its arguments by name. It
answers each with a line of JSON. A program whose test has gone reads the end of its input, and ends.
"""

from __future__ import annotations

import faulthandler
import gc
import json
import os
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from PySide6.QtCore import QEventLoop, QObject, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.net.tables import HERE, WIDE, AnyPort, make_page
from tests.together.playing import Playing, words_on
from tests.together.wanted import Wanted
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, names
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.core.view_text import view_to_text
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.seating.players import Computer, Guest, Person, Sitter, TableSetup
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.network.join_page import JoinPage
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.window.memory import GarbageCollector

LONGEST_S: Final = 240
"""The longest time for a command; then the program prints what it shows, and ends."""

HUNG_S: Final = 300
"""The longest time for a command that does not even look at the time; then the program prints where it hangs."""

PULSE_MS: Final = 20
"""The longest time without an event after which a condition is looked at again."""


class PersonThere:
    """The person at this window, as host or as guest."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self._plies: list[tuple[int, int]] = []
        self._is_guest = False
        self._came_back: int | None = None
        self._at: dict[bool, Playing] = {}
        self._painted: object = None
        engine = whole.engine
        engine.stepped.connect(self._on_moved)
        engine.rewound.connect(self._on_moved)

    def open(self, preset: str, players: int, sides: int, guests: int, options: dict[str, object]) -> object:
        """Open a table for so many guests; the other seats are the computer's. Returns the port and the code."""
        self._is_guest = False
        rules = seated(preset, players, sides).replace(**options)
        computers = (Computer(Level.EASY),) * (players - 1 - guests)
        sitters: tuple[Sitter, ...] = (Person(), *(Guest(),) * guests, *computers)
        self.whole.window._starter.play_new(TableSetup(rules, NAMES[:players], sitters))
        table = self.whole.window.playing.open_table
        wait_until(lambda: table.door is not None)
        assert table.door is not None
        return {"port": table.door.port, "code": table.code}

    def begin(self, guests: int) -> object:
        """Begin the game once so many guests have come."""
        table, page = self.whole.window.playing.open_table, self.whole.page(OpenTablePage)
        wait_until(lambda: sum(place.link is not None for place in table.lobby.reception.places) == guests)
        self._plies.clear()
        click(button(page, "Start the game"))
        wait_until(self.table.isVisible)
        self.playing.begin()
        return {}

    def join(self, address: str, code: str) -> object:
        """Type the address and the code, take the first free seat, and wait for the host to begin."""
        page = self._find(address, code)
        wait_until(lambda: any(seat.isVisible() for seat in page.seats.values()))
        click(next(iter(page.seats.values())))
        self.playing.begin()
        return {}

    def look_on(self, address: str, code: str) -> object:
        """Type the address and the code, and look on."""
        page = self._find(address, code)
        wait_until(page.look_on.isVisible)
        click(page.look_on)
        self.playing.begin()
        return {}

    def _find(self, address: str, code: str) -> JoinPage:
        """Type the address and the code, and look for the table."""
        self._is_guest = True
        page = self.whole.window.visiting.page
        if not page.isVisible():
            click(self.whole.window.start.card(Entry.JOIN))
        for field, text in ((page.address, address), (page.code, code)):
            field.clear()
            QTest.keyClicks(field, text)
        click(page.look_for)
        return page

    def go_back(self) -> object:
        """Go back to the seat that is kept, by the start page, and return the words of both ways there."""
        self._is_guest = True
        window = self.whole.window
        card = window.start.card(Entry.JOIN)
        click(card)
        page = window.visiting.page
        told = [card.accessibleDescription(), page.back_to.label]
        click(page.back_to)
        wait_until(lambda: self.view_is_there)
        self.playing.begin()
        return told

    def play(self, until: str = "over", deals: int = 1, revision: int = 0) -> object:
        """Play on until the game is over, so many deals are, or a revision is shown."""
        done: dict[str, Callable[[], bool]] = {
            "over": lambda: self.view_is_there and self.playing.view.over and not self.table.top.moving,
            "deals": lambda: self.view_is_there and len(self.playing.view.history) >= deals,
            "revision": lambda: self.view_is_there and self.table.director.revision >= revision,
        }
        wait_until(done[until], self._turn)
        return self.look()

    def look(self) -> object:
        """Return what the table shows and has shown."""
        playing = self.playing
        told: dict[str, object] = {
            "view": view_to_text(playing.view),
            "revision": self.table.director.revision,
            "result": playing.result(),
            "line": str(self.table.top.line.line),
            "seen": [[at, sorted(cards)] for at, cards in sorted(playing.seen.items())],
        }
        if self._is_guest:
            saver = self.whole.window.visiting.saver
            wait_until(lambda: saver.missing is None)  # the host tells the last deal after its end
            told["log"] = [] if saver.game is None else saver.game.record.log_lines()
        else:
            record = self.whole.engine.record
            assert record is not None
            told |= {"plies": self._plies, "record": record.dumps()}
        return told

    def time_cards(self, cards: int) -> object:
        """Play so many cards of one's own with all motion, each at a table that is at rest, and return their times."""
        from tests.benchmarks.card_times import CardTimes  # a test has no use for it

        times = CardTimes(self.table)
        wait_until(lambda: times.played >= cards, times.turn)
        return times.told()

    def come_back(self, connections: int) -> object:
        """Wait until the guest is at the table again after so many connections were lost."""
        if self._came_back is None:
            self._came_back = 0
            visit = self.whole.window.visiting.visit
            assert visit is not None
            visit.began.connect(self._on_began)
        wait_until(lambda: (self._came_back or 0) >= connections)
        return {}

    def _on_began(self) -> None:
        self._came_back = (self._came_back or 0) + 1

    def weigh(self) -> object:
        """Return the memory in MiB that is left after collecting garbage, and the processor time so far in seconds."""
        from tests.benchmarks.window_memory import memory_mib  # a test has no use for it

        gc.collect()
        return {"mib": memory_mib()["own"], "seconds": time.process_time()}

    def press(self, name: str) -> object:
        """Wait until a button of this name can be seen, and press it."""
        window = self.whole.window
        wait_until(lambda: name in names(window))
        click(button(window, name))
        return {}

    def read(self, words: str) -> object:
        """Wait until something with these words can be seen, and return the whole of it."""
        found: list[str] = []

        def is_read() -> bool:
            found[:] = [text for text in words_on(self.whole.window) if words in text]
            return bool(found)

        wait_until(is_read)
        return found[0]

    def paint(self, path: str) -> object:
        """Write a picture of the window to a file."""
        self.whole.faces.settle()
        assert self.whole.window.grab().save(path)
        return {}

    def leave(self) -> object:
        """Go back to the start page."""
        click(button(self.table.overlays.deal, "Leave"))
        wait_until(self.whole.window.start.isVisible)
        return {}

    @property
    def table(self) -> TablePage:
        """The table at which this person plays."""
        window = self.whole.window
        return window.visiting.table if self._is_guest else window.table

    @property
    def playing(self) -> Playing:
        """The person at that table."""
        if self._is_guest not in self._at:
            self._at[self._is_guest] = Playing(self.table)
        return self._at[self._is_guest]

    @property
    def view_is_there(self) -> bool:
        """Whether a game is shown."""
        return self.table.isVisible() and self.table.view is not None

    def _turn(self) -> bool:
        """Do what the game asks for next; a window that paints sparingly paints now if it shows something else."""
        window = self.whole.window
        if not window.updatesEnabled() and self.view_is_there:
            view = self.playing.view
            moment = (view.deal_number, view.phase, self.table.overlays.current)
            if moment != self._painted and self.table.director.up_to_date:
                self._painted = moment
                window.setUpdatesEnabled(True)
                window.repaint()
                window.setUpdatesEnabled(False)
        return self.playing.turn()

    def _on_moved(self, news: Step | Jump) -> None:
        record = self.whole.engine.record
        assert record is not None, "moves are made in a game"
        self._plies.append((news.revision, record.ply))


def wait_until(happened: Callable[[], bool], act: Callable[[], bool] | None = None) -> None:
    """Let the window go on until something has happened, and act meanwhile whenever there is something to do."""
    app = QApplication.instance()
    assert app is not None
    end = time.monotonic() + LONGEST_S
    pulse = QTimer()
    pulse.start(PULSE_MS)
    while not happened():
        if time.monotonic() > end:
            shown = [list(words_on(window)) for window in QApplication.topLevelWidgets()]
            raise AssertionError(f"it never happens; there is {shown}")
        if act is None or not act():
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        turn()


class Commands(QObject):
    """The commands, read in a thread and obeyed in the window's.

    Signals:
        came(str): a line.
        ended(): there are no more.
    """

    came = Signal(str)
    ended = Signal()

    def __init__(self, person: PersonThere) -> None:
        super().__init__()
        self._person = person
        self.came.connect(self._obey)
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self.came.emit(line)
        self.ended.emit()

    def _obey(self, line: str) -> None:
        name, arguments = json.loads(line)
        faulthandler.dump_traceback_later(HUNG_S, exit=True)
        method: Callable[..., Any] = getattr(self._person, name)
        answer(method(**arguments))
        faulthandler.cancel_dump_traceback_later()


def answer(told: object) -> None:
    """Print an answer."""
    sys.stdout.write(json.dumps(told) + "\n")
    sys.stdout.flush()


def end_at_once(kind: type[BaseException], error: BaseException, trace: Any) -> None:
    """End the program at an uncaught error, which Qt would only print."""
    sys.__excepthook__(kind, error, trace)
    sys.stderr.flush()
    os._exit(1)


def main() -> None:
    """Run the window as the command line says in JSON; see `Wanted`."""
    wanted = Wanted(**json.loads(sys.argv[1]))
    folder = Path(wanted.folder)
    sys.excepthook = end_at_once
    app = QApplication([])
    GarbageCollector(app)
    with ExitStack() as stack:
        resources = folder if (folder / "page").exists() else make_page(folder)
        link = partial(AnyPort, bind=HERE, resources=resources, limits=WIDE, asked_at=0)
        for place, replacement in (
            ("twentyfive.net.table_server.GatewayLink", link),
            ("twentyfive.net.table_search.own_addresses", tuple),
            ("twentyfive.net.keep_awake.waker", lambda *_, **__: ("cat",)),
            ("os.fsync", os.fsync if wanted.waits_for_disk else lambda _: None),  # tests of the window do not wait
            ("twentyfive.engine.seating.players.new_seed", lambda: wanted.seed),
            ("twentyfive.engine.statistics.bookkeeper.new_seed", lambda: wanted.seed),
        ):
            stack.enter_context(patch(place, replacement))
        whole = Whole(folder, name=wanted.name, theme=ThemeChoice(wanted.theme), deck=wanted.deck)
        whole.window.resize(*wanted.size)
        whole.window.setUpdatesEnabled(wanted.paints)
        commands = Commands(PersonThere(whole))
        commands.ended.connect(app.quit)
        answer({})
        app.exec()
        whole.close()
