"""How even each movement will be is said before play."""

from __future__ import annotations

from dataclasses import replace

from twentyfive.drive.entries import Came, Entry, Planned, Seated
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import Movement, Plan, Prize
from twentyfive.drive.tables import Evenness, evenness
from twentyfive.presentation.drive.evenness_shown import asked_of, found_in_steps, met_note, met_said


def evening(plan: Plan, pairs: int, *entries: Entry) -> Evening:
    """An evening to which so many pairs have come."""
    came = [Came((f"Ann {number}", f"Ben {number}")) for number in range(1, pairs + 1)]
    return replay([Planned(plan), *came, *entries])


def found(plan: Plan, count: int) -> dict[Movement, Evenness]:
    """What is found of each movement."""
    result: dict[Movement, Evenness] = {}
    for _ in found_in_steps(plan, count, result):
        pass
    return result


def test_where_winners_move_few_meet_and_a_movement_by_which_more_do_is_named() -> None:
    plan = Plan(movement=Movement.WINNERS_MOVE)
    assert met_said(found(plan, 28), plan, 28) == (
        "Over the evening a pair meets about 10 of 27 others. With “All are drawn anew” it would be about 20."
    )


def test_the_most_even_movement_is_not_compared() -> None:
    plan = Plan(movement=Movement.DRAWN)
    assert met_said(found(plan, 28), plan, 28) == "Over the evening a pair meets about 20 of 27 others."


def test_each_movement_of_the_list_says_how_many_one_meets() -> None:
    known = found(Plan(sides=3), 42)
    assert met_note(known, Movement.ALL_STAY, 42) == "meets about 2 of 41 others"
    assert met_note({}, Movement.ALL_STAY, 42) == ""


def test_the_steps_find_what_is_found_at_once() -> None:
    plan = Plan(sides=3, games=6)
    assert found(plan, 22)[Movement.DRAWN] == evenness(replace(plan, movement=Movement.DRAWN), 22)


def test_it_is_asked_before_play_alone_and_anew_only_if_it_may_differ() -> None:
    plan = Plan(sides=3)
    assert asked_of(evening(plan, 3)) is None, "one table lets all meet"
    asked = asked_of(evening(plan, 7))
    assert asked == (Plan(sides=3), 7)
    assert asked_of(evening(replace(plan, fee=500, boobie=Prize(100)), 7)) == asked
    assert asked_of(evening(replace(plan, games=10), 7)) != asked
    assert asked_of(evening(plan, 7, Seated(1))) is None
