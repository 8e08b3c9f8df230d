"""The words of a card drive on paper: lists, cards, results and the rules of the evening."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from enum import StrEnum
from typing import Final

from twentyfive.drive.plan import LeftOver, Plan, Prize, Scoring, Sum
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import listed
from twentyfive.wording.records.daily import day_words

PRINT: Final = Text("drive", "Print…")
EXPORT: Final = Text("drive", "Results as CSV…")
SHEETS: Final = Text("drive", "Spreadsheets (*.csv)")
SAVED: Final = Text("drive", "Saved.")

SEATING: Final = Text("drive", "Seating list")
SCORE_CARDS: Final = Text("drive", "Score cards")
TABLE_CARDS: Final = Text("drive", "Table cards")
RESULTS: Final = Text("drive", "Results")
EVENING_RULES: Final = Text("drive", "Rules of the evening")

FOOTER: Final = Text("drive", "Twenty-Five · Card drive")
TABLE_HEAD: Final = Text("drive", "Table", "above the number of a table")
CARD_HEAD: Final = Text("drive", "Card", "above the number of a score card")
NAME_HEAD: Final = Text("drive", "Name", "above the name of a person")
NAMES_HEAD: Final = Text("drive", "Names", "above the names of a pair")
PLACE_HEAD: Final = Text("drive", "Place", "above the places of the results")
SCORE_HEADS: Final[Mapping[Scoring, Text]] = {
    Scoring.WINS: Text("drive", "Games won", "above the scores"),
    Scoring.POINTS: Text("drive", "Points", "above the scores"),
}
BY_TABLES: Final = Text("drive", "By tables")
BY_NAMES: Final = Text("drive", "By names")
OUT_FIRST: Final = Text("drive", "Out", "instead of a table: sits out the first game")
STARTS_AT: Final = Text("drive", "First game: table {number}")
STARTS_OUT: Final = Text("drive", "Sits out the first game")
TOTAL: Final = Text("drive", "Total")

_EVERY: Final = CountedText("drive", "After every {number} games")
PLAY_TITLE: Final = Text("drive", "Play")
END_TITLE: Final = Text("drive", "Places and prizes")
_SHARE: Final = Text("drive", "{percent} % of the tin")
_JACKPOTS: Final[Mapping[Scoring, CountedText]] = {
    Scoring.WINS: CountedText("drive", "The jackpot is for {number} games won."),
    Scoring.POINTS: CountedText("drive", "The jackpot is for {number} points."),
}
_CARRIED: Final = Text("drive", "{money} from the evenings before")
_TRAVELS: Final = Text("drive", "The travelling prize is handed on with {what}.")
_RAFFLE: Final = Text("drive", "The raffle: a ticket is {money}; the winner has {percent} % of what is sold.")
_COOKIE_JAR: Final = CountedText("drive", "The cookie jar is for whoever won all of {number} games that are drawn.")


def evening_title(club: str, day: str) -> str:
    """Return the line that tells whose evening it is, and when: "Confey GAA · Monday 30 November 2026"."""
    return " · ".join(filter(None, (club, day_words(date.fromisoformat(day)))))


def movement_words(plan: Plan) -> tuple[str, str]:
    """Say when people move, and who: "After each game", "Winners move on, losers stay"."""
    return words.MOVEMENT() if plan.every == 1 else _EVERY(plan.every), words.MOVEMENTS[plan.movement]()


def play_sentences(plan: Plan) -> Iterator[str]:
    """Yield the rules of play that the organiser has chosen."""
    yield from map(_with_source, (plan.first_deal, plan.misdeal, plan.revoke, plan.substitutes))
    if plan.left_over is LeftOver.SITS_OUT:
        yield plan_words.sit_out_words(plan.scoring, plan.sit_out)


def table_sentences(plan: Plan) -> Iterator[str]:
    """Yield the rules that are asked for at a table."""
    yield from map(plan_words.choice_words, (plan.first_deal, plan.misdeal, plan.revoke))


def end_sentences(plan: Plan) -> Iterator[str]:
    """Yield how places are counted and ties are settled, and the pots."""
    yield from map(_with_source, (plan.counting, plan.ties))
    if plan.jackpot is not None:
        yield _JACKPOTS[plan.scoring](plan.jackpot.target)
    if plan.cookie_jar is not None:
        yield _COOKIE_JAR(plan.cookie_jar.numbers)
    if plan.travelling is not None and plan.travels:
        yield _TRAVELS(what=plan.travels)
    if plan.raffle is not None:
        yield _RAFFLE(money=words.money(plan.raffle.ticket), percent=plan.raffle.percent)


def _with_source(choice: StrEnum) -> str:
    """The sentence of a choice, and where it is known from."""
    return " ".join(filter(None, (plan_words.choice_words(choice), plan_words.source_words(choice))))


def sum_words(prize: Sum, carried: int = 0) -> str:
    """Name a prize: "€20, 10 % of the tin and a ham"; with what is in a pot already, if that is so."""
    cents = words.money(prize.cents) if prize.cents else ""
    share = _SHARE(percent=prize.percent) if prize.percent else ""
    thing = prize.thing if isinstance(prize, Prize) else ""
    before = _CARRIED(money=words.money(carried)) if carried else ""
    return listed([part for part in (cents, share, thing, before) if part])
