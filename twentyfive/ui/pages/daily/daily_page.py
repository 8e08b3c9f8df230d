"""The page Deal of the day: the deals of a day beside the calendar of the month."""

from __future__ import annotations

from datetime import date
from itertools import chain
from typing import Final, Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily_desk import DailyDesk, today
from twentyfive.presentation.daily import ShownDeal, about_day, games_by_day, shown_deal, streak_of_days
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.new_game_text import usual_players
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.daily.deal_tile import DealTile
from twentyfive.ui.pages.daily.month_calendar import MonthCalendar
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import Emphasis, IconButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet, WithButton
from twentyfive.wording.amounts import sentence_case
from twentyfive.wording.names import translate
from twentyfive.wording.records import daily as words

_COLUMNS_FROM: Final = 860
"""Least width for the month beside the tiles, with text of 100 %."""


class DailyPage(QuestionPage):
    """The deals of a day: of today, unless another day of the calendar is chosen.

    Attributes:
        tiles: the button of each game.
        about: the text about the deals shown.
        month: the calendar of the month.
        before, after: the buttons that turn to another month.
        calendar: the button that opens the calendar of the year.

    Signals:
        play_asked(DailyDeal): the person asks to play this deal, or to go on with it.
        result_asked(DailyDeal): the person asks for the result of this deal.
    """

    play_asked = Signal(object)
    result_asked = Signal(object)
    widest = PAGE_COLUMN

    def __init__(self, desk: DailyDesk, faces: FaceStore) -> None:
        super().__init__(words.TITLE())
        self._desk = desk
        desk.changed.connect(self._on_changed)
        self._today = date.min
        self._day = RichLabel("", role=Role.HEADING)
        self.about = RichLabel("", role=Role.NOTE)
        self.tiles = {game: DealTile(self._shown(DailyDeal(self._today, game)), faces) for game in DailyGame}
        for game, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, game=game: self._press(game))
        self.month = MonthCalendar()
        self.month.day_asked.connect(lambda _: self.first_stop().setFocus())
        self.month.moved.connect(self._show_day)
        self.before, self.after = IconButton(Icon.BACK, ""), IconButton(Icon.ONWARD, "")
        self.before.clicked.connect(lambda: self.month.turn(-1))
        self.after.clicked.connect(lambda: self.month.turn(1))
        self.calendar = SecondButton(translate("daily", "Calendar of the year"), icon=Icon.DAY)
        left = Column()
        left.add(self._day, *self.tiles.values(), self.about)
        left.rows.addStretch(1)
        self.set_columns(((left, 5), (self._make_month(), 4)))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.daily, tools.faces)
        page.play_asked.connect(lambda deal: play_deal(deal, tools))
        page.result_asked.connect(lambda deal: tools.router.open("daily_result", deal))
        page.calendar.clicked.connect(lambda: tools.router.open("daily_calendar", DailyGame.TWENTY_FIVE))
        page.back_asked.connect(tools.router.back)
        return page

    @property
    def one_column(self) -> bool:
        return self.width() < _COLUMNS_FROM * self._look.factor

    def first_stop(self) -> QWidget:
        tiles = [(self.tiles[deal.game], self._shown(deal)) for deal in self._deals()]
        to_play = (tile for tile, shown in tiles if shown.is_to_play)
        usable = (tile for tile, shown in tiles if not shown.why_not)
        return next(chain(to_play, usable), self.month)

    def open(self) -> None:
        """Show the deals of today."""
        self._today = today()
        self._refresh(self._today)

    def back_from(self, _: str) -> None:
        """Show what is played by now, with the focus on the next deal of the day shown."""
        day = self.month.day if self._today == today() else today()
        self._today = today()
        self._refresh(day)
        self.first_stop().setFocus()

    def _refresh(self, day: date) -> None:
        """Show what is played by now; `day` is the day whose deals are shown."""
        played = tuple(chain.from_iterable(self._desk.history(game) for game in DailyGame))
        self.month.show_month(day, games_by_day(played), self._today)
        self.header.aside.set_text(words.streak_sentence(streak_of_days(self._desk.history, self._today)))
        self._show_day()

    def _show_day(self) -> None:
        """Show the deals of the day reached in the calendar."""
        day = self.month.day
        self._title.set_text(self.month.month.title)
        self._day.set_text(sentence_case(words.day_words(day)))
        shown = [(self.tiles[deal.game], self._shown(deal)) for deal in self._deals()]
        self.about.set_text(about_day(day, self._today, (deal for _, deal in shown)))
        following = next((tile for tile, deal in shown if deal.is_to_play), None)
        for tile, deal in shown:
            tile.show_deal(deal, Emphasis.PRIMARY if tile is following else Emphasis.ORDINARY)
        self._name_months(day)

    def _name_months(self, day: date) -> None:
        months = day.year * 12 + day.month - 1
        for button, month in ((self.before, months - 1), (self.after, months + 1)):
            button.set_name(words.month_name(month % 12 + 1))
        is_last = (day.year, day.month) == (self._today.year, self._today.month)
        if is_last and self.after.hasFocus():
            self.before.setFocus()
        self.after.setVisible(not is_last)

    def _shown(self, deal: DailyDeal) -> ShownDeal:
        return shown_deal(deal, self._desk.status(deal), self._desk.played(deal), self._today)

    def _deals(self) -> tuple[DailyDeal, ...]:
        return self._desk.deals(self.month.day)

    def _make_month(self) -> Column:
        column, sheet = Column(), Sheet()
        self._title = RichLabel("", role=Role.HEADING)
        kept = self.after.sizePolicy()
        kept.setRetainSizeWhenHidden(True)  # else the other arrow would move under the pointer
        self.after.setSizePolicy(kept)
        head = WithButton(WithButton(self._title, self.before), self.after)
        sheet.add(head, self.month, RichLabel(words.STREAK_RULE(), role=Role.NOTE))
        column.add(sheet, self.calendar)
        column.rows.addStretch(1)
        return column

    def _on_changed(self) -> None:
        if self.isVisible():
            self._refresh(self.month.day)

    def _press(self, game: DailyGame) -> None:
        deal = DailyDeal(self.month.day, game)
        asked = self.play_asked if self._desk.played(deal) is None else self.result_asked
        asked.emit(deal)


def play_deal(deal: DailyDeal, tools: PageTools) -> None:
    """Go on with a deal where it was left, else begin it."""
    desk = tools.daily
    saved = desk.saved(deal)
    if desk.plays(tools.games.under_way, deal):
        tools.games.go_on()
    elif saved is not None:
        tools.games.play_saved(saved)
    else:
        tools.games.play(desk.new_game(deal, usual_players(tools.store.settings).names))
