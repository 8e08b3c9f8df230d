"""The time to show a deal at speed off; run as a program of its own."""

from __future__ import annotations

import json
import random
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.benchmarks.figures import percentile
from tests.minds import InlineMinds
from tests.seen import seen_by
from tests.ui.dressing import dressed
from twentyfive.core import PRESETS, new_game
from twentyfive.core.game import apply, table_move
from twentyfive.core.moves import DealCards
from twentyfive.core.state import to_act
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.game.observations import Shown
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.table.cues import cue_of
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.theme.look import deck_for, make_look

DEALS = 100


def main() -> None:
    """Show a hundred deals and print the figures in milliseconds as JSON."""
    app = QApplication([])
    settings = Settings()
    faces = FaceStore()
    faces.use(load_deck(deck_for(settings)), 1)
    rng = random.Random(25)
    times = []
    with tempfile.TemporaryDirectory() as folder:
        engine = GameEngine(InlineMinds(), Journal(Path(folder) / "journal.25"))
        page = dressed(TablePage(engine, faces, settings), make_look(settings, 1280, 800))
        page.resize(1280, 800)
        page.show()
        for revision in range(DEALS):
            state = new_game(PRESETS["twenty-five"])
            while to_act(state) is None:
                move = table_move(state, rng)
                before, state = state, apply(state, move)
            assert isinstance(move, DealCards)
            made = seen_by(0, before, move, state)
            shown = Shown(made.after, revision, made)
            began = time.perf_counter()
            page.top.present(shown, cue_of(type(move)), 0.0)
            times.append(1000 * (time.perf_counter() - began))
            app.processEvents()
        page.close()
        engine.close()
        faces.close()
    print(json.dumps({"median": percentile(times, 0.5), "p95": percentile(times, 0.95)}))


if __name__ == "__main__":
    main()
