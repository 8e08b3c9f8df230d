"""The stack of the window's pages, and the way back from each."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.themed_stack import ThemedStack


@runtime_checkable
class _HasFirstStop(Protocol):
    """A page that gives the focus to one of its widgets when it opens."""

    def first_stop(self) -> QWidget: ...


def enter(page: QWidget) -> None:
    """Move the focus to the first stop of a page.

    If the page got the focus and passed it on, Qt would report the page to a screen reader after the widget: the reader
    would then announce the page as focused, and not the button.
    """
    while (inside := page.focusProxy()) is not None:
        page = inside
    (page.first_stop() if isinstance(page, _HasFirstStop) else page).setFocus()


class PageStack(ThemedStack):
    """The pages of the window; the first is the start page.

    Signals:
        left(): the person wants to go back to the start page.
    """

    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._trail: list[QWidget] = []
        self._visited: QWidget | None = None  # the last page that `visit` or `go_back` has shown

    def visit(self, page: QWidget) -> None:
        """Show a page from which `go_back` returns to the current page, and then to the pages visited before it."""
        here = self.currentWidget()
        if here is page:
            return
        if here is not self._visited:
            self._trail = []  # the person left the visited pages by another way
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        elif here is not None:
            self._trail.append(here)
        self._visited = page
        self.setCurrentWidget(page)
        enter(page)

    def go_back(self) -> None:
        """Return to the page that was open before this one."""
        here = self._trail.pop() if self._trail else None
        self._visited = here
        if here is None or here is self.widget(0):
            self.left.emit()
        else:
            self.setCurrentWidget(here)

    def leads_back_to(self, page: QWidget) -> bool:
        """Return True if this page is open, or `go_back` leads to it sooner or later."""
        here = self.currentWidget()
        return here is page or (here is self._visited and page in self._trail)  # else the trail was left
