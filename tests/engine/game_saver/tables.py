"""A table with its saver, for tests of saving and counting."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from twentyfive.core import PRESETS, Record, legal_moves, to_act
from twentyfive.core.moves import DeclineRob, PlayCard
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.notices import SavingNotice
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.statistics.database import StatisticsDatabase

SEATS = ["person", "computer medium", "computer medium"]


def name_game(_: GameToken, begun: datetime) -> str:
    """Return the same name on every day."""
    assert begun.tzinfo is not None
    return "Game of Anna"


class Table:
    """An engine with its saver over a data folder.

    Attributes:
        engine, saver: the engine and its saver.
        data: the folder.
        notices: the notices of the saver so far.
    """

    def __init__(self, engine: GameEngine, data: Path) -> None:
        self.engine = engine
        self.data = data
        self.notices: list[SavingNotice] = []
        self.saver = self.new_keeper()
        self.saver.books.open()

    def new_keeper(self) -> GameSaver:
        """Make a saver whose statistics are not open yet."""
        saver = GameSaver(self.engine, self.data, name_game)
        saver.noticed.connect(self.notices.append)
        return saver

    def restart(self) -> None:
        """Close the saver and open another, as the next start of the program does."""
        self.saver.close()
        for signal in (self.engine.stepped, self.engine.rewound, self.engine.advised):
            signal.disconnect()
        self.saver = self.new_keeper()
        self.saver.books.open()
        while self.saver.books.recounting:
            QCoreApplication.processEvents()

    def begin(self, seed: int = 1, **options: object) -> Record:
        """Begin a game of one person and two computer players."""
        rules = PRESETS["twenty-five"].replace(players=3, sides=3, **options)
        record = Record.new(rules, names=("Anna", "Mary", "Seán"), seats=SEATS, seed=seed)
        self.engine.begin(record)
        return record

    def play(self, deals: int) -> None:
        """Play until that many deals of the game are over, or the game is."""
        while not self.engine.state.over and len(self.engine.state.history) < deals:
            self.turn()

    def turn(self) -> None:
        """Make the next move, or deal again."""
        seat = to_act(self.engine.state)
        if seat is None:
            self.engine.next_deal()
            return
        plays = [move for move in legal_moves(self.engine.state) if isinstance(move, PlayCard | DeclineRob)]
        self.engine.submit(seat, plays[0], self.engine.revision)

    def play_differently(self) -> None:
        """Play a different card from the one that `turn` would."""
        while len(moves := legal_moves(self.engine.state)) == 1 or to_act(self.engine.state) != 0:
            self.turn()
        self.engine.submit(0, moves[-1], self.engine.revision)

    @property
    def database(self) -> StatisticsDatabase:
        """The open statistics."""
        assert self.saver.books.database is not None
        return self.saver.books.database


@contextmanager
def disk_full_for_statistics() -> Iterator[None]:
    """Make every count fail as on a full disk."""
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr("twentyfive.engine.statistics.database._upsert_deal", _full)
        yield


def _full(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")
