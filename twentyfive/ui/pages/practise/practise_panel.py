"""The panel of practising: a button with its key for each kind of help at the table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from twentyfive.ui.accessibility.key_words import key_name
from twentyfive.ui.accessibility.shortcuts import PRACTISE, Aid
from twentyfive.ui.table.panels.titled_panel import TitledPanel
from twentyfive.ui.widgets.buttons import SecondButton
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.rows import ButtonColumns
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

_WIDTH_IN_LETTERS: Final = 20
_COVER: Final = Text("practise", "Cover the hands")
_LABELS: Final = {
    Aid.MOVES: Text("practise", "Moves, bookmarks"),
    Aid.RESTART: Text("practise", "Start this deal again"),
    Aid.SKIP: Text("practise", "Skip this deal"),
    Aid.HANDS: Text("practise", "Show all hands"),
    Aid.THOUGHT: Text("practise", "What would you do?"),
    Aid.CLAIM: Text("practise", "The rest are mine"),
    Aid.NUMBER: Text("practise", "Copy deal number"),
    Aid.OTHERWISE: Text("practise", "Same deal, other seat"),
}


class PractisePanel(TitledPanel):
    """A button for each kind of help.

    Signals:
        asked(Aid): the person asks for this help.
    """

    asked = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(translate("practise", "Practise"), parent)
        note = translate("practise", "Seeing all hands, asking what is best, and skipping deals count as help.")
        self._note = RichLabel(note, self, role=Role.NOTE)
        self._buttons = {aid: SecondButton("", self) for aid in Aid}
        for aid, button in self._buttons.items():
            button.clicked.connect(lambda _=False, aid=aid: self.asked.emit(aid))
        self._grid = ButtonColumns()
        column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addLayout(self._head())
        column.addWidget(self._note)
        column.addLayout(self._grid)
        self.fit()

    def button(self, aid: Aid) -> SecondButton:
        """The button for this help."""
        return self._buttons[aid]

    def offer(self, reasons: Mapping[Aid, str], *, hands_open: bool) -> None:
        """Turn on all buttons except those that have a reason, which then say it."""
        for aid, button in self._buttons.items():
            label = _COVER if aid is Aid.HANDS and hands_open else _LABELS[aid]
            button.set_label(label(), " ".join(map(key_name, PRACTISE.get(aid, ()))))
            button.offer(reasons.get(aid, ""))

    def preferred_size(self, available: QSize) -> QSize:
        """The size of the panel's sheet, with one column of buttons, or more where one would be too high."""
        for columns in (1, 2, 3):
            self._grid.fill(self._close, tuple(self._buttons.values()), columns)
            width = min(available.width(), columns * _WIDTH_IN_LETTERS * self._look.medium)
            self._note.setVisible(True)
            height = self.sheet_height_for(width)
            if height > available.height():
                self._note.setVisible(False)
                height = self.sheet_height_for(width)
            if height <= available.height():
                break
        return QSize(width, min(available.height(), height))

    def _stops(self) -> Iterable[QWidget]:
        return self._grid.stops
