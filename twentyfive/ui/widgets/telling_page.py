"""A page that says what became of something, of a fault or of success."""

from __future__ import annotations

from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel


class TellingPage(QuestionPage):
    """A page with a line for what was done, and one for what could not be; at most one of them says something."""

    def __init__(self, title: str) -> None:
        super().__init__(title)
        self._status, self._fault = StatusLabel(), FaultLabel()
        self._fault.hide()

    @property
    def said(self) -> str:
        """The last message, of a fault or of success."""
        return self._fault.plain or self._status.plain

    def tell(self, sentence: str) -> None:
        """Say that something was done."""
        self._fault.set_text("")
        self._status.set_text(sentence)
        self._show_said(self._status)

    def tell_fault(self, sentence: str) -> None:
        """Say why something could not be done."""
        self._status.set_text("")
        self._fault.set_text(sentence)
        self._show_said(self._fault)

    def _forget_said(self) -> None:
        self._status.set_text("")
        self._fault.set_text("")
