"""The grid of tables tells what phones say: a press takes it, and two answers are for the organiser to ask about."""

from __future__ import annotations

from tests.drive_evenings import evening_of
from twentyfive.drive.entries import Reported
from twentyfive.drive.evening import applied
from twentyfive.presentation.drive.game_shown import TableShown, game_shown
from twentyfive.presentation.drive.phones_shown import MOST_NEWS, news, with_answers

EVENING = evening_of(30, sides=3)
TABLES = game_shown(EVENING).tables


def said(table: int, *who: tuple[int, int]) -> dict[int, dict[int, Reported]]:
    """Return that at a table some sides say of some that they have won, each by its place."""
    sides = EVENING.tables[table - 1].sides
    return {table: {sides[speaker]: Reported(1, table, sides[winner]) for speaker, winner in who}}


def by_phone(table: TableShown) -> list[str]:
    """Return what a table's phones say of each side."""
    return [side.by_phone for side in table.sides]


def test_one_answer_can_be_taken_by_a_press_on_who_won() -> None:
    table = with_answers(TABLES, said(2, (0, 1)))[1]
    assert by_phone(table) == ["", "take it", ""]
    assert [answer.words for answer in table.answers] == ["A: B won"]
    assert not table.differs


def test_two_answers_stand_beside_whom_they_mean() -> None:
    table = with_answers(TABLES, said(2, (0, 1), (1, 0), (2, 0)))[1]
    assert by_phone(table) == ["B, C say so", "A says so", ""]
    assert [answer.words for answer in table.answers] == ["A: B won", "B, C: A won"]
    assert table.differs


def test_points_are_taken_whole() -> None:
    one, other = EVENING.tables[0].sides[:2]
    entry = Reported(1, 1, other, (5, 30, -10))
    table = with_answers(TABLES, {1: {one: entry, other: entry}})[0]
    assert by_phone(table) == ["", "", ""]
    assert [(answer.words, answer.entry) for answer in table.answers] == [("A, B: 5, 30, -10", entry)]


def test_a_table_with_a_result_shows_no_answer() -> None:
    evening = applied(EVENING, Reported(1, 2, EVENING.tables[1].sides[0]))
    assert with_answers(game_shown(evening).tables, said(2, (0, 1)))[1].answers == ()


def test_what_a_phone_has_done_is_told_once() -> None:
    before = with_answers(TABLES, {})
    one = with_answers(TABLES, said(2, (0, 1)))
    two = with_answers(TABLES, said(2, (0, 1), (1, 0)))
    assert news(EVENING, before, one) == ("Table 2, A: B won",)
    assert news(EVENING, one, one) == ()
    assert news(EVENING, one, two) == ("Table 2 gives two answers: ask them.",)
    winner = EVENING.tables[1].sides[1]
    entered = applied(EVENING, Reported(1, 2, winner))
    shown = with_answers(game_shown(entered).tables, {})
    names = next(side.names for side in shown[1].sides if side.side == winner)
    assert news(entered, one, shown) == (f"Table 2: {names} won.",)
    assert news(EVENING, shown, before) == (), "a result taken back is told by who has done so"


def test_many_tables_at_once_are_not_read_out() -> None:
    answers: dict[int, dict[int, Reported]] = {}
    for number in range(1, MOST_NEWS + 2):
        answers |= said(number, (0, 1))
    assert news(EVENING, with_answers(TABLES, {}), with_answers(TABLES, answers)) == ()
