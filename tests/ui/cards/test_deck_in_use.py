"""The deck on the table: what was chosen, or what suits text and colours."""

import pytest

from tests.ui.pressing import click
from tests.ui.whole import Start, Whole
from twentyfive.assets import resource
from twentyfive.core import Card
from twentyfive.ui.cards.faces import rendered
from twentyfive.ui.settings.model import ThemeChoice

FIVE = Card.parse("5H")
WIDTH, HEIGHT = 100, 140


@pytest.fixture
def whole(start: Start) -> Whole:
    return start(theme=ThemeChoice.LIGHT)


def wears(whole: Whole, deck: str) -> bool:
    """Whether the five of hearts is the one of that deck."""
    whole.faces.pixmap(FIVE, WIDTH, HEIGHT, 1)
    whole.faces.settle()
    shown = whole.faces.pixmap(FIVE, WIDTH, HEIGHT, 1)
    assert shown is not None
    expected = rendered(resource("cards", deck, "5H.svg"), WIDTH, HEIGHT)
    return shown.toImage().convertToFormat(expected.format()) == expected


def test_the_switch_of_the_start_page_brings_large_cards_and_takes_them_back(whole: Whole) -> None:
    assert wears(whole, "classic")
    click(whole.window.start.large_text)
    assert wears(whole, "large")
    click(whole.window.start.large_text)
    assert wears(whole, "classic")


def test_high_contrast_brings_white_on_black(whole: Whole) -> None:
    whole.store.change(theme=ThemeChoice.HIGH_CONTRAST)
    assert wears(whole, "high-contrast")


def test_a_deck_that_was_chosen_stays(whole: Whole) -> None:
    whole.store.change(deck="four-colour")
    click(whole.window.start.large_text)
    assert wears(whole, "four-colour")
