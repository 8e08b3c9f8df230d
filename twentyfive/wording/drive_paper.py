"""The words of a card drive on paper: lists, cards, results and the rules of the evening."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from enum import StrEnum
from typing import Final

from twentyfive.drive.plan import (
    Counting,
    FirstDeal,
    LeftOver,
    Misdeal,
    Plan,
    Revoke,
    Scoring,
    Substitutes,
    Sum,
    Ties,
)
from twentyfive.wording import drive as words
from twentyfive.wording.grammar.texts import CountedText, Text, filled
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
_SIT_OUT: Final[Mapping[Scoring, Text | CountedText]] = {
    Scoring.WINS: Text("drive", "Who sits out a game is given it as won."),
    Scoring.POINTS: CountedText("drive", "Who sits out a game is given {number} points."),
}
_SIT_OUT_NOTHING: Final = Text("drive", "A game that is sat out counts nothing.")
_CHOICES: Final[Mapping[StrEnum, Text]] = {
    FirstDeal.WINNERS: Text("drive", "The winners of the last game deal first."),
    FirstDeal.CUT: Text("drive", "The cards are cut for the first deal."),
    Revoke.LOSES_GAME: Text("drive", "Who plays a card against the rules loses the game."),
    Revoke.PUT_RIGHT: Text(
        "drive",
        "A card played against the rules may be put right until the next trick is led; after that the game is lost.",
    ),
    Revoke.ORGANISER_DECIDES: Text("drive", "If a card is played against the rules, the organiser decides."),
    Misdeal.DEAL_AGAIN: Text("drive", "After a misdeal the same player deals again."),
    Misdeal.NEXT_DEALS: Text("drive", "After a misdeal the next player deals."),
    Misdeal.ORGANISER_DECIDES: Text("drive", "After a misdeal the organiser decides."),
    Substitutes.ANY_TIME: Text("drive", "A substitute may take a card over at any time."),
    Substitutes.BEFORE_FIRST_GAME: Text("drive", "A substitute may take a card over before the first game only."),
    Counting.BY_SIDES: Text("drive", "If two are first, the next are second."),
    Counting.USUAL: Text("drive", "If two are first, the next are third."),
    Ties.SPLIT: Text("drive", "Equals share the prize."),
    Ties.CUT: Text("drive", "Equals cut the cards for the prize: the lowest wins, and the ace is low."),
    Ties.PLAY_OFF: Text("drive", "Equals play off for the prize; who will not play forfeits it."),
}
PLAY_TITLE: Final = Text("drive", "Play")
END_TITLE: Final = Text("drive", "Places and prizes")
_SHARE: Final = Text("drive", "{percent} % of the tin")
_JACKPOTS: Final[Mapping[Scoring, CountedText]] = {
    Scoring.WINS: CountedText("drive", "The jackpot is for {number} games won."),
    Scoring.POINTS: CountedText("drive", "The jackpot is for {number} points."),
}
_COOKIE_JAR: Final = CountedText("drive", "The cookie jar is for whoever won all of {number} games that are drawn.")


def evening_title(club: str, day: str) -> str:
    """Return the line that tells whose evening it is, and when: "Confey GAA · Monday 30 November 2026"."""
    return " · ".join(filter(None, (club, day_words(date.fromisoformat(day)))))


def movement_words(plan: Plan) -> tuple[str, str]:
    """Say when people move, and who: "After each game", "Winners move on, losers stay"."""
    return words.MOVEMENT() if plan.every == 1 else _EVERY(plan.every), words.MOVEMENTS[plan.movement]()


def play_sentences(plan: Plan) -> Iterator[str]:
    """Yield the rules of play that the organiser has chosen."""
    yield from table_sentences(plan)
    yield _CHOICES[plan.substitutes]()
    if plan.left_over is LeftOver.SITS_OUT:
        yield filled(_SIT_OUT[plan.scoring], plan.sit_out) if plan.sit_out else _SIT_OUT_NOTHING()


def table_sentences(plan: Plan) -> Iterator[str]:
    """Yield the rules that are asked for at a table."""
    yield _CHOICES[plan.first_deal]()
    yield _CHOICES[plan.misdeal]()
    yield _CHOICES[plan.revoke]()


def end_sentences(plan: Plan) -> Iterator[str]:
    """Yield how places are counted and ties are settled, and the pots."""
    yield _CHOICES[plan.counting]()
    yield _CHOICES[plan.ties]()
    if plan.jackpot is not None:
        yield _JACKPOTS[plan.scoring](plan.jackpot.target)
    if plan.cookie_jar is not None:
        yield _COOKIE_JAR(plan.cookie_jar.numbers)


def sum_words(prize: Sum) -> str:
    """Name a sum of money: "€20 and 10 % of the tin"; empty for a thing."""
    cents = words.money(prize.cents) if prize.cents else ""
    share = _SHARE(percent=prize.percent) if prize.percent else ""
    return listed([part for part in (cents, share) if part])
