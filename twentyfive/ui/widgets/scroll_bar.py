"""The scroll bar of all scrolling widgets."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollBar, QStyle, QStyleOptionSlider, QWidget

from twentyfive.ui.theme.look import Look
from twentyfive.wording.names import translate


class ScrollBar(QScrollBar):
    """A vertical scroll bar that is visible in every theme and wide enough to hit."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self.setAccessibleName(translate("page", "Scroll up and down"))
        self._look = look

    def set_look(self, look: Look) -> None:
        self._look = look
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.margin, super().sizeHint().height())

    def paintEvent(self, _: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
        )
        colours = self._look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), colours.raised)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.accentink if self.isSliderDown() else colours.line)
        shown = QRectF(handle).adjusted(3, 0, -3, 0)
        painter.drawRoundedRect(shown, shown.width() / 2, shown.width() / 2)
        painter.end()
