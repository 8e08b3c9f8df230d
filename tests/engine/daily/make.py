"""Write the golden records anew: whole deals of the day, each player at hard and the person's seat too.

Only for a new `VERSION` of the deals: ``python -m tests.engine.daily.make``.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Final

from twentyfive.ai import Advice, Level
from twentyfive.core import Record
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily.par import next_question
from twentyfive.engine.minds.questions import answer

GOLDEN: Final = Path(__file__).parent / "golden"
DAYS: Final = {
    DailyGame.TWENTY_FIVE: date(2026, 11, 24),
    DailyGame.SPOIL_FIVE: date(2027, 2, 28),
    DailyGame.AUCTION: date(2028, 2, 29),
}
NAMES: Final = ("Anna", "Mary", "Seán", "Nora", "Tom")


def golden_file(deal: DailyDeal) -> Path:
    """The file of the golden record of a deal."""
    return GOLDEN / f"{deal.game}-{deal.day.isoformat()}.25"


def played(deal: DailyDeal) -> Record:
    """The deal played to its end by hard players."""
    record = deal.record(NAMES)
    while (question := next_question(record, 0, Level.HARD)) is not None:
        advice = answer(question)
        assert isinstance(advice, Advice)
        record.push(advice.move)
    return record


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for game, day in DAYS.items():
        deal = DailyDeal(day, game)
        golden_file(deal).write_text(played(deal).dumps(), encoding="utf-8", newline="\n")
