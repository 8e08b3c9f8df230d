"""Tables for any number of sides, the first seats, and who goes where when a round is over."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twentyfive.drive.chance import parted, shuffled
from twentyfive.drive.plan import (
    PLANS,
    CookieJar,
    Counting,
    FirstDeal,
    LeftOver,
    Misdeal,
    Movement,
    Plan,
    Prize,
    Revoke,
    Scoring,
    Source,
    Substitutes,
    Ties,
    source_of,
)
from twentyfive.drive.problems import ProblemKind
from twentyfive.drive.tables import (
    Layout,
    Seating,
    evenness,
    layouts,
    meetings,
    moved,
    next_seating,
    rests,
    seated,
    settled,
)

quick = settings(max_examples=60, derandomize=True)

THREES = Plan(sides=3)
TWOS = Plan(sides=2)
PLANS_OF_ALL_KINDS = st.builds(
    Plan,
    size=st.just(1),
    sides=st.integers(2, 8),
    games=st.integers(1, 12),
    movement=st.sampled_from(Movement),
    every=st.integers(1, 3),
    left_over=st.sampled_from(LeftOver),
)


def test_fourteen_tables_of_six_as_in_confey_are_full_with_42_pairs() -> None:
    assert layouts(42, PLANS[Source.CONFEY]) == (Layout(None, (3,) * 14),)


@pytest.mark.parametrize(
    ("count", "plan", "expected"),
    [
        # "Belfast: eight at a table is best": a fourth pair may come to a table of six.
        (43, THREES, {"sits-out": ((3,) * 14, 1), "smaller": ((3,) * 13 + (2, 2), 0), "larger": ((4,) + (3,) * 13, 0)}),
        (
            44,
            THREES,
            {
                "sits-out": ((3,) * 14, 2),
                "smaller": ((3,) * 14 + (2,), 0),
                "larger": ((4, 4) + (3,) * 12, 0),
                "organiser": ((3,) * 15, 0),
            },
        ),
        (5, TWOS, {"sits-out": ((2, 2), 1), "larger": ((3, 2), 0), "organiser": ((2, 2, 2), 0)}),
        (4, THREES, {"sits-out": ((3,), 1), "smaller": ((2, 2), 0), "larger": ((4,), 0)}),
        (9, Plan(size=1, sides=8), {"sits-out": ((8,), 1), "smaller": ((5, 4), 0), "larger": ((9,), 0)}),
        (3, Plan(size=1, sides=5), {"smaller": ((3,), 0)}),
        # Three threes are nine people, and there is no room for more.
        (4, Plan(size=3, sides=3), {"sits-out": ((3,), 1), "smaller": ((2, 2), 0)}),
    ],
)
def test_what_is_left_over_can_be_seated_in_several_ways(
    count: int, plan: Plan, expected: dict[str, tuple[tuple[int, ...], int]]
) -> None:
    found = {str(layout.left_over): (layout.tables, layout.sits_out) for layout in layouts(count, plan)}
    assert found == expected


@quick
@given(st.integers(0, 500), PLANS_OF_ALL_KINDS)
def test_every_table_is_full_or_told_whatever_the_number(count: int, plan: Plan) -> None:
    for layout in layouts(count, plan):
        assert sum(layout.tables) + layout.sits_out == count + layout.organiser
        assert all(2 <= size <= plan.most_sides for size in layout.tables)
        assert max(layout.tables, default=0) - min(layout.tables, default=0) <= 1
        assert layout.left_over is not None or set(layout.tables) == {plan.sides}
        assert layout.sits_out < plan.sides
    wanted = [layout.left_over for layout in layouts(count, plan)]
    assert plan.left_over not in wanted or wanted[0] is plan.left_over


def test_winners_move_on_and_losers_stay_as_on_cape_breton() -> None:
    # "The winning couple moves on, the losers stay."
    after = moved(Movement.WINNERS_MOVE, [(1, 2), (3, 4), (5, 6)], [[1, 2], [4, 3], [5, 6]])
    assert after == [[2, 5], [3, 1], [6, 4]]


def test_at_tables_of_three_pairs_each_table_stays_full() -> None:
    after = moved(Movement.WINNERS_MOVE, [(1, 2, 3), (4, 5, 6)], [[2, 1, 3], [6, 4, 5]])
    assert after == [[1, 3, 6], [4, 5, 2]]


def test_losers_move_and_part_the_first_on_and_the_second_back() -> None:
    tables = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (10, 11, 12)]
    after = moved(Movement.LOSERS_MOVE, tables, [sorted(sides) for sides in tables])
    assert after == [[1, 6, 11], [4, 2, 9], [7, 5, 12], [10, 3, 8]]


def test_winners_go_up_and_losers_down_but_for_the_first_and_the_last_table() -> None:
    after = moved(Movement.WINNERS_UP, [(1, 2), (3, 4), (5, 6)], [[1, 2], [4, 3], [6, 5]])
    assert after == [[1, 4], [2, 6], [5, 3]]


def test_between_up_and_down_the_middle_pair_stays() -> None:
    after = moved(Movement.WINNERS_UP, [(1, 2, 3), (4, 5, 6), (7, 8, 9)], [[1, 2, 3], [4, 5, 6], [7, 8, 9]])
    assert after == [[1, 2, 4], [5, 3, 7], [8, 9, 6]]


def test_all_stay_or_are_alone_in_the_hall() -> None:
    assert moved(Movement.ALL_STAY, [(1, 2), (3, 4)], [[2, 1], [4, 3]]) == [[1, 2], [3, 4]]
    for movement in (Movement.WINNERS_MOVE, Movement.LOSERS_MOVE, Movement.WINNERS_UP):
        assert sorted(moved(movement, [(1, 2, 3)], [[2, 1, 3]])[0]) == [1, 2, 3]


def test_the_last_table_goes_first_and_few_change_their_table() -> None:
    assert settled([[1, 2, 3], [4, 6], [7, 8, 9]], [], [3, 3, 2]) == ((1, 2, 3), (4, 6), (7, 8, 9))
    assert settled([[1, 2], [4, 6], [7, 8]], [], [3, 3]) == ((1, 2, 7), (4, 6, 8))
    assert settled([[1, 2, 3], [4, 5, 6]], [7], [3, 2, 2]) == ((1, 2, 3), (4, 5), (7, 6))


@quick
@given(PLANS_OF_ALL_KINDS, st.integers(2, 60), st.integers(0, 2**20))
def test_nobody_sits_twice_and_nobody_is_lost_while_people_come_and_go(plan: Plan, count: int, seed: int) -> None:
    rng = random.Random(seed)
    present, newest = list(range(1, count + 1)), count
    seating = seated(shuffled(present, seed), plan)
    seatings = [seating]
    for game in range(1, 9):
        seats = [side for sides in seating.tables for side in sides]
        assert sorted([*seats, *seating.out]) == present
        assert sorted(map(len, seating.tables)) in [sorted(one.tables) for one in layouts(len(present), plan)]
        ranks = [sorted(sides, key=lambda _: rng.random()) for sides in seating.tables]
        match rng.randrange(4):
            case 0:
                newest += 1
                present.append(newest)
            case 1 if len(present) > 2:
                present.remove(rng.choice(present))
        due = ranks if game % plan.every == 0 else None
        seating = next_seating(plan, seating, due, present, rests(seatings), dict, rng.randrange(99))
        seatings.append(seating)


@quick
@given(PLANS_OF_ALL_KINDS, st.integers(2, 40), st.integers(0, 2**20))
def test_who_sits_out_does_so_by_turns(plan: Plan, count: int, seed: int) -> None:
    rng = random.Random(seed)
    present = range(1, count + 1)
    seatings = [seated(present, plan)]
    for game in range(1, 12):
        times = rests(seatings)
        assert max(times.values()) - min(times.values()) <= 1
        ranks = [sorted(sides, key=lambda _: rng.random()) for sides in seatings[-1].tables]
        seatings.append(next_seating(plan, seatings[-1], ranks, present, times, dict, game))


def test_who_comes_late_has_rested_as_often_as_anybody() -> None:
    assert rests([Seating(((1, 2),), (3,)), Seating(((1, 3),), (2,)), Seating(((1, 2), (3, 4)))])[4] == 1


def test_whoever_sits_out_does_so_for_a_whole_round() -> None:
    before = Seating(((1, 2), (3, 4)), (5,))
    assert next_seating(TWOS, before, None, range(1, 6), {5: 1}, dict, 0) == before
    # Who comes late is seated with the pair that sits out.
    assert next_seating(TWOS, before, None, range(1, 7), {5: 1, 6: 1}, dict, 0).tables == ((1, 2), (3, 4), (5, 6))


def test_seats_drawn_anew_let_hardly_anybody_meet_again() -> None:
    # 28 pairs at tables of four: 20 games could be 20 others for everybody.
    even = evenness(Plan(movement=Movement.DRAWN), 28)
    assert even.met > 19
    assert even.often <= 2
    # 42 pairs at tables of six meet 40 others if nobody comes again, which no draw by chance does.
    assert evenness(Plan(sides=3, movement=Movement.DRAWN), 42).met > 36


@quick
@given(st.integers(2, 4), st.integers(4, 20), st.integers(0, 999))
def test_who_plays_whom_is_as_even_as_a_draw_can_make_it(sides: int, tables: int, seed: int) -> None:
    # In half of the games in which all could meet once, hardly anybody meets twice, and nobody often.
    count = sides * tables
    games = max(1, (count - 1) // (sides - 1) // 2)
    even = evenness(Plan(size=1, sides=sides, games=games, movement=Movement.DRAWN), count, seed)
    assert even.often <= 3
    assert even.met >= 0.85 * games * (sides - 1)


@pytest.mark.parametrize("sides", [2, 3])
def test_how_even_a_movement_is_is_known_before_the_evening(sides: int) -> None:
    figures = {move: evenness(Plan(sides=sides, movement=move), 42) for move in Movement}
    assert figures[Movement.ALL_STAY].met == sides - 1
    assert all(
        figures[Movement.ALL_STAY].met < figures[move].met <= figures[Movement.DRAWN].met
        for move in Movement
        if move is not Movement.ALL_STAY
    )
    assert all(one.fewest <= one.met <= one.most and one.played == 20 for one in figures.values())


def test_whoever_sits_out_in_the_simulation_plays_fewer_games() -> None:
    assert evenness(Plan(sides=2, games=10), 5).played == 8


@quick
@given(st.integers(2, 30), st.integers(0, 99), st.integers(2, 4))
def test_those_who_are_to_be_parted_are_parted_by_exchanges(tables: int, seed: int, size: int) -> None:
    order = shuffled(range(tables * size), seed)
    groups = [order[at : at + size] for at in range(0, len(order), size)]
    # Each has one friend.
    after = parted(groups, lambda one, other: one // 2 == other // 2)
    assert sorted(side for group in after for side in group) == sorted(order)
    assert [len(group) for group in after] == [size] * tables
    assert all(one // 2 != other // 2 for one, other in meetings(after))


def test_a_seed_draws_the_same_in_every_version_of_python() -> None:
    assert shuffled(range(10), 25) == [7, 4, 2, 0, 9, 5, 1, 6, 8, 3]


def test_every_choice_of_the_rules_says_where_it_is_known_from() -> None:
    kinds = (Movement, LeftOver, Scoring, Counting, Ties, Substitutes, Revoke, Misdeal, FirstDeal)
    assert all(source_of(choice) in Source for kind in kinds for choice in kind)
    assert (source_of(Ties.CUT), source_of(FirstDeal.CUT)) == (Source.CAPE_BRETON, Source.NOT_FOUND)


def test_the_evenings_of_known_halls_can_be_played() -> None:
    assert all(plan.problem is None for plan in PLANS.values())


def test_a_plan_that_contradicts_itself_says_so() -> None:
    problem = Plan(size=3, sides=4).problem
    assert problem is not None
    assert (problem.kind, problem.count) == (ProblemKind.TABLE_TOO_LARGE, 12)
    problem = Plan(sit_out=2).problem
    assert problem is not None
    assert problem.kind is ProblemKind.SIT_OUT_TOO_HIGH
    problem = Plan(games=5, cookie_jar=CookieJar(6)).problem
    assert problem is not None
    assert problem.kind is ProblemKind.TOO_MANY_COOKIES
    problem = Plan(prizes=(Prize(percent=60),), boobie=Prize(percent=41)).problem
    assert problem is not None
    assert (problem.kind, problem.count) == (ProblemKind.MORE_THAN_THE_TIN, 101)


def test_a_layout_is_as_even_as_can_be() -> None:
    for count in range(2, 60):
        for layout in layouts(count, THREES):
            assert all(one >= other for one, other in pairwise(layout.tables))
