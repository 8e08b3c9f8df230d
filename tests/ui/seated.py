"""Games in which a person plays two hands, for tests of the whole program."""

from __future__ import annotations

from collections.abc import Callable

from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import Record, seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, OpenDummy, Person, SecondHand, Sitter

PERSON, MEDIUM, DUMMY = Person(), Computer(Level.MEDIUM), OpenDummy()


def second(player: int) -> Sitter:
    """Return a second hand of the person at that seat."""
    return SecondHand(player)


OWN_AND_SECOND = (PERSON, MEDIUM, second(0), MEDIUM)
WITH_OWN_DUMMY = (PERSON, MEDIUM, DUMMY, MEDIUM)
WITH_OTHER_DUMMY = (PERSON, MEDIUM, MEDIUM, DUMMY)
TWO_WITH_TWO = (PERSON, PERSON, second(0), second(1))


def begin(whole: Whole, *sitters: Sitter, seed: int = 25, preset: str = "twenty-five", **options: object) -> Record:
    """Begin a game in two sides with these players."""
    players = len(sitters)
    rules = seated(preset, players, 2).replace(**options)
    record = Record.new(rules, names=NAMES[:players], seats=[str(sitter) for sitter in sitters], seed=seed)
    whole.window.play(GameToken(record))
    return record


def until(whole: Whole, there: Callable[[], bool], turn: Callable[[Whole], None] = turn_by_mouse) -> None:
    """Play on, opening every curtain, until `there` returns True."""
    curtain = whole.window.table.curtain
    for _ in range(2000):
        if there():
            return
        if curtain.isVisible():
            click(curtain.open_button)
        else:
            turn(whole)
    raise AssertionError("the moment never came")


def at_turn_of(whole: Whole, seat: int) -> Callable[[], bool]:
    """Return a function that is True while that seat is to play and its hand is on the screen."""
    return lambda: whole.view.my_turn and whole.view.seat == seat and not whole.window.table.curtain.isVisible()
