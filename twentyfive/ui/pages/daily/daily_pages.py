"""The stack of the pages of the deals of the day."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.engine.daily_desk import DailyDesk, today
from twentyfive.ui.pages.daily.calendar_page import CalendarPage
from twentyfive.ui.pages.daily.daily_page import DailyPage
from twentyfive.ui.pages.daily.result_page import DailyResultPage
from twentyfive.ui.theme.look import Look
from twentyfive.ui.widgets.late_loading import LatePart
from twentyfive.ui.widgets.themed_stack import ThemedStack


class DailyPages(ThemedStack):
    """The stack of the page of the day, of a result, and of the calendar.

    Attributes:
        desk: the deals of the day.
        page: the page of the day.

    Signals:
        play_asked(DailyDeal): the person asks to play this deal, or to go on with it.
        look_back_asked(KeptGame): the person asks to look back on this game.
        back_asked(): the person asks to go back from the page of the day.
    """

    play_asked = Signal(object)
    look_back_asked = Signal(object)
    back_asked = Signal()

    def __init__(self, desk: DailyDesk, look: Look) -> None:
        super().__init__(look)
        self.desk = desk
        self._last_game = DailyGame.TWENTY_FIVE
        self.page = DailyPage(desk, look)
        self.page.back_asked.connect(self.back_asked)
        self.page.play_asked.connect(self.play_asked)
        self.page.result_asked.connect(self.show_result)
        self.page.calendar_asked.connect(lambda: self._show_calendar(DailyGame.TWENTY_FIVE))
        self.add_page(self.page)
        self.setFocusProxy(self.page)
        desk.changed.connect(self._refresh)

    @LatePart
    def result(self) -> DailyResultPage:
        """The page of a result."""
        page = DailyResultPage(self.desk, self._look)
        page.back_asked.connect(self.open)
        page.others_asked.connect(self.open)
        page.calendar_asked.connect(lambda: self._show_calendar(self._last_game))
        page.look_back_asked.connect(self._look_back)
        return self.add_page(page)

    @LatePart
    def calendar(self) -> CalendarPage:
        """The calendar of the year."""
        page = CalendarPage(self.desk, self._look)
        page.back_asked.connect(self.open)
        page.result_asked.connect(self.show_result)
        return self.add_page(page)

    def open(self) -> None:
        """Show the deals of today."""
        self.page.open(today())
        self._show(self.page)

    def show_result(self, deal: DailyDeal) -> None:
        """Show the result of a deal that was played."""
        self._last_game = deal.game
        self.result.open(deal)
        self._show(self.result)

    def first_stop(self) -> QWidget:
        """Return the widget that gets the focus when the pages are opened."""
        shown = self.currentWidget()
        assert isinstance(shown, DailyPage | DailyResultPage | CalendarPage)
        return shown.first_stop()

    def _show_calendar(self, game: DailyGame) -> None:
        self.calendar.open(game, today())
        self._show(self.calendar)

    def _look_back(self, deal: DailyDeal) -> None:
        game = self.desk.kept(deal)
        if game is not None:
            self.look_back_asked.emit(game)

    def _show(self, page: DailyPage | DailyResultPage | CalendarPage) -> None:
        self.setCurrentWidget(page)
        self.setFocusProxy(page)
        page.first_stop().setFocus()

    def _refresh(self) -> None:
        shown = self.currentWidget()
        if self.isVisible() and isinstance(shown, DailyPage | DailyResultPage | CalendarPage):
            shown.refresh()
