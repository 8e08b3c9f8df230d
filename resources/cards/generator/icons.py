"""The program's icon in the sizes that desktops need, rendered from its drawing."""

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from .ornaments import icon, small_icon
from .svg import written

SIZES = (16, 32, 48, 64, 128, 256)
SMALL = 16  # up to this size the knot is left out


def icon_image(size: int) -> QImage:
    """The icon as a square image on transparent ground."""
    drawing = written(small_icon() if size <= SMALL else icon())
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(image.rect()))
    painter.end()
    return image
