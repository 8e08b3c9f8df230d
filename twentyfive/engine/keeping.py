"""The keeper: saves every game that somebody has played in, and counts it in the statistics."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, QTimer, Signal

from twentyfive.core import Record, RecordError, to_act
from twentyfive.core.moves import ScoreDeal
from twentyfive.core.record import Header
from twentyfive.engine.adaptive import Match, adapted, adapts, matches_before
from twentyfive.engine.engine import GameEngine
from twentyfive.engine.events import Jump, Step
from twentyfive.engine.library import Library, LibraryError, LibraryFault, put_aside
from twentyfive.engine.saved_game import Cover, Notes, SavedGame, read_bit_by_bit
from twentyfive.engine.saves import GAMES, SavedGames
from twentyfive.engine.seats import seats_of
from twentyfive.engine.sitters import TableSetup, new_seed
from twentyfive.engine.tallies import GameTally, deal_at, tally


class Matter(StrEnum):
    """What the keeper has to tell."""

    GAME_NOT_SAVED = "game_not_saved"
    NOT_COUNTED = "not_counted"
    NEWER = "newer"
    COUNTED_ANEW = "counted_anew"
    OPEN_ELSEWHERE = "open_elsewhere"  # another window plays on in that file


@dataclass(frozen=True, slots=True)
class KeeperNotice:
    """Something about saved games or statistics that the person should know.

    Attributes:
        matter: what.
        place: the file concerned.
        reason: in the system's words.
        kept: where a damaged file was put.
        games: how many saved games were counted anew.
    """

    matter: Matter
    place: str
    reason: str
    kept: str = ""
    games: int = 0


class Keeper(QObject):
    """Listens to the engine. The game never waits for it, and goes on where it fails.

    Attributes:
        saves: the saved games.
        library: the statistics; None before `open`, and where they cannot be used.

    Signals:
        noticed(KeeperNotice): something went wrong, told once until it works again; or was put right.
        counted(): the statistics have changed.
    """

    noticed = Signal(object)
    counted = Signal()

    def __init__(
        self,
        engine: GameEngine,
        folder: Path,
        name_game: Callable[[Header, datetime], str],
        parent: QObject | None = None,
    ) -> None:
        """`folder` is that of the program's data; `name_game` says what a game is called that is begun at a time."""
        super().__init__(parent)
        self.saves = SavedGames(folder / GAMES)
        self.library: Library | None = None
        self._engine = engine
        self._path = folder / "statistics.db"
        self._name_game = name_game
        self._game: _Kept | None = None
        self._taken_up: SavedGame | None = None
        self._uncounted: dict[str, GameTally] = {}
        self._troubled: set[Matter] = set()
        self._ply = 0
        self._recount: _Recount | None = None
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._count_next)
        engine.stepped.connect(self._on_step)
        engine.rewound.connect(self._on_jump)
        engine.advised.connect(self._on_help)
        engine.helped.connect(self._on_help)

    @property
    def counting(self) -> bool:
        """Whether the saved games are being counted anew."""
        return self._recount is not None

    def open(self) -> None:
        """Open the statistics; a damaged file is put aside and counted anew from the saved games, bit by bit.

        So are the games saved later than the statistics were written: those could not be counted then. Nothing happens
        where they are open.
        """
        if self.library is not None:
            return
        try:
            counted = self._last_counted()
            self.library = self._opened()
            asked = self.library.recount()
            self._begin_recount(*(asked or ("", "")), since=counted if asked is None else 0)
        except LibraryError as error:
            self._tell_library(error)
        except OSError as error:
            self._tell(Matter.NOT_COUNTED, self._path, error.strerror or str(error))

    def new_record(self, setup: TableSetup) -> Record:
        """A record of a new game at that table; a level that follows how the person does is set for it."""
        if not adapts(setup):
            return setup.new_record()
        if self.library is None and Matter.NEWER not in self._troubled:
            self.open()
        seed, matches = new_seed(), tuple[Match, ...]()
        try:
            matches = () if self.library is None else matches_before(self.library, setup)
        except LibraryError as error:
            self._tell_library(error)
        return adapted(setup, matches, seed).new_record(seed)

    def take_up(self, game: SavedGame) -> None:
        """Say that the engine is about to go on with this saved game, so that it is kept in the same file."""
        self._taken_up = game

    def follow(self, old: Path, new: Path) -> None:
        """Say that a saved game has another file now."""
        game = self._game
        if game is not None and old in (game.path, game.deleted_to):
            game.path, game.lock, game.deleted_to = new, self.saves.hold(new), None

    def let_go(self, path: Path, kept: Path) -> None:
        """Say that a saved game was deleted, and where it is kept: if it is under way it stays so until played on."""
        game = self._game
        if game is not None and game.path == path:
            game.path, game.lock, game.deleted_to, game.deleted_at = None, None, kept, game.record.ply

    def rescue(self, record: Record) -> bool:
        """Save a game of a program that ended without doing so; whether nothing of it would be lost now."""
        if not _somebody_played(record):
            return True
        game = self._found(record)
        if self._taken_up is not None and self._taken_up.path == game.path:  # it is played on as it was saved
            game = _Kept(record, game.notes, game.name, was_played=True)
        self._keep(game)
        return self._is_saved(record)

    def keep(self) -> None:
        """Save the game under way and count it, if somebody has played in it."""
        if self._game is not None and _somebody_played(self._game.record):
            self._keep(self._game)

    def _keep(self, game: _Kept) -> None:
        record = game.record
        if game.path is None and (game.is_deleted or (game.was_played and self._is_saved(record))):
            return
        game.deleted_to = None
        self._save(game, record)
        counted = tally(record, game.notes)
        if counted is not None and counted.deals:
            self._count(counted)

    def close(self) -> None:
        """Keep the game under way and let the statistics go."""
        self.keep()
        self._game = None
        self._turn.stop()
        self._recount = None
        if self.library is not None:
            self.library.close()
            self.library = None

    @property
    def _record(self) -> Record | None:
        return None if self._game is None else self._game.record

    def _on_step(self, step: Step) -> None:
        self._ply = self._engine_record().ply
        if isinstance(step.move, ScoreDeal):
            self.keep()

    def _on_jump(self, _: Jump) -> None:
        record = self._engine_record()
        if record is not self._record:
            self.keep()
            self._game = None  # its file is free for whoever goes on with it, which may be this window
            self._game = self._begin(record)
        elif record.ply < self._ply:
            undone = range(deal_at(record, record.ply), deal_at(record, self._ply) + 1)
            self._note(undo=frozenset(undone))
        self._ply = record.ply

    def _on_help(self) -> None:
        record = self._engine_record()
        self._note(hints=frozenset((deal_at(record, record.ply),)))

    def _note(self, undo: frozenset[int] = frozenset(), hints: frozenset[int] = frozenset()) -> None:
        """Write at once that help was taken in these deals: it is told nowhere else."""
        if self._game is not None:
            before = self._game.notes
            self._game.notes = replace(before, undo=before.undo | undo, hints=before.hints | hints)
            if self._game.notes != before:
                self.keep()

    def _engine_record(self) -> Record:
        record = self._engine.record
        assert record is not None, "the engine tells of a game it does not have"
        return record

    def _begin(self, record: Record) -> _Kept:
        """The game as it is kept from now on: in the file it came from, else in a new one."""
        game, self._taken_up = self._taken_up, None
        if game is not None and game.record is record:
            if self.saves.holds(game.path):
                return self._in_file(record, game)
            return _Kept(record, game.notes, game.name, was_played=True)
        return self._found(record)

    def _found(self, record: Record) -> _Kept:
        """The game in the file that it goes on with, else in a new one."""
        notes = Notes(begun=datetime.now(UTC).replace(microsecond=0))
        try:
            cover = self.saves.find(record) if record.last_ply else None
        except OSError as error:
            self._tell(Matter.GAME_NOT_SAVED, self.saves.folder, error.strerror or str(error))
            cover = None
        if cover is not None:
            return self._in_file(record, cover)
        name = self._name_game(record.header, datetime.now().astimezone())
        return _Kept(record, notes, name, was_played=record.last_ply > 0)

    def _in_file(self, record: Record, game: SavedGame | Cover) -> _Kept:
        """The game kept in its file; while another window has that, in one of its own."""
        lock = self.saves.hold(game.path)
        if lock is None:
            self.noticed.emit(KeeperNotice(Matter.OPEN_ELSEWHERE, game.name, ""))
            return _Kept(record, game.notes, game.name, was_played=True)
        return _Kept(record, game.notes, game.name, game.path, lock)

    def _is_saved(self, record: Record) -> bool:
        """Whether a saved game goes as far as this one, or further."""
        try:
            return self.saves.contains(record)
        except OSError:
            return False  # saving it will tell

    def _save(self, game: _Kept, record: Record) -> None:
        try:
            if game.path is None:
                game.path, game.lock = self.saves.take_path(game.name)
            self.saves.save(SavedGame(game.path, record, game.notes))
            self._troubled.discard(Matter.GAME_NOT_SAVED)
        except OSError as error:
            self._tell(Matter.GAME_NOT_SAVED, game.path or self.saves.folder, error.strerror or str(error))

    def _count(self, game: GameTally) -> None:
        """Write it, and whatever could not be written before."""
        self._uncounted[game.game] = game
        if self.library is None and Matter.NEWER not in self._troubled:
            self.open()
        if self.library is not None and all(map(self._written, list(self._uncounted.values()))):
            self._troubled.discard(Matter.NOT_COUNTED)
            self.counted.emit()

    def _written(self, game: GameTally) -> bool:
        """Whether the statistics took it; otherwise it waits for the next time."""
        assert self.library is not None, "there are no statistics"
        try:
            self.library.keep(game)
        except LibraryError as error:
            self._uncounted[game.game] = game
            self._tell_library(error)
            return False
        self._uncounted.pop(game.game, None)
        return True

    def _last_counted(self) -> float:
        """When the statistics were last written, in seconds since 1970; 0 for never, or if the clock was set back."""
        counted = self._path.stat().st_mtime if self._path.exists() else 0
        return counted if counted <= datetime.now(UTC).timestamp() else 0

    def _opened(self) -> Library:
        """The statistics; in place of a damaged file, empty ones that ask to be counted anew."""
        try:
            return Library(self._path)
        except LibraryError as error:
            if error.fault is not LibraryFault.DAMAGED:
                raise
            kept = put_aside(self._path)
            library = Library(self._path)
            library.ask_recount(str(kept), error.reason)
            return library

    def _begin_recount(self, kept: str, reason: str, since: float) -> None:
        waiting = [path for path in self.saves.paths() if path.stat().st_mtime > since]
        self._recount = _Recount(kept, reason, waiting)
        self._turn.start()

    def _count_next(self) -> None:
        """Play a few moves of the games to be counted, the oldest first; the event loop has its turn after that."""
        recount = self._recount
        if recount is None or self.library is None:
            self._turn.stop()
        elif recount.reading is not None:
            self._read_on(recount, recount.reading)
        elif recount.waiting:
            recount.reading = read_bit_by_bit(recount.waiting.pop())
        else:
            self._turn.stop()
            self._recount = None
            self._end_recount(self.library, recount)
            self.counted.emit()

    def _end_recount(self, library: Library, recount: _Recount) -> None:
        if recount.kept:
            self.noticed.emit(
                KeeperNotice(Matter.COUNTED_ANEW, str(self._path), recount.reason, recount.kept, recount.games)
            )
        if self._uncounted:
            return  # what could not be written is counted at the next start
        try:
            library.end_recount()
        except LibraryError as error:
            self._tell_library(error)

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

    def _tell_library(self, error: LibraryError) -> None:
        matter = Matter.NEWER if error.fault is LibraryFault.NEWER else Matter.NOT_COUNTED
        self._tell(matter, error.place, error.reason)

    def _tell(self, matter: Matter, place: Path, reason: str) -> None:
        if matter not in self._troubled:
            self._troubled.add(matter)
            self.noticed.emit(KeeperNotice(matter, str(place), reason))


@dataclass(slots=True)
class _Kept:
    """The game under way: its record, notes and name, and the file it is kept in with its lock, once there is one.

    Where that was deleted: the file it is kept in now, and how many moves had been made then. And whether the record
    was played before it came here, so that a saved game may have all of it.
    """

    record: Record
    notes: Notes
    name: str
    path: Path | None = None
    lock: QLockFile | None = None
    deleted_to: Path | None = None
    deleted_at: int = 0
    was_played: bool = False

    @property
    def is_deleted(self) -> bool:
        """Whether it was deleted and not played on since."""
        return self.deleted_to is not None and self.deleted_at == self.record.ply


@dataclass(slots=True)
class _Recount:
    """The saved games that are still to be counted, the one that is being read, and what is to be told at the end."""

    kept: str
    reason: str
    waiting: list[Path]
    games: int = 0
    reading: Generator[None, None, SavedGame] | None = None


def _somebody_played(record: Record) -> bool:
    """Whether a person has decided anything yet."""
    seats = seats_of(record.header)
    return any(
        (seat := to_act(record.state_at(ply))) is not None and seats.by_person(seat) for ply in range(record.last_ply)
    )
