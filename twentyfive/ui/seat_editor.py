"""The sheet under the drawing of the table: what a seat is called, and how well its computer player plays."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QWidget

from twentyfive.ai import Level
from twentyfive.engine.sitters import Sitter
from twentyfive.ui.buttons import ChoiceButton, QuietButton
from twentyfive.ui.fields import TextField
from twentyfive.ui.look import Look
from twentyfive.ui.page_parts import EvenRow, Sheet, WrapPair, free_height
from twentyfive.ui.surfaces import RichLabel, Role
from twentyfive.ui.table_choices import MOST_LETTERS
from twentyfive.ui.wording.games import level_line, level_name, seat_name
from twentyfive.ui.wording.names import translate


class FaultLabel(RichLabel):
    """Says what is wrong, in the colour of what is wrong, and takes no room while nothing is."""

    def set_text(self, text: str) -> None:
        super().set_text(text)
        self.setVisible(bool(text))

    def set_look(self, look: Look) -> None:
        super().set_look(look)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, look.colours.bad)
        self.setPalette(palette)


class SeatEditor(Sheet):
    """One seat at a time.

    Attributes:
        name: the field for the name.
        person: seats a person there.
        levels: a button for each level.
        same_for_all: gives every computer player this level.

    Signals:
        renamed(str): the person has written this name.
        filled(Sitter): somebody else is to sit there.
        level_for_all(Level): all computer players are to be of this level.
    """

    renamed = Signal(str)
    filled = Signal(object)
    level_for_all = Signal(object)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self._level: Level | None = None
        self._seat_label = RichLabel("", look, role=Role.STRONG)
        self._seat_label.setWordWrap(False)
        self._seat_label.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.name = TextField(look)
        self.name.setMaxLength(MOST_LETTERS)
        self._seat_label.setBuddy(self.name)
        self._fault = FaultLabel("", look, self)
        self._row = EvenRow(look, self)
        self.person = ChoiceButton(translate("seats", "Person"), look)
        self._row.add(self.person)
        self.levels = {level: ChoiceButton(level_name(level), look) for level in Level}
        self._row.add(*self.levels.values())
        self._note = RichLabel("", look, role=Role.NOTE)
        self.same_for_all = QuietButton(translate("seats", "The same for all"), look)
        self._foot = QWidget(self)
        foot = QHBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(0)
        free_height(self._note)
        foot.addWidget(self._note, 1)
        foot.addWidget(self.same_for_all, 0, Qt.AlignmentFlag.AlignVCenter)
        self.add(WrapPair(self._seat_label, self.name, look, self), self._fault, self._row, self._foot)
        self._own_note = RichLabel(translate("seats", "You play here. Click another seat for its level."), look, self)
        self.add(self._own_note)
        self.name.textEdited.connect(self.renamed)
        for level, button in self.levels.items():
            button.clicked.connect(lambda _=False, level=level: self.filled.emit(Sitter(level)))
        self.person.clicked.connect(lambda: self.filled.emit(Sitter()))
        self.same_for_all.clicked.connect(self._ask_for_all)

    def set_seat(self, seat: int, name: str, sitter: Sitter, fault: str) -> None:
        """Show that seat, and what is wrong with its name; empty if nothing is."""
        self._level = sitter.level
        self._seat_label.set_text(seat_name(seat))
        label = translate("seats", "Name at the table of {seat}").format(seat=seat_name(seat))
        self.name.setAccessibleName(label)
        self.name.setAccessibleDescription(fault)
        if self.name.text() != name:
            self.name.setText(name)
        self._fault.set_text(fault)
        for level, button in self.levels.items():
            button.setChecked(level is sitter.level)
        self.person.setChecked(sitter.person)
        shares = translate("seats", "Shares this screen: a curtain falls between the turns.")
        self._note.set_text(shares if sitter.level is None else level_line(sitter.level))
        self._row.setVisible(seat != 0)
        self._foot.setVisible(seat != 0)
        self.same_for_all.setVisible(not sitter.person)
        self._own_note.setVisible(seat == 0)

    def _ask_for_all(self) -> None:
        if self._level is not None:
            self.level_for_all.emit(self._level)
