"""Results of deals of the day, and their text form."""

from __future__ import annotations

from datetime import date

import pytest

from tests.engine.daily.make import DAYS, NAMES, golden_file
from twentyfive.core import Record
from twentyfive.core.moves import PlayCard
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily.results import DailyResult, result_of


def golden(game: DailyGame) -> Record:
    """The golden record of a game."""
    return Record.loads(golden_file(DailyDeal(DAYS[game], game)).read_text(encoding="utf-8"))


def bits(text: str) -> tuple[bool, ...]:
    """Tricks taken, written as ones and noughts."""
    return tuple(sign == "1" for sign in text)


@pytest.mark.parametrize(
    ("game", "result"),
    [
        (DailyGame.TWENTY_FIVE, DailyResult(0, bits("00000"))),
        (DailyGame.SPOIL_FIVE, DailyResult(-1, bits("0000"))),  # another takes the pool
        (DailyGame.AUCTION, DailyResult(25, bits("11110"))),
    ],
)
def test_the_result_is_that_of_the_persons_side(game: DailyGame, result: DailyResult) -> None:
    assert result_of(golden(game)) == result


def test_a_deal_that_is_not_over_has_none() -> None:
    assert result_of(DailyDeal(date(2026, 11, 24), DailyGame.AUCTION).record(NAMES)) is None


def test_looking_back_changes_nothing() -> None:
    record = golden(DailyGame.TWENTY_FIVE)
    result = result_of(record)
    record.go_to(next(ply for ply, move in enumerate(record.log) if isinstance(move, PlayCard)))
    assert result_of(record) == result


@pytest.mark.parametrize(
    ("result", "text"),
    [
        (DailyResult(15, bits("10110")), "15 10110"),
        (DailyResult(-25, bits("01"), undo=True), "-25 01 undo"),
        (DailyResult(4, bits("111"), hint=True), "4 111 hint"),
        (DailyResult(0, bits("0"), undo=True, hint=True), "0 0 undo hint"),
    ],
)
def test_the_text_form_is_read_again(result: DailyResult, text: str) -> None:
    assert str(result) == text
    assert DailyResult.parse(text) == result


@pytest.mark.parametrize("text", ["", "15", "15 2", "1 111111", "15 1 hint undo", "x 1", "15 1\n", "1٢ 1"])
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no result"):
        DailyResult.parse(text)
