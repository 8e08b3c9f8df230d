"""Pages of cards to cut out: all of one size, with hairlines where the scissors go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from twentyfive.presentation.paper.cut_cards import BOX_HEIGHT, CutCard, CutSheet, box_grid
from twentyfive.presentation.paper.formats import Paper, PrintSizes
from twentyfive.presentation.qr_modules import QUIET, modules_of
from twentyfive.ui.paper.formats import MARGIN, MM, POINT, size_of
from twentyfive.ui.paper.marks import CodeMark, Mark, Page, RuleMark, TextMark, moved
from twentyfive.ui.paper.style import GREY, INK, LINE, Style, leading
from twentyfive.ui.theme.text_layout import natural_width, wrapped

_PADDING: Final = 5 * MM
"""Distance of words from the cut: scissors miss it by a millimetre or two."""

_HAIRLINE: Final = POINT / 2
_BOX_LINE: Final = 0.8 * POINT
_GAP: Final = 0.5
"""Distance between the parts of a card, in letters."""

_NUMBER: Final = 5.5
"""The size of the number of a card that has a name beside it, in letters."""

_NAME: Final = 2.0
"""The size of the name, in letters; a long one is smaller."""

_NAME_LINES: Final = 3
_LEAST_NAME: Final = 8.0
_MOST_HEAD: Final = 11.0
"""Sizes in points: that of a name too long for any larger, and the largest of the line at the top."""

_MANY: Final = 1_000
_TALL: Final = 0.85
"""Height of a figure of the title's typeface with some room, in its sizes."""

_TOTAL_HEIGHT: Final = 1.7
"""The height of the box for the sum, in lines."""

_CODE: Final = 0.5
"""The width of a code and its note, as a share of their card: a phone reads 40 mm from half a metre."""

_TOTAL: Final = 16 * MM
"""The width of the box for the sum."""


