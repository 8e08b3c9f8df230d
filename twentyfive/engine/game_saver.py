"""The saver: saves each game in which a person has played, here or elsewhere, and counts it in the statistics."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from twentyfive.core import Record, to_act
from twentyfive.core.moves import ScoreDeal
from twentyfive.engine.daily.deals import plays_daily, plays_evening
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.saves.notices import NoticeSubject, SavingNotice, Troubles
from twentyfive.engine.saves.saved_game import Cover, Notes, SavedGame, notes_now, saved_text
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.seats import seats_of
from twentyfive.engine.statistics.bookkeeper import Bookkeeper
from twentyfive.engine.statistics.database import STATISTICS
from twentyfive.engine.statistics.tallies import deal_at, first_result

KeepElsewhere = Callable[[Record, Notes], bool]
"""Saves a game with its notes outside the saved games; returns True if nothing of it can be lost."""


class GameSaver(QObject):
    """Saves and counts the engine's games. The game never waits for it, and goes on if it fails.

    Attributes:
        saves: the saved games.
        books: the bookkeeper, which counts the games.

    Signals:
        noticed(SavingNotice): something went wrong, reported once until it works again; or was put right.
        mended(NoticeSubject): something works again.
    """

    noticed = Signal(object)
    mended = Signal(object)

    def __init__(
        self,
        engine: GameEngine,
        folder: Path,
        name_game: Callable[[GameToken, datetime], str],
        parent: QObject | None = None,
    ) -> None:
        """`folder` is the program's data folder; `name_game` names a game, with the time it begins."""
        super().__init__(parent)
        self.saves = SavedGames(folder / GAMES)
        self._troubles = Troubles(self)
        self._troubles.told.connect(self.noticed)
        self._troubles.ended.connect(self.mended)
        self.books = Bookkeeper(folder / STATISTICS, self.saves, self._troubles, self)
        self._data = folder
        self._engine = engine
        self._name_game = name_game
        self._game: _GameUnderWay | None = None
        self._taken_up: SavedGame | None = None
        self._left_to: tuple[Record, KeepElsewhere] | None = None
        self._ply = 0
        engine.stepped.connect(self._on_step)
        engine.rewound.connect(self._on_jump)
        engine.advised.connect(self._on_help)
        engine.helped.connect(self._on_help)

    def take_up(self, game: SavedGame) -> None:
        """Note that the engine is about to go on with this saved game, so that it stays in the same file."""
        self._taken_up = replace(game, path=self.saves.as_listed(game.path))

    def leave_to(self, game: GameToken, keep: KeepElsewhere) -> None:
        """Note that the engine plays this game, or is about to, and that `keep` saves it elsewhere.

        It is then neither among the saved games nor in the statistics.
        """
        if self._game is not None and self._game.record is game.record:
            self._game.elsewhere = keep
        self._left_to = (game.record, keep)

    def move_file(self, old: Path, new: Path) -> None:
        """Note that a saved game has moved from one file to another."""
        game = self._game
        if game is not None and old in (game.path, game.deleted_to):
            game.path, game.lock, game.deleted_to = new, self.saves.hold(new), None

    def let_go(self, path: Path, kept: Path) -> None:
        """Note that a saved game was deleted to the file `kept`. A game under way stays deleted until its next move."""
        game = self._game
        if game is not None and game.path == path:
            game.path, game.lock, game.deleted_to, game.deleted_at = None, None, kept, game.record.ply

    def rescue(self, left: GameToken) -> bool:
        """Save a game of a program that ended before saving it; return True if nothing of it would be lost now.

        A game that is already saved is left alone, and one that was deleted stays deleted. A deal of an evening goes
        into the file of the evening.
        """
        record = left.record
        if not _somebody_played(record):
            return True
        if plays_evening(left):
            from twentyfive.engine.evening.evening_desk import EveningDesk  # most people need nothing of evenings

            desk = EveningDesk(self._data, lambda *_: None)
            if desk.claim(left):
                return desk.keep(record, Notes())
        if self._was_saved(record):
            return True
        game = self._found(record)
        if self._taken_up is not None and self._taken_up.path == game.path:  # the saved game goes on from where it is
            game = _GameUnderWay(record, game.notes, game.name, was_played=True)
        self._keep(game)
        return self._is_saved(record)

    def keep(self) -> bool:
        """Save and count the game under way, if a person has played in it; return True if nothing of it can be lost."""
        return self._game is None or not _somebody_played(self._game.record) or self._keep(self._game)

    def _keep(self, game: _GameUnderWay) -> bool:
        record = game.record
        if game.elsewhere is not None:
            return game.elsewhere(record, game.notes)
        if game.path is None and (game.is_deleted or (game.was_played and self._is_saved(record))):
            return True
        game.deleted_to = None
        game.notes = replace(game.notes, first=first_result(record, game.notes))
        saved = self._save(game, record)
        self.books.count(record, game.notes)
        return saved

    def save_copy(self, path: Path) -> None:
        """Write the game under way with its notes to any file.

        Raises:
            OSError: if it cannot be written.
        """
        assert self._game is not None, "only a game that has begun is unsaved"
        write_whole(path, saved_text(self._game.record, self._game.notes).encode())

    @property
    def name(self) -> str:
        """The name of the game under way; empty before the first and for one that is kept elsewhere."""
        return "" if self._game is None else self._game.name

    def close(self) -> None:
        """Save the game under way and close the statistics."""
        self.keep()
        self._game = None
        self.books.close()

    @property
    def _record(self) -> Record | None:
        return None if self._game is None else self._game.record

    def _on_step(self, step: Step) -> None:
        self._ply = self._engine_record().ply
        if step.kind is ScoreDeal:
            self.keep()

    def _on_jump(self, _: Jump) -> None:
        record = self._engine_record()
        if record is not self._record:
            self.keep()
            self._game = None  # unlocks its file, so that a window, perhaps this one, can go on with it
            self._game = self._begin(record)
        elif record.ply < self._ply:
            undone = range(deal_at(record, record.ply), deal_at(record, self._ply) + 1)
            self._note(undo=frozenset(undone))
        self._ply = record.ply

    def _on_help(self) -> None:
        record = self._engine_record()
        self._note(hints=frozenset((deal_at(record, record.ply),)))

    def _note(self, undo: frozenset[int] = frozenset(), hints: frozenset[int] = frozenset()) -> None:
        """Save at once that help was used in these deals: the record does not contain it."""
        if self._game is not None:
            before = self._game.notes
            self._game.notes = replace(before, undo=before.undo | undo, hints=before.hints | hints)
            if self._game.notes != before:
                self.keep()

    def _engine_record(self) -> Record:
        record = self._engine.record
        assert record is not None, "the engine tells of a game it does not have"
        return record

    def _begin(self, record: Record) -> _GameUnderWay:
        """Return the game to keep from now on: in the file it came from, else in a new one."""
        elsewhere, self._left_to = self._left_to, None
        if elsewhere is not None and elsewhere[0] is record:
            return _GameUnderWay(record, Notes(), "", elsewhere=elsewhere[1])
        game, self._taken_up = self._taken_up, None
        if game is not None and game.record is record:
            if self.saves.holds(game.path):
                return self._in_file(record, game)
            return _GameUnderWay(record, game.notes, game.name, was_played=True)
        return self._found(record)

    def _found(self, record: Record) -> _GameUnderWay:
        """Return the game to keep: in the file of the saved game that it continues, else in a new one."""
        # A deal of the day that comes back from a killed program began at a time unknown, so it keeps its day.
        notes = Notes() if plays_daily(GameToken(record)) and _somebody_played(record) else notes_now()
        try:
            cover = self.saves.find(record) if record.last_ply else None
        except OSError as error:
            self._troubles.begin(NoticeSubject.GAME_NOT_SAVED, self.saves.folder, system_words(error))
            cover = None
        if cover is not None:
            return self._in_file(record, cover)
        name = self._name_game(GameToken(record), datetime.now().astimezone())
        return _GameUnderWay(record, notes, name, was_played=record.last_ply > 0)

    def _in_file(self, record: Record, game: SavedGame | Cover) -> _GameUnderWay:
        """Return the game to keep in its file; in a file of its own while another window holds that one."""
        lock = self.saves.hold(game.path)
        if lock is None:
            self.noticed.emit(SavingNotice(NoticeSubject.OPEN_ELSEWHERE, game.name, ""))
            return _GameUnderWay(record, game.notes, game.name, was_played=True)
        return _GameUnderWay(record, game.notes, game.name, game.path, lock)

    def _is_saved(self, record: Record) -> bool:
        """Whether a saved game contains all moves of this one."""
        try:
            return self.saves.contains(record)
        except OSError:
            return False  # saving it will report the error

    def _was_saved(self, record: Record) -> bool:
        """Whether all of this game is saved, or was saved until a person deleted it."""
        if record.undone:
            return False  # a saved game with all its moves may lack those that were taken back
        try:
            return self.saves.contains(record) or self.saves.has_deleted(record)
        except OSError:
            return False  # saving it will report the error

    def _save(self, game: _GameUnderWay, record: Record) -> bool:
        try:
            if game.path is None:
                game.path, game.lock = self.saves.take_path(game.name)
            self.saves.save(SavedGame(game.path, record, game.notes))
            self._troubles.end(NoticeSubject.GAME_NOT_SAVED)
        except OSError as error:
            self._troubles.begin(NoticeSubject.GAME_NOT_SAVED, game.path or self.saves.folder, system_words(error))
            return False
        return True


@dataclass(slots=True)
class _GameUnderWay:
    """The game under way.

    Attributes:
        record: the moves.
        notes: the notes for its file.
        name: its name.
        path: its file; None before the first save, and after the file was deleted.
        lock: the lock on that file.
        deleted_to: the file among the deleted games, if it was deleted.
        deleted_at: the ply at which it was deleted.
        was_played: whether the record had moves when the saver got it, so that a saved game may contain all of it.
        elsewhere: saves it in place of the saver, and returns True if nothing of it can be lost.
    """

    record: Record
    notes: Notes
    name: str
    path: Path | None = None
    lock: QLockFile | None = None
    deleted_to: Path | None = None
    deleted_at: int = 0
    was_played: bool = False
    elsewhere: KeepElsewhere | None = None

    @property
    def is_deleted(self) -> bool:
        """Whether it was deleted and no move was made since."""
        return self.deleted_to is not None and self.deleted_at == self.record.ply


def _somebody_played(record: Record) -> bool:
    """Whether a person has made a decision yet, at this screen or elsewhere."""
    seats = seats_of(record.header)
    movers = (to_act(record.state_at(ply)) for ply in range(record.last_ply))
    return any(seat is not None and seats.by_person(seat) for seat in movers)
