"""The bookkeeper: counts games in the statistics, and recounts the saved games if the statistics are lost."""

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
    """Keeps the statistics. A game that cannot be written waits, and is written with the next one.

    Attributes:
        database: the statistics; None before `open`, and while they cannot be used.

    Signals:
        counted(): the statistics have changed.
    """

    counted = Signal()

    def __init__(self, path: Path, saves: SavedGames, troubles: Troubles, parent: QObject | None = None) -> None:
        """`path` is the file of the statistics; `saves` are recounted if that file is lost."""
        super().__init__(parent)
        self.database: StatisticsDatabase | None = None
        self._path = path
        self._saves = saves
        self._troubles = troubles
        self._uncounted: dict[str, GameTally] = {}
        self._recount: _Recount | None = None
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.timeout.connect(self.open)
        self._recounting = QTimer(self)
        self._recounting.setInterval(0)
        self._recounting.timeout.connect(self._continue_recount)

    @property
    def recounting(self) -> bool:
        """Whether the saved games are being recounted."""
        return self._recount is not None

    def open_soon(self) -> None:
        """Open the statistics from the event loop, unless they are closed before that."""
        self._opening.start(0)

    def open(self) -> None:
        """Open the statistics, if they are closed; put a damaged file aside and recount the saved games step by step.

        Games that were saved after the statistics were last written are counted too: they could not be counted then.
        """
        if self.database is not None:
            return
        try:
            counted = self._last_counted()
            self.database = self._open_database()
            self._begin_recount(self.database, counted)
        except StatisticsError as error:
            self._report(error)
        except OSError as error:
            self._report_refusal(error)

    def close(self) -> None:
        """Close the statistics and stop a recount."""
        self._opening.stop()
        self._recounting.stop()
        self._recount = None
        if self.database is not None:
            self.database.close()
            self.database = None

    def new_game(self, setup: TableSetup) -> KeptGame:
        """Return a new game at that table, with each adaptive level set for it."""
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
        """Count the finished deals of a game, and every game that could not be written before."""
        game = tally(record, notes)
        if game is None or not game.deals:
            return
        self._uncounted[game.game] = game
        if self.database is None and not self._troubles.lasts(Matter.NEWER):
            self.open()
        if self.database is not None and all(map(self._write, list(self._uncounted.values()))):
            self._troubles.end(Matter.NOT_COUNTED)
            self.counted.emit()

    def _write(self, game: GameTally) -> bool:
        """Write a game; return True if that succeeded, otherwise leave the game for the next time."""
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
        """Return the time of the last write, in seconds since 1970; 0 for never, or if the clock was set back."""
        counted = self._path.stat().st_mtime if self._path.exists() else 0
        return counted if counted <= datetime.now(UTC).timestamp() else 0

    def _open_database(self) -> StatisticsDatabase:
        """Open the file; replace a damaged one with empty statistics that request a recount."""
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
        """Count every saved game if a recount is pending, else those saved since `counted`.

        In the second case a recount is requested too, because the first game that is counted makes the statistics newer
        than the rest: if the program ends early, the next start must still count them.
        """
        pending = database.pending_recount()
        since = counted if pending is None else 0
        waiting = [path for path in self._saves.paths() if path.stat().st_mtime > since]
        kept, reason = pending or ("", "")
        self._recount = _Recount(kept, reason, waiting)
        self._recounting.start()
        if waiting and pending is None:
            database.request_recount(kept, reason)

    def _continue_recount(self) -> None:
        """Replay a few moves of the games to be counted, oldest first, then return to the event loop."""
        recount = self._recount
        if recount is None or self.database is None:
            self._recounting.stop()
        elif recount.reading is not None:
            self._read_on(recount, recount.reading)
        elif recount.waiting:
            recount.reading = read_bit_by_bit(recount.waiting.pop())
        else:
            self._recounting.stop()
            self._recount = None
            self._end_recount(self.database, recount)
            self.counted.emit()

    def _end_recount(self, database: StatisticsDatabase, recount: _Recount) -> None:
        if recount.kept:
            self._troubles.told.emit(
                KeeperNotice(Matter.COUNTED_ANEW, str(self._path), recount.reason, recount.kept, recount.games)
            )
        if self._uncounted:
            return  # the recount stays pending, so the next start counts them
        try:
            database.end_recount()
        except StatisticsError as error:
            self._report(error)

    def _read_on(self, recount: _Recount, reading: Generator[None, None, SavedGame]) -> None:
        """Replay a few moves; count the game after the last one. Skip a damaged file: the list of games reports it."""
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
            recount.games += self._write(counted)

    def _report_refusal(self, error: OSError) -> None:
        """Report a file that the system refused: the statistics, or the saved games, which are read for them."""
        refused, folder = Path(error.filename or self._path), self._saves.folder
        if refused == folder or folder in refused.parents:
            self._troubles.begin(Matter.GAMES_NOT_READ, folder, system_words(error))
        else:
            self._troubles.begin(Matter.NOT_COUNTED, self._path, system_words(error))

    def _report(self, error: StatisticsError) -> None:
        matter = Matter.NEWER if error.fault is StatisticsFault.NEWER else Matter.NOT_COUNTED
        self._troubles.begin(matter, error.place, error.reason)


@dataclass(slots=True)
class _Recount:
    """A recount under way.

    Attributes:
        kept: the damaged file that was put aside; empty if there is none.
        reason: what was wrong with that file.
        waiting: the files that are still to be counted, the next one last.
        games: the number of games counted so far.
        reading: the reader of the current file; None between two files.
    """

    kept: str
    reason: str
    waiting: list[Path]
    games: int = 0
    reading: Generator[None, None, SavedGame] | None = None
