"""The deck on the table: the chosen one, or the one that suits text and colours."""

import pytest

from tests.ui.pressing import click
from tests.ui.whole import Start, Whole
from twentyfive.assets import resource
from twentyfive.core import Card
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.cards.faces import rendered

FIVE = Card.parse("5H")
WIDTH, HEIGHT = 100, 140


@pytest.fixture
def whole(start: Start) -> Whole:
    return start(theme=ThemeChoice.LIGHT)


def shows_deck(whole: Whole, deck: str) -> bool:
    """Return True if the five of hearts is that of this deck."""
    whole.faces.pixmap(FIVE, WIDTH, HEIGHT, 1)
    whole.faces.settle()
    shown = whole.faces.pixmap(FIVE, WIDTH, HEIGHT, 1)
    assert shown is not None
    expected = rendered(resource("cards", deck, "5H.svg"), WIDTH, HEIGHT)
    return shown.toImage().convertToFormat(expected.format()) == expected


def test_the_switch_on_the_start_page_turns_large_cards_on_and_off(whole: Whole) -> None:
    assert shows_deck(whole, "classic")
    click(whole.window.start.large_text)
    assert shows_deck(whole, "large")
    click(whole.window.start.large_text)
    assert shows_deck(whole, "classic")


def test_high_contrast_selects_the_white_on_black_deck(whole: Whole) -> None:
    whole.store.change(theme=ThemeChoice.HIGH_CONTRAST)
    assert shows_deck(whole, "high-contrast")


def test_a_chosen_deck_stays_with_large_text(whole: Whole) -> None:
    whole.store.change(deck="four-colour")
    click(whole.window.start.large_text)
    assert shows_deck(whole, "four-colour")
