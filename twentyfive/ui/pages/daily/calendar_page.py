"""The page of the calendar of the year: the results of one game day by day, and its streaks."""

from __future__ import annotations

from datetime import date
from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily_desk import DailyDesk, today
from twentyfive.engine.statistics.dailies import streaks_of
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.daily.year_calendar import YearCalendar
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import ChoiceButton, SecondButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.wording.names import translate
from twentyfive.wording.records import daily as words


class CalendarPage(QuestionPage):
    """The calendar of a year for one game.

    Attributes:
        games: the choice of the game.
        streak: the sentence about the days in a row.
        year: the calendar.
        before, after: the buttons that turn to another year.

    Signals:
        result_asked(DailyDeal): the person asks for the result of a deal that was played.
    """

    result_asked = Signal(object)

    def __init__(self, desk: DailyDesk) -> None:
        super().__init__(translate("daily", "Calendar of the year"))
        self._desk = desk
        desk.changed.connect(self._on_changed)
        self._game = DailyGame.TWENTY_FIVE
        self._today = date.min
        self.games = ChoiceRow([(game, ChoiceButton(words.name_of_game(game))) for game in DailyGame])
        self.games.setAccessibleName(translate("daily", "Which game"))
        self.games.chosen.connect(self._choose)
        self.streak = RichLabel("", role=Role.STRONG)
        self.year = YearCalendar()
        self.year.day_asked.connect(self._ask)
        self.year.moved.connect(self._show_day)
        self.before, self.after = SecondButton(""), SecondButton("")
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.set_columns(((self._make_column(), 1),))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.daily)
        page.result_asked.connect(lambda deal: tools.router.open("daily_result", deal))
        page.back_asked.connect(tools.router.back)
        return page

    def _make_column(self) -> Column:
        column, sheet, years = Column(), Sheet(), EvenRow()
        years.add(self.before, self.after)
        sheet.add(self.year)
        sheet.add(RichLabel(words.LEGEND(), role=Role.NOTE))
        column.add(self.games, self.streak, sheet, years)
        column.rows.addStretch(1)
        return column

    def first_stop(self) -> QWidget:
        return self.year

    def open(self, game: DailyGame) -> None:
        """Show the year of today for this game."""
        self._game, self._today = game, today()
        self._show(self._today)

    def _refresh(self) -> None:
        """Show what is played by now."""
        self._show(self.year.day)

    def _on_changed(self) -> None:
        if self.isVisible():
            self._refresh()

    def _show(self, day: date) -> None:
        history = self._desk.history(self._game)
        self.games.show_value(self._game)
        self.streak.set_text(words.streak_sentence(streaks_of(history, self._today)))
        self.year.show_year(day, {played.deal.day: played for played in history}, self._today)
        self.header.aside.set_text(str(day.year))
        first = min((played.deal.day.year for played in history), default=self._today.year)
        for button, year in ((self.before, day.year - 1), (self.after, day.year + 1)):
            button.set_label(str(year))
            button.setVisible(first <= year <= self._today.year)

    def _choose(self, game: object) -> None:
        if isinstance(game, DailyGame):
            self._game = game
            self._refresh()

    def _turn(self, years: int) -> None:
        year = self.year.day.year + years
        self._show(self._today if year == self._today.year else date(year, 12, 31))
        self.year.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask(self, day: date) -> None:
        deal = DailyDeal(day, self._game)
        if self._desk.played(deal) is not None:
            self.result_asked.emit(deal)

    def _show_focus(self, now: QWidget | None) -> None:
        if now is self.year:
            self._show_day()
        else:
            super()._show_focus(now)

    def _show_day(self) -> None:
        """Scroll to the day that the keys have reached."""
        lay_out_now()
        place = self.year.rect_of(self.year.day)
        body = self._scroll.widget()
        if body is not None:
            centre = self.year.mapTo(body, place.center().toPoint())
            side = round(place.height()) + 2 * RING
            self._scroll.ensureVisible(centre.x(), centre.y(), side, side)
