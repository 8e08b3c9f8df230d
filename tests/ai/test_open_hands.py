"""Open hands: a player who sees one plays with certain knowledge of its cards. RULES.md section 7, ways to sit."""

import dataclasses

import pytest

from tests.ai.views import PAIRS, position
from twentyfive.ai import Level
from twentyfive.ai.heuristics.card_reading import CardReading, card_reading
from twentyfive.ai.heuristics.odds import later_chance, winning_chances
from twentyfive.ai.levels import advise
from twentyfive.core import Card, GameState, view_for
from twentyfive.core.cards import parse_cards

MARY, JOHN, ANNE = 1, 2, 3


def holding(text: str, seat: int, cards: str) -> GameState:
    """The position in the text, with these cards in the hand of that seat."""
    state = position(text)
    deal = state.current_deal
    wanted = parse_cards(cards)
    spare = [card for card in deal.hands[seat] if card not in wanted]
    swap = dict(zip([card for card in wanted if card not in deal.hands[seat]], spare, strict=False))
    swap |= {new: old for old, new in swap.items()}
    hands = tuple(tuple(swap.get(card, card) for card in hand) for hand in deal.hands)
    stock = tuple(swap.get(card, card) for card in deal.stock)
    assert set(hands[seat]) == set(wanted)
    return dataclasses.replace(state, deal=dataclasses.replace(deal, hands=hands, stock=stock))


def reading(state: GameState, *open_seats: int) -> CardReading:
    return card_reading(view_for(state, 0, open_seats=open_seats))


def test_the_cards_of_an_open_hand_are_nowhere_else() -> None:
    known = reading(holding("spades; You: 5S 2H", ANNE, "KS 3D"), ANNE)
    assert set(known.known[ANNE]) == set(parse_cards("KS 3D"))
    assert known.may_hold[ANNE] == frozenset()
    assert not set(parse_cards("KS 3D")) & {*known.unseen, *known.may_hold[MARY], *known.may_hold[JOHN]}


def test_a_card_that_a_later_open_hand_cannot_beat_is_safe() -> None:
    assert reading(holding("spades; You: KS 2H; led 2S 3S", MARY, "4D 6D"), MARY).is_safe(Card.parse("KS"))
    assert not reading(holding("spades; You: KS 2H; led 2S 3S", MARY, "JS 6D"), MARY).is_safe(Card.parse("KS"))


def test_a_better_card_that_may_not_be_played_is_no_danger() -> None:
    """A player who must follow suit cannot trump in."""
    strict = PAIRS.replace(follow="must_follow")
    state = dataclasses.replace(holding("spades; You: KD 2H; led 2D 3D", MARY, "JS 6D"), rules=strict)
    assert reading(state, MARY).is_safe(Card.parse("KD"))


@pytest.mark.parametrize(("cards", "chance"), [("JS 6D", True), ("4D 6D", False)])
def test_whether_the_partners_open_hand_wins_the_trick_is_certain(cards: str, chance: bool) -> None:
    state = holding("spades; You: 3S 2H; led KS", JOHN, cards)
    mine = winning_chances(reading(state, JOHN), Card.parse("3S"))[0]
    assert (mine > 0.5) is chance


def test_a_better_trump_in_an_opponents_open_hand_makes_a_trump_worth_less() -> None:
    text = "spades; You: KS 2H 3H"
    above, below = holding(text, ANNE, "5S JS AH"), holding(text, ANNE, "2C 3C 4C")
    card = Card.parse("KS")
    assert later_chance(reading(above, ANNE), card) < later_chance(reading(below, ANNE), card)


def test_a_better_trump_in_a_partners_open_hand_costs_nothing() -> None:
    state = holding("spades; You: KS 2H 3H", JOHN, "5S JS AH")
    card = Card.parse("KS")
    assert later_chance(reading(state, JOHN), card) >= later_chance(reading(state), card)


@pytest.mark.parametrize("level", list(Level))
def test_every_level_plays_with_open_hands(level: Level) -> None:
    state = position("spades; You: 5S 2H 3D; led 7S KS")
    for open_seats in ((MARY,), (JOHN,), (MARY, JOHN, ANNE)):
        view = view_for(state, 0, open_seats=open_seats)
        assert advise(view, level, 1).move in view.legal
