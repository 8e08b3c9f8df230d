"""Cards as a person sees them: each differs from every other when small, is sharp on every screen, and is whole."""

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tests.resources.pictures import FACES, every_deck, names, picture
from twentyfive.ui.cards.faces import rendered

SMALL = 60
PLAIN = 48  # steps of 255 in one channel: what nobody overlooks
OVERLOOKED_OR_NOT = bytes(step >= PLAIN for step in range(256))
LEAST_IN_FACE = 80  # pixels that differ plainly between any two cards of a deck
LEAST_IN_INDEX = 11
INDEX = {"large": QRect(0, 0, 26, 42)}
USUAL_INDEX = QRect(0, 0, 15, 25)

WIDTH = 96
FINER = 2  # the reference is drawn so many times larger and brought down
STRAY = 2.5  # mean of the differences to the reference, of 255
CRISP = 0.95  # of the reference's contrast between neighbouring pixels


@pytest.mark.broad("classic")
@every_deck
def test_cards_differ_plainly_when_small(deck: Path) -> None:
    small = {name: picture(deck, name, SMALL) for name in names(deck)}
    found = {pair: _apart(small[pair[0]], small[pair[1]]) for pair in combinations(small, 2)}
    assert {pair: count for pair, count in found.items() if count < LEAST_IN_FACE} == {}


@pytest.mark.broad("classic")
@every_deck
def test_the_index_alone_tells_every_card_when_small(deck: Path) -> None:
    corner = INDEX.get(deck.name, USUAL_INDEX)
    indices = {name: picture(deck, name, SMALL).copy(corner) for name in FACES}
    found = {pair: _apart(indices[pair[0]], indices[pair[1]]) for pair in combinations(indices, 2)}
    assert {pair: count for pair, count in found.items() if count < LEAST_IN_INDEX} == {}


@pytest.mark.broad("classic-1")
@pytest.mark.parametrize("ratio", [1, 1.5, 2, 3])
@every_deck
def test_a_card_is_as_sharp_as_its_drawing_on_every_screen(deck: Path, ratio: float) -> None:
    width, height = round(WIDTH * ratio), round(WIDTH * 1.4 * ratio)
    for name in names(deck):
        file = deck / f"{name}.svg"
        drawn, finer = rendered(file, width, height), rendered(file, width * FINER, height * FINER)
        reference = finer.scaled(
            width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        assert _mean_difference(drawn, reference) <= STRAY, name
        assert _edges(drawn) >= CRISP * _edges(reference), name


@pytest.mark.broad("classic")
@every_deck
def test_nothing_is_drawn_beyond_the_card(deck: Path) -> None:
    for name in names(deck):
        image = QImage(2 * WIDTH, 2 * WIDTH, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        card = QRectF(WIDTH / 2, WIDTH * 0.3, WIDTH, WIDTH * 1.4)
        QSvgRenderer(str(deck / f"{name}.svg")).render(painter, card)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillRect(card.toAlignedRect(), Qt.GlobalColor.black)
        painter.end()
        assert not any(bytes(image.constBits())), name


def _apart(one: QImage, other: QImage) -> int:
    """The number of pixels that differ plainly."""
    steps = bytes(_difference(one, other).constBits()).translate(OVERLOOKED_OR_NOT)
    blue, green, red = (int.from_bytes(steps[channel::4]) for channel in range(3))
    return (blue | green | red).bit_count()


def _difference(one: QImage, other: QImage) -> QImage:
    """The difference of two pictures, by pixel and channel."""
    difference = one.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(difference)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other.convertToFormat(QImage.Format.Format_RGB32))
    painter.end()
    return difference


def _mean_difference(one: QImage, other: QImage) -> float:
    return _steps(_grey(one), _grey(other)) / (one.width() * one.height())


def _edges(image: QImage) -> int:
    """The sum of all steps between pixels that are side by side."""
    grey = _grey(image)
    columns = image.width() - 1
    return _steps(grey.copy(0, 0, columns, image.height()), grey.copy(1, 0, columns, image.height()))


def _grey(image: QImage) -> QImage:
    return image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_RGB32)


def _steps(one: QImage, other: QImage) -> int:
    """The sum of the differences between the pixels of two grey pictures."""
    return sum(bytes(_difference(one, other).constBits())[::4])
