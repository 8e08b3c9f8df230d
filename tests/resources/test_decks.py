"""The decks: complete, legible, and each card to be told from every other."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtSvg import QSvgRenderer

from tests.resources.pictures import DECKS, FACES, contrast, described, every_deck, names, picture
from twentyfive.assets import resource
from twentyfive.core.cards import PACK_WITH_JOKER

LEAST_CONTRAST = {"four-colour": 4.5}
USUAL_CONTRAST = 7.0
SMALL, LARGE = 60, 400


def test_all_five_designs_are_there() -> None:
    assert {deck.name for deck in DECKS} >= {"classic", "large", "four-colour", "colour-safe", "high-contrast"}


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


@pytest.mark.broad("classic")
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


@pytest.mark.broad("classic")
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
    assert min(ratios.values()) >= LEAST_CONTRAST.get(deck.name, USUAL_CONTRAST), ratios


def test_the_four_colour_deck_has_four_colours() -> None:
    (deck,) = (deck for deck in DECKS if deck.name == "four-colour")
    assert len(set(described(deck)["suits"].values())) == 4


@pytest.mark.broad
def test_in_the_large_deck_rank_and_suit_are_nearly_half_as_high_as_the_card() -> None:
    deck = resource("cards", "large")
    for card in PACK_WITH_JOKER:
        if card.suit is None:
            continue
        ink = described(deck)["suits"][card.suit]
        image = picture(deck, str(card), LARGE)
        column = range(LARGE * 16 // 250, LARGE * 100 // 250)
        upper = range(image.height() // 2)
        rows = [y for y in upper if any(image.pixelColor(x, y).name() == ink for x in column)]
        assert rows[-1] + 1 - rows[0] >= 0.45 * image.height(), card


@pytest.mark.broad("AC", "JK")
@pytest.mark.parametrize("name", FACES)
def test_the_large_deck_reads_the_same_from_both_ends(name: str) -> None:
    upright = picture(resource("cards", "large"), name, LARGE)
    turned = upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
    pairs = zip(bytes(upright.constBits()), bytes(turned.constBits()), strict=True)
    assert max(abs(one - other) for one, other in pairs) <= 24


def test_high_contrast_is_black_and_inks_that_stand_out_from_it() -> None:
    deck = resource("cards", "high-contrast")
    drawn = (deck / f"{name}.svg" for name in names(deck))
    inks = {ink for file in drawn for ink in re.findall(r'fill="(#\w+)"', file.read_text(encoding="utf-8"))}
    faint = [ink for ink in inks if 1.25 < contrast(ink, "#000000") < 7]
    assert len(inks) > 2
    assert faint == []


@pytest.mark.parametrize(("suit", "hollow"), [("S", False), ("H", True), ("D", True), ("C", False)])
def test_high_contrast_tells_suits_by_form_too(suit: str, hollow: bool) -> None:
    deck = resource("cards", "high-contrast")
    middle = picture(deck, f"3{suit}", LARGE).pixelColor(LARGE // 2, LARGE * 7 // 10).name()
    found = described(deck)
    assert middle == (found["paper"] if hollow else found["suits"][suit])


@every_deck
def test_a_back_does_not_tell_which_way_round_a_card_lies(deck: Path) -> None:
    for name in described(deck)["backs"]:
        upright = picture(deck, name, SMALL)
        turned = upright.flipped(Qt.Orientation.Horizontal | Qt.Orientation.Vertical)
        pairs = zip(bytes(upright.constBits()), bytes(turned.constBits()), strict=True)
        assert max(abs(one - other) for one, other in pairs) <= 24, name
