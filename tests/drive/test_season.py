"""A season: nights added up, all of them or the best of each, with the members or everybody."""

from __future__ import annotations

from dataclasses import replace

from tests.drive.nights import in_order, listed, played
from twentyfive.drive import (
    AddedFor,
    CookieJar,
    Counting,
    Jackpot,
    NightScores,
    Plan,
    SeasonPlan,
    Sum,
    logged,
    next_plan,
    night_scores,
    order_by_places,
    season_table,
)

ANN, BEN, CAIT, DAN = "Ann", "Ben", "Cait", "Dan"


def night(**scores: int) -> NightScores:
    """A night; a pair is named by both with a line between."""
    lines = [(tuple(names.split("_")), score) for names, score in scores.items()]
    return NightScores(tuple(sorted(lines, key=lambda line: -line[1])))


def test_hornbys_six_weeks_are_added_up_and_three_pairs_have_nineteen_for_the_first_place() -> None:
    weeks = (
        night(Ann_Ben=5, Cait_Dan=3, Eve_Fay=4, Gus_Hal=2),
        night(Ann_Ben=3, Cait_Dan=4, Eve_Fay=2, Gus_Hal=5),
        night(Ann_Ben=2, Cait_Dan=3, Eve_Fay=4, Gus_Hal=3),
        night(Ann_Ben=4, Cait_Dan=4, Eve_Fay=3, Gus_Hal=1),
        night(Ann_Ben=1, Cait_Dan=2, Eve_Fay=4, Gus_Hal=3),
        night(Ann_Ben=4, Cait_Dan=3, Eve_Fay=2, Gus_Hal=3),
    )
    table = season_table(weeks, SeasonPlan(added_for=AddedFor.SIDES))
    assert [(line.place, line.equal, line.names, line.total) for line in table] == [
        (1, True, ("Ann", "Ben"), 19),
        (1, True, ("Cait", "Dan"), 19),
        (1, True, ("Eve", "Fay"), 19),
        (4, False, ("Gus", "Hal"), 17),
    ]
    assert table[2].scores == (4, 2, 4, 3, 4, 2)


def test_the_best_nights_of_each_count_and_a_night_missed_is_none() -> None:
    nights = (night(Ann_Ben=9, Cait_Dan=7), night(Cait_Dan=8), night(Ann_Ben=2, Cait_Dan=1))
    table = season_table(nights, SeasonPlan(best=2, added_for=AddedFor.SIDES))
    assert [(line.names, line.total, line.scores, line.counted) for line in table] == [
        (("Cait", "Dan"), 15, (7, 8, 1), (0, 1)),
        (("Ann", "Ben"), 11, (9, None, 2), (0, 2)),
    ]


def test_where_partners_are_drawn_each_person_has_a_line() -> None:
    nights = (night(Ann_Ben=9, Cait_Dan=7), night(Ann_Cait=8, Ben_Dan=3))
    table = season_table(nights, SeasonPlan())
    assert [(line.place, line.names[0], line.total) for line in table] == [
        (1, ANN, 17),
        (2, CAIT, 15),
        (3, BEN, 12),
        (4, DAN, 10),
    ]


def test_those_who_play_together_may_be_named_in_either_order_and_spelling() -> None:
    nights = (night(Ann_Ben=9), night(BEN_ann=3))
    [line] = season_table(nights, SeasonPlan(added_for=AddedFor.SIDES))
    assert (line.total, line.names) == (12, ("BEN", "ann"))


def test_only_members_have_a_place_if_the_club_wants_it_so() -> None:
    nights = (night(Ann_Ben=9, Cait_Dan=7),)
    table = season_table(nights, SeasonPlan(members_only=True), members=("cait", "Ann"))
    assert [(line.place, line.names[0]) for line in table] == [(1, ANN), (2, CAIT)]
    sides = SeasonPlan(members_only=True, added_for=AddedFor.SIDES)
    assert season_table(nights, sides, members=("cait", "Ann")) == ()


def test_places_of_a_season_can_be_counted_by_sides() -> None:
    nights = (night(Ann=18, Ben=18, Cait=16, Dan=15),)
    assert [line.place for line in season_table(nights, SeasonPlan(counting=Counting.BY_SIDES))] == [1, 1, 2, 3]
    assert [line.place for line in season_table(nights, SeasonPlan())] == [1, 1, 3, 4]


def test_a_night_is_its_standings() -> None:
    log = played(in_order(Plan(games=2), 4), "1 4\n2 1")
    assert night_scores(log.evening).lines[0][0] == ("Anna 1", "Ben 1")
    assert [score for _, score in night_scores(log.evening).lines] == [2, 1, 1, 0]


def test_the_next_night_has_the_same_plan_with_what_is_carried_on() -> None:
    jackpot, jar = Jackpot(2, Sum(percent=10), carried=90_00), CookieJar(1, Sum(3_00))
    plan = Plan(games=1, fee=5_00, jackpot=jackpot, cookie_jar=jar)
    after = next_plan(played(in_order(plan, 4), "1 3").evening)
    # Eight people at €5: €40, and €4 of it for the jackpot.
    assert after == replace(plan, jackpot=replace(jackpot, carried=94_00), cookie_jar=replace(jar, carried=3_00))
    assert next_plan(in_order(Plan(), 4).evening) == Plan()


def test_seats_can_follow_last_weeks_places() -> None:
    last = NightScores(((("Anna 3", "Ben 9"), 9), (("ben 1", "Somebody"), 7)))
    coming = logged(listed(Plan(), 4)).evening
    assert order_by_places(coming, last) == (3, 1, 2, 4)
