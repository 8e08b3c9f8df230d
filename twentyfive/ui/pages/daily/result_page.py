"""The page of the result of a deal of the day: beside par, to look back on, and as a line to share."""

from __future__ import annotations

from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from twentyfive.engine.daily.deals import DailyDeal
from twentyfive.engine.daily_desk import DailyDesk, today
from twentyfive.engine.statistics.dailies import PlayedDaily
from twentyfive.presentation.daily import shown_deal, shown_result, streak_of_days
from twentyfive.presentation.measures import RESULT_COLUMN
from twentyfive.ui.accessibility.announcer import Announcer
from twentyfive.ui.page_tools import PageTools
from twentyfive.ui.pages.daily.daily_page import play_deal
from twentyfive.ui.pages.daily.result_pictures import MeterPicture, TrickPips
from twentyfive.ui.theme.icons import Icon
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.buttons import Emphasis, PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.question_page import QuestionPage, lay_out_now
from twentyfive.ui.widgets.rows import Column, EvenRow, Sheet, WithButton
from twentyfive.wording.names import translate
from twentyfive.wording.records import daily as words


class DailyResultPage(QuestionPage):
    """The result of a deal of the day.

    Attributes:
        line: the line to share.
        following: the button that plays the next deal of the day; hidden if there is none.
        share: the button that copies the line.
        look_back: the button that looks back on the deal; hidden if its game is kept nowhere.
        why: the button that explains par at length.
        explained: the explanation; hidden until it is asked for.
        others: the button that leads to the other deals of the day.
        calendar: the button that opens the calendar of the year.

    Signals:
        play_asked(DailyDeal): the person asks to play the next deal.
        look_back_asked(GameToken): the person asks to look back on this game.
        calendar_asked(DailyGame): the person asks for the calendar of this game.
    """

    play_asked = Signal(object)
    look_back_asked = Signal(object)
    calendar_asked = Signal(object)
    widest = RESULT_COLUMN

    def __init__(self, desk: DailyDesk) -> None:
        super().__init__(words.TITLE())
        self._desk = desk
        desk.changed.connect(self._on_changed)
        self._deal: DailyDeal | None = None
        self.line = ""
        self._announcer = Announcer(self)
        self._game = _centred(Role.NOTE)
        self._title = _centred(Role.TITLE)
        self._taken = _centred(Role.BODY)
        self._tricks = TrickPips()
        self._meter = MeterPicture()
        self._par = _centred(Role.NOTE)
        self.explained = RichLabel("", role=Role.NOTE)
        self.why = SecondButton("?")
        self.why.setAccessibleName(translate("daily", "What is par?"))
        self._shown_line = _centred(Role.NOTE)
        self.following = PrimaryButton("", icon=Icon.PLAY)
        self.share = PrimaryButton("")
        self.look_back = SecondButton(translate("daily", "Look back"))
        self.others = SecondButton(translate("daily", "The other deals"))
        self.calendar = SecondButton(translate("daily", "Calendar of the year"), icon=Icon.DAY)
        self.why.clicked.connect(self._explain)
        self.following.clicked.connect(self._go_on)
        self.share.clicked.connect(self._share)
        self.look_back.clicked.connect(self._look_back)
        self.calendar.clicked.connect(lambda: self.calendar_asked.emit(self._shown_deal.game))
        self.set_columns(((self._make_column(), 1),))

    @classmethod
    def of(cls, tools: PageTools) -> Self:
        """Make the page for the window."""
        page = cls(tools.daily)
        page.play_asked.connect(lambda deal: play_deal(deal, tools))
        page.look_back_asked.connect(tools.look_back)
        page.others.clicked.connect(lambda: tools.router.open("daily"))
        page.calendar_asked.connect(lambda game: tools.router.open("daily_calendar", game))
        page.back_asked.connect(tools.router.back)
        return page

    def _make_column(self) -> Column:
        column, sheet = Column(), Sheet()
        self._buttons, ways = EvenRow(), EvenRow()
        self._buttons.add(self.following, self.share, self.look_back)
        ways.add(self.others, self.calendar)
        sheet.add(self._game, self._title, self._tricks, self._taken, self._meter)
        sheet.add(WithButton(self._par, self.why), self.explained, self._buttons, self._shown_line)
        column.add(sheet, ways)
        column.rows.addStretch(1)
        return column

    def first_stop(self) -> QWidget:
        """Return the button of the next step; Back if that lies so low that the page would open in the middle."""
        lay_out_now()
        step = self.share if self._next() is None else self.following
        end = step.mapTo(self._body, step.rect().bottomLeft()).y()
        return step if end <= self._scroll.viewport().height() else self.header.back

    def open(self, deal: DailyDeal) -> None:
        """Show the result of a deal that was played."""
        self._deal = deal
        self.explained.hide()
        self._name_share()
        self._desk.find_par(deal)
        self._refresh()

    @property
    def _shown_deal(self) -> DailyDeal:
        assert self._deal is not None, "the page is opened with a deal"
        return self._deal

    def _next(self) -> DailyDeal | None:
        """The next deal of the same day that can be played."""
        for deal in self._desk.deals(self._shown_deal.day):
            played = self._desk.played(deal)
            if shown_deal(deal, self._desk.status(deal), played, today()).is_to_play:
                return deal
        return None

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

    def _go_on(self) -> None:
        following = self._next()
        if following is not None:
            self.play_asked.emit(following)

    def _explain(self) -> None:
        """Show the explanation of par, or hide it again."""
        self.explained.setVisible(self.explained.isHidden())
        if not self.explained.isHidden():
            self._show_said(self.explained)
            self._announcer.say(self.explained.plain)

    def _show(self, played: PlayedDaily) -> None:
        shown = shown_result(played, self._desk.par(played.deal))
        if shown.line != self.line:
            self.line = shown.line
            self._name_share()
        self.header.aside.set_text(words.streak_sentence(streak_of_days(self._desk.history, today())))
        self._game.set_text(shown.game)
        self._title.set_text(shown.title)
        self._tricks.show_tricks(shown.tricks)
        self._taken.set_text(shown.taken)
        self._meter.show_meter(shown.meter)
        self._par.set_text(shown.par)
        self.explained.set_text(shown.explained)
        self._shown_line.set_text(shown.line)
        self._offer(shown.spoken)

    def _offer(self, spoken: str) -> None:
        """Offer what can be done next; the first button tells the result to a screen reader."""
        following = self._next()
        if following is not None:
            self.following.set_label(words.next_deal(following.game))
        self.share.set_emphasis(Emphasis.PRIMARY if following is None else Emphasis.ORDINARY)
        for button in (self.following, self.share):
            button.setAccessibleDescription(spoken)
        absent: list[BaseButton] = [self.following] if following is None else []
        if self._desk.kept(self._shown_deal) is None:
            absent.append(self.look_back)
        self._buttons.leave_out(*absent)

    def _name_share(self) -> None:
        self.share.set_label(translate("daily", "Share"))

    def _share(self) -> None:
        QGuiApplication.clipboard().setText(self.line)
        self.share.set_label(translate("daily", "Copied"))
        self._announcer.say(translate("daily", "Copied"))


def _centred(role: Role) -> RichLabel:
    label = RichLabel("", role=role)
    label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return label
