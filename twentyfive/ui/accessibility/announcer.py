"""What is said to a screen reader, and kept for whoever wants to hear it again."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Says sentences to the screen reader in the name of one widget.

    A screen reader breaks off what it is saying as soon as the focus moves. So it gets a sentence only when whatever
    came with it is done, the focus where it belongs; and where the focus is still to move later, see `hold`.

    Attributes:
        last: the sentence said last, empty before the first.

    Signals:
        said(str): the sentence, for a line that can be read too: older screen readers know no announcements.
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
        """Announce what must not be missed, before whatever else is being read."""
        self._announce(sentence, QAccessible.AnnouncementPoliteness.Assertive)

    def repeat(self) -> None:
        """Say the last sentence again."""
        self.say(self.last)

    def hold(self) -> None:
        """Keep what is said from now on until `release`, before which the focus will move."""
        self._held = True
        self._soon.stop()

    def release(self) -> None:
        """Have said what was held."""
        self._held = False
        if self._waiting:
            self._hurry()

    def forget(self) -> None:
        """Have nothing said of what was held: it is no longer of interest."""
        self._waiting.clear()

    def _announce(self, sentence: str, politeness: QAccessible.AnnouncementPoliteness) -> None:
        self.last = sentence
        event = QAccessibleAnnouncementEvent(self._speaker, sentence)
        event.setPoliteness(politeness)
        self._waiting.append(event)
        if not self._held:
            self._hurry()
        self.said.emit(sentence)

    def _hurry(self) -> None:
        """Hand over soon, and not after another announcer that has begun to wait meanwhile."""
        if not self._soon.isActive():
            self._soon.start(0)

    def _hand_over(self) -> None:
        waiting, self._waiting = self._waiting, []
        for event in waiting:
            QAccessible.updateAccessibility(event)
