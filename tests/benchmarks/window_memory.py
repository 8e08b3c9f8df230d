"""The memory of this process with the window in it, and the memory that deals add.

It is the whole window, the start page included, without sound; the computer players think in their own process.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from pathlib import Path

from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication

from twentyfive.core import PRESETS, Record
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.hosting import Host
from twentyfive.engine.minds.workers import WorkerMinds
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.settings import Speed
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.table.pace import Pace
from twentyfive.ui.window.local_table import Equipment
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.memory import GarbageCollector

WARM_UP = 50
DEALS_A_GAME = 10
"""The deals in a game; the log of one endless game would necessarily grow with every deal."""


def memory_mib(pid: int | str = "self") -> dict[str, float]:
    """The memory of a process now, in MiB: all that is resident, and the part that it has written.

    The rest is libraries that it only reads and can share with other programs.
    """
    pages = Counter[str]()
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()[1:]:
        name, kib, *_ = line.split()
        pages[name.rstrip(":")] = int(kib)
    return {
        "resident": pages["Rss"] / 1024,
        "own": (pages["Private_Dirty"] + pages["Shared_Dirty"]) / 1024,
    }


def shown(folder: Path, width: int, height: int) -> tuple[MainWindow, GameEngine]:
    """The window at speed off, with its settings and data in that folder, and its engine."""
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    store = SettingsStore()
    store.change(speed=Speed.OFF, sound=False)
    journal = Journal(folder / "journal.25")
    engine = GameEngine(WorkerMinds(), journal)
    window = MainWindow(store, journal, folder, lambda: Equipment(Host(engine), FaceStore(), Sounds(store)))
    window.resize(width, height)
    window.show()
    QApplication.processEvents()
    window.table.director.pace = Pace(0.0, 0, 0)
    return window, engine


def game(seed: int) -> Record:
    """A game of computer players that lasts for more deals than are played."""
    return Record.new(PRESETS["twenty-five"].replace(target=1000), seats=["computer easy"] * 5, seed=seed)


def measure(width: int, height: int, deals: int) -> dict[str, float]:
    """Show `deals` deals after warming up, painting each, and return the figures in MiB."""
    app = QApplication([])
    GarbageCollector(app)
    figures: dict[str, float] = {}
    # In memory where the system has such a folder: on disk a thousand deals would wait for it fifty thousand times.
    quick = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=quick if quick.is_dir() else None) as folder:
        window, engine = shown(Path(folder), width, height)
        played = 0

        def next_deal() -> None:
            nonlocal played
            played += 1
            if played == WARM_UP:
                figures.update(memory_mib())
            if played == WARM_UP + deals:
                figures["growth"] = memory_mib()["resident"] - figures["resident"]
                window.close()
            elif played % DEALS_A_GAME:
                engine.next_deal()
            else:
                window.play(GameToken(game(played)))

        turn = QTimer(window)  # one timer for all deals
        turn.setSingleShot(True)
        turn.timeout.connect(next_deal)
        window.table.director.settled.connect(turn.start)
        window.play(GameToken(game(25)))
        app.exec()
    return figures
