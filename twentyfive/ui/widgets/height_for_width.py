"""What is as high as its parts need in the width there is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QSizePolicy, QWidget

from twentyfive.ui.theme.look import Look, dress


class FreeHeight(QWidget):
    """Its width alone decides its height. Whoever inherits it says how high it is, and paints it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_look(self, look: Look) -> None:
        self._look = look
        self._renew()

    def _renew(self) -> None:
        """Have it measured and painted anew when it shows something else."""
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        raise NotImplementedError


class HeightForWidthLayout(FreeHeight):
    """Whoever inherits it says also where its parts, its children, lie in its width."""

    def _arrange(self) -> None:
        """Lay the parts out in the present width."""
        raise NotImplementedError

    def _rearrange(self) -> None:
        """Lay the parts out again when others are there, or need more or less."""
        self._arrange()
        self.updateGeometry()

    def set_look(self, look: Look) -> None:
        self._look = look
        dress(self, look)
        self._rearrange()

    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(1, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


class Wrapped(HeightForWidthLayout):
    """Side by side where there is room for that. A part whose words change may need another row."""

    def _whole_width(self) -> int:
        """How wide all parts are side by side."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        width = self._whole_width()
        return QSize(width, self.heightForWidth(width))

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._rearrange()
        return super().event(event)


def take_away(widgets: Iterable[QWidget]) -> None:
    """Have them deleted, and no longer seen till Qt does so."""
    for widget in widgets:
        widget.hide()
        widget.deleteLater()


def empty(column: QLayout, stays: int = 0) -> None:
    """Take away all that is in the column but the first of it, so many."""
    while (item := column.takeAt(stays)) is not None:
        widget = item.widget()
        if widget is not None:
            take_away([widget])
