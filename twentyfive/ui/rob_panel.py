"""The robbing panel: take the turn-up for a card chosen in the hand, or leave it."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.core import Card, PlayerView
from twentyfive.ui.buttons import PrimaryButton, SecondButton
from twentyfive.ui.geometry import TableLayout
from twentyfive.ui.look import Look
from twentyfive.ui.surfaces import Panel, RichLabel, Role
from twentyfive.ui.wording.robbing import rob_words

_NARROWEST = 480
_NO_EXPLANATION_FROM_TEXT = 2.0


class RobPanel(Panel):
    """Asks whoever holds the right whether to take the turn-up.

    Attributes:
        spoken: what it asks, for the ear.

    Signals:
        taken(): take it for the card chosen.
        left(): leave it lying.
    """

    taken = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.spoken = ""
        self._question = RichLabel("", look, self, role=Role.HEADING)
        self._explanation = RichLabel("", look, self)
        self._take = PrimaryButton("", look, self)
        self._leave = SecondButton("", look, self)
        self._take.clicked.connect(self.taken)
        self._leave.clicked.connect(self.left)
        self._buttons = QHBoxLayout()
        self._buttons.addWidget(self._take, 3)
        self._buttons.addWidget(self._leave, 2)
        words = QVBoxLayout(self)
        words.addWidget(self._question)
        words.addWidget(self._explanation)
        words.addLayout(self._buttons)
        self.fit()

    @property
    def take_text(self) -> str:
        """What the button says that takes the turn-up."""
        return self._take.label

    def ask(self, view: PlayerView, out: Card | None) -> None:
        """Ask about the turn-up of `view`; `out` is the card chosen to be put out."""
        words = rob_words(view, out)
        self.spoken = words.spoken
        self._question.set_text(words.question)
        self._explanation.set_text(words.explanation)
        self._take.set_label(words.take)
        self._leave.set_label(words.leave)
        self._leave.setVisible(bool(words.leave))
        if out is None:
            self._take.turn_off(words.choose)
        else:
            self._take.turn_on()

    def place_above(self, layout: TableLayout, covered: tuple[QRect, ...]) -> None:
        """Lie with the bottom edge on the hand, as wide as there is room, not over the plates in `covered`.

        It loses its explanation first; from text 200 % on it has none (layout.md, section 4).
        """
        self._explanation.setVisible(self._look.text < _NO_EXPLANATION_FROM_TEXT)
        sheet = self._sheet(layout, layout.panel_width)
        if any(sheet.intersects(plate) for plate in covered) and self._look.text < _NO_EXPLANATION_FROM_TEXT:
            self._explanation.hide()
            sheet = self._sheet(layout, layout.panel_width)
            if any(sheet.intersects(plate) for plate in covered):
                sheet = self._sheet(layout, max(_NARROWEST, layout.panel_width * 3 // 4))
        self.place(sheet)

    def _sheet(self, layout: TableLayout, width: int) -> QRect:
        height = max(self.sheet_height_for(width), layout.line.h)
        left = layout.felt.x + (layout.felt.w - width) // 2
        return QRect(left, layout.line.bottom - height, width, height)
