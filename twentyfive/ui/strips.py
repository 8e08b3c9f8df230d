"""What happened, in a sentence, and beside it a button for the way back."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.ui.buttons import SecondButton
from twentyfive.ui.icons import Icon
from twentyfive.ui.look import Look
from twentyfive.ui.page_parts import free_height
from twentyfive.ui.surfaces import RichLabel
from twentyfive.ui.wording.names import for_the_ear


class Strip(QWidget):
    """Hidden until there is something to say.

    Attributes:
        words: what is said.
        button: what can be done about it.

    Signals:
        pressed(): the button was.
    """

    pressed = Signal()

    def __init__(self, label: str, look: Look, parent: QWidget | None = None, *, sign: Icon | None = None) -> None:
        super().__init__(parent)
        self.words = RichLabel("", look)
        self.words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        free_height(self.words)
        self.button = SecondButton(label, look, sign=sign)
        self.button.clicked.connect(self.pressed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.words, 1)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show the sentence; an empty one hides the strip."""
        self.words.set_text(sentence)
        self.button.setAccessibleDescription(for_the_ear(sentence))
        self.setVisible(bool(sentence))
