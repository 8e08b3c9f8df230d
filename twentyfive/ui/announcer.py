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
        self._announce(sentence, QAccessible.AnnouncementPoliteness.Polite)

    def interrupt(self, sentence: str) -> None:
        """Announce what must not be missed, before whatever else is being read."""
        self._announce(sentence, QAccessible.AnnouncementPoliteness.Assertive)

    def repeat(self) -> None:
        """Say the last sentence again."""
        self.say(self.last)

    def _announce(self, sentence: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        self.last = sentence
        event = QAccessibleAnnouncementEvent(self._speaker, sentence)
        event.setPoliteness(politeness)
        QAccessible.updateAccessibility(event)
        self.said.emit(sentence)
