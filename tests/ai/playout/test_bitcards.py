"""The play of cards as bits agrees with `core`, card by card."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

import pytest
from hypothesis import given

from tests.benchmarks.random_playout import EVEN, led_to, random_playout
from tests.core.strategies import GAMES, Game, few
from twentyfive.ai.playout.bitcards import FastPack, fast_pack
from twentyfive.core import PRESETS, Card, Phase, Rules, Suit, legal_plays, seated, trick_winner
from twentyfive.core.cards import parse_cards
from twentyfive.core.moves import PlayCard
from twentyfive.core.phases.play import playable_cards
from twentyfive.core.ranking import Ranking, ranking
from twentyfive.core.rules.options import Follow, Renege, TrumpOrder
from twentyfive.core.rules.presets import SEATINGS
from twentyfive.core.state import ace_lowest, deal_ranking

ORDERS = [*(Rules().replace(trump_order=order) for order in TrumpOrder), Rules().replace(joker=True)]
RANKINGS = [
    (rules.replace(five_of_hearts_best=five, renege=renege, follow=follow), suit, lowest)
    for rules, five, renege, follow, suit, lowest in product(ORDERS, (False, True), Renege, Follow, Suit, (False, True))
]
"""Every set of options that matters to the play of a card, with every trump suit."""


def random_hands(rules: Rules, rng: random.Random) -> list[tuple[Card, ...]]:
    cards = rng.sample(rules.pack, rules.players * rules.hand_size)
    return [tuple(cards[seat :: rules.players]) for seat in range(rules.players)]


def legal_by_ranking(hand: tuple[Card, ...], led: Card, order: Ranking, follow: Follow) -> set[Card]:
    """The legal cards by RULES.md section 2. Unlike `core.legal_plays` it takes a ranking with the ace lowest too."""
    trumps = {card for card in hand if order.is_trump(card)}
    if order.is_trump(led):
        free = {card for card in trumps if card in order.privileged and order.strength[card] > order.strength[led]}
        return trumps if trumps - free else {*hand}
    suit = {card for card in hand if order.suit_of(card) is led.suit}
    if not suit:
        return {*hand}
    return suit if follow is Follow.MUST_FOLLOW else suit | trumps


def winner(pack: FastPack, cards: Sequence[Card]) -> int:
    """The index of the winning card of a trick, by what each card beats."""
    best = 0
    for index, card in enumerate(cards):
        if pack.bits[card] & pack.beats[pack.bits[cards[best]]]:
            best = index
    return best


@pytest.mark.broad("rules?-*")
@pytest.mark.parametrize(("rules", "suit", "lowest"), RANKINGS)
def test_legal_cards_and_winners_under_every_option(rules: Rules, suit: Suit, lowest: bool) -> None:
    rng = random.Random(f"{rules} {suit} {lowest}")
    order, pack = ranking(suit, rules, ace_lowest=lowest), fast_pack(suit, rules, ace_lowest=lowest)
    assert pack.members(pack.trumps) == tuple(reversed(order.trumps))
    for _ in range(400):
        led, *hand = rng.sample(rules.pack, rng.randint(2, 10))
        legal = pack.members(pack.legal(pack.mask(hand), pack.bits[led]))
        assert {*legal} == legal_by_ranking(tuple(hand), led, order, rules.follow)
        if not lowest:
            assert {*legal} == {*legal_plays(hand, led, suit, rules)}
        trick = rng.sample(rules.pack, rng.randint(2, 10))
        assert winner(pack, trick) == order.winner(trick)


def test_all_hands_are_legal_to_lead() -> None:
    pack = fast_pack(Suit.SPADES, Rules())
    hand = pack.mask(parse_cards("5S 2H 3D"))
    assert pack.legal(hand, 0) == hand


@few
@given(GAMES)
def test_whole_matches_follow_the_same_rules(game: Game) -> None:
    for state, move in game.walked(200):
        if state.phase is not Phase.PLAY or not isinstance(move, PlayCard):
            continue
        deal = state.current_deal
        played, hand = deal.open_trick.cards, deal.hands[deal.actor]
        if not played or not deal.tricks:
            continue  # only `core` knows the lead that must be a trump and the last moment to rob
        pack = fast_pack(deal.trump_suit, state.rules, ace_lowest=ace_lowest(deal, state.rules))
        legal = pack.legal(pack.mask(hand), pack.bits[played[0]])
        assert {*pack.members(legal)} == {*playable_cards(deal, state.rules)}
        assert winner(pack, played) == deal_ranking(deal, state.rules).winner(played)


def playout_by_core(hands: list[tuple[Card, ...]], trump: Suit, rules: Rules, rng: random.Random) -> list[int]:
    """The same playout by `core`: each seat picks among the legal cards, weakest first, by the bits of the trick."""
    pack, leader, winners = fast_pack(trump, rules), 0, []
    for left in range(rules.hand_size, 0, -1):
        number = rng.getrandbits(EVEN + 5 * rules.players // 2) if left > 1 else 0
        seats = [(leader + step) % rules.players for step in range(rules.players)]
        trick: list[Card] = []
        for seat in seats:
            legal = legal_plays(hands[seat], trick[0] if trick else None, trump, rules)
            choices = sorted(legal, key=lambda card: pack.bits[card])
            number, skipped = divmod(number, len(choices))
            picked = choices[skipped]
            hands[seat] = tuple(card for card in hands[seat] if card != picked)
            trick.append(picked)
        leader = seats[trick_winner(trick, trump, rules)]
        winners.append(leader)
    return winners


@pytest.mark.broad("twenty-five", "auction-forty-fives")
@pytest.mark.parametrize("preset", PRESETS)
def test_random_playouts_follow_the_rules(preset: str) -> None:
    rng = random.Random(preset)
    for players, sides in SEATINGS[preset]:
        rules = seated(preset, players, sides)
        for suit, seed in product(Suit, range(5)):
            hands = random_hands(rules, rng)
            pack = fast_pack(suit, rules)
            masks = [pack.mask(hand) for hand in hands]
            winners = random_playout(pack, led_to(pack), masks, 0, random.Random(seed).getrandbits)
            assert winners == playout_by_core(hands, suit, rules, random.Random(seed))


def test_the_winner_of_the_last_trick_is_not_left_to_chance() -> None:
    pack = fast_pack(Suit.SPADES, seated("twenty-five", 4, 2))
    hands = [pack.bits[card] for card in parse_cards("KH 2S QH AH")]
    assert random_playout(pack, led_to(pack), hands, 0, random.Random(1).getrandbits) == [3]


def test_every_legal_card_is_equally_likely() -> None:
    """Void in hearts, with one trump among three cards: one first trick in three is trumped."""
    rng = random.Random(5)
    pack = fast_pack(Suit.SPADES, seated("twenty-five", 2, 2))
    hands = [pack.mask(parse_cards("KH QH JH")), pack.mask(parse_cards("2S 3C 7D"))]
    trumped = sum(random_playout(pack, led_to(pack), hands.copy(), 0, rng.getrandbits)[0] for _ in range(3000))
    assert 900 < trumped < 1100
