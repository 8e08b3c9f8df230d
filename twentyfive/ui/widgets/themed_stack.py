"""A stack of pages that follow the look of the window."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from twentyfive.ui.accessibility.roles import LaidOut
from twentyfive.ui.theme.look import Look, Themed

_Part = TypeVar("_Part", bound=Themed)
_Page = TypeVar("_Page", bound=QWidget)


class ThemedStack(QStackedWidget, LaidOut):
    """A stack whose pages get a new look when they are shown: changing all of them at once would take too long."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._parts: list[Themed] = []
        self._behind: list[Themed] = []  # hidden pages that have an older look

    @property
    def look(self) -> Look:
        """The look in use."""
        return self._look

    def add_part(self, part: _Part) -> _Part:
        """Let this part follow the look, and return it. A page of the stack follows it when it is shown."""
        self._parts.append(part)
        return part

    def add_page(self, page: _Page) -> _Page:
        """Add a page, which follows the look from now on, and return it."""
        part: object = page
        assert isinstance(part, Themed), "a page can be given a look"
        self.addWidget(page)
        self._parts.append(part)
        return page

    def set_look(self, look: Look) -> None:
        """Use another look from now on."""
        self._look = look
        self._behind = [part for part in self._parts if self._is_hidden_page(part)]
        for part in self._parts:
            if part not in self._behind:
                part.set_look(look)

    def setCurrentWidget(self, widget: QWidget) -> None:
        if isinstance(widget, Themed) and widget in self._behind:
            self._behind.remove(widget)
            widget.set_look(self._look)
        super().setCurrentWidget(widget)

    def _is_hidden_page(self, part: Themed) -> bool:
        return isinstance(part, QWidget) and self.indexOf(part) >= 0 and part is not self.currentWidget()
