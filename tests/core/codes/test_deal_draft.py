"""A deal put together card by card is dealt as it was put together."""

from __future__ import annotations

import random

import pytest

from twentyfive.core import PRESETS, Card, Rules, apply, new_game
from twentyfive.core.cards import JOKER, parse_cards
from twentyfive.core.codes.deal_code import deal_code, parse_deal_code
from twentyfive.core.codes.deal_draft import DealDraft, DraftError, DraftFault, DraftPile, DraftPlace
from twentyfive.core.phases.dealing import deal_cards

ACE = Card.parse("AH")


def rules(preset: str = "twenty-five") -> Rules:
    return PRESETS[preset]


def put(draft: DealDraft, place: DraftPlace, cards: str) -> DealDraft:
    for card in parse_cards(cards):
        draft = draft.put(card, place)
    return draft


def fault(draft: DealDraft, card: str, place: DraftPlace) -> DraftError:
    with pytest.raises(DraftError) as caught:
        draft.put(Card.parse(card), place)
    return caught.value


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_cards_put_in_place_are_dealt_there(preset: str, dealer: int) -> None:
    draft = put(DealDraft.empty(rules(preset), dealer), 1, "5S AH")
    if not rules(preset).auction:
        draft = draft.put(Card.parse("KD"), DraftPile.TURN_UP)
    filled = draft.filled(random.Random(3))
    assert filled.missing() == {}
    deal = filled.deal(random.Random(4))
    dealt = deal_cards(new_game(rules(preset)), deal).current_deal
    assert dealt.hands == filled.hands
    assert dealt.hands[1][:2] == parse_cards("5S AH")
    assert (dealt.dealer, dealt.turned, dealt.kitty) == (dealer, filled.turn_up, filled.kitty)
    apply(new_game(rules(preset)), deal)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_code_of_a_draft_deals_the_same_hands(preset: str) -> None:
    deal = DealDraft.empty(rules(preset), 1).filled(random.Random(5)).deal(random.Random(6))
    again = parse_deal_code(deal_code(rules(preset), deal))
    first, second = (deal_cards(new_game(rules(preset)), move).current_deal for move in (deal, again.deal))
    assert (first.hands, first.turned, first.kitty) == (second.hands, second.turned, second.kitty)


def test_the_joker_is_never_dealt_as_turn_up() -> None:
    draft = DealDraft.empty(rules().replace(joker=True))
    for seed in range(300):
        assert draft.filled(random.Random(seed)).turn_up != JOKER


def test_a_card_moves_from_its_old_place() -> None:
    draft = put(DealDraft.empty(rules()), 0, "5S AH")
    moved = draft.put(ACE, 2)
    assert moved.hands[0] == parse_cards("5S")
    assert moved.place_of(ACE) == 2
    turned = moved.put(ACE, DraftPile.TURN_UP).put(Card.parse("2C"), DraftPile.TURN_UP)
    assert turned.place_of(ACE) is None
    assert turned.take(Card.parse("2C")).turn_up is None
    assert turned.take(ACE) == turned


def test_the_dealer_may_change() -> None:
    draft = DealDraft.empty(rules())
    assert draft.dealer != 1
    assert draft.with_dealer(1).dealer == 1


def test_a_full_hand_takes_only_its_own_cards() -> None:
    draft = put(DealDraft.empty(rules()), 3, "5S AH 2C 3C 4C")
    wrong = fault(draft, "6C", 3)
    assert (wrong.fault, wrong.place, wrong.card) == (DraftFault.HAND_FULL, 3, Card.parse("6C"))
    assert set(draft.put(ACE, 3).hands[3]) == set(draft.hands[3])


def test_a_card_or_place_that_the_game_lacks_is_refused() -> None:
    assert fault(DealDraft.empty(rules()), "JK", 0).fault is DraftFault.NOT_IN_PACK
    assert fault(DealDraft.empty(rules()), "2C", DraftPile.KITTY).fault is DraftFault.NO_KITTY
    assert fault(DealDraft.empty(rules("auction-forty-fives")), "2C", DraftPile.TURN_UP).fault is DraftFault.NO_TURN_UP
    assert fault(DealDraft.empty(rules().replace(joker=True)), "JK", DraftPile.TURN_UP).fault is DraftFault.JOKER_TURNED


def test_a_hand_that_lacks_cards_is_named() -> None:
    draft = put(DealDraft.empty(rules()), 0, "5S AH 2C 3C 4C")
    draft = put(draft, 1, "6C 7C")
    with pytest.raises(DraftError) as caught:
        draft.deal(random.Random(1))
    assert (caught.value.fault, caught.value.place, caught.value.missing) == (DraftFault.MISSING, 1, 3)


@pytest.mark.parametrize(
    ("preset", "pile", "missing"), [("twenty-five", DraftPile.TURN_UP, 1), ("one-hundred-ten", DraftPile.KITTY, 5)]
)
def test_a_pile_that_lacks_cards_is_named(preset: str, pile: DraftPile, missing: int) -> None:
    draft = DealDraft.empty(rules(preset)).filled(random.Random(1))
    for card in draft.cards_of(pile):
        draft = draft.take(card)
    with pytest.raises(DraftError) as caught:
        draft.deal(random.Random(1))
    assert (caught.value.place, caught.value.missing) == (pile, missing)


def test_in_another_game_each_card_keeps_its_place_if_it_can() -> None:
    draft = put(DealDraft.empty(rules("one-hundred-ten-joker"), 4), 0, "5S AH JK")
    draft = put(put(draft, 4, "2C"), DraftPile.KITTY, "3C")
    moved = draft.for_rules(rules("auction-forty-fives"))
    assert moved.hands == (parse_cards("5S AH"), (), (), ()), "no joker, no kitty and no fifth seat in this game"
    assert moved.dealer == 3
    assert moved.kitty == ()
    assert moved.rules == rules("auction-forty-fives")


def test_a_smaller_hand_keeps_the_cards_put_there_first() -> None:
    draft = put(DealDraft.empty(rules().replace(hand_size=6, packets=(3, 3)), 1), 2, "2C 3C 4C 5C 6C 7C")
    assert draft.for_rules(rules()).hands[2] == parse_cards("2C 3C 4C 5C 6C")
    assert draft.for_rules(rules()).dealer == 1
