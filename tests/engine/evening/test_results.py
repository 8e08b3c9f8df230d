"""Results: matchpoints deal by deal, the ranking, and what somebody may see of them."""

from __future__ import annotations

from tests.engine.evening.evenings import after, first, last, plan_for, played
from twentyfive.engine.evening.evening import Form
from twentyfive.engine.evening.results import deal_lines, open_deals, rankings


def test_nobody_sees_the_result_of_a_deal_that_they_have_not_played() -> None:
    plan = plan_for(2)
    one, two, third, fourth, *_ = plan.sittings
    evening = after(plan, one, two, third)
    assert [(one.deal, one.north) for one in (third, fourth)] == [(2, 1), (2, 0)]
    assert open_deals(evening, 1) == (1, 2)
    assert open_deals(evening, 0) == (1,), "the second deal is still to come for Ann"
    assert open_deals(evening, None) == (1,), "all of them have played only the first"
    assert rankings(evening, 0)[0][0].deals == 1


def test_who_takes_more_chips_with_the_same_cards_has_the_matchpoints() -> None:
    """On deal 5 Ann and Ben spoil and Cis wins the pool; on deal 6 Ann and Ben win it and Cis spoils."""
    plan = plan_for(3, deals=6)
    evening = after(plan)
    for sitting in plan.sittings:
        evening = evening.with_played(sitting, played(plan, sitting, last if sitting.north == 2 else first))

    def table(deal: int) -> dict[int, tuple[int, int, int]]:
        return {line.entrant: (line.score, line.points, line.top) for line in deal_lines(evening, deal)}

    assert table(5) == {2: (2, 4, 4), 0: (0, 1, 4), 1: (0, 1, 4)}
    assert table(6) == {0: (2, 3, 4), 1: (2, 3, 4), 2: (0, 0, 4)}
    assert list(table(5)) == [2, 0, 1], "the best result comes first"


def test_the_points_of_two_sides_are_set_off_against_each_other() -> None:
    plan = plan_for(4, form=Form.HOWELL)
    one, other = plan.sittings[:2]
    lines = deal_lines(after(plan, one, other), 1)
    assert [line.side for line in lines] == [0, 0, 1, 1], "those who held the same cards stand together"
    by_entrant = {line.entrant: line for line in lines}
    for sitting in (one, other):
        north, east = (by_entrant[entrant] for entrant in sitting.entrants)
        assert north.score == -east.score
        assert north.points + east.points == north.top == 2
        assert (north.opponent, east.opponent) == (sitting.east, sitting.north)


def test_the_ranking_adds_up_the_matchpoints() -> None:
    plan = plan_for(2)
    evening = after(plan, *plan.sittings[:2])
    (ranking,) = rankings(evening, None)
    assert [(total.place, total.points, total.top, total.share) for total in ranking] == [(1, 1, 2, 1 / 2)] * 2
    (empty,) = rankings(after(plan), None)
    assert [(total.place, total.share, total.deals) for total in empty] == [(None, None, 0)] * 2


def test_each_half_of_a_mitchell_movement_is_ranked_by_itself() -> None:
    plan = plan_for(6, form=Form.MITCHELL)
    evening = after(plan, *plan.sittings)
    assert evening.over
    halves = rankings(evening, None)
    assert [{total.entrant for total in half} for half in halves] == [{0, 1, 2}, {3, 4, 5}]
    assert all(total.deals == 3 and total.top == 12 for half in halves for total in half)
