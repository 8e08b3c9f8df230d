"""What leads to the table: a new game, a saved one, or the game to continue; to play or to practise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import TableSetup
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.setup.new_game_text import default_setup
from twentyfive.ui.window.navigation import PageStack
from twentyfive.ui.window.resume import ResumableGame

if TYPE_CHECKING:
    from twentyfive.engine.saves.saved_game import SavedGame
    from twentyfive.ui.window.hosted_table import HostedTable


class GameStarter(QObject):
    """Begins games at the table, and goes on with them.

    Signals:
        troubled(str): a sentence about a game that could not be saved.
    """

    troubled = Signal(str)

    def __init__(
        self, game: ResumableGame, playing: Callable[[], HostedTable], store: SettingsStore, stack: PageStack
    ) -> None:
        """`playing` gives the table, which is built when it is first asked for."""
        super().__init__(stack)
        self._game = game
        self._playing = playing
        self._store = store
        self._stack = stack

    def play(self, game: KeptGame) -> None:
        """Play `game` from where it stands."""
        playing = self._playing()
        trouble = self._game.save_before(game)
        if trouble:
            self.troubled.emit(trouble)
        self._stack.setCurrentWidget(playing.table)
        playing.table.setFocus()
        playing.table.announcer.forget()  # what was missed of another game
        playing.practise.leave()
        playing.engine.play(game)

    def play_saved(self, game: SavedGame) -> None:
        """Play on in a saved game: in its file, or if that is elsewhere in a new one of its name."""
        self._playing().keeper.take_up(game)
        self.play(game.kept)

    def play_new(self, setup: TableSetup) -> None:
        """Play a new game at that table."""
        self.play(self._new(setup))

    def play_usual(self) -> None:
        """Play a new game of the usual kind."""
        self.play_new(default_setup(self._store.settings))

    def play_again(self) -> None:
        """Play a new game with those who have just played."""
        played = self._game.played
        if played is not None:
            self.play_new(played.next_table)

    def go_on(self) -> None:
        """Play the game to continue, if there is one."""
        game = self._game.game
        if game is None:
            return
        if game == self._game.played:
            playing = self._playing()
            self._stack.setCurrentWidget(playing.table)
            if playing.engine.here.alone is None:
                playing.engine.show_again()  # a different player may be at the screen: the curtain falls
            else:
                playing.table.announce_status()
        else:
            self.play(game)

    def practise(self, game: KeptGame) -> None:
        """Practise `game` from where it stands."""
        self.play(game)
        self._playing().practise.practise()

    def practise_usual(self) -> None:
        """Practise a new game of the usual kind."""
        self.practise(self._new(default_setup(self._store.settings)))

    def practise_on(self) -> None:
        """Practise the game to continue."""
        self.go_on()
        self._playing().practise.practise()

    def try_again(self, game: KeptGame) -> None:
        """Practise a deal that was looked back on."""
        self.practise(game)
        self._playing().engine.note_help()  # all hands of the deal are known

    def _new(self, setup: TableSetup) -> KeptGame:
        return self._playing().keeper.books.new_game(setup)
