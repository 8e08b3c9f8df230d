"""The icon in the formats of Windows and macOS, made from the icons of the program."""

from __future__ import annotations

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).parents[1] / "resources" / "icons"
DRAWN = (16, 32, 48, 64, 128, 256)
"""The sizes that exist as files; others are rendered from the SVG file."""

ICNS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
"""The pictures in a macOS icon: their type codes and their sizes in pixels."""

_FILE, _ENTRY, _BITMAP = struct.Struct("<HHH"), struct.Struct("<BBBBHHII"), struct.Struct("<IiiHHIIiiII")


def write_ico(path: Path) -> None:
    """Write the icon of Windows, in all sizes of `DRAWN`."""
    pictures = {size: _png(_picture(size)) if size == 256 else _bitmap(_picture(size)) for size in DRAWN}
    offset = _FILE.size + _ENTRY.size * len(pictures)
    entries, contents = [_FILE.pack(0, 1, len(pictures))], []
    for size, content in pictures.items():
        entries.append(_ENTRY.pack(size % 256, size % 256, 0, 0, 1, 32, len(content), offset))
        contents.append(content)
        offset += len(content)
    path.write_bytes(b"".join(entries + contents))


def write_icns(path: Path) -> None:
    """Write the icon of macOS."""
    parts = []
    for name, size in ICNS.items():
        content = _png(_picture(size))
        parts.append(name.encode() + struct.pack(">I", 8 + len(content)) + content)
    path.write_bytes(b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts))


def _picture(size: int) -> QImage:
    if size in DRAWN:
        return QImage(str(ICONS / f"twentyfive-{size}.png"))
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ICONS / "twentyfive.svg")).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def _png(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, b"png").write(image)
    return bytes(buffer.data().data())


def _bitmap(image: QImage) -> bytes:
    """Return the picture as a bitmap of the ICO format: rows from bottom to top, then an unused mask."""
    size = image.width()
    rows = bytes(image.convertToFormat(QImage.Format.Format_ARGB32).flipped().constBits())
    mask = bytes((size + 31) // 32 * 4 * size)
    return _BITMAP.pack(_BITMAP.size, size, 2 * size, 1, 32, 0, len(rows), 0, 0, 0, 0) + rows + mask
