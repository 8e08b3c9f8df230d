"""Pages that lie on each other, each of which follows the look of the window."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from twentyfive.ui.theme.look import Look, Looked

_Part = TypeVar("_Part", bound=Looked)
_Page = TypeVar("_Page", bound=QWidget)


class ThemedStack(QStackedWidget):
    """A stack whose pages are given a look when they are seen: all of them at once would keep the window waiting."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._parts: list[Looked] = []
        self._behind: list[Looked] = []  # pages that do not wear it yet

    def dressed(self, part: _Part) -> _Part:
        """The part itself, which follows the look from now on; a page of the stack does when it is seen."""
        self._parts.append(part)
        return part

    def added(self, page: _Page) -> _Page:
        """Lay the page into the stack, where it follows the look from now on; returns the page itself."""
        part: object = page
        assert isinstance(part, Looked), "a page can be given a look"
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
        if isinstance(widget, Looked) and widget in self._behind:
            self._behind.remove(widget)
            widget.set_look(self._look)
        super().setCurrentWidget(widget)

    def _is_hidden_page(self, part: Looked) -> bool:
        return isinstance(part, QWidget) and self.indexOf(part) >= 0 and part is not self.currentWidget()
