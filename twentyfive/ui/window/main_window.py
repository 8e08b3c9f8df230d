"""The one window: a stack of pages, and what leads from one to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.engine.game.journal import Journal
from twentyfive.engine.saves.rule_sets import OWN_RULES, RulesNames
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.engine.seating.kept_game import KeptGame
from twentyfive.engine.seating.players import TableSetup
from twentyfive.ui.accessibility.shortcuts import HELP
from twentyfive.ui.cards.decks import DECKS, ChosenDeck
from twentyfive.ui.pages.start.start_entries import start_entries
from twentyfive.ui.pages.start.start_page import StartPage
from twentyfive.ui.settings.model import Settings, Speed
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.setup.new_game_text import default_setup, renamed_choices
from twentyfive.ui.theme.look import apply_look_to_application, deck_for, make_look
from twentyfive.ui.theme.measures import minimum_window
from twentyfive.ui.widgets.late_loading import LatePart, Preloader
from twentyfive.ui.window.navigation import PageStack
from twentyfive.ui.window.resume import ResumableGame
from twentyfive.ui.window.start_game import GameStarter
from twentyfive.ui.window.words import another_window, setting_problem, settings_damaged, settings_not_written
from twentyfive.wording.names import translate
from twentyfive.wording.setup.games import under_way

if TYPE_CHECKING:
    from twentyfive.engine.diagnostics.crash_reports import CrashReports
    from twentyfive.engine.saves.notices import KeeperNotice
    from twentyfive.engine.saves.saved_game import SavedGame
    from twentyfive.ui.pages.practise.practise_table import PractiseTable
    from twentyfive.ui.settings.settings_file import SettingsDamage
    from twentyfive.ui.table.panels.table_menu import MenuChoice
    from twentyfive.ui.table.table_page import TablePage
    from twentyfive.ui.window.hosted_table import Equipment, HostedTable
    from twentyfive.ui.window.lazy_pages import LazyPages
    from twentyfive.ui.window.notice_bar import NoticeBar

USUAL_SIZE: Final = QSize(1280, 800)

_TITLE_BAR: Final = 40
"""As high as any system makes it; to ask Qt would take 5 ms of each start, for all that a style can be asked."""

_OF_THE_TABLE: Final = (
    "twentyfive.engine.game.engine",
    "twentyfive.engine.keeper",
    "twentyfive.ui.table.hint_flow",
    "twentyfive.ui.table.table_top",
    "twentyfive.ui.table.overlays",
    "twentyfive.ui.table.table_page",
    "twentyfive.ui.window.hosted_table",
)
"""All at once would leave a click unanswered for 300 ms."""

_ASKED_FOR_MOST: Final = ("twentyfive.ui.pages.new_game.new_game_pages", "twentyfive.ui.pages.settings.settings_page")
"""To load and to build New game in one go took 200 ms on a slow machine, a third of it for loading."""


class MainWindow(QWidget):
    """The window of the program.

    What the start page has no need of is loaded and built when it is first asked for; of that the table right after the
    first frame, and then the code of the pages asked for most. Together they would cost many times as much as the start
    page.

    Attributes:
        start: the page seen first.
    """

    def __init__(self, store: SettingsStore, journal: Journal, data: Path, equip: Callable[[], Equipment]) -> None:
        """`journal` is that of the games to come; `equip` makes what they are played with; `data` is the folder."""
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._store = store
        self._journal = journal
        self._data = data
        self._equip = equip
        self._saves = SavedGames(data / GAMES)
        self._names = RulesNames(data / OWN_RULES)
        self._game = ResumableGame(journal, data)
        self._preloader = Preloader([*_OF_THE_TABLE, lambda: self.playing, *_ASKED_FOR_MOST], self)
        self._decks = ChosenDeck(data / DECKS)
        self._deck = self._decks.of(deck_for(store.settings))
        self._look = make_look(store.settings, USUAL_SIZE.width(), USUAL_SIZE.height(), self._deck.suits)
        self._pages = PageStack(self._look, self)
        self._beginning = GameStarter(self._game, lambda: self.playing, store, self._pages)
        self.start = self._pages.add_part(StartPage(self._deck, self._look))
        self._pages.addWidget(self.start)
        self._connect()
        self._open()

    @LatePart
    def notice(self) -> NoticeBar:
        """What went wrong, above every page."""
        from twentyfive.ui.window.notice_bar import NoticeBar

        notice = NoticeBar(self._look, self)
        notice.resized.connect(self._arrange)
        return self._pages.add_part(notice)

    @LatePart
    def playing(self) -> HostedTable:
        """The game at the table, and all that it takes."""
        from twentyfive.ui.window.hosted_table import HostedTable

        playing = HostedTable(self._equip(), self._store, self._data, self._names, self._look, self._pages)
        self._wear_deck(playing)
        overlays = playing.table.overlays
        overlays.speed_chosen.connect(self._set_speed)
        overlays.menu_chosen.connect(self._on_menu)
        overlays.play_again_asked.connect(self._beginning.play_again)
        overlays.new_game_asked.connect(self._choose_game)
        overlays.leave_asked.connect(self._show_start)
        overlays.deal.offer_look_back()
        overlays.deal.look_back_asked.connect(self._look_back)
        playing.table.fold_asked.connect(lambda folded: self._store.change(fold_panel=folded))
        playing.practise.otherwise_asked.connect(self._play_otherwise)
        playing.keeper.noticed.connect(self._tell_of_keeping)
        for trouble in self._game.rescue_left_games(playing):
            self.notice.say(trouble)
        return playing

    @property
    def table(self) -> TablePage:
        """The page of the table."""
        return self.playing.table

    @property
    def practise(self) -> PractiseTable:
        """What the table offers who practises."""
        return self.playing.practise

    @LatePart
    def others(self) -> LazyPages:
        """All pages but the start page and the table."""
        from twentyfive.ui.window.lazy_pages import LazyPages, PageContext

        playing = self.playing
        means = PageContext(
            playing.engine, playing.keeper, playing.faces, self._store, playing.sounds, self._data, self._names
        )
        others = LazyPages(means, self._look, self._pages)
        others.start_asked.connect(self._start)
        others.play_asked.connect(self._beginning.play)
        others.practise_asked.connect(self._beginning.practise)
        others.practise_on_asked.connect(self._beginning.practise_on)
        others.usual_practise_asked.connect(self._beginning.practise_usual)
        others.try_again_asked.connect(self._beginning.try_again)
        others.new_game_asked.connect(self._choose_game)
        others.play_now_asked.connect(self._beginning.play_usual)
        others.menu_chosen.connect(self._on_menu)
        others.renamed.connect(self._rename)
        others.troubled.connect(self.notice.say)
        return others

    def play(self, game: KeptGame) -> None:
        """Play `game` from where it stands."""
        self._beginning.play(game)

    def play_saved(self, game: SavedGame) -> None:
        """Play on in a saved game: in its file, or if that is elsewhere in a new one of its name."""
        self._beginning.play_saved(game)

    def watch(self, crash_reports: CrashReports) -> None:
        """Tell what nobody foresaw on a page of its own from now on."""
        from twentyfive.ui.window.crash_guard import CrashGuard

        CrashGuard(crash_reports, lambda: self.playing.engine, self._look, self._pages)

    def _connect(self) -> None:
        self.start.continue_asked.connect(self._beginning.go_on)
        self.start.play_asked.connect(self._beginning.play_usual)
        self.start.new_game_asked.connect(self._choose_game)
        self.start.learn_asked.connect(self._show_learning)
        self.start.practise_asked.connect(self._show_practising)
        self.start.saved_asked.connect(self._show_saved_games)
        self.start.statistics_asked.connect(lambda: self._pages.visit(self.others.statistics))
        self.start.settings_asked.connect(self._show_settings)
        self.start.help_asked.connect(self._show_help)
        self.start.leave_asked.connect(self.close)
        self.start.large_text_toggled.connect(lambda on: self._store.change(large_text=on))
        self._beginning.troubled.connect(self._tell_game_left)
        self._pages.left.connect(self._show_start)
        self._store.changed.connect(self._on_settings)
        self._store.write_failed.connect(self._tell_not_written)
        self._store.damage_found.connect(self._tell_damage)
        help_key = QShortcut(QKeySequence(HELP), self)
        help_key.activated.connect(self._show_help)
        self.installEventFilter(self)

    def _open(self) -> None:
        """The window as it was left, the start page, and what was found wrong."""
        settings = self._store.settings
        self.setWindowTitle(translate("window", "Twenty-Five"))
        self.resize(USUAL_SIZE)
        self._as_left = bool(settings.window) and self.restoreGeometry(QByteArray(settings.window))
        for problem in self._store.problems:
            self.notice.say(setting_problem(problem))
        if self._journal.number > 1:
            self.notice.say(another_window())
        if self._game.trouble:
            self.notice.say(self._game.trouble)
        self._show_start()
        self._dress()

    def appear(self) -> None:
        """Be seen as it was left; the first time, and on a screen of quite another size, in the usual size, or all over
        a screen that has no room for that.
        """
        room = self.screen().availableSize()
        fits = room.width() >= USUAL_SIZE.width() and room.height() >= USUAL_SIZE.height() + _TITLE_BAR
        if fits or self._as_left:
            self.show()
        else:
            self.showMaximized()

    def _show_start(self) -> None:
        playing = MainWindow.playing.built(self)
        if playing is not None:
            playing.keeper.keep()  # so that it is counted among the saved games, as their page does
        setup = default_setup(self._store.settings)
        self.start.set_large_text(self._store.settings.large_text)
        self.start.set_entries(start_entries(setup, self._saves, self._game.game, self._names))
        self._pages.setCurrentWidget(self.start)

    def _choose_game(self) -> None:
        self._pages.setCurrentWidget(self.others.new_game)
        self.others.new_game.page.begin()

    def _show_learning(self) -> None:
        self.others.learning.open()
        self._pages.setCurrentWidget(self.others.learning)

    def _show_practising(self) -> None:
        game = self._game.game
        waits = "" if game is None else under_way(game.view, self._names.name(game.rules))
        self.others.practising.page.show_table(self.practise.deal_on_table())
        self.others.practising.open(waits)
        self._pages.visit(self.others.practising)

    def _play_otherwise(self) -> None:
        self._show_practising()
        self.others.practising.page.ask_for_table()

    def _start(self, setup: TableSetup) -> None:
        self._store.change(new_game=self.others.new_game.choices())
        self._beginning.play_new(setup)

    def _on_menu(self, choice: MenuChoice) -> None:
        from twentyfive.ui.table.panels.table_menu import MenuChoice

        match choice:
            case MenuChoice.NEW_GAME:
                self._choose_game()
            case MenuChoice.SETTINGS:
                self._show_settings()
            case MenuChoice.RULES:
                self._show_rules()
            case MenuChoice.HELP:
                self._show_help()
            case MenuChoice.LEAVE:
                self._show_start()

    def _look_back(self) -> None:
        played = self._game.played
        if played is not None:
            self._pages.visit(self.others.review)
            self.others.review.open(played)

    def _show_saved_games(self) -> None:
        self.playing.keeper.keep()
        self._pages.visit(self.others.saved_games)

    def _show_settings(self) -> None:
        self._pages.visit(self.others.settings)

    def _show_help(self) -> None:
        self._pages.visit(self.others.help)

    def _show_rules(self) -> None:
        learning = self.others.opened_lessons
        at_lesson = learning is not None and self._pages.currentWidget() is learning
        view = self.others.learning.lesson.table.view if at_lesson else self.table.view
        if view is not None:
            self.others.rules.show_rules(view.rules, view.ranking, self._names.name(view.rules))
            self._pages.visit(self.others.rules)

    def _rename(self, name: str) -> None:
        choices = renamed_choices(self.others.new_game.choices(), name)
        self._store.change(name=name, new_game=choices)
        self.others.new_game.restore(choices)

    def _set_speed(self, speed: Speed) -> None:
        self._store.change(speed=speed)

    def _on_settings(self, _: Settings) -> None:
        self._dress()

    def _tell_game_left(self, trouble: str) -> None:
        self.notice.say(trouble)

    def _tell_not_written(self, path: str) -> None:
        self.notice.say(settings_not_written(path))

    def _tell_damage(self, damage: SettingsDamage) -> None:
        self.notice.say(settings_damaged(damage))

    def _tell_of_keeping(self, told: KeeperNotice) -> None:
        from twentyfive.wording.records.keeper import keeper_sentence

        self.notice.say(keeper_sentence(told))

    def _wear_deck(self, playing: HostedTable) -> None:
        playing.faces.use(self._deck, self._store.settings.back)

    def _dress(self) -> None:
        """Give every page the look that settings and window make; nothing happens if it is the same."""
        settings = self._store.settings
        width, height = minimum_window(settings.effective.text)
        self.setMinimumSize(width, height)
        self._deck = self._decks.of(deck_for(settings))
        self._look = make_look(settings, self.width(), self.height(), self._deck.suits)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        apply_look_to_application(app, self._look)
        self._arrange()
        self.start.wear_deck(self._deck)
        playing = MainWindow.playing.built(self)
        if playing is not None:
            self._wear_deck(playing)
            playing.table.use(settings)
        self._pages.set_look(self._look)

    def _arrange(self) -> None:
        """The notice above the page; what the smallest window has no room for lies over the head of the page."""
        height = 0
        notice = MainWindow.notice.built(self)
        if notice is not None and not notice.isHidden():
            height = min(notice.height_for(self.width()), self.height() // 2)
            notice.setGeometry(0, 0, self.width(), height)
            notice.raise_()
        _, least = minimum_window(self._look.text)
        below = max(0, min(height, self.height() - least))
        self._pages.setGeometry(0, below, self.width(), self.height() - below)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The window listens to itself, as another screen is told in no other way than by an event."""
        if watched is self and event.type() is QEvent.Type.DevicePixelRatioChange:
            self._dress()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if make_look(self._store.settings, self.width(), self.height(), self._deck.suits) != self._look:
            self._dress()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._preloader.start()  # the first frame is on the screen then

    def closeEvent(self, event: QCloseEvent) -> None:
        self._preloader.stop()
        self._store.change(window=bytes(self.saveGeometry().data()))
        others, playing = MainWindow.others.built(self), MainWindow.playing.built(self)
        if others is not None:
            others.close()
        if playing is not None:
            playing.close()
        else:
            self._journal.close()
        super().closeEvent(event)
