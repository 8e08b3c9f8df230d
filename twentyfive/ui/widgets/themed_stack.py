"""A stack of pages that follow the look of the window."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from PySide6.QtWidgets import QStackedWidget, QWidget

from twentyfive.ui.accessibility.roles import LaidOut
from twentyfive.ui.theme.styled import Styled

_Page = TypeVar("_Page", bound=QWidget)


class ThemedStack(Styled, QStackedWidget, LaidOut):
    """A stack whose pages get a new look when they are shown: changing all of them at once would take too long."""

    def add_page(self, page: _Page) -> _Page:
        """Add a page, and return it."""
        self.addWidget(page)
        return page

    def inside(self) -> Iterable[Styled]:
        shown = self.currentWidget()
        return (shown,) if isinstance(shown, Styled) else ()

    def renew(self) -> None:
        for place in range(self.count()):
            page = self.widget(place)
            if isinstance(page, Styled):
                page.renew()

    def setCurrentWidget(self, widget: QWidget) -> None:
        if isinstance(widget, Styled):
            widget.catch_up()
        super().setCurrentWidget(widget)
