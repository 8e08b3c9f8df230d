"""Marks on a page: lines of text, cards, rules and codes, each at its place, which a painter draws."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from twentyfive.core.cards import Card
from twentyfive.presentation.qr_modules import Modules
from twentyfive.ui.paper.style import Style
from twentyfive.ui.theme.text_layout import paint_signed


@dataclass(frozen=True, slots=True)
class TextMark:
    """A line of text.

    Attributes:
        text: its words.
        font: their font.
        left, baseline: its place in units.
        ink: their colour; suit signs have that of the deck.
    """

    text: str
    font: QFont
    left: float
    baseline: float
    ink: QColor

    def moved(self, right: float, down: float) -> TextMark:
        """Return the same line elsewhere."""
        return replace(self, left=self.left + right, baseline=self.baseline + down)

    def paint(self, painter: QPainter, style: Style) -> None:
        """Draw the line."""
        painter.setPen(self.ink)
        painter.setFont(self.font)
        paint_signed(painter, self.text, QPointF(self.left, self.baseline), style.signs)


@dataclass(frozen=True, slots=True)
class CardMark:
    """The picture of a card.

    Attributes:
        card: the card.
        area: its place in units.
        frame: the width of a heavy frame round it; 0 for none.
    """

    card: Card
    area: QRectF
    frame: float = 0.0

    def moved(self, right: float, down: float) -> CardMark:
        """Return the same card elsewhere."""
        return replace(self, area=self.area.translated(right, down))

    def paint(self, painter: QPainter, style: Style) -> None:
        """Draw the card, and its frame outside of it."""
        style.paint_card(painter, self.card, self.area)
        if self.frame:
            painter.setPen(QPen(Qt.GlobalColor.black, self.frame))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            out = 0.75 * self.frame
            painter.drawRoundedRect(self.area.adjusted(-out, -out, out, out), 2 * self.frame, 2 * self.frame)


@dataclass(frozen=True, slots=True)
class RuleMark:
    """A rule: a filled bar, as thin as a hairline or heavier.

    Attributes:
        area: its place in units.
        ink: its colour.
    """

    area: QRectF
    ink: QColor

    def moved(self, right: float, down: float) -> RuleMark:
        """Return the same rule elsewhere."""
        return replace(self, area=self.area.translated(right, down))

    def paint(self, painter: QPainter, _: Style) -> None:
        """Draw the rule."""
        painter.fillRect(self.area, self.ink)


@dataclass(frozen=True, slots=True)
class CodeMark:
    """A QR code, whose white margin is that of the paper round it.

    Attributes:
        modules: its modules.
        area: its square in units.
    """

    modules: Modules
    area: QRectF

    def moved(self, right: float, down: float) -> CodeMark:
        """Return the same code elsewhere."""
        return replace(self, area=self.area.translated(right, down))

    def paint(self, painter: QPainter, _: Style) -> None:
        """Draw the code as one shape: between shapes that touch, a viewer shows white lines."""
        module = self.area.width() / len(self.modules)
        shape = QPainterPath()
        shape.setFillRule(Qt.FillRule.WindingFill)
        for row, line in enumerate(self.modules):
            for column, dark in enumerate(line):
                if dark:
                    left, top = self.area.left() + column * module, self.area.top() + row * module
                    shape.addRect(QRectF(left, top, module, module))
        painter.fillPath(shape, Qt.GlobalColor.black)


Mark = TextMark | CardMark | RuleMark | CodeMark


@dataclass(frozen=True, slots=True)
class Slip:
    """A strip of a column that is never divided: a line of text, or a row of a table.

    Attributes:
        height: its height in units.
        marks: its marks, from its upper left corner.
        before: the distance from the slip above; none at the top of a column.
        keeps: whether the next slip stays in the same column.
        head: the slip to repeat above it if it begins a column, such as the head of a table.
    """

    height: float
    marks: tuple[Mark, ...]
    before: float = 0.0
    keeps: bool = False
    head: Slip | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """A page that is laid out.

    Attributes:
        marks: its marks, in reading order.
        size: the size of its text in points.
        style: its look.
    """

    marks: tuple[Mark, ...]
    size: float
    style: Style

    @property
    def texts(self) -> tuple[str, ...]:
        """Its lines of text, in reading order."""
        return tuple(mark.text for mark in self.marks if isinstance(mark, TextMark))

    def paint(self, painter: QPainter) -> None:
        """Draw the page with a painter that measures in units."""
        for mark in self.marks:
            mark.paint(painter, self.style)


def moved(marks: Sequence[Mark], right: float, down: float) -> tuple[Mark, ...]:
    """Return the same marks elsewhere."""
    return tuple(mark.moved(right, down) for mark in marks)
