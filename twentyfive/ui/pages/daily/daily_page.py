"""The page Deal of the day: a button for each game, with its result beside par once it is played."""

from __future__ import annotations

from datetime import date
from typing import Final, Self

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.daily.deals import DailyDeal, DailyGame, day_before
from twentyfive.engine.daily_desk import DailyDesk, DailyStatus, today
from twentyfive.engine.statistics.dailies import streaks_of
from twentyfive.presentation.new_game_text import usual_players
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import ChoiceButton, Emphasis, MenuCard, SecondButton
from twentyfive.ui.widgets.choice_rows import ChoiceRow
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.widgets.rows import Column, Sheet
from twentyfive.wording.names import translate
from twentyfive.wording.records import daily as words

_SIGNS: Final = {DailyStatus.OPEN: Icon.CARDS, DailyStatus.BEGUN: Icon.PLAY, DailyStatus.PLAYED: Icon.CHECK}


class DailyPage(QuestionPage):
    """The deals of today or of yesterday.

    Attributes:
        which: the choice between today's and yesterday's deals: True stands for yesterday's.
        tiles: the button of each game.
        about: the text about the deals shown.
        calendar: the button that opens the calendar.

    Signals:
        play_asked(DailyDeal): the person asks to play this deal, or to go on with it.
        result_asked(DailyDeal): the person asks for the result of this deal.
    """

    play_asked = Signal(object)
    result_asked = Signal(object)

    def __init__(self, desk: DailyDesk) -> None:
        super().__init__(words.TITLE())
        self._desk = desk
        desk.changed.connect(self._on_changed)
        self._today = date.min
        self._yesterday = False
        new, old = (ChoiceButton(word) for word in (translate("daily", "Today"), translate("daily", "Yesterday")))
        self.which = ChoiceRow(((False, new), (True, old)))
        self.which.setAccessibleName(translate("daily", "Which day"))
        self.which.chosen.connect(self._choose)
        self._day = RichLabel("", role=Role.HEADING)
        self.about = RichLabel("", role=Role.NOTE)
        self.tiles = {game: MenuCard(Icon.CARDS, words.name_of_game(game)) for game in DailyGame}
        for game, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, game=game: self._press(game))
        self.calendar = SecondButton(translate("daily", "Calendar of the year"), icon=Icon.DAY)
        left = Column()
        left.add(self.which, self._day, *self.tiles.values(), self.about)
        left.rows.addStretch(1)
        self.set_columns(((left, 3), (self._make_streaks(), 2)))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.daily)
        page.play_asked.connect(lambda deal: _play(deal, tools))
        page.result_asked.connect(lambda deal: tools.router.open("daily_result", deal))
        page.calendar.clicked.connect(lambda: tools.router.open("daily_calendar", DailyGame.TWENTY_FIVE))
        page.back_asked.connect(tools.router.back)
        return page

    def first_stop(self) -> QWidget:
        open_tiles = (self.tiles[deal.game] for deal in self._deals() if self._desk.played(deal) is None)
        return next(open_tiles, self.tiles[DailyGame.TWENTY_FIVE])

    def open(self) -> None:
        """Show the deals of today."""
        self._today, self._yesterday = today(), False
        self._refresh()

    def back_from(self, _: str) -> None:
        """Show the deals of today, with the focus on the next to play."""
        self.open()
        self.first_stop().setFocus()

    def _refresh(self) -> None:
        """Show what is played by now."""
        self.which.show_value(self._yesterday)
        self._day.set_text(words.day_words(self._shown_day))
        self.about.set_text(words.ABOUT_YESTERDAY() if self._yesterday else words.ABOUT_TODAY())
        primary = True
        for deal in self._deals():
            status, tile = self._desk.status(deal), self.tiles[deal.game]
            tile.set_label(words.name_of_game(deal.game), self._note(deal, status))
            tile.set_icon(_SIGNS[status])
            is_next = primary and status is not DailyStatus.PLAYED
            tile.set_emphasis(Emphasis.PRIMARY if is_next else Emphasis.ORDINARY)
            primary = primary and not is_next
        for game, label in self._streaks.items():
            found = streaks_of(self._desk.history(game), self._today)
            label.set_text(words.streak_line(game, found))

    def _note(self, deal: DailyDeal, status: DailyStatus) -> str:
        played = self._desk.played(deal)
        if played is not None:
            return words.tile_note(played)
        return words.BEGUN() if status is DailyStatus.BEGUN else words.to_play(deal.game)

    @property
    def _shown_day(self) -> date:
        return day_before(self._today) if self._yesterday else self._today

    def _deals(self) -> tuple[DailyDeal, ...]:
        return self._desk.deals(self._shown_day)

    def _make_streaks(self) -> Column:
        column, sheet = Column(), Sheet()
        sheet.add(RichLabel(translate("daily", "Days in a row"), role=Role.STRONG))
        self._streaks = {game: RichLabel("") for game in DailyGame}
        sheet.add(*self._streaks.values(), self.calendar)
        column.add(sheet)
        column.rows.addStretch(1)
        return column

    def _choose(self, yesterday: object) -> None:
        self._yesterday = yesterday is True
        self._refresh()

    def _on_changed(self) -> None:
        if self.isVisible():
            self._refresh()

    def _press(self, game: DailyGame) -> None:
        deal = DailyDeal(self._shown_day, game)
        asked = self.play_asked if self._desk.played(deal) is None else self.result_asked
        asked.emit(deal)


def _play(deal: DailyDeal, tools: PageTools) -> None:
    """Go on with a deal where it was left, else begin it."""
    desk = tools.daily
    saved = desk.saved(deal)
    if desk.plays(tools.games.under_way, deal):
        tools.games.go_on()
    elif saved is not None:
        tools.games.play_saved(saved)
    else:
        tools.games.play(desk.new_game(deal, usual_players(tools.store.settings).names))
