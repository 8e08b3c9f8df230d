"""The progress of the count of the saved games, with a button that stops it and lets it go on."""

from __future__ import annotations

from PySide6.QtCore import Signal

from twentyfive.engine.statistics.bookkeeper import Bookkeeper
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import WithButton
from twentyfive.wording.names import translate
from twentyfive.wording.records.statistics import counting_progress


class RecountStrip(WithButton):
    """A sentence with the games counted so far, and *Stop* or *Go on*; hidden while no games wait to be counted.

    Attributes:
        words: the sentence.
        button: the button.

    Signals:
        left(): the strip is about to hide while its button has the focus.
    """

    left = Signal()

    def __init__(self, books: Bookkeeper) -> None:
        self.words = RichLabel("")
        self.button = SecondButton("")
        super().__init__(self.words, self.button)
        self._books = books
        self.button.clicked.connect(self._press)
        books.progressed.connect(self.refresh)
        self.hide()  # until the page has taken it in: without a parent it would be a window

    def refresh(self) -> None:
        """Show the present progress."""
        progress = self._books.progress
        if progress is None:
            if self.button.hasFocus():
                self.left.emit()
            self.hide()
            return
        self.words.set_text(counting_progress(progress))
        self.button.setAccessibleDescription(self.words.plain)
        label = translate("statistics", "Go on") if progress.stopped else translate("statistics", "Stop")
        if label != self.button.label:
            self.button.set_label(label)
        self.show()

    def _press(self) -> None:
        progress = self._books.progress
        if progress is not None and progress.stopped:
            self._books.go_on_recounting()
        elif progress is not None:
            self._books.stop_recount()
