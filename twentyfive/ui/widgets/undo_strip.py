"""A sentence about an action, with a button to undo it."""

from __future__ import annotations

from PySide6.QtCore import Signal

from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import WithButton
from twentyfive.wording.names import for_the_ear


class UndoStrip(WithButton):
    """A sentence with a button, hidden while there is nothing to say.

    Attributes:
        words: the sentence.
        button: the button.

    Signals:
        pressed(): the button was pressed.
    """

    pressed = Signal()

    def __init__(self, label: str, *, icon: Icon | None = None) -> None:
        self.words = RichLabel("")
        self.button = SecondButton(label, icon=icon)
        super().__init__(self.words, self.button)
        self.button.clicked.connect(self._press)
        self.hide()

    def say(self, sentence: str) -> None:
        """Show the sentence; an empty one hides the strip."""
        self.words.set_text(sentence)
        self.button.setAccessibleDescription(for_the_ear(sentence))
        self.setVisible(bool(sentence))

    def _press(self) -> None:
        """Report a press, unless the strip is hidden: Qt clicks 100 ms after a screen reader has pressed the button."""
        if not self.isHidden():
            self.pressed.emit()
