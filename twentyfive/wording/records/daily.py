"""The words of the deals of the day: their results beside par, the line to copy, the calendar and the streaks."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QDate, QLocale

from twentyfive.core.rules.options import TRICK_POINTS
from twentyfive.engine.daily.deals import DailyGame
from twentyfive.engine.daily.results import DailyResult, Par, Streaks
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.wording.amounts import Unit, amount, decimal, places_needed, sentence_case
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import listed, translate
from twentyfive.wording.setup.games import GAME_NAMES

WON: Final = "●"
LOST: Final = "○"
"""Circles: an empty square looks like a letter that a font lacks."""

_TENTHS: Final = 10
_HALF_A_TRICK: Final = _TENTHS * TRICK_POINTS // 2
_HALF_A_CHIP: Final = _TENTHS // 2


class Verdict(Enum):
    """A result beside par; within half a trick, or less than half a chip, it is at par."""

    BETTER = auto()
    AT_PAR = auto()
    BELOW = auto()


def verdict(game: DailyGame, result: DailyResult, par: Par) -> Verdict:
    """Return how a result stands beside what an expert could expect."""
    over = _TENTHS * result.points - par.expected
    margin = _HALF_A_CHIP if game is DailyGame.SPOIL_FIVE else _HALF_A_TRICK
    if abs(over) < margin:
        return Verdict.AT_PAR
    return Verdict.BETTER if over > 0 else Verdict.BELOW


VERDICT_WORDS: Final = {
    Verdict.BETTER: Text("daily", "better than par"),
    Verdict.AT_PAR: Text("daily", "at par"),
    Verdict.BELOW: Text("daily", "below par"),
}

TITLE: Final = Text("daily", "Deal of the day")


def name_of_game(game: DailyGame) -> str:
    """Return the name of a game: "Spoil Five"."""
    return GAME_NAMES[game]()


def daily_name(game: DailyGame) -> str:
    """Name a game that is a deal of the day, at the table and in the list of saved games."""
    return translate("daily", "{game}, deal of the day").format(game=name_of_game(game))


def daily_under_way(game: DailyGame, day: date) -> str:
    """Name a deal that waits to be continued: "Deal of the day: Spoil Five, 24 Nov 2026"."""
    text = translate("daily", "Deal of the day: {game}, {day}")
    return text.format(game=name_of_game(game), day=short_day(day))


def day_words(day: date) -> str:
    """Return a date in words: "Tuesday 24 November 2026"."""
    return QLocale().toString(_qdate(day), translate("daily", "dddd d MMMM yyyy", "a date in words, with its weekday"))


def short_day(day: date) -> str:
    """Return a date in short: "24 Nov 2026"."""
    return QLocale().toString(_qdate(day), translate("daily", "d MMM yyyy", "a short date"))


ABOUT_TODAY: Final = Text(
    "daily",
    "Everybody in the world gets these cards today, and meets the same players at the hard level. "
    "Your first result counts. You may undo and take hints, but your result will say so.",
)
ABOUT_EARLIER: Final = Text("daily", "A deal that was played can be looked back on.")
ABOUT_YESTERDAY: Final = Text(
    "daily",
    "These are yesterday’s deals. The calendar marks them as played a day late, and they do not count for a streak.",
)

RULES_NOTES: Final = {
    DailyGame.TWENTY_FIVE: Text("daily", "Five players, everybody for themselves. Every trick counts 5."),
    DailyGame.SPOIL_FIVE: Text(
        "daily", "Five players. Three tricks win the pool. If it is spoiled, everybody’s chip comes back."
    ),
    DailyGame.AUCTION: Text(
        "daily", "Four players in pairs. If all the others pass, the dealer has to bid. Your side’s points count."
    ),
}

NOT_PLAYED: Final = Text("daily", "Not played yet")

TABLES: Final = {
    DailyGame.TWENTY_FIVE: Text("daily", "Five at the table"),
    DailyGame.SPOIL_FIVE: Text("daily", "Five at the table, with a pool"),
    DailyGame.AUCTION: Text("daily", "Four in pairs, with bids"),
}


def to_play(game: DailyGame) -> str:
    """Say that a deal was not played yet, and who sits at the table, in two lines."""
    return f"{NOT_PLAYED()}\n{TABLES[game]()}"


TOO_LATE: Final = Text("daily", "Only the deals of today and yesterday can be played.")


BEGUN: Final = Text("daily", "Started: go on with it")


def figure(number: int) -> str:
    """Return a result in figures: "15", "−1"."""
    return str(number).replace("-", "−")


def par_figure(tenths: int) -> str:
    """Return a par in figures, with a decimal if it needs one: "10.4"."""
    return decimal(tenths / _TENTHS, places_needed(tenths / _TENTHS))


def tile_note(played: PlayedDaily) -> str:
    """Return the result of a deal for its button: "You 15, par 10.4: better than par"."""
    result = played.result
    if played.par is None:
        return translate("daily", "You {result}").format(result=figure(result.points))
    text = translate("daily", "You {result}, par {par}: {verdict}")
    found = VERDICT_WORDS[verdict(played.deal.game, result, played.par)]()
    return text.format(result=figure(result.points), par=par_figure(played.par.expected), verdict=found)


def result_sentence(game: DailyGame, result: DailyResult) -> str:
    """Say what the person took: "You took 15 points." """
    points = result.points
    if game is not DailyGame.SPOIL_FIVE:
        if points < 0:
            text = translate("daily", "Your side failed its bid and lost {points}.")
            return text.format(points=amount(Unit.POINT, str(-points)))
        side = translate("daily", "Your side took {points}.")
        alone = translate("daily", "You took {points}.")
        text = side if game is DailyGame.AUCTION else alone
        return text.format(points=amount(Unit.POINT, str(points)))
    if points == 0:
        return translate("daily", "The pool was spoiled, and your chip came back.")
    text = translate("daily", "You lost {chips}.") if points < 0 else translate("daily", "You won {chips}.")
    return text.format(chips=amount(Unit.CHIP, str(abs(points))))


def verdict_title(game: DailyGame, result: DailyResult, par: Par | None) -> str:
    """Return the heading of a result: "15 points, better than par"."""
    taken = figure(result.points)
    if result.points >= 0:
        taken = amount(Unit.CHIP if game is DailyGame.SPOIL_FIVE else Unit.POINT, taken)
    if par is None:
        return taken
    text = translate("daily", "{result}, {verdict}")
    return text.format(result=taken, verdict=VERDICT_WORDS[verdict(game, result, par)]())


PAR_SOUGHT: Final = Text("daily", "Par is being worked out…")
PAR_IN_SHORT: Final = Text("daily", "Par is what an expert may expect of your hand.")


def par_sentences(par: Par | None) -> str:
    """Explain the par: what an expert expects, and what came of it with the cards as they lay; empty without a par."""
    if par is None:
        return ""
    text = translate(
        "daily",
        "Par is {par}: what an expert would expect to make of your hand, averaged over 400 ways the "
        "hidden cards could lie. With the cards as they were, the expert made {taken}.",
    )
    return text.format(par=par_figure(par.expected), taken=par_figure(par.taken))


def par_points(par: Par) -> tuple[float, float]:
    """Return par, and what the expert took, in points or chips."""
    return par.expected / _TENTHS, par.taken / _TENTHS


def meter_names(result: DailyResult, par: Par) -> tuple[str, str, str]:
    """Return what stands at the marks of a meter: "You 10", "Par 5.1" and "Expert 15"."""
    return (
        translate("daily", "You {result}").format(result=figure(result.points)),
        translate("daily", "Par {par}").format(par=par_figure(par.expected)),
        translate("daily", "Expert {taken}").format(taken=par_figure(par.taken)),
    )


def meter_sentence(game: DailyGame, result: DailyResult, par: Par) -> str:
    """Return a meter as one sentence: "You 10, par 5.1, the expert 15: better than par." """
    text = translate("daily", "You {result}, par {par}, the expert {taken}: {verdict}.")
    return text.format(
        result=figure(result.points),
        par=par_figure(par.expected),
        taken=par_figure(par.taken),
        verdict=VERDICT_WORDS[verdict(game, result, par)](),
    )


def next_deal(game: DailyGame) -> str:
    """Name the button that plays the next deal: "Next: Spoil Five"."""
    return translate("daily", "Next: {game}").format(game=name_of_game(game))


def tricks_sentence(tricks: Sequence[bool]) -> str:
    """Say which tricks were taken: "You took tricks 1 and 3." """
    taken = [str(number) for number, won in enumerate(tricks, 1) if won]
    if not taken:
        return translate("daily", "You took no tricks.")
    if len(taken) == 1:
        return translate("daily", "You took trick {number}.").format(number=taken[0])
    return translate("daily", "You took tricks {numbers}.").format(numbers=listed(taken))


def tricks_signs(result: DailyResult) -> str:
    """Return a sign for each trick: a full circle if it was taken, else an empty one."""
    return "".join(WON if taken else LOST for taken in result.tricks)


def help_words(result: DailyResult) -> str:
    """Name the help that was taken: "with undo and hints"; empty for none."""
    if result.undo and result.hint:
        return translate("daily", "with undo and hints")
    if result.undo:
        return translate("daily", "with undo")
    return translate("daily", "with hints") if result.hint else ""


LATE_WORDS: Final = Text("daily", "a day late")


def line_to_copy(played: PlayedDaily, par: Par | None) -> str:
    """Return the result as a line that gives no card away: "Twenty-Five · 24 Nov 2026 · 15 (par 10.4) ●○●○●"."""
    result = played.result
    points = figure(result.points)
    if par is not None:
        points = translate("daily", "{result} (par {par})").format(result=points, par=par_figure(par.expected))
    parts = [name_of_game(played.deal.game), short_day(played.deal.day), f"{points} {tricks_signs(result)}"]
    parts += filter(None, (help_words(result), LATE_WORDS() if played.late else ""))
    return " · ".join(parts)


def streak_sentence(found: Streaks) -> str:
    """Say how many days in a row the deal was played: "3 days in a row. The longest streak was 12." """
    current = translate("daily", "{number} days in a row.", None, found.current).format(number=found.current)
    if found.current == 0:
        current = translate("daily", "No streak just now.")
    elif found.current == 1:
        current = translate("daily", "One day so far.")
    if found.longest <= max(found.current, 1):
        return current
    longest = translate("daily", "The longest streak was {number} days.", None, found.longest)
    return f"{current} {longest.format(number=found.longest)}"


def day_spoken(day: date, played: PlayedDaily | None) -> str:
    """Return a day of the calendar as it is read aloud: "Tuesday 24 November 2026: you 15, par 10.4: at par"."""
    if played is None:
        what = NOT_PLAYED()
    else:
        marks = filter(None, (help_words(played.result), LATE_WORDS() if played.late else ""))
        what = ", ".join((tile_note(played), *marks))
    return translate("daily", "{day}: {result}").format(day=day_words(day), result=what)


_DEALS_PLAYED: Final = CountedText("daily", "{day}: {number} of {deals} deals played")


def day_of_deals_spoken(day: date, played: int, deals: int) -> str:
    """Return a day of the month as it is read aloud: "Tuesday 24 November 2026: 1 of 3 deals played"."""
    return _DEALS_PLAYED(played, day=day_words(day), deals=deals)


STREAK_RULE: Final = Text("daily", "A dot for each deal played. A day counts if one of them was played that day.")

LEGEND: Final = Text(
    "daily",
    "▲ better than par, ◆ at par, ▼ below par, ● par still unknown. An outline only, such as △, "
    "means: played a day late.",
)


def month_title(day: date) -> str:
    """Return the month of a day, with the year: "November 2026"."""
    text = QLocale().toString(_qdate(day), translate("daily", "MMMM yyyy", "a month with its year"))
    return sentence_case(text)


def month_name(month: int) -> str:
    """Return the name of a month as it stands alone."""
    return QLocale().standaloneMonthName(month)


def weekday_initials() -> tuple[str, ...]:
    """Return the shortest names of the days of the week, beginning with the first of the language."""
    locale = QLocale()
    return tuple(
        locale.standaloneDayName((first_weekday() - 1 + number) % 7 + 1, QLocale.FormatType.NarrowFormat)
        for number in range(7)
    )


def first_weekday() -> int:
    """Return the first day of the week in the language, 1 for Monday to 7 for Sunday."""
    return QLocale().firstDayOfWeek().value


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
