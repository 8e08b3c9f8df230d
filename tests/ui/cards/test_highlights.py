"""Every highlight of a card has a shape of its own, so that it is recognised without colour."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from tests.ui.panels import look
from twentyfive.core import Card
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot
from twentyfive.ui.cards.card_paint import paint_card
from twentyfive.ui.cards.decks import load_deck
from twentyfive.ui.cards.faces import FaceStore

WIDTH, HEIGHT, AROUND = 126, 176, 20
LEAST_PIXELS = 60
"""The area of the triangle below a playable card."""

RINGED = "focus"
HIGHLIGHTS = {
    RINGED: frozenset[Mark](),
    "playable": frozenset({Mark.PLAYABLE}),
    "dimmed": frozenset({Mark.DIMMED}),
    "best": frozenset({Mark.BEST}),
    "led": frozenset({Mark.LED}),
    "led, best": frozenset({Mark.LED, Mark.BEST}),
    "put out": frozenset({Mark.PUT_OUT}),
    "chosen": frozenset({Mark.CHOSEN}),
    "new": frozenset({Mark.NEW}),
}


@pytest.fixture
def faces(qapp: object) -> FaceStore:
    """The classic deck, with one card rendered at the size of the test."""
    del qapp
    store = FaceStore()
    store.use(load_deck("classic"), 1)
    store.pixmap(Card.parse("7C"), WIDTH, HEIGHT, 1)
    store.settle()
    return store


def painted_card(
    faces: FaceStore, marks: frozenset[Mark], theme: ThemeChoice, *, ring: bool, width: int = WIDTH
) -> QImage:
    image = QImage(WIDTH + 2 * AROUND, HEIGHT + 2 * AROUND, QImage.Format.Format_RGB32)
    image.fill(QColor("#205040"))
    middle = (image.width() / 2, image.height() / 2)
    painter = QPainter(image)
    card = Placement(Spot(Card.parse("7C")), Place.HAND, *middle, width, HEIGHT, marks=marks)
    paint_card(painter, card, faces, look(theme=theme), ring=ring)
    painter.end()
    return image


def shape(marked: QImage, plain: QImage) -> frozenset[tuple[int, int]]:
    """Return the pixels of the highlight, whatever their colours."""
    return frozenset(
        (x, y)
        for x in range(plain.width())
        for y in range(plain.height())
        if marked.pixelColor(x, y) != plain.pixelColor(x, y)
    )


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_every_highlight_has_a_shape_of_its_own(faces: FaceStore, theme: ThemeChoice) -> None:
    plain = painted_card(faces, frozenset(), theme, ring=False)
    shapes = {
        name: shape(painted_card(faces, marks, theme, ring=name == RINGED), plain) for name, marks in HIGHLIGHTS.items()
    }
    for (one, first), (other, second) in combinations(shapes.items(), 2):
        assert len(first ^ second) >= LEAST_PIXELS, f"{one} and {other} differ by colour only"
    faces.close()


def test_a_card_too_narrow_for_both_words_tells_only_that_it_is_best(faces: FaceStore) -> None:
    narrow = 2 * WIDTH // 5
    faces.pixmap(Card.parse("7C"), narrow, HEIGHT, 1)
    faces.settle()
    both, best, led = (
        painted_card(faces, frozenset(marks), ThemeChoice.LIGHT, ring=False, width=narrow)
        for marks in ({Mark.LED, Mark.BEST}, {Mark.BEST}, {Mark.LED})
    )
    assert both == best != led
    faces.close()


def test_the_tick_of_a_chosen_card_reaches_no_higher_than_its_focus_ring(faces: FaceStore) -> None:
    plain, chosen, focused = (
        painted_card(faces, marks, ThemeChoice.LIGHT, ring=ring)
        for marks, ring in ((frozenset(), False), (frozenset({Mark.CHOSEN}), False), (frozenset({Mark.CHOSEN}), True))
    )
    ring, sign = shape(focused, chosen), shape(chosen, plain)
    assert AROUND - 10 <= min(y for _, y in ring) <= min(y for _, y in sign)
    faces.close()


def test_the_focus_ring_does_not_cover_the_triangle_below_a_playable_card(faces: FaceStore) -> None:
    gold = look().colours.gold.rgb()
    playable = frozenset({Mark.PLAYABLE})
    ringed, plain = (painted_card(faces, playable, ThemeChoice.LIGHT, ring=ring) for ring in (True, False))
    middle, edge = plain.width() // 2, AROUND + HEIGHT
    foot = [y for y in range(edge + 6, plain.height()) if plain.pixelColor(middle, y).rgb() == gold]
    assert len(foot) >= 5
    assert all(ringed.pixelColor(middle, y).rgb() == gold for y in foot)
