"""Accessible roles for plain widgets: groups, painted text, and mere layout; and tooltips that are not read."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QToolTip, QWidget


class Grouped:
    """Mixin that makes a widget a group: a screen reader says its accessible name when the focus enters it.

    A screen reader takes a bare QWidget for mere layout, and skips it together with its name.
    """


class Worded:
    """Mixin that makes a painted widget text: a screen reader reads its accessible name; see `Grouped`."""


class LaidOut:
    """Mixin that makes a container mere layout: a screen reader skips it, where Qt would give it a role of its own."""


class Unfolding:
    """Mixin of a button that opens a part of the page: a screen reader says whether the part is open."""

    is_open = False


class _UnfoldingInterface(QAccessibleWidget):
    """A button that can be pressed, and is expanded or collapsed."""

    def __init__(self, button: QAbstractButton, unfolding: Unfolding) -> None:
        super().__init__(button, QAccessible.Role.Button)
        self._button, self._unfolding = button, unfolding

    def state(self) -> QAccessible.State:
        state = super().state()
        state.expandable = 1
        state.expanded, state.collapsed = int(self._unfolding.is_open), int(not self._unfolding.is_open)
        return state

    def actionNames(self) -> list[str]:
        return [_PRESS, *super().actionNames()]

    def doAction(self, action: str) -> None:
        if action == _PRESS:
            self._button.click()
        else:
            super().doAction(action)


_PRESS: Final = "Press"
"""What Qt calls the action, whatever the language."""


def install_roles() -> None:
    """Make Qt report groups, painted text and layout to screen readers, from now on and in the whole program."""
    QAccessible.installFactory(_interface_for)


def _interface_for(_: str, widget: QObject) -> QAccessibleWidget | None:
    """The accessible interface of a widget; None leaves it to Qt."""
    if isinstance(widget, QWidget) and isinstance(widget, Grouped):
        return QAccessibleWidget(widget, QAccessible.Role.Grouping)
    if isinstance(widget, QWidget) and isinstance(widget, Worded):
        return QAccessibleWidget(widget, QAccessible.Role.StaticText)
    if isinstance(widget, QWidget) and isinstance(widget, LaidOut):
        return QAccessibleWidget(widget, QAccessible.Role.Client)
    if isinstance(widget, QAbstractButton) and isinstance(widget, Unfolding):
        return _UnfoldingInterface(widget, widget)
    return None


def show_tip(event: QEvent, tip: str, widget: QWidget) -> bool:
    """Show `tip` if the event is that of a pointer resting on `widget`; return True if it was shown."""
    if not (tip and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip):
        return False
    QToolTip.showText(event.globalPos(), tip, widget)
    return True
