"""The plan of an evening: who plays which deal, with which cards, against whom."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.engine.evening.evenings import after, plan_for, played
from twentyfive.core import PRESETS, seated
from twentyfive.core.rules.presets import SEATINGS, one_deal
from twentyfive.engine.evening.evening import (
    Evening,
    EveningPlan,
    Form,
    Played,
    deal_counts,
    deal_of,
    forms_for,
    header_of,
    record_of,
)

PLAN = plan_for()


def test_each_person_plays_every_deal_once_and_the_first_turn_goes_round() -> None:
    plan = plan_for(4, deals=8)
    assert len(plan.sittings) == 32
    assert {(one.deal, one.north) for one in plan.sittings} == {(deal, who) for deal in range(1, 9) for who in range(4)}
    assert [one.north for one in plan.sittings if one.deal == 2] == [1, 2, 3, 0]


def test_everybody_sits_in_the_same_seat_with_the_same_cards_against_the_same_players() -> None:
    plan = plan_for(3)
    records = [record_of(plan, sitting, Played()) for sitting in plan.sittings if sitting.deal == 2]
    hands = {record.state.current_deal.hands for record in records}
    assert len(hands) == 1
    assert {record.header.names[1:] for record in records} == {("Seán", "Nora")}
    assert {record.header.seed for record in records} == {records[0].header.seed}
    assert {record.header.seats for record in records} == {("person", "computer medium", "computer medium")}


def test_the_cards_of_an_evening_never_change_from_one_version_to_another() -> None:
    plan = plan_for()
    first = [str(card) for card in deal_of(plan, 1).pack[:5]]
    assert first == ["KD", "10D", "KS", "AS", "3C"]
    assert [deal_of(plan, deal).dealer for deal in (1, 2, 3, 4)] == [0, 1, 2, 0]


def test_two_persons_sit_opposite_as_partners() -> None:
    plan = plan_for(3, size=2)
    assert header_of(plan, plan.sittings[0]).names == ("Ann", "Seán", "Ben", "Nora")


def test_pairs_who_meet_leave_no_seat_to_the_computer_and_single_persons_their_partners() -> None:
    pairs, singles = plan_for(4, size=2, form=Form.HOWELL), plan_for(4, form=Form.HOWELL)
    assert header_of(pairs, pairs.sittings[0]).names == ("Gus", "Ann", "Hal", "Ben")
    assert header_of(singles, singles.sittings[0]).names == ("Dan", "Ann", "Seán", "Nora")


def test_a_movement_is_offered_where_the_number_of_entrants_allows_it() -> None:
    two_sides, alone = seated("forty-five", 4, 2), seated("spoil-five", 5, 5)
    assert forms_for(two_sides, 3, 1) == (Form.ALONE,)
    assert forms_for(two_sides, 4, 2) == (Form.ALONE, Form.HOWELL)
    assert forms_for(two_sides, 7, 1) == (Form.ALONE, Form.HOWELL)
    assert forms_for(two_sides, 8, 1) == (Form.ALONE, Form.HOWELL, Form.MITCHELL)
    assert forms_for(alone, 8, 1) == (Form.ALONE,)
    assert forms_for(alone, 4, 2) == (), "nobody has a partner in a game of five alone"


def test_the_number_of_deals_comes_out_even() -> None:
    assert deal_counts(Form.ALONE, 5) == tuple(range(3, 25))
    assert deal_counts(Form.HOWELL, 5) == (5, 10, 15, 20)
    assert deal_counts(Form.MITCHELL, 8) == (4, 8, 12, 16, 20, 24)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_single_deal_of_every_game_can_be_played(preset: str) -> None:
    """All the seatings of two or four hands, and the usual one; each gives everybody a result."""
    usual = (PRESETS[preset].players, PRESETS[preset].sides)
    for players, sides in {usual, *((4, 2), (2, 2), (6, 3))} & set(SEATINGS[preset]):
        plan = replace(plan_for(2), rules=one_deal(seated(preset, players, sides))).checked()
        sitting = plan.sittings[0]
        record = record_of(plan, sitting, played(plan, sitting))
        assert len(record.state.history[0].gains) == sides
        assert record.state.over, "one deal is the whole game"


def test_the_next_sitting_is_the_first_that_is_not_over_and_one_that_has_begun_goes_first() -> None:
    plan = plan_for(2)
    first, second, third, *_ = plan.sittings
    evening = after(plan, first)
    assert evening.next_sitting() == second
    begun = evening.with_played(third, Played(("play 5H",)))
    assert begun.next_sitting() == third
    assert begun.next_sitting((second.north,)) == third
    everything = after(plan, *plan.sittings)
    assert everything.next_sitting() is None
    assert everything.over
    assert not Evening(plan).over


@pytest.mark.parametrize(
    ("plan", "message"),
    [
        (replace(PLAN, rules=seated("spoil-five", 3, 3)), "the rules go on after one deal"),
        (replace(PLAN, deals=2), "2 deals do not come out even"),
        (replace(PLAN, deals=25), "25 deals do not come out even"),
        (replace(PLAN, entrants=(("Ann",),)), "1 persons are not 2 to 10"),
        (replace(PLAN, entrants=(("Ann",), ("ann",))), "'ann' is there twice"),
        (replace(PLAN, entrants=(("Ann",), ("Seán",))), "'Seán' is there twice"),
        (replace(PLAN, entrants=(("Ann",), ("A|b",))), "cannot be a name"),
        (replace(PLAN, entrants=(("Ann",), ("Ben", "Cis"))), "neither all persons nor all pairs"),
        (
            replace(PLAN, entrants=(("Ann", "Ben"), ("Cis", "Dan"))),
            "2 entrants cannot play this game in the form alone",
        ),
        (replace(PLAN, form=Form.HOWELL), "4 entrants cannot play this game in the form howell"),
        (replace(PLAN, computers=("Seán",)), "1 names of computer players are too few"),
        (replace(PLAN, name=""), "'' cannot be a name"),
    ],
)
def test_a_plan_that_cannot_be_played_says_why(plan: EveningPlan, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        plan.checked()
