"""The time until cards are sharp after a resize, and the cost of their pictures; run as a program of its own."""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from tests.benchmarks.figures import percentile
from tests.minds import InlineMinds
from tests.ui.dressing import dressed
from twentyfive.core import PRESETS, Record
from twentyfive.core.cards import PACK_WITH_JOKER
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.presentation.settings import Settings
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.faces import FaceStore, rendered
from twentyfive.ui.table.pace import Pace
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.theme.look import deck_for, make_look

RESIZES = 10
PATIENCE_S = 5.0


def is_sharp(page: TablePage, faces: FaceStore) -> bool:
    """Return True if every card on the table is shown by a picture of its own size."""
    ratio = page.devicePixelRatioF()
    for lying in page.top.canvas.scene:
        picture = faces.pixmap(lying.spot.card, lying.width, lying.height, ratio)
        size = (round(lying.width * ratio), round(lying.height * ratio))
        if picture is None or picture.size().toTuple() != size:
            return False
    return True


def sharp_after_ms(page: TablePage, faces: FaceStore, width: int, height: int) -> float:
    """The time from the resize to the last sharp card, in milliseconds.

    Raises:
        TimeoutError: if a card never becomes sharp.
    """
    began = time.perf_counter()
    page.resize(width, height)
    QApplication.processEvents()
    while not is_sharp(page, faces):
        QApplication.processEvents()
        if time.perf_counter() - began > PATIENCE_S:
            raise TimeoutError(f"a card is not sharp {PATIENCE_S} s after a resize to {width}×{height}")
    return 1000 * (time.perf_counter() - began)


def pack_ms(width: float, height: float) -> float:
    """The processor time of rendering all 53 faces, in milliseconds."""
    folder = load_deck(deck_for(Settings())).folder
    began = time.thread_time()
    for card in PACK_WITH_JOKER:
        rendered(folder / f"{card}.svg", round(width), round(height))
    return 1000 * (time.thread_time() - began)


def measure(width: int, height: int) -> dict[str, float]:
    """Resize a table with cards on it several times, a little smaller and back."""
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    settings, faces = Settings(), FaceStore()
    faces.use(load_deck(deck_for(settings)), 1)
    with tempfile.TemporaryDirectory() as folder:
        engine = GameEngine(InlineMinds(), Journal(Path(folder) / "journal.25"))
        page = dressed(TablePage(engine, faces, settings), make_look(settings, width, height))
        page.director.pace = Pace(0.0, None, 0)
        page.resize(width, height)
        page.show()
        engine.begin(Record.new(PRESETS["twenty-five"], seats=["person", *["computer medium"] * 4], seed=25))
        faces.settle()
        after = [
            sharp_after_ms(page, faces, width - step * (width // 40), height - step * (height // 40))
            for step in (1 + number % 4 for number in range(RESIZES))
        ]
        faces.settle()
        zones = page.top.zones
        assert zones is not None
        figures = {
            "sharp": percentile(after, 0.95),
            "pack": pack_ms(zones.card_w, zones.card_h),
            "kept": faces.kept_bytes / 2**20,
        }
        page.close()
        engine.close()
        faces.close()
    return figures


def main() -> None:
    """Measure at the size given, and print the figures as JSON."""
    width, height = (int(number) for number in sys.argv[1:3])
    print(json.dumps(measure(width, height)))


if __name__ == "__main__":
    main()
