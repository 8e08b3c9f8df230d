"""The panel above the hand in which a player decides: to rob, bid, name trumps, exchange, or jink."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from itertools import islice, product
from math import ceil, lcm
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from twentyfive.core import Suit
from twentyfive.core.moves import DeclineRob, Exchange, PlayerMove
from twentyfive.ui.accessibility.reading_order import reading_order
from twentyfive.ui.cards.placement import Mark, pill_text
from twentyfive.ui.cards.suit_signs import paint_suit_sign
from twentyfive.ui.table.layout.table_layout import TableLayout
from twentyfive.ui.theme.glyphs import paint_turn_sign
from twentyfive.ui.theme.look import Look
from twentyfive.ui.theme.text_layout import line_height, natural_width
from twentyfive.ui.widgets.base_button import RING, BaseButton
from twentyfive.ui.widgets.button_frame import ButtonColours
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.panels import OverlayFrame, Panel, RichLabel, Role
from twentyfive.ui.widgets.scroll_area import walk
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table.question import Choice, Decision, NoMove

_EDGE: Final = 1.5


class HintPill(OverlayFrame):
    """The mark of a hint: a pill on the upper edge of a button, near its end."""

    def point_to(self, frame: QRect) -> None:
        """Move to the button with this frame, in the parent's coordinates."""
        height = round(0.95 * line_height(self._font()))
        width = round(natural_width(_pill_words(), self._font()) + 0.9 * height)
        left = frame.right() - min(width, frame.width()) - self._look.radius // 2
        self.setGeometry(left, frame.top() - height // 2, width, height)
        self.raise_()
        self.show()

    def _font(self) -> QFont:
        return self._look.font(round(0.9 * self._look.small), bold=True)

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pill = QRectF(self.rect()).adjusted(_EDGE / 2, _EDGE / 2, -_EDGE / 2, -_EDGE / 2)
        painter.setPen(QPen(self._look.colours.black, _EDGE))
        painter.setBrush(self._look.colours.gold)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setPen(self._look.colours.onaccent)
        painter.setFont(self._font())
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, _pill_words())
        painter.end()


def _pill_words() -> str:
    return pill_text({Mark.ADVISED})


class SuitButton(SecondButton):
    """A button that names a suit.

    Attributes:
        suit: the suit.
    """

    def __init__(self, suit: Suit, label: str, look: Look, parent: QWidget, *, note: str) -> None:
        self.suit = suit
        super().__init__(label, look, parent, note=note)

    def _icon_size(self) -> int:
        return round(6 * self._look.scale + 1.1 * self._look.medium)

    def _icon_gap(self) -> int:
        return round(6 * self._look.scale + 0.22 * self._look.medium)

    def _paint_icon(self, painter: QPainter, area: QRectF, button_colours: ButtonColours) -> None:
        del button_colours  # a suit keeps its own colour
        paint_suit_sign(painter, self.suit, area, self._look)


_NARROWEST: Final = 480
_WIDTH_IN_LETTERS: Final = 44
_NO_EXPLANATION_FROM_TEXT: Final = 2.0
_FOLDS: Final = ((1, 1), (2, 1), (3, 1), (3, 2))
"""The numbers of lines that the notes below the labels, and the labels, may take to share a row."""

_TOWER: Final = 0.6
"""A panel higher than this share of its width counts as a tower, which hides the middle of the table."""


class _Amount(Enum):
    """The amount of text in the panel."""

    ALL = auto()
    UNEXPLAINED = auto()
    OFFERED = auto()
    """Notes only below the labels of answers that can be given."""
    LABELS = auto()
    """Only the question and the labels of the buttons."""


