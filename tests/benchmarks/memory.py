"""What the window's process takes of memory, and what a thousand deals add; run as a program of its own."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from twentyfive.core import PRESETS, Record
from twentyfive.engine.engine import GameEngine
from twentyfive.engine.journal import Journal
from twentyfive.engine.minds import InlineMinds
from twentyfive.ui.decks import load_deck
from twentyfive.ui.director import Pace
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.look import deck_for, make_look
from twentyfive.ui.settings import Settings
from twentyfive.ui.table_page import TablePage

WARM_UP = 50
DEALS_A_GAME = 10
"""A game of so many deals; the log of one endless game would grow with every deal, as it has to."""


def resident_mib() -> float:
    """What this process holds in memory now."""
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError("/proc/self/status has no line VmRSS")


def measure(width: int, height: int, deals: int) -> dict[str, float]:
    """Show so many deals at speed off, painting every one."""
    app = QApplication([])
    settings, faces = Settings(), FaceStore()
    faces.use(load_deck(deck_for(settings)), 1)
    figures: dict[str, float] = {}
    rules = PRESETS["twenty-five"].replace(target=1000)
    # In memory where the system has such a folder: a thousand deals are fifty thousand waits for the disk otherwise.
    quick = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=quick if quick.is_dir() else None) as folder:
        engine = GameEngine(InlineMinds(), Journal(Path(folder) / "journal.25"))
        page = TablePage(engine, faces, make_look(settings, width, height), settings)
        page.director.pace = Pace(0.0, 0, 0)
        page.resize(width, height)
        page.show()
        played = 0

        def next_deal() -> None:
            nonlocal played
            played += 1
            if played == WARM_UP:
                figures["resident"] = resident_mib()
            if played == WARM_UP + deals:
                figures["growth"] = resident_mib() - figures["resident"]
                app.quit()
            elif played % DEALS_A_GAME:
                engine.next_deal()
            else:
                engine.begin(Record.new(rules, seats=["computer easy"] * 5, seed=played))

        turn = QTimer(page)  # one for all the times that a deal comes to rest
        turn.setSingleShot(True)
        turn.timeout.connect(next_deal)
        page.director.settled.connect(turn.start)
        engine.begin(Record.new(rules, seats=["computer easy"] * 5, seed=25))
        app.exec()
        page.close()
        engine.close()
        faces.close()
    return figures


def main() -> None:
    """Measure at the size given with so many deals, and print the figures in MiB as JSON."""
    width, height, deals = (int(number) for number in sys.argv[1:4])
    print(json.dumps(measure(width, height, deals)))


if __name__ == "__main__":
    main()
