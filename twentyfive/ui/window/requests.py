"""The ways from page to page, as the start page, the menu of the table and the other pages ask for them."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from twentyfive.engine.daily.deals import plays_daily, plays_evening
from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import TableSetup
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import last_choices, renamed_choices
from twentyfive.ui.pages.start.start_page import StartPage
from twentyfive.ui.window.guest_evening import GuestEvening
from twentyfive.ui.window.resume import ResumableGame
from twentyfive.ui.window.router import PageStack
from twentyfive.ui.window.start_game import GameStarter
from twentyfive.wording.setup.tables import under_way

if TYPE_CHECKING:
    from twentyfive.engine.daily.deals import DailyDeal
    from twentyfive.engine.evening.evening_desk import Turn
    from twentyfive.net.evening.evening_messages import SharedPlan
    from twentyfive.net.remote.visit import Visit
    from twentyfive.presentation.settings import Speed
    from twentyfive.ui.settings.store import SettingsStore
    from twentyfive.ui.table.panels.table_menu import MenuChoice
    from twentyfive.ui.window.hosted_table import HostedTable
    from twentyfive.ui.window.lazy_pages import LazyPages
    from twentyfive.ui.window.main_window import MainWindow
    from twentyfive.ui.window.visiting import Visiting


class Ways(QObject):
    """Opens the pages that are asked for, with what they show when they are opened.

    A page, the table and the visits to other tables are asked of the window only when a way leads there, as the window
    builds each of them when it is first needed.
    """

    def __init__(
        self,
        window: MainWindow,
        pages: PageStack,
        starter: GameStarter,
        guests: GuestEvening,
        resumable: ResumableGame,
        store: SettingsStore,
        names: RulesNames,
    ) -> None:
        """`names` are those of the rules that the person has saved."""
        super().__init__(pages)
        self._window = window
        self._pages = pages
        self._starter = starter
        self._guests = guests
        self._resumable = resumable
        self._store = store
        self._names = names
        self._at_evening = False  # whether the deal on the table is one of an evening
        starter.guests_awaited.connect(self._open_table)
        starter.begins.connect(self._claim_for_evening)
        starter.plan_asked.connect(self.show_evening)
        starter.turn_asked.connect(self._show_turn)

    def connect_start(self, start: StartPage) -> None:
        """Follow what the start page asks for."""
        start.continue_asked.connect(self._starter.continue_newest)
        start.play_asked.connect(self._starter.play_usual)
        start.new_game_asked.connect(self.show_new_game)
        start.daily_asked.connect(self._show_daily)
        start.evening_asked.connect(self.show_evening)
        start.learn_asked.connect(self._show_learning)
        start.practise_asked.connect(self._show_practising)
        start.join_asked.connect(lambda: self._window.visiting.open())
        start.saved_asked.connect(self._show_saved_games)
        start.statistics_asked.connect(lambda: self._pages.visit(self._window.others.statistics))
        start.settings_asked.connect(self.show_settings)
        start.help_asked.connect(self.show_help)
        start.leave_asked.connect(self._window.close)
        start.large_text_toggled.connect(lambda on: self._store.use(self._store.settings.with_large_text(on)))
        start.language_chosen.connect(lambda code: self._store.change(language=code))

    def connect_table(self, hosted: HostedTable) -> None:
        """Follow what the table asks for."""
        overlays = hosted.table.overlays
        overlays.speed.chosen.connect(self._set_speed)
        overlays.menu_chosen.connect(self.follow_menu)
        overlays.deal.play_again_asked.connect(self._starter.play_again)
        overlays.deal.daily_asked.connect(self._show_daily_result)
        overlays.deal.new_game_asked.connect(self.show_new_game)
        hosted.table.leave_asked.connect(self._leave_table)
        overlays.deal.offer_look_back()
        overlays.deal.look_back_asked.connect(self._look_back)
        overlays.deal.onward_asked.connect(self.show_evening)
        hosted.table.fold_asked.connect(lambda folded: self._store.change(fold_panel=folded))
        hosted.practise.otherwise_asked.connect(self._play_otherwise)
        hosted.engine.rewound.connect(self._on_rewound)  # a lambda would outlive a change of language
        self._prepare_daily(hosted)
        if hosted.engine.game is not None:  # the table was laid again, and the pages of the evening are new
            self._claim_for_evening(hosted.engine.game)

    def connect_others(self, others: LazyPages) -> None:
        """Follow what the other pages ask for."""
        others.start_asked.connect(self._start)
        others.play_asked.connect(self._starter.play)
        others.sitting_asked.connect(self._starter.sit_down)
        others.daily_asked.connect(self._play_daily)
        others.practise_asked.connect(self._starter.practise)
        others.practise_on_asked.connect(self._starter.practise_on)
        others.usual_practise_asked.connect(self._starter.practise_usual)
        others.try_again_asked.connect(self._starter.try_again)
        others.new_game_asked.connect(self.show_new_game)
        others.play_now_asked.connect(self._starter.play_usual)
        others.menu_chosen.connect(self.follow_menu)
        others.renamed.connect(self._rename)
        others.table_start_asked.connect(self._starter.begin)
        others.table_close_asked.connect(self._close_table)
        others.evening_visit_ended.connect(lambda guest: self._window.visiting.note_evening_end(guest))

    def connect_visiting(self, visiting: Visiting) -> None:
        """Follow what a guest at another computer's table asks for."""
        visiting.left.connect(self._window.show_start)
        visiting.menu_chosen.connect(self.follow_menu)
        visiting.look_back_asked.connect(lambda game: self._window.others.look_back(game))
        visiting.evening_shared.connect(self._join_evening)

    def show_new_game(self) -> None:
        """Show the New game page at its beginning."""
        new_game = self._window.others.new_game
        self._pages.setCurrentWidget(new_game)
        new_game.page.begin()

    def show_evening(self) -> None:
        """Show the same cards evening under way, or the page on which one is set up; Back leads to the start page."""
        self._window.playing.keeper.keep()
        evening = self._window.others.evening
        evening.go_on_with(lambda: self._resumable.game)
        self._pages.setCurrentWidget(evening)
        evening.open()

    def _show_turn(self, turn: Turn) -> None:
        """Show the plan of the evening at which this turn waits."""
        self.show_evening()
        self._window.others.evening.open_kept(turn.path)

    def open_evening(self, path: Path) -> None:
        """Show the evening in a file."""
        self.show_evening()
        self._window.others.evening.open_file(path)

    def _join_evening(self, visit: Visit, shared: SharedPlan) -> None:
        """Play the evening that the host of a visit shares."""
        trouble = self._window.others.evening.join(visit, shared)
        if trouble:
            self._window.visiting.refuse_evening(visit, trouble)
        else:
            self.show_evening()

    def show_settings(self) -> None:
        """Show the Settings page; Back leads to the present page."""
        self._pages.visit(self._window.others.settings)

    def show_help(self) -> None:
        """Show the Help page; Back leads to the present page."""
        self._pages.visit(self._window.others.help)

    def follow_menu(self, choice: MenuChoice) -> None:
        """Go where an entry of the table's menu leads."""
        from twentyfive.ui.table.panels.table_menu import MenuChoice

        match choice:
            case MenuChoice.NEW_GAME:
                self.show_new_game()
            case MenuChoice.GUESTS:
                self._guests.show(self._window.others.open_table)
            case MenuChoice.SETTINGS:
                self.show_settings()
            case MenuChoice.RULES:
                self._show_rules()
            case MenuChoice.HELP:
                self.show_help()
            case MenuChoice.LEAVE:
                self._leave_table()

    def _leave_table(self) -> None:
        """Leave the table: for the plan of the evening whose deal lies there, else for the start page."""
        if self._at_evening and self._pages.currentWidget() is self._window.table:
            self.show_evening()
        else:
            self._window.show_start()

    def _claim_for_evening(self, game: KeptGame) -> None:
        """Have the evening keep a game that is or will be played, if it belongs to one."""
        label = self._window.others.evening.claim(game) if plays_evening(game) else ""
        self._at_evening = bool(label)
        table = self._window.table
        table.overlays.deal.lead_on(label)
        table.top.call_by_name(self._at_evening)
        table.score_panel.call_by_name(self._at_evening)

    def _show_learning(self) -> None:
        learning = self._window.others.learning
        learning.open()
        self._pages.setCurrentWidget(learning)

    def _show_daily(self) -> None:
        self._window.playing.keeper.keep()
        daily = self._window.others.daily
        daily.open()
        self._pages.setCurrentWidget(daily)

    def _on_rewound(self, _: object) -> None:
        self._prepare_daily(self._window.playing)

    def _prepare_daily(self, hosted: HostedTable) -> None:
        """Let the table lead to the result beside par while it has a deal of the day, whose par is found meanwhile."""
        is_daily = plays_daily(hosted.engine.game)
        hosted.table.overlays.deal.set_daily(is_daily)
        if is_daily:
            self._window.others.daily.desk.find_par_at_table()

    def _show_daily_result(self) -> None:
        daily = self._window.others.daily
        deal = daily.desk.at_table
        if deal is not None:
            daily.show_result(deal)
            self._pages.setCurrentWidget(daily)

    def _play_daily(self, deal: DailyDeal) -> None:
        """Go on with a deal of the day where it was left, else begin it."""
        daily = self._window.others.daily
        saved = daily.desk.saved(deal)
        if daily.desk.plays(self._resumable.game, deal):
            self._starter.go_on()
        elif saved is not None:
            self._starter.play_saved(saved)
        else:
            you = last_choices(self._store.settings.new_game, self._store.settings.name).names[0]
            self._starter.play(daily.desk.new_game(deal, usual_choices(you).names))

    def _show_practising(self) -> None:
        practising = self._window.others.practising
        game = self._starter.to_practise
        to_continue = "" if game is None else under_way(game.view, self._names.name(game.rules))
        practising.page.show_table(self._window.practise.deal_on_table())
        practising.open(to_continue)
        self._pages.visit(practising)

    def _play_otherwise(self) -> None:
        self._show_practising()
        self._window.others.practising.page.ask_for_table()

    def _start(self, setup: TableSetup) -> None:
        self._store.change(new_game=self._window.others.new_game.choices())
        self._starter.play_new(setup)

    def _open_table(self, setup: TableSetup) -> None:
        self._guests.gather(self._window.others.open_table, setup)

    def _close_table(self) -> None:
        self._window.playing.close_table()
        self.show_new_game()

    def _look_back(self) -> None:
        played = self._resumable.played
        if played is not None:
            self._window.others.look_back(played)

    def _show_saved_games(self) -> None:
        self._window.playing.keeper.keep()
        self._pages.visit(self._window.others.saved_games)

    def _show_rules(self) -> None:
        others = self._window.others
        learning = others.opened_lessons
        at_lesson = learning is not None and self._pages.currentWidget() is learning
        view = others.learning.lesson.table.view if at_lesson else self._window.table_in_use.view
        if view is not None:
            others.rules.show_rules(view.rules, view.ranking, self._names.name(view.rules), view.names)
            self._pages.visit(others.rules)

    def _rename(self, name: str) -> None:
        new_game = self._window.others.new_game
        choices = renamed_choices(new_game.choices(), name)
        self._store.change(name=name, new_game=choices)
        new_game.restore(choices)

    def _set_speed(self, speed: Speed) -> None:
        self._store.change(speed=speed)
