"""What a page of records shows while there is nothing to show: the emblem, and one sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from twentyfive.ui.cards.emblem import paint_emblem
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.ui.widgets.rows import Sheet

_SIDE: Final = 6
"""The side of the emblem, in letters."""


class EmptySheet(Sheet):
    """A sheet with the emblem above a sentence, both in the middle."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self._label = RichLabel(sentence)
        self._label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.add(_Emblem(), self._label)

    @property
    def plain(self) -> str:
        """The sentence."""
        return self._label.plain

    def set_text(self, sentence: str) -> None:
        """Show another sentence."""
        self._label.set_text(sentence)

    def _fit(self) -> None:
        super()._fit()
        margin = 2 * self._look.padding
        self.rows.setContentsMargins(margin, margin, margin, margin)
        self.rows.setSpacing(self._look.padding)


class _Emblem(Styled, QWidget):
    """The emblem in the middle; a screen reader skips it."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        side = _SIDE * self._look.medium
        return QSize(side, side)

    def paintEvent(self, _: QPaintEvent) -> None:
        side = self.height()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        paint_emblem(painter, QRectF((self.width() - side) / 2, 0, side, side), self._look.colours.accentink)
        painter.end()
