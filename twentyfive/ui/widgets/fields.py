"""Input fields: a line of text, and a slider."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen, QWheelEvent
from PySide6.QtWidgets import QLineEdit, QSizePolicy, QSlider

from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring

_FEWEST_LETTERS: Final = 8
"""Least width of a text field, in font sizes."""


class TextField(Styled, QLineEdit):
    """A line of text to edit, framed like a button."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._dress()

    def restyle(self) -> None:
        self.setFont(self._look.font(self._look.medium))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        palette.setColor(QPalette.ColorRole.Text, self._look.colours.ink)
        palette.setColor(QPalette.ColorRole.Highlight, self._look.colours.accent)
        palette.setColor(QPalette.ColorRole.HighlightedText, self._look.colours.onaccent)
        self.setPalette(palette)
        inside = RING + round(0.4 * self._look.medium)
        self.setTextMargins(inside, RING, inside, RING)
        self.updateGeometry()

    def inside(self) -> Iterable[Styled]:
        return ()  # Qt's own parts alone

    def sizeHint(self) -> QSize:
        return QSize(2 * self.minimumSizeHint().width(), self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        height = max(self._look.control_height, self._look.target)
        return QSize(_FEWEST_LETTERS * self._look.medium + 2 * RING, height + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        edge = self._look.colours.accentink if self.hasFocus() else self._look.colours.line
        painter.setPen(QPen(edge, 2))
        painter.setBrush(self._look.colours.page)
        painter.drawRoundedRect(frame.adjusted(1, 1, -1, -1), self._look.radius - 1, self._look.radius - 1)
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()
        super().paintEvent(event)


class ScaleSlider(Styled, QSlider):
    """A slider with a large knob.

    While the knob is held, `sliderMoved` reports its position. The value changes when the knob is released, so that
    nothing moves under the pointer.
    """

    def __init__(self, numbers: range, marks: Sequence[int], *, page: int, words: Callable[[int], str] = str) -> None:
        """Create a slider.

        Args:
            numbers: the values that can be set.
            marks: the values that are labelled below the line.
            page: the step of the page keys.
            words: turns a value into its label.
        """
        super().__init__(Qt.Orientation.Horizontal)
        self._marks = {mark: words(mark) for mark in marks}
        self._step = numbers.step
        self.setRange(numbers[0], numbers[-1])
        self.setSingleStep(numbers.step)
        self.setPageStep(page)
        self.setTracking(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_value(self, number: int) -> None:
        """Move the knob without a signal."""
        with QSignalBlocker(self):
            self.setValue(number)

    def _knob(self) -> float:
        """Return the radius of the knob."""
        return min(0.36 * self._look.control_height, 26.0)

    def _line(self) -> tuple[float, float, float]:
        """Return the left and right end of the line, and its y coordinate."""
        margin = max(RING + self._knob(), self._widest_mark() / 2)
        return margin, self.width() - margin, RING + self._look.control_height / 2

    def _mark_width(self, words: str) -> float:
        return QFontMetricsF(self._look.font(self._look.small)).horizontalAdvance(words)

    def _widest_mark(self) -> float:
        return max(map(self._mark_width, self._marks.values()), default=0.0)

    def _x_of(self, number: int) -> float:
        left, right, _ = self._line()
        return left + (right - left) * (number - self.minimum()) / (self.maximum() - self.minimum())

    def _number_at(self, x: float) -> int:
        left, right, _ = self._line()
        share = (x - left) / max(1.0, right - left) * (self.maximum() - self.minimum())
        return self.minimum() + self._step * round(share / self._step)

    def sizeHint(self) -> QSize:
        return QSize(14 * self._look.medium, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        height = 2 * RING + self._look.control_height + self._look.line_height(self._look.small)
        return QSize(round(1.4 * self._widest_mark() * len(self._marks)), height)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.setSliderDown(True)
            self.setSliderPosition(self._number_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._number_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page, even over a slider

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, knob = self._look.colours, self._knob()
        ink, fill = (colours.accentink, colours.accent) if self.isEnabled() else (colours.line, colours.page)
        left, right, y = self._line()
        painter.setPen(QPen(colours.line, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(left, y), QPointF(right, y))
        centre = QPointF(self._x_of(self.sliderPosition()), y)
        painter.setPen(QPen(ink, 5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(left, y), centre)
        if is_ringed(self):
            painter.setPen(QPen(colours.f2, 3))
            painter.setBrush(colours.f1)
            painter.drawEllipse(centre, knob + 5.5, knob + 5.5)
        painter.setPen(QPen(ink, 3))
        painter.setBrush(fill)
        painter.drawEllipse(centre, knob - 1.5, knob - 1.5)
        self._paint_marks(painter)
        painter.end()

    def _paint_marks(self, painter: QPainter) -> None:
        painter.setFont(self._look.font(self._look.small))
        painter.setPen(self._look.colours.ink2)
        top = RING + self._look.control_height + 2
        for mark, words in self._marks.items():
            width = self._mark_width(words) + 2
            area = QRectF(self._x_of(mark) - width / 2, top, width, self._look.line_height(self._look.small))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, words)
