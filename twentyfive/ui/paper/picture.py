"""Pages as pictures, to be seen before they are printed."""

from __future__ import annotations

from PySide6.QtGui import QColor, QImage, QPainter

from twentyfive.presentation.paper.formats import Paper
from twentyfive.ui.paper.formats import size_of
from twentyfive.ui.paper.marks import Page


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
