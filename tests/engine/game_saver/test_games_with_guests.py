"""A game of persons at other devices is saved; it counts for the first person at this screen, if there is one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.engine.game_saver.tables import Table
from tests.engine.guests import GUEST, act
from twentyfive.core import PRESETS, Record, legal_moves, to_act
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.seating.game_token import checked_game
from twentyfive.engine.statistics.figures import total

NAMES = ("Anna", "Mary", "Seán")


@pytest.fixture
def guests(table: Table) -> GuestSession:
    return GuestSession(table.engine)


def begin(table: Table, *seats: str) -> Record:
    rules = PRESETS["twenty-five"].replace(players=3, sides=3, target=100)
    record = Record.new(rules, names=NAMES, seats=seats, seed=1)
    table.engine.begin(record)
    return record


def play(table: Table, guests: GuestSession, deals: int) -> None:
    rng = random.Random(1)
    while len(table.engine.state.history) < deals:
        seat = to_act(table.engine.state)
        if seat is not None and not guests.game.seats.by_guest(seat):
            table.engine.submit(seat, legal_moves(table.engine.state)[0], table.engine.revision)
        else:
            act(guests, rng)


def test_with_nobody_here_a_game_is_saved_and_not_counted(table: Table, guests: GuestSession) -> None:
    record = begin(table, GUEST, GUEST, "computer medium")
    play(table, guests, 2)
    (path,) = table.saver.saves.paths()
    assert read_saved(path).record == record
    assert total(table.database).deals == 0
    table.restart()
    assert total(table.database).deals == 0


def test_one_decision_of_a_guest_is_enough_for_a_game_to_be_saved(table: Table, guests: GuestSession) -> None:
    begin(table, GUEST, GUEST, "computer medium")
    table.saver.keep()
    assert table.saver.saves.paths() == []
    act(guests, random.Random(1))
    table.saver.keep()
    assert len(table.saver.saves.paths()) == 1


def test_figures_count_the_first_person_here(table: Table, guests: GuestSession) -> None:
    begin(table, GUEST, GUEST, "person")
    play(table, guests, 2)
    assert total(table.database).deals == 2
    assert table.database.rows("SELECT side FROM games") == [(2,)]
    assert table.database.rows("SELECT DISTINCT seat FROM hands WHERE yours") == [(2,)]


def test_hints_and_pauses_of_guests_are_no_help_of_the_person_here(table: Table, guests: GuestSession) -> None:
    begin(table, GUEST, GUEST, "person")
    while to_act(table.engine.state) not in (0, 1):
        table.engine.submit(2, legal_moves(table.engine.state)[0], table.engine.revision)
    seat = to_act(table.engine.state)
    assert seat is not None
    guests.ask_hint(seat)
    guests.game.pause_play()
    guests.game.resume_play()
    play(table, guests, 1)
    (path,) = table.saver.saves.paths()
    assert not read_saved(path).notes.hints


def test_a_game_left_under_way_goes_on_with_its_guests(table: Table, guests: GuestSession, tmp_path: Path) -> None:
    begin(table, GUEST, "second hand of 0", GUEST)
    for _ in range(4):
        act(guests, random.Random(1))
    left = read_journal(tmp_path / "journal")
    game = checked_game(left)
    assert game.has_guests
    assert game.view.seat is None
    table.engine.play(game)
    assert guests.game.seats.guests == (0, 2)
    act(guests, random.Random(1))
    decisions = [ply for ply in range(left.last_ply) if to_act(left.state_at(ply)) is not None]
    assert len(decisions) == 5
