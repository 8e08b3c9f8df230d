"""The rescue: when something unforeseen happens, the person is told on a page, and led back to an ordered table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.engine.diagnostics.crash_reports import Mishap, Mishaps
from twentyfive.ui.theme.look import Look
from twentyfive.ui.window.navigation import PageStack, enter

if TYPE_CHECKING:
    from twentyfive.engine.game.engine import GameEngine
    from twentyfive.ui.window.error_page import ErrorPage


class Rescue(QObject):
    """Listens for mishaps. While one is told, or if that fails, further ones are only logged."""

    def __init__(self, mishaps: Mishaps, engine: Callable[[], GameEngine], look: Look, stack: PageStack) -> None:
        super().__init__(stack)
        self._mishaps = mishaps
        self._engine = engine
        self._look = look
        self._stack = stack
        self._came_from: QWidget | None = None
        self._telling = False
        stack.dressed(self)
        mishaps.happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def set_look(self, look: Look) -> None:
        """Make the page in that look."""
        self._look = look

    @cached_property
    def page(self) -> ErrorPage:
        """The page, made with the first mishap."""
        from twentyfive.ui.window.error_page import ErrorPage

        page = ErrorPage(self._look)
        page.go_on_asked.connect(self._go_on)
        page.start_asked.connect(self._go_to_start)
        self._stack.addWidget(page)
        return self._stack.dressed(page)

    def _tell(self, mishap: Mishap) -> None:
        if self._telling:
            return
        self._telling = True  # until the person goes on: if this very thing fails, it is not tried again and again
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self._came_from = self._stack.currentWidget()
        self.page.tell(self._sentences(), (mishap.what, self._where()), self._mishaps.report())
        self._stack.setCurrentWidget(self.page)
        enter(self.page)

    def _sentences(self) -> tuple[str, ...]:
        from twentyfive.ui.window import mishaps as words

        if self._engine().record is None:
            return words.what_happened(), words.what_to_do()
        kept = words.game_kept() if self._engine().on_disk else words.game_not_kept()
        return words.what_happened(), kept, words.what_to_do()

    def _where(self) -> str:
        from twentyfive.ui.window import mishaps as words

        logbook = self._mishaps.logbook
        return words.where_details_are(logbook.path) if logbook.works else words.details_not_written(logbook.path)

    def _go_on(self) -> None:
        """Back to where the person was. The table is shown anew, whatever it was in the midst of."""
        here, self._came_from, self._telling = self._came_from, None, False
        if here is None or here is self._stack.widget(0):
            self._stack.left.emit()
            return
        self._stack.setCurrentWidget(here)
        enter(here)
        self._engine().show_anew()

    def _go_to_start(self) -> None:
        self._came_from, self._telling = None, False
        self._stack.left.emit()
        self._engine().show_anew()
