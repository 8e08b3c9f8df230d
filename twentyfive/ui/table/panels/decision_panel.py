"""The panel above the hand in which a player decides: to rob, bid, name trumps, exchange, or jink."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import islice, product
from math import ceil, lcm
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.core import Suit
from twentyfive.core.moves import DeclineRob, Exchange, PlayerMove
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.table.panels.decision_parts import HintPill, SuitButton, TurnSign
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import Panel, RichLabel, Role
from twentyfive.ui.widgets.scroll_area import walk
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table.question import Choice, Decision, NoMove

_NARROWEST: Final = 480
_WIDTH_IN_LETTERS: Final = 44
_NO_EXPLANATION_FROM_TEXT: Final = 2.0
_FOLDS: Final = ((1, 1), (2, 1), (3, 1), (3, 2))
"""The numbers of lines that the notes below the labels, and the labels, may take to share a row."""

_TOWER: Final = 0.6
"""A panel higher than this share of its width counts as a tower, which hides the middle of the table."""


class _Told(Enum):
    """The words above the buttons."""

    ALL = auto()
    BRIEFLY = auto()
    """The brief question, with the rest of the explanation."""
    UNEXPLAINED = auto()


class _Noted(Enum):
    """The buttons with notes below their labels."""

    ALL = auto()
    OFFERED = auto()
    """Those of answers that can be given."""
    NONE = auto()


class _Amount(NamedTuple):
    """The amount of text in the panel."""

    told: _Told
    noted: _Noted


_ALL: Final = _Amount(_Told.ALL, _Noted.ALL)

_AMOUNTS: Final = tuple(
    _Amount(told, noted)
    for tolds in ((_Told.ALL, _Told.BRIEFLY), (_Told.UNEXPLAINED,))
    for noted, told in product(_Noted, tolds)
)
"""From the most to the least: the explanation is the last to go."""


class _Harm(NamedTuple):
    """The harm that a panel of some size does, the worst first.

    Attributes:
        leaves_felt: it reaches above the felt.
        bids_missing: it covers bids with large text, and does not tell them itself.
        covered: the quarters of plates, calls and cards that it covers.
        tower: it is too high for its width.
    """

    leaves_felt: bool
    bids_missing: bool
    covered: int
    tower: bool


class _Fit(NamedTuple):
    """A way to show the panel.

    Attributes:
        amount: the amount of text.
        width: the width of the panel.
        asked: False if a hint takes the place of the question.
        harm: the harm that it does.
    """

    amount: _Amount
    width: int
    asked: bool
    harm: _Harm


class DecisionPanel(Panel):
    """Asks one question at a time.

    Attributes:
        decision: the question, None while nothing is asked.
        hint: the text of a hint, in the place of the explanation; empty without one.

    Signals:
        answered(PlayerMove | NoMove): the answer chosen.
    """

    answered = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.decision: Decision | None = None
        self.hint = RichLabel("", self)
        self.hint.hide()
        self._advised: PlayerMove | None = None
        self._pill = HintPill(self)
        self._question = RichLabel("", self, role=Role.HEADING)
        self._explanation = RichLabel("", self)
        self._buttons: list[PrimaryButton | SecondButton] = []
        self._sign = TurnSign(self)
        headline = QHBoxLayout()
        headline.setSpacing(0)
        headline.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        headline.addWidget(self._question, 1)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        column = QVBoxLayout(self)
        column.addLayout(headline)
        column.addWidget(self._explanation)
        column.addWidget(self.hint)
        column.addLayout(self._grid)
        self.fit()

    def ask(self, decision: Decision) -> None:
        """Ask this question. Buttons of the same kinds are reused, so that the focus stays where it is."""
        before, self.decision = self.decision, decision
        self.setAccessibleName(for_the_ear(decision.question))
        if before is None or _button_kinds(before) != _button_kinds(decision):
            self._make_buttons(decision)
        for button, choice in zip(self._buttons, decision.choices, strict=True):
            button.offer(choice.why_not)
        self._show(_ALL)

    def advise(self, hint: str, move: PlayerMove | None) -> None:
        """Show the text of a hint, and mark the answer that makes `move`; an empty text and None remove both."""
        self.hint.set_text(hint)
        self.hint.setVisible(bool(hint))
        self._advised = move

    def advised_button(self) -> BaseButton | None:
        """The button of the answer that a hint points to."""
        if self.decision is None or self._advised is None:
            return None
        pairs = zip(self._buttons, self.decision.choices, strict=True)
        return next((button for button, choice in pairs if _makes(choice.answer, self._advised)), None)

    @property
    def is_focused(self) -> bool:
        """Whether the panel or anything in it has the focus."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def focus_answer(self) -> None:
        """Bring the focus to the usual answer, or to the first that can be given."""
        choices = () if self.decision is None else self.decision.choices
        offered = [pair for pair in zip(self._buttons, choices, strict=True) if pair[0].isEnabled()]
        usual = [pair for pair in offered if pair[1].usual]
        for button, _ in (usual or offered)[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def place_above(self, zones: TableLayout, spared: Sequence[QRect]) -> None:
        """Place the panel above the hand, as wide as possible without covering `spared`: plates, calls, cards.

        To save room it loses the notes below its labels if they are not needed, and last its explanation; it narrows if
        that helps, but not into a tower. From text 200 % on its words need the full width: it keeps that and may cover
        plates, but then tells the bids itself.

        A hint, an answer or a reason grows upwards from the place that the panel has without it, so that the buttons
        stay under the pointer. If it would cover more then, or leave the felt, it takes the place of the question,
        which the person has read; if that is not enough, the panel is fitted anew.
        """
        said = bool(self.hint.plain)
        self.hint.setVisible(False)
        fit = self._best_fit(zones, spared)
        if said:
            self.hint.setVisible(True)
            fits = [self._fit(zones, spared, fit.amount, fit.width, asked=asked) for asked in (True, False)]
            with_hint = next((each for each in fits if each.harm <= fit.harm), None)
            fit = with_hint or min(self._best_fit(zones, spared), *reversed(fits), key=lambda each: each.harm)
        self._show(fit.amount, asked=fit.asked)
        self.place(self._sheet(zones, fit.width))
        self._mark_advised()

    def _best_fit(self, zones: TableLayout, spared: Sequence[QRect]) -> _Fit:
        """The amount of text and the width that do the least harm."""
        fits: list[_Fit] = []
        for asked in (True,) if self.hint.isHidden() else (True, False):
            for amount, width in self._attempts(zones, spared):
                fits.append(self._fit(zones, spared, amount, width, asked=asked))
                if not any(fits[-1].harm):
                    return fits[-1]
        return min(fits, key=lambda fit: fit.harm)

    def _fit(self, zones: TableLayout, spared: Sequence[QRect], amount: _Amount, width: int, *, asked: bool) -> _Fit:
        """Show this amount of text at that width, and return the harm that it does."""
        self._show(amount, asked=asked)
        sheet = self._sheet(zones, width)
        covered = sum(_quarters_covered(area, sheet) for area in spared)
        told = amount.told is not _Told.UNEXPLAINED and self.hint.isHidden()
        bids = self._large() and self.decision is not None and bool(self.decision.calls_so_far)
        bids_missing = covered and bids and not told
        harm = _Harm(sheet.top() < zones.felt.y, bool(bids_missing), covered, sheet.height() > _TOWER * width)
        return _Fit(amount, width, asked, harm)

    def _mark_advised(self) -> None:
        """Put the mark of the hint on its button."""
        button, layout = self.advised_button(), self.layout()
        self._pill.setVisible(button is not None)
        if button is not None and layout is not None:
            layout.activate()
            self._pill.point_to(button.frame().translated(button.pos()))

    def _large(self) -> bool:
        return self._look.text >= _NO_EXPLANATION_FROM_TEXT

    def _attempts(self, zones: TableLayout, spared: Sequence[QRect]) -> Iterator[tuple[_Amount, int]]:
        """The combinations of text and width to try, the best first."""
        widths = self._widths(zones, spared)
        if self._large():
            widths = widths[:1]
        yield from product(_AMOUNTS, widths)

    def _widths(self, zones: TableLayout, spared: Sequence[QRect]) -> list[int]:
        """The widths to try, the widest first: the best for reading, between the cards, between the plates."""
        widest = min(zones.felt.w - 2 * zones.gap, _WIDTH_IN_LETTERS * zones.types.medium)
        beside = max((area.right() + 1 for area in spared if area.left() <= zones.gap), default=0)
        between_plates = zones.felt.w - 2 * (beside + zones.gap)
        narrower = {zones.panel_width, max(_NARROWEST, zones.panel_width * 3 // 4), between_plates}
        return [widest, *sorted((width for width in narrower if width < widest), reverse=True)]

    def _show(self, amount: _Amount, *, asked: bool = True) -> None:
        """Show this amount of text, with or without the question; the buttons' descriptions keep the hidden notes."""
        assert self.decision is not None, "nothing is asked"
        question, explanation = self._words(self.decision, amount.told)
        self._question.set_text(question)
        self._explanation.set_text(explanation)
        told = amount.told is not _Told.UNEXPLAINED and bool(explanation)
        self._explanation.setVisible(told and self.hint.isHidden())
        for part in (self._question, self._sign):
            part.setVisible(asked)
        # With large text the bids take the room of the notes.
        short = amount.noted is _Noted.NONE or (self._large() and bool(self.decision.calls_so_far))
        for button, choice in zip(self._buttons, self.decision.choices, strict=True):
            off = amount.noted is _Noted.OFFERED and bool(choice.why_not)
            button.set_label(choice.label, choice.note if self.decision.needs_notes or not (short or off) else "")
            if not choice.why_not:
                button.setAccessibleDescription(for_the_ear(choice.note))

    def _words(self, decision: Decision, told: _Told) -> tuple[str, str]:
        """The question, and its explanation. With large text it gives way to the bids, which the panel may cover."""
        brief = decision.brief or decision.question
        bids = decision.calls_so_far if self._large() else ""
        return {
            _Told.ALL: (decision.question, bids or decision.explanation),
            _Told.BRIEFLY: (brief, bids or decision.lasting or decision.explanation),
        }[_Told.BRIEFLY if told is _Told.UNEXPLAINED else told]

    def _sheet(self, zones: TableLayout, width: int) -> QRect:
        self._arrange(width)
        height = max(self.sheet_height_for(width), zones.line.h)
        left = zones.felt.x + (zones.felt.w - width) // 2
        bottom = zones.hand.y if self.decision is not None and self.decision.puts_out else zones.unchosen_top
        return QRect(left, bottom - height, width, height)

    def _make_buttons(self, decision: Decision) -> None:
        for button in self._buttons:
            self._grid.removeWidget(button)
        take_away(self._buttons)
        self._buttons = [self._button(place, choice) for place, choice in enumerate(decision.choices)]
        for button in self._buttons:
            button.show()

    def _button(self, place: int, choice: Choice) -> PrimaryButton | SecondButton:
        button: PrimaryButton | SecondButton
        if choice.suit is not None:
            button = SuitButton(choice.suit, choice.label, self, note=choice.note)
        else:
            kind = PrimaryButton if choice.usual else SecondButton
            button = kind(choice.label, self, note=choice.note)
        button.clicked.connect(lambda: self._answer(place))
        return button

    def _answer(self, place: int) -> None:
        if self.decision is not None:
            answer = self.decision.choices[place].answer
            if answer is not None:
                self.answered.emit(answer)

    def _arrange(self, width: int) -> None:
        """Arrange the buttons in as few and as even rows as possible, each as wide as the panel.

        Buttons of different widths share one row if that fits them all, if need be with notes in two or three lines,
        and labels in two.
        """
        room = width - 2 * (self._look.padding - RING)
        widths = [button.sizeHint().width() for button in self._buttons]
        columns = max(1, min(len(widths), room // max(widths, default=1)))
        for lines, label_lines in _FOLDS:
            pairs = zip(widths, self._buttons, strict=True)
            folded = [min(natural, button.folded_width(lines, label_lines)) for natural, button in pairs]
            if sum(folded) <= room:
                columns, widths = len(widths), folded
                break
        for button in self._buttons:
            self._grid.removeWidget(button)
        rows = ceil(len(self._buttons) / columns)
        counts = [len(self._buttons[row::rows]) for row in range(rows)]
        grid_columns, buttons = lcm(*counts), iter(self._buttons)
        for row, count in enumerate(counts):
            span = grid_columns // count
            for place, button in enumerate(islice(buttons, count)):
                self._grid.addWidget(button, row, place * span, 1, span)
        for column in range(self._grid.columnCount()):
            used = column < grid_columns
            self._grid.setColumnStretch(column, 1 if used else 0)
            self._grid.setColumnMinimumWidth(column, widths[column] if used and rows == 1 else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down and self._leads_to_hand():
            event.ignore()  # the page brings the focus to the hand
        elif not walk(self, event, reading_order(self)):
            super().keyPressEvent(event)

    def _leads_to_hand(self) -> bool:
        """Whether cards are to be chosen, and nothing in the panel lies between the focus and the hand."""
        focused = self.focusWidget()
        if self.decision is None or not self.decision.puts_out or focused is None:
            return False
        return all(stop.y() <= focused.geometry().bottom() for stop in reading_order(self))


def _button_kinds(decision: Decision) -> list[tuple[bool, Suit | None]]:
    """The kind of button of each answer; buttons of the same kinds can be reused with other words."""
    return [(choice.usual, choice.suit) for choice in decision.choices]


def _makes(answer: PlayerMove | NoMove | None, move: PlayerMove) -> bool:
    """Whether the answer makes this move."""
    if isinstance(answer, Exchange) and isinstance(move, Exchange):
        return set(answer.out) == set(move.out)
    return answer == move or (answer is NoMove.LEAVE_LYING and isinstance(move, DeclineRob))


def _quarters_covered(area: QRect, sheet: QRect) -> int:
    """The height of the area under the sheet in quarters, rounded up."""
    return ceil(4 * (area & sheet).height() / area.height()) if sheet.intersects(area) else 0