def cut_pages(sheet: CutSheet, style: Style, paper: Paper, sizes: PrintSizes) -> tuple[Page, ...]:
    """Lay out the cards, in the order in which they lie on the pages."""
    area = QRectF(0, 0, size_of(paper).width(), size_of(paper).height()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
    width, height = area.width() / sheet.across, area.height() / sheet.down
    maker = _CardMaker(style, sizes, width - 2 * _PADDING, height - 2 * _PADDING)
    pages = []
    on_page = sheet.across * sheet.down
    for first in range(0, len(sheet.cards), on_page):
        marks: list[Mark] = [*_cuts(sheet, area)]
        for place, card in enumerate(sheet.cards[first : first + on_page]):
            down, across = divmod(place, sheet.across)
            left, top = area.left() + across * width + _PADDING, area.top() + down * height + _PADDING
            marks += moved(maker.marks_of(card), left, top)
        pages.append(Page(tuple(marks), sizes.usual, style))
    return tuple(pages)


def _cuts(sheet: CutSheet, area: QRectF) -> Iterator[RuleMark]:
    """Yield the hairlines round the cards."""
    for across in range(sheet.across + 1):
        left = area.left() + across * area.width() / sheet.across
        yield RuleMark(QRectF(left, area.top(), _HAIRLINE, area.height()), LINE)
    for down in range(sheet.down + 1):
        top = area.top() + down * area.height() / sheet.down
        yield RuleMark(QRectF(area.left(), top, area.width(), _HAIRLINE), LINE)


class _CardMaker:
    """Cards of one size, from their upper left corner."""

    def __init__(self, style: Style, sizes: PrintSizes, width: float, height: float) -> None:
        self._style, self._width, self._height = style, width, height
        self._letters, self._em = sizes.usual, sizes.usual * POINT
        self._head = style.letters(min(sizes.usual * sizes.note, _MOST_HEAD))
        self._body = style.letters(sizes.usual)
        self._note = style.letters(sizes.usual, bold=True)
        self._small = style.letters(sizes.least)

    def marks_of(self, card: CutCard) -> tuple[Mark, ...]:
        """Lay out a card."""
        marks: list[Mark] = []
        top = self._add(marks, card.head, self._head, GREY, 0.0, 0.0, self._width, 2) + _GAP * self._em / 2
        marks.append(RuleMark(QRectF(0, top, self._width, POINT), INK))
        top += _GAP * self._em
        foot = self._add_foot(marks, card)
        if card.boxes:
            self._add_number_and_name(marks, card, top, foot)
        else:
            self._add_large_number(marks, card, top, foot)
        return tuple(marks)

    def _add_foot(self, marks: list[Mark], card: CutCard) -> float:
        """Add the boxes, or the sentences, at the foot of a card; return where they begin."""
        if card.boxes:
            return self._add_boxes(marks, card.boxes)
        heights = [len(self._lines(line)) * leading(self._body) + _GAP * self._em for line in card.lines]
        foot = top = self._height - sum(heights)
        for line, height in zip(card.lines, heights, strict=True):
            self._add(marks, line, self._body, INK, 0.0, top, self._width, _MANY)
            top += height
        return foot - _GAP * self._em

    def _lines(self, text: str) -> tuple[str, ...]:
        return wrapped(text, self._body, self._width, _MANY).texts

    def _add_boxes(self, marks: list[Mark], boxes: int) -> float:
        columns, rows = box_grid(boxes, self._width / MM)
        width, height = self._width / columns, BOX_HEIGHT * MM
        top = self._height - rows * height
        metrics = QFontMetricsF(self._small)
        for row in range(rows):
            count = min(columns, boxes - row * columns)
            marks += _grid(QRectF(0, top + row * height, count * width, height), count)
            for column in range(count):
                number = str(row * columns + column + 1)
                left = column * width + 0.15 * metrics.height()
                baseline = top + row * height + metrics.ascent()
                marks.append(TextMark(number, self._small, left, baseline, GREY))
        return top - _GAP * self._em

    def _add_number_and_name(self, marks: list[Mark], card: CutCard, top: float, foot: float) -> None:
        """Add the number at the left, the name and its note beside it, and the box for the sum above the boxes."""
        number = self._style.title_letters(_NUMBER * self._letters)
        step = QFontMetricsF(self._small).height()
        wide = max(natural_width(card.label, self._small), natural_width(card.number, number))
        self._add_line(marks, card.label, self._small, GREY, (wide - natural_width(card.label, self._small)) / 2, top)
        self._add_line(marks, card.number, number, INK, (wide - natural_width(card.number, number)) / 2, top + step)
        left = wide + self._em
        room = self._width - left
        total = foot - leading(self._body) * _TOTAL_HEIGHT
        if card.name:
            font = self._fitting(card.name, room, total - top - leading(self._note))
            top = self._add(marks, card.name, font, INK, left, top, room, _NAME_LINES) + _GAP * self._em / 2
            self._add(marks, card.note, self._body, INK, left, top, room, 2)
        else:
            line = top + step + QFontMetricsF(number).ascent()
            marks.append(RuleMark(QRectF(left, line, room, _HAIRLINE), INK))
        box = QRectF(self._width - _TOTAL, total, _TOTAL, foot - total)
        marks += _grid(box, 1)
        words = box.left() - self._em / 2 - natural_width(card.total, self._body)
        self._add_line(marks, card.total, self._body, INK, words, total + (box.height() - leading(self._body)) / 2)

    def _fitting(self, name: str, room: float, height: float) -> QFont:
        """The largest letters in which a name has room."""
        size = _NAME * self._letters
        while size > _LEAST_NAME:
            font = self._style.letters(size, bold=True)
            lines = wrapped(name, font, room, _NAME_LINES)
            if lines.whole and len(lines.texts) * leading(font) <= height:
                return font
            size *= 0.9
        return self._style.letters(_LEAST_NAME, bold=True)

    def _add_large_number(self, marks: list[Mark], card: CutCard, top: float, foot: float) -> None:
        """Add the number in the middle, as large as there is room; beside a code, in the middle of the rest."""
        room = self._width - (self._add_code(marks, card, top, foot) if card.code else 0.0)
        label = self._style.letters(1.4 * self._letters)
        marks_top = top + leading(label)
        size = (foot - marks_top) / POINT / _TALL
        number = self._style.title_letters(size)
        wide = natural_width(card.number, number)
        if wide > room:
            number = self._style.title_letters(size * room / wide)
        self._add_line(marks, card.label, label, GREY, (room - natural_width(card.label, label)) / 2, top)
        metrics = QFontMetricsF(number)
        middle = (room - natural_width(card.number, number)) / 2
        baseline = marks_top + (foot - marks_top + metrics.capHeight()) / 2
        marks.append(TextMark(card.number, number, middle, baseline, INK))

    def _add_code(self, marks: list[Mark], card: CutCard, top: float, foot: float) -> float:
        """Add the code at the right, with its note below it; return the width that both take, with the margin."""
        modules, column = modules_of(card.code), self._width * _CODE
        note = len(wrapped(card.code_note, self._small, column, _MANY).texts) * leading(self._small)
        side = min(column, foot - top - note - _GAP * self._em)
        left, under = self._width - column, top + side + _GAP * self._em
        marks.append(CodeMark(modules, QRectF(left, top, side, side)))
        self._add(marks, card.code_note, self._small, INK, left, under, column, _MANY)
        return column + side * QUIET / len(modules)

    def _add_line(self, marks: list[Mark], text: str, font: QFont, ink: QColor, left: float, top: float) -> None:
        metrics = QFontMetricsF(font)
        marks.append(TextMark(text, font, left, top + metrics.ascent(), ink))

    def _add(
        self, marks: list[Mark], text: str, font: QFont, ink: QColor, left: float, top: float, room: float, most: int
    ) -> float:
        """Add a text in lines; return where it ends."""
        for line in wrapped(text, font, room, most).texts:
            self._add_line(marks, line, font, ink, left, top)
            top += leading(font)
        return top


def _grid(area: QRectF, columns: int) -> Iterator[RuleMark]:
    """Yield the lines of boxes side by side."""
    for top in (area.top(), area.bottom()):
        yield RuleMark(QRectF(area.left(), top, area.width() + _BOX_LINE, _BOX_LINE), INK)
    for column in range(columns + 1):
        left = area.left() + column * area.width() / columns
        yield RuleMark(QRectF(left, area.top(), _BOX_LINE, area.height()), INK)
