"""Sentences on a page that come and go: what was done, and what is wrong."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.panels import RichLabel


class StatusLabel(RichLabel):
    """Says what was done, and takes no room while nothing is said.

    Attributes:
        announcer: tells a screen reader of it.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("", look, parent)
        self.announcer = Announcer(self)
        self.hide()

    def set_text(self, text: str) -> None:
        new = text != self.plain
        super().set_text(text)
        self.setVisible(bool(text))
        if new and self.isVisible():
            self.announcer.say(self.accessibleName())


class FaultLabel(StatusLabel):
    """Says what is wrong, in the colour of what is wrong."""

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, look.colours.bad)
        self.setPalette(palette)
