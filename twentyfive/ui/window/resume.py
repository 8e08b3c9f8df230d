"""The game to continue: the one that the start before left, until one is played in this window."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from twentyfive.engine.files.atomic_files import put_aside
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.game.journal import Journal, orphaned_journals, read_journal
from twentyfive.engine.seating.kept_game import KeptGame, checked_game
from twentyfive.ui.window.words import damaged_game, previous_game_not_saved, unreadable_game

if TYPE_CHECKING:
    from twentyfive.engine.keeper import Keeper

if TYPE_CHECKING:
    from twentyfive.ui.window.hosted_table import HostedTable


@dataclass(frozen=True, slots=True)
class JournalContent:
    """What the journal holds.

    Attributes:
        game: the game, over or not; None if there is none that can be read.
        trouble: a sentence about what was wrong; empty if nothing was.
    """

    game: KeptGame | None = None
    trouble: str = ""


def read_journal_content(journal: Path) -> JournalContent:
    """The game in `journal`. A damaged file is put aside, so that nothing is written over it.

    One that is over is told too: where the disk failed at its end, it is nowhere else.
    """
    try:
        game = checked_game(read_journal(journal))
    except FileNotFoundError:
        return JournalContent()
    except ValueError as error:
        return _put_aside(journal, error)
    except OSError as error:
        return JournalContent(trouble=unreadable_game(str(journal), system_words(error)))
    return JournalContent(game)


def _rescue_left_games(folder: Path, keeper: Keeper) -> Iterator[str]:
    """Save the games of further windows that ended without doing so; tells in sentences what was wrong."""
    for journal in orphaned_journals(folder):
        waiting = read_journal_content(journal.path)
        if waiting.trouble:
            yield waiting.trouble
        elif waiting.game is None or keeper.rescue(waiting.game):
            with contextlib.suppress(OSError):  # it is looked at again at the next start
                journal.path.unlink(missing_ok=True)
        journal.close()


def _put_aside(journal: Path, error: ValueError) -> JournalContent:
    try:
        kept = put_aside(journal)
    except OSError as refused:
        return JournalContent(trouble=unreadable_game(str(journal), system_words(refused)))
    return JournalContent(trouble=damaged_game(str(error), str(kept)))


class ResumableGame:
    """Knows which it is, and that nothing of it is lost when another takes its place.

    Attributes:
        trouble: a sentence about what was wrong with the journal; empty if nothing was.
    """

    def __init__(self, journal: Journal, data: Path) -> None:
        """`journal` holds the game of the start before; `data` is the folder where other windows have left theirs."""
        waiting = read_journal_content(journal.path)
        self.trouble = waiting.trouble
        self._left = waiting.game
        self._journal = journal
        self._data = data
        self._playing: HostedTable | None = None

    @property
    def played(self) -> KeptGame | None:
        """The game that has been played in this window, over or not."""
        return None if self._playing is None else self._playing.engine.game

    @property
    def game(self) -> KeptGame | None:
        """The game to continue; None if there is none, or it is over."""
        game = self.played or self._left
        return None if game is None or game.over else game

    def rescue_left_games(self, playing: HostedTable) -> tuple[str, ...]:
        """Save what programs before have left and nobody can continue; tells in sentences what was wrong.

        The games of this window are played with `playing` from now on.
        """
        self._playing = playing
        troubles = tuple(_rescue_left_games(self._data, playing.keeper))
        if self._left is not None and self._left.over and playing.keeper.rescue(self._left):
            self._left = None
        return troubles

    def save_before(self, coming: KeptGame) -> str:
        """Save the game as another begins, or the same again; where that fails its journal is put by.

        A sentence says so then; it is empty otherwise.
        """
        assert self._playing is not None, "games begin at the table"
        left, self._left = self._left, None
        if left is not None:
            kept = left == coming or self._playing.keeper.rescue(left)
        else:
            kept = self.played in (None, coming) or self._playing.keeper.keep()
        if kept or not self._playing.engine.on_disk:
            return ""
        self._journal.set_game_aside()
        return previous_game_not_saved()
