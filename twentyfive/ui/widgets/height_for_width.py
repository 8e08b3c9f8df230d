"""Widgets whose height depends on their width, and containers of such widgets."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from twentyfive.ui.theme.styled import Styled


class HeightForWidth(Styled, QWidget):
    """A widget whose width alone decides its height. Subclasses calculate the height and paint it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def restyle(self) -> None:
        self._renew()

    def _renew(self) -> None:
        """Update size and picture after the content has changed."""
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        raise NotImplementedError


class HeightForWidthLayout(HeightForWidth):
    """A widget that lays out its children by itself. Subclasses calculate the height and place the children."""

    def _arrange(self) -> None:
        """Place the children for the present width."""
        raise NotImplementedError

    def _rearrange(self) -> None:
        """Place the children again after they, or their sizes, have changed."""
        self._arrange()
        self.updateGeometry()

    def restyle(self) -> None:
        self._rearrange()

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class WrappingRow(HeightForWidthLayout):
    """A row that wraps into more rows if it must. It is laid out again when the text of a child changes."""

    def _whole_width(self) -> int:
        """Return the width of all children side by side."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        width = self._whole_width()
        return QSize(width, self.heightForWidth(width))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._rearrange()
        return super().event(event)


def take_away(widgets: Iterable[QWidget]) -> None:
    """Delete these widgets; they are hidden until Qt does so."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def empty(column: QLayout, stays: int = 0) -> None:
    """Delete all widgets in the layout after the first `stays`."""
    while (item := column.takeAt(stays)) is not None:
        widget = item.widget()
        if widget is not None:
            take_away([widget])
