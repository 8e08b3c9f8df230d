"""Tables on paper: the widths of their columns, and their rows as slips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.paper.blocks import Cell, Side, Table, Tone
from twentyfive.ui.paper.formats import POINT
from twentyfive.ui.paper.marks import CardMark, Mark, RuleMark, Slip, TextMark
from twentyfive.ui.paper.style import INK, LINE, TypeScale, ink_of, leading
from twentyfive.ui.theme.text_layout import longest_word, natural_width, wrapped

HAIRLINE: Final = POINT / 2
_HEAD_LINE: Final = POINT * 1.2
_ENDLESS: Final = 1_000_000

_PADDING: Final = 0.35
"""Distance of words from the sides of a cell, in letters."""

_ABOVE: Final = 0.22
"""Distance of words from the lines above and below, in letters."""

_LEAST_LETTERS: Final = 7 * POINT
"""The smallest letters of a cell whose words have no room."""

_FRAME: Final = 0.16
"""Width of the frame round a card, in letters."""


def table_slips(table: Table, width: float, scale: TypeScale, spare: float) -> Iterator[Slip]:
    """Cut a table into its head and its rows; each row gets `spare` units beyond the height that it needs."""
    widths = column_widths(table, width, scale)
    titles = tuple(Cell(column.title, tone=Tone.BOLD) for column in table.columns)
    least = table.row_height * scale.em
    head = _row(table, titles, widths, scale, least, _HEAD_LINE)
    again = Slip(head.height, head.marks, keeps=True)
    yield Slip(head.height, head.marks, 0.5 * scale.em, keeps=True)
    for cells in table.rows:
        row = _row(table, cells, widths, scale, least, HAIRLINE, spare)
        yield Slip(row.height, row.marks, head=again)


def column_widths(table: Table, width: float, scale: TypeScale) -> tuple[float, ...]:
    """Return the widths of the columns, together `width`.

    A column without a share is as wide as its words; those with a share divide the rest. If the words have no room,
    they are broken, but no column becomes narrower than its longest word unless all must.
    """
    wanted = [_natural(table, index, scale) for index in range(len(table.columns))]
    least = [min(want, _least(table, index, scale)) for index, want in enumerate(wanted)]
    shares = [column.share for column in table.columns]
    fixed = sum(want for want, share in zip(wanted, shares, strict=True) if not share)
    needed = sum(need for need, share in zip(least, shares, strict=True) if share)
    if sum(shares) and fixed + needed <= width:
        return _shared(wanted, least, shares, width)
    if sum(wanted) <= width:
        return tuple(want * width / sum(wanted) for want in wanted)
    if sum(least) >= width:
        return tuple(need * width / sum(least) for need in least)
    loose = (width - sum(least)) / (sum(wanted) - sum(least))
    return tuple(need + loose * (want - need) for want, need in zip(wanted, least, strict=True))


def _shared(
    wanted: Sequence[float], least: Sequence[float], shares: Sequence[float], width: float
) -> tuple[float, ...]:
    """Divide what the columns without a share leave; a column whose share is too narrow for a word gets the word."""
    held = {index: wanted[index] for index, share in enumerate(shares) if not share}
    while True:
        rest = width - sum(held.values())
        total = sum(share for index, share in enumerate(shares) if index not in held)
        narrow = [
            index for index, share in enumerate(shares) if index not in held and rest * share / total < least[index]
        ]
        if not narrow:
            break
        held[narrow[0]] = least[narrow[0]]
    return tuple(held.get(index, rest * share / total if total else 0.0) for index, share in enumerate(shares))


def _cells(table: Table, index: int) -> list[Cell]:
    return [Cell(table.columns[index].title, tone=Tone.BOLD), *(row[index] for row in table.rows)]


def _natural(table: Table, index: int, scale: TypeScale) -> float:
    """Return the width of the widest cell in one line."""
    words = max(natural_width(cell.text, scale.of(cell.tone)) for cell in _cells(table, index))
    return max(words, _pictures(table, index, scale)) + 2 * _PADDING * scale.em + POINT


def _least(table: Table, index: int, scale: TypeScale) -> float:
    """Return the width of the widest word or card."""
    words = max(longest_word(cell.text, scale.of(cell.tone)) for cell in _cells(table, index))
    return max(words, _pictures(table, index, scale)) + 2 * _PADDING * scale.em + POINT


def _pictures(table: Table, index: int, scale: TypeScale) -> float:
    has_cards = any(row[index].card is not None for row in table.rows)
    return (table.card_width + 2 * _FRAME) * scale.em if has_cards else 0.0


def _row(
    table: Table,
    cells: Sequence[Cell],
    widths: Sequence[float],
    scale: TypeScale,
    least: float,
    line: float,
    spare: float = 0.0,
) -> Slip:
    """Lay out a row, with a rule of that thickness below it."""
    above = _ABOVE * scale.em
    heights = [_cell_height(table, cell, width, scale) for cell, width in zip(cells, widths, strict=True)]
    height = max([least, *(inner + 2 * above for inner in heights)]) + spare
    marks: list[Mark] = []
    left = 0.0
    for index, (cell, width, inner) in enumerate(zip(cells, widths, heights, strict=True)):
        side = table.columns[index].side
        marks += _cell_marks(table, cell, QRectF(left, (height - inner) / 2, width, inner), scale, side)
        if table.ruled and index:
            marks.append(RuleMark(QRectF(left - HAIRLINE / 2, 0, HAIRLINE, height), LINE))
        left += width
    ink = INK if line > HAIRLINE else LINE
    marks.append(RuleMark(QRectF(0, height, left, line), ink))
    return Slip(height + line, tuple(marks))


def _font(cell: Cell, width: float, scale: TypeScale) -> QFont:
    """Return the font of a cell, smaller if its longest word would be broken otherwise, as names of ten players are."""
    font, room = scale.of(cell.tone), width - 2 * _PADDING * scale.em
    longest = longest_word(cell.text, font)
    if longest <= room:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(min(font.pixelSize(), max(_LEAST_LETTERS, int(font.pixelSize() * room / longest))))
    return smaller


def _lines(cell: Cell, width: float, scale: TypeScale) -> tuple[str, ...]:
    return wrapped(cell.text, _font(cell, width, scale), width - 2 * _PADDING * scale.em, _ENDLESS).texts


def _cell_height(table: Table, cell: Cell, width: float, scale: TypeScale) -> float:
    words = len(_lines(cell, width, scale)) * leading(_font(cell, width, scale))
    return words + (0.0 if cell.card is None else _picture_height(table, scale))


def _picture_height(table: Table, scale: TypeScale) -> float:
    return (table.card_width / CARD_RATIO + 2 * _FRAME) * scale.em


def _cell_marks(table: Table, cell: Cell, area: QRectF, scale: TypeScale, side: Side) -> Iterator[Mark]:
    padding, top = _PADDING * scale.em, area.top()
    if cell.card is not None:
        width, frame = table.card_width * scale.em, _FRAME * scale.em
        left = area.left() + _shift(side, area.width(), width + 2 * frame, padding) + frame
        picture = QRectF(left, top + frame, width, width / CARD_RATIO)
        yield CardMark(cell.card, picture, frame if cell.framed else 0.0)
        top += _picture_height(table, scale)
    font = _font(cell, area.width(), scale)
    metrics, step = QFontMetricsF(font), leading(font)
    for line in _lines(cell, area.width(), scale):
        left = area.left() + _shift(side, area.width(), metrics.horizontalAdvance(line), padding)
        baseline = top + (step - metrics.height()) / 2 + metrics.ascent()
        yield TextMark(line, font, left, baseline, ink_of(cell.tone))
        top += step


def _shift(side: Side, room: float, width: float, padding: float) -> float:
    return {Side.LEFT: padding, Side.MIDDLE: (room - width) / 2, Side.RIGHT: room - width - padding}[side]
