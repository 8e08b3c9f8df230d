"""The deck of safe colours: its suits stay apart for every kind of eye, and without any colour at all."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from resources.cards.generator.coloursafe import ROBES, Robe
from resources.cards.generator.drawing import BLACK, PAPER
from tests.resources.pictures import described, picture
from tests.resources.seeing import VISIONS, Triple, ciede2000, distance
from twentyfive.assets import resource

DECK = resource("cards", "colour-safe")
LEAST_DISTANCE = 20.0
LARGE = 400
THREE_MIDDLE = (LARGE * 0.4, LARGE * 0.6, LARGE * 0.58, LARGE * 0.82)
"""Left, right, top and bottom of the middle sign of a three."""

SHARMA: list[tuple[Triple, Triple, float]] = [
    ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    ((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    ((50, 0, 0), (50, -1, 2), 2.3669),
    ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
    ((50, 2.49, -0.001), (50, -2.49, 0.0011), 7.2195),
    ((50, -0.001, 2.49), (50, 0.0009, -2.49), 4.8045),
    ((50, 2.5, 0), (73, 25, -18), 27.1492),
    ((50, 2.5, 0), (61, -5, 29), 22.8977),
    ((50, 2.5, 0), (56, -27, -3), 31.9030),
    ((50, 2.5, 0), (58, 24, 15), 19.4535),
    ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    ((61.2901, 3.7196, -5.3901), (61.4292, 2.2480, -4.9620), 1.8731),
    ((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619), 2.0373),
    ((36.4612, 47.8580, 18.3852), (36.2715, 50.5065, 21.2231), 1.4146),
    ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
]
"""Published pairs of colours and the distance between them."""


@pytest.mark.parametrize(("one", "other", "expected"), SHARMA)
def test_the_distance_is_the_published_one(one: Triple, other: Triple, expected: float) -> None:
    assert ciede2000(one, other) == pytest.approx(expected, abs=5e-5)
    assert ciede2000(other, one) == pytest.approx(expected, abs=5e-5)


@pytest.mark.parametrize("vision", VISIONS)
def test_the_suits_stay_apart(vision: str) -> None:
    inks = described(DECK)["suits"]
    found = {pair: round(distance(inks[pair[0]], inks[pair[1]], vision), 1) for pair in combinations("SHDC", 2)}
    assert min(found.values()) >= LEAST_DISTANCE, found


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("suit", "SHDC")
def test_the_inks_of_a_picture_stay_apart(vision: str, suit: str) -> None:
    inks = [PAPER, BLACK, Robe.GOLD, Robe.VERMILION, ROBES[suit]]
    found = {pair: round(distance(*pair, vision), 1) for pair in combinations(inks, 2)}
    assert min(found.values()) >= LEAST_DISTANCE, found


@pytest.mark.parametrize(
    ("suit", "as_expected"),
    [
        ("S", lambda holes: holes == []),
        ("H", lambda holes: len(holes) == 1),
        ("D", lambda holes: len(holes) >= 3 and max(width / height for width, height in holes) > 3),
        ("C", lambda holes: len(holes) >= 4 and all(0.8 < width / height < 1.25 for width, height in holes)),
    ],
)
def test_every_suit_has_its_own_filling(suit: str, as_expected: Callable[[list[tuple[int, int]]], bool]) -> None:
    holes = _holes(picture(DECK, f"3{suit}", LARGE), described(DECK)["suits"][suit])
    assert as_expected(holes), holes


def _holes(image: QImage, ink: str) -> list[tuple[int, int]]:
    """Width and height of each area inside the middle sign of a three that is not its ink."""
    left, right, top, bottom = map(round, THREE_MIDDLE)
    open_places = {
        (x, y) for x in range(left, right) for y in range(top, bottom) if image.pixelColor(x, y).name() != ink
    }
    areas = []
    while open_places:
        area = _filled_from(open_places.pop(), open_places)
        columns, rows = {x for x, _ in area}, {y for _, y in area}
        if left not in columns and len(area) > 4:
            areas.append((len(columns), len(rows)))
    return areas


def _filled_from(start: tuple[int, int], open_places: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """All places that are joined to the start; they are taken out of the open ones."""
    found, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if place in open_places:
                open_places.remove(place)
                found.add(place)
                edge.append(place)
    return found
