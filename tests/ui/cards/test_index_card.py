"""The small cards with only rank and suit: every rank is painted whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.panels import look
from twentyfive.core import Card
from twentyfive.ui.cards.index_card import paint_index_card


@pytest.mark.parametrize("rank", ["J", "Q"])
@pytest.mark.parametrize("size", [(36, 50), (48, 60), (30, 44)])
def test_letters_with_a_descender_are_not_cut_off(qapp: object, rank: str, size: tuple[int, int]) -> None:
    del qapp
    width, height = size
    painted = image(width, height)
    painter = QPainter(painted)
    paint_index_card(painter, Card.parse(f"{rank}S"), QRectF(0, 0, width, height), look())
    half = height / 2
    letters = max(6, round(min(1.05 * half, 0.66 * width)))
    painter.end()
    whole = image(width, height)
    painter = QPainter(whole)
    painter.setFont(look().figures(letters, bold=True))
    painter.drawText(0, height // 2, rank)
    painter.end()
    wanted = ink_rows(whole, height)
    assert wanted
    assert run_length(ink_rows(painted, height)) >= len(wanted)


@pytest.mark.parametrize("size", [(62, 80), (83, 90), (44, 57), (275, 261)])
def test_the_descender_of_a_jack_does_not_touch_the_suit_sign(qapp: object, size: tuple[int, int]) -> None:
    del qapp
    width, height = size
    painted = image(width, height)
    painter = QPainter(painted)
    paint_index_card(painter, Card.parse("JS"), QRectF(0, 0, width, height), look())
    painter.end()
    rows = ink_rows(painted, height)
    assert run_length(rows) < len(rows), "rank and sign are apart"


@pytest.mark.parametrize("size", [(62, 80), (44, 57), (275, 261)])
def test_a_ten_does_not_touch_the_edges_of_its_card(qapp: object, size: tuple[int, int]) -> None:
    del qapp
    width, height = size
    painted = image(width, height)
    painter = QPainter(painted)
    paint_index_card(painter, Card.parse("10S"), QRectF(0, 0, width, height), look())
    painter.end()
    free = [*range(2, round(0.08 * width)), *range(width - round(0.08 * width), width - 2)]
    assert not any(dark(painted.pixelColor(x, y)) for x in free for y in range(4, height - 4))


def image(width: int, height: int) -> QImage:
    made = QImage(width, height, QImage.Format.Format_ARGB32)
    made.fill(Qt.GlobalColor.white)
    return made


def ink_rows(painted: QImage, height: int) -> list[int]:
    """Return the rows with dark pixels, not counting the edges."""
    middle = range(4, painted.width() - 4)
    return [y for y in range(2, height - 2) if any(dark(painted.pixelColor(x, y)) for x in middle)]


def dark(colour: QColor) -> bool:
    return colour.lightness() < 100


def run_length(rows: list[int]) -> int:
    """Return the number of consecutive rows from the first."""
    return next((count for count, row in enumerate(rows) if row != rows[0] + count), len(rows))
