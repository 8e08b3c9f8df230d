"""The movements: everybody meets somebody new in each round, and nobody plays a deal twice."""

from __future__ import annotations

from collections import Counter

import pytest

from twentyfive.engine.evening.movements import Meeting, howell, mitchell


def _is_sound(meetings: tuple[Meeting, ...]) -> None:
    rounds = {meeting.round for meeting in meetings}
    assert rounds == set(range(len(rounds)))
    for number in rounds:
        seated = [who for one in meetings if one.round == number for who in (one.north, one.east)]
        assert len(seated) == len(set(seated)), "nobody sits at two tables at once"
    met = Counter(frozenset((meeting.north, meeting.east)) for meeting in meetings)
    assert set(met.values()) == {1}
    assert all(len(pair) == 2 for pair in met)
    knows = Counter((who, meeting.deals) for meeting in meetings for who in (meeting.north, meeting.east))
    assert set(knows.values()) == {1}, "nobody plays a deal twice"


@pytest.mark.parametrize("entrants", range(4, 15, 2))
def test_a_mitchell_movement(entrants: int) -> None:
    meetings = mitchell(entrants)
    _is_sound(meetings)
    tables = entrants // 2
    assert {meeting.north for meeting in meetings} == set(range(tables)), "the first half stays at its table"
    assert all(meeting.north == meeting.table for meeting in meetings)
    for number in range(len(meetings) // tables):
        sets = [meeting.deals for meeting in meetings if meeting.round == number]
        assert sorted(sets) == list(range(tables)), "each table has a set of its own, as in a club"


def test_five_tables_of_a_mitchell_movement_as_clubs_print_it() -> None:
    """Those who move go up a table, the deals go down one."""
    at_table_1 = [(one.east - 4, one.deals + 1) for one in mitchell(10) if one.table == 0]
    assert at_table_1 == [(1, 1), (5, 2), (4, 3), (3, 4), (2, 5)]


def test_four_tables_of_a_mitchell_movement_skip_a_table_after_two_rounds() -> None:
    at_table_1 = [(one.east - 3, one.deals + 1) for one in mitchell(8) if one.table == 0]
    assert at_table_1 == [(1, 1), (4, 2), (2, 3)]


def test_a_mitchell_movement_has_no_odd_entrant() -> None:
    with pytest.raises(ValueError, match="7 entrants do not fill tables of two"):
        mitchell(7)


@pytest.mark.parametrize("entrants", range(3, 15))
def test_a_howell_movement(entrants: int) -> None:
    meetings = howell(entrants)
    _is_sound(meetings)
    assert len(meetings) == entrants * (entrants - 1) // 2, "each meets each"
    assert all(meeting.deals == meeting.round for meeting in meetings), "all tables play the same deals"


def test_two_tables_of_a_howell_movement() -> None:
    pairs = [(one.round + 1, one.north + 1, one.east + 1) for one in howell(4)]
    assert pairs == [(1, 4, 1), (1, 2, 3), (2, 2, 4), (2, 3, 1), (3, 4, 3), (3, 1, 2)]


@pytest.mark.parametrize("entrants", range(4, 11))
def test_nobody_in_a_howell_movement_always_sits_on_one_side(entrants: int) -> None:
    for who in range(entrants):
        north = sum(meeting.north == who for meeting in howell(entrants))
        east = sum(meeting.east == who for meeting in howell(entrants))
        assert min(north, east) >= (entrants - 2) // 3
