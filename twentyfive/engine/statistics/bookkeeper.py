"""The bookkeeper: counts games in the statistics, and recounts the saved games if the statistics are lost."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, SignalInstance

from twentyfive.core import Record
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.saves.notices import NoticeSubject, SavingNotice, Troubles
from twentyfive.engine.saves.saved_game import Notes, game_id
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.local_seats import LocalSeats
from twentyfive.engine.seating.players import TableSetup, new_seed
from twentyfive.engine.seating.seat_draw import characters_drawn
from twentyfive.engine.seating.seats import seats_of
from twentyfive.engine.statistics.adaptive import Match, adapted, adapts, matches_before
from twentyfive.engine.statistics.database import (
    Recount,
    StatisticsDatabase,
    StatisticsError,
    StatisticsFault,
    put_aside,
)
from twentyfive.engine.statistics.earlier import Earlier, earlier_matches
from twentyfive.engine.statistics.figures import results_against
from twentyfive.engine.statistics.recounter import Progress, Recounter
from twentyfive.engine.statistics.tallies import GameTally, MatchResult, RunningTally, opponents


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
        self._running = RunningTally()
        self._recounter = Recounter(saves, self)
        self._recounter.counted.connect(self.counted)
        self._recounter.failed.connect(self._on_recount_failed)
        self._recounter.ended.connect(self._on_recount_ended)
        self._opening = QTimer(self)
        self._opening.setSingleShot(True)
        self._opening.timeout.connect(self.open)

    @property
    def recounting(self) -> bool:
        """Whether the saved games are being recounted."""
        return self._recounter.working

    @property
    def progressed(self) -> SignalInstance:
        """Emitted when the progress of a recount has changed."""
        return self._recounter.progressed

    @property
    def progress(self) -> Progress | None:
        """The progress of a recount; None while there is none."""
        return self._recounter.progress

    def stop_recount(self) -> None:
        """Let the recount wait, until `go_on_recounting` or the next start."""
        self._recounter.stop()

    def go_on_recounting(self) -> None:
        """Go on with a recount that was stopped or has failed."""
        self._recounter.go_on()

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
            self._recounter.begin(self.database, counted)
        except StatisticsError as error:
            self._report(error)
        except OSError as error:
            self._report_refusal(error)

    def close(self) -> None:
        """Close the statistics and stop a recount."""
        self._opening.stop()
        self._recounter.close()
        if self.database is not None:
            self.database.close()
            self.database = None

    def new_game(self, setup: TableSetup) -> GameToken:
        """Return a new game at that table, with each adaptive level set for it, and characters drawn for anybody."""
        seed, matches = new_seed(), tuple[Match, ...]()
        setup = characters_drawn(setup, seed)
        if not adapts(setup):
            return GameToken(setup.new_record(seed))
        if self.database is None and not self._troubles.lasts(NoticeSubject.NEWER):
            self.open()
        try:
            matches = () if self.database is None else matches_before(self.database, setup)
        except StatisticsError as error:
            self._report(error)
        return GameToken(adapted(setup, matches, seed).new_record(seed))

    def against(self, character: str) -> tuple[MatchResult, ...]:
        """Return the results of the person's games against a character, the latest last; none while they are not known.

        Games under way have no result.
        """
        if self.database is None or self.recounting:
            return ()
        try:
            return results_against(self.database).get(character, ())
        except StatisticsError as error:
            self._report(error)
            return ()

    def earlier(self, game: GameToken) -> Earlier | None:
        """Return the matches of the first person at this screen before `game`; None while they are not known."""
        record = game.record
        seats = seats_of(record.header)
        persons = LocalSeats(seats).persons
        if self.database is None or self.recounting or not persons:
            return None
        level = opponents(seats, record.header.rules.side_of(persons[0]))
        try:
            return earlier_matches(self.database, game_id(record), level)
        except StatisticsError as error:
            self._report(error)
            return None

    def count(self, record: Record, notes: Notes) -> None:
        """Count the finished deals of a game, and every game that could not be written before."""
        game = self._running.count(record, notes)
        if game is None or not game.deals:
            return
        self._uncounted[game.game] = game
        if self.database is None and not self._troubles.lasts(NoticeSubject.NEWER):
            self.open()
        if self.database is not None and all(map(self._write, list(self._uncounted.values()))):
            self._troubles.end(NoticeSubject.NOT_COUNTED)
            self.counted.emit()

    def _write(self, game: GameTally) -> bool:
        """Write a game; return True if that succeeded, otherwise leave the game for the next time."""
        assert self.database is not None, "there are no statistics"
        try:
            self._recounter.note(game.game)
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
            return self._replace_damaged(error)

    def _on_recount_failed(self, error: StatisticsError | OSError) -> None:
        """Report a failure; if the check has found damage, put the file aside and begin anew."""
        if isinstance(error, OSError):
            self._report_refusal(error)
        elif error.fault is StatisticsFault.DAMAGED and self.database is not None:
            self.close()
            self._begin_anew(error)
        else:
            self._report(error)

    def _begin_anew(self, error: StatisticsError) -> None:
        try:
            self.database = self._replace_damaged(error)
            self._recounter.begin(self.database, 0)
        except StatisticsError as another:
            self._report(another)
        except OSError as refused:
            self._report_refusal(refused)

    def _replace_damaged(self, error: StatisticsError) -> StatisticsDatabase:
        """Put the damaged file aside and return empty statistics that request a recount."""
        kept = put_aside(self._path)
        database = StatisticsDatabase(self._path)
        database.request_recount(str(kept), error.reason)
        return database

    def _on_recount_ended(self, recount: Recount | None) -> None:
        assert self.database is not None, "saved games are recounted for the statistics"
        try:
            done = self.database.pending_recount()
            if recount is not None and self._uncounted:  # the recount stays pending, so the next start counts them
                self.database.request_recount(recount.kept, recount.reason, recount.since)
            else:
                self.database.end_recount()
        except StatisticsError as error:
            self._report(error)
        else:
            if done is not None and done.kept:
                self._troubles.told.emit(
                    SavingNotice(NoticeSubject.COUNTED_ANEW, str(self._path), done.reason, done.kept, done.games)
                )
        self.counted.emit()

    def _report_refusal(self, error: OSError) -> None:
        """Report a file that the system refused: the statistics, or the saved games, which are read for them."""
        refused, folder = Path(error.filename or self._path), self._saves.folder
        if refused == folder or folder in refused.parents:
            self._troubles.begin(NoticeSubject.GAMES_NOT_READ, folder, system_words(error))
        else:
            self._troubles.begin(NoticeSubject.NOT_COUNTED, self._path, system_words(error))

    def _report(self, error: StatisticsError) -> None:
        matter = NoticeSubject.NEWER if error.fault is StatisticsFault.NEWER else NoticeSubject.NOT_COUNTED
        self._troubles.begin(matter, error.place, error.reason)
