"""The portraits of characters at the table: where backs leave room, and nowhere else."""

from __future__ import annotations

from PySide6.QtCore import QRect

from tests.turns import turn
from tests.ui.whole import NAMES, Whole
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.ui.table.surface.seat_portraits import SeatPortrait
from twentyfive.ui.table.table_view import to_qrect

PLAIN = Computer(Level.MEDIUM)


def begin(whole: Whole, *others: Computer) -> None:
    """Begin a game of three with these computer players."""
    setup = TableSetup(seated("twenty-five", 3, 3), NAMES[:3], (Person(), *others))
    whole.window.play(GameToken(setup.new_record()))
    turn()


def shown(whole: Whole) -> dict[int, SeatPortrait]:
    """The portraits that can be seen, by seat."""
    portraits = whole.window.table.top.portraits.portraits
    return {seat: portrait for seat, portrait in portraits.items() if portrait.isVisible()}


def test_a_character_looks_over_its_plate_and_nobody_else_does(whole: Whole) -> None:
    whole.window.resize(1280, 800)
    begin(whole, PLAIN, Computer(Level.MEDIUM, character="desmond"))
    ((seat, portrait),) = shown(whole).items()
    zones = whole.window.table.top.zones
    assert zones is not None
    assert seat == 2
    assert to_qrect(zones.seats[1].block).contains(portrait.geometry())
    assert not to_qrect(zones.seats[1].plate).intersects(portrait.geometry())
    whole.window.table.top.hide_under(to_qrect(zones.seats[1].plate))
    assert not shown(whole)
    whole.window.table.top.hide_under(QRect())
    assert shown(whole)
    begin(whole, PLAIN, PLAIN)
    assert not shown(whole)


def test_without_backs_there_is_no_portrait(whole: Whole) -> None:
    whole.window.resize(1280, 720)
    whole.store.change(text=2.5)
    begin(whole, *(Computer(Level.MEDIUM, character=key) for key in ("desmond", "leona")))
    assert not shown(whole)
    whole.store.change(text=1.0)
    turn()
    assert set(shown(whole)) == {1, 2}
