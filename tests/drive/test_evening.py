"""An evening from the list to the last game: what may be entered, who comes late, goes home or is mended."""

from __future__ import annotations

import pytest

from tests.drive.nights import in_order, listed, played, wins
from twentyfive.drive import (
    Came,
    Cleared,
    CookiesDrawn,
    Ended,
    Entry,
    Evening,
    Exchanged,
    Gone,
    Joined,
    KeptApart,
    LetTogether,
    Log,
    MovedOn,
    Movement,
    Paid,
    PartnersDrawn,
    Plan,
    Planned,
    Prize,
    PrizeTravelled,
    Problem,
    ProblemKind,
    Raffle,
    RaffleDrawn,
    Refused,
    Renamed,
    Reported,
    Returned,
    Scoring,
    Seated,
    Struck,
    Substituted,
    Substitutes,
    TicketsSold,
    Ties,
    TieSettled,
    entered,
    logged,
    replay,
)

PAIRS = Plan(games=6)
HALL = in_order(PAIRS, 4)


def seats(log: Log) -> list[tuple[int, ...]]:
    """Who sits at each table."""
    return [table.sides for table in log.evening.tables]


def refused(log: Log, entry: Entry) -> Problem:
    """Why an entry cannot be."""
    with pytest.raises(Refused) as error:
        entered(log, entry)
    return error.value.problem


# The list.


def test_names_come_in_as_people_do_alone_or_in_pairs() -> None:
    evening = replay([Planned(PAIRS), Came(("Ann", "Ben"), 500), Came(("Cait",)), Came(("Dan",), 300)])
    assert evening.parties == ((1, 2), (3,), (4,))
    assert [evening.names(party) for party in evening.parties] == [("Ann", "Ben"), ("Cait",), ("Dan",)]
    assert evening.tin == 1300


def test_a_partner_is_drawn_or_chosen_and_can_be_parted_again() -> None:
    log = logged([Planned(PAIRS), Came(("Ann",)), Came(("Ben",)), Came(("Cait",))])
    assert entered(log, Joined((1, 3))).evening.parties == ((1, 3), (2,))
    assert logged([Joined((1, 3)), Joined((1,))], log).evening.parties == ((1,), (2,), (3,))
    drawn = entered(log, PartnersDrawn(4)).evening
    assert sorted(map(len, drawn.parties)) == [1, 2]
    assert [problem.kind for problem in drawn.told] == [ProblemKind.NO_PARTNER]


def test_married_couples_can_be_kept_apart_and_let_together() -> None:
    log = logged([Planned(PAIRS), *(Came((name,)) for name in ("Ann", "Ben", "Cait", "Dan"))])
    for seed in range(20):
        parted = logged([KeptApart(2, 1), PartnersDrawn(seed)], log).evening
        assert (1, 2) not in parted.parties
        assert not parted.told
    assert logged([KeptApart(2, 1), LetTogether(1, 2)], log).evening.apart == frozenset()


def test_friends_are_parted_by_the_first_draw_of_seats() -> None:
    # Wentworth: "cards with a table's number drawn face down, so that friends are parted".
    entries = [*listed(PAIRS, 6), KeptApart(1, 3), KeptApart(5, 7), KeptApart(9, 11)]
    for seed in range(20):
        evening = logged([*entries, Seated(seed)]).evening
        together = [set(table.sides) for table in evening.tables]
        assert not any({1, 2} <= sides or {3, 4} <= sides or {5, 6} <= sides for sides in together)
    # Who cannot be parted is told.
    told = logged([*listed(PAIRS, 2), KeptApart(1, 3), Seated()]).evening.told
    assert told == (Problem(ProblemKind.UNPARTED, person=1, other=3),)


def test_married_couples_are_parted_when_all_seats_are_drawn_anew() -> None:
    plan = Plan(games=4, movement=Movement.DRAWN)
    log = logged([*listed(plan, 8), KeptApart(1, 3), KeptApart(5, 7), Seated(1)])
    for _ in range(3):
        assert not any({1, 2} <= set(sides) or {3, 4} <= set(sides) for sides in seats(log))
        log = logged([Reported(len(log.evening.games), at, 0) for at in range(1, 5)], log)
        log = entered(log, MovedOn(seed=5))


