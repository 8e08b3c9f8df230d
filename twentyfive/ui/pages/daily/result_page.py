"""The page of the result of a deal of the day: beside par, to look back on, and as a line to copy."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from twentyfive.engine.daily.deals import DailyDeal
from twentyfive.engine.daily_desk import DailyDesk
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.presentation.daily import shown_result
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet
from twentyfive.wording.names import translate
from twentyfive.wording.records import daily as words


class DailyResultPage(QuestionPage):
    """The result of a deal of the day.

    Attributes:
        line: the line to copy.
        copy: the button that copies it.
        look_back: the button that looks back on the deal; hidden if its game is kept nowhere.
        others: the button that leads to the other deals of the day.
        calendar: the button that opens the calendar.

    Signals:
        look_back_asked(GameToken): the person asks to look back on this game.
        calendar_asked(DailyGame): the person asks for the calendar of this game.
    """

    look_back_asked = Signal(object)
    calendar_asked = Signal(object)

    def __init__(self, desk: DailyDesk) -> None:
        super().__init__(words.TITLE())
        self._desk = desk
        desk.changed.connect(self._on_changed)
        self._deal: DailyDeal | None = None
        self.line = ""
        self._announcer = Announcer(self)
        self._game = RichLabel("", role=Role.HEADING)
        self._title = RichLabel("", role=Role.TITLE)
        self._taken = RichLabel("")
        self._par = RichLabel("")
        self._rules = RichLabel("", role=Role.NOTE)
        self._shown_line = RichLabel("", role=Role.STRONG)
        self.copy = PrimaryButton("")
        self.look_back = SecondButton(translate("daily", "Look back"))
        self.others = SecondButton(translate("daily", "The other deals"))
        self.calendar = SecondButton(translate("daily", "Calendar of the year"), icon=Icon.DAY)
        self.copy.clicked.connect(self._copy)
        self.look_back.clicked.connect(self._look_back)
        self.calendar.clicked.connect(lambda: self.calendar_asked.emit(self._shown_deal.game))
        self.set_columns(((self._make_column(), 1),))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.daily)
        page.look_back_asked.connect(tools.look_back)
        page.others.clicked.connect(lambda: tools.router.open("daily"))
        page.calendar_asked.connect(lambda game: tools.router.open("daily_calendar", game))
        page.back_asked.connect(tools.router.back)
        return page

    def _make_column(self) -> Column:
        column, sheet, line = Column(), Sheet(), Sheet()
        sheet.add(self._game, self._title, self._taken, self._par, self._rules)
        line.add(self._shown_line, self.copy)
        self._buttons = buttons = EvenRow()
        buttons.add(self.look_back, self.others, self.calendar)
        column.add(sheet, line, buttons)
        column.rows.addStretch(1)
        return column

    def first_stop(self) -> QWidget:
        """Return the button that copies; Back if that lies so low that the page would open in the middle."""
        lay_out_now()
        end = self.copy.mapTo(self._body, self.copy.rect().bottomLeft()).y()
        return self.copy if end <= self._scroll.viewport().height() else self.header.back

    def open(self, deal: DailyDeal) -> None:
        """Show the result of a deal that was played."""
        self._deal = deal
        self._name_copy()
        self._buttons.leave_out(*(() if self._desk.kept(deal) is not None else (self.look_back,)))
        self._desk.find_par(deal)
        self._refresh()

    @property
    def _shown_deal(self) -> DailyDeal:
        assert self._deal is not None, "the page is opened with a deal"
        return self._deal

    def _refresh(self) -> None:
        """Show what is known by now."""
        played = self._desk.played(self._shown_deal)
        if played is not None:
            self._show(played)

    def _on_changed(self) -> None:
        if self.isVisible():
            self._refresh()

    def _look_back(self) -> None:
        game = self._desk.kept(self._shown_deal)
        if game is not None:
            self.look_back_asked.emit(game)

    def _show(self, played: PlayedDaily) -> None:
        shown = shown_result(played, self._desk.par(played.deal))
        if shown.line != self.line:
            self.line = shown.line
            self._name_copy()
        self._game.set_text(shown.game)
        self._title.set_text(shown.title)
        self._taken.set_text(shown.taken)
        self._par.set_text(shown.par)
        self._rules.set_text(shown.rules)
        self._shown_line.set_text(shown.line)
        self.copy.setAccessibleDescription(shown.spoken)

    def _name_copy(self) -> None:
        self.copy.set_label(translate("daily", "Copy this line"))

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.copy.set_label(translate("daily", "Copied"))
        self._announcer.say(translate("daily", "Copied"))
