"""The guard against faults of the program itself: it reports them on a page and leads back to a table in order.

Apart from the page, because the start needs the guard, and hardly any run needs the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from twentyfive.engine.diagnostics.crash_reports import CrashReport, CrashReports
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.window.router import Router
from twentyfive.ui.window.routes import START

if TYPE_CHECKING:
    from twentyfive.engine.game.session import HostedGame
    from twentyfive.ui.window.crash_page import CrashPage


class CrashGuard(QObject):
    """Shows each crash on a page. While the page is open, or if it fails itself, further crashes are only logged."""

    def __init__(
        self,
        crash_reports: CrashReports,
        engine: Callable[[], HostedGame],
        show_again: Callable[[], None],
        router: Router,
    ) -> None:
        """`show_again` shows the position of the game again: the crash may have cut off a step."""
        super().__init__(router)
        self._show_again = show_again
        self._crash_reports = crash_reports
        self._engine = engine
        self._router = router
        self._open = False
        crash_reports.happened.connect(self._show_crash, Qt.ConnectionType.QueuedConnection)

    @LatePart
    def page(self) -> CrashPage:
        """The crash page, built at the first crash."""
        from twentyfive.ui.window.crash_page import CrashPage

        page = CrashPage()
        page.go_on.clicked.connect(self._go_on)
        page.start.clicked.connect(self._go_to_start)
        return self._router.lay("crash", page)

    def _show_crash(self, crash: CrashReport) -> None:
        if self._open:
            return
        self._open = True  # before the page is built: if that fails, it is not tried again until the person goes on
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        self.page.show_crash(self._sentences(), (crash.what, self._where()), self._crash_reports.report())
        self._router.open("crash")

    def _sentences(self) -> tuple[str, ...]:
        from twentyfive.ui.window import words

        if self._engine().game is None:
            return words.WHAT_HAPPENED(), words.WHAT_TO_DO()
        kept = words.GAME_KEPT() if self._engine().on_disk else words.GAME_NOT_KEPT()
        return words.WHAT_HAPPENED(), kept, words.WHAT_TO_DO()

    def _where(self) -> str:
        from twentyfive.ui.window import words

        logbook = self._crash_reports.logbook
        return words.DETAILS_IN_LOG(log=logbook.path) if logbook.works else words.DETAILS_NOT_WRITTEN(log=logbook.path)

    def _go_on(self) -> None:
        """Return to the page that was open, and show the position again."""
        self._open = False
        self._router.back()
        if not self._router.is_at(START):
            self._router.enter_page()
            self._show_again()

    def _go_to_start(self) -> None:
        self._open = False
        self._router.left.emit()
        self._show_again()
