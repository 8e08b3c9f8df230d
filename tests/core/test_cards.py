"""Cards, suits and the pack, and their text form. RULES.md, opening."""

import re

import pytest

from twentyfive.core import Card, Rank, Suit
from twentyfive.core.cards import PACK, PACK_WITH_JOKER, cards_text, parse_cards


@pytest.mark.parametrize(
    ("written", "rank", "suit"),
    [
        ("5H", Rank.FIVE, Suit.HEARTS),
        ("10D", Rank.TEN, Suit.DIAMONDS),
        ("AS", Rank.ACE, Suit.SPADES),
        ("KC", Rank.KING, Suit.CLUBS),
        ("JC", Rank.JACK, Suit.CLUBS),
        ("JK", Rank.JOKER, None),
    ],
)
def test_a_card_is_written_rank_then_suit(written: str, rank: Rank, suit: Suit | None) -> None:
    card = Card.parse(written)
    assert (card.rank, card.suit) == (rank, suit)
    assert str(card) == written


@pytest.mark.parametrize(
    ("written", "card"), [("5h", "5H"), ("10d", "10D"), ("as", "AS"), ("jk", "JK"), (" kC ", "KC")]
)
def test_lower_case_and_outer_spaces_are_accepted(written: str, card: str) -> None:
    assert str(Card.parse(written)) == card


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("", "'' is no card: it must end with one of C D H S, or be JK"),
        ("5", "'5' is no card: it must end with one of C D H S, or be JK"),
        ("5X", "'5X' is no card: it must end with one of C D H S, or be JK"),
        ("H5", "'H5' is no card: it must end with one of C D H S, or be JK"),
        ("5♥", "'5♥' is no card: it must end with one of C D H S, or be JK"),
        ("H", "'H' is no card: '' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("1H", "'1H' is no card: '1' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("11C", "'11C' is no card: '11' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("TD", "'TD' is no card: 'T' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("JKS", "'JKS' is no card: 'JK' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("5 H", "'5 H' is no card: '5 ' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
        ("²H", "'²H' is no card: '²' is none of A 2 3 4 5 6 7 8 9 10 J Q K"),
    ],
)
def test_a_text_that_is_not_a_card_is_refused_with_the_reason(written: str, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        Card.parse(written)


def test_a_letter_with_an_ascii_capital_is_not_a_suit() -> None:
    """S is the capital of the long s, U+017F."""
    with pytest.raises(ValueError, match="is no card"):
        Card.parse("5\N{LATIN SMALL LETTER LONG S}")


def test_every_card_is_read_as_it_is_written() -> None:
    assert parse_cards(cards_text(PACK_WITH_JOKER)) == PACK_WITH_JOKER


@pytest.mark.parametrize("written", ["5H", "10D", "JK"])
def test_the_repr_of_a_card_is_the_call_that_makes_it(written: str) -> None:
    assert repr(Card.parse(written)) == f"Card.parse('{written}')"


def test_the_first_word_that_is_not_a_card_is_named() -> None:
    with pytest.raises(ValueError, match="'9X'"):
        parse_cards("5H 9X 9Y")


def test_the_pack_has_thirteen_cards_of_each_suit_and_one_joker_at_most() -> None:
    assert len(PACK) == len(set(PACK)) == 52
    assert all(sum(card.suit is suit for card in PACK) == 13 for suit in Suit)
    assert (*PACK, Card.parse("JK")) == PACK_WITH_JOKER


@pytest.mark.parametrize(("letter", "red"), [("C", False), ("D", True), ("H", True), ("S", False)])
def test_a_suit_is_its_letter_and_has_a_colour(letter: str, red: bool) -> None:
    assert Suit(letter) == letter
    assert str(Suit(letter)) == letter
    assert Suit(letter).red is red


def test_there_is_no_fifth_suit() -> None:
    with pytest.raises(ValueError, match="X"):
        Suit("X")
