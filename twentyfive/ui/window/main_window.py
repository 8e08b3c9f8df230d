"""The main window: the stack of pages, and the ways from one page to another."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.engine.diagnostics.crash_reports import CrashReports
from twentyfive.engine.game.journal import SEAT, Journal
from twentyfive.engine.learning.lesson_progress import PROGRESS
from twentyfive.engine.saves.rule_sets import OWN_RULES, RulesNames
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.measures import LOW_WINDOW, SMALLEST_WINDOW, TALL_WINDOW
from twentyfive.presentation.settings import LARGE_TEXT, Settings, ThemeChoice
from twentyfive.presentation.start.entries import Continued, start_entries
from twentyfive.ui.accessibility.key_places import press_by_place
from twentyfive.ui.accessibility.shortcuts import FULL_SCREEN, HELP
from twentyfive.ui.cards.decks import DECKS, ChosenDeck
from twentyfive.ui.pages.start.start_page import StartPage
from twentyfive.ui.settings.languages import language_spoken
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.theme.look import ask_for_frames, deck_for, make_look
from twentyfive.ui.theme.styled import Styled
from twentyfive.ui.widgets.late_loading import LatePart, Preloader
from twentyfive.ui.window.key_use import KeyUse
from twentyfive.ui.window.language_switch import LanguageSwitch, drop_parts
from twentyfive.ui.window.notices import Notices, UnsavedGuard
from twentyfive.ui.window.resume import ResumableGame
from twentyfive.ui.window.router import Router
from twentyfive.ui.window.routes import START
from twentyfive.ui.window.screen_fit import ScreenFit
from twentyfive.ui.window.start_game import GameStarter
from twentyfive.ui.window.strips import Strips
from twentyfive.ui.window.waiting_picture import WaitingPicture
from twentyfive.ui.window.words import ANOTHER_WINDOW, setting_problem
from twentyfive.wording.names import translate

if TYPE_CHECKING:
    from twentyfive.engine.evening.evening_desk import EveningDesk
    from twentyfive.engine.visit_saver import VisitSaver
    from twentyfive.net.table_server import TableServer
    from twentyfive.ui.page_tools import PageTools
    from twentyfive.ui.pages.evening.evening_room import EveningRoom
    from twentyfive.ui.pages.practise.practise_table import PractiseTable
    from twentyfive.ui.table.miniature import TableStyle
    from twentyfive.ui.table.table_page import TablePage
    from twentyfive.ui.window.local_table import Equipment, LocalTable
    from twentyfive.ui.window.notice_bar import NoticeBar
    from twentyfive.ui.window.requests import Requests
    from twentyfive.ui.window.touch import Touch
    from twentyfive.ui.window.visiting import Visiting

USUAL_SIZE: Final = QSize(1280, 800)

_PROGRESS: Final = "twentyfive.ui.pages.start.progress"
_DRAWING: Final = "twentyfive.ui.table.miniature"

_TABLE_MODULES: Final = (
    "twentyfive.engine.game.engine",
    "twentyfive.engine.game_saver",
    "twentyfive.ui.table.hint_flow",
    "twentyfive.ui.table.table_view",
    _DRAWING,
    "twentyfive.ui.table.overlays",
    "twentyfive.ui.table.table_page",
    "twentyfive.ui.window.local_table",
)
"""Loaded one by one after the first frame: loading all at once would leave a click unanswered for 300 ms."""

_MOST_USED_PAGE: Final = "twentyfive.ui.pages.new_game.new_game_pages"
"""Loaded after the table: the first click on New game took 200 ms on a slow machine, a third of it for loading.

