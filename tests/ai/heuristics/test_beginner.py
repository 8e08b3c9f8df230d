"""The beginner at the table, and the same rules in bits for the rollouts of the hard player."""

from __future__ import annotations

import random

import pytest

from tests.ai.views import ALONE, PAIRS, advice_line, view_of
from twentyfive.ai.heuristics.beginner import beginner_advice
from twentyfive.ai.playout.beginner_playout import play_out_beginner
from twentyfive.ai.playout.bitcards import FastPack, fast_pack
from twentyfive.ai.playout.playout import NEVER, OpenTrick
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.core import Card, Rules, Suit, seated
from twentyfive.core.cards import parse_cards


def beginner(text: str, rules: Rules = PAIRS) -> str:
    return advice_line(beginner_advice(view_of(text, rules)))


class TestAtTheTable:
    @pytest.mark.parametrize(
        ("text", "lead"),
        [
            ("spades; You: 5S 7S KD QH 3C", "play KD: lead_best_of_suit"),
            ("spades; You: AS 7D 9H 4D 2H", "play 9H: lead_low"),
            ("hearts; You: 7H 9H AH", "play AH: draw_trumps"),
        ],
        ids=["the king", "the best of none", "only trumps"],
    )
    def test_the_best_plain_card_is_led_and_trumps_are_kept(self, text: str, lead: str) -> None:
        assert beginner(text, ALONE) == lead

    def test_a_trick_is_won_as_cheaply_as_possible(self) -> None:
        assert beginner("spades; You: 5S 9S 2H; led 7D QD KD").startswith("play 9S: ")
        assert beginner("spades; You: 5S 9S 2H; led 7D").startswith("play 9S: ")

    def test_a_winning_partner_is_not_overtaken(self) -> None:
        assert beginner("spades; You: KS 7D QD; led 3D KD 9D") == "play 7D: partner_wins"

    def test_the_weakest_card_is_thrown_off_if_none_can_win(self) -> None:
        assert beginner("spades; You: 7D QD 3H; led KD") == "play 7D: throw_off"


def card_by_card(rules: Rules, pack: FastPack, hands: list[int], trick: OpenTrick) -> tuple[int, ...]:
    """The sides that win if everybody plays by the beginner's rules, card by card."""
    winners = []
    while True:
        while trick.to_play:
            seat = trick.to_play[0]
            legal = pack.members(pack.legal(hands[seat], trick.led))
            card = pack.bits[_beginner_card(rules, pack, legal, seat, trick)]
            hands[seat] ^= card
            trick = trick.after(seat, card, pack)
        winners.append(rules.side_of(trick.winner))
        if not hands[trick.winner]:
            return tuple(winners)
        trick = OpenTrick(0, 0, trick.winner, policy_tables(rules).play_order[trick.winner])


def _beginner_card(rules: Rules, pack: FastPack, legal: tuple[Card, ...], seat: int, trick: OpenTrick) -> Card:
    """The card that the beginner plays; `legal` has the weakest card first."""
    if not trick.led:
        return next((card for card in reversed(legal) if not pack.bits[card] & pack.trumps), legal[-1])
    winning = [card for card in legal if pack.bits[card] & pack.beats[trick.best]]
    return winning[0] if winning and rules.side_of(seat) != rules.side_of(trick.winner) else legal[0]


class TestInBits:
    @pytest.mark.parametrize(("players", "sides"), [(2, 2), (4, 2), (5, 5), (9, 3)])
    def test_without_random_moves_everybody_plays_as_a_beginner(self, players: int, sides: int) -> None:
        rules, rng = seated("twenty-five", players, sides), random.Random(players)
        for _ in range(200):
            pack, hands = _dealt(rules, rng)
            trick = OpenTrick(0, 0, 0, policy_tables(rules).play_order[0])
            winners = play_out_beginner(
                policy_tables(rules), pack, hands.copy(), trick, (NEVER,) * sides, 0, rng.random
            )
            assert winners == card_by_card(rules, pack, hands, trick)

    def test_with_random_moves_deals_end_in_many_ways(self) -> None:
        rng = random.Random(1)
        pack, hands = _dealt(PAIRS, rng)
        tables = policy_tables(PAIRS)
        trick = OpenTrick(0, 0, 0, tables.play_order[0])

        def ends(random_rate: float) -> set[tuple[int, ...]]:
            return {
                play_out_beginner(tables, pack, hands.copy(), trick, (NEVER, NEVER), random_rate, rng.random)
                for _ in range(99)
            }

        assert len(ends(0)) == 1
        assert len(ends(1)) > 3

    def test_the_player_who_looks_ahead_makes_none_of_the_random_moves(self) -> None:
        """The five and the knave win their tricks even if everybody else plays by chance."""
        pack, tables = fast_pack(Suit.SPADES, PAIRS), policy_tables(PAIRS)
        hands = [pack.mask(parse_cards(hand)) for hand in ("5S 4H", "2C 3C", "2D 3D", "4C 6C")]
        trick = OpenTrick(pack.bits[Card.parse("7C")], pack.bits[Card.parse("AS")], 3, (0,))
        for seed in range(20):
            chance = random.Random(seed).random
            first, *_ = play_out_beginner(tables, pack, hands.copy(), trick, (NEVER, NEVER), 1, chance, own=0)
            assert first == 0

    def test_the_deal_ends_with_the_trick_that_a_side_needs(self) -> None:
        pack, tables = fast_pack(Suit.SPADES, PAIRS), policy_tables(PAIRS)
        hands = [pack.mask(parse_cards(hand)) for hand in ("5S JS", "2C 3C", "2D 3D", "4C 6C")]
        trick = OpenTrick(0, 0, 0, tables.play_order[0])
        for needed in (1, 2):
            winners = play_out_beginner(tables, pack, hands.copy(), trick, (needed, 5), 0.5, random.Random(1).random)
            assert winners == (0,) * needed


def _dealt(rules: Rules, rng: random.Random) -> tuple[FastPack, list[int]]:
    pack = fast_pack(rng.choice(list(Suit)), rules)
    cards = rng.sample(list(pack.bits.values()), rules.players * rules.hand_size)
    return pack, [sum(cards[seat :: rules.players]) for seat in range(rules.players)]
