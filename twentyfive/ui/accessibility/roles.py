"""Widgets whose parts belong together, and painted ones that are words, as a screen reader is told of them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Grouped:
    """What makes a widget a group to a screen reader, which says its accessible name to who comes into it.

    A bare widget is no more than filling to it: it passes over that, the name with it.
    """


class Worded:
    """What makes a painted widget text to a screen reader, which reads its accessible name; see `Grouped`."""


def tell_groups() -> None:
    """Have Qt tell screen readers of groups and painted words, from now on and in the whole program."""
    QAccessible.installFactory(_as_it_is)


def _as_it_is(_: str, asked: QObject) -> QAccessibleWidget | None:
    """What a screen reader is told of it; None leaves it to Qt."""
    if isinstance(asked, QWidget) and isinstance(asked, Grouped):
        return QAccessibleWidget(asked, QAccessible.Role.Grouping)
    if isinstance(asked, QWidget) and isinstance(asked, Worded):
        return QAccessibleWidget(asked, QAccessible.Role.StaticText)
    return None
