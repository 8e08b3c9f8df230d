"""Views of a player who is asked a certain question, in games played at random."""

import random
from collections.abc import Callable
from functools import cache

from twentyfive.core import (
    PlayerView,
    Rules,
    apply,
    legal_moves,
    new_game,
    seated,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.moves import Bid, Exchange, Hold
from twentyfive.core.state import Phase
from twentyfive.wording.table.decisions import decision
from twentyfive.wording.table.question import Decision

Asked = Callable[[PlayerView], bool]


def asked_in(preset: str, players: int, sides: int, wanted: Asked) -> PlayerView:
    """Return the view of seat 0 when it is first asked this, in games played at random."""
    return asked_under(seated(preset, players, sides), wanted)


@cache
def asked_under(rules: Rules, wanted: Asked) -> PlayerView:
    """Return the same in games by these rules."""
    for seed in range(300):
        rng, state = random.Random(seed), new_game(rules)
        while not state.history:
            seat = to_act(state)
            if seat == 0:
                view = view_for(state, 0)
                if wanted(view):
                    return view
            move = rng.choice(legal_moves(state)) if seat is not None else table_move(state, rng)
            state = apply(state, move)
    raise AssertionError("seat 0 was never asked this")


def may_hold(view: PlayerView) -> bool:
    return Hold() in view.legal


def bids(view: PlayerView) -> bool:
    return view.phase is Phase.BID and len(view.calls) >= min(3, view.rules.players - 1)


def exchanges(view: PlayerView) -> bool:
    return view.phase is Phase.EXCHANGE and any(isinstance(move, Exchange) for move in view.legal)


def names_trumps(view: PlayerView) -> bool:
    return view.phase is Phase.NAME_TRUMP


def jinks(view: PlayerView) -> bool:
    return view.phase is Phase.JINK


def robs(view: PlayerView) -> bool:
    return view.may_rob


def question(view: PlayerView) -> Decision:
    asked = decision(view, ())
    assert asked is not None
    return asked


def may_bid_25(view: PlayerView) -> bool:
    return Bid(25) in view.legal
