"""The names of tables at other computers, and of what is played there, in the language of the one who reads them."""

from __future__ import annotations

from twentyfive.core import PRESETS
from twentyfive.engine.saves.kept_seat import KeptSeat
from twentyfive.wording.network import host_name
from twentyfive.wording.records.evening import PAGE_TITLE
from twentyfive.wording.records.evening_network import SHARED_NAME
from twentyfive.wording.setup.games import GAME_NAMES


def game_at_table(word: str, called: str = "") -> str:
    """Return what is played at a table of another computer: "Spoil Five", "Same cards for all: Friday".

    `word` is that of a preset, and as it is if this version knows none; it is empty for a same cards evening, which
    people may have `called` something.
    """
    if called:
        return SHARED_NAME(name=called)
    return (GAME_NAMES[word]() if word in PRESETS else word) or PAGE_TITLE()


def seat_table(seat: KeptSeat) -> str:
    """Return the name of the table of a seat, within a sentence: "Anna's table"."""
    return host_name(seat.people, seat.computer) if seat.people or seat.computer else seat.host


def seat_game(seat: KeptSeat) -> str:
    """Return the name of the game at the table of a seat."""
    return game_at_table(seat.preset, seat.called) if seat.preset or seat.called else seat.game
