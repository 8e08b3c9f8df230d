"""Games at a certain moment, to be shown in the real window."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from PySide6.QtWidgets import QApplication

from tests.ui.whole import NAMES, Whole
from twentyfive.ai import Level
from twentyfive.core import Phase, PlayerView, Record, legal_moves, seated, table_move, to_act, view_for
from twentyfive.core.moves import Exchange, See, Vie
from twentyfive.core.record import Header
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person

Moment = Callable[[PlayerView], bool]


def robs(view: PlayerView) -> bool:
    """Return True if the viewer may rob."""
    return view.may_rob


def bids(view: PlayerView) -> bool:
    """Return True if the viewer has a bid to choose in the first deal after three others, or after all if fewer."""
    asked = view.my_turn and view.phase is Phase.BID and len(view.legal) > 1 and not view.history
    return asked and len(view.calls) >= min(3, view.rules.players - 1)


def exchanges(view: PlayerView) -> bool:
    """Return True if the viewer is to put out cards."""
    return view.my_turn and any(isinstance(move, Exchange) for move in view.legal)


def names_trumps(view: PlayerView) -> bool:
    """Return True if the viewer is to name trumps."""
    return view.my_turn and view.phase is Phase.NAME_TRUMP


def jinks(view: PlayerView) -> bool:
    """Return True if the viewer may take the pool or jink."""
    return view.my_turn and view.phase is Phase.JINK


def vies(view: PlayerView) -> bool:
    """Return True if the viewer may vie a card."""
    return view.my_turn and Vie() in view.legal


def is_vied(view: PlayerView) -> bool:
    """Return True if the viewer is to see a card or to give the deal up."""
    return view.my_turn and See() in view.legal


def plays_last(view: PlayerView) -> bool:
    """Return True if the viewer plays last to the third trick of the second deal, when most lies on the table."""
    trick = view.trick
    cards = 0 if trick is None else len(trick.cards)
    return view.my_turn and len(view.history) == 1 and len(view.tricks) == 2 and cards == view.rules.players - 1


def deal_is_over(view: PlayerView) -> bool:
    """Return True if the first deal is scored."""
    return view.phase is Phase.DEAL and len(view.history) == 1


def game_is_over(view: PlayerView) -> bool:
    """Return True if the match is over."""
    return view.over


def game_is_won(view: PlayerView) -> bool:
    """Return True if the viewer's side has won the match, in the middle of a deal."""
    return view.over and view.winners == (view.rules.side_of(0),) and bool(view.hand)


def game_is_lost(view: PlayerView) -> bool:
    """Return True if another side has won the match, in the middle of a deal."""
    return view.over and view.rules.side_of(0) not in view.winners and bool(view.hand)


_RARE: Final[Mapping[tuple[Moment, int], int]] = {(bids, 6): 8, (jinks, 5): 23, (jinks, 10): 44}
"""The seed of a game with this moment for this number of players, where few games have it; it is tried first."""


@cache
def _moves_to(preset: str, players: int, sides: int, moment: Moment) -> Record:
    """Return a game of random players, played until this moment of seat 0."""
    for seed in (_RARE.get((moment, players), 0), *range(400)):
        rng, record = random.Random(seed), Record.new(seated(preset, players, sides), names=NAMES[:players], seed=seed)
        while not record.state.over and record.ply < 3000:
            state, acts = record.state, to_act(record.state)
            # A view takes longer than a move, and no moment is one at which another player decides.
            if record.ply and acts in (0, None) and moment(view_for(state, 0)):
                return record
            record.push(table_move(state, rng) if acts is None else rng.choice(legal_moves(state)))
        if moment(view_for(record.state, 0)):
            return record
    raise AssertionError(f"no game of {preset} had the moment {moment.__name__}")


def record_at(preset: str, players: int, sides: int, moment: Moment, *, persons: int = 1) -> Record:
    """Return a game at that moment; the first `persons` seats are persons, the others computer players."""
    found = _moves_to(preset, players, sides, moment)
    seats = [Person() if seat < persons else Computer(Level.EASY) for seat in range(players)]
    header = Header(found.header.rules, found.header.names, tuple(map(str, seats)), found.header.seed)
    return _with_header(found, header)


def _with_header(record: Record, header: Header) -> Record:
    copied = Record.new(header.rules, names=header.names, seats=header.seats, seed=header.seed)
    for move in record.moves:
        copied.push(move)
    return copied


def show(whole: Whole, preset: str, players: int, sides: int, moment: Moment, *, persons: int = 1) -> None:
    """Show a game at that moment in the window."""
    whole.window.play(GameToken(record_at(preset, players, sides, moment, persons=persons)))
    for _ in range(6):  # nested layouts settle one turn later each
        QApplication.processEvents()
