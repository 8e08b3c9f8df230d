"""Announcements to a screen reader, the last of which can be repeated."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from twentyfive.wording.names import for_the_ear


class Announcer(QObject):
    """Announces sentences to the screen reader on behalf of one widget, with the signs of cards and suits in words.

    A screen reader stops speaking as soon as the focus moves. So it gets a sentence only after the event that caused
    it, when the focus has moved already. If the focus will move later still, use `hold`.

    Attributes:
        last: the last sentence announced; empty before the first.

    Signals:
        said(str): a sentence was announced; a visible line shows it to older screen readers without announcements.
    """

    said = Signal(str)

    def __init__(self, speaker: QWidget) -> None:
        super().__init__(speaker)
        self._speaker = speaker
        self._waiting: list[QAccessibleAnnouncementEvent] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._hand_over)
        self._held = False
        self.last = ""

    def say(self, sentence: str) -> None:
        """Announce the sentence; an empty one says nothing."""
        if not sentence:
            return
        self._announce(sentence, QAccessible.AnnouncementPoliteness.Polite)

    def interrupt(self, sentence: str) -> None:
        """Announce a sentence that must not be missed: it interrupts what is being read."""
        self._announce(sentence, QAccessible.AnnouncementPoliteness.Assertive)

    def repeat(self) -> None:
        """Say the last sentence again."""
        self.say(self.last)

    def hold(self) -> None:
        """Hold announcements back until `release`, because the focus will move before then."""
        self._held = True
        self._soon.stop()

    def release(self) -> None:
        """Announce what was held back."""
        self._held = False
        if self._waiting:
            self._hurry()

    def forget(self) -> None:
        """Drop what was held back."""
        self._waiting.clear()

    def _announce(self, sentence: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        self.last = sentence = for_the_ear(sentence)
        event = QAccessibleAnnouncementEvent(self._speaker, sentence)
        event.setPoliteness(politeness)
        self._waiting.append(event)
        if not self._held:
            self._hurry()
        self.said.emit(sentence)

    def _hurry(self) -> None:
        """Hand over at the next event; a timer that already runs keeps its turn before later announcers."""
        if not self._soon.isActive():
            self._soon.start(0)

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        for event in waiting:
            QAccessible.updateAccessibility(event)
