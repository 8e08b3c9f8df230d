"""The icons on buttons: a file for each, as large as its place, in the colour of the button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from twentyfive.assets import resource
from twentyfive.ui.theme.icons import Icon, paint_icon

PIXELS, MARGIN, BOX = 72, 12, 48

pytestmark = pytest.mark.usefixtures("qapp")


def painted(icon: Icon, ink: str, paper: str) -> QImage:
    """The icon in a box of 48 pixels with a margin of 12 around it."""
    image = QImage(PIXELS, PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(paper))
    painter = QPainter(image)
    paint_icon(painter, icon, QRectF(MARGIN, MARGIN, BOX, BOX), QColor(ink))
    painter.end()
    return image


def test_every_icon_has_a_file_and_every_file_is_an_icon() -> None:
    assert {file.stem for file in resource("icons", "ui").iterdir()} == set(Icon)


@pytest.mark.parametrize("icon", list(Icon))
def test_each_icon_fills_its_box_and_stays_in_it(icon: Icon) -> None:
    image = painted(icon, "#000000", "#FFFFFF")
    dark = [(x, y) for x in range(PIXELS) for y in range(PIXELS) if image.pixelColor(x, y).lightness() < 128]
    columns, rows = [x for x, _ in dark], [y for _, y in dark]
    assert max(max(columns) - min(columns), max(rows) - min(rows)) > 0.6 * BOX
    assert min(columns + rows) >= MARGIN
    assert max(columns + rows) < MARGIN + BOX


@pytest.mark.broad("undo")
@pytest.mark.parametrize("icon", list(Icon))
def test_an_icon_is_painted_in_the_colour_asked_for_and_no_other(icon: Icon) -> None:
    image = painted(icon, "#E00000", "#000000")
    colours = [image.pixelColor(x, y) for x in range(PIXELS) for y in range(PIXELS)]
    assert max(colour.red() for colour in colours) == 0xE0
    assert all(colour.green() == colour.blue() == 0 for colour in colours)


def test_an_icon_lies_in_the_middle_of_an_area_that_is_no_square() -> None:
    image = QImage(120, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    paint_icon(painter, Icon.CLOSE, QRectF(0, 0, 120, 40), QColor("#000000"))
    painter.end()
    columns = [x for x in range(120) if any(image.pixelColor(x, y).lightness() < 128 for y in range(40))]
    assert columns[0] >= 40
    assert columns[-1] < 80
    assert columns[0] + columns[-1] == 119
