"""The timing of the table's announcements: a screen reader breaks off as soon as the focus moves."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from twentyfive.core import Phase, PlayerView
from twentyfive.core.moves import Pass
from twentyfive.ui.table.question_focus import QuestionFocus
from twentyfive.ui.table.table_context import TableContext


class SpeechTiming(QObject):
    """Holds announcements until the focus has moved to its place, and until the person is back from another page."""

    def __init__(self, table: TableContext, question: QuestionFocus, page: QWidget) -> None:
        super().__init__(page)
        self._table = table
        self._page = page
        self._question = question
        page.installEventFilter(self)

    def hold_if_focus_moves(self, view: PlayerView) -> None:
        """Hold the announcements of a step that led to this view if the focus will move after it."""
        if self._focus_will_move(view):
            self._table.announcer.hold()
        else:
            self.release()

    def _focus_will_move(self, view: PlayerView) -> bool:
        """Whether the focus may move to a question or a result when the cards have landed; in a lesson always."""
        director = self._table.director
        over = self._table.session.waits_for_next_deal or view.over
        asks = view.my_turn or director.awaited is not None or over
        return not self._question.aloud or self._bid_is_near or (director.up_to_date and asks)

    @property
    def _bid_is_near(self) -> bool:
        """Whether the viewer will be asked for a bid, whose panel takes the focus from the hand."""
        view = self._table.director.view
        if view is None or view.seat is None or view.my_turn or view.phase is not Phase.BID:
            return False
        return not any(call.seat == view.seat and isinstance(call.move, Pass) for call in view.calls)

    def release(self) -> None:
        """Let held announcements be spoken, unless a bid will be asked for soon, or another page is open."""
        if self._page.isVisible() and not self._bid_is_near:
            self._table.announcer.release()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Hide:
            self._table.announcer.hold()
        elif event.type() is QEvent.Type.Show:
            self._question.focus_if_lost()
            self._table.announcer.release()
        return super().eventFilter(watched, event)
