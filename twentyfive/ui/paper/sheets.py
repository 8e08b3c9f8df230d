"""Layout of a sheet: the largest letters with which it has room on its pages, and the marks of each page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF

from twentyfive.presentation.paper.blocks import Band, PaperSheet, Table, Tone
from twentyfive.presentation.paper.cut_cards import CutSheet
from twentyfive.presentation.paper.formats import Paper, Print
from twentyfive.ui.paper.columns import filled
from twentyfive.ui.paper.cut_pages import cut_pages
from twentyfive.ui.paper.cutting import ENDLESS, slips_of
from twentyfive.ui.paper.formats import MARGIN, POINT, size_of
from twentyfive.ui.paper.marks import Mark, Page, RuleMark, Slip, TextMark, moved
from twentyfive.ui.paper.style import GREY, INK, LINE, Style, TypeScale, ink_of, leading
from twentyfive.ui.paper.tables import HAIRLINE
from twentyfive.ui.theme.text_layout import natural_width, wrapped

_STEP: Final = 0.25
"""Points from one size of letters to the next."""

_GUTTER: Final = 2.0
"""Distance between columns, in letters."""

_BAND_GAP: Final = 0.9
"""Distance between bands, in letters."""

_TITLE_RULE: Final = 1.5 * POINT
_FOOT: Final = 2.4
"""Height of the foot of a page, in sizes of its notes."""


def pages_of(sheet: PaperSheet | CutSheet, style: Style, paper: Paper, size: Print) -> tuple[Page, ...]:
    """Lay out a sheet with the largest letters that fit.

    Letters shrink in steps until all is on one page. What does not fit even with the smallest letters gets another
    page, again with the largest letters that fit: nothing is left out, and nothing is too small to be read.
    Cards to cut out have one size, and so have their letters.
    """
    sizes = size.sizes
    if isinstance(sheet, CutSheet):
        return cut_pages(sheet, style, paper, sizes)

    def layout(step: int) -> _Layout:
        return _Layout(sheet, style, paper, TypeScale(style, sizes, sizes.usual - _STEP * step))

    low, high = 0, round((sizes.usual - sizes.least) / _STEP)
    usual = layout(low)
    best = usual if usual.count == 1 else layout(high)
    if usual.count <= best.count:
        return usual.pages()
    while high - low > 1:  # trying every size would take four times as long
        middle = (low + high) // 2
        tried = layout(middle)
        if tried.count <= best.count:
            best, high = tried, middle
        else:
            low = middle
    return best.pages()


class _Layout:
    """A sheet laid out in one size of letters."""

    def __init__(self, sheet: PaperSheet, style: Style, paper: Paper, scale: TypeScale) -> None:
        self._sheet, self._style, self._scale = sheet, style, scale
        whole = QRectF(QPointF(0, 0), size_of(paper)).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        self._foot = _FOOT * scale.of(Tone.NOTE).pixelSize()
        self._area = whole.adjusted(0, 0, 0, -self._foot)
        self._made: list[list[Mark]] = []
        self._top = 0.0
        self._lay_out(0.0)

    @property
    def count(self) -> int:
        """The number of pages."""
        return len(self._made)

    def pages(self) -> tuple[Page, ...]:
        """Return the pages with their feet; growing tables take the rest of a single page."""
        blocks = [block for band in self._sheet.bands for block in band.blocks]
        rows = sum(len(block.rows) for block in blocks if isinstance(block, Table) and block.grows)
        spare = self._area.bottom() - self._top
        if rows and len(self._made) == 1 and spare > 0:
            self._lay_out((spare - 1) / rows)
        count = len(self._made)
        return tuple(
            Page((*marks, *self._foot_marks(number, count)), self._scale.size, self._style)
            for number, marks in enumerate(self._made, 1)
        )

    def _lay_out(self, spare: float) -> None:
        self._made = [[]]
        self._top = self._area.top()
        self._add_title()
        for band in self._sheet.bands:
            self._add_band(band, spare)

    def _add_title(self) -> None:
        """Add the title, the line below it, and a rule."""
        for text, font, ink in (
            (self._sheet.title, self._scale.title, INK),
            (self._sheet.subtitle, self._scale.subtitle, GREY),
        ):
            metrics, step = QFontMetricsF(font), 0.95 * leading(font)
            for line in wrapped(text, font, self._area.width(), ENDLESS).texts:
                baseline = self._top + (step - metrics.height()) / 2 + metrics.ascent()
                self._made[-1].append(TextMark(line, font, self._area.left(), baseline, ink))
                self._top += step
        self._top += 0.3 * self._scale.em
        self._made[-1].append(RuleMark(QRectF(self._area.left(), self._top, self._area.width(), _TITLE_RULE), INK))
        self._top += 0.8 * self._scale.em

    def _add_band(self, band: Band, spare: float) -> None:
        """Add a band below those before, and as many pages as it needs."""
        gutter = _GUTTER * self._scale.em
        width = (self._area.width() - (band.columns - 1) * gutter) / band.columns
        rest: Sequence[Slip] = [slip for block in band.blocks for slip in slips_of(block, width, self._scale, spare)]
        while rest:
            if self._top > self._area.bottom() - _least_room(rest):
                self._turn_page()
            done = filled(rest, band.columns, width + gutter, self._area.bottom() - self._top)
            self._made[-1] += moved(done.marks, self._area.left(), self._top)
            self._rule_columns(band.columns, width + gutter, gutter, done.height)
            self._top += done.height + _BAND_GAP * self._scale.em
            rest = done.rest
            if rest:
                self._turn_page()

    def _rule_columns(self, columns: int, step: float, gutter: float, height: float) -> None:
        """Add a hairline between columns."""
        for column in range(1, columns):
            left = self._area.left() + column * step - gutter / 2 - HAIRLINE / 2
            self._made[-1].append(RuleMark(QRectF(left, self._top, HAIRLINE, height), LINE))

    def _turn_page(self) -> None:
        if self._top > self._area.top():
            self._made.append([])
            self._top = self._area.top()

    def _foot_marks(self, number: int, count: int) -> list[Mark]:
        """Return the foot of a page: a hairline, the footer, and the number of the page if there are several."""
        font, area = self._scale.of(Tone.NOTE), self._area
        bottom = area.bottom() + self._foot
        metrics = QFontMetricsF(font)
        marks: list[Mark] = [
            RuleMark(QRectF(area.left(), bottom - 1.4 * metrics.height(), area.width(), HAIRLINE), LINE)
        ]
        baseline, ink = bottom - metrics.descent(), ink_of(Tone.NOTE)
        pages = f"{number} / {count}" if count > 1 else ""
        room = area.width() - natural_width(pages, font) - self._scale.em if pages else area.width()
        footer = wrapped(self._sheet.footer, font, room, 1).texts
        marks += [TextMark(line, font, area.left(), baseline, ink) for line in footer]
        if pages:
            marks.append(TextMark(pages, font, area.right() - natural_width(pages, font), baseline, ink))
        return marks


def _least_room(slips: Sequence[Slip]) -> float:
    """Return the height of the first slips that stay together."""
    height = 0.0
    for slip in slips:
        height += slip.height
        if not slip.keeps:
            break
    return height