class DecisionPanel(Panel):
    """Asks one question at a time.

    Attributes:
        decision: the question, None while nothing is asked.
        hint: the text of a hint, in the place of the explanation; empty without one.

    Signals:
        answered(PlayerMove | NoMove): the answer chosen.
    """

    answered = Signal(object)

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(look, parent)
        self.decision: Decision | None = None
        self.hint = RichLabel("", look, self)
        self.hint.hide()
        self._advised: PlayerMove | None = None
        self._pill = HintPill(look, self)
        self._question = RichLabel("", look, self, role=Role.HEADING)
        self._explanation = RichLabel("", look, self)
        self._buttons: list[PrimaryButton | SecondButton] = []
        headline = QHBoxLayout()
        headline.setSpacing(0)
        headline.addWidget(TurnSign(look, self), 0, Qt.AlignmentFlag.AlignTop)
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
        self._explanation.set_text(decision.calls_so_far if self._large() else decision.explanation)
        if before is None or _button_kinds(before) != _button_kinds(decision):
            self._make_buttons(decision)
        for button, choice in zip(self._buttons, decision.choices, strict=True):
            button.offer(choice.why_not)
        self._show(_Amount.ALL)

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

        To save room it loses its explanation, and the notes below its labels if they are not needed; it narrows if that
        helps, but not into a tower. From text 200 % on its words need the full width: it keeps that and may cover
        plates, but then tells the bids itself.

        A hint, an answer or a reason grows upwards from the place that the panel has without it, so that the buttons
        stay under the pointer, unless the panel would then leave the felt.
        """
        said = self.hint.plain
        self.hint.setVisible(False)
        amount, width = self._best_fit(zones, spared)
        if said:
            self.hint.setVisible(True)
            self._show(amount)
            if self._sheet(zones, width).top() < zones.felt.y:
                amount, width = self._best_fit(zones, spared)
        self._show(amount)
        self.place(self._sheet(zones, width))
        self._mark_advised()

    def _best_fit(self, zones: TableLayout, spared: Sequence[QRect]) -> tuple[_Amount, int]:
        """The amount of text and the width that do the least harm."""
        least: tuple[bool, bool, int, bool] | None = None
        chosen = (_Amount.ALL, zones.panel_width)
        for amount, width in self._attempts(zones, spared):
            self._show(amount)
            sheet = self._sheet(zones, width)
            covered = sum(_quarters_covered(area, sheet) for area in spared)
            bids_missing = covered and self._large() and bool(self._explanation.plain) and amount is not _Amount.ALL
            harm = (sheet.top() < zones.felt.y, bool(bids_missing), covered, sheet.height() > _TOWER * width)
            if least is None or harm < least:
                least, chosen = harm, (amount, width)
            if not any(harm):
                break
        return chosen

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
        yield from product(_Amount, widths)

    def _widths(self, zones: TableLayout, spared: Sequence[QRect]) -> list[int]:
        """The widths to try, the widest first: the best for reading, between the cards, between the plates."""
        widest = min(zones.felt.w - 2 * zones.gap, _WIDTH_IN_LETTERS * zones.types.medium)
        beside = max((area.right() + 1 for area in spared if area.left() <= zones.gap), default=0)
        between_plates = zones.felt.w - 2 * (beside + zones.gap)
        narrower = {zones.panel_width, max(_NARROWEST, zones.panel_width * 3 // 4), between_plates}
        return [widest, *sorted((width for width in narrower if width < widest), reverse=True)]

    def _show(self, amount: _Amount) -> None:
        """Show this amount of text; the descriptions of the buttons keep the hidden notes."""
        assert self.decision is not None, "nothing is asked"
        explained = amount is _Amount.ALL and bool(self._explanation.plain)
        self._question.set_text(self.decision.question if explained else self.decision.brief or self.decision.question)
        self._explanation.setVisible(explained and self.hint.isHidden())
        # With large text the bids take the room of the notes.
        short = amount is _Amount.LABELS or (self._large() and bool(self.decision.calls_so_far))
        noted = self.decision.needs_notes or not short
        for button, choice in zip(self._buttons, self.decision.choices, strict=True):
            off = amount is _Amount.OFFERED and bool(choice.why_not)
            button.set_label(choice.label, choice.note if noted and not off else "")
            if not choice.why_not:
                button.setAccessibleDescription(for_the_ear(choice.note))

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
            button = SuitButton(choice.suit, choice.label, self._look, self, note=choice.note)
        else:
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


class TurnSign(QWidget):
    """The triangle that marks a question to the viewer, as high as a line of the headline beside it."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.set_look(look)

    def set_look(self, look: Look) -> None:
        self._look = look
        self.setFixedSize(RING + round(1.2 * look.heading), look.line_height(look.heading) + RING)
        self.update()

    def paintEvent(self, _: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = 0.42 * self._look.heading
        middle = QPointF(RING + half + 1, RING / 2 + self.height() / 2)
        paint_turn_sign(painter, middle, half, self._look)
        painter.end()
