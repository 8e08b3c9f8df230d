"""The files here are what the generator draws, and the ornaments do what they are for."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from resources.cards.generator.icons import SIZES, icon_image
from resources.cards.generator.writing import drawings, icon_path
from twentyfive.ai.characters.cast import CAST
from twentyfive.assets import resource

PIXELS = 96
SAME = 2  # what two ways of rounding may make of one pixel


def picture(*parts: str, ground: QColor | Qt.GlobalColor = Qt.GlobalColor.transparent) -> QImage:
    image = QImage(PIXELS, PIXELS, QImage.Format.Format_ARGB32)
    image.fill(ground)
    painter = QPainter(image)
    QSvgRenderer(str(resource(*parts))).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def largest_difference(one: QImage, other: QImage) -> int:
    converted = [image.convertToFormat(QImage.Format.Format_ARGB32) for image in (one, other)]
    first, second = (bytes(image.constBits()) for image in converted)
    return max(abs(a - b) for a, b in zip(first, second, strict=True))


def changes(image: QImage, start: QPoint, step: QPoint) -> list[int]:
    """The places along a row or column of pixels where plainly light meets plainly dark."""
    light = [image.pixelColor(start + step * i).lightness() > 90 for i in range(PIXELS)]
    return [i for i, (one, other) in enumerate(pairwise(light)) if one != other]


@pytest.mark.broad
def test_the_generator_draws_exactly_what_is_here() -> None:
    drawn = drawings()
    changed = [path for path, text in drawn.items() if resource(path).read_text(encoding="utf-8") != text]
    assert drawn
    assert changed == []


@pytest.mark.parametrize("size", SIZES)
def test_the_icon_is_there_in_every_size(size: int) -> None:
    icon = QImage(str(resource(icon_path(size))))
    assert (icon.width(), icon.height()) == (size, size)
    assert largest_difference(icon, icon_image(size)) <= SAME


def test_the_emblem_stands_on_any_ground() -> None:
    emblem = picture("art", "emblem.svg")
    corners = [(0, 0), (PIXELS - 1, 0), (0, PIXELS - 1), (PIXELS - 1, PIXELS - 1)]
    assert [emblem.pixelColor(x, y).alpha() for x, y in corners] == [0, 0, 0, 0]


def test_the_plait_joins_to_itself() -> None:
    tile = picture("art", "plait.svg")
    top, bottom = QPoint(0, 0), QPoint(0, PIXELS - 1)
    assert_joined(changes(tile, top, QPoint(1, 0)), changes(tile, bottom, QPoint(1, 0)))


def test_the_corner_joins_the_left_side_to_the_upper_side() -> None:
    corner, left = picture("art", "plait-corner.svg"), picture("art", "plait.svg")
    upper = left.transformed(QTransform().rotate(90))
    along, down, last = QPoint(1, 0), QPoint(0, 1), PIXELS - 1
    assert_joined(changes(corner, QPoint(0, last), along), changes(left, QPoint(0, 0), along))
    assert_joined(changes(corner, QPoint(last, 0), down), changes(upper, QPoint(0, 0), down))


def assert_joined(one: list[int], other: list[int]) -> None:
    """The edges of the strands meet; as strands run slantwise, a pixel or two of shift is no gap."""
    assert len(one) == len(other) > 0
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


@pytest.mark.parametrize("suit", "SHDC")
def test_a_suit_sign_fills_its_square_and_can_take_any_colour(suit: str) -> None:
    sign = picture("art", f"suit-{suit}.svg")
    middle = range(PIXELS)
    rows = [y for y in middle if any(sign.pixelColor(x, y).alpha() for x in middle)]
    assert rows[0] <= 0.08 * PIXELS
    assert rows[-1] >= 0.92 * PIXELS
    assert {sign.pixelColor(0, 0).alpha(), sign.pixelColor(PIXELS // 2, PIXELS // 2).alpha()} == {0, 255}


def test_every_character_has_a_portrait_on_a_transparent_ground() -> None:
    sizes = 0
    for member in CAST:
        portrait = picture("characters", f"{member.key}.svg")
        assert portrait.pixelColor(0, 0).alpha() == 0
        assert portrait.pixelColor(PIXELS // 2, PIXELS // 2).alpha() == 255
        sizes += resource("characters", f"{member.key}.svg").stat().st_size
    assert sizes < 120_000
