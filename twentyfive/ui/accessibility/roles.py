"""Accessible roles for plain widgets: groups, painted text, and mere layout."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget


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
