"""The order of the cards in the hand."""

import pytest

from twentyfive.core import PRESETS, Suit
from twentyfive.core.cards import cards_text, parse_cards
from twentyfive.core.ranking import ranking
from twentyfive.presentation.settings import HandOrder
from twentyfive.presentation.table.hand_order import sorted_hand

SPADES = ranking(Suit.SPADES, PRESETS["twenty-five"])
HAND = parse_cards("2D AH 7S KC 5S")


@pytest.mark.parametrize(
    ("by", "high_left", "lies"),
    [
        (HandOrder.SUIT, True, "5S AH 7S KC 2D"),
        (HandOrder.SUIT, False, "2D KC 7S AH 5S"),
        (HandOrder.STRENGTH, True, "5S AH 7S KC 2D"),
        (HandOrder.AS_DEALT, True, "2D AH 7S KC 5S"),
        (HandOrder.AS_DEALT, False, "2D AH 7S KC 5S"),
    ],
)
def test_the_hand_is_sorted_by_the_chosen_order(by: HandOrder, high_left: bool, lies: str) -> None:
    assert cards_text(sorted_hand(HAND, SPADES, by, high_left=high_left)) == lies


def test_in_a_black_suit_low_cards_come_before_high_ones() -> None:
    hand = parse_cards("10C 2C QC AC 7C")
    assert cards_text(sorted_hand(hand, SPADES, HandOrder.SUIT, high_left=True)) == "QC AC 2C 7C 10C"


def test_before_trumps_are_named_suits_lie_together() -> None:
    hand = parse_cards("KH 2S QH JS AD")
    assert cards_text(sorted_hand(hand, None, HandOrder.SUIT, high_left=True)) == "JS 2S KH QH AD"


@pytest.mark.parametrize("by", [HandOrder.SUIT, HandOrder.STRENGTH])
def test_the_joker_lies_in_its_rank_among_the_trumps(by: HandOrder) -> None:
    """RULES.md section 1: after the five and the jack of trumps."""
    spades = ranking(Suit.SPADES, PRESETS["one-hundred-ten-joker"])
    hand = parse_cards("AH JK 7S 2D JS KC")
    assert cards_text(sorted_hand(hand, spades, by, high_left=True)) == "JS JK AH 7S KC 2D"


def test_before_trumps_are_named_the_joker_lies_at_the_end() -> None:
    hand = parse_cards("KH 2S JK")
    assert cards_text(sorted_hand(hand, None, HandOrder.SUIT, high_left=True)) == "JK 2S KH"
