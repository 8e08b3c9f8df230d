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
from twentyfive.ui.widgets.base_button import RING, BaseButton, ButtonColours
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.height_for_width import take_away
from twentyfive.ui.widgets.overlay import OverlayFrame
from twentyfive.ui.widgets.panels import Panel, RichLabel, Role
from twentyfive.ui.widgets.scroll_area import walk
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.table.question import Choice, Decision, NoMove

_EDGE: Final = 1.5


class HintPill(OverlayFrame):
    """Lies on the upper edge of a button, near its end."""

    def point_to(self, frame: QRect) -> None:
        """Lie on that button, whose frame is given in the parent's coordinates."""
        height = round(0.95 * line_height(self._font()))
        width = round(natural_width(_text(), self._font()) + 0.9 * height)
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
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, _text())
        painter.end()


def _text() -> str:
    return pill_text({Mark.ADVISED})


class SuitButton(SecondButton):
    """Offers a suit.

    Attributes:
        suit: which.
    """

    def __init__(self, suit: Suit, label: str, look: Look, parent: QWidget, *, note: str) -> None:
        self.suit = suit
        super().__init__(label, look, parent, note=note)

    def _sign_size(self) -> int:
        return round(6 * self._look.scale + 1.1 * self._look.medium)

    def _sign_gap(self) -> int:
        return round(6 * self._look.scale + 0.22 * self._look.medium)

    def _paint_sign(self, painter: QPainter, area: QRectF, dressing: ButtonColours) -> None:
        del dressing  # a suit keeps its own colour
        paint_suit_sign(painter, self.suit, area, self._look)


_NARROWEST: Final = 480
_WIDTH_IN_LETTERS: Final = 44
_NO_EXPLANATION_FROM_TEXT: Final = 2.0
_FOLDS: Final = (1, 2, 3)
"""In how many lines what stands below the labels may be said."""

_TOWER: Final = 0.6
"""A panel that is higher than this share of its width is a tower, which hides the middle of the table."""


class _Words(Enum):
    """How much the panel says."""

    ALL = auto()
    UNEXPLAINED = auto()
    OFFERED = auto()
    """Below the labels only of those that can be pressed."""
    LABELS = auto()
    """The question and the labels of the buttons alone."""


