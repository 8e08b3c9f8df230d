"""The one window: a stack of pages, and what leads from one to another."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, QTimer
from PySide6.QtGui import QCloseEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from twentyfive.core import Record
from twentyfive.engine.bookmarks import Bookmarks
from twentyfive.engine.engine import GameEngine
from twentyfive.engine.keeping import Keeper
from twentyfive.engine.seats import seats_of
from twentyfive.engine.sitters import TableSetup
from twentyfive.engine.turns import table_after
from twentyfive.ui.continuing import waiting_game
from twentyfive.ui.decks import deck_in_use
from twentyfive.ui.faces import FaceStore
from twentyfive.ui.look import deck_for, dress_application, make_look
from twentyfive.ui.measures import minimum_window
from twentyfive.ui.new_game_page import default_setup
from twentyfive.ui.notice import Notice
from twentyfive.ui.other_pages import Means, OtherPages
from twentyfive.ui.page_stack import PageStack
from twentyfive.ui.practise_table import PractiseTable
from twentyfive.ui.settings import Settings, SettingsStore, Speed
from twentyfive.ui.sounds import Sounds
from twentyfive.ui.start_page import Entry, StartEntry, StartPage
from twentyfive.ui.table_choices import renamed_choices
from twentyfive.ui.table_menu import MenuChoice
from twentyfive.ui.table_page import TablePage
from twentyfive.ui.table_sounds import TableSounds
from twentyfive.ui.wording.names import translate
from twentyfive.ui.wording.saved import games_kept, keeper_sentence, saved_name
from twentyfive.ui.wording.start import (
    another_window,
    game_of,
    play_now,
    setting_problem,
    settings_not_written,
    under_way,
)

USUAL_SIZE = QSize(1280, 800)


class MainWindow(QWidget):
    """The window of the program.

    Attributes:
        start, table: the pages seen first.
        others: the pages that are made when they are first asked for.
        practise: what the table offers who practises.
        notice: what went wrong, above every page.
    """

    def __init__(self, engine: GameEngine, faces: FaceStore, store: SettingsStore, sounds: Sounds, data: Path) -> None:
        super().__init__()
        self._engine = engine
        self._faces = faces
        self._store = store
        self._keeper = Keeper(engine, data, saved_name, self)
        self._waiting: Record | None = None
        self._look = make_look(store.settings, USUAL_SIZE.width(), USUAL_SIZE.height())
        means = Means(engine, self._keeper, faces, store, sounds, data)
        self._decks = means.decks
        self._wear_deck(store.settings)
        self._pages = PageStack(self)
        self.notice = Notice(self._look, self)
        self.start = self._pages.dressed(StartPage(self._look))
        self.table = TablePage(engine, faces, self._look, store.settings)
        bookmarks = Bookmarks(data / "bookmarks.json")
        self.practise = self._pages.dressed(PractiseTable(self.table, engine, self._look, bookmarks))
        self.others = OtherPages(means, self._look, self._pages)
        self._table_sounds = TableSounds(self.table, sounds, store)
        self._pages.addWidget(self.start)
        self._pages.addWidget(self.table)
        self._connect()
        self._open()

    def play(self, record: Record) -> None:
        """Play a game from where its record stands."""
        self._pages.setCurrentWidget(self.table)
        self.table.setFocus()
        self.practise.leave()
        self._engine.begin(record)

    def _connect(self) -> None:
        self.start.continue_asked.connect(self._continue)
        self.start.play_asked.connect(self._play_now)
        self.start.new_game_asked.connect(self._choose_game)
        self.start.learn_asked.connect(self._show_learning)
        self.start.practise_asked.connect(self._show_practising)
        self.practise.otherwise_asked.connect(self._play_otherwise)
        self.start.saved_asked.connect(self._show_saved_games)
        self.start.statistics_asked.connect(lambda: self._pages.visit(self.others.statistics))
        self.start.settings_asked.connect(self._show_settings)
        self.start.help_asked.connect(self._show_help)
        self.start.leave_asked.connect(self.close)
        self.start.large_text_toggled.connect(lambda on: self._store.change(large_text=on))
        self.table.fold_asked.connect(lambda folded: self._store.change(fold_panel=folded))
        self.table.overlays.speed_chosen.connect(self._set_speed)
        self.table.overlays.menu_chosen.connect(self._on_menu)
        self.table.overlays.play_again_asked.connect(self._play_again)
        self.table.overlays.new_game_asked.connect(self._choose_game)
        self.table.overlays.leave_asked.connect(self._show_start)
        self.table.overlays.deal.offer_look_back()
        self.table.overlays.deal.look_back_asked.connect(self._look_back)
        self._connect_others()
        self.notice.resized.connect(self._arrange)
        self._store.changed.connect(self._on_settings)
        self._keeper.noticed.connect(lambda told: self.notice.say(keeper_sentence(told)))
        self._store.write_failed.connect(lambda path: self.notice.say(settings_not_written(path)))
        help_key = QShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents), self)
        help_key.activated.connect(self._show_help)

    def _connect_others(self) -> None:
        others = self.others
        others.start_asked.connect(self._start)
        others.play_asked.connect(self.play)
        others.practise_asked.connect(self._practise)
        others.practise_on_asked.connect(self._practise_on)
        others.usual_practise_asked.connect(self._practise_usual)
        others.try_again_asked.connect(self._try_again)
        others.new_game_asked.connect(self._choose_game)
        others.menu_chosen.connect(self._on_menu)
        others.renamed.connect(self._rename)
        others.troubled.connect(self.notice.say)
        self._pages.left.connect(self._show_start)

    def _open(self) -> None:
        """The window as it was left, the start page, and what was found wrong."""
        settings = self._store.settings
        self.setWindowTitle(translate("window", "Twenty-Five"))
        self.resize(USUAL_SIZE)
        if settings.window:
            self.restoreGeometry(QByteArray(settings.window))
        for problem in self._store.problems:
            self.notice.say(setting_problem(problem))
        journal = self._engine.journal
        if journal.number > 1:
            self.notice.say(another_window())
        waiting = waiting_game(journal.path)
        self._waiting = waiting.record
        if waiting.trouble:
            self.notice.say(waiting.trouble)
        self._show_start()
        self._dress()
        QTimer.singleShot(0, self, self._keeper.open)  # the first frame does not wait for the statistics

    def _show_start(self) -> None:
        entries = [StartEntry(Entry.PLAY, play_now(default_setup(self._store.settings)))]
        entries += [StartEntry(Entry.NEW_GAME), StartEntry(Entry.LEARN), StartEntry(Entry.PRACTISE)]
        entries += [self._saved_entry(), StartEntry(Entry.STATISTICS), StartEntry(Entry.SETTINGS)]
        record = self._game_to_continue()
        if record is not None:
            seats = seats_of(record.header)
            view = seats.view(record.state, next(iter(seats.persons), None))
            entries.insert(0, StartEntry(Entry.CONTINUE, under_way(view), game_of(view)))
        self.start.set_large_text(self._store.settings.large_text)
        self.start.set_entries(entries)
        self._pages.setCurrentWidget(self.start)

    def _saved_entry(self) -> StartEntry:
        try:
            return StartEntry(Entry.SAVED, games_kept(len(self._keeper.saves.paths())))
        except OSError:
            return StartEntry(Entry.SAVED)  # its page says what is wrong with the folder

    def _game_to_continue(self) -> Record | None:
        record = self._engine.record or self._waiting
        return None if record is None or record.state.over else record

    def _continue(self) -> None:
        record = self._game_to_continue()
        if record is self._engine.record and record is not None:
            self._pages.setCurrentWidget(self.table)
        elif record is not None:
            self.play(record)

    def _play_now(self) -> None:
        self.play(default_setup(self._store.settings).new_record())

    def _choose_game(self) -> None:
        self._pages.setCurrentWidget(self.others.new_game)

    def _show_learning(self) -> None:
        self.others.learning.open()
        self._pages.setCurrentWidget(self.others.learning)

    def _show_practising(self) -> None:
        record = self._game_to_continue()
        waits = ""
        if record is not None:
            seats = seats_of(record.header)
            waits = under_way(seats.view(record.state, next(iter(seats.persons), None)))
        self.others.practising.page.show_table(*self.practise.deal_on_table())
        self.others.practising.open(default_setup(self._store.settings), waits)
        self._pages.visit(self.others.practising)

    def _play_otherwise(self) -> None:
        self._show_practising()
        self.others.practising.page.ask_for_table()

    def _practise(self, record: Record) -> None:
        self.play(record)
        self.practise.practise()

    def _practise_usual(self) -> None:
        self._practise(default_setup(self._store.settings).new_record())

    def _try_again(self, record: Record) -> None:
        self._practise(record)
        self._engine.note_help()  # all hands of the deal are known

    def _practise_on(self) -> None:
        self._continue()
        self.practise.practise()

    def _start(self, setup: TableSetup) -> None:
        self._store.change(new_game=self.others.new_game.choices())
        self.play(setup.new_record())

    def _play_again(self) -> None:
        record = self._engine.record
        if record is not None:
            self.play(table_after(record.header, record.state).new_record())

    def _on_menu(self, choice: MenuChoice) -> None:
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
        record = self._engine.record
        if record is not None:
            self._pages.visit(self.others.review)
            self.others.review.open(record)

    def _show_saved_games(self) -> None:
        self._keeper.keep()
        self._pages.visit(self.others.saved_games)

    def _show_settings(self) -> None:
        self._pages.visit(self.others.settings)

    def _show_help(self) -> None:
        self._pages.visit(self.others.help)

    def _show_rules(self) -> None:
        at_lesson = self._pages.currentWidget() is not self.table and "learning" in vars(self.others)
        view = self.others.learning.lesson.table.view if at_lesson else self.table.view
        if view is not None:
            self.others.rules.show_rules(view.rules, view.trump)
            self._pages.visit(self.others.rules)

    def _rename(self, name: str) -> None:
        choices = renamed_choices(self.others.new_game.choices(), name)
        self._store.change(name=name, new_game=choices)
        self.others.new_game.restore(choices)

    def _set_speed(self, speed: Speed) -> None:
        self._store.change(speed=speed)

    def _on_settings(self, _: Settings) -> None:
        self._dress()

    def _wear_deck(self, settings: Settings) -> None:
        self._faces.use(deck_in_use(deck_for(settings), self._decks), settings.back)

    def _dress(self) -> None:
        """Give every page the look that settings and window make; nothing happens if it is the same."""
        settings = self._store.settings
        self._wear_deck(settings)
        width, height = minimum_window(settings.effective.text)
        self.setMinimumSize(width, height)
        self._look = make_look(settings, self.width(), self.height())
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        dress_application(app, self._look)
        self.notice.set_look(self._look)
        self._arrange()
        self.table.set_look(self._look, settings)
        self._pages.set_look(self._look)

    def _arrange(self) -> None:
        """The notice above the page, as high as its words need."""
        height = 0 if self.notice.isHidden() else self.notice.height_for(self.width())
        self.notice.setGeometry(0, 0, self.width(), height)
        self._pages.setGeometry(0, height, self.width(), self.height() - height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        if make_look(self._store.settings, self.width(), self.height()) != self._look:
            self._dress()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._store.change(window=bytes(self.saveGeometry().data()))
        self._keeper.close()
        self._engine.close()
        self._faces.close()
        self._table_sounds.close()
        super().closeEvent(event)
