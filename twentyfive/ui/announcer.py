"""What is said to a screen reader, and kept for whoever wants to hear it again."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Says sentences to the screen reader in the name of one widget.

    Attributes:
        last: the sentence said last, empty before the first.

    Signals:
        said(str): the sentence, for a line that can be read too: older screen readers know no announcements.
    """

    said = Signal(str)

    def __init__(self, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._speaker = speaker
        self.last = ""

    def say(self, sentence: str) -> None:
        """Announce the sentence; an empty one says nothing."""
        if not sentence:
            return
        self.last = sentence
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._speaker, sentence))
        self.said.emit(sentence)

    def repeat(self) -> None:
        """Say the last sentence again."""
        self.say(self.last)