@pytest.mark.parametrize(
    ("entry", "problem"),
    [
        (Came((" ANNA 1".strip(),)), Problem(ProblemKind.NAME_TAKEN, name="ANNA 1", person=1)),
        (Came(("Eve", "eve")), Problem(ProblemKind.NAME_TWICE, name="eve")),
        (Came(("Eve", "Fay", "Gus")), Problem(ProblemKind.PARTY_TOO_LARGE, count=3)),
        (Renamed(1, "Ben 1"), Problem(ProblemKind.NAME_TAKEN, name="Ben 1", person=2)),
        (Renamed(9, "Eve"), Problem(ProblemKind.NO_SUCH_PERSON, person=9)),
        (Paid(9, 1), Problem(ProblemKind.NO_SUCH_PERSON, person=9)),
        (Struck(1), Problem(ProblemKind.IS_SEATED, person=1)),
        (Joined((1, 3)), Problem(ProblemKind.IS_SEATED, person=1)),
        (Joined((1, 1)), Problem(ProblemKind.SAME_PERSON, person=1)),
        (Joined((1, 2, 3)), Problem(ProblemKind.PARTY_TOO_LARGE, count=3)),
        (KeptApart(2, 2), Problem(ProblemKind.SAME_PERSON, person=2)),
        (KeptApart(2, 20), Problem(ProblemKind.NO_SUCH_PERSON, person=20)),
        (Seated(), Problem(ProblemKind.HAS_BEGUN)),
        (Planned(Plan(size=1)), Problem(ProblemKind.FIXED_NOW)),
        (Planned(Plan(scoring=Scoring.POINTS)), Problem(ProblemKind.FIXED_NOW)),
        (Planned(Plan(sides=5)), Problem(ProblemKind.TABLE_TOO_LARGE, count=10)),
        (Planned(Plan(prizes=(Prize(percent=101),))), None),
        (Reported(2, 1, 1), Problem(ProblemKind.NO_SUCH_GAME, game=2)),
        (Reported(1, 3, 1), Problem(ProblemKind.NO_SUCH_TABLE, game=1, table=3)),
        (Reported(1, 1, 3), Problem(ProblemKind.NOT_AT_TABLE, game=1, table=1, side=3)),
        (Reported(1, 1, 1, (5, 5)), Problem(ProblemKind.WRONG_POINTS, game=1, table=1, count=2)),
        (Cleared(1, 9), Problem(ProblemKind.NO_SUCH_TABLE, game=1, table=9)),
        (Exchanged(1, 1, 9), Problem(ProblemKind.NO_SUCH_SIDE, side=9)),
        (MovedOn(), Problem(ProblemKind.RESULT_MISSING, game=1, table=1)),
        (Gone(9), Problem(ProblemKind.NO_SUCH_SIDE, side=9)),
        (Returned(1), Problem(ProblemKind.IS_HERE, side=1)),
        (Substituted(20, "Eve"), Problem(ProblemKind.NO_SUCH_PERSON, person=20)),
        (Substituted(1, "Ben 1"), Problem(ProblemKind.NAME_TAKEN, name="Ben 1", person=2)),
        (TieSettled((1, 2), Ties.SPLIT), Problem(ProblemKind.NOT_OVER)),
        (CookiesDrawn(1), Problem(ProblemKind.NOT_PLANNED)),
        (PrizeTravelled(1), Problem(ProblemKind.NOT_PLANNED)),
        (TicketsSold(1), Problem(ProblemKind.NOT_PLANNED)),
        (RaffleDrawn(1), Problem(ProblemKind.NOT_PLANNED)),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused_with_its_reason_as_data(entry: Entry, problem: Problem | None) -> None:
    found = refused(HALL, entry)
    assert problem is None or found == problem


def test_before_play_nothing_can_be_reported_or_moved() -> None:
    log = logged(listed(PAIRS, 4))
    for entry in (Reported(1, 1, 1), MovedOn(), Ended(), Exchanged(1, 1, 2)):
        assert refused(log, entry).kind is ProblemKind.NOT_BEGUN
    assert refused(log, Substituted(1, "Eve")).kind is ProblemKind.NOT_BEGUN
    assert refused(logged(listed(PAIRS, 1)), Seated()) == Problem(ProblemKind.TOO_FEW_SIDES, count=1)
    assert refused(log, Seated(order=(1, 2, 3))).kind is ProblemKind.WRONG_ORDER


def test_who_is_struck_off_the_list_has_the_money_back_and_the_name_is_free() -> None:
    evening = logged([*listed(Plan(fee=500), 2), Struck(2), Came(("Ben 1",), 500)]).evening
    assert evening.parties == ((1,), (3, 4), (5,))
    assert evening.tin == 2000


def test_five_hundred_people_are_the_most() -> None:
    log = logged(listed(Plan(), 250))
    assert refused(log, Came(("One too many",))) == Problem(ProblemKind.TOO_MANY_PEOPLE, count=501)


# The first seats.


def test_cards_are_numbered_in_the_order_of_the_list_and_the_seed_draws_the_seats() -> None:
    evening = logged([*listed(PAIRS, 4), Seated(seed=3)]).evening
    assert [side.people for side in evening.sides] == [(1, 2), (3, 4), (5, 6), (7, 8)]
    assert evening == logged([*listed(PAIRS, 4), Seated(seed=3)]).evening
    draws = {logged([*listed(PAIRS, 4), Seated(seed)]).evening.tables for seed in range(30)}
    assert len(draws) > 10


def test_table_cards_drawn_face_down_give_the_seats() -> None:
    assert seats(logged([*listed(PAIRS, 4), Seated(order=(3, 1, 4, 2))])) == [(3, 1), (4, 2)]


def test_the_coming_sides_are_known_before_play() -> None:
    assert [side.number for side in logged(listed(PAIRS, 3)).evening.coming] == [1, 2, 3]
    assert HALL.evening.coming == ()


# The play.


def test_the_winner_moves_on_and_the_loser_stays() -> None:
    log = played(HALL, "1 4")
    assert seats(entered(log, MovedOn())) == [(2, 4), (3, 1)]
    assert log.evening.missing == ()


def test_people_move_after_a_round_of_so_many_games_to_where_the_round_has_put_them() -> None:
    log = played(in_order(Plan(games=6, every=3), 4), "1 3\n2 4\n2 4")
    assert seats(log) == [(1, 2), (3, 4)]
    assert seats(entered(log, MovedOn())) == [(1, 4), (3, 2)]


def test_a_game_that_nobody_won_moves_whoever_came_last() -> None:
    log = logged([Reported(1, 1, 0), Reported(1, 2, 3), MovedOn()], HALL)
    assert wins(log) == {1: 0, 2: 0, 3: 1, 4: 0}
    assert seats(log) == [(1, 3), (4, 2)]


def test_a_wrong_result_is_mended_and_the_movement_after_it_stays_as_it_was_played() -> None:
    log = entered(played(HALL, "1 4"), MovedOn())
    mended = entered(log, Reported(1, 1, 2))
    assert wins(mended) == {1: 0, 2: 1, 3: 0, 4: 1}
    assert seats(mended) == seats(log)


def test_a_result_can_be_taken_away_and_is_missing_then() -> None:
    log = entered(played(HALL, "1 4"), Cleared(1, 2))
    assert log.evening.missing == (2,)
    assert refused(log, MovedOn()) == Problem(ProblemKind.RESULT_MISSING, game=1, table=2)


def test_two_pairs_that_sat_at_the_wrong_tables_are_exchanged() -> None:
    log = entered(played(HALL, "1 4"), Exchanged(1, 2, 3))
    assert seats(log) == [(1, 3), (2, 4)]
    assert log.evening.missing == (1, 2)


def test_points_are_added_up_and_the_most_points_win() -> None:
    log = in_order(Plan(scoring=Scoring.POINTS, games=2), 4)
    log = logged([Reported(1, 1, points=(20, 15)), Reported(1, 2, points=(-10, 25)), MovedOn()], log)
    assert wins(log) == {1: 20, 2: 15, 3: -10, 4: 25}
    assert seats(log) == [(2, 4), (3, 1)]
    assert refused(log, Reported(2, 1, points=(5,))).kind is ProblemKind.WRONG_POINTS
    assert refused(log, Reported(2, 1, 2)).kind is ProblemKind.WRONG_POINTS
    assert refused(log, Reported(2, 1, 2, (5, 10))).kind is ProblemKind.WRONG_POINTS
    # Of equal points one can be named, such as who cut the lower card; the score stays equal.
    named = entered(log, Reported(2, 1, 2, (10, 10))).evening.tables[0].result
    assert named is not None
    assert named.winner == 2


def test_a_pair_sits_out_by_turns_and_counts_a_game_or_none() -> None:
    for sit_out in (0, 1):
        log = played(in_order(Plan(games=3, sit_out=sit_out, movement=Movement.ALL_STAY), 5), "1 3")
        assert log.evening.out == (5,)
        assert log.evening.table_of == {1: 1, 2: 1, 3: 2, 4: 2, 5: 0}
        assert Problem(ProblemKind.SITS_OUT, side=5) in log.evening.told
        log = entered(log, MovedOn())
        assert (seats(log), log.evening.out) == ([(2, 5), (3, 4)], (1,))
        assert wins(log) == {1: 1, 2: 0, 3: 1, 4: 0, 5: sit_out}
        # The game counts for who sits it out when the others have played it.
        log = played(log, "2 4")
        assert wins(log) == {1: 1 + sit_out, 2: 1, 3: 1, 4: 1, 5: sit_out}
        assert log.evening.tallies[1].won == ((1, 2) if sit_out else (1,))


def test_the_organisers_pair_plays_while_it_is_needed_and_has_no_place() -> None:
    organisers = Came(("Organiser", "Secretary"), house=True)
    log = logged([*listed(Plan(games=4), 3), organisers, Seated(order=(1, 2, 3, 4))])
    log = played(log, "1 4")
    assert [line.side for line in log.evening.standings] == [1, 2, 3]
    # Two come late, and the organisers are not needed any more.
    log = logged([Came(("Late", "Later")), MovedOn()], log)
    assert log.evening.idle == (4,)
    assert sorted(side for sides in seats(log) for side in sides) == [1, 2, 3, 5]
    # One pair goes home, and they are needed again.
    log = logged([Reported(2, 1, seats(log)[0][0]), Reported(2, 2, seats(log)[1][0]), Gone(1), MovedOn()], log)
    assert log.evening.idle == ()
    assert sorted(side for sides in seats(log) for side in sides) == [2, 3, 4, 5]


def test_who_comes_late_is_seated_at_the_next_game_from_the_table_that_sits_out() -> None:
    log = played(in_order(PAIRS, 5), "1 3")
    log = entered(log, Came(("Late", "Later"), 500))
    assert [side.number for side in log.evening.coming] == [6]
    log = entered(log, MovedOn())
    assert len(seats(log)) == 3
    assert log.evening.out == ()
    assert log.evening.side(6).since == 2


def test_who_comes_late_and_alone_waits_for_a_partner() -> None:
    log = logged([Came(("Late",)), MovedOn()], played(HALL, "1 4"))
    assert log.evening.parties == ((9,),)
    assert Problem(ProblemKind.NO_PARTNER, person=9) in log.evening.told
    assert logged([Came(("Later",)), Joined((9, 10))], log).evening.coming[0].people == (9, 10)


@pytest.mark.parametrize("stands", [True, False])
def test_who_goes_home_is_missing_from_the_next_game_and_their_games_stand_or_not(stands: bool) -> None:
    log = logged([Gone(1, stands), MovedOn()], played(HALL, "1 4"))
    assert (seats(log), log.evening.out) == ([(4, 3)], (2,))
    assert [line.side for line in log.evening.standings] == ([1, 4, 2, 3] if stands else [4, 2, 3])
    assert refused(log, Gone(1)) == Problem(ProblemKind.IS_GONE, side=1)
    # Those who played against them keep their games.
    assert wins(log)[4] == 1


def test_who_comes_back_plays_on_with_the_same_card() -> None:
    log = logged([Gone(1), MovedOn()], played(HALL, "1 4"))
    log = logged([Reported(2, 1, log.evening.tables[0].sides[0]), Returned(1), MovedOn()], log)
    assert sorted(side for sides in seats(log) for side in sides) == [1, 2, 3, 4]
    assert wins(log)[1] == 1


def test_a_table_that_has_become_too_small_sits_out_or_is_another_size() -> None:
    log = played(in_order(Plan(sides=3), 6), "1 4")
    log = logged([Gone(6), MovedOn()], log)
    # Five pairs at tables of six: two sit out by turns.
    assert [len(sides) for sides in seats(log)] == [3]
    assert len(log.evening.out) == 2


def test_a_substitute_takes_the_card_over() -> None:
    log = entered(played(HALL, "1 4"), Substituted(2, "Eve"))
    side = log.evening.side(1)
    assert log.evening.names(side.people) == ("Anna 1", "Eve")
    assert log.evening.names(side.former) == ("Ben 1",)
    assert wins(log)[1] == 1
    # Who went home may come again, under the old name.
    assert entered(log, Substituted(4, "Ben 1")).evening.names((10,)) == ("Ben 1",)


def test_substitutes_can_be_for_before_the_first_game_only() -> None:
    # Nova Scotia 55+ Games: "substitutes before the first game only".
    log = in_order(Plan(substitutes=Substitutes.BEFORE_FIRST_GAME), 4)
    assert entered(log, Substituted(2, "Eve")).evening.side(1).former == (2,)
    late = refused(entered(log, Reported(1, 1, 1)), Substituted(2, "Eve"))
    assert late == Problem(ProblemKind.TOO_LATE_FOR_SUBSTITUTES, side=1)


def test_the_evening_is_over_after_the_last_game_or_when_it_is_ended() -> None:
    log = played(in_order(Plan(games=2), 4), "1 4\n2 1")
    assert log.evening.over
    assert refused(log, MovedOn()).kind is ProblemKind.IS_OVER
    assert refused(log, Came(("Eve",))).kind is ProblemKind.IS_OVER
    # Another game after all.
    assert not entered(log, Planned(Plan(games=3))).evening.over
    assert refused(log, Planned(Plan(games=1))) == Problem(ProblemKind.FEWER_THAN_PLAYED, game=2)
    ended = entered(HALL, Ended())
    assert ended.evening.over
    assert refused(ended, Ended()).kind is ProblemKind.IS_OVER


def test_a_side_that_is_not_in_a_game_cannot_be_exchanged_in_it() -> None:
    log = logged([Came(("Late", "Later")), MovedOn()], played(HALL, "1 4"))
    assert refused(log, Exchanged(1, 1, 5)) == Problem(ProblemKind.NOT_AT_TABLE, game=1, side=5)


def test_pairs_that_came_are_not_made_to_play_alone_by_another_plan() -> None:
    log = logged(listed(PAIRS, 2))
    assert refused(log, Planned(Plan(size=1))) == Problem(ProblemKind.PARTY_TOO_LARGE, count=2)
    assert logged([Planned(Plan(size=3, sides=3))], log).evening.parties == ((1, 2), (3, 4))


def test_a_thousand_substitutes_are_the_most() -> None:
    log = logged([*listed(Plan(size=1), 2), Seated()])
    log = logged([Substituted(number, f"Substitute {number}") for number in range(2, 1000)], log)
    assert refused(log, Substituted(1000, "One more")).kind is ProblemKind.TOO_MANY_PEOPLE


def test_nobody_is_left_to_play_with() -> None:
    log = logged([Gone(1), Gone(2), Gone(3)], played(HALL, "1 4"))
    assert refused(log, MovedOn()) == Problem(ProblemKind.TOO_FEW_SIDES, count=1)


def test_the_raffle_needs_tickets() -> None:
    assert refused(in_order(Plan(raffle=Raffle()), 4), RaffleDrawn(1)).kind is ProblemKind.NO_TICKETS


def test_an_evening_is_empty_before_anything_is_entered() -> None:
    evening = Evening()
    assert (evening.game, evening.tables, evening.out, evening.missing, evening.standings) == (None, (), (), (), ())
    assert not evening.over
    assert evening.money.hall == 0
    assert evening.idle == ()
