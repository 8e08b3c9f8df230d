"""The small sign on the button that a hint points to: as on cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen

from twentyfive.ui.cards.marks import pill_text
from twentyfive.ui.table.layout.scene import Mark
from twentyfive.ui.theme.text_layout import line_height, natural_width
from twentyfive.ui.widgets.overlay import LaidOver

_EDGE: Final = 1.5


class HintPill(LaidOver):
    """Lies on the upper edge of a button, near its end."""

    def point_to(self, frame: QRect) -> None:
        """Lie on that button, whose frame is given in the parent's coordinates."""
        height = round(0.95 * line_height(self._font()))
        width = round(natural_width(_text(), self._font()) + 0.9 * height)
        left = frame.right() - min(width, frame.width()) - self._look.radius // 2
        self.setGeometry(left, frame.top() - height // 2, width, height)
        self.raise_()
        self.show()

    def _font(self) -> QFont:
        return self._look.font(round(0.9 * self._look.small), bold=True)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(self.rect()).adjusted(_EDGE / 2, _EDGE / 2, -_EDGE / 2, -_EDGE / 2)
        painter.setPen(QPen(self._look.colours.black, _EDGE))
        painter.setBrush(self._look.colours.gold)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(self._look.colours.onaccent)
        painter.setFont(self._font())
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, _text())
        painter.end()


def _text() -> str:
    return pill_text({Mark.ADVISED})
