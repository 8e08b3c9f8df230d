"""Prizes and sums as people type them, what becomes of the tin, and the rules with where they are known from."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.drive_evenings import evening_of
from twentyfive.drive.entries import Came, Planned, Struck, Substituted
from twentyfive.drive.evening import Evening
from twentyfive.drive.log import replay
from twentyfive.drive.plan import MOST_CENTS, PLANS, CookieJar, Jackpot, Plan, Prize, Raffle, Scoring, Source, Sum, Ties
from twentyfive.presentation.drive.plan_shown import (
    EXTRAS,
    ChoiceShown,
    Extra,
    cents_typed,
    extra_shown,
    has_extra,
    line_typed,
    money_line,
    number_typed,
    prize_shown,
    prize_typed,
    rules_shown,
    sum_typed,
    with_choice,
    with_extra,
    with_prizes,
)
from twentyfive.wording.drive import money
from twentyfive.wording.drive_plan import typed_words


@pytest.fixture(autouse=True)
def _euro(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.wording.drive.money_sign", lambda: "€")


@pytest.mark.parametrize(
    ("text", "cents"),
    [
        ("5", 500),
        ("2.50", 250),
        ("2,5", 250),
        (" € 2,50 ", 250),
        ("2,50 €", 250),
        ("3 euro", 300),
        ("$3", 300),
        ("1,000", 100_000),
        ("1.000,50", 100_050),
        ("1 000", 100_000),
        ("", 0),
        ("99999.99", MOST_CENTS),
        ("100000", None),
        ("-5", None),
        ("five", None),
        ("1,2,3", None),
    ],
)
def test_a_sum_is_typed_with_comma_or_point(text: str, cents: int | None) -> None:
    assert cents_typed(text) == cents


@given(st.integers(0, MOST_CENTS))
def test_a_sum_is_read_as_it_is_written(cents: int) -> None:
    assert cents_typed(money(cents)) == cents


@pytest.mark.parametrize(
    ("text", "prize"),
    [
        ("112", Prize(112_00)),
        ("40 %", Prize(percent=40)),
        ("40%", Prize(percent=40)),
        ("%5", Prize(percent=5)),
        ("a ham", Prize(thing="a ham")),
        ("20 + 10 % + a ham", Prize(20_00, 10, "a ham")),
        ("2 bottles + a ham", Prize(thing="2 bottles + a ham")),
        ("", Prize()),
        ("101 %", None),
        ("60 % + 60 %", None),
        ("-1", None),
        ("ham %", None),
        (41 * "h", None),
        ("a ham\u2028", Prize(thing="a ham")),
        ("a \u200bham", None),
    ],
)
def test_a_prize_is_a_sum_a_share_or_a_thing(text: str, prize: Prize | None) -> None:
    assert prize_typed(text) == prize


@given(
    st.builds(Prize, st.integers(0, MOST_CENTS), st.integers(0, 100), st.sampled_from(("", "a ham", "6 eggs + a cake")))
)
def test_a_prize_is_read_as_it_is_written(prize: Prize) -> None:
    assert prize_typed(typed_words(prize)) == prize


def test_no_thing_goes_into_a_pot() -> None:
    assert sum_typed("5 + 10 %") == Sum(5_00, 10)
    assert sum_typed("a ham") is None


def test_a_number_is_one_of_those_asked_for() -> None:
    assert number_typed(" 8 ", range(1, 21)) == 8
    assert number_typed("21", range(1, 21)) is None
    assert number_typed("", range(1, 21)) is None
    assert number_typed("9" * 40, range(1, 21)) is None


def test_a_line_is_kept_as_it_was_typed_but_for_spaces() -> None:
    assert line_typed("  the five  of trumps ") == "the five of trumps"
    assert line_typed(61 * "a") is None


def test_the_money_is_told_as_what_the_plan_comes_to() -> None:
    plan = Plan(fee=5_00, prizes=(Prize(percent=40), Prize(percent=20)), jackpot=Jackpot(14, Sum(percent=10)))
    pairs = [Came((f"Ann {at}", f"Ben {at}"), 5_00) for at in range(28)]
    paid = replay([Planned(plan), *pairs])
    assert money_line(paid) == "€280 in the tin: €112 first, €56 second, €28 jackpot and €84 for the hall"
    soon = replay([Planned(plan), *pairs[1:], Came(("Cait", "Dan"))])
    assert money_line(soon).startswith("€280 once everybody has paid: €112 first")
    assert money_line(Evening(plan)) == "€200 if 40 come: €80 first, €40 second, €20 jackpot and €60 for the hall"


def test_a_tin_that_is_short_is_told() -> None:
    plan = Plan(fee=1_00, prizes=tuple(Prize(50_00) for _ in range(5)), boobie=Prize(thing="a spoon"))
    said = "€40 if 40 come: €50 first, €50 second, €50 third, €100 for later places, a spoon for the lowest score"
    assert money_line(Evening(plan)) == f"{said} and the tin is €210 short"
    assert money_line(Evening(Plan())) == "Nobody pays anything: no prizes"
    assert money_line(Evening(Plan(prizes=(Prize(thing="a ham"),)))) == "Nobody pays anything: a ham first"


def test_what_is_owed_is_not_asked_of_who_is_gone_of_a_substitute_or_of_the_house() -> None:
    evening = evening_of(4, fee=5_00)
    assert evening.owed == 40_00
    assert replay([Planned(Plan(fee=5_00)), Came(("Ann", "Ben")), Struck(1)]).owed == 5_00
    paid = [Planned(Plan(fee=5_00)), *(Came((f"Ann {at}", f"Ben {at}"), 5_00) for at in range(2))]
    assert replay([*paid, Came(("Cait", "Dan"), house=True)]).owed == 0
    assert evening_of(2, Substituted(1, "Eve"), fee=5_00).owed == 20_00


def test_a_new_prize_is_half_of_the_one_before() -> None:
    assert with_prizes(Plan(), 3).prizes == (Prize(percent=40), Prize(percent=20), Prize(percent=10))
    assert with_prizes(Plan(prizes=(Prize(50_00),)), 2).prizes == (Prize(50_00), Prize(25_00))
    assert with_prizes(PLANS[Source.CAPE_BRETON], 1).prizes == (Prize(percent=40),)
    full = with_prizes(Plan(prizes=(Prize(percent=90),)), 3)
    assert full.percent <= 100
    assert full.problem is None


@pytest.mark.parametrize("extra", Extra)
@pytest.mark.parametrize("plan", [*PLANS.values(), Plan(prizes=(Prize(percent=100),), games=1)])
def test_what_is_switched_on_can_be_played_and_every_choice_of_it_is_read_as_it_is_shown(
    extra: Extra, plan: Plan
) -> None:
    on = with_extra(with_extra(plan, extra, on=False), extra, on=True)
    assert has_extra(on, extra)
    assert on.problem is None
    shown = extra_shown(on, extra, 280_00)
    for choice in EXTRAS[extra].choices:
        value = choice.read(shown[choice.name].text)
        assert value is not None
        assert with_choice(on, extra, choice.name, value) == on
        assert choice.refusal().endswith(".")
    assert not has_extra(with_extra(on, extra, on=False), extra)


def test_the_usual_pots_are_those_of_the_halls() -> None:
    assert with_extra(Plan(), Extra.JACKPOT, on=True).jackpot == Jackpot(14, Sum(percent=10))
    assert with_extra(Plan(), Extra.COOKIE_JAR, on=True).cookie_jar == CookieJar(8, Sum(percent=5))
    assert with_extra(Plan(), Extra.RAFFLE, on=True).raffle == Raffle(100, 50)


def test_a_share_is_told_in_money() -> None:
    assert prize_shown(Prize(percent=40), 280_00) == ChoiceShown("40 %", "= €112")
    assert prize_shown(Prize(112_00), 280_00) == ChoiceShown("€112")
    jackpot = extra_shown(PLANS[Source.CONFEY], Extra.JACKPOT, 280_00)
    assert jackpot["target"] == ChoiceShown("14", "of 20 games")
    assert jackpot["added"] == ChoiceShown("10 %", "= €28")


def test_a_choice_of_the_travelling_prize_is_what_it_moves_with() -> None:
    plan = with_choice(PLANS[Source.WENTWORTH], Extra.TRAVELLING, "travels", "the five of trumps")
    assert plan.travels == "the five of trumps"
    assert plan.travelling == Prize()


@pytest.mark.parametrize("scoring", Scoring)
def test_every_rule_has_its_answers_and_the_one_chosen_its_source(scoring: Scoring) -> None:
    rules = {rule.field: rule for rule in rules_shown(Plan(scoring=scoring, sit_out=0, ties=Ties.SPLIT))}
    for rule in rules.values():
        assert rule.value in [answer.value for answer in rule.answers]
        assert len({answer.label for answer in rule.answers}) == len(rule.answers)
    assert rules["ties"].source == "As on Cape Breton."
    assert rules["revoke"].source == ""
    assert {answer.note for answer in rules["substitutes"].answers} == {"", "As at the Nova Scotia 55+ Games."}
    sit_out = [answer.value for answer in rules["sit_out"].answers]
    assert sit_out == ([0, 1] if scoring is Scoring.WINS else list(range(0, 61, 5)))


def test_what_a_hall_gives_for_sitting_out_is_among_the_answers_whatever_it_is() -> None:
    plan = replace(Plan(scoring=Scoring.POINTS), sit_out=17)
    assert 17 in [answer.value for answer in list(rules_shown(plan))[-1].answers]
