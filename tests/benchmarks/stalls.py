"""The time that the window stands still while programs at its table misbehave; run as a program of its own.

The program is whole, with its computer players in a process of their own, all motion, and each move on disk. What
other processes take is told apart: the time for which the window was ready and waited for a processor.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.card_times import CardTimes
from tests.programs.rogues import ROGUES, rogue
from twentyfive.app import build
from twentyfive.core import seated
from twentyfive.engine.game.journal import take_journal
from twentyfive.engine.programs.listing import Program, ProgramList
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Person, TableSetup, by_program
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.memory import GarbageCollector

KINDS: Final = (*ROGUES, "stderr", "endless", "slow")
"""The ways of misbehaving; the last is slow, and its person takes moves back while it thinks."""

WELL: Final = "well"
"""A program that does nothing wrong, to compare."""

SCHEDULED: Final = Path("/proc/thread-self/schedstat")
"""On Linux: the nanoseconds for which this thread has run and waited for a processor."""

INTERVAL_MS: Final = 8
TARGET: Final = 15
UNDONE: Final = 3


@dataclass(frozen=True, slots=True)
class Gap:
    """The time from one signal of a timer to the next, in milliseconds.

    Attributes:
        passed: the time that has passed.
        own: the same without the time that the window's thread waited for a processor; all of it if that is unknown.
        worked: the processor time of the window's thread within it.
    """

    passed: float
    own: float
    worked: float


class StallWatch(QObject):
    """A timer of the window that records its gaps.

    Attributes:
        gaps: all gaps since the last call of `begin`.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.gaps: list[Gap] = []
        self._last = now()
        timer = QTimer(self)
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._note)
        timer.start(INTERVAL_MS)

    def begin(self) -> None:
        """Forget the gaps before now."""
        self.gaps.clear()
        self._last = now()

    def _note(self) -> None:
        last, self._last = self._last, now()
        passed, waited, worked = (1000 * (after - before) for before, after in zip(last, self._last, strict=True))
        self.gaps.append(Gap(passed, passed - waited, worked))


def now() -> tuple[float, float, float]:
    """The time, the time for which this thread has waited for a processor, and its processor time, in seconds."""
    waited = int(SCHEDULED.read_text(encoding="ascii").split()[1]) / 1e9 if SCHEDULED.exists() else 0.0
    return time.perf_counter(), waited, time.thread_time()


def begin(window: MainWindow, name: str) -> None:
    """Begin a short match of the person against the program of that name."""
    rules = seated("twenty-five", 2, 2).replace(target=TARGET)
    window.play(GameToken(TableSetup(rules, ("Anna", "Mary"), (Person(), by_program(name))).new_record(25)))


def play(window: MainWindow, takes_back: bool) -> None:
    """Play the match to its end as the person, who takes some moves back if `takes_back`."""
    table = window.table
    person, undone = CardTimes(table), 0
    wait_until(lambda: table.view is not None and not table.view.over)
    while not is_over(table):
        played = person.played
        wait_until(lambda: person.turn() or is_over(table))
        if takes_back and person.played > played and undone < UNDONE:
            undone += 1
            QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def is_over(table: TablePage) -> bool:
    """Return True if the end of the match is shown."""
    return table.view is not None and table.view.over and table.overlays.current is Overlay.DEAL


def wait_until(happened: Callable[[], bool]) -> None:
    """Let the window go on until something has happened."""
    while not happened():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def measure(folder: Path, kinds: tuple[str, ...]) -> dict[str, dict[str, float]]:
    """Play a match against each of these programs in one window; return its longest gap and the most work in one."""
    window = build(folder, take_journal(folder), folder / "settings.ini")
    commands = {kind: rogue(kind) for kind in kinds}
    programs = tuple(Program(kind, found.path, found.arguments) for kind, found in commands.items())
    window._store.change(programs=ProgramList(programs), sound=False)
    window.resize(1280, 800)
    window.appear()
    wait_until(lambda: MainWindow.playing.built(window) is not None)
    watch, found = StallWatch(window), {}
    for kind in (kinds[0], *kinds):  # the first match also builds the table
        watch.begin()
        begin(window, kind)
        play(window, kind == "slow")
        found[kind] = {part: max(getattr(gap, part) for gap in watch.gaps) for part in ("passed", "own", "worked")}
    window.close()
    return found


def main() -> None:
    """Measure the programs that are named, or all, and print the figures as JSON."""
    app = QApplication([])
    GarbageCollector(app)
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(measure(Path(folder), tuple(sys.argv[1:]) or (WELL, *KINDS))))


if __name__ == "__main__":
    main()
