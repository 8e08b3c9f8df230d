"""A program that hosts a game of guests with the whole window, until it is killed; it prints what `hosting` prints."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.benchmarks.window_memory import shown
from tests.net.tables import HERE, AnyPort
from tests.soak.guests import OPTIONS, WIDE, let_everybody_in
from tests.soak.hosting import SETUP, tell
from tests.ui.whole import button, page_of
from twentyfive.engine.game.events import Jump
from twentyfive.net.gateway_link import Door
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.network.open_table_page import OpenTablePage


class WindowHosting:
    """The window with its data in `folder`, and the page of its open table."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self._goes_on = (folder / "journal.25").exists()
        self._link = AnyPort(bind=HERE, resources=folder, limits=WIDE)
        patch.setattr("twentyfive.net.table_server.GatewayLink", lambda: self._link)
        self._window, self._engine = shown(folder, 1280, 800)
        self._link.opened.connect(self._on_opened)
        self._link.arrived.connect(lambda _: tell("gateway", self._link.gateway_pid))
        self._engine.rewound.connect(self._on_begun)

    def begin(self) -> None:
        """Continue the game on the start page, or open a table for a new one."""
        if self._goes_on:
            self._window.start.chosen.emit(Entry.CONTINUE)
        else:
            self._window._starter.play_new(SETUP)
        self._table = self._window.playing.open_table
        self._table.lobby.set_options(OPTIONS)
        self._table.lobby.reception.guests_changed.connect(self._start_when_all_are_there)

    def _start_when_all_are_there(self) -> None:
        reception = self._table.lobby.reception
        let_everybody_in(reception)
        if reception.is_gathering and all(place.guest for place in reception.places):
            button(page_of(self._window, OpenTablePage), "Start the game").click()

    def _on_opened(self, door: Door) -> None:
        tell("open", door.port, self._table.code)

    def _on_begun(self, jump: Jump) -> None:
        record = self._engine.record
        assert record is not None, "a game has begun"
        tell("at", jump.revision, record.ply)


def main() -> None:
    """Host in the folder from the command line, in which the page lies, too."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv)
    with pytest.MonkeyPatch.context() as patch:
        hosting = WindowHosting(Path(sys.argv[1]), patch)
        hosting.begin()
        app.exec()


if __name__ == "__main__":
    main()
