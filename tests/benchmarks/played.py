"""The table in a window, with five computer players that think in a process of their own."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from tests.ui.dressing import dressed
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Record
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.minds.workers import WorkerMinds
from twentyfive.presentation.settings import ReducedMotion, Settings
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.pace import Pace
from twentyfive.ui.table.surface.canvas import TableCanvas
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.theme.look import deck_for, make_look

SECONDS = 12.0

Watch = TypeVar("Watch")


def watch_play(size: tuple[int, int], level: Level, begin: Callable[[TableCanvas], Watch]) -> Watch:
    """Play for a while with full animation, and return the watch that `begin` has put on the canvas."""
    app = QApplication([])
    settings = Settings(reduced_motion=ReducedMotion.OFF)
    faces = FaceStore()
    faces.use(load_deck(deck_for(settings)), 1)
    with tempfile.TemporaryDirectory() as folder:
        engine = GameEngine(WorkerMinds(), Journal(Path(folder) / "journal.25"))
        page = dressed(TablePage(engine, faces, settings), make_look(settings, *size))
        page.director.pace = Pace(1.0, 60)
        page.resize(*size)
        page.show()
        watch = begin(page.top.canvas)
        rules = PRESETS["twenty-five"].replace(target=1000)
        page.director.settled.connect(lambda: QTimer.singleShot(50, engine.next_deal))
        engine.begin(Record.new(rules, seats=[f"computer {level.value}"] * 5, seed=25))
        QTimer.singleShot(round(1000 * SECONDS), app.quit)
        app.exec()
        page.close()
        engine.close()
        faces.close()
    return watch
