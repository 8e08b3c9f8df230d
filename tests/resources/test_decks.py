"""The decks: complete, legible, and each card to be told from every other."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from twentyfive.assets import resource
from twentyfive.core.cards import PACK_WITH_JOKER

DECKS = sorted(described.parent for described in resource("cards").glob("*/deck.json"))
FACES = [str(card) for card in PACK_WITH_JOKER]
LEAST_CONTRAST = {"classic": 7.0, "four-colour": 4.5}
SMALL, LARGE = 60, 400

every_deck = pytest.mark.parametrize("deck", DECKS, ids=[deck.name for deck in DECKS])


def described(deck: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((deck / "deck.json").read_text(encoding="utf-8"))
    return found


def names(deck: Path) -> list[str]:
    return [*FACES, *described(deck)["backs"]]


def picture(deck: Path, name: str, width: int) -> QImage:
    image = QImage(width, width * 7 // 5, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(deck / f"{name}.svg")).render(painter, QRectF(image.rect()))
    painter.end()
    return image


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    shares = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in rgb(colour)]
    return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]


def rgb(colour: str) -> tuple[float, float, float]:
    found = QColor(colour)
    return found.redF(), found.greenF(), found.blueF()


def contrast(colour: str, ground: str) -> float:
    darker, lighter = sorted((luminance(colour), luminance(ground)))
    return (lighter + 0.05) / (darker + 0.05)


def test_there_is_a_classic_and_a_four_colour_deck() -> None:
    assert {deck.name for deck in DECKS} >= {"classic", "four-colour"}


@every_deck
def test_a_deck_has_every_face_and_its_backs_and_nothing_else(deck: Path) -> None:
    assert {file.stem for file in deck.glob("*.svg")} == set(names(deck))
    assert described(deck)["id"] == deck.name
    assert len(described(deck)["backs"]) == 3


@every_deck
def test_every_picture_is_five_to_seven_and_can_be_drawn(deck: Path) -> None:
    width, height = described(deck)["ratio"]
    for name in names(deck):
        drawn = QSvgRenderer(str(deck / f"{name}.svg"))
        assert drawn.isValid(), name
        assert drawn.viewBox().width() * height == drawn.viewBox().height() * width, name


@every_deck
def test_every_card_differs_from_every_other_even_when_small(deck: Path) -> None:
    small = {name: bytes(picture(deck, name, SMALL).constBits()) for name in names(deck)}
    alike = [(one, other) for one, other in combinations(small, 2) if small[one] == small[other]]
    assert alike == []


@every_deck
def test_a_card_is_opaque_and_only_its_round_corners_are_clear(deck: Path) -> None:
    radius = LARGE * 6 // 100
    outside = round(radius * 0.25)
    inside = round(radius * 0.33)
    for name in names(deck):
        image = picture(deck, name, LARGE)
        right, bottom = image.width() - 1, image.height() - 1
        for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
            way_x, way_y = (1 if x == 0 else -1), (1 if y == 0 else -1)
            assert image.pixelColor(x + way_x * outside, y + way_y * outside).alpha() == 0, name
            assert image.pixelColor(x + way_x * inside, y + way_y * inside).alpha() == 255, name
        assert all(image.pixelColor(x, bottom // 2).alpha() == 255 for x in range(2, right - 2)), name


@every_deck
def test_a_card_shows_its_suit_in_the_suits_colour(deck: Path) -> None:
    suits = described(deck)["suits"]
    for card in PACK_WITH_JOKER:
        if card.suit is None:
            continue
        corner = picture(deck, str(card), LARGE).copy(24, 92, 60, 64)
        pixels = {corner.pixelColor(x, y).name() for x in range(corner.width()) for y in range(corner.height())}
        assert suits[card.suit] in pixels, card


@every_deck
def test_ranks_and_suits_stand_out_from_the_paper(deck: Path) -> None:
    paper = described(deck)["paper"]
    ratios = {suit: round(contrast(ink, paper), 1) for suit, ink in described(deck)["suits"].items()}
    assert min(ratios.values()) >= LEAST_CONTRAST[deck.name], ratios


def test_the_four_colour_deck_has_four_colours() -> None:
    (deck,) = (deck for deck in DECKS if deck.name == "four-colour")
    assert len(set(described(deck)["suits"].values())) == 4


@every_deck
def test_a_back_does_not_tell_which_way_round_a_card_lies(deck: Path) -> None:
    for name in described(deck)["backs"]:
        upright = picture(deck, name, SMALL)
        turned = upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
        pairs = zip(bytes(upright.constBits()), bytes(turned.constBits()), strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 24, name
