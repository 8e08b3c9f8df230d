"""The timing of the table's announcements: a screen reader breaks off as soon as the focus moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import Pass
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.game.session import GameSession
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.prompt import TablePrompt


class SpeechTiming(QObject):
    """Holds announcements until the focus has moved to its place, and until the person is back from another page.

    Connect `on_shown` to the director before any slot that makes an announcement, so that it is held in time.
    """

    def __init__(
        self, page: QWidget, session: GameSession, director: Director, prompt: TablePrompt, announcer: Announcer
    ) -> None:
        super().__init__(page)
        self._page = page
        self._session = session
        self._director = director
        self._prompt = prompt
        self._announcer = announcer
        page.installEventFilter(self)

    def on_shown(self, shown: Shown) -> None:
        """Hold the announcements of a step if the focus will move after it."""
        if self._focus_will_move(shown.view):
            self._announcer.hold()
        else:
            self.release()

    def _focus_will_move(self, view: PlayerView) -> bool:
        """Whether the focus may move to a question or a result when the cards have landed; in a lesson always."""
        director = self._director
        over = self._session.waits_for_next_deal or view.over
        asks = view.my_turn or director.awaited is not None or over
        return not self._prompt.aloud or self._bid_is_near or (director.up_to_date and asks)

    @property
    def _bid_is_near(self) -> bool:
        """Whether the viewer will be asked for a bid, whose panel takes the focus from the hand."""
        view = self._director.view
        if view is None or view.seat is None or view.my_turn or view.phase is not Phase.BID:
            return False
        return not any(call.seat == view.seat and isinstance(call.move, Pass) for call in view.calls)

    def release(self) -> None:
        """Let held announcements be spoken, unless a bid will be asked for soon, or another page is open."""
        if self._page.isVisible() and not self._bid_is_near:
            self._announcer.release()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            self._announcer.hold()
        elif event.type() is QEvent.Type.Show:
            self._prompt.focus_if_lost()
            self._announcer.release()
        return super().eventFilter(watched, event)
