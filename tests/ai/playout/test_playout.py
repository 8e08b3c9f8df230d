"""Playouts by the heuristics: every card is legal, and is the card that the policy chooses."""

from __future__ import annotations

import random
from itertools import chain

import pytest

from tests.ai.games import decisions
from tests.ai.views import ALONE, PAIRS, SUITS
from twentyfive.ai.beliefs.likelihood import trick_so_far
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.playout.bitcards import FastPack, fast_pack
from twentyfive.ai.playout.deal_value import deal_status, needs
from twentyfive.ai.playout.playout import NEVER, OpenTrick, play_out, policy_card
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.core import PRESETS, Phase, PlayerView, Rules, Suit, seated
from twentyfive.core.cards import parse_cards
from twentyfive.core.moves import PlayCard
from twentyfive.core.state import Trick

TABLES = [("twenty-five", 4, 2), ("twenty-five", 5, 5), ("forty-five", 6, 2), ("twenty-five", 9, 3)]


def card_by_card(
    rules: Rules, pack: FastPack, hands: list[int], trick: OpenTrick, wanted: tuple[int, ...]
) -> tuple[int, ...]:
    """The result that `play_out` should have, each card chosen and checked by itself."""
    left_to, winners, unplayed = list(wanted), [], sum(pack.bits.values())
    while True:
        while trick.to_play:
            seat = trick.to_play[0]
            card = policy_card(policy_tables(rules), pack, hands[seat], trick, unplayed & ~hands[seat], left_to)
            assert card & pack.legal(hands[seat], trick.led)
            hands[seat] ^= card
            unplayed ^= card
            trick = trick.after(seat, card, pack)
        side = rules.side_of(trick.winner)
        winners.append(side)
        left_to[side] -= 1
        if not left_to[side] or not hands[trick.winner]:
            return tuple(winners)
        trick = OpenTrick(0, 0, trick.winner, policy_tables(rules).play_order[trick.winner])


@pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
def test_a_playout_is_a_deal_among_players_of_the_policy(preset: str, players: int, sides: int) -> None:
    rules, rng = seated(preset, players, sides), random.Random(players)
    tables = policy_tables(rules)
    for number in range(200):
        pack = fast_pack(rng.choice(list(Suit)), rules)
        cards = rng.sample(list(pack.bits.values()), players * 5)
        hands = [sum(cards[seat::players]) for seat in range(players)]
        wanted = tuple(rng.choice((1, 3, NEVER)) for _ in range(sides)) if number % 2 else (NEVER,) * sides
        trick = OpenTrick(0, 0, 0, tables.play_order[0])
        played = play_out(tables, pack, hands.copy(), trick, sum(pack.bits.values()), wanted)
        assert played == card_by_card(rules, pack, hands, trick, wanted)


def test_the_deal_ends_with_the_trick_that_a_side_needs() -> None:
    pack, tables = fast_pack(Suit.SPADES, PAIRS), policy_tables(PAIRS)
    hands = [pack.mask(parse_cards(hand)) for hand in ("5S JS", "2C 3C", "2D 3D", "4C 6C")]
    trick = OpenTrick(0, 0, 0, tables.play_order[0])
    assert play_out(tables, pack, hands.copy(), trick, sum(hands), (1, 5)) == (0,)
    assert play_out(tables, pack, hands.copy(), trick, sum(hands), (2, 5)) == (0, 0)


class TestPolicy:
    """The policy in bits agrees with the heuristics, apart from their inferences about other hands."""

    @pytest.mark.broad("rules0")
    @pytest.mark.parametrize("rules", [PAIRS, ALONE])
    def test_it_plays_the_card_of_the_heuristics(self, rules: Rules) -> None:
        views = [view for _, view in decisions(rules.replace(best_of=99), 3, 500) if _has_choice(view)]
        alike = sum(_policy_move(view) == heuristic_advice(view).move for view in views)
        assert alike / len(views) > 0.85

    def test_in_last_place_it_wins_as_cheaply_as_possible(self) -> None:
        assert _chosen("spades", "5S 9S 2H", "7D QD KD") == "9S"

    def test_it_throws_the_weakest_card_on_a_partners_trick(self) -> None:
        assert _chosen("spades", "5S 9S 2H", "7D KD 3D") == "2H"


def _chosen(trump: str, hand: str, led: str) -> str:
    """The card played by seat 0, last of four players in pairs."""
    pack = fast_pack(SUITS[trump], PAIRS)
    trick = trick_so_far(Trick(1, parse_cards(led)), pack, PAIRS)
    held = pack.mask(parse_cards(hand))
    out = sum(pack.bits.values()) & ~held
    return str(pack.cards[policy_card(policy_tables(PAIRS), pack, held, trick, out, (NEVER, NEVER))])


def _has_choice(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and len(view.legal) > 1 and all(isinstance(move, PlayCard) for move in view.legal)


def _policy_move(view: PlayerView) -> PlayCard:
    assert view.trump is not None
    assert view.seat is not None
    pack = fast_pack(view.trump, view.rules, ace_lowest=view.ace_lowest)
    trick = trick_so_far(view.trick or Trick(view.seat), pack, view.rules)
    out = pack.mask(card for card in view.rules.pack if card not in view.seen)
    wanted = needs(deal_status(view))
    return PlayCard(pack.cards[policy_card(policy_tables(view.rules), pack, pack.mask(view.hand), trick, out, wanted)])


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_has_its_policy_tables(preset: str) -> None:
    tables = policy_tables(PRESETS[preset])
    for position in chain.from_iterable(tables.positions):
        chances = (*position.if_ahead, *position.if_behind, *position.trump_later, *position.plain_later)
        assert all(0 <= chance <= 1 for chance in chances)
        assert list(position.trump_later) == sorted(position.trump_later, reverse=True)
