"""Results of deals of the day: points or chips, the tricks in order, the help taken; and streaks of days played."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Final, Self

from twentyfive.core import GameState, Record
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.daily.deals import PERSON, daily_deal, day_before

_TEXT: Final = re.compile(r"(-?[0-9]{1,3}) ([01]{1,5})( undo)?( hint)?", re.ASCII)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """The result of the person in a deal of the day.

    Attributes:
        points: the points of the person's side; in Spoil Five the chips won less those paid, 0 if the pool is spoiled.
        tricks: for each trick, in order, whether the person's side took it.
        undo, hint: whether moves were taken back, and whether a hint was asked for.
    """

    points: int
    tricks: tuple[bool, ...]
    undo: bool = False
    hint: bool = False

    def __str__(self) -> str:
        tricks = "".join(str(int(taken)) for taken in self.tricks)
        return f"{self.points} {tricks}{' undo' * self.undo}{' hint' * self.hint}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The result written in `text`, the inverse of ``str``.

        Raises:
            ValueError: if it is none.
        """
        found = _TEXT.fullmatch(text)
        if found is None:
            raise ValueError(f"{text[:40]!r} is no result of a deal of the day")
        tricks = tuple(sign == "1" for sign in found[2])
        return cls(int(found[1]), tricks, found[3] is not None, found[4] is not None)


@dataclass(frozen=True, slots=True)
class Par:
    """The par of a deal of the day, in tenths of a point or a chip.

    Attributes:
        expected: what an expert could expect at the first decision, by what a player then knows.
        taken: what an expert took with the cards that the others really held.
    """

    expected: int
    taken: int


def result_of(record: Record) -> DailyResult | None:
    """The result of the deal of the day that was played in a record, without help; None for any other game.

    Moves that were taken back count, so that looking back changes nothing.
    """
    end = record.state_at(record.last_ply)
    return final_result(end) if end.over and daily_deal(record) is not None else None


def final_result(end: GameState) -> DailyResult:
    """The result at the end of a deal of the day."""
    result, side = end.history[-1], end.rules.side_of(PERSON)
    tricks = (trick.winner for trick in end.current_deal.tricks)
    taken = tuple(winner is not None and end.rules.side_of(winner) == side for winner in tricks)
    # With one deal a spoiled pool cannot be carried forward: everybody's chip counts as given back.
    spoiled = end.rules.scoring is Scoring.POOL and result.spoiled
    return DailyResult(0 if spoiled else result.gains[side], taken)


@dataclass(frozen=True, slots=True)
class Streaks:
    """The streaks in one game.

    Attributes:
        current: the days in a row up to today, or up to yesterday while today's deal is still to be played.
        longest: the most days in a row ever.
    """

    current: int
    longest: int


def streaks(days: Iterable[date], today: date) -> Streaks:
    """The streaks of these days, on each of which the deal was played on the day itself; days to come do not count."""
    played = {day for day in days if day <= today}
    longest, run, last = 0, 0, None
    for day in sorted(played):
        run = run + 1 if last is not None and day_before(day) == last else 1
        longest, last = max(longest, run), day
    is_current = last is not None and last in (today, day_before(today))
    return Streaks(run if is_current else 0, longest)
