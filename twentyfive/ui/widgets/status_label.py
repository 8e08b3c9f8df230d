"""Temporary messages on a page: reports of actions, and faults."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.widgets.panels import RichLabel


class StatusLabel(RichLabel):
    """A message about an action; it takes no room while it is empty.

    Attributes:
        announcer: announces the message to a screen reader.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.announcer = Announcer(self)
        self.hide()

    def set_text(self, text: str) -> None:
        new = text != self.plain
        super().set_text(text)
        self.setVisible(bool(text))
        if new and self.isVisible():
            self.announcer.say(self.accessibleName())


class FaultLabel(StatusLabel):
    """A message about a fault, in the colour of faults."""

    def restyle(self) -> None:
        super().restyle()
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, self._look.colours.bad)
        self.setPalette(palette)
