"""Guests made of code: they know their table and their own seats' views, and play by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from twentyfive.core import PRESETS, PlayerView, Record, Rules
from twentyfive.core.moves import PlayerMove
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.players import Guest

GUEST = str(Guest())
CLIMB = 0.25
"""The probability of calling one step higher; with 0.5 most contracts would fail, and games would not end."""


@contextmanager
def guest_table(minds: Minds) -> Iterator[tuple[GameEngine, GuestSession]]:
    """An engine with its own journal, and the table of its guests."""
    with TemporaryDirectory() as folder:
        engine = GameEngine(minds, Journal(Path(folder) / "journal"))
        yield engine, GuestSession(engine)
        engine.close()


def all_elsewhere(rules: Rules, seed: int = 25) -> Record:
    """A new game that guests alone play, but for hands that nobody sees."""
    seats = ["computer medium" if rules.is_unseen(seat) else GUEST for seat in range(rules.players)]
    return Record.new(rules, seats=seats, seed=seed)


def short(preset: str, **options: object) -> Rules:
    """The rules of a preset, so that its game ends after a few deals."""
    return PRESETS[preset].replace(**options)


def chance(view: PlayerView, rng: random.Random) -> PlayerMove:
    """Choose any legal move of the view's seat; the higher a call, the less likely it is."""
    moves = view.legal
    if len(moves) > 1 and type(moves[0]).__name__ in ("Pass", "Bid", "Hold"):
        step = 0
        while step + 1 < len(moves) and rng.random() < CLIMB:
            step += 1
        return moves[step]
    return rng.choice(moves)


def shown_turn(table: GuestSession) -> PlayerView | None:
    """Return the view of the guest to act, as that guest is shown it; None if no guest is to act."""
    seat = table.moment.to_act
    if seat is None or not table.game.seats.by_guest(seat):
        return None
    shown = table.seen(table.game.revision, seat)
    assert shown is not None, "the newest position is always kept"
    assert shown.view.my_turn
    return shown.view


def act(table: GuestSession, rng: random.Random) -> PlayerMove | None:
    """Let the guest to act move by chance, or ask for the next deal; return the move."""
    view = shown_turn(table)
    if view is None:
        table.game.next_deal()
        return None
    assert view.seat is not None
    move = chance(view, rng)
    assert table.submit(view.seat, move, table.game.revision) is None
    return move
