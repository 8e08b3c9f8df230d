"""The game to continue: the newest that is not finished, of whatever kind.

That is the last one of this window, or at the start the one that the program left before. If it is finished, the game
to continue is the evening or the saved game that was played last.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from twentyfive.engine.daily.deals import plays_evening
from twentyfive.engine.evening import evenings_folder
from twentyfive.engine.files.atomic_files import put_aside
from twentyfive.engine.files.closed_folders import is_there
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.game.journal import Journal, orphaned_journals, read_journal
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken, checked_game
from twentyfive.later_version import LaterVersionError
from twentyfive.ui.window.words import DAMAGED_GAME, PREVIOUS_GAME_NOT_SAVED, UNREADABLE_GAME

if TYPE_CHECKING:
    from twentyfive.engine.evening.evening_desk import Turn
    from twentyfive.engine.game_saver import GameSaver
    from twentyfive.ui.window.local_table import LocalTable


@dataclass(frozen=True, slots=True)
class JournalContent:
    """The game found in a journal.

    Attributes:
        game: the game, over or not; None if the journal has no readable one.
        trouble: a sentence about a fault of the file; empty if there is none.
        is_later: whether a later version of the program wrote the file, which is to find it again.
    """

    game: GameToken | None = None
    trouble: str = ""
    is_later: bool = False


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that Continue goes on with.

    Attributes:
        game: the game; None for the next turn of an evening.
        saved: the same game as it is saved, unless it is that of the window.
        turn: the turn of an evening to which the game belongs, or which is next.
    """

    game: GameToken | None
    saved: SavedGame | None = None
    turn: Turn | None = None


def read_journal_content(journal: Path) -> JournalContent:
    """Read the game in `journal`. A damaged file is put aside, so that it is not overwritten.

    A game that is over counts too: if the disk failed at its end, it is saved nowhere else.
    """
    try:
        game = checked_game(read_journal(journal))
    except FileNotFoundError:
        return JournalContent()
    except LaterVersionError as error:
        return JournalContent(trouble=UNREADABLE_GAME(place=str(journal), reason=str(error)), is_later=True)
    except ValueError as error:
        return _put_aside(journal, error)
    except OSError as error:
        return JournalContent(trouble=UNREADABLE_GAME(place=str(journal), reason=system_words(error)))
    return JournalContent(game)


def _rescue_left_games(folder: Path, saver: GameSaver) -> Iterator[str]:
    """Save the games of other windows that ended without saving them. Yield a sentence for each journal at fault."""
    for journal in orphaned_journals(folder):
        content = read_journal_content(journal.path)
        if content.trouble:
            if not content.is_later:  # that was told when it was found first
                yield content.trouble
        elif content.game is None or saver.rescue(content.game):
            with contextlib.suppress(OSError):  # the next start tries again
                journal.path.unlink(missing_ok=True)
        journal.close()


def _put_aside(journal: Path, error: ValueError) -> JournalContent:
    try:
        kept = put_aside(journal)
    except OSError as refused:
        return JournalContent(trouble=UNREADABLE_GAME(place=str(journal), reason=system_words(refused)))
    return JournalContent(trouble=DAMAGED_GAME(reason=str(error), kept=str(kept)))


class ResumableGame:
    """Finds the game to continue, and saves it before another game begins.

    Attributes:
        trouble: a sentence about a fault of the journal; empty if there is none.
    """

    def __init__(self, journal: Journal, data: Path, saves: SavedGames) -> None:
        """`journal` has the game that the program left before; `data` is the folder of all journals."""
        self._saves = saves
        content = read_journal_content(journal.path)
        self.trouble = content.trouble
        self._earlier = content.game  # from before this start, until it is saved or continued
        self._journal = journal
        if content.is_later:
            journal.set_game_aside()
        self._data = data
        self._hosted: LocalTable | None = None

    @property
    def played(self) -> GameToken | None:
        """The last game played in this window, over or not; None before the first."""
        return None if self._hosted is None else self._hosted.engine.game

    @property
    def game(self) -> GameToken | None:
        """The game to continue; None if there is none, or it is over."""
        game = self.played or self._earlier
        return None if game is None or game.over else game

    def waiting(self) -> Waiting | None:
        """Return what Continue goes on with; None if nothing waits.

        A finished game in which moves were taken back, perhaps only to look at them, comes after any other.
        """
        own = self.game
        found = None if own is None or own.finished else self._own(own)
        if found is not None:
            return found
        turn, saved = self._next_turn(), self._unfinished()
        if turn is not None and (saved is None or _written(turn.path) >= _written(saved.path)):
            return Waiting(None, turn=turn)
        if saved is not None:
            return Waiting(saved.kept, saved)
        return None if own is None else self._own(own)

    def _own(self, game: GameToken) -> Waiting | None:
        """Return the game of the window; None if it is a deal of an evening that is tried again."""
        if not plays_evening(game):
            return Waiting(game)
        from twentyfive.engine.evening.evening_desk import turn_of

        turn = turn_of(self._data, game)
        return None if turn is not None and turn.over else Waiting(game, turn=turn)

    def _next_turn(self) -> Turn | None:
        """Return the next turn of an evening under way; most starts have none, and load nothing of evenings."""
        if not is_there(evenings_folder(self._data)):
            return None
        from twentyfive.engine.evening.evening_desk import next_turn

        return next_turn(self._data)

    def _unfinished(self) -> SavedGame | None:
        try:
            return self._saves.unfinished()
        except OSError:
            return None  # the page of saved games says what is wrong with the folder

    def rescue_left_games(self, hosted: LocalTable) -> tuple[str, ...]:
        """Save the games from earlier starts that cannot be continued. Return a sentence for each journal at fault.

        From now on the games of this window are those of `hosted`.
        """
        self._hosted = hosted
        troubles = tuple(_rescue_left_games(self._data, hosted.saver))
        if self._earlier is not None and self._earlier.over and hosted.saver.rescue(self._earlier):
            self._earlier = None
        return troubles

    def save_before(self, game: GameToken) -> str:
        """Save the game to continue before `game` begins, which may be the same.

        If saving fails, its journal is set aside. Return a sentence about that, else an empty text.
        """
        assert self._hosted is not None, "games begin at the table"
        earlier, self._earlier = self._earlier, None
        if earlier is not None:
            saved = earlier == game or self._hosted.saver.rescue(earlier)
        else:
            saved = self.played in (None, game) or self._hosted.saver.keep()
        if saved or not self._hosted.engine.on_disk:
            return ""
        self._journal.set_game_aside()
        return PREVIOUS_GAME_NOT_SAVED()


def _written(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
