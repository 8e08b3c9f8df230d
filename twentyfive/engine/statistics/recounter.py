"""The recounter: brings the statistics up to date in the background, in slices that block nothing.

It checks a large file for damage, adds up the games of an older version, and counts the saved games that the statistics
lack. The next start resumes what was broken off.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from twentyfive.core import RecordError
from twentyfive.engine.saves.saved_game import read_bit_by_bit
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.statistics.database import Recount, StatisticsDatabase, StatisticsError
from twentyfive.engine.statistics.tallies import GameTally, tally

AT_A_TIME: Final = 8
"""The number of games written at once. A disk takes about 20 ms for it, however many there are."""

CHECK_MS: Final = 20
"""The interval at which the end of a check is looked for."""

STEPS: Final = 200
"""The number of times that the progress of a recount is reported."""

TOLD_MS: Final = 3000
"""The least interval at which changed figures are reported meanwhile: a page reads them all again."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The progress of a recount.

    Attributes:
        done: the number of saved games that were looked at.
        games: the number to look at in all.
        stopped: whether it waits until somebody lets it go on.
    """

    done: int
    games: int
    stopped: bool


class Recounter(QObject):
    """Counts the saved games that the statistics lack, the oldest first.

    Signals:
        counted(): the statistics have changed.
        progressed(): `progress` has changed.
        failed(StatisticsError): the statistics cannot be read or written, or the folder of the saved games cannot be
            read (then an OSError); the recount waits for `go_on`.
        ended(Recount): all saved games are counted; None if no recount was pending.
    """

    counted = Signal()
    progressed = Signal()
    failed = Signal(object)
    ended = Signal(object)

    def __init__(self, saves: SavedGames, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._saves = saves
        self._work: Iterator[None] | None = None
        self._database: StatisticsDatabase | None = None
        self._pending: Recount | None = None
        self._since = 0.0
        self._counted: set[str] = set()  # games that were counted meanwhile, as far as they go
        self._waiting: list[str] = []
        self._games = 0
        self._told = QElapsedTimer()
        self._turn = QTimer(self)
        self._turn.timeout.connect(self._go_on)

    @property
    def working(self) -> bool:
        """Whether it is at work."""
        return self._turn.isActive()

    @property
    def progress(self) -> Progress | None:
        """The progress; None while no saved games are counted."""
        if not self._games:
            return None
        return Progress(self._games - len(self._waiting), self._games, not self.working)

    def begin(self, database: StatisticsDatabase, counted: float) -> None:
        """Bring the statistics up to date.

        Args:
            database: the statistics.
            counted: the time at which they were last written, in seconds since 1970: games saved before are counted,
                unless a recount is pending.

        Raises:
            StatisticsError: if the file cannot be read.
        """
        self._pending = database.pending_recount()
        self._since = counted if self._pending is None else self._pending.since
        self._database, self._counted, self._waiting, self._games = database, set(), [], 0
        self._work = self._catch_up(database)
        self.go_on()

    def stop(self) -> None:
        """Wait until `go_on`."""
        self._turn.stop()
        self.counted.emit()
        self.progressed.emit()

    def go_on(self) -> None:
        """Go on after `stop`, or after a failure."""
        if self._work is None and self._database is not None:
            self._work = self._catch_up(self._database)
        if self._work is not None:
            self._told.start()
            self._turn.start(0)
            self.progressed.emit()

    def close(self) -> None:
        """Break off for good."""
        self._turn.stop()
        self._work, self._database, self._waiting, self._games = None, None, [], 0

    def note(self, game: str) -> None:
        """Note that a game is about to be counted without the recounter.

        That makes the statistics newer than the saved games that are not counted yet, so it requests their recount.

        Raises:
            StatisticsError: if that cannot be written.
        """
        if self._work is not None:
            self._counted.add(game)
            self._request()

    def _request(self) -> None:
        if self._pending is None and self._database is not None:
            self._database.request_recount("", "", self._since)
            self._pending = Recount("", "", self._since, 0)

    def _go_on(self) -> None:
        """Do a slice of the work, then return to the event loop."""
        try:
            if self._work is not None:
                next(self._work)
        except StopIteration:
            self._end()
        except (StatisticsError, OSError) as error:
            self._work = None
            self.stop()
            self.failed.emit(error)

    def _end(self) -> None:
        pending = self._pending
        self._turn.stop()
        self._work, self._pending, self._waiting, self._games = None, None, [], 0
        self.ended.emit(pending)
        self.progressed.emit()

    def _catch_up(self, database: StatisticsDatabase) -> Iterator[None]:
        self._turn.setInterval(CHECK_MS)
        while not database.check_on():
            yield
        self._turn.setInterval(0)
        while database.sum_some():
            self._tell_figures()
            yield
        listing = self._saves.listing
        yield from listing.look()
        resumed = self._pending is not None
        names = listing.names()
        self._waiting = [name for name in names if listing.saved(name) >= self._since]
        if not resumed:
            self._waiting = [name for name in self._waiting if listing.saved(name) > self._since]
        self._games = len(self._waiting)
        if self._waiting:
            self._request()
            yield from self._count(database)

    def _count(self, database: StatisticsDatabase) -> Iterator[None]:
        """Count the waiting games, a few at a time."""
        while self._waiting:
            batch, last = list[GameTally](), 0.0
            names = self._waiting[-AT_A_TIME:]
            for name in reversed(names):
                counted = yield from _counted(self._saves.folder / name)
                if counted is not None and counted.deals:
                    batch.append(counted)
                last = self._saves.listing.saved(name)
            database.count_saved([game for game in batch if game.game not in self._counted], last)
            self._since, before = last, self._shown_step()
            del self._waiting[-len(names) :]
            if self._shown_step() != before:
                self.progressed.emit()
            self._tell_figures()

    def _tell_figures(self) -> None:
        """Report now and then that the figures have changed."""
        if self._told.hasExpired(TOLD_MS):
            self._told.restart()
            self.counted.emit()

    def _shown_step(self) -> int:
        """The progress in `STEPS` steps; each is reported, because a screen reader hears of every change."""
        return STEPS * len(self._waiting) // self._games


def _counted(path: Path) -> Generator[None, None, GameTally | None]:
    """Replay a few moves of a saved game at a time; return its count, or None for a damaged file."""
    try:
        game = yield from read_bit_by_bit(path)
    except (OSError, RecordError):  # the list of games reports it
        return None
    return tally(game.record, game.notes)