Settings, the next, takes 7 ms to load where this takes 16, and 0.4 MiB of whoever never opens it.
"""


class MainWindow(Styled, QWidget):
    """The window of the program.

    Only the start page is loaded at once. The table follows right after the first frame, then the code of the most used
    page; every other part is built when it is first needed. Together these parts would make the start many times
    slower.

    Attributes:
        start: the start page.
    """

    def __init__(self, store: SettingsStore, journal: Journal, data: Path, equip: Callable[[], Equipment]) -> None:
        """Create the window.

        Args:
            store: the settings.
            journal: the journal of this window's games; it may hold a game to continue.
            data: the folder of the person's files.
            equip: makes the game engine, faces and sounds when the table is built.
        """
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._fit = ScreenFit(self, QSize(*SMALLEST_WINDOW))
        KeyUse(self)
        self._store = store
        self._journal = journal
        self._data = data
        self._equip = equip
        self._saves = SavedGames(data / GAMES)
        self._rules_names = RulesNames(data / OWN_RULES)
        self._resumable = ResumableGame(journal, data, self._saves)
        self._preloader = Preloader(self._late_steps(), self)
        self._decks = ChosenDeck(data / DECKS)
        self._deck = self._decks.of(deck_for(store.settings))
        self._back = store.settings.back
        self._notices = Notices(lambda: self.notice, self)
        self.unsaved = UnsavedGuard(
            self,
            lambda: MainWindow.playing.built(self),
            self._evening_desk,
            self._visit_saver,
            lambda said: self.notice.say(said),
        )
        self._may_close = False
        self._crash_reports: CrashReports | None = None
        self._language = LanguageSwitch(store, self.is_with_others, self)
        self._take_place(store.settings)
        self._make_parts()
        self._connect_window()
        self._open()

    def _late_steps(self) -> tuple[str | Callable[[], object], ...]:
        """What follows the first frame, step by step: modules to load, and things to do once those before are there."""
        drawing = _TABLE_MODULES.index(_DRAWING) + 1
        return (
            _PROGRESS,
            self._show_course,
            lambda: self.touch,
            *_TABLE_MODULES[:drawing],
            self._allow_picture,
            *_TABLE_MODULES[drawing:],
            lambda: self.playing,
            self._show_today,
            _MOST_USED_PAGE,
        )

    def _make_parts(self) -> None:
        """Make the stack of pages with the start page, and what leads from page to page."""
        self.router = Router(lambda: self.tools, self)
        self._strips = Strips(self, self.router, self._least_height)
        self._starter = GameStarter(
            self._resumable,
            lambda: self.playing,
            lambda game: bool(self.evening.claim(game)),
            self.unsaved.leave,
            self._store,
            self.router,
        )
        self.start = self.router.lay(START, StartPage(self._deck))
        self.start.offer_languages(self._language.languages, language_spoken())
        self._picture = WaitingPicture(
            self.start,
            self._table_style,
            can_draw=MainWindow.playing.built(self) is not None,
        )
        self._starter.troubled.connect(self._notices.say)
        self.router.left.connect(self.show_start)
        self.router.currentChanged.connect(self._preloader.give_way)
        self.start.chosen.connect(lambda entry: self.requests.go(entry))
        self.start.help.clicked.connect(lambda: self.requests.show_help())
        self.start.leave.clicked.connect(self.close)
        self.start.large_text.clicked.connect(lambda on: self._store.use(self._store.settings.with_large_text(on)))
        self.start.language_chosen.connect(lambda code: self._store.change(language=code))

    def _table_style(self) -> TableStyle:
        from twentyfive.ui.table.miniature import TableStyle

        return TableStyle(self._store.settings, self._deck, self._back)

    def _allow_picture(self) -> None:
        self._picture.allow()

    def _show_course(self) -> None:
        """Show the progress through the lessons on the start page."""
        from twentyfive.ui.pages.start.progress import show_course

        show_course(self.start, self._data)

    def _show_today(self) -> None:
        """Show the deals of the day on the start page."""
        from twentyfive.ui.pages.start.progress import show_today

        show_today(self.start, self.playing.saver.books.database)

    @LatePart
    def touch(self) -> Touch:
        """The finger on a touch screen; until it is built Qt makes a mouse of it."""
        from twentyfive.ui.window.touch import Touch

        return Touch(self)

    @LatePart
    def notice(self) -> NoticeBar:
        """The notice bar above every page."""
        from twentyfive.ui.window.notice_bar import NoticeBar

        notice = NoticeBar(self)
        notice.elsewhere.clicked.connect(self.unsaved.save_elsewhere)
        self._strips.add(notice)
        return notice

    @LatePart
    def playing(self) -> LocalTable:
        """The table with its game."""
        from twentyfive.ui.window.local_table import LocalTable

        equipment = self._equip()
        hosted = LocalTable(equipment, self._store, self._data, self._rules_names, self.router)
        self._use_deck(hosted)
        self.requests.connect_table(hosted)
        hosted.served.connect(self._lay_guest_bar)
        hosted.saver.noticed.connect(self._notices.tell_from_saver)
        hosted.saver.mended.connect(self._notices.end_trouble)
        hosted.engine.failed.connect(self._notices.tell_journal_failure)
        hosted.engine.mended.connect(self._notices.end_journal_failure)
        if equipment.programs is not None:
            equipment.programs.troubled.connect(self._notices.tell_of_program)
        for trouble in self._resumable.rescue_left_games(hosted):
            self.notice.say(trouble)
        return hosted

    def _lay_guest_bar(self, table: TableServer) -> None:
        """Show above every page what the guests at this table ask."""
        from twentyfive.ui.window.guest_bar import GuestBar

        bar = GuestBar(table, self.playing.engine, self._notices.say, self)
        self._strips.add(bar)
        bar.left.connect(self.router.enter_page)

    @property
    def table(self) -> TablePage:
        """The table page."""
        return self.playing.table

    @property
    def table_in_use(self) -> TablePage:
        """The table at which the person sits: another computer's while they visit it, else their own."""
        visiting = MainWindow.visiting.built(self)
        return visiting.table if visiting is not None and visiting.is_at_table else self.table

    @property
    def practise(self) -> PractiseTable:
        """The table's aids for practice."""
        return self.playing.practise

    @LatePart
    def evening(self) -> EveningRoom:
        """The same cards evening of this window."""
        from twentyfive.ui.pages.evening.evening_room import EveningRoom

        return self.tools.shared(EveningRoom.of)

    @LatePart
    def requests(self) -> Requests:
        """What the pages and tables ask for beyond themselves."""
        from twentyfive.ui.window.requests import Requests

        return Requests(self, self.router, self._starter, self._resumable, self._store, self._rules_names)

    @LatePart
    def tools(self) -> PageTools:
        """The tools of the pages."""
        from twentyfive.ui.page_tools import PageTools

        hosted = self.playing
        return PageTools(
            self.router,
            self._starter,
            self.requests,
            self._notices.say,
            hosted.engine,
            hosted.saver,
            hosted.faces,
            hosted.sounds,
            self._store,
            self._data,
            self._rules_names,
            lambda: hosted.open_table,
            self.router,
        )

    @LatePart
    def visiting(self) -> Visiting:
        """The visits to tables of other computers."""
        from twentyfive.ui.window.visiting import Visiting

        visiting = Visiting(self, self.router, self._strips, self._store, self.playing)
        self.requests.connect_visiting(visiting)
        visiting.seats.troubled.connect(self._notices.say)
        return visiting

    def play(self, game: GameToken) -> None:
        """Play `game` from its present position."""
        self._starter.play(game)

    def play_saved(self, game: SavedGame) -> None:
        """Continue a saved game, in its file if that is in the folder of saved games, else in a new file.

        One that was played at another's table is looked back on.
        """
        if game.notes.table:
            self.tools.look_back(game.kept)
        else:
            self._starter.play_saved(game)

    def open_evening(self, path: Path) -> None:
        """Show the evening in the file at that path, or say why it cannot be opened."""
        self.requests.open_evening(path)

    def watch(self, crash_reports: CrashReports) -> None:
        """Show crashes on the crash page from now on."""
        from twentyfive.ui.window.crash_guard import CrashGuard

        self._crash_reports = crash_reports
        starter = self._starter
        CrashGuard(crash_reports, lambda: self.playing.engine, starter.show_again, self.router)

    def _connect_window(self) -> None:
        self._language.switched.connect(self._speak_anew)
        self._language.waiting.connect(self._notices.tell_that_language_waits)
        self._language.failed.connect(self._notices.tell_language_failure)
        self._store.changed.connect(self._on_settings)
        self._store.write_failed.connect(self._notices.tell_write_failure)
        self._store.damage_found.connect(self._notices.tell_settings_damage)
        help_key = QShortcut(QKeySequence(HELP), self)
        help_key.activated.connect(lambda: self.requests.show_help())
        full_screen_key = QShortcut(QKeySequence(FULL_SCREEN), self, autoRepeat=False)
        full_screen_key.activated.connect(self._toggle_full_screen)
        self.installEventFilter(self)
        hints = QApplication.styleHints()
        hints.colorSchemeChanged.connect(self._follow_desktop)
        hints.accessibility().contrastPreferenceChanged.connect(self._follow_desktop)

    def _take_place(self, settings: Settings) -> None:
        """Restore the window's place, and wear the look for its size before anything is made that has it."""
        self.resize(USUAL_SIZE)
        if settings.window:
            self.restoreGeometry(QByteArray(settings.window))
        self._fit_look()

    def _open(self) -> None:
        """Show the start page and a notice of each fault found so far."""
        self._name_window()
        for problem in self._store.problems:
            self.notice.say(setting_problem(problem))
        if self._journal.number > 1:
            self.notice.say(ANOTHER_WINDOW())
        if self._resumable.trouble:
            self.notice.say(self._resumable.trouble)
        self.show_start()
        ask_for_frames(self._store.settings.effective.theme)
        self._strips.arrange()

    def _name_window(self) -> None:
        name = translate("window", "Twenty-Five")
        QApplication.setApplicationDisplayName(name)  # else the system adds the English one to the title
        self.setWindowTitle(name)

    def is_with_others(self) -> bool:
        """Return True if guests play at the table here or at an evening, or the person plays at another computer's."""
        hosted, visiting = MainWindow.playing.built(self), MainWindow.visiting.built(self)
        evening = MainWindow.evening.built(self)
        visits = visiting is not None and visiting.visit is not None
        at_evening = evening is not None and evening.network.is_on
        return visits or at_evening or (hosted is not None and hosted.is_open_for_guests)

    def _speak_anew(self) -> None:
        """Make every part with words anew in the language now in use; the game and the place in the window stay."""
        hosted, places = MainWindow.playing.built(self), self.router.places
        self._picture.stop()
        at_globe = self.start.language is not None and self.start.language.hasFocus()
        self._end_pages()
        drop_parts(self, [vars(self).pop(name, None) for name in ("visiting", "notice", "requests", "evening")])
        self._make_parts()
        self._name_window()
        if self._crash_reports is not None:
            self.watch(self._crash_reports)
        if hosted is not None:
            hosted.lay_again(self.router)
            self.requests.connect_table(hosted)
        self.router.return_to(places[:1])
        self._strips.arrange()
        self.router.show()
        self.router.return_to(places[1:])
        if at_globe and self.start.language is not None:
            self.start.language.setFocus()

    def begin_anew(self, said: Callable[[], str]) -> None:
        """Show the start page after the files of the person have changed, with everything as it now is; say `said`."""
        self.show_start()
        if not self._language.switch_at_once():
            self._speak_anew()
        for trouble in self._resumable.rescue_left_games(self.playing):
            self.notice.say(trouble)
        self.show_start()
        self.notice.say(said())

    def _end_pages(self) -> None:
        """End what the pages have begun, and what they share; both are made anew when they are next needed."""
        self.router.end()
        tools: PageTools | None = vars(self).pop("tools", None)
        if tools is not None:
            tools.close()

    def appear(self) -> None:
        """Show the window in its last place, the first time in the usual size."""
        self._fit.appear()

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def show_start(self) -> None:
        """Show the start page with its entries as they are now. The table closes for guests."""
        hosted = MainWindow.playing.built(self)
        if hosted is not None:
            hosted.close_table()
            hosted.saver.keep()  # the start page shows the number of saved games, and this game is one
        setup, seat = self._starter.usual_table, self._journal.path.with_suffix(SEAT)
        self.start.set_large_text(self._store.settings.large_text)
        is_new = not (self._data / PROGRESS).exists()
        waiting = self._continued()
        self._picture.show(None if waiting is None or waiting.turn is not None else waiting.game)
        self.start.set_entries(start_entries(setup, self._saves, waiting, self._rules_names, seat, is_new=is_new))
        if hosted is not None:
            self._show_course()
            self._show_today()
        self.router.open(START)
        self._language.catch_up()

    def _continued(self) -> Continued | None:
        waiting, hosted = self._resumable.waiting(), MainWindow.playing.built(self)
        if waiting is None:
            return None
        practised = hosted is not None and hosted.practise.practising and waiting.game == self._resumable.played
        return Continued(waiting.game, waiting.turn, practised=practised)

    def _on_settings(self, settings: Settings) -> None:
        """Follow these settings; the look changes only if they ask for another."""
        ask_for_frames(settings.effective.theme)
        deck, back = self._decks.of(deck_for(settings)), settings.back
        has_other_cards = (deck, back) != (self._deck, self._back)
        self._deck, self._back = deck, back
        self.start.use_deck(deck)
        hosted, visiting = MainWindow.playing.built(self), MainWindow.visiting.built(self)
        if hosted is not None:
            self._use_deck(hosted)
            hosted.table.use(settings)
        if visiting is not None:
            visiting.table.use(settings)
        self._fit_look()
        if has_other_cards:
            self.renew()

    def _follow_desktop(self) -> None:
        """Take the colours of the desktop, which may tell them only after the start, and change them at any time."""
        if self._store.settings.effective.theme is ThemeChoice.SYSTEM:
            self._fit_look()

    def _use_deck(self, hosted: LocalTable) -> None:
        hosted.faces.use(self._deck, self._back)

    def _fit_look(self) -> None:
        """Wear the look for the settings and the window's size, if that is another."""
        look = make_look(self._store.settings, self.width(), self.height(), self._deck.suits)
        if look != self._look_worn:
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            look.dress(app)
            self.wear(look)

    def _least_height(self) -> int:
        """The height below which no strip makes a page."""
        return LOW_WINDOW if self._look.text <= LARGE_TEXT else TALL_WINDOW

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window to a screen of another resolution, which Qt reports only as an event of the window."""
        if watched is self and event.type() is QEvent.Type.DevicePixelRatioChange:
            self.renew()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let a key that nobody wanted count by its place."""
        if not press_by_place(event, self):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._strips.arrange()
        self._fit_look()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self._preloader.start()  # the first frame is painted

    def _evening_desk(self) -> EveningDesk | None:
        evening = MainWindow.evening.built(self)
        return None if evening is None else evening.desk

    def _visit_saver(self) -> VisitSaver | None:
        visiting = MainWindow.visiting.built(self)
        return None if visiting is None else visiting.saver

    def _close_for_good(self) -> None:
        self._may_close = True
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._may_close:
            self.unsaved.leave(self._close_for_good)  # at once, or when the person has answered
        if not self._may_close:
            event.ignore()
            return
        self._preloader.stop()
        self._picture.stop()
        self._store.change(window=bytes(self.saveGeometry().data()))
        visiting, hosted = MainWindow.visiting.built(self), MainWindow.playing.built(self)
        if visiting is not None:
            visiting.close()
        self._end_pages()
        if hosted is not None:
            hosted.close()
        else:
            self._journal.close()
        super().closeEvent(event)
