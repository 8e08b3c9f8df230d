"""The order of the cards, compared with tables. RULES.md section 1."""

from itertools import pairwise

import pytest

from tests.core.orders import FIVE_OF_HEARTS_BEST, LOWEST_ACE, PLAIN, TRUMPS, Order, rules_of
from tests.core.positions import TWENTY_FIVE
from twentyfive.core import Card, Rules, Suit, trick_winner, trumps
from twentyfive.core.cards import PACK, PACK_WITH_JOKER, cards_text, parse_cards
from twentyfive.core.ranking import plain_order, ranking

ALL_ORDERS = [*TRUMPS, *FIVE_OF_HEARTS_BEST]


@pytest.mark.parametrize("order", ALL_ORDERS, ids=str)
def test_trumps_rank_as_the_table_says(order: Order) -> None:
    assert cards_text(trumps(order.trump, rules_of(order))) == order.cards


@pytest.mark.parametrize("order", LOWEST_ACE, ids=str)
def test_an_ace_that_did_not_rob_is_the_lowest_trump(order: Order) -> None:
    """RULES.md 3, `unrobbed_ace`; CC: lowest "regardless of which suit is the trump suit"."""
    lowered = ranking(order.trump, rules_of(order), ace_lowest=True)
    assert cards_text(lowered.trumps) == order.cards


@pytest.mark.parametrize("order", LOWEST_ACE, ids=str)
def test_the_other_trumps_keep_their_order_without_a_lowered_ace(order: Order) -> None:
    """Otherwise the legal plays of a hand could reveal that an ace in another hand was lowered."""
    usual = ranking(order.trump, rules_of(order))
    lowered = ranking(order.trump, rules_of(order), ace_lowest=True)
    ace = Card.parse(f"A{order.letter}")
    assert [card for card in lowered.trumps if card != ace] == [card for card in usual.trumps if card != ace]
    assert lowered.privileged == usual.privileged - {ace}


@pytest.mark.parametrize(("suit", "cards"), PLAIN.items())
def test_plain_cards_rank_highest_in_red_lowest_in_black(suit: str, cards: str) -> None:
    held = parse_cards(cards)
    other_trump = Suit.CLUBS if suit != "C" else Suit.DIAMONDS
    for better, worse in pairwise(held):
        assert trick_winner([better, worse], other_trump, Rules()) == 0
        assert trick_winner([worse, better], other_trump, Rules()) == 1
    assert [card for card in plain_order(Suit(suit)) if str(card) != "AH"] == list(held)


@pytest.mark.parametrize("order", ALL_ORDERS, ids=str)
def test_a_trump_beats_any_plain_card_and_every_worse_trump(order: Order) -> None:
    rules, best_first = rules_of(order), parse_cards(order.cards)
    plain = [card for card in rules.pack if card not in best_first]
    for place, trump in enumerate(best_first):
        assert all(trick_winner([card, trump], order.trump, rules) == 1 for card in plain)
        assert all(trick_winner([trump, card], order.trump, rules) == 0 for card in plain)
        assert all(trick_winner([worse, trump], order.trump, rules) == 1 for worse in best_first[place + 1 :])
        assert all(trick_winner([trump, worse], order.trump, rules) == 0 for worse in best_first[place + 1 :])


@pytest.mark.parametrize(
    ("trump", "cards", "winner"),
    [
        # PG's example deal, trick by trick: spades are trumps.
        ("S", "QD KD 3S", 2),
        ("S", "2C QS 5C", 1),
        ("S", "AS 8D 10C", 0),
        ("S", "2S 5S JC", 1),
        ("S", "10H JD 6H", 0),
        # Without a trump, the highest card of the suit led wins, not a higher card of another suit.
        ("S", "2H KD KC", 0),
        ("S", "2H KD 3H", 2),
        ("H", "10C 9C KD KS", 1),
        ("H", "AC 2C JC", 2),
        ("D", "AD 2S", 0),
        ("H", "AD 2D", 1),
        ("H", "6D 5D", 0),
        # The ace of hearts is the third best trump in every deal (PG).
        ("S", "KH AH QH", 1),
        ("S", "AH AS", 0),
        ("S", "AH JS 5S", 2),
        ("C", "KD AH 2C", 1),
        ("D", "AD KD AH", 2),
        ("H", "KH AH JH", 2),
        # The best numeral trump is the two in black and the ten in red.
        ("C", "3C 2C 10C", 1),
        ("D", "2D 3D 10D", 2),
    ],
)
def test_the_highest_trump_wins_else_the_highest_card_of_the_suit_led(trump: str, cards: str, winner: int) -> None:
    assert trick_winner(parse_cards(cards), Suit(trump), Rules()) == winner


@pytest.mark.parametrize(("cards", "winner"), [("5S 5H", 1), ("5H 5S", 0), ("KH 5H", 1), ("5H KH", 0), ("AH 5H JS", 1)])
def test_the_five_of_hearts_may_be_the_best_trump_in_every_deal(cards: str, winner: int) -> None:
    """HG: "The 5 of Hearts is ALWAYS the highest trump"."""
    assert trick_winner(parse_cards(cards), Suit.SPADES, Rules(five_of_hearts_best=True)) == winner


def test_a_trick_without_cards_has_no_winner() -> None:
    with pytest.raises(ValueError, match="without cards"):
        trick_winner([], Suit.SPADES, Rules())


@pytest.mark.parametrize("order", ALL_ORDERS, ids=str)
def test_a_trump_belongs_to_the_trump_suit_whatever_is_printed_on_it(order: Order) -> None:
    rules = rules_of(order)
    found, best_first = ranking(order.trump, rules), parse_cards(order.cards)
    assert found.trumps == best_first
    for card in rules.pack:
        assert found.is_trump(card) == (card in best_first)
        assert found.suit_of(card) == (order.trump if card in best_first else card.suit)


def test_a_trick_of_any_two_cards_is_won_as_the_tables_say() -> None:
    """All 10,608 tricks: every trump suit with every two cards."""
    checked = 0
    for order in (order for order in TRUMPS if order.options == "modern"):
        best_first = order.cards.split()
        for led in PACK:
            for second in PACK:
                if led != second:
                    wins = _second_wins(str(led), str(second), best_first)
                    assert trick_winner([led, second], order.trump, Rules()) == wins, (order, led, second)
                    checked += 1
    assert checked == 10_608


def _second_wins(led: str, second: str, best_first: list[str]) -> bool:
    if second in best_first:
        return led not in best_first or best_first.index(second) < best_first.index(led)
    if led in best_first or led[-1] != second[-1]:
        return False
    plain = PLAIN[led[-1]].split()
    return plain.index(second) < plain.index(led)


def test_the_tables_hold_every_card_of_their_suit_once() -> None:
    for order in ALL_ORDERS:
        best_first = parse_cards(order.cards)
        assert len(set(best_first)) == len(best_first)
        assert {card for card in PACK_WITH_JOKER if card.suit is order.trump} <= set(best_first)
    assert {Card.parse(card) for cards in PLAIN.values() for card in cards.split()} == {*PACK} - {Card.parse("AH")}


@pytest.mark.parametrize(("renege", "held_back"), [("top_three", "5H JH AH"), ("five_only", "5H"), ("none", "")])
def test_with_hearts_as_trumps_both_fives_are_one_card(renege: str, held_back: str) -> None:
    """RULES.md section 2: the fives may be held back, and here they are one card."""
    rules = TWENTY_FIVE.replace(five_of_hearts_best=True, renege=renege)
    assert ranking(Suit.HEARTS, rules).privileged == set(parse_cards(held_back))
