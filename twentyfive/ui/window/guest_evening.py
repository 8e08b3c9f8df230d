"""An evening with guests: what the window does once a table is opened for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.files.disk_errors import DiskError
from twentyfive.ui.window.router import Router, enter
from twentyfive.ui.window.strips import Strips

if TYPE_CHECKING:
    from twentyfive.engine.game.session import GameSession
    from twentyfive.net.table_server import TableServer


class GuestEvening(QObject):
    """Shows what the guests ask above every page.

    Signals:
        troubled(str): a sentence about guests who could not be kept on disk.
    """

    troubled = Signal(str)

    def __init__(self, window: QWidget, pages: Router, strips: Strips) -> None:
        super().__init__(window)
        self._window = window
        self._pages = pages
        self._strips = strips

    def begin(self, session: GameSession, table: TableServer) -> None:
        """Show what the guests of this table ask, from now on; `session` is its game."""
        from twentyfive.ui.window.guest_bar import GuestBar

        bar = GuestBar(table, session, self._window)
        self._strips.add(bar)
        bar.left.connect(self._enter_page)
        table.not_kept.connect(self._on_not_kept)

    def _enter_page(self) -> None:
        page = self._pages.currentWidget()
        if page is not None:
            enter(page)

    def _on_not_kept(self, failure: DiskError) -> None:
        from twentyfive.ui.window.words import GUESTS_NOT_KEPT

        self.troubled.emit(GUESTS_NOT_KEPT(place=failure.place, reason=failure.reason))
