"""The ways to the table: a new game, a saved one, or the game to continue, to play or to practise.

All but two ask `way_in` first: at an evening's plan the person has said who they are, and whoever tries a deal again
has looked back on all its hands.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from twentyfive.core import PlayerView
from twentyfive.engine.daily.deals import plays_evening
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import TableSetup, new_seed
from twentyfive.engine.seating.seat_draw import characters_drawn
from twentyfive.presentation.new_game import in_company
from twentyfive.presentation.new_game_text import default_setup
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.window.resume import ResumableGame
from twentyfive.ui.window.router import Router

if TYPE_CHECKING:
    from twentyfive.ui.window.local_table import LocalTable


class WayIn(Enum):
    """The way in which a game is opened."""

    OPEN = auto()  # nobody but its only person has a hand in it
    COVERED = auto()  # several persons have one: it waits under the curtain until its player says who they are
    PLAN = auto()  # others have yet to play the same cards: the plan of the evening asks who plays


def way_in(game: GameToken, belongs_to_evening: Callable[[GameToken], bool]) -> WayIn:
    """Return the way into a game. Only this function decides that.

    Args:
        game: the game. If nobody has begun it, whoever opens it has just said who sits where.
        belongs_to_evening: whether a game is a deal of an evening that is known here; not asked about every game.
    """
    if plays_evening(game) and belongs_to_evening(game):
        return WayIn.PLAN
    return WayIn.COVERED if game.has_begun and game.has_company else WayIn.OPEN


def view_to_show(game: GameToken) -> PlayerView | None:
    """Return what a picture of a game may show to anybody who looks at the screen; None for nothing of it."""
    match way_in(game, lambda _: True):
        case WayIn.OPEN:
            return game.view
        case WayIn.COVERED:
            return game.view_of_all
        case WayIn.PLAN:
            return None


class GameStarter(QObject):
    """Begins and continues games at the table.

    Signals:
        troubled(str): a sentence about a game that could not be saved.
        begins(GameToken): this game is about to be played.
        turn_asked(Turn): the plan of the evening with this turn is to be shown.
        plan_asked(): the plan of the evening to which the game belongs is to be shown in its place.
    """

    troubled = Signal(str)
    begins = Signal(object)
    plan_asked = Signal()
    turn_asked = Signal(object)

    def __init__(
        self,
        resumable: ResumableGame,
        hosted: Callable[[], LocalTable],
        belongs_to_evening: Callable[[GameToken], bool],
        leave: Callable[[Callable[[], None]], None],
        store: SettingsStore,
        router: Router,
    ) -> None:
        """Create the starter.

        Args:
            resumable: finds the game to continue.
            hosted: returns the table; the first call builds it.
            belongs_to_evening: opens the evening to which a game belongs, and returns True if there is one.
            leave: ends the game at the table by what it is given, once nothing of that game is lost unasked.
            store: the settings.
            router: shows the table.
        """
        super().__init__(router)
        self._leave = leave
        self._belongs_to_evening = belongs_to_evening
        self._resumable = resumable
        self._hosted = hosted
        self._store = store
        self._router = router
        self._company = new_seed()  # decides which characters sit at the table of Play now

    def to_show(self, game: GameToken) -> PlayerView | None:
        """Return what a picture of a game may show; None for nothing of it."""
        return view_to_show(game)

    def play(self, game: GameToken) -> None:
        """Play `game` from its present position, by the way into it."""
        self._enter(game)

    def _enter(self, game: GameToken, after: Callable[[], None] = lambda: None) -> None:
        """Begin `game` by the way into it, and do `after`."""
        way = way_in(game, self._belongs_to_evening)
        if way is WayIn.PLAN:
            self.plan_asked.emit()
        else:
            self._begin(game, covered=way is WayIn.COVERED, after=after)

    def sit_down(self, game: GameToken) -> None:
        """Play a deal of an evening, at whose plan the person has said who they are."""
        self._begin(game, covered=False)

    def _begin(self, game: GameToken, *, covered: bool, after: Callable[[], None] = lambda: None) -> None:
        """Begin `game`, and do `after`, once nothing of the one before is lost unasked."""

        def begin() -> None:
            self._begin_now(game, covered=covered)
            after()

        if self._resumable.played in (None, game):
            begin()
        else:
            self._leave(begin)

    def _begin_now(self, game: GameToken, *, covered: bool) -> None:
        hosted = self._hosted()
        trouble = self._resumable.save_before(game)
        if trouble:
            self.troubled.emit(trouble)
        self._router.open("table")
        hosted.table.setFocus()
        hosted.table.announcer.forget()  # the announcements of another game
        hosted.practise.leave()
        self.begins.emit(game)
        hosted.table.director.covered = covered  # practice, which is left, has closed the hands
        hosted.engine.play(game)
        hosted.open_again()
        if not hosted.has_guests:
            hosted.close_table()

    def play_saved(self, game: SavedGame) -> None:
        """Continue a saved game, in its file if that is in the folder of saved games, else in a new file."""
        self._hosted().saver.take_up(game)
        self.play(game.kept)

    def play_new(self, setup: TableSetup) -> None:
        """Play a new game with these rules and players; guests are awaited first."""
        if setup.has_guests:
            self._router.open("open_table", setup)
        else:
            self.begin(setup)

    def begin(self, setup: TableSetup) -> None:
        """Begin a new game with these rules and players, whoever of the guests has come."""
        self.play(self._new(setup))

    @property
    def usual_table(self) -> TableSetup:
        """The table of the last choices, with characters by chance; they wait there until a game begins."""
        return characters_drawn(in_company(default_setup(self._store.settings)), self._company)

    def play_usual(self) -> None:
        """Play a new game at the usual table."""
        setup, self._company = self.usual_table, new_seed()
        self.play_new(setup)

    def play_again(self) -> None:
        """Play another game with the players of the last one."""
        self._play_next(lambda table: table)

    def play_harder(self) -> None:
        """Play another game with the same players, the computer's a level stronger."""
        self._play_next(lambda table: table.harder)

    def play_best_of_five(self) -> None:
        """Play a match of up to five games with the same players."""
        self._play_next(lambda table: table.best_of_five)

    def _play_next(self, at: Callable[[TableSetup], TableSetup | None]) -> None:
        """Play another game at what `at` makes of the table after the last game."""
        played = self._resumable.played
        setup = None if played is None else at(played.next_table)
        if setup is None:
            return
        if setup.has_guests and self._hosted().is_open_for_guests:
            self.begin(setup)  # those who are there have their seats
        else:
            self.play_new(setup)

    def continue_newest(self) -> None:
        """Go on with the newest game that is not finished, if there is one: in this window, saved, or at an evening."""
        waiting = self._resumable.waiting()
        if waiting is None:
            return
        if waiting.turn is not None:
            self.turn_asked.emit(waiting.turn)
        elif waiting.saved is not None:
            self.play_saved(waiting.saved)
        else:
            self.go_on()

    def go_on(self) -> None:
        """Play on in the game of this window, if it is not over."""
        game = self._resumable.game
        if game is None:
            return
        way = way_in(game, self._belongs_to_evening)
        if way is WayIn.PLAN or game != self._resumable.played:
            self.play(game)
            return
        hosted = self._hosted()
        self._router.open("table")
        hosted.open_again()
        if way is WayIn.COVERED:
            hosted.table.director.cover()
            hosted.engine.show_again()  # a different player may be at the screen: the curtain falls
        else:
            hosted.table.announce_status()

    def practise(self, game: GameToken) -> None:
        """Practise `game` from its present position."""
        self._enter(game, self._hosted().practise.practise)

    def practise_usual(self) -> None:
        """Practise a new game with the usual rules and players."""
        self.practise(self._new(default_setup(self._store.settings)))

    def show_again(self) -> None:
        """Show the position at the table again, whoever may be there now."""
        hosted, game = self._hosted(), self._resumable.played
        if game is not None:
            way = way_in(game, self._belongs_to_evening)
            if way is not WayIn.OPEN:
                hosted.table.director.cover()
            if way is WayIn.PLAN and self._router.is_at("table"):
                self.plan_asked.emit()
        hosted.engine.show_again()

    @property
    def under_way(self) -> GameToken | None:
        """The game to continue; None if there is none, or it is over."""
        return self._resumable.game

    @property
    def to_practise(self) -> GameToken | None:
        """The game to continue, if it may be practised: nobody looks at the hands of others who play in it."""
        game = self._resumable.game
        return None if game is None or way_in(game, self._belongs_to_evening) is not WayIn.OPEN else game

    def practise_on(self) -> None:
        """Practise the game to continue, if that is possible."""
        if self.to_practise is not None:
            self.go_on()
            self._hosted().practise.practise()

    def try_again(self, game: GameToken) -> None:
        """Practise a deal from the Review page."""
        self._begin(game, covered=False, after=self._practise_what_was_seen)

    def _practise_what_was_seen(self) -> None:
        self._hosted().practise.practise()
        self._hosted().engine.note_help()  # the person has seen all hands of the deal

    def _new(self, setup: TableSetup) -> GameToken:
        return self._hosted().saver.books.new_game(setup)
