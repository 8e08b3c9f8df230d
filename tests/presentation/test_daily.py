"""The deals of the day as their pages show them."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest

from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily.results import DailyResult, Par
from twentyfive.engine.daily_desk import DailyStatus
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.presentation.daily import (
    Label,
    MeterLabels,
    ShownDeal,
    about_day,
    games_by_day,
    meter_of,
    shown_deal,
    shown_month,
    shown_result,
)
from twentyfive.wording.records.daily import Verdict

TODAY = date(2026, 11, 26)
YESTERDAY = date(2026, 11, 25)
EARLIER = date(2026, 11, 24)


def played(
    day: date = TODAY, game: DailyGame = DailyGame.TWENTY_FIVE, par: Par | None = None, *, late: bool = False
) -> PlayedDaily:
    return PlayedDaily(DailyDeal(day, game), "id", DailyResult(10, (True, False, True, False, False)), late, par)


def test_a_month_has_a_dot_for_each_deal_of_each_day() -> None:
    found = games_by_day([*(played(EARLIER, game) for game in DailyGame), played(TODAY, DailyGame.SPOIL_FIVE)])
    month = shown_month(TODAY, found, TODAY)
    by_day = {shown.day: shown for shown in month.days}
    assert by_day[EARLIER].complete
    assert not by_day[YESTERDAY].complete
    assert by_day[YESTERDAY].dots == (False, False, False)
    assert by_day[TODAY].dots == (False, True, False)
    assert by_day[TODAY].spoken == "Thursday 26 November 2026: 1 of 3 deals played"
    assert [shown.day for shown in month.days if shown.is_today] == [TODAY]
    assert [shown.day.day for shown in month.days if shown.to_come] == [27, 28, 29, 30]


@pytest.mark.parametrize(
    ("day", "begins", "lead", "weeks"),
    [
        (date(2026, 11, 26), 1, 6, 6),
        (date(2026, 11, 26), 7, 0, 5),
        (date(2027, 2, 28), 1, 0, 4),
        (date(2024, 2, 29), 7, 4, 5),
    ],
)
def test_the_weeks_of_a_month_begin_with_the_first_day_of_the_language(
    day: date, begins: int, lead: int, weeks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.wording.records.daily.first_weekday", lambda: begins)
    month = shown_month(day, {}, TODAY)
    assert (month.lead, month.weeks) == (lead, weeks)
    assert month.place(month.days[0].day) == (0, lead)
    assert month.place(month.days[-1].day)[0] == weeks - 1


def test_a_deal_that_was_played_shows_its_tricks_and_how_it_stands_beside_par() -> None:
    shown = shown_deal(played().deal, DailyStatus.PLAYED, played(par=Par(51, 150)), TODAY)
    assert shown.tricks == (True, False, True, False, False)
    assert shown.verdict is Verdict.BETTER
    assert shown.spoken == "You 10, par 5.1: better than par. You took tricks 1 and 3."
    assert not shown.is_to_play
    assert shown_deal(played().deal, DailyStatus.PLAYED, played(), TODAY).verdict is None


@pytest.mark.parametrize("game", DailyGame)
def test_a_deal_still_to_play_tells_its_state_and_nothing_of_its_cards(game: DailyGame) -> None:
    shown = shown_deal(DailyDeal(TODAY, game), DailyStatus.OPEN, None, TODAY)
    assert shown.is_to_play
    assert shown.note.startswith("Not played yet")
    assert (shown.tricks, shown.verdict) == ((), None)
    other = shown_deal(DailyDeal(YESTERDAY, game), DailyStatus.OPEN, None, TODAY)
    assert shown == other, "it is the same for every deal"


def test_only_the_deals_of_two_days_are_begun_but_each_is_finished() -> None:
    def shown(day: date, status: DailyStatus) -> ShownDeal:
        return shown_deal(DailyDeal(day, DailyGame.AUCTION), status, None, TODAY)

    assert shown(YESTERDAY, DailyStatus.OPEN).is_to_play
    assert shown(EARLIER, DailyStatus.OPEN).why_not
    assert shown(EARLIER, DailyStatus.BEGUN).is_to_play


def test_of_yesterday_it_is_told_that_a_deal_still_to_play_is_late() -> None:
    deal = DailyDeal(YESTERDAY, DailyGame.AUCTION)
    late = shown_deal(deal, DailyStatus.OPEN, None, TODAY)
    over = shown_deal(deal, DailyStatus.PLAYED, played(YESTERDAY, DailyGame.AUCTION), TODAY)
    assert "a day late" in about_day(YESTERDAY, TODAY, (over, late))
    assert about_day(YESTERDAY, TODAY, (over,)) == about_day(EARLIER, TODAY, (over,))
    assert about_day(TODAY, TODAY, (late,)).startswith("Everybody")


def labels(you: int, par: int, expert: int) -> MeterLabels:
    """The labels of a meter 640 wide, on which a point is 24 wide; par and the expert are in tenths."""
    meter = meter_of(DailyGame.TWENTY_FIVE, DailyResult(you, (True,)), Par(par, expert))
    return meter.labels(Label(20, 600), 640, (60, 50, 70), 90)


def test_a_meter_is_a_scale_and_one_sentence() -> None:
    meter = meter_of(DailyGame.TWENTY_FIVE, DailyResult(10, (True,)), Par(51, 150))
    assert (meter.least, meter.most, list(meter.ticks)) == (0, 25, [0, 5, 10, 15, 20, 25])
    assert [round(meter.share(value), 3) for value in (meter.par, meter.you, meter.expert)] == [0.204, 0.4, 0.6]
    assert meter.names == ("You 10", "Par 5.1", "Expert 15")
    assert meter.spoken == "You 10, par 5.1, the expert 15: better than par."


@pytest.mark.parametrize(
    ("game", "points", "par", "ends"),
    [
        (DailyGame.SPOIL_FIVE, 0, Par(3, 0), (0, 4)),
        (DailyGame.SPOIL_FIVE, -1, Par(-3, 40), (-1, 4)),
        (DailyGame.SPOIL_FIVE, 8, Par(-3, 40), (-1, 8)),
        (DailyGame.AUCTION, 20, Par(125, 200), (0, 30)),
        (DailyGame.AUCTION, -25, Par(125, 200), (-25, 30)),
        (DailyGame.AUCTION, 60, Par(-12, -600), (-60, 60)),
    ],
)
def test_a_meter_reaches_as_far_as_its_values(game: DailyGame, points: int, par: Par, ends: tuple[int, int]) -> None:
    meter = meter_of(game, DailyResult(points, (True,)), par)
    assert (meter.least, meter.most) == ends


def test_labels_stand_above_their_marks_where_there_is_room() -> None:
    placed = labels(10, 51, 150)
    assert (placed.par.left + placed.par.right) / 2 == pytest.approx(20 + 5.1 * 24)
    assert (placed.you.left + placed.you.right) / 2 == 260
    assert (placed.expert.left + placed.expert.right) / 2 == 380
    assert not placed.expert_below


@pytest.mark.parametrize(("you", "par", "expert"), [(10, 51, 100), (10, 51, 80), (25, 150, 130), (0, 20, 0)])
def test_near_another_mark_the_label_of_the_expert_is_below(you: int, par: int, expert: int) -> None:
    assert labels(you, par, expert).expert_below


def test_no_label_lies_on_another_on_the_needle_or_beyond_the_edge() -> None:
    for you, par, expert in product(range(0, 26, 5), range(0, 251, 7), range(0, 251, 50)):
        placed, needle, case = labels(you, par, expert), 20 + 24 * you, (you, par, expert)
        assert not placed.par.left < needle < placed.par.right, case
        assert placed.expert_below or not placed.expert.left < needle < placed.expert.right, case
        assert placed.expert_below or not placed.par.meets(placed.expert), case
        assert all(0 <= label.left <= label.right <= 640 for label in (placed.you, placed.par, placed.expert)), case


def test_a_result_without_a_par_has_no_meter_yet() -> None:
    shown = shown_result(played(), None)
    assert shown.meter is None
    assert shown.title == "10 points"
    assert shown.spoken.endswith("Par is being worked out…")
    assert shown_result(played(), Par(51, 150)).title == "10 points, better than par"
