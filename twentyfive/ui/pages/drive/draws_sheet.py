"""The draws of an evening: the cookie jar, who holds the travelling prize, and the tickets of the raffle."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Signal

from twentyfive.drive.entries import CookiesDrawn, PrizeTravelled, RaffleDrawn
from twentyfive.presentation.drive.draws_shown import (
    BUYER,
    HOLDER,
    TICKETS,
    draws_shown,
    raffle_line,
    sale_of,
    sale_said,
)
from twentyfive.presentation.drive.plan_shown import ChoiceShown
from twentyfive.ui.pages.drive.answer_row import TypedRow
from twentyfive.ui.pages.drive.drive_room import DriveRoom, draw_seed
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words


class DrawsSheet(Sheet):
    """The sheet; it is not there while the evening has no draws.

    Attributes:
        draw_cookies: the button that draws the cookie jar.
        holder: the card that holds the travelling prize.
        tickets, buyer: how many tickets somebody buys, and who.
        sell: the button that sells them.
        draw_raffle: the button that draws the raffle, and draws it again.

    Signals:
        entered(): something was entered.
    """

    entered = Signal()

    def __init__(self, room: DriveRoom) -> None:
        super().__init__()
        self._room = room
        self._said = StatusLabel()
        self._cookies, self._sold, self._raffle = RichLabel(""), RichLabel(""), RichLabel("", role=Role.STRONG)
        self.draw_cookies = PrimaryButton(words.DRAW_COOKIES())
        self.holder = TypedRow(HOLDER.title(), HOLDER)
        self.tickets = TypedRow(TICKETS.title(), TICKETS, plan_words.RAFFLE())
        self.buyer = TypedRow(BUYER.title(), BUYER, plan_words.TICKETS())
        self.sell, self.draw_raffle = SecondButton(plan_words.SELL()), SecondButton(plan_words.DRAW_RAFFLE())
        self._acts = EvenRow()
        self._acts.add(self.sell, self.draw_raffle)
        self.add(RichLabel(plan_words.DRAWS(), role=Role.HEADING), self._said, self._cookies, self.draw_cookies)
        self.add(self.holder, self._sold, self.tickets, self.buyer, self._acts, self._raffle)
        self.draw_cookies.clicked.connect(lambda: self._enter(CookiesDrawn(draw_seed())))
        self.holder.typed.connect(self._hand_on)
        self.sell.clicked.connect(self._sell)
        self.buyer.field.returnPressed.connect(self._sell)
        self.draw_raffle.clicked.connect(self._draw_raffle)

    def show_evening(self) -> None:
        """Show the draws of the evening as it is now. What is being typed about tickets stays."""
        shown = draws_shown(self._room.evening)
        self.setVisible(shown.any)
        self._cookies.set_text(shown.cookies)
        self._cookies.setVisible(bool(shown.cookies))
        self.draw_cookies.setVisible(shown.may_draw_cookies)
        self.holder.show_choice(ChoiceShown(shown.holder, shown.holder_note))
        self.holder.setVisible(shown.has_travelling)
        self._sold.set_text(shown.sold)
        self._raffle.set_text(shown.raffle)
        for part in (self._sold, self.tickets, self.buyer, self._acts):
            part.setVisible(shown.has_raffle)
        self._raffle.setVisible(bool(shown.raffle))
        self.draw_raffle.set_label(plan_words.DRAW_AGAIN() if shown.raffle else plan_words.DRAW_RAFFLE())
        self.draw_raffle.setEnabled(shown.may_draw_raffle)

    def forget(self) -> None:
        """Forget what was said, and what was being typed about tickets."""
        self._said.set_text("")
        for row in (self.tickets, self.buyer):
            row.show_choice(ChoiceShown(""))

    def _enter(self, entry: Any) -> bool:
        """Enter something; say why not if that is impossible."""
        fault = self._room.enter(entry)
        self._said.set_text(fault)
        if not fault:
            self.entered.emit()
        return not fault

    def _hand_on(self, card: int) -> None:
        fault = self._room.enter(PrizeTravelled(card))
        if fault:
            self.holder.show_fault(fault)
        else:
            self._said.set_text("")
            self.entered.emit()

    def _sell(self) -> None:
        """Sell so many tickets; of what is missing or wrong a field tells."""
        count = TICKETS.read(self.tickets.field.text())
        if count is None:
            self.tickets.show_fault(TICKETS.refusal())
            self.tickets.field.setFocus()
            return
        sale = sale_of(self._room.evening, count, self.buyer.field.text())
        if sale is None:
            self.buyer.show_fault(plan_words.NO_BUYER())
            self.buyer.field.setFocus()
        elif self._enter(sale):
            self.forget()
            self._said.set_text(sale_said(self._room.evening))
            self.tickets.field.setFocus()

    def _draw_raffle(self) -> None:
        if self._enter(RaffleDrawn(draw_seed())):
            self._said.announcer.say(raffle_line(self._room.evening))
