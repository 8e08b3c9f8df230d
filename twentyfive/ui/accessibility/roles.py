"""Accessible roles for plain widgets: groups, painted text, and mere layout; and tooltips that are not read."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtWidgets import QAccessibleWidget, QToolTip, QWidget


class Grouped:
    """Mixin that makes a widget a group: a screen reader says its accessible name when the focus enters it.

    A screen reader takes a bare QWidget for mere layout, and skips it together with its name.
    """


class Worded:
    """Mixin that makes a painted widget text: a screen reader reads its accessible name; see `Grouped`."""


class LaidOut:
    """Mixin that makes a container mere layout: a screen reader skips it, where Qt would give it a role of its own."""


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
    return None


def show_tip(event: QEvent, tip: str, widget: QWidget) -> bool:
    """Show `tip` if the event is that of a pointer resting on `widget`; return True if it was shown."""
    if not (tip and isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip):
        return False
    QToolTip.showText(event.globalPos(), tip, widget)
    return True
