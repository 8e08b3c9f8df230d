"""A strip at the top of the window that says what went wrong and stays until it is read."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.theme.look import Look, apply_look
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import free_height, height_of
from twentyfive.ui.widgets.scroll_area import ScrollBody
from twentyfive.wording.names import translate


class NoticeBar(QWidget):
    """One sentence and a button that takes it away; further sentences are added below the first, and scroll at last.

    Attributes:
        announcer: says it to a screen reader, once it can be seen.

    Signals:
        resized(): it needs another height, or none.
    """

    resized = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = RichLabel("", look, self)
        free_height(self._label)
        self._words = ScrollBody(look, self._label, self)
        self._words.setAccessibleName(translate("notice", "What is said above the page"))
        self._close = SecondButton(translate("notice", "All right"), look, self)
        self._close.clicked.connect(self._read)
        self.announcer = Announcer(self)
        self._unsaid: list[str] = []
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignVCenter)
        margins = self._row.contentsMargins()
        # What scrolls keeps room for the focus ring, above and below.
        self._row.setContentsMargins(margins - QMargins(0, RING, 0, RING))
        self.hide()

    @property
    def text(self) -> str:
        """What it says, a line for each sentence; empty when all is read."""
        return self._label.plain

    def say(self, sentence: str) -> None:
        """Show the sentence until the person has read it; once, however often it is said meanwhile."""
        if sentence in self._label.plain.split("\n"):
            return
        self._label.set_text("\n".join(filter(None, (self._label.plain, sentence))))
        # Who hears finds by the button again what a move of the focus has broken off.
        self._close.setAccessibleDescription(self._label.plain.replace("\n", " "))
        self._unsaid.append(sentence)
        self.show()
        self.resized.emit()
        if self.isVisible():
            self._announce()

    def height_for(self, width: int) -> int:
        """The height that the sentences need in that width."""
        margins, button = self._row.contentsMargins(), self._close.sizeHint()
        beside = margins.left() + margins.right() + self._row.spacing() + button.width()
        words = height_of(self._label, width - beside)
        return max(words, button.height()) + 2 * RING + margins.top() + margins.bottom()

    def set_look(self, look: Look) -> None:
        """Paint in another look from now on."""
        self._look = look
        apply_look(self, look)
        self.update()

    def _announce(self) -> None:
        """Say aloud what has not been said yet."""
        if self._unsaid:
            unsaid, self._unsaid = " ".join(self._unsaid), []
            self.announcer.interrupt(unsaid)

    def _read(self) -> None:
        self._label.set_text("")
        self.hide()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.raised)
        painter.fillRect(0, self.height() - 1, self.width(), 1, self._look.colours.line)
        painter.fillRect(0, 0, 6, self.height(), self._look.colours.bad)
        painter.end()

    def showEvent(self, event: QShowEvent) -> None:
        """What was found wrong before there was a window is said when the window is there."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._announce)
