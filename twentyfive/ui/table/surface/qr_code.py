"""A QR code: black on white in every theme, as a camera needs it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.presentation.qr_modules import QUIET, Modules, modules_of


class QrCode(QWidget):
    """The QR code of a text, in whole pixels for each module.

    Attributes:
        text: the text; empty for none.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = ""
        self._modules: Modules = ()
        self._least = 0
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_text(self, text: str) -> None:
        """Show the code of this text; nothing for an empty one."""
        if text != self.text:
            self.text = text
            self._modules = modules_of(text) if text else ()
            self.update()

    def set_least(self, side: int) -> None:
        """Ask for this side at least, in pixels."""
        self._least = side
        self.updateGeometry()

    def square(self) -> QRectF:
        """Return the white square with the code, in the middle of the widget."""
        side = min(self.width(), self.height())
        square = QRectF(0, 0, side, side)
        square.moveCenter(QRectF(self.rect()).center())
        return square

    def heightForWidth(self, width: int) -> int:
        return min(width, self._least)

    def hasHeightForWidth(self) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(self._least, self._least)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._least, self._least)

    def paintEvent(self, _: QPaintEvent) -> None:
        if not self._modules:
            return
        painter = QPainter(self)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.GlobalColor.white)
        square = self.square()
        painter.drawRoundedRect(square, 6, 6)
        ratio = self.devicePixelRatioF()
        size = len(self._modules) + 2 * QUIET
        module = int(square.width() * ratio / size) / ratio  # whole pixels: blurred edges are hard to read
        left = square.center().x() - module * len(self._modules) / 2
        top = square.center().y() - module * len(self._modules) / 2
        painter.setBrush(Qt.GlobalColor.black)
        for row, line in enumerate(self._modules):
            for column, dark in enumerate(line):
                if dark:
                    painter.drawRect(QRectF(left + column * module, top + row * module, module, module))
        painter.end()
