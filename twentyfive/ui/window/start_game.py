"""What leads to the table: a new game, a saved one, or the game to continue; to play or to practise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive.core import Record
from twentyfive.engine.seating.players import TableSetup
from twentyfive.engine.seating.rotation import table_after
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.setup.new_game_text import default_setup
from twentyfive.ui.window.navigation import PageStack
from twentyfive.ui.window.resume import ResumableGame

if TYPE_CHECKING:
    from twentyfive.engine.saves.saved_game import SavedGame
    from twentyfive.ui.window.game_session import Playing


class GameStarter(QObject):
    """Begins games at the table, and goes on with them.

    Signals:
        troubled(str): a sentence about a game that could not be saved.
    """

    troubled = Signal(str)

    def __init__(
        self, game: ResumableGame, playing: Callable[[], Playing], store: SettingsStore, stack: PageStack
    ) -> None:
        """`playing` gives the table, which is built when it is first asked for."""
        super().__init__(stack)
        self._game = game
        self._playing = playing
        self._store = store
        self._stack = stack

    def play(self, record: Record) -> None:
        """Play a game from where its record stands."""
        playing = self._playing()
        trouble = self._game.give_place(record)
        if trouble:
            self.troubled.emit(trouble)
        self._stack.setCurrentWidget(playing.table)
        playing.table.setFocus()
        playing.table.announcer.forget()  # what was missed of another game
        playing.practise.leave()
        playing.engine.begin(record)

    def play_saved(self, game: SavedGame) -> None:
        """Play on in a saved game: in its file, or if that is elsewhere in a new one of its name."""
        self._playing().keeper.take_up(game)
        self.play(game.record)

    def play_new(self, setup: TableSetup) -> None:
        """Play a new game at that table."""
        self.play(self._new(setup))

    def play_usual(self) -> None:
        """Play a new game of the usual kind."""
        self.play_new(default_setup(self._store.settings))

    def play_again(self) -> None:
        """Play a new game with those who have just played."""
        record = self._game.played
        if record is not None:
            self.play_new(table_after(record.header, record.state))

    def go_on(self) -> None:
        """Play the game to continue, if there is one."""
        record = self._game.record
        if record is None:
            return
        if record is self._game.played:
            playing = self._playing()
            self._stack.setCurrentWidget(playing.table)
            if playing.engine.seats.only_person is None:
                playing.engine.show_anew()  # below the curtain: another may have come than who left
            else:
                playing.table.tell_standing()
        else:
            self.play(record)

    def practise(self, record: Record) -> None:
        """Practise a game from where its record stands."""
        self.play(record)
        self._playing().practise.practise()

    def practise_usual(self) -> None:
        """Practise a new game of the usual kind."""
        self.practise(self._new(default_setup(self._store.settings)))

    def practise_on(self) -> None:
        """Practise the game to continue."""
        self.go_on()
        self._playing().practise.practise()

    def try_again(self, record: Record) -> None:
        """Practise a deal that was looked back on."""
        self.practise(record)
        self._playing().engine.note_help()  # all hands of the deal are known

    def _new(self, setup: TableSetup) -> Record:
        return self._playing().keeper.books.new_record(setup)
