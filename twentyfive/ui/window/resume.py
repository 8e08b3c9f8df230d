"""The game to continue: the one that the start before left, until one is played in this window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from twentyfive.core import Record
from twentyfive.engine.game.journal import Journal
from twentyfive.ui.window.continuing import save_left_games, waiting_game
from twentyfive.ui.window.words import game_left

if TYPE_CHECKING:
    from twentyfive.ui.window.game_session import Playing


class GameToContinue:
    """Knows which it is, and that nothing of it is lost when another takes its place.

    Attributes:
        trouble: a sentence about what was wrong with the journal; empty if nothing was.
    """

    def __init__(self, journal: Journal, data: Path) -> None:
        """`journal` holds the game of the start before; `data` is the folder where other windows have left theirs."""
        waiting = waiting_game(journal.path)
        self.trouble = waiting.trouble
        self._left = waiting.record
        self._journal = journal
        self._data = data
        self._playing: Playing | None = None

    @property
    def played(self) -> Record | None:
        """The game that has been played in this window, over or not."""
        return None if self._playing is None else self._playing.engine.record

    @property
    def record(self) -> Record | None:
        """The game to continue; None if there is none, or it is over."""
        record = self.played or self._left
        return None if record is None or record.state.over else record

    def save_left(self, playing: Playing) -> tuple[str, ...]:
        """Save what programs before have left and nobody can continue; tells in sentences what was wrong.

        The games of this window are played with `playing` from now on.
        """
        self._playing = playing
        troubles = tuple(save_left_games(self._data, playing.keeper))
        if self._left is not None and self._left.state.over and playing.keeper.rescue(self._left):
            self._left = None
        return troubles

    def give_place(self, coming: Record) -> str:
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
        self._journal.leave_game()
        return game_left()