class DecisionPanel(Panel):
    """Asks one question at a time.

    Attributes:
        decision: what is asked, None while nothing is.
        hint: what a hint says to it, in the place of the explanation; empty without one.

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
        words = QVBoxLayout(self)
        words.addLayout(headline)
        words.addWidget(self._explanation)
        words.addWidget(self.hint)
        words.addLayout(self._grid)
        self.fit()

    def ask(self, decision: Decision) -> None:
        """Ask this; buttons that stay are kept, so that the focus stays where it is."""
        before, self.decision = self.decision, decision
        self.setAccessibleName(for_the_ear(decision.question))
        self._explanation.set_text(decision.told if self._large() else decision.explanation)
        if before is None or _kinds(before) != _kinds(decision):
            self._make_buttons(decision)
        for button, choice in zip(self._buttons, decision.choices, strict=True):
            button.offer(choice.why_not)
        self._show(_Words.ALL)

    def advise(self, hint: str, move: PlayerMove | None) -> None:
        """Show what a hint says, and mark the answer that makes `move`; an empty hint and None take both away."""
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
        """Bring the focus to the obvious answer, or to the first that can be given."""
        choices = () if self.decision is None else self.decision.choices
        offered = [pair for pair in zip(self._buttons, choices, strict=True) if pair[0].isEnabled()]
        usual = [pair for pair in offered if pair[1].usual]
        for button, _ in (usual or offered)[:1]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def place_above(self, zones: TableLayout, spared: Sequence[QRect]) -> None:
        """Lie with the bottom edge on the hand, as wide as there is room, not over `spared`: plates, calls, cards.

        It loses its explanation, and what stands below the labels of its buttons where that can be missed; it
        narrows where that helps, but not into a tower. From text 200 % on its words need all the width: it keeps that
        and may cover plates, but tells what was bid.
        """
        least: tuple[bool, bool, int, bool] | None = None
        chosen = (_Words.ALL, zones.panel_width)
        for words, width in self._attempts(zones, spared):
            self._show(words)
            sheet = self._sheet(zones, width)
            covered = sum(_covered(area, sheet) for area in spared)
            untold = covered and self._large() and bool(self._explanation.plain) and words is not _Words.ALL
            harm = (sheet.top() < zones.felt.y, bool(untold), covered, sheet.height() > _TOWER * width)
            if least is None or harm < least:
                least, chosen = harm, (words, width)
            if not any(harm):
                break
        self._show(chosen[0])
        self.place(self._sheet(zones, chosen[1]))
        self._point()

    def _point(self) -> None:
        """Put the mark of the hint on its button."""
        button, layout = self.advised_button(), self.layout()
        self._pill.setVisible(button is not None)
        if button is not None and layout is not None:
            layout.activate()
            self._pill.point_to(button.frame().translated(button.pos()))

    def _large(self) -> bool:
        return self._look.text >= _NO_EXPLANATION_FROM_TEXT

    def _attempts(self, zones: TableLayout, spared: Sequence[QRect]) -> Iterator[tuple[_Words, int]]:
        """What it may say and how wide it may be, the best first."""
        widths = self._widths(zones, spared)
        if self._large():
            widths = widths[:1]
        yield from product(_Words, widths)

    def _widths(self, zones: TableLayout, spared: Sequence[QRect]) -> list[int]:
        """How wide it may be, the widest first: as wide as words are read well, then between cards, then plates."""
        widest = min(zones.felt.w - 2 * zones.gap, _WIDTH_IN_LETTERS * zones.types.medium)
        beside = max((area.right() + 1 for area in spared if area.left() <= zones.gap), default=0)
        between_plates = zones.felt.w - 2 * (beside + zones.gap)
        narrower = {zones.panel_width, max(_NARROWEST, zones.panel_width * 3 // 4), between_plates}
        return [widest, *sorted((width for width in narrower if width < widest), reverse=True)]

    def _show(self, words: _Words) -> None:
        """Say so much; what is not seen is still in the descriptions of the buttons."""
        assert self.decision is not None, "nothing is asked"
        explained = words is _Words.ALL and bool(self._explanation.plain)
        self._question.set_text(self.decision.question if explained else self.decision.brief or self.decision.question)
        self._explanation.setVisible(explained and not self.hint.plain)
        # In large letters the bids take the room of what they mean.
        short = words is _Words.LABELS or (self._large() and bool(self.decision.told))
        noted = self.decision.needs_notes or not short
        for button, choice in zip(self._buttons, self.decision.choices, strict=True):
            off = words is _Words.OFFERED and bool(choice.why_not)
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
        """In as few rows as there is room for, rows as even as they can be, each as wide as the panel.

        If all find room in one row because some are narrower than others, or say in two or three lines what stands
        below their labels, they stand in one row.
        """
        room = width - 2 * (self._look.padding - RING)
        widths = [button.sizeHint().width() for button in self._buttons]
        columns = max(1, min(len(widths), room // max(widths, default=1)))
        for lines in _FOLDS:
            pairs = zip(widths, self._buttons, strict=True)
            folded = [min(natural, button.folded_width(lines)) for natural, button in pairs]
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
        if not walk(self, event, reading_order(self)):
            super().keyPressEvent(event)


def _kinds(decision: Decision) -> list[tuple[bool, Suit | None]]:
    """What kind of button each answer has: of the same kinds they can be kept, with other words on them."""
    return [(choice.usual, choice.suit) for choice in decision.choices]


def _makes(answer: PlayerMove | NoMove | None, move: PlayerMove) -> bool:
    """Whether that answer does what the move does."""
    if isinstance(answer, Exchange) and isinstance(move, Exchange):
        return set(answer.out) == set(move.out)
    return answer == move or (answer is NoMove.LEAVE_LYING and isinstance(move, DeclineRob))


def _covered(area: QRect, sheet: QRect) -> int:
    """How much of the area lies under the sheet, in quarters; a quarter of which a part does counts as one."""
    return ceil(4 * (area & sheet).height() / area.height()) if sheet.intersects(area) else 0


class TurnSign(QWidget):
    """The triangle that marks what the viewer is asked, as high as a line of the headline beside it."""

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
