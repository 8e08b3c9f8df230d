"""A simple player for tests: quick, the same on every machine, and sensible enough for every game to come to an end."""

from __future__ import annotations

import random

from twentyfive.core import Card, GameState, Phase, Record, Rules, Suit, apply, legal_moves, table_move, to_act
from twentyfive.core.moves import Bid, Exchange, Hold, Move, NameTrump, Pass, PlayCard, Rob
from twentyfive.core.phases.auction import highest_bid
from twentyfive.core.ranking import ranking


def next_move(state: GameState, rng: random.Random) -> Move:
    """The table's move, or that of the player to act."""
    return table_move(state, rng) if to_act(state) is None else simple_move(state, rng)


def simple_move(state: GameState, rng: random.Random) -> Move:
    """Bids on good trumps only, keeps high cards, robs with the worst, plays high when it wins and else low."""
    moves = legal_moves(state)
    match moves[0]:
        case Pass() | Bid() | Hold():
            bold = min(20, 5 * sum(_best(state, suit) for suit in Suit))
            wanted = [move for move in moves if isinstance(move, Bid | Hold) and _points(state, move) <= bold]
            return wanted[0] if wanted and rng.random() < 0.5 else moves[0]
        case NameTrump():
            return max(moves, key=lambda move: isinstance(move, NameTrump) and _best(state, move.suit))
        case Exchange():
            return min(moves, key=lambda move: isinstance(move, Exchange) and _cost(state, move.out))
        case Rob():
            return min(moves, key=lambda move: _cost(state, (move.out,)) if isinstance(move, Rob) else 99)
        case PlayCard():
            return _card_to_play(state, [move for move in moves if isinstance(move, PlayCard)])
        case _:
            return rng.choice(moves)


CLIMB = 0.25
"""How often a player by chance calls one step more: who bids as often as not fails so much that no game would end."""


def chance_move(state: GameState, rng: random.Random) -> Move:
    """Any move of the player to act; the higher a call, the less likely it is."""
    moves = legal_moves(state)
    if state.phase is not Phase.BID:
        return rng.choice(moves)
    step = 0
    while step + 1 < len(moves) and rng.random() < CLIMB:
        step += 1
    return moves[step]


def finished(rules: Rules, seed: int) -> Record:
    """A whole match among simple players."""
    rng = random.Random(seed)
    record = Record.new(rules, seed=seed)
    while not record.state.over:
        record.push(next_move(record.state, rng))
    return record


def walked(rules: Rules, seed: int, plies: int) -> list[tuple[GameState, Move]]:
    """The first moves of a match in which half the moves are simple and half are any, each with its state."""
    rng, state = random.Random(seed), Record.new(rules).state
    steps: list[tuple[GameState, Move]] = []
    while len(steps) < plies and not state.over:
        anything = to_act(state) is not None and rng.random() < 0.5
        move = rng.choice(legal_moves(state)) if anything else next_move(state, rng)
        steps.append((state, move))
        state = apply(state, move)
    return steps


def _points(state: GameState, call: Bid | Hold) -> int:
    return call.points if isinstance(call, Bid) else highest_bid(state.current_deal.calls)


def _best(state: GameState, suit: Suit) -> int:
    """How many of the five best trumps the player to act would hold in this suit."""
    best = ranking(suit, state.rules).trumps[:5]
    return sum(card in best for card in state.current_deal.hands[state.current_deal.actor])


def _cost(state: GameState, out: tuple[Card, ...]) -> int:
    """What it costs to put these cards out: nothing for plain cards, much for trumps."""
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
