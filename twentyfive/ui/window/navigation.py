"""The pages of the window, one of which is seen, and the way back from each."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.themed_stack import ThemedStack


@runtime_checkable
class _Entered(Protocol):
    """A page on which something else than the page itself gets the focus as it is opened."""

    def first_stop(self) -> QWidget: ...


def enter(page: QWidget) -> None:
    """Bring the focus to where a page begins.

    Where a page hands on the focus itself, a screen reader is told first of what gets it and then of the page: it takes
    the page for what has the focus, and says nothing of the button.
    """
    while (inside := page.focusProxy()) is not None:
        page = inside
    (page.first_stop() if isinstance(page, _Entered) else page).setFocus()


class PageStack(ThemedStack):
    """The pages, the first of which is the start page.

    Signals:
        left(): the person goes back to the start page.
    """

    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self._trail: list[QWidget] = []
        self._visited: QWidget | None = None

    def visit(self, page: QWidget) -> None:
        """Show a page from which Back returns to where the person came from, and from there on back to the first."""
        here = self.currentWidget()
        if here is page:
            return
        if here is not self._visited:
            self._trail = []  # it was left by another way
        if page in self._trail:
            del self._trail[self._trail.index(page) :]
        elif here is not None:
            self._trail.append(here)
        self._visited = page
        self.setCurrentWidget(page)
        enter(page)

    def go_back(self) -> None:
        """Return to where the person came from."""
        here = self._trail.pop() if self._trail else None
        self._visited = here
        if here is None or here is self.widget(0):
            self.left.emit()
        else:
            self.setCurrentWidget(here)
