"""The way from page to page.

* A page is a row of `ROUTES`, loaded and made by its `of` when it is first opened. It gets the tools that all pages
  share, the router among them, and so needs nobody to pass its wishes on.
* `open` fills a page (`open`), shows it, gives the focus to its `first_stop`, and lets it `arrive`; a page has those
  of these methods that it needs.
* Where Back leads is decided here alone: to the page that the row names, else to the one from which the page was
  opened. That one keeps what it shows and its focus; `back_from` tells it who was left.
* In another language all pages are made anew. `places` says where the person is and what lies behind, and `return_to`
  opens just that again; a page that can be left in its midst says by `whereabouts` what it has to be opened with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Protocol, TypeVar, runtime_checkable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.ui.widgets.themed_stack import ThemedStack
from twentyfive.ui.window.routes import ROUTES, START

if TYPE_CHECKING:
    from twentyfive.ui.page_tools import PageTools

_Page = TypeVar("_Page", bound=QWidget)


class _Routed(Protocol):
    """The class of a page that has a row in `ROUTES`."""

    def of(self, tools: PageTools) -> QWidget: ...


@runtime_checkable
class _HasFirstStop(Protocol):
    """A page that gives the focus to one of its widgets when it opens."""

    def first_stop(self) -> QWidget: ...


@runtime_checkable
class _IsFilled(Protocol):
    def open(self, *what: object) -> None: ...


@runtime_checkable
class _Arrives(Protocol):
    def arrive(self, *what: object) -> None: ...


@runtime_checkable
class _IsComeBackTo(Protocol):
    def back_from(self, route: str) -> None: ...


@runtime_checkable
class _HasWhereabouts(Protocol):
    def whereabouts(self) -> tuple[object, ...]: ...


@runtime_checkable
class _Ends(Protocol):
    def end(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Place:
    """A page, and what it was opened with."""

    route: str
    what: tuple[object, ...] = ()


def enter(page: QWidget) -> None:
    """Move the focus to the first stop of a page.

    If the page got the focus and passed it on, Qt would report the page to a screen reader after the widget: the reader
    would then announce the page as focused, and not the button.
    """
    page = _innermost(page)
    (page.first_stop() if isinstance(page, _HasFirstStop) else page).setFocus()


def _innermost(page: QWidget) -> QWidget:
    while (inside := page.focusProxy()) is not None:
        page = inside
    return page


class Router(ThemedStack):
    """The pages of the window, of which one is shown, and the history of those behind it.

    Signals:
        left(): the person wants to go back to the start page.
    """

    left = Signal()

    def __init__(self, tools: Callable[[], PageTools], parent: QWidget) -> None:
        """`tools` returns what the pages share; it is called when the first of them is made."""
        super().__init__(parent)
        self._tools = tools
        self._pages: dict[str, QWidget] = {}
        self._here: Place | None = None
        self._behind_here: list[Place] = []

    def lay(self, route: str, page: _Page) -> _Page:
        """Take a page that the window has made as that of a route, and return it."""
        self._pages[route] = page
        return self.add_page(page)

    def page(self, route: str) -> QWidget:
        """Return the page of a route."""
        if route not in self._pages:
            row = ROUTES[route]
            kind: _Routed = getattr(import_module(row.module), row.kind)
            self.lay(route, kind.of(self._tools()))
        return self._pages[route]

    def built(self, route: str) -> QWidget | None:
        """Return the page of a route, None before it is made."""
        return self._pages.get(route)

    def is_at(self, route: str) -> bool:
        """Return True if the page of a route is shown."""
        return self.currentWidget() is self._pages.get(route)

    def open(self, route: str, *what: object) -> None:
        """Show the page of a route, filled with `what` it is to show."""
        page = self.page(route)
        if isinstance(page, _IsFilled):
            page.open(*what)
        if not self.is_at(route):
            self._remember(route)
            self.setCurrentWidget(page)
            if isinstance(_innermost(page), _HasFirstStop):
                enter(page)
        self._here = Place(route, what)
        if isinstance(page, _Arrives):
            page.arrive(*what)

    def back(self) -> None:
        """Go where Back leads from the page that is shown."""
        left = self._here
        fixed = "" if left is None else ROUTES[left.route].back
        place = Place(fixed) if fixed else self._behind_here.pop() if self._behind_here else Place(START)
        if left is None or place.route == START:
            self.left.emit()
            return
        page, self._here = self.page(place.route), place
        self.setCurrentWidget(page)
        if isinstance(page, _IsComeBackTo):
            page.back_from(left.route)

    @property
    def places(self) -> tuple[Place, ...]:
        """The places to which Back leads one after the other, the farthest first, and the one that is shown."""
        places = self._behind_here if self._here is None else [*self._behind_here, self._here]
        return tuple(self._whereabouts(place) for place in places)

    def return_to(self, places: Iterable[Place]) -> None:
        """Open these places one after the other, or the start page instead of one that is there no more."""
        for place in places:
            if place.route == START or not (ROUTES[place.route].page or place.route in self._pages):
                self.left.emit()
            else:
                self.open(place.route, *place.what)

    def enter_page(self) -> None:
        """Move the focus to the first stop of the page that is shown."""
        page = self.currentWidget()
        if page is not None:
            enter(page)

    def end(self) -> None:
        """End the processes and connections that pages have begun."""
        for page in self._pages.values():
            if isinstance(page, _Ends):
                page.end()

    def _whereabouts(self, place: Place) -> Place:
        page = self._pages[place.route]
        return Place(place.route, page.whereabouts()) if isinstance(page, _HasWhereabouts) else place

    def _remember(self, route: str) -> None:
        """Note what lies behind a page that is about to be shown."""
        routes = [place.route for place in self._behind_here]
        if ROUTES[route].back or route == START:
            self._behind_here = []
        elif route in routes:
            del self._behind_here[routes.index(route) :]
        elif self._here is not None:
            self._behind_here.append(self._here)
