"""The deals of the day as their pages show them: a month of days, the deals of one day, and the result of a deal."""

from __future__ import annotations

import calendar
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Final

from twentyfive.engine.daily.deals import DailyDeal, DailyGame, day_before
from twentyfive.engine.daily.results import Par
from twentyfive.engine.daily_desk import DailyStatus
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.wording.records import daily as words
from twentyfive.wording.records.daily import Verdict

DAYS_OF_A_WEEK: Final = 7


@dataclass(frozen=True, slots=True)
class ShownDay:
    """A day of a month.

    Attributes:
        day: the day.
        dots: for each of its deals, in the order of the games, whether it was played.
        is_today: whether it is today.
        to_come: whether it is still to come.
        spoken: the day for a screen reader.
    """

    day: date
    dots: tuple[bool, ...]
    is_today: bool
    to_come: bool
    spoken: str

    @property
    def complete(self) -> bool:
        """Whether all its deals were played."""
        return all(self.dots)


@dataclass(frozen=True, slots=True)
class ShownMonth:
    """A month as a calendar shows it.

    Attributes:
        title: the month and its year.
        weekdays: the initials of the days of the week, from the first of the language.
        days: its days.
        lead: the empty places before its first day.
    """

    title: str
    weekdays: tuple[str, ...]
    days: tuple[ShownDay, ...]
    lead: int

    @property
    def weeks(self) -> int:
        """The rows of days."""
        return -(-(self.lead + len(self.days)) // DAYS_OF_A_WEEK)

    def place(self, day: date) -> tuple[int, int]:
        """Return the row and the column of a day, from 0."""
        return divmod(self.lead + day.day - 1, DAYS_OF_A_WEEK)


def games_by_day(played: Iterable[PlayedDaily]) -> dict[date, frozenset[DailyGame]]:
    """Return for each day the games whose deal was played."""
    found: defaultdict[date, set[DailyGame]] = defaultdict(set)
    for each in played:
        found[each.deal.day].add(each.deal.game)
    return {day: frozenset(games) for day, games in found.items()}


def shown_month(month: date, played: Mapping[date, frozenset[DailyGame]], today: date) -> ShownMonth:
    """Return the month of the day `month`, given the games whose deal was played, by day."""
    first = month.replace(day=1)
    length = calendar.monthrange(month.year, month.month)[1]
    return ShownMonth(
        words.month_title(first),
        words.weekday_initials(),
        tuple(_shown_day(first.replace(day=number), played, today) for number in range(1, length + 1)),
        (first.isoweekday() - words.first_weekday()) % DAYS_OF_A_WEEK,
    )


def _shown_day(day: date, played: Mapping[date, frozenset[DailyGame]], today: date) -> ShownDay:
    dots = tuple(game in played.get(day, ()) for game in DailyGame)
    spoken = words.day_of_deals_spoken(day, sum(dots), len(dots))
    return ShownDay(day, dots, day == today, day > today, spoken)


@dataclass(frozen=True, slots=True)
class ShownDeal:
    """A deal of a day, on its tile.

    Attributes:
        name: the name of the game.
        note: its result beside par; before it is played, its state.
        tricks: for each trick whether it was taken; empty before the deal is played.
        verdict: the result beside par; None before both are known.
        late: whether it was played on a later day.
        status: whether it is played, under way or still to play.
        why_not: why it can be neither played nor looked at; empty if it can.
    """

    name: str
    note: str
    tricks: tuple[bool, ...]
    verdict: Verdict | None
    late: bool
    status: DailyStatus
    why_not: str

    @property
    def is_to_play(self) -> bool:
        """Whether it can be played now."""
        return self.status is not DailyStatus.PLAYED and not self.why_not

    @property
    def spoken(self) -> str:
        """What a screen reader says after the name."""
        return ". ".join((*self.note.splitlines(), *((words.tricks_sentence(self.tricks),) if self.tricks else ())))


def shown_deal(deal: DailyDeal, status: DailyStatus, played: PlayedDaily | None, today: date) -> ShownDeal:
    """Return a deal as its tile shows it; `played` is its result, if there is one."""
    name = words.name_of_game(deal.game)
    if played is not None:
        found = None if played.par is None else words.verdict(deal.game, played.result, played.par)
        return ShownDeal(name, words.tile_note(played), played.result.tricks, found, played.late, status, "")
    if status is DailyStatus.BEGUN:
        return ShownDeal(name, words.BEGUN(), (), None, False, status, "")
    is_open = deal.day in (today, day_before(today))
    why_not = "" if is_open else words.TOO_LATE()
    return ShownDeal(name, words.to_play(deal.game), (), None, False, status, why_not)


def about_day(day: date, today: date) -> str:
    """Return what is to be known about the deals of a day."""
    if day == today:
        return words.ABOUT_TODAY()
    return words.ABOUT_YESTERDAY() if day == day_before(today) else words.ABOUT_EARLIER()


@dataclass(frozen=True, slots=True)
class ShownResult:
    """The words of the result."""

    game: str  # and the day
    title: str  # beside par, with the help taken, and whether it was played on a later day
    taken: str
    par: str
    rules: str
    line: str  # to copy

    @property
    def spoken(self) -> str:
        """The words that a screen reader says with the line to copy."""
        return f"{self.title} {self.taken} {self.par}"


def shown_result(played: PlayedDaily, par: Par | None) -> ShownResult:
    """Return the result of a deal that was played, beside its par if that is known."""
    deal, result = played.deal, played.result
    late = words.LATE_WORDS() if played.late else ""
    marks = (words.verdict_title(deal.game, result, par), words.help_words(result), late)
    return ShownResult(
        f"{words.name_of_game(deal.game)} · {words.day_words(deal.day)}",
        ", ".join(filter(None, marks)),
        f"{words.result_sentence(deal.game, result)} {words.tricks_sentence(result.tricks)}",
        words.par_sentences(par),
        words.RULES_NOTES[deal.game](),
        words.line_to_copy(played, par),
    )
