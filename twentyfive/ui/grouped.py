"""Widgets whose parts belong together, as a screen reader is told of them."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAccessibleWidget, QWidget


class Grouped:
    """What makes a widget a group to a screen reader, which says its accessible name to who comes into it.

    A bare widget is no more than filling to it: it passes over that, the name with it.
    """


def tell_groups() -> None:
    """Have Qt tell screen readers of groups, from now on and in the whole program."""
    QAccessible.installFactory(_as_group)


def _as_group(_: str, asked: QObject) -> QAccessibleWidget | None:
    """What a screen reader is told of it; None leaves it to Qt."""
    if isinstance(asked, QWidget) and isinstance(asked, Grouped):
        return QAccessibleWidget(asked, QAccessible.Role.Grouping)
    return None
