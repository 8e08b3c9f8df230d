"""The deals of the day as their pages show them: a month of days, the deals of one day, and the result of a deal."""

from __future__ import annotations

import calendar
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from itertools import chain
from math import ceil, floor
from typing import Final

from twentyfive.engine.daily.deals import DailyDeal, DailyGame, day_before
from twentyfive.engine.daily.results import DailyResult, Par, Streaks
from twentyfive.engine.daily_desk import DailyStatus
from twentyfive.engine.statistics.dailies import PlayedDaily, streaks_of
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


def streak_of_days(history: Callable[[DailyGame], tuple[PlayedDaily, ...]], today: date) -> Streaks:
    """Return the streaks of days on which at least one deal was played, given the deals played of each game."""
    return streaks_of(tuple(chain.from_iterable(map(history, DailyGame))), today)


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


def about_day(day: date, today: date, deals: Iterable[ShownDeal]) -> str:
    """Return what is to be known about the deals of a day."""
    if day == today:
        return words.ABOUT_TODAY()
    return words.ABOUT_YESTERDAY() if any(deal.is_to_play for deal in deals) else words.ABOUT_EARLIER()


_STEPS: Final = {DailyGame.TWENTY_FIVE: 5, DailyGame.SPOIL_FIVE: 1, DailyGame.AUCTION: 5}
_MOST: Final = {DailyGame.TWENTY_FIVE: 25, DailyGame.SPOIL_FIVE: 4, DailyGame.AUCTION: 30}
"""The distance of the ticks of a meter, and its usual end: all five tricks, or the pool of five less one's own chip."""

NEAR: Final = 90
"""The distance, with text of 100 %, within which the names of two marks would run into each other."""


@dataclass(frozen=True, slots=True)
class Label:
    """The label of a mark on a meter, from its left edge, in the same unit as the width of the meter."""

    left: float
    width: float

    @property
    def right(self) -> float:
        return self.left + self.width

    def meets(self, other: Label) -> bool:
        """Return True if both overlap."""
        return self.left < other.right and other.left < self.right


@dataclass(frozen=True, slots=True)
class MeterLabels:
    """The places of the labels of a meter.

    Attributes:
        you: in a row of its own at the top, since it is read first.
        par: in the row below, at the side of the needle that comes down from `you`.
        expert: in the same row as par, or below the meter.
        expert_below: whether it is below.
    """

    you: Label
    par: Label
    expert: Label
    expert_below: bool


@dataclass(frozen=True, slots=True)
class Meter:
    """A result beside par and beside what an expert took, on a scale.

    Attributes:
        least, most: the ends of the scale.
        step: the distance of its ticks.
        you, par, expert: the three values.
        names: what stands at them.
        verdict: the result beside par.
        spoken: all of it as one sentence.
    """

    least: int
    most: int
    step: int
    you: float
    par: float
    expert: float
    names: tuple[str, str, str]
    verdict: Verdict
    spoken: str

    @property
    def ticks(self) -> range:
        """The values of the ticks."""
        return range(self.least, self.most + 1, self.step)

    def share(self, value: float) -> float:
        """Return the place of a value on the scale, 0 to 1."""
        return (value - self.least) / (self.most - self.least)

    def labels(self, scale: Label, width: float, widths: tuple[float, float, float], near: float) -> MeterLabels:
        """Return the places of the labels.

        Args:
            scale: where the scale begins, and its width.
            width: the width of all.
            widths: the widths of the labels of you, par and the expert.
            near: the distance of two marks within which their labels do not stand side by side.
        """
        you, par, expert = (scale.left + self.share(value) * scale.width for value in (self.you, self.par, self.expert))
        beside = _beside(par, widths[1], you, near / 8, width)
        above = _centred(expert, widths[2], width)
        is_near = min(abs(expert - you), abs(expert - par)) < near or above.meets(beside)
        return MeterLabels(_centred(you, widths[0], width), beside, above, is_near)


def _centred(middle: float, width: float, room: float) -> Label:
    """A label around that place, within the room."""
    return Label(max(0.0, min(middle - width / 2, room - width)), width)


def _beside(middle: float, width: float, needle: float, apart: float, room: float) -> Label:
    """A label around that place, moved to the side if the needle would cross it."""
    label = _centred(middle, width, room)
    if label.right + apart <= needle or needle <= label.left - apart:
        return label
    left, right = needle - apart - width, needle + apart
    fits = left >= 0 and (middle <= needle or right + width > room)
    return Label(left if fits else right, width)


def meter_of(game: DailyGame, result: DailyResult, par: Par) -> Meter:
    """Return the meter of a result. Its scale reaches from 0, unless there are values beyond its usual ends."""
    step, (expected, taken) = _STEPS[game], words.par_points(par)
    values = (float(result.points), expected, taken)
    return Meter(
        step * min(0, floor(min(values) / step)),
        max(_MOST[game], step * ceil(max(values) / step)),
        step,
        *values,
        words.meter_names(result, par),
        words.verdict(game, result, par),
        words.meter_sentence(game, result, par),
    )


@dataclass(frozen=True, slots=True)
class ShownResult:
    """A result as its page shows it.

    Attributes:
        game: the game and the day.
        title: the result beside par, with the help taken, and whether it was played on a later day.
        taken: what was taken, in a sentence.
        tricks: for each trick whether it was taken.
        meter: the result beside par and the expert; None before par is known.
        par: what par is, in a few words.
        explained: the same at length, with how the game is scored.
        line: the line to share.
    """

    game: str
    title: str
    taken: str
    tricks: tuple[bool, ...]
    meter: Meter | None
    par: str
    explained: str
    line: str

    @property
    def spoken(self) -> str:
        """What a screen reader says with the button that has the focus."""
        return " ".join((self.title, self.taken, self.par if self.meter is None else self.meter.spoken))


def shown_result(played: PlayedDaily, par: Par | None) -> ShownResult:
    """Return the result of a deal that was played, beside its par if that is known."""
    deal, result = played.deal, played.result
    late = words.LATE_WORDS() if played.late else ""
    marks = (words.verdict_title(deal.game, result, par), words.help_words(result), late)
    return ShownResult(
        f"{words.name_of_game(deal.game)} · {words.day_words(deal.day)}",
        ", ".join(filter(None, marks)),
        f"{words.result_sentence(deal.game, result)} {words.tricks_sentence(result.tricks)}",
        result.tricks,
        None if par is None else meter_of(deal.game, result, par),
        words.PAR_SOUGHT() if par is None else words.PAR_IN_SHORT(),
        " ".join(filter(None, (words.par_sentences(par), words.RULES_NOTES[deal.game]()))),
        words.line_to_copy(played, par),
    )
