"""The Statistics page: the person's results as a table and charts, which can be exported or erased."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Self

from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.engine.files.atomic_files import write_whole
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.statistics.database import StatisticsDatabase, StatisticsError
from twentyfive.engine.statistics.figures import (
    Figures,
    Group,
    GroupBy,
    groups,
    has_characters,
    has_visits,
    last_games,
    results_against,
    runs,
    together,
)
from twentyfive.presentation.figures import all_games, bar_of, face_curves, group_lines
from twentyfive.presentation.measures import TABLE_COLUMN
from twentyfive.ui.accessibility.shortcuts import press_by_undo_key
from twentyfive.ui.dialogs.file_dialogs import FileChooser, FileDialogs
from twentyfive.ui.figures.figure_table import FigureTable
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.records.charts import BarChart, LastGames
from twentyfive.ui.pages.records.empty_sheet import EmptySheet
from twentyfive.ui.pages.records.face_curves import FaceCurves
from twentyfive.ui.pages.records.recount_strip import RecountStrip
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import ChoiceButton, PrimaryButton, QuietButton, SecondButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.ui.widgets.text_sheet import TextSection
from twentyfive.ui.widgets.undo_strip import UndoStrip
from twentyfive.wording.names import translate
from twentyfive.wording.records import statistics as words

LAST: Final = 20
"""The number of games in the chart of the last games."""


class StatisticsPage(QuestionPage):
    """The Statistics page: figures by game, rules, opponents or help, and charts of the games won.

    Attributes:
        by: the choice of grouping.
        table: the table of figures.
        bars: the chart with a bar for each group.
        faces: the curve of the games against each character; hidden before the first.
        last: the chart of the last games.
        runs: the longest run of games won; hidden before the first.
        best: the game that the person plays best; hidden while too little is known.
        begin: the button that plays a game, while nothing is counted.
        export: the button that writes the figures to a file.
        reset: the button that erases the figures, after a question.
        question: that question, with the answers `sure` and `leave`.
        recount: the progress of the count of the saved games.
        undo: the strip that takes the erasure back, until the person leaves the page.
    """

    widest = TABLE_COLUMN

    def __init__(self, saver: GameSaver, *, chooser: FileChooser | None = None) -> None:
        super().__init__(translate("statistics", "Statistics"))
        self._saver = saver
        self._chooser: FileChooser = chooser or FileDialogs()
        self._by = GroupBy.GAME
        self._everything = Figures()
        self._has_visits = False
        self._forgotten: int | None = None
        self.set_columns(((self._make_figures(), 5), (self._make_charts(), 3)))
        self.set_footer(self._make_footer())
        saver.books.counted.connect(self._on_counted)
        self._show((), Figures())  # until the page is shown

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.saver)
        page.begin.clicked.connect(tools.games.play_usual)
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        return self.begin if self.by.isHidden() else self.by.of[self._by]

    def refresh(self) -> None:
        """Show the current figures, and the progress of their count."""
        self._show_figures()
        self.recount.refresh()

    def _show_figures(self) -> None:
        self._fault.set_text("")
        database = self._saver.books.database
        if database is None:
            self._show((), Figures())
            self._tell_empty(words.NOT_TO_BE_HAD())
            return
        try:
            visits = groups(database, GroupBy.ELSEWHERE) if has_visits(database) else ()
            self._offer(visits=bool(visits), characters=has_characters(database))
            found = visits if self._by is GroupBy.ELSEWHERE else groups(database, self._by)
            own = groups(database, GroupBy.GAME) if visits or self._by is GroupBy.CHARACTER else found
            self._show(found, together(own if self._by is GroupBy.CHARACTER else found))
            self._show_faces(database)
            self._everything = together((*own, *visits))
            self._show_last(database)
        except StatisticsError as error:
            self._fault.set_text(words.NOT_DONE(reason=error.reason))
        self._tell_empty(words.BEING_COUNTED() if self._saver.books.recounting else words.NOTHING_COUNTED())

    def _offer(self, *, visits: bool, characters: bool) -> None:
        """Offer the figures of games at others' tables, and of those against characters, once there are some."""
        self._has_visits = visits
        missing = {GroupBy.ELSEWHERE: not visits, GroupBy.CHARACTER: not characters}
        self.by.leave_out(*(self.by.of[by] for by, is_missing in missing.items() if is_missing))
        if missing.get(self._by):
            self._by = GroupBy.GAME
            self.by.show_value(self._by)

    def _tell_empty(self, why: str) -> None:
        """Say why figures are missing; a screen reader reads it with the only button, which has the focus."""
        self._empty.set_text(why)
        self.begin.setAccessibleDescription(why)

    def _make_figures(self) -> Column:
        column = Column()
        self._fault = FaultLabel()
        self._fault.hide()
        self._done = StatusLabel()
        self.undo = UndoStrip(translate("statistics", "Undo"), icon=Icon.UNDO)
        self.undo.pressed.connect(self._remember)
        press_by_undo_key(self.undo.button)
        self.by = ChoiceRow([(by, ChoiceButton(words.GROUPING_NAMES[by]())) for by in GroupBy])
        self.by.setAccessibleName(translate("statistics", "Group by"))
        self.by.show_value(self._by)
        self.by.chosen.connect(self._choose)
        self._empty = EmptySheet(words.NOTHING_COUNTED())
        self.table = FigureTable()
        self._sheet = Sheet()
        self._sheet.add(self.table)
        self._whose = RichLabel(words.WHOSE_FIGURES(), role=Role.NOTE)
        self.recount = RecountStrip(self._saver.books)
        self.recount.left.connect(lambda: self.first_stop().setFocus())
        column.add(self._fault, self._done, self._make_question(), self.undo, self.recount, self.by)
        self.faces = FaceCurves()
        self._faces_section = TextSection(words.FACES_TITLE(), self.faces, "")
        column.add(self._empty, self._sheet, self._whose, self._faces_section)
        column.rows.addStretch(1)
        return column

    def _make_question(self) -> Sheet:
        self.question = Sheet()
        self._asked = RichLabel("")
        answers = EvenRow()
        self.sure = SecondButton(translate("statistics", "Erase"))
        self.leave = QuietButton(translate("statistics", "Keep them"))
        self.sure.clicked.connect(self._forget)
        self.leave.clicked.connect(self._leave)
        answers.add(self.sure, self.leave)
        self.question.add(self._asked, answers)
        self.question.hide()
        return self.question

    def _make_charts(self) -> Column:
        self._charts = column = Column()
        self.bars = BarChart()
        self.last = LastGames()
        self.runs, self.best = RichLabel("", role=Role.STRONG), RichLabel("", role=Role.STRONG)
        self._bars_section = TextSection(words.BARS_TITLE(), self.bars, "")
        self._last_section = TextSection(words.LAST_TITLE(), self.last, "")
        self._last_section.add(self.runs, self.best)
        column.add(self._bars_section, self._last_section)
        column.rows.addStretch(1)
        return column

    def _make_footer(self) -> QWidget:
        """Make the footer; the button that erases is quiet and stands apart."""
        footer = QWidget(self)
        row = QHBoxLayout(footer)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.begin = PrimaryButton(translate("statistics", "Play now"), icon=Icon.PLAY)
        self.export = SecondButton(translate("statistics", "Export as CSV…"))
        self.reset = QuietButton(translate("statistics", "Erase all statistics…"))
        self.export.clicked.connect(self._export)
        self.reset.clicked.connect(self._ask)
        row.addWidget(self.begin)
        row.addWidget(self.export)
        row.addStretch(1)
        row.addWidget(self.reset)
        return footer

    def _show(self, found: tuple[Group, ...], whole: Figures) -> None:
        """Show the table of these groups, and the chart of their games."""
        self.table.show_lines([*group_lines(found, whole, summed=self._by is not GroupBy.CHARACTER)])
        for widget in (self._sheet, self._whose):
            widget.setVisible(bool(found))
        self._faces_section.hide()
        self.best.set_text(words.best_sentence(found))
        self.by.setVisible(bool(found) or self._has_visits)
        self._empty.setVisible(not found)
        bars = [group for group in found if group.figures.games]
        self.bars.show_bars([bar_of(group) for group in bars])
        self._bars_section.describe(words.spoken_bars(bars))
        self._bars_section.setVisible(bool(bars) and self._by is not GroupBy.CHARACTER)
        self._last_section.setVisible(bool(bars))
        self._charts.setVisible(bool(bars))
        self.header.aside.set_text(words.counted_words(whole))
        self.begin.setVisible(not found)
        for button in (self.export, self.reset):
            button.setVisible(bool(found) or self._has_visits)

    def _show_faces(self, database: StatisticsDatabase) -> None:
        against = [group for group in groups(database, GroupBy.CHARACTER) if group.figures.games]
        self.faces.show_curves(face_curves(against, results_against(database)))
        self._faces_section.describe(words.spoken_bars(against))
        self._faces_section.setVisible(bool(against) and self._by is not GroupBy.ELSEWHERE)

    def _show_last(self, database: StatisticsDatabase) -> None:
        games = last_games(database, LAST, self._by)
        self.last.show_results([game.result for game in games])
        self.runs.set_text(words.runs_sentence(runs(database, self._by)))
        for label in (self.runs, self.best):
            label.setVisible(bool(label.plain))
        told = filter(None, (self.runs.plain, self.best.plain, words.spoken_last(games)))
        self._last_section.describe(" ".join(told))

    def _choose(self, by: object) -> None:
        if isinstance(by, GroupBy):
            self._by = by
            self.by.show_value(by)
            self.refresh()

    def _on_counted(self) -> None:
        if self.isVisible():
            self.refresh()

    def _ask(self) -> None:
        self._asked.set_text(words.reset_question(self._everything))
        self.question.show()
        self.leave.setAccessibleDescription(self._asked.plain)
        self.leave.setFocus()
        self._show_said(self.question)

    def _leave(self) -> None:
        self.question.hide()
        self.reset.setFocus()

    def _forget(self) -> None:
        self.question.hide()
        forgotten = self._change(StatisticsDatabase.forget_all)
        if forgotten is not None:
            self._forgotten = forgotten
            self.undo.say(words.RESET_DONE())
            self.refresh()
            self.undo.button.setFocus()

    def _remember(self) -> None:
        number = self._forgotten
        if number is None:
            return
        if self._change(lambda database: database.remember(number)) is not None:
            self._forgotten = None
            self.undo.say("")
            self.refresh()
            self.first_stop().setFocus()

    def _change(self, change: Callable[[StatisticsDatabase], int]) -> int | None:
        """Change the statistics. Report a failure, and return None."""
        self._done.set_text("")
        database = self._saver.books.database
        assert database is not None, "there are no statistics to change"
        try:
            return change(database)
        except StatisticsError as error:
            self._say_fault(error.reason)
            return None

    def _export(self) -> None:
        title, kinds = translate("statistics", "Export the statistics"), translate("statistics", "Spreadsheets (*.csv)")
        target = self._chooser.fresh(self, title, "twentyfive.csv", kinds)
        database = self._saver.books.database
        if target is None or database is None:
            return
        self._fault.set_text("")
        self._done.set_text("")
        try:
            write_whole(target, all_games(database))
        except OSError as error:
            self._say_fault(system_words(error))
        except StatisticsError as error:
            self._say_fault(error.reason)
        else:
            self._done.set_text(words.EXPORTED(path=target))
            self._show_said(self._done)

    def _say_fault(self, reason: str) -> None:
        self._fault.set_text(words.NOT_DONE(reason=reason))
        self._show_said(self._fault)

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if event.spontaneous():  # the window is only minimised
            return
        self._forgotten = None
        self.question.hide()
        self.undo.say("")
        self._done.set_text("")
