"""The preview: the pages as they will look on paper, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.paper.formats import Paper
from twentyfive.ui.paper.formats import size_of
from twentyfive.ui.paper.marks import Page
from twentyfive.ui.widgets.base_button import RING, is_ringed, paint_ring
from twentyfive.ui.widgets.height_for_width import HeightForWidth
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.wording.names import for_the_ear

_WIDEST: Final = 60
"""Greatest width of a page, in letters of running text."""


_MOST_KEPT: Final = 12
"""The most pictures of pages that are kept, each of up to 8 MB: the score cards of 500 people have 42 pages."""


class Preview(HeightForWidth):
    """The pages as pictures. It can have the focus; a screen reader then reads their whole text.

    Attributes:
        pages: the pages shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages: tuple[Page, ...] = ()
        self._paper = Paper.A4
        self._pictures: dict[int, QImage] = {}
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # with a click it would scroll under the pointer

    def show_pages(self, pages: Sequence[Page], paper: Paper) -> None:
        """Show these pages."""
        self.pages, self._paper, self._pictures = tuple(pages), paper, {}
        self.setAccessibleDescription(for_the_ear(" ".join(text for page in pages for text in page.texts)))
        self._renew()

    def _place(self, number: int, width: int) -> QRect:
        """Return the place of a page where the widget has that width."""
        size, room = size_of(self._paper), width - 2 * RING
        wide = min(room, _WIDEST * self._look.medium)
        high = round(wide * size.height() / size.width())
        return QRect(RING + (room - wide) // 2, RING + number * (high + self._look.gap), wide, high)

    def heightForWidth(self, width: int) -> int:
        return self._place(max(0, len(self.pages) - 1), width).bottom() + 1 + RING

    def sizeHint(self) -> QSize:
        width = 40 * self._look.medium
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(10 * self._look.medium, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number in range(len(self.pages)):
            place = self._place(number, self.width())
            if place.intersects(event.rect()):
                painter.drawImage(QRectF(place), self._picture(number, place.width()))
                painter.setPen(QPen(self._look.colours.line, 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRect(QRectF(place).adjusted(0.5, 0.5, -0.5, -0.5))
        if is_ringed(self):
            paint_ring(painter, QRectF(self.rect()), self._look.radius, self._look.colours)
        painter.end()

    def _picture(self, number: int, width: int) -> QImage:
        """Return the picture of a page, drawn when it is first seen in a width."""
        pixels = round(width * self.devicePixelRatioF())
        kept = self._pictures.get(number)
        if kept is None or kept.width() != pixels:
            if len(self._pictures) >= _MOST_KEPT:
                self._pictures.clear()
            kept = self._pictures[number] = picture_of(self.pages[number], self._paper, pixels)
        return kept

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        bring_into_view(self)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def picture_of(page: Page, paper: Paper, width: int) -> QImage:
    """Return a page as a picture that is `width` device pixels wide."""
    size = size_of(paper)
    image = QImage(width, round(width * size.height() / size.width()), QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.scale(width / size.width(), width / size.width())
    page.paint(painter)
    painter.end()
    return image
