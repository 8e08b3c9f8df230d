"""The end of a match: whether a person here has won it."""

from __future__ import annotations

import pytest

from tests.ui.panels import alone, finished, seen_by
from twentyfive.ai import Level
from twentyfive.core import PRESETS, Rules
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import Computer, Guest, Person, Sitter
from twentyfive.engine.seating.seats import Seats
from twentyfive.presentation.table.ending import won_here

SIGNS: dict[str, Sitter] = {"p": Person(), "g": Guest(), "c": Computer(Level.EASY)}


def here(rules: Rules, sitters: str) -> LocalSeats:
    return LocalSeats(Seats(rules, tuple(SIGNS[sign] for sign in sitters)))


@pytest.mark.parametrize(
    ("sitters", "mine"),
    [("pcc", True), ("cpc", False), ("ppc", True), ("cpp", False), ("gcc", True), ("cgc", False), ("gpc", False)],
)
def test_a_game_is_won_here_if_a_person_at_this_screen_or_else_on_a_phone_has_won(sitters: str, mine: bool) -> None:
    rules = alone(3)
    assert won_here(seen_by(finished("A A A A A", rules)), here(rules, sitters)) is mine


def test_partners_win_together() -> None:
    rules = PRESETS["twenty-five"].replace(players=4, sides=2)
    won = seen_by(finished("A A A A A", rules))
    assert won_here(won, here(rules, "ccpc"))
    assert not won_here(won, here(rules, "cpcc"))


def test_a_tie_is_won_by_nobody() -> None:
    rules = alone(2, counted_games=2, all_five="none")
    tied = seen_by(finished("A A A A A / B B B B B", rules))
    assert tied.over
    assert tied.winners == (0, 1)
    assert not won_here(tied, here(rules, "pc"))
