"""A strip above the page that says what went wrong and stays until it is read."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.ui.buttons import SecondButton
from twentyfive.ui.look import Look, dress
from twentyfive.ui.surfaces import RichLabel
from twentyfive.ui.wording.names import translate


class Notice(QWidget):
    """One sentence and a button that takes it away; further sentences are added below the first.

    Signals:
        resized(): it needs another height, or none.
    """

    resized = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._label = RichLabel("", look, self)
        self._close = SecondButton(translate("notice", "All right"), look, self)
        self._close.clicked.connect(self._read)
        row = QHBoxLayout(self)
        row.addWidget(self._label, 1)
        row.addWidget(self._close)
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
        self.show()
        self.resized.emit()

    def height_for(self, width: int) -> int:
        """The height that the sentences need in that width."""
        layout = self.layout()
        return 0 if layout is None else layout.totalHeightForWidth(width)

    def set_look(self, look: Look) -> None:
        """Paint in another look from now on."""
        self._look = look
        dress(self, look)
        self.update()

    def _read(self) -> None:
        self._label.set_text("")
        self.hide()
        self.resized.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._look.colours.raised)
        painter.fillRect(0, 0, 6, self.height(), self._look.colours.bad)
        painter.end()
