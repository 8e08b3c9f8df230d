"""The ways to the table: a new game, a saved one, or the game to continue, to play or to practise."""

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
    """Begins and continues games at the table.

    Signals:
        troubled(str): a sentence about a game that could not be saved.
        begins(KeptGame): this game is about to be played.
        guests_awaited(TableSetup): a table is to be opened for the guests of this game before it begins.
    """

    troubled = Signal(str)
    begins = Signal(object)
    guests_awaited = Signal(object)

    def __init__(
        self, resumable: ResumableGame, hosted: Callable[[], HostedTable], store: SettingsStore, stack: PageStack
    ) -> None:
        """`hosted` returns the table; the first call builds it."""
        super().__init__(stack)
        self._resumable = resumable
        self._hosted = hosted
        self._store = store
        self._stack = stack

    def play(self, game: KeptGame) -> None:
        """Play `game` from its present position."""
        hosted = self._hosted()
        trouble = self._resumable.save_before(game)
        if trouble:
            self.troubled.emit(trouble)
        self._stack.setCurrentWidget(hosted.table)
        hosted.table.setFocus()
        hosted.table.announcer.forget()  # the announcements of another game
        hosted.practise.leave()
        self.begins.emit(game)
        hosted.engine.play(game)
        hosted.open_again()
        if not hosted.has_guests:
            hosted.close_table()

    def play_saved(self, game: SavedGame) -> None:
        """Continue a saved game, in its file if that is in the folder of saved games, else in a new file."""
        self._hosted().keeper.take_up(game)
        self.play(game.kept)

    def play_new(self, setup: TableSetup) -> None:
        """Play a new game with these rules and players; guests are awaited first."""
        if setup.has_guests:
            self.guests_awaited.emit(setup)
        else:
            self.begin(setup)

    def begin(self, setup: TableSetup) -> None:
        """Begin a new game with these rules and players, whoever of the guests has come."""
        self.play(self._new(setup))

    def play_usual(self) -> None:
        """Play a new game with the usual rules and players."""
        self.play_new(default_setup(self._store.settings))

    def play_again(self) -> None:
        """Play another game with the players of the last one."""
        played = self._resumable.played
        if played is None:
            return
        setup = played.next_table
        if setup.has_guests and self._hosted().is_open_for_guests:
            self.begin(setup)  # those who are there have their seats
        else:
            self.play_new(setup)

    def go_on(self) -> None:
        """Play on in the game to continue, if there is one."""
        game = self._resumable.game
        if game is None:
            return
        if game == self._resumable.played:
            hosted = self._hosted()
            self._stack.setCurrentWidget(hosted.table)
            hosted.open_again()
            if hosted.engine.here.alone is None:
                hosted.engine.show_again()  # a different player may be at the screen: the curtain falls
            else:
                hosted.table.announce_status()
        else:
            self.play(game)

    def practise(self, game: KeptGame) -> None:
        """Practise `game` from its present position."""
        self.play(game)
        self._hosted().practise.practise()

    def practise_usual(self) -> None:
        """Practise a new game with the usual rules and players."""
        self.practise(self._new(default_setup(self._store.settings)))

    def practise_on(self) -> None:
        """Practise the game to continue."""
        self.go_on()
        self._hosted().practise.practise()

    def try_again(self, game: KeptGame) -> None:
        """Practise a deal from the Review page."""
        self.practise(game)
        self._hosted().engine.note_help()  # the person has seen all hands of the deal

    def _new(self, setup: TableSetup) -> KeptGame:
        return self._hosted().keeper.books.new_game(setup)
