"""Steady advice, and the points that an expert may expect."""

from __future__ import annotations

from datetime import date

import pytest

from twentyfive.ai import Level
from twentyfive.ai.levels import advise, steady_advice
from twentyfive.ai.par import PAR_WORLDS, expected_points
from twentyfive.core import PlayerView, view_for
from twentyfive.engine.daily.deals import PERSON, DailyDeal, DailyGame

NAMES = ("Anna", "Mary", "Seán", "Nora", "Tom")


def first_view(game: DailyGame, day: date = date(2026, 11, 24)) -> PlayerView:
    """The view of the first to decide in a deal of the day."""
    return view_for(DailyDeal(day, game).record(NAMES).state, PERSON)


@pytest.mark.parametrize("level", [Level.EASY, Level.HARD])
def test_steady_advice_is_the_usual_advice(level: Level) -> None:
    view = first_view(DailyGame.TWENTY_FIVE)
    assert steady_advice(view, level, 7) == advise(view, level, 7)


def test_no_clock_cuts_steady_advice_short(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    view = first_view(DailyGame.TWENTY_FIVE)
    usual = advise(view, Level.HARD, 7)
    hours = iter(range(0, 10**9, 3600))
    monkeypatch.setattr("time.thread_time", lambda: next(hours))
    advise(view, Level.HARD, 7)
    assert "worlds in" in caplog.text, "the usual advice is cut short"
    caplog.clear()
    assert steady_advice(view, Level.HARD, 7) == usual
    assert not caplog.records


def test_a_call_is_tried_in_as_many_worlds_as_a_card() -> None:
    found = {game: expected_points(first_view(game), 3) for game in (DailyGame.TWENTY_FIVE, DailyGame.AUCTION)}
    for estimate in found.values():
        assert estimate is not None
        assert (estimate.mean * PAR_WORLDS) == pytest.approx(round(estimate.mean * PAR_WORLDS))
