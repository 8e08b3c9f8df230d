"""The requests of the start page, of the tables and of pages that reach beyond one page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

from PySide6.QtCore import QObject

from twentyfive.core import PlayerView
from twentyfive.engine.daily.deals import plays_daily, plays_evening
from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.new_game_text import renamed_choices
from twentyfive.presentation.settings import Speed
from twentyfive.presentation.start.entry import Entry
from twentyfive.presentation.table.ending import PLAIN, Ending, ending_of
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.table.table_page import TablePage
from twentyfive.ui.window.local_table import LocalTable
from twentyfive.ui.window.resume import ResumableGame
from twentyfive.ui.window.router import Router
from twentyfive.ui.window.start_game import GameStarter

if TYPE_CHECKING:
    from twentyfive.engine.evening.evening_desk import Turn
    from twentyfive.net.evening.evening_guest import EveningGuest
    from twentyfive.net.evening.evening_messages import SharedPlan
    from twentyfive.net.remote.visit import Visit
    from twentyfive.ui.pages.evening.evening_room import EveningRoom
    from twentyfive.ui.pages.learn.lesson_page import LessonPage
    from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
    from twentyfive.ui.window.visiting import Visiting


class Window(Protocol):
    """The window as requests know it."""

    @property
    def playing(self) -> LocalTable: ...

    @property
    def table_in_use(self) -> TablePage: ...

    @property
    def tools(self) -> PageTools: ...

    @property
    def visiting(self) -> Visiting: ...

    @property
    def evening(self) -> EveningRoom: ...

    def show_start(self) -> None: ...

    def is_with_others(self) -> bool: ...

    def begin_anew(self, said: Callable[[], str]) -> None: ...


class Requests(QObject):
    """Does what is asked for; made when the table is, or something is asked for.

    The visits to other tables and the evening are asked of the window only when somebody wants to go there, as the
    window builds each of them when it is first needed.
    """

    def __init__(
        self,
        window: Window,
        router: Router,
        starter: GameStarter,
        resumable: ResumableGame,
        store: SettingsStore,
        names: RulesNames,
    ) -> None:
        """`names` are those of the rules that the person has saved."""
        super().__init__(router)
        self._window = window
        self._router = router
        self._starter = starter
        self._resumable = resumable
        self._store = store
        self._names = names
        self._at_evening = False  # whether the deal on the table is one of an evening
        starter.begins.connect(self._claim_for_evening)
        starter.plan_asked.connect(self.show_evening)
        starter.turn_asked.connect(self._show_turn)

    def connect_table(self, hosted: LocalTable) -> None:
        """Follow what the table asks for."""
        overlays = hosted.table.overlays
        overlays.speed.chosen.connect(self._set_speed)
        overlays.menu_chosen.connect(self.follow_menu)
        overlays.deal.play_again_asked.connect(self._starter.play_again)
        overlays.deal.harder_asked.connect(self._starter.play_harder)
        overlays.deal.best_of_five_asked.connect(self._starter.play_best_of_five)
        overlays.deal.daily_asked.connect(self._show_daily_result)
        overlays.deal.new_game_asked.connect(lambda: self._router.open("new_game"))
        hosted.table.leave_asked.connect(self._leave_table)
        overlays.deal.offer_look_back()
        overlays.deal.look_back_asked.connect(self._look_back)
        overlays.deal.onward_asked.connect(self.show_evening)
        hosted.table.ending_of = lambda view: self._ending_of(view, hosted)
        hosted.table.fold_asked.connect(lambda folded: self._store.change(fold_panel=folded))
        hosted.practise.otherwise_asked.connect(lambda: self._show_practising(asks_for_deal=True))
        hosted.engine.rewound.connect(self._on_rewound)  # a lambda would outlive a change of language
        self._prepare_daily(hosted)
        if hosted.engine.game is not None:  # the table was laid again, and the pages of the evening are new
            self._claim_for_evening(hosted.engine.game)

    def connect_visiting(self, visiting: Visiting) -> None:
        """Follow what a guest at another computer's table asks for."""
        visiting.left.connect(self._window.show_start)
        visiting.menu_chosen.connect(self.follow_menu)
        visiting.look_back_asked.connect(lambda game, place: self._window.tools.look_back(game, place))
        visiting.evening_shared.connect(self._join_evening)

    def go(self, entry: Entry) -> None:
        """Go where an entry of the start page leads."""
        match entry:
            case Entry.CONTINUE:
                self._starter.continue_newest()
            case Entry.PLAY:
                self._starter.play_usual()
            case Entry.FIRST_LESSON:
                self._router.open("learn")  # whose list of lessons Back leads to
                self._router.open("lesson", 0, 0, ())
            case Entry.PRACTISE:
                self._show_practising()
            case Entry.JOIN:
                self._window.visiting.open()
            case Entry.EVENING:
                self.show_evening()
            case _:
                self._window.playing.saver.keep()  # the page may show this game
                self._router.open(entry.value)

    def show_evening(self) -> None:
        """Show the same cards evening under way, or the page on which one is set up; Back leads to the start page."""
        self._window.playing.saver.keep()
        self._window.evening.open()

    def _show_turn(self, turn: Turn) -> None:
        """Show the plan of the evening at which this turn waits."""
        self.show_evening()
        self._report(self._window.evening.open_kept(turn.path))

    def open_evening(self, path: Path) -> None:
        """Show the evening in a file."""
        self.show_evening()
        self._report(self._window.evening.open_file(path))

    def _report(self, fault: str) -> None:
        if fault:
            self._window.evening.report(fault)

    def _join_evening(self, visit: Visit, shared: SharedPlan) -> None:
        """Play the evening that the host of a visit shares."""
        trouble = self._window.evening.join(visit, shared)
        if trouble:
            self._window.visiting.refuse_evening(visit, trouble)
        else:
            self.show_evening()

    def forget_seat(self, guest: EveningGuest) -> None:
        """Forget the seat at an evening of another computer, which is over for the person here."""
        self._window.visiting.note_evening_end(guest)

    def is_with_others(self) -> bool:
        """Return True if others are at the table with the person, whom pages made anew would disturb."""
        return self._window.is_with_others()

    def begin_anew(self, said: Callable[[], str]) -> None:
        """Show the start page with everything as it now is on the disk, and say what `said` returns."""
        self._window.begin_anew(said)

    def show_help(self) -> None:
        """Show the Help page."""
        self._router.open("help")

    def follow_menu(self, choice: MenuChoice) -> None:
        """Go where an entry of the table's menu leads."""
        match choice:
            case MenuChoice.NEW_GAME:
                self._router.open("new_game")
            case MenuChoice.GUESTS:
                self._router.open("open_table")
            case MenuChoice.SETTINGS:
                self._router.open("settings")
            case MenuChoice.RULES:
                self._show_rules()
            case MenuChoice.HELP:
                self.show_help()
            case MenuChoice.LEAVE:
                self._leave_table()

    def _leave_table(self) -> None:
        """Leave the table: for the plan of the evening whose deal lies there, else for the start page."""
        if self._at_evening and self._router.is_at("table"):
            self.show_evening()
        else:
            self._window.show_start()

    def _claim_for_evening(self, game: GameToken) -> None:
        """Have the evening keep a game that is or will be played, if it belongs to one."""
        label = self._window.evening.claim(game) if plays_evening(game) else ""
        self._at_evening = bool(label)
        table = self._window.playing.table
        table.overlays.deal.lead_on(label)
        table.top.call_by_name(self._at_evening)
        table.score_panel.call_by_name(self._at_evening)

    def _on_rewound(self, _: object) -> None:
        self._prepare_daily(self._window.playing)

    def _prepare_daily(self, hosted: LocalTable) -> None:
        """Let the table lead to the result beside par while it has a deal of the day, whose par is found meanwhile."""
        is_daily = plays_daily(hosted.engine.game)
        hosted.table.overlays.deal.set_daily(is_daily)
        if is_daily:
            self._window.tools.daily.find_par_at_table()

    def _show_daily_result(self) -> None:
        deal = self._window.tools.daily.at_table
        if deal is not None:
            self._router.open("daily_result", deal)

    def _show_practising(self, *, asks_for_deal: bool = False) -> None:
        self._router.open("practise", self._window.playing.practise.deal_on_table(), asks_for_deal)

    def close_table(self) -> None:
        """Close the table before its game has begun, and let the person choose another game."""
        self._window.playing.close_table()
        self._router.open("new_game")

    def _ending_of(self, view: PlayerView, hosted: LocalTable) -> Ending:
        """How the match at the table ended; a deal that is compared with others ends where it is compared."""
        game = hosted.engine.game
        if game is None or self._at_evening or plays_daily(game):
            return PLAIN
        table, ending = game.next_table, ending_of(view, hosted.engine.here, hosted.saver.books.earlier(game))
        harder = ending.harder and table.harder is not None
        return replace(ending, harder=harder, best_of_five=table.best_of_five is not None)

    def _look_back(self) -> None:
        played = self._resumable.played
        if played is not None:
            self._window.tools.look_back(played, self._window.playing.table.overlays.deal.place_to_look_back)

    def _show_rules(self) -> None:
        lesson = cast("LessonPage | None", self._router.built("lesson")) if self._router.is_at("lesson") else None
        view = self._window.table_in_use.view if lesson is None else lesson.table.view
        if view is not None:
            self._router.open("rules", view.rules, view.ranking, self._names.name(view.rules), view.names)

    def rename(self, name: str) -> None:
        """Note the name of the person, who sits at the table of a new game under it."""
        new_game = cast("NewGamePages | None", self._router.built("new_game"))
        text = self._store.settings.new_game if new_game is None else new_game.choices()
        choices = renamed_choices(text, name)
        self._store.change(name=name, new_game=choices)
        if new_game is not None:
            new_game.restore(choices)

    def _set_speed(self, speed: Speed) -> None:
        self._store.change(speed=speed)
