"""The bookkeeper: counts games in the statistics, and counts the saved ones anew where those were lost."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from twentyfive.core import Record, RecordError
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.saves.notices import KeeperNotice, Matter, Troubles
from twentyfive.engine.saves.saved_game import Notes, SavedGame, read_bit_by_bit
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import TableSetup, new_seed
from twentyfive.engine.statistics.adaptive import Match, adapted, adapts, matches_before
from twentyfive.engine.statistics.database import StatisticsDatabase, StatisticsError, StatisticsFault, put_aside
from twentyfive.engine.statistics.tallies import GameTally, tally


class Bookkeeper(QObject):
    """Keeps the statistics. What cannot be written waits, and is written with the next game.

    Attributes:
        database: the statistics; None before `open`, and where they cannot be used.

    Signals:
        counted(): the statistics have changed.
    """

    counted = Signal()

    def __init__(self, path: Path, saves: SavedGames, troubles: Troubles, parent: QObject | None = None) -> None:
        """`path` is the file of the statistics; `saves` are counted anew where that is lost."""
        super().__init__(parent)
        self.database: StatisticsDatabase | None = None
        self._path = path
        self._saves = saves
        self._troubles = troubles
        self._uncounted: dict[str, GameTally] = {}
        self._recount: _Recount | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.open)
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._count_next)

    @property
    def recounting(self) -> bool:
        """Whether the saved games are being counted anew."""
        return self._recount is not None

    def open_soon(self) -> None:
        """Open the statistics when the event loop has its turn, unless they were closed by then."""
        self._soon.start(0)

    def open(self) -> None:
        """Open the statistics; a damaged file is put aside and counted anew from the saved games, bit by bit.

        So are the games saved later than the statistics were written: those could not be counted then. Nothing happens
        where they are open.
        """
        if self.database is not None:
            return
        try:
            counted = self._last_counted()
            self.database = self._opened()
            self._begin_recount(self.database, counted)
        except StatisticsError as error:
            self._report(error)
        except OSError as error:
            self._troubles.begin(Matter.NOT_COUNTED, self._path, system_words(error))

    def close(self) -> None:
        """Let the statistics go."""
        self._soon.stop()
        self._turn.stop()
        self._recount = None
        if self.database is not None:
            self.database.close()
            self.database = None

    def new_game(self, setup: TableSetup) -> KeptGame:
        """A record of a new game at that table; a level that follows how the person does is set for it."""
        if not adapts(setup):
            return KeptGame(setup.new_record())
        if self.database is None and not self._troubles.lasts(Matter.NEWER):
            self.open()
        seed, matches = new_seed(), tuple[Match, ...]()
        try:
            matches = () if self.database is None else matches_before(self.database, setup)
        except StatisticsError as error:
            self._report(error)
        return KeptGame(adapted(setup, matches, seed).new_record(seed))

    def count(self, record: Record, notes: Notes) -> None:
        """Count the deals of a game that are over, and whatever could not be written before."""
        game = tally(record, notes)
        if game is None or not game.deals:
            return
        self._uncounted[game.game] = game
        if self.database is None and not self._troubles.lasts(Matter.NEWER):
            self.open()
        if self.database is not None and all(map(self._written, list(self._uncounted.values()))):
            self._troubles.end(Matter.NOT_COUNTED)
            self.counted.emit()

    def _written(self, game: GameTally) -> bool:
        """Whether the statistics took it; otherwise it waits for the next time."""
        assert self.database is not None, "there are no statistics"
        try:
            self.database.count(game)
        except StatisticsError as error:
            self._uncounted[game.game] = game
            self._report(error)
            return False
        self._uncounted.pop(game.game, None)
        return True

    def _last_counted(self) -> float:
        """When the statistics were last written, in seconds since 1970; 0 for never, or if the clock was set back."""
        counted = self._path.stat().st_mtime if self._path.exists() else 0
        return counted if counted <= datetime.now(UTC).timestamp() else 0

    def _opened(self) -> StatisticsDatabase:
        """The statistics; in place of a damaged file, empty ones that ask to be counted anew."""
        try:
            return StatisticsDatabase(self._path)
        except StatisticsError as error:
            if error.fault is not StatisticsFault.DAMAGED:
                raise
            kept = put_aside(self._path)
            database = StatisticsDatabase(self._path)
            database.request_recount(str(kept), error.reason)
            return database

    def _begin_recount(self, database: StatisticsDatabase, counted: float) -> None:
        """Count every saved game if that is asked for, else those saved since `counted`.

        That is asked for at once then: the first game that is counted makes the statistics newer than the others.
        """
        asked = database.pending_recount()
        since = counted if asked is None else 0
        waiting = [path for path in self._saves.paths() if path.stat().st_mtime > since]
        kept, reason = asked or ("", "")
        self._recount = _Recount(kept, reason, waiting)
        self._turn.start()
        if waiting and asked is None:
            database.request_recount(kept, reason)

    def _count_next(self) -> None:
        """Play a few moves of the games to be counted, the oldest first; the event loop has its turn after that."""
        recount = self._recount
        if recount is None or self.database is None:
            self._turn.stop()
        elif recount.reading is not None:
            self._read_on(recount, recount.reading)
        elif recount.waiting:
            recount.reading = read_bit_by_bit(recount.waiting.pop())
        else:
            self._turn.stop()
            self._recount = None
            self._end_recount(self.database, recount)
            self.counted.emit()

    def _end_recount(self, database: StatisticsDatabase, recount: _Recount) -> None:
        if recount.kept:
            self._troubles.told.emit(
                KeeperNotice(Matter.COUNTED_ANEW, str(self._path), recount.reason, recount.kept, recount.games)
            )
        if self._uncounted:
            return  # what could not be written is counted at the next start
        try:
            database.end_recount()
        except StatisticsError as error:
            self._report(error)

    def _read_on(self, recount: _Recount, reading: Generator[None, None, SavedGame]) -> None:
        """Play a few moves, and count the game at its end. A file that is no game is told where games are listed."""
        try:
            next(reading)
        except StopIteration as end:
            game: SavedGame = end.value
        except (OSError, RecordError):
            recount.reading = None
            return
        else:
            return
        recount.reading = None
        counted = tally(game.record, game.notes)
        if counted is not None and counted.deals and counted.game not in self._uncounted:
            recount.games += self._written(counted)

    def _report(self, error: StatisticsError) -> None:
        matter = Matter.NEWER if error.fault is StatisticsFault.NEWER else Matter.NOT_COUNTED
        self._troubles.begin(matter, error.place, error.reason)


@dataclass(slots=True)
class _Recount:
    """The saved games that are still to be counted, the one that is being read, and what is to be told at the end."""

    kept: str
    reason: str
    waiting: list[Path]
    games: int = 0
    reading: Generator[None, None, SavedGame] | None = None
