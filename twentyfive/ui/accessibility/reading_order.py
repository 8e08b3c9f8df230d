"""The order in which keys move the focus: as the eye reads."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

_DIRECTLY: Final = Qt.FindChildOption.FindDirectChildrenOnly


def reading_order(parent: QWidget) -> Iterator[QWidget]:
    """Yield the widgets inside `parent` at which Tab stops: row by row from the top, each row from the left.

    A child counts as one cell of its row, and its own widgets follow each other.
    """
    row: list[QWidget] = []
    children = [child for child in parent.findChildren(QWidget, options=_DIRECTLY) if child.isVisible()]
    for child in sorted(children, key=lambda child: child.y()):
        if row and child.geometry().center().y() > row[0].geometry().bottom():
            yield from _stops_in(row)
            row = []
        row.append(child)
    yield from _stops_in(row)


def _stops_in(row: Sequence[QWidget]) -> Iterator[QWidget]:
    for widget in sorted(row, key=lambda widget: widget.x()):
        if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None and widget.isEnabled():
            yield widget
        yield from reading_order(widget)
