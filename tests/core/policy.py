"""A simple player for tests: fast, equal on every machine, and sensible enough for every game to end."""

from __future__ import annotations

import random

from twentyfive.core import Card, GameState, Phase, Record, Rules, Suit, apply, legal_moves, table_move, to_act
from twentyfive.core.moves import Bid, Exchange, Hold, Move, NameTrump, Pass, PlayCard, Rob
from twentyfive.core.phases.auction import highest_bid
from twentyfive.core.ranking import ranking


def next_move(state: GameState, rng: random.Random) -> Move:
    """The move of the table, or of a simple player to act."""
    return table_move(state, rng) if to_act(state) is None else simple_move(state, rng)


def simple_move(state: GameState, rng: random.Random) -> Move:
    """Choose a simple player's move: bid on good trumps, keep high cards, win if possible, otherwise play low."""
    moves = legal_moves(state)
    match moves[0]:
        case Pass() | Bid() | Hold():
            highest = min(20, 5 * sum(_top_trumps(state, suit) for suit in Suit))
            wanted = [move for move in moves if isinstance(move, Bid | Hold) and _points(state, move) <= highest]
            return wanted[0] if wanted and rng.random() < 0.5 else moves[0]
        case NameTrump():
            return max(moves, key=lambda move: isinstance(move, NameTrump) and _top_trumps(state, move.suit))
        case Exchange():
            return min(moves, key=lambda move: isinstance(move, Exchange) and _cost(state, move.out))
        case Rob():
            return min(moves, key=lambda move: _cost(state, (move.out,)) if isinstance(move, Rob) else 99)
        case PlayCard():
            return _card_to_play(state, [move for move in moves if isinstance(move, PlayCard)])
        case _:
            return rng.choice(moves)


CLIMB = 0.25
"""The probability of calling one step higher; with 0.5 most contracts would fail, and games would not end."""


def chance_move(state: GameState, rng: random.Random) -> Move:
    """Choose any move of the player to act; the higher a call, the less likely it is."""
    moves = legal_moves(state)
    if state.phase is not Phase.BID:
        return rng.choice(moves)
    step = 0
    while step + 1 < len(moves) and rng.random() < CLIMB:
        step += 1
    return moves[step]


def finished(rules: Rules, seed: int) -> Record:
    """A whole match of simple players."""
    rng = random.Random(seed)
    record = Record.new(rules, seed=seed)
    while not record.state.over:
        record.push(next_move(record.state, rng))
    return record


def walked(rules: Rules, seed: int, plies: int) -> list[tuple[GameState, Move]]:
    """The first moves of a match, each with the state before it; half of the moves are simple, half random."""
    rng, state = random.Random(seed), Record.new(rules).state
    steps: list[tuple[GameState, Move]] = []
    while len(steps) < plies and not state.over:
        by_chance = to_act(state) is not None and rng.random() < 0.5
        move = rng.choice(legal_moves(state)) if by_chance else next_move(state, rng)
        steps.append((state, move))
        state = apply(state, move)
    return steps


def _points(state: GameState, call: Bid | Hold) -> int:
    return call.points if isinstance(call, Bid) else highest_bid(state.current_deal.calls)


def _top_trumps(state: GameState, suit: Suit) -> int:
    """The number of the five best trumps that the player to act would hold in this suit."""
    best = ranking(suit, state.rules).trumps[:5]
    return sum(card in best for card in state.current_deal.hands[state.current_deal.actor])


def _cost(state: GameState, out: tuple[Card, ...]) -> int:
    """The cost of putting these cards out, which is high for high trumps."""
    trump = state.current_deal.trump
    if trump is None:
        return sum(
            ["2", "3", "4", "5", "6", "7", "8", "9", "10", "Q", "K", "A", "J", "JK"].index(card.rank) for card in out
        )
    order = ranking(trump, state.rules)
    return sum(order.strength[card] if order.is_trump(card) else -3 for card in out)


def _card_to_play(state: GameState, plays: list[PlayCard]) -> PlayCard:
    deal = state.current_deal
    order = ranking(deal.trump_suit, state.rules)
    cards = deal.open_trick.cards
    lowest = min(plays, key=lambda play: order.strength[play.card])
    if not cards:
        return max(plays, key=lambda play: order.strength[play.card])
    winning = [play for play in plays if order.winner([*cards, play.card]) == len(cards)]
    return min(winning, key=lambda play: order.strength[play.card], default=lowest)
