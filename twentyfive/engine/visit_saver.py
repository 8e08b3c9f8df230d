"""The saver of the games that the person plays as a guest: saves what the guest saw, and counts it apart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLockFile, QObject

from twentyfive.core import Phase, PlayerView, Record, RecordError, Rules, SeenMove
from twentyfive.core.moves import DealCards
from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.notices import NoticeSubject, Troubles
from twentyfive.engine.saves.saved_game import Notes, SavedGame, notes_now, read_cover, read_saved, saved_text
from twentyfive.engine.saves.seen_game import AnotherGameError, SeenGame
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Sitter, Third
from twentyfive.typed_text import plain_line

NameVisit = Callable[[Rules, str, datetime], str]
"""Names a game by its rules, the table's name and the time at which it begins."""

LONGEST_TABLE: Final = 60
_LATEST: Final = 20
"""The number of games saved last among which an earlier part of the game is looked for: the others are no visits of
today, and a folder may hold thousands."""


@dataclass(slots=True)
class _File:
    """The file of a game, once it is saved."""

    path: Path
    lock: QLockFile


class VisitSaver(QObject):
    """Keeps a guest's games: after each deal, when the table is lost and when the guest leaves. The game never waits.

    Attributes:
        game: the game at the table; None before the host has shown one.
        deals: the number of deals of that game that are over.
    """

    def __init__(self, saver: GameSaver, name_visit: NameVisit, parent: QObject | None = None) -> None:
        """`saver` has the folder of saved games and the statistics."""
        super().__init__(parent)
        self.game: SeenGame | None = None
        self.deals = 0
        self._saver = saver
        self._name_visit = name_visit
        self._troubles = Troubles(self)
        self._troubles.told.connect(saver.noticed)
        self._troubles.ended.connect(saver.mended)
        self._notes = Notes()
        self._file: _File | None = None
        self._copied = (0, 0)  # the extent of the game when it was saved elsewhere

    @property
    def missing(self) -> int | None:
        """The number of deals known, if more are over, which the host can tell; else None."""
        return None if self.game is None or self.game.deals >= self.deals else self.game.deals

    @property
    def kept(self) -> GameToken | None:
        """The game to look back on; None before a deal is over."""
        return None if self.game is None or not self.game.deals else self.game.kept

    def jump(self, table: str, view: PlayerView, sitters: Sequence[Sitter], third: Third | None, deals: int) -> None:
        """Note that the host shows a position: the first, another of the same game, or one of another game.

        Raises:
            ValueError: if nobody could sit so.
        """
        game = SeenGame(view.rules, view.names, sitters, third)
        known = self.game
        if known is None or known.record.header != game.record.header or (known.record.state.over and not deals):
            self._begin(game, plain_line(table, LONGEST_TABLE))
        else:
            if deals < known.deals or known.seen:
                self._notes = replace(self._notes, undo=self._notes.undo | {deals + 1})
            known.jump(view, deals)
        self.deals = deals

    def add(self, move: SeenMove, deals: int) -> None:
        """Note a move that was shown, after which so many deals are over."""
        if self.game is not None:
            self.game.add(move)
            self.deals = deals

    def note_hint(self) -> None:
        """Note that the person asked for a hint."""
        self._notes = replace(self._notes, hints=self._notes.hints | {self.deals + 1})

    def take(self, first: int, told: Sequence[str], view: PlayerView) -> None:
        """Take in the deals from that one on, counted from 0, as the host tells them; `view` is the present one.

        Raises:
            ValueError: if they are no deals of this game.
        """
        game = self.game
        if game is None or first != game.deals or not told or first + len(told) > self.deals:
            return  # asked for before a jump
        deals = self.deals
        is_now = first + len(told) == deals and view.phase in (Phase.DEAL, Phase.OVER)
        try:
            game.take(told, view if is_now else None)
        except AnotherGameError:
            self._begin(game.afresh(), self._notes.table)
            self.deals = deals
            return  # the host is asked for the deals of the other game
        except RecordError as error:
            raise ValueError(f"deals: {error}") from error
        self._save()

    def leave(self) -> None:
        """Save what there is, as the guest leaves the table or cannot reach it, and forget the game."""
        self.pause()
        self.game, self._file, self._copied = None, None, (0, 0)
        self.deals = 0

    def pause(self) -> None:
        """Save what there is, as the table cannot be reached for a while."""
        if self.game is not None and (self.game.deals or any(move.kind is not DealCards for move in self.game.seen)):
            self._save()

    def keep(self) -> bool:
        """Save what there is; return True if nothing of it is lost when the guest leaves."""
        self.pause()
        return (
            self.game is None or not self._troubles.lasts(NoticeSubject.GAME_NOT_SAVED) or self._copied == self._extent
        )

    def save_copy(self, path: Path) -> None:
        """Write what there is to any file.

        Raises:
            OSError: if it cannot be written.
        """
        assert self.game is not None, "only a game is unsaved"
        write_whole(path, saved_text(self.game.record, self._notes, tuple(self.game.seen)).encode())
        self._copied = self._extent

    @property
    def name(self) -> str:
        """The name of the game for a file."""
        assert self.game is not None, "only a game has a name"
        return self._name_visit(self.game.record.header.rules, self._notes.table, datetime.now().astimezone())

    @property
    def _extent(self) -> tuple[int, int]:
        """The number of moves known of the game."""
        return (0, 0) if self.game is None else (self.game.record.last_ply, len(self.game.seen))

    def _begin(self, game: SeenGame, table: str) -> None:
        self.leave()
        self.game = game
        self._notes = notes_now(table)

    def _save(self) -> None:
        game, saves = self.game, self._saver.saves
        assert game is not None, "only a game is saved"
        try:
            if self._file is None:
                self._file = self._find(game.record) or self._new_file()
            saves.save(SavedGame(self._file.path, game.record, self._notes, tuple(game.seen)))
            self._troubles.end(NoticeSubject.GAME_NOT_SAVED)
        except OSError as error:
            self._troubles.begin(NoticeSubject.GAME_NOT_SAVED, saves.folder, system_words(error))
        self._saver.books.count(game.record, self._notes)

    def _new_file(self) -> _File:
        return _File(*self._saver.saves.take_path(self.name))

    def _find(self, record: Record) -> _File | None:
        """Return the file in which an earlier part of this game was saved, and go on with its notes."""
        saves = self._saver.saves
        for path in saves.paths()[:_LATEST]:
            cover = read_cover(path)
            if not cover.notes.table or cover.header != record.header:
                continue
            try:
                before = read_saved(path)
            except (OSError, RecordError):
                continue
            log = before.record.log_lines()
            if log and log == record.log_lines()[: len(log)] and (lock := saves.hold(path)) is not None:
                notes = before.notes
                self._notes = replace(notes, undo=notes.undo | self._notes.undo, hints=notes.hints | self._notes.hints)
                return _File(path, lock)
        return None
