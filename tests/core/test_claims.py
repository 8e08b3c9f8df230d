"""A player who may claim the rest wins every remaining trick, whatever anybody plays."""

from __future__ import annotations

import random

import pytest

from tests.core.policy import next_move
from tests.core.positions import position
from twentyfive.core import GameState, Phase, Rules, apply, legal_moves, new_game, seated, to_act, view_for
from twentyfive.core.cards import Cards
from twentyfive.core.claims import cards_at_large, cards_of_others, rest_is_won
from twentyfive.core.moves import GatherTrick

TABLES = [("twenty-five", 2, 2), ("twenty-five", 3, 3), ("twenty-five", 4, 2), ("auction-forty-fives", 4, 2)]
MOST_LEFT = 3
"""Limit of the cards in each hand; with more, playing out every line takes too long."""


def decisions(rules: Rules, seed: int, deals: int) -> list[GameState]:
    """The states in some deals in which a player with few cards is to play one."""
    rng, state, found = random.Random(seed), new_game(rules), []
    while deals and not state.over:
        move = next_move(state, rng)
        state = apply(state, move)
        seat = to_act(state)
        if state.phase is Phase.PLAY and seat is not None and len(state.current_deal.hands[seat]) <= MOST_LEFT:
            found.append(state)
        deals -= state.phase is Phase.SCORE
    return found


def takes_all(state: GameState, seat: int) -> bool:
    """Whether `seat` wins every trick in all lines of play, by the rules themselves."""
    if state.phase is Phase.GATHER:
        state = apply(state, GatherTrick())
        if state.current_deal.tricks[-1].winner != seat:
            return False
    if state.phase is not Phase.PLAY:
        return True
    return all(takes_all(apply(state, move), seat) for move in legal_moves(state))


@pytest.mark.parametrize(("preset", "players", "sides"), TABLES)
def test_a_claim_cannot_fail(preset: str, players: int, sides: int) -> None:
    rules = seated(preset, players, sides)
    offered = 0
    for seed in range(40):
        for state in decisions(rules, seed, 6):
            seat = to_act(state)
            assert seat is not None
            view = view_for(state, seat)
            held = cards_of_others(state, seat)
            assert set(held) <= set(cards_at_large(view)), "cards in hands are at large"
            if rest_is_won(view, held):
                offered += 1
                assert takes_all(state, seat), f"seed {seed}: {state.current_deal}"
    assert offered >= 3, "a claim that is never offered helps nobody"


def claimed(state: GameState, live: Cards | None = None) -> bool:
    """Whether the player to act can claim the rest, from their view or against the given cards."""
    seat = to_act(state)
    assert seat is not None
    view = view_for(state, seat)
    return rest_is_won(view, cards_at_large(view) if live is None else live)


@pytest.mark.parametrize(
    ("text", "may"),
    [
        ("spades; You: 5S JS AH AS KS", True),
        ("spades; You: 5S JS", True),
        ("spades; You: 5S JS AH KS", False),  # another player may hold the ace
        ("spades; You: JS AH", False),
        ("spades; You: 5S KD", False),  # any trump beats a plain card
        ("spades; You: 5S JS; led 7S 6S", True),
        ("spades; You: JS AH; led 5S 6S", False),  # the best trump is on the table
        ("spades; You: 5S", False),  # the last card is played, not claimed
    ],
)
def test_the_best_trumps_can_be_claimed_without_seeing_hands(text: str, may: bool) -> None:
    assert claimed(position(text)) == may


def test_seeing_all_hands_allows_more_claims() -> None:
    state = next(
        state
        for seed in range(60)
        for state in decisions(seated("twenty-five", 3, 3), seed, 6)
        if rest_is_won(view_for(state, state.current_deal.actor), cards_of_others(state, state.current_deal.actor))
        and not claimed(state)
    )
    assert takes_all(state, state.current_deal.actor)
