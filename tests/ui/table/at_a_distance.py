"""Tables at which guests made of code play, for tests of the whole program."""

from __future__ import annotations

import random

from tests.engine.guests import GUEST, act
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole
from twentyfive.core import Record, Rules, legal_moves, seated, to_act
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.game_token import GameToken

FOUR = seated("twenty-five", 4, 4)
ALL_ELSEWHERE = (GUEST,) * 4
ONE_HERE = ("person", GUEST, GUEST, "computer medium")
TWO_HERE = ("person", GUEST, "person", GUEST)


def begin(whole: Whole, *seats: str, rules: Rules = FOUR, seed: int = 25) -> Record:
    """Begin a game of these players."""
    record = Record.new(rules, names=NAMES[: len(seats)], seats=seats, seed=seed)
    whole.window.play(GameToken(record))
    turn()
    return record


def guests(whole: Whole) -> GuestSession:
    """The table of the guests."""
    return whole.window.playing.guests


def settle(whole: Whole) -> None:
    """Let the table show everything that has happened, as if the pauses were over."""
    while whole.waiting() or whole.moving():
        whole.window.table.director.skip()
        turn()


def move_once(whole: Whole, rng: random.Random) -> None:
    """Make the next move: of a guest, or of a person here, behind whose curtain nobody looks."""
    settle(whole)
    seat = to_act(whole.engine.state)
    if seat is not None and not guests(whole).game.seats.by_guest(seat):
        if whole.window.table.curtain.isVisible():
            click(whole.window.table.curtain.open_button)
        whole.engine.submit(seat, rng.choice(legal_moves(whole.engine.state)), whole.engine.revision)
    else:
        act(guests(whole), rng)
    turn()
    settle(whole)
