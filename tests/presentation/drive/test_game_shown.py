"""A result is entered in two strokes: the key of the table, then that of the side that won."""

from __future__ import annotations

import pytest

from tests.drive_evenings import evening_of
from twentyfive.drive.entries import Cleared, Reported
from twentyfive.presentation.drive.game_shown import (
    SIDE_KEYS,
    Typing,
    game_shown,
    pressed,
    standings_shown,
    table_key,
    typed,
)


@pytest.mark.parametrize("tables", [2, 9, 14, 26])
def test_each_result_of_a_usual_hall_takes_two_strokes(tables: int) -> None:
    game = evening_of(3 * tables, sides=3).games[0]
    for table in game.tables:
        for at, side in enumerate(table.sides):
            chosen = typed(game, Typing(), table_key(table.number))
            assert chosen is not None
            reported = typed(game, chosen.typing, SIDE_KEYS[at].lower())
            assert reported is not None
            assert (reported.table, reported.side) == (table.number, side)
            assert reported.typing == Typing()


def test_no_key_of_a_table_is_that_of_a_side() -> None:
    keys = [table_key(number) for number in range(1, 27)]
    assert len(set(keys)) == 26
    assert not set(keys) & set(SIDE_KEYS)


def test_figures_add_up_to_the_number_of_a_table() -> None:
    game = evening_of(250).games[0]
    typing = Typing()
    for figure, number in (("1", 1), ("2", 12), ("5", 125), ("4", 4)):
        found = typed(game, typing, figure)
        assert found is not None
        assert found.typing.table == number
        typing = found.typing


def test_a_key_without_meaning_is_left_to_the_page() -> None:
    game = evening_of(6).games[0]
    assert typed(game, Typing(), "a") is None  # no table is chosen
    assert typed(game, Typing(), "") is None
    assert typed(game, Typing(), "+") is None


def test_a_table_or_side_that_is_not_there_is_told() -> None:
    game = evening_of(6).games[0]
    no_table = typed(game, Typing(), "8")
    assert no_table is not None
    assert no_table.says == "No table has the key 8."
    no_side = typed(game, Typing(2), "c")
    assert no_side is not None
    assert no_side.typing == Typing(2)
    assert no_side.says == "Table 2: who won?"


def test_a_second_press_on_the_winner_takes_the_result_away() -> None:
    evening = evening_of(6)
    table = evening.tables[0]
    assert pressed(evening.games[0], table, table.sides[1]) == Reported(1, 1, table.sides[1])
    reported = evening_of(6, Reported(1, 1, table.sides[1]))
    assert pressed(reported.games[0], reported.tables[0], table.sides[1]) == Cleared(1, 1)
    assert pressed(reported.games[0], reported.tables[0], table.sides[0]) == Reported(1, 1, table.sides[0])


def test_the_tables_that_still_play_are_named() -> None:
    evening = evening_of(14)
    assert game_shown(evening, 1).state == "7 tables are still playing."
    results = [Reported(1, table.number, table.sides[0]) for table in evening.tables]
    assert game_shown(evening_of(14, *results[:4]), 1).state == "Tables 5, 6 and 7 are still playing."
    assert game_shown(evening_of(14, *results[:6]), 1).state == "Table 7 is still playing."
    assert game_shown(evening_of(14, *results), 1).state == "All tables are in."


def test_equals_have_their_place_once() -> None:
    evening = evening_of(6)
    winners = [table.sides[0] for table in evening.tables]
    shown = standings_shown(evening_of(6, *(Reported(1, at, side) for at, side in enumerate(winners, 1))))
    assert [(line.place, line.score) for line in shown] == [("1=", 1), ("", 1), ("", 1), ("4=", 0), ("", 0), ("", 0)]
    assert {line.card for line in shown[:3]} == set(map(str, winners))
