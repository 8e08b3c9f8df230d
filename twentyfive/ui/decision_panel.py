"""The panel above the hand in which a player decides: to rob, bid, name trumps, exchange, or jink."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from twentyfive.ui.buttons import PrimaryButton, SecondButton
from twentyfive.ui.frames import RING
from twentyfive.ui.geometry import TableLayout
from twentyfive.ui.look import Look
from twentyfive.ui.surfaces import Panel, RichLabel, Role
from twentyfive.ui.wording.decisions import Choice, Decision

_NARROWEST: Final = 480
_WIDTH_IN_LETTERS: Final = 44
_NO_EXPLANATION_FROM_TEXT: Final = 2.0


class DecisionPanel(Panel):
    """Asks one question at a time.

    Attributes:
        decision: what is asked, None while nothing is.

    Signals:
        answered(PlayerMove | Answer): the answer chosen.
    """

    answered = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.decision: Decision | None = None
        self._question = RichLabel("", look, self, role=Role.HEADING)
        self._explanation = RichLabel("", look, self)
        self._buttons: list[PrimaryButton | SecondButton] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        words = QVBoxLayout(self)
        words.addWidget(self._question)
        words.addWidget(self._explanation)
        words.addLayout(self._grid)
        self.fit()

    def ask(self, decision: Decision) -> None:
        """Ask this; buttons that stay are kept, so that the focus stays where it is."""
        before, self.decision = self.decision, decision
        self._question.set_text(decision.question)
        large = self._large()
        self._explanation.set_text(decision.told if large else decision.explanation)
        if before is None or [choice.usual for choice in before.choices] != [
            choice.usual for choice in decision.choices
        ]:
            self._make_buttons(decision)
        for button, choice in zip(self._buttons, decision.choices, strict=True):
            # In large letters the bids take the room of what they mean.
            button.set_label(choice.label, "" if large and decision.told else choice.note)
            if choice.why_not:
                button.turn_off(choice.why_not)
            else:
                button.turn_on()

    def place_above(self, zones: TableLayout, plates: tuple[QRect, ...]) -> None:
        """Lie with the bottom edge on the hand, as wide as there is room, not over the plates of the others.

        It first loses its explanation, then narrows. From text 200 % on it has none (layout.md, section 4) but tells
        what was bid, and where it has to cover plates it covers as few as it can.
        """
        explained = bool(self._explanation.plain)
        widths = self._widths(zones)
        tries = [(explained, widths[0])]
        tries += [(explained and self._large(), width) for width in widths]
        tries += [(False, widths[0])]
        best, least = tries[0], (True, len(plates) + 1)
        for attempt in tries:
            self._explanation.setVisible(attempt[0])
            sheet = self._sheet(zones, attempt[1])
            harm = (sheet.top() < zones.felt.y, sum(sheet.intersects(plate) for plate in plates))
            if harm < least:
                best, least = attempt, harm
        self._explanation.setVisible(best[0])
        self.place(self._sheet(zones, best[1]))

    def _large(self) -> bool:
        return self._look.text >= _NO_EXPLANATION_FROM_TEXT

    def _widths(self, zones: TableLayout) -> list[int]:
        """How wide it may be, the widest first; without a trick on the table it need not keep between its cards."""
        between = zones.panel_width
        if self.decision is None or self.decision.spares_trick:
            return [between, max(_NARROWEST, between * 3 // 4)]
        widest = min(zones.felt.w - 2 * zones.gap, _WIDTH_IN_LETTERS * zones.types.medium)
        return [widest, between, max(_NARROWEST, between * 3 // 4)]

    def _sheet(self, zones: TableLayout, width: int) -> QRect:
        self._arrange(width)
        height = max(self.sheet_height_for(width), zones.line.h)
        left = zones.felt.x + (zones.felt.w - width) // 2
        return QRect(left, zones.line.bottom - height, width, height)

    def _make_buttons(self, decision: Decision) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self._buttons = [self._button(place, choice) for place, choice in enumerate(decision.choices)]
        for button in self._buttons:
            button.show()

    def _button(self, place: int, choice: Choice) -> PrimaryButton | SecondButton:
        kind = PrimaryButton if choice.usual else SecondButton
        button = kind(choice.label, self._look, self, note=choice.note)
        button.clicked.connect(lambda: self._answer(place))
        return button

    def _answer(self, place: int) -> None:
        if self.decision is not None:
            answer = self.decision.choices[place].answer
            if answer is not None:
                self.answered.emit(answer)

    def _arrange(self, width: int) -> None:
        """Buttons of equal width in as many columns as there is room for, rows as even as they can be."""
        room = width - 2 * (self._look.padding - RING)
        widest = max((button.sizeHint().width() for button in self._buttons), default=1)
        columns = max(1, min(len(self._buttons), room // widest))
        rows = -(-len(self._buttons) // columns)
        columns = -(-len(self._buttons) // rows)
        for button in self._buttons:
            self._grid.removeWidget(button)
        for place, button in enumerate(self._buttons):
            self._grid.addWidget(button, place // columns, place % columns)
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
