"""Games in which heuristic and random moves alternate, so that advice is tested in all kinds of positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.core import Card, GameState, PlayerView, Rank, Rules, apply, new_game, table_move, to_act, view_for
from twentyfive.core.moves import PlayerMove


def decisions(rules: Rules, seed: int, number: int) -> Iterator[tuple[GameState, PlayerView]]:
    """Yield at most `number` positions in which a player is to act, from a match with one random move in four."""
    rng, state = random.Random(seed), new_game(rules)
    while number and not state.over:
        seat = to_act(state)
        if seat is None:
            state = apply(state, table_move(state, rng))
            continue
        view = view_for(state, seat)
        yield state, view
        number -= 1
        state = apply(state, _move(view, rng))


def _move(view: PlayerView, rng: random.Random) -> PlayerMove:
    move = heuristic_advice(view).move
    return rng.choice(view.legal) if rng.random() < 0.25 else move


def reshuffled(state: GameState, seat: int, rng: random.Random) -> GameState:
    """The state with all cards that `seat` cannot see shuffled among other hands, stock, kitty and cards put out."""
    deal, view = state.current_deal, view_for(state, seat)
    seen = {*view.seen}
    if view.trump is not None and {*view.let_lie} - {seat}:
        seen.add(Card(Rank.ACE, view.trump))  # a player who let the turn-up lie aloud holds it
    others = [list(hand) for other, hand in enumerate(deal.hands) if other != seat]
    groups = [*others, list(deal.stock), list(deal.kitty), [put.card for put in deal.put_out]]
    places = [(group, index) for group in groups for index, card in enumerate(group) if card not in seen]
    cards = [group[index] for group, index in places]
    rng.shuffle(cards)
    for (group, index), card in zip(places, cards, strict=True):
        group[index] = card
    *hands, stock, kitty, put_out = (tuple(group) for group in groups)
    hands.insert(seat, deal.hands[seat])
    laid = tuple(replace(put, card=card) for put, card in zip(deal.put_out, put_out, strict=True))
    return replace(state, deal=replace(deal, hands=tuple(hands), stock=stock, kitty=kitty, put_out=laid))
