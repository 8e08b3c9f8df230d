"""Cutting of blocks into slips of the width of their column."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF

from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.paper.blocks import Block, CardRow, Heading, Paragraph, Table, Tone
from twentyfive.ui.paper.marks import CardMark, Mark, RuleMark, Slip, TextMark
from twentyfive.ui.paper.style import INK, TypeScale, ink_of, leading
from twentyfive.ui.paper.tables import table_slips
from twentyfive.ui.theme.text_layout import wrapped

ENDLESS: Final = 1_000_000
"""More lines than a text has."""

_BAR: Final = 0.22
"""Width of the bar that marks a block, in letters."""

_INDENT: Final = 0.75
"""Distance of barred words from the left, in letters."""

_CARD_GAP: Final = 0.06
"""Distance between cards in a row, in widths of a card."""

_OVERLAP: Final = 0.52
"""The part of a card that is seen where the next one covers it, in widths of a card: rank and suit are in it."""

_WIDEST: Final = 5.2
"""Greatest width of a card in a row, in letters."""


def slips_of(block: Block, width: float, scale: TypeScale, spare: float) -> Iterator[Slip]:
    """Cut a block into slips.

    Args:
        block: the block.
        width: the width of the column in units.
        scale: the fonts.
        spare: what each row of a growing table gets beyond the height that it needs.
    """
    match block:
        case Heading():
            yield from _text(block.text, scale.heading, INK, width, scale, 1.1, barred=block.barred, keeps=True)
        case Paragraph():
            yield from _text(block.text, scale.of(block.tone), ink_of(block.tone), width, scale, barred=block.barred)
        case CardRow():
            yield from _card_slips(block, width, scale)
        case Table():
            yield from table_slips(block, width, scale, spare if block.grows else 0.0)


def _text(
    text: str,
    font: QFont,
    ink: QColor,
    width: float,
    scale: TypeScale,
    before: float = 0.35,
    *,
    barred: bool = False,
    keeps: bool = False,
) -> Iterator[Slip]:
    """Cut a text into lines. Its first two stay together, as do its last two; with `keeps` all, and the next block."""
    left = _INDENT * scale.em if barred else 0.0
    lines, step = wrapped(text, font, width - left, ENDLESS).texts, leading(font)
    metrics = QFontMetricsF(font)
    baseline = (step - metrics.height()) / 2 + metrics.ascent()
    for number, line in enumerate(lines):
        gap = before * scale.em if number == 0 else 0.0
        marks: tuple[Mark, ...] = (TextMark(line, font, left, baseline, ink),)
        if barred:
            top = -gap if number == 0 and not keeps else 0.0
            marks = (RuleMark(QRectF(0, top, _BAR * scale.em, step - top), INK), *marks)
        together = keeps or (number == 0 and len(lines) > 1) or number == len(lines) - 2
        yield Slip(step, marks, gap, together)


def _card_slips(row: CardRow, width: float, scale: TypeScale) -> Iterator[Slip]:
    """Lay out a row of cards below its words."""
    yield from _text(row.title, scale.of(Tone.BOLD), INK, width, scale, 0.7, keeps=True)
    step = _OVERLAP if row.overlap else 1 + _CARD_GAP
    card_width = min(width / ((len(row.cards) - 1) * step + 1), _WIDEST * scale.em)
    height = card_width / CARD_RATIO
    marks = tuple(
        CardMark(card, QRectF(place * step * card_width, 0, card_width, height)) for place, card in enumerate(row.cards)
    )
    yield Slip(height, marks, 0.3 * scale.em)
