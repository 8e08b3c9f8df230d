"""The form for a deal by its number: the number, the person's seat, and the level of the opponents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from twentyfive.ai import Level
from twentyfive.core.codes.base32 import DealCodeError
from twentyfive.core.codes.deal_code import CodedDeal, parse_deal_code
from twentyfive.ui.pages.practise import words
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.drop_down import DropDown
from twentyfive.ui.widgets.fields import TextField
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow, Sheet
from twentyfive.ui.widgets.status_label import FaultLabel, StatusLabel
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate
from twentyfive.wording.options.deal_codes import code_error_sentence
from twentyfive.wording.setup.games import LEVEL_NAMES

_LONGEST: Final = 400


@dataclass(frozen=True, slots=True)
class DealOnTable:
    """The deal on the table, which can be played again.

    Attributes:
        number: its number; empty if it has none.
        seat: the seat of the person.
        why_not: the reason why it has no number; empty if it has one.
    """

    number: str = ""
    seat: int = 0
    why_not: str = ""


class DealForm(Sheet):
    """The form: the number of a deal, the seat of the person, and the level of the others.

    Attributes:
        field: the field for the number.
        paste: the button that pastes the clipboard into the field.
        same_deal: the button that writes the number of the deal on the table into the field.
        seat: the choice of the person's seat.
        level: the choice of the others' level.
        play: the button that plays the deal.

    Signals:
        play_asked(CodedDeal, int, Level): the person asks to play this deal from this seat, the others at this level.
    """

    play_asked = Signal(object, int, object)

    def __init__(self) -> None:
        super().__init__()
        self._coded: CodedDeal | None = None
        self._on_table = DealOnTable()
        title = translate("practise", "A deal by its number")
        self.field = TextField()
        self.field.setAccessibleName(translate("practise", "Number of the deal"))
        self.field.setMaxLength(_LONGEST)
        self._row = EvenRow(self)
        self.paste = SecondButton(translate("practise", "Paste"))
        self.same_deal = SecondButton(translate("practise", "The deal on the table"))
        self._row.add(self.paste, self.same_deal)
        self._fault = FaultLabel(self)
        self._fault.hide()
        self._status = StatusLabel()
        self.seat = DropDown(translate("practise", "Your seat"))
        self.level = DropDown(translate("practise", "Level of the others"))
        self.play = PrimaryButton(translate("practise", "Play this deal"))
        self.add(RichLabel(title, role=Role.STRONG), RichLabel(words.number_explained(), role=Role.NOTE))
        self.add(self.field, self._row, self._fault, self._status)
        self.add_part(RichLabel(self.seat.question), self.seat)
        self.add_part(RichLabel(self.level.question), self.level, self.play)
        self.level.show_answers([Answer(level, LEVEL_NAMES[level]()) for level in Level], Level.MEDIUM)
        self._connect()
        self.show_table(DealOnTable(why_not=words.NO_DEAL_ON_TABLE()))

    @property
    def said(self) -> str:
        """The sentence about the number: its fault, or the deal that it stands for."""
        return self._fault.plain or self._status.plain

    def show_table(self, deal: DealOnTable) -> None:
        """Offer the deal on the table."""
        self._on_table = deal
        self.same_deal.offer(deal.why_not)
        self._read()

    def write(self, number: str) -> None:
        """Write this number into the field."""
        self.field.setText(number)
        self._read()

    def _connect(self) -> None:
        self.field.textEdited.connect(self._read)
        self.field.returnPressed.connect(self.play.click)
        self.paste.clicked.connect(self._paste)
        self.same_deal.clicked.connect(lambda: self.write(self._on_table.number))
        self.seat.chosen.connect(self._read)
        self.play.clicked.connect(self._play)

    def _paste(self) -> None:
        text = QGuiApplication.clipboard().text().strip()
        if text:
            self.write(text[:_LONGEST])
        else:
            self._fault.set_text(words.NOTHING_TO_PASTE())

    def _read(self) -> None:
        """Show the deal that the number stands for, or the fault of the number; an empty field is not a fault."""
        text = self.field.text().strip()
        fault, self._coded = "", None
        try:
            self._coded = parse_deal_code(text)
        except DealCodeError as error:
            fault = code_error_sentence(error)
        self._fault.set_text(fault if text else "")
        self._status.set_text("" if self._coded is None else words.deal_words(self._coded))
        self.field.setAccessibleDescription(fault or self._status.plain)
        self.play.offer(fault)
        self._offer_seats(text)

    def _offer_seats(self, text: str) -> None:
        coded = self._coded
        if coded is None:
            self.seat.show_answers([Answer(0, "–")], 0)
            self.seat.offer(translate("practise", "Enter the number of a deal first: it tells how many play."))
            return
        self.seat.offer("")
        own = self._on_table.seat if text == self._on_table.number else None
        usual = 0 if own is None else own
        before = self.seat.value
        chosen = before if isinstance(before, int) and len(self.seat.answers) == coded.rules.players else usual
        seats = [Answer(seat, words.seat_words(seat, coded, own)) for seat in range(coded.rules.seats_held)]
        self.seat.show_answers(seats, chosen)

    def _play(self) -> None:
        seat, level = self.seat.value, self.level.value
        if self._coded is not None and isinstance(seat, int) and isinstance(level, Level):
            self.play_asked.emit(self._coded, seat, level)
