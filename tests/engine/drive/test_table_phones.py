"""What phones say of their tables is entered when two sides agree, and waits for the organiser until then."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from twentyfive.drive.club import ClubNamed, NightBegun
from twentyfive.drive.entries import (
    Came,
    Ended,
    Exchanged,
    Gone,
    MovedOn,
    Planned,
    Redone,
    Reported,
    Seated,
    TieSettled,
    Undone,
)
from twentyfive.drive.plan import Movement, Plan, Prize, Scoring, Ties
from twentyfive.drive.play import Result
from twentyfive.drive.prizes import Payout, PrizeKind
from twentyfive.drive.problems import ProblemKind, Refused
from twentyfive.engine.drive.club_desk import ClubDesk
from twentyfive.engine.drive.table_phones import SideIs, TablePhones

PLAN = Plan(games=3, sides=3, fee=500, prizes=(Prize(percent=50),))


class Hall:
    """A hall of seven pairs at two tables: pairs 1 to 3 at table 1, 4 to 6 at table 2, and 7 sits out."""

    def __init__(self, desk: ClubDesk, plan: Plan = PLAN) -> None:
        self.desk = desk
        pairs = (Came((f"Ann {number}", f"Ben {number}"), 500) for number in range(1, 8))
        desk.begin("Confey")
        desk.enter(ClubNamed("Confey"), NightBegun("2026-11-30"), Planned(plan), *pairs)
        self.phones = TablePhones(desk)
        desk.enter(Seated(order=(1, 2, 3, 4, 5, 6, 7)))
        self.changes = 0
        self.phones.changed.connect(self._count)

    def _count(self) -> None:
        self.changes += 1

    def states(self, *sides: int) -> list[SideIs]:
        """Return what the phones of some sides show."""
        return [self.phones.told(side).state for side in sides]

    def result(self, table: int) -> Result | None:
        """Return the result of a table as the file has it."""
        return self.desk.club.evening.tables[table - 1].result


NewHall = Callable[[Plan], Hall]


@pytest.fixture
def new_hall(tmp_path: Path) -> Iterator[NewHall]:
    """Open a hall with a plan."""
    with closing(ClubDesk(tmp_path)) as desk:
        yield lambda plan: Hall(desk, plan)


@pytest.fixture
def hall(new_hall: NewHall) -> Hall:
    """A hall that counts wins."""
    return new_hall(PLAN)


def refusal(do: Callable[[], object]) -> ProblemKind:
    """Return why something is refused."""
    with pytest.raises(Refused) as refused:
        do()
    return refused.value.problem.kind


def test_a_side_is_asked_who_of_its_table_won(hall: Hall) -> None:
    told = hall.phones.told(2)
    assert (told.state, told.game, told.games, told.scoring, told.table) == (SideIs.ASKED, 1, 3, Scoring.WINS, 1)
    assert [(each.side, each.letter, each.names) for each in told.sides] == [
        (1, "A", ("Ann 1", "Ben 1")),
        (2, "B", ("Ann 2", "Ben 2")),
        (3, "C", ("Ann 3", "Ben 3")),
    ]
    assert [side.number for side in hall.phones.sides_at(2)] == [4, 5, 6]
    assert hall.phones.sides_at(3) == hall.phones.sides_at(0) == ()
    assert (hall.phones.told(7).state, hall.phones.told(7).table) == (SideIs.BREAK, 0)


def test_nobody_is_at_a_table_before_play(tmp_path: Path) -> None:
    with closing(ClubDesk(tmp_path)) as desk:
        phones = TablePhones(desk)
        assert refusal(lambda: phones.sides_at(1)) is ProblemKind.NO_NIGHT
        desk.begin("Confey")
        desk.enter(NightBegun("2026-11-30"), Came(("Ann", "Ben")), Came(("Cait", "Dan")))
        assert phones.sides_at(1) == ()
        assert refusal(lambda: phones.told(1)) is ProblemKind.NO_SUCH_SIDE


def test_one_answer_waits_for_a_second_or_for_the_organiser(hall: Hall) -> None:
    hall.phones.answer(2, 1, winner=3)
    assert hall.states(1, 2, 3, 4) == [SideIs.ASKED, SideIs.WAITING, SideIs.ASKED, SideIs.ASKED]
    assert [each.said for each in hall.phones.told(1).sides] == [None, Result(3), None]
    assert hall.phones.answers(1) == {2: Reported(1, 1, 3)}
    assert hall.phones.waiting == (Reported(1, 1, 3),)
    assert (hall.result(1), hall.changes) == (None, 1)
    hall.desk.enter(*hall.phones.waiting)
    assert hall.result(1) == Result(3)
    assert hall.phones.answers(1) == {}
    assert hall.states(1, 2, 3) == [SideIs.ENTERED] * 3


def test_two_sides_that_agree_enter_the_result(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=3)
    hall.phones.answer(2, 1, winner=3)
    assert hall.result(1) == Result(3)
    assert hall.desk.club.entries[-1] == Reported(1, 1, 3)
    assert (hall.states(1), hall.phones.told(3).result) == ([SideIs.ENTERED], Result(3))
    assert hall.changes == 2


def test_the_same_side_twice_is_one_answer(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=3)
    hall.phones.answer(1, 1, winner=3)
    assert hall.result(1) is None
    hall.phones.answer(1, 1, winner=1)
    assert hall.phones.waiting == (Reported(1, 1, 1),)


def test_two_answers_wait_until_the_organiser_has_asked(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=1)
    hall.phones.answer(2, 1, winner=2)
    hall.phones.answer(3, 1, winner=2)  # not even two against one are entered
    assert hall.states(1, 2, 3) == [SideIs.DIFFERING] * 3
    assert (hall.phones.differing, hall.phones.waiting, hall.result(1)) == ((1,), (), None)
    hall.desk.enter(Reported(1, 1, 2))
    assert (hall.phones.differing, hall.states(1)) == ((), [SideIs.ENTERED])


def test_sides_that_come_to_agree_enter_the_result(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=1)
    hall.phones.answer(2, 1, winner=2)
    hall.phones.answer(1, 1, winner=2)
    assert hall.result(1) == Result(2)


def test_what_was_entered_by_hand_stays_whatever_a_phone_says(hall: Hall) -> None:
    hall.desk.enter(Reported(1, 1, 1))
    before = len(hall.desk.club.entries)
    hall.phones.answer(2, 1, winner=2)
    hall.phones.answer(3, 1, winner=2)
    assert len(hall.desk.club.entries) == before
    assert hall.phones.told(2).result == Result(1)
    assert hall.phones.answers(1) == {}


def test_a_result_taken_back_is_asked_for_again(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=3)
    hall.phones.answer(2, 1, winner=3)
    hall.desk.enter(Undone())
    assert hall.states(1, 2, 3) == [SideIs.ASKED] * 3
    assert hall.phones.answers(1) == {}
    hall.desk.enter(Redone())
    assert hall.states(1, 2, 3) == [SideIs.ENTERED] * 3


def test_who_has_moved_is_told_where_from(hall: Hall) -> None:
    hall.phones.answer(4, 1, winner=4)
    hall.desk.enter(Reported(1, 1, 1))
    assert hall.states(1, 4) == [SideIs.ENTERED, SideIs.WAITING]
    hall.phones.answer(5, 1, winner=4)
    assert hall.states(1, 4, 7) == [SideIs.BREAK] * 3
    hall.desk.enter(MovedOn())
    told = hall.phones.told(4)
    assert (told.game, told.came_from, told.table, told.score, told.state) == (2, 2, 1, 1, SideIs.ASKED)
    assert hall.phones.told(7).came_from == 0
    assert refusal(lambda: hall.phones.answer(4, 1, winner=4)) is ProblemKind.FEWER_THAN_PLAYED
    assert refusal(lambda: hall.phones.answer(4, 3, winner=4)) is ProblemKind.NO_SUCH_GAME


def test_what_was_said_is_of_its_game_only(new_hall: NewHall) -> None:
    hall = new_hall(replace(PLAN, movement=Movement.ALL_STAY))
    hall.phones.answer(1, 1, winner=1)
    hall.desk.enter(Reported(1, 1, 1), Reported(1, 2, 4), MovedOn())
    hall.phones.answer(2, 2, winner=2)
    hall.desk.enter(Undone())
    hall.desk.enter(Redone())
    assert hall.phones.answers(1) == {}


def test_sides_that_change_places_are_asked_again(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=1)
    hall.phones.answer(4, 1, winner=5)
    hall.desk.enter(Exchanged(1, 1, 7))
    assert hall.phones.answers(1) == {}
    assert hall.phones.answers(2) == {4: Reported(1, 2, 5)}


def test_another_night_begins_with_nothing_said(hall: Hall) -> None:
    hall.phones.answer(1, 1, winner=1)
    hall.desk.begin("Confey")
    hall.desk.enter(NightBegun("2026-12-07"))
    assert not hall.phones.waiting


@pytest.mark.parametrize(
    ("side", "winner", "why"),
    [
        (7, 7, ProblemKind.SITS_OUT),
        (9, 1, ProblemKind.NO_SUCH_SIDE),
        (0, 1, ProblemKind.NO_SUCH_SIDE),
        (1, 4, ProblemKind.NOT_AT_TABLE),
        (1, 0, ProblemKind.NOT_AT_TABLE),
    ],
)
def test_what_cannot_be_is_refused(hall: Hall, side: int, winner: int, why: ProblemKind) -> None:
    assert refusal(lambda: hall.phones.answer(side, 1, winner=winner)) is why
    assert hall.phones.waiting == ()
    assert hall.changes == 0


def test_who_goes_home_may_still_tell_of_the_game_they_have_played(hall: Hall) -> None:
    hall.desk.enter(Gone(1))
    hall.phones.answer(1, 1, winner=2)
    hall.phones.answer(2, 1, winner=2)
    hall.desk.enter(Reported(1, 2, 4), MovedOn())
    assert hall.states(1) == [SideIs.BREAK]
    assert refusal(lambda: hall.phones.answer(1, 2, winner=1)) is ProblemKind.SITS_OUT


def test_points_are_told_of_all_sides(new_hall: NewHall) -> None:
    hall = new_hall(replace(PLAN, scoring=Scoring.POINTS))
    for points in ((), (5, 10), (5, 10, 10_000)):
        assert refusal(partial(hall.phones.answer, 1, 1, points=points)) is ProblemKind.WRONG_POINTS
    hall.phones.answer(1, 1, points=(5, 15, 10))
    assert hall.phones.told(1).sides[0].said == Result(2, (5, 15, 10))
    hall.phones.answer(2, 1, winner=2, points=(5, 15, 10))
    assert hall.result(1) == Result(2, (5, 15, 10))


def test_the_end_tells_each_side_its_place_and_prize(hall: Hall) -> None:
    hall.desk.enter(Reported(1, 1, 1), Reported(1, 2, 4), Ended())
    assert hall.states(1, 7) == [SideIs.OVER] * 2
    first, other = hall.phones.told(1), hall.phones.told(2)
    assert (first.place, first.is_equal, first.score) == (1, True, 1)
    assert first.prizes == (Payout(PrizeKind.PLACE, 1, 1750, 1),)
    assert (other.place, other.prizes) == (3, ())
    assert refusal(lambda: hall.phones.answer(1, 1, winner=1)) is ProblemKind.IS_OVER


def test_a_tie_is_told_until_it_is_settled(new_hall: NewHall) -> None:
    hall = new_hall(replace(PLAN, ties=Ties.CUT))
    hall.desk.enter(Reported(1, 1, 1), Reported(1, 2, 4), Ended())
    assert [tie.sides for tie in hall.phones.told(4).ties] == [(1, 4)]
    assert hall.phones.told(2).ties == ()
    hall.desk.enter(TieSettled((1, 4), Ties.PLAY_OFF, order=(4, 1)))
    assert (hall.phones.told(4).ties, hall.phones.told(4).place) == ((), 1)
    assert hall.phones.told(4).prizes == (Payout(PrizeKind.PLACE, 4, 3500, 1),)


def test_a_full_disk_keeps_what_was_said_for_the_organiser(hall: Hall) -> None:
    faults: list[OSError] = []
    hall.phones.not_kept.connect(faults.append)
    hall.phones.answer(1, 1, winner=3)
    with patch.object(hall.desk, "_write", side_effect=OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))):
        hall.phones.answer(2, 1, winner=3)
    assert [fault.errno for fault in faults] == [errno.ENOSPC]
    assert hall.result(1) is None
    hall.desk.enter(*hall.phones.waiting)
    assert hall.result(1) == Result(3)
