"""The sheet that tells who has paid, where somebody who has paid another sum is entered by name."""

from __future__ import annotations

from PySide6.QtCore import Signal

from twentyfive.presentation.drive.paid_shown import PAID, PAYER, all_paid, owing_shown, paid_by
from twentyfive.presentation.drive.plan_shown import ChoiceShown
from twentyfive.ui.pages.drive.answer_row import TypedRow
from twentyfive.ui.pages.drive.drive_room import DriveRoom
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words


class PaidSheet(Sheet):
    """The sheet; it is not there while nobody is to pay.

    Attributes:
        owing: who has not paid.
        pay_all: the button that enters that all have paid.
        name, paid: who has paid another sum, and how much.
        note: the button that enters it.

    Signals:
        entered(): something was entered.
    """

    entered = Signal()

    def __init__(self, room: DriveRoom) -> None:
        super().__init__()
        self._room = room
        self.owing, self._said = RichLabel(""), StatusLabel()
        self.name = TypedRow(PAYER.title(), PAYER, plan_words.WHO_PAID())
        self.paid = TypedRow(PAID.title(), PAID, plan_words.WHO_PAID())
        self.pay_all, self.note = SecondButton(plan_words.PAY_ALL()), SecondButton(plan_words.NOTE_PAID())
        acts = EvenRow()
        acts.add(self.note, self.pay_all)
        self.add(RichLabel(plan_words.WHO_PAID(), role=Role.HEADING), self.owing, self._said)
        self.add(self.name, self.paid, acts)
        self.pay_all.clicked.connect(self._pay_all)
        self.note.clicked.connect(self._note)
        self.paid.field.returnPressed.connect(self._note)

    def show_evening(self) -> None:
        """Show who has paid by now. What is being typed stays."""
        evening = self._room.evening
        owing = owing_shown(evening)
        self.setVisible(bool(owing))
        self.owing.set_text(owing)
        self.pay_all.setEnabled(bool(evening.owing))

    def forget(self) -> None:
        """Forget what was said, and what was being typed."""
        self._said.set_text("")
        for row in (self.name, self.paid):
            row.show_choice(ChoiceShown(""))

    def _pay_all(self) -> None:
        fault = self._room.enter(*all_paid(self._room.evening))
        self._said.set_text(fault)
        if not fault:
            self.entered.emit()

    def _note(self) -> None:
        """Enter what somebody has paid; of what is missing or wrong a field tells."""
        cents = PAID.read(self.paid.field.text())
        entry = paid_by(self._room.evening, self.name.field.text(), cents or 0)
        if entry is None:
            self.name.show_fault(PAYER.refusal())
            self.name.field.setFocus()
            return
        if cents is None:
            self.paid.show_fault(PAID.refusal())
            self.paid.field.setFocus()
            return
        fault = self._room.enter(entry)
        if not fault:
            self.forget()
            name = self._room.evening.people[entry.person - 1].name
            self._said.set_text(plan_words.PAID_NOTED(name=name, money=words.money(entry.cents)))
            self.name.field.setFocus()
            self.entered.emit()
        else:
            self._said.set_text(fault)
