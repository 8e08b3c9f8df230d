"""The look of a widget, which it finds where it stands.

The window wears a look, and when another is due, tells it down the tree of widgets: each takes it, then those inside
it, and at last each is styled by it, inner ones first, so that a widget lays out what already has its new size. Nothing
happens if the look is the same as before. A widget that is made or put somewhere later finds the look there by itself;
one that stands nowhere yet is measured by the usual look, and styled when it is put into a window.

It is no event of Qt's: those do not go down the tree by themselves, and would cost each widget a detour through C++.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.settings import Settings
from twentyfive.ui.theme.look import Look, make_look

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # a second class of Qt's among the bases would make a second widget


class Styled(_Widget):
    """Mixin of a widget that has the look of the place where it stands. It comes before Qt's class."""

    _look_found: Look | None = None
    _look_worn: Look | None = None  # the one by which the widget is styled

    @property
    def _look(self) -> Look:
        """The look in use."""
        return self._found() or _usual_look()

    def _found(self) -> Look | None:
        """The look of this widget, None while it stands nowhere."""
        if self._look_found is None:
            around = _look_around(self)
            if around is not None:
                self._look_found = self.own_look(around)
        return self._look_found

    def wear(self, around: Look) -> None:
        """Take the look of the surroundings, and let those inside have it; the window is given its look by this."""
        look = self.own_look(around)
        if look != self._look_worn:
            self._look_found = self._look_worn = look
            for widget in self.inside():
                widget.wear(look)
            self.restyle()

    def renew(self) -> None:
        """Style this widget and those inside it again, after something else has changed by which they paint."""
        for widget in self.inside():
            widget.renew()
        self.restyle()

    def own_look(self, around: Look) -> Look:
        """Return the look of this widget in surroundings with that look, usually the same."""
        return around

    def surroundings(self) -> QWidget | None:
        """Return the widget in which this one stands."""
        return self.parentWidget()

    def restyle(self) -> None:
        """Do what a new look asks for. The widgets inside already have it."""
        self.updateGeometry()
        self.update()

    def inside(self) -> Iterable[Styled]:
        """Return the nearest widgets inside that have a look and shall have it now. One left out must `catch_up`."""
        children = (child for child in self.children() if isinstance(child, QWidget))
        return tuple(chain.from_iterable(map(styled_inside, children)))

    def catch_up(self) -> None:
        """Take the present look of the surroundings, if it has changed meanwhile."""
        around = _look_around(self)
        if around is not None:
            self.wear(around)

    def changeEvent(self, event: QEvent) -> None:
        """Take the look of another place."""
        if event.type() is QEvent.Type.ParentChange:
            self.catch_up()
        super().changeEvent(event)

    def _dress(self) -> None:
        """Style this widget at the end of its making, if it stands in a window already."""
        self._look_worn = self._found()
        if self._look_worn is not None:
            self.restyle()


def look_of(widget: QWidget) -> Look:
    """Return the look of the place where the widget stands, or its own."""
    found = widget._found() if isinstance(widget, Styled) else _look_around(widget)
    return found or _usual_look()


class Holder(Styled, QWidget):
    """A plain widget that holds others, wherever it is put together."""


def styled_inside(widget: QWidget) -> Iterator[Styled]:
    """Yield this widget if it has a look, else the nearest that have one inside it: they know those inside them."""
    if isinstance(widget, Styled):
        yield widget
        return
    for child in widget.children():
        if isinstance(child, QWidget):
            yield from styled_inside(child)


def _look_around(widget: QWidget) -> Look | None:
    """The look of what stands around a widget, None if that stands in no window."""
    around = widget.surroundings() if isinstance(widget, Styled) else widget.parentWidget()
    while around is not None:
        if isinstance(around, Styled):
            return around._found()
        around = around.parentWidget()
    return None


@cache
def _usual_look() -> Look:
    return make_look(Settings(), 1280, 800)
