"""The deals of the day as their pages show them."""

from __future__ import annotations

from datetime import date

import pytest

from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily.results import DailyResult, Par
from twentyfive.engine.daily_desk import DailyStatus
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.presentation.daily import ShownDeal, games_by_day, shown_deal, shown_month
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
