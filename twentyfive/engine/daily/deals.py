"""Deals of the day: one deal a day for each of three games, made from the date alone.

Everybody in the world gets the same cards and meets the same moves. The pack comes from SHA-256 and integers, and the
computer players depend on the view, the level and the seed, never on the clock. So `VERSION` has to be raised whenever
a change of the rules, of the hard player, or of the seeds of thoughts alters a move: the golden records of the tests
then fail, and are made anew with ``python -m tests.engine.daily.make``. Two versions of the program never call
different deals by the same name.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from enum import StrEnum
from functools import cache
from typing import Final

from PySide6.QtCore import QCryptographicHash

from twentyfive.ai import Level
from twentyfive.core import Record, Rules, seated
from twentyfive.core.moves import DealCards
from twentyfive.core.record import Header
from twentyfive.core.rules.presets import one_deal
from twentyfive.core.shuffle import numbered_pack, pack_count
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person

VERSION: Final = 3
"""The version of the deals and their players, a part of the name of each deal."""

PERSON: Final = 0
"""The seat of the person, left of the dealer: who leads or bids first, and knows least."""

_DAY_DIGITS: Final = 8
_GAME_DIGITS: Final = 1
_HASH_DIGITS: Final = 12


class DailyGame(StrEnum):
    """The games that have a deal each day, by the ids of their presets, in the order shown."""

    TWENTY_FIVE = "twenty-five"
    SPOIL_FIVE = "spoil-five"
    AUCTION = "auction-forty-fives"


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of one day in one game.

    Attributes:
        day: the day.
        game: the game.
        version: the version of the deals, from 1.
    """

    day: date
    game: DailyGame
    version: int = VERSION

    @property
    def name(self) -> str:
        """The name of the deal, from which all else follows."""
        return f"twentyfive daily {self.version} {self.day.isoformat()} {self.game}"

    @property
    def rules(self) -> Rules:
        """The rules: one deal is the whole game."""
        return daily_rules(self.game)

    @property
    def seed(self) -> int:
        """The seed of the game: it tells version, day and game, so that the deal is recognised by it.

        Its 22 digits lie above `STEADY_FROM`, so no clock cuts the computer players short.
        """
        day = f"{self.day.year:04}{self.day.month:02}{self.day.day:02}"
        digits = f"{self._number % 10**_HASH_DIGITS:0{_HASH_DIGITS}}"
        return int(f"{self.version}{day}{tuple(DailyGame).index(self.game)}{digits}")

    @property
    def move(self) -> DealCards:
        """The deal itself."""
        cards = self.rules.pack
        return DealCards(numbered_pack(cards, self._number % pack_count(cards)), self.rules.players - 1)

    def record(self, names: Sequence[str]) -> Record:
        """A record that begins with the deal; the person sits at `PERSON`, hard computer players everywhere else.

        Raises:
            ValueError: if a name cannot be written in a record.
        """
        rules = self.rules
        record = Record.new(rules, names=names[: rules.players], seats=_seats(rules), seed=self.seed)
        record.push(self.move)
        return record

    @property
    def _number(self) -> int:
        # Not hashlib, which loads OpenSSL: 3.3 MiB in every window.
        digest = QCryptographicHash.hash(self.name.encode(), QCryptographicHash.Algorithm.Sha256)
        return int.from_bytes(digest.data(), "big")


@cache
def daily_rules(game: DailyGame) -> Rules:
    """The rules of the deals of a game: those of its preset, with one deal for the whole game."""
    table = (4, 2) if game is DailyGame.AUCTION else (5, 5)
    return one_deal(seated(game, *table))


def daily_deal(record: Record) -> DailyDeal | None:
    """The deal of the day that a record plays, of this version or an earlier one; None if it plays another game."""
    deal = daily_of(record.header)
    if deal is None or not record.last_ply or record.move_at(0) != deal.move:
        return None
    return deal


def daily_of(header: Header) -> DailyDeal | None:
    """The deal of the day that a record with this header plays; None for another game."""
    if header.seed is None:
        return None
    deal = _deal_of(str(header.seed))
    if deal is None or header.rules != deal.rules or header.seats != _seats(deal.rules) or header.sits_out:
        return None
    return deal


@cache
def _deal_of(seed: str) -> DailyDeal | None:
    """The deal with that seed; None if no deal has it."""
    head = len(seed) - _HASH_DIGITS - _GAME_DIGITS - _DAY_DIGITS
    version, day, game = seed[: max(head, 0)], seed[head : head + _DAY_DIGITS], seed[-_HASH_DIGITS - _GAME_DIGITS :][:1]
    if head < 1 or not version.isdigit() or not 1 <= int(version) <= VERSION or int(game) >= len(DailyGame):
        return None
    try:
        dealt = date(int(day[:4]), int(day[4:6]), int(day[6:]))
    except ValueError:
        return None
    deal = DailyDeal(dealt, tuple(DailyGame)[int(game)], int(version))
    return deal if str(deal.seed) == seed else None


def _seats(rules: Rules) -> tuple[str, ...]:
    computer = str(Computer(Level.HARD))
    return tuple(str(Person()) if seat == PERSON else computer for seat in range(rules.players))


def day_before(day: date) -> date:
    """The day before; the first day of the calendar has none, and is returned itself."""
    return day if day == date.min else day - timedelta(days=1)


def deal_of(game: GameToken | None) -> DailyDeal | None:
    """Return the deal of the day that a game plays; None for any other game."""
    return None if game is None else daily_deal(game.record)


def plays_daily(game: GameToken | None) -> bool:
    """Whether a game is a deal of the day."""
    return deal_of(game) is not None


def plays_evening(game: GameToken) -> bool:
    """Whether a game looks like a deal of an evening: others play the same cards, and it is no deal of the day."""
    return game.is_shared and not plays_daily(game)
