"""Text layout: wrapped lines of a given width, shortened with "…" if necessary, never cut off."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, pairwise
from math import sqrt
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from twentyfive.presentation.measures import LINE_HEIGHT

_TEXTS: Final = 1024
"""Results kept of each function: layouts ask for the same ones again and again."""

_LONGEST_LINE: Final = 80
"""The most letters in a line that is comfortable to read."""

_PLEASANT: Final = 5 / 3
"""Width of a block of text divided by its height, estimated from the area of its lines."""

_LOW: Final = 2
"""The same ratio for a text whose block would otherwise become too high."""


_LEAST_LETTERS: Final = 9
"""The size below which letters in a narrow place do not go."""

_SPARE: Final = 0.5
"""Pixels that a button is at least wider than its words. Qt would break a word for the overhang of its last letter."""


class Lines(NamedTuple):
    """A wrapped text: its lines, and whether they hold all of it."""

    texts: tuple[str, ...]
    whole: bool


@lru_cache(maxsize=_TEXTS)
def wrapped(text: str, font: QFont, width: float, most: int) -> Lines:
    """Return the text in at most `most` lines no wider than `width`; the last line is shortened if they are too few."""
    if not text:
        return Lines((), whole=True)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        lines += _lines_of(paragraph, font, width)
    if len(lines) <= most:
        return Lines(tuple(lines), whole=True)
    rest = " ".join(line.strip() for line in lines[most - 1 :])
    shortened = QFontMetricsF(font).elidedText(rest, Qt.TextElideMode.ElideRight, width)
    return Lines((*lines[: most - 1], shortened), whole=False)


@lru_cache(maxsize=_TEXTS)
def natural_width(text: str, font: QFont) -> float:
    """Return the width of the text without wrapping."""
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(paragraph) for paragraph in text.split("\n"))


@lru_cache(maxsize=_TEXTS)
def folded_width(text: str, font: QFont, lines: int) -> float:
    """Return the least width in which the text takes no more than `lines` lines, with all words whole."""
    metrics, words = QFontMetricsF(font), text.split()
    breaks = combinations(range(1, len(words)), min(lines, len(words)) - 1) if words else ()
    foldings = ([" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words)))] for cuts in breaks)
    return min((max(map(metrics.horizontalAdvance, folding)) for folding in foldings), default=0.0)


@lru_cache(maxsize=_TEXTS)
def longest_word(text: str, font: QFont) -> float:
    """Return the width of the longest word."""
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)


@lru_cache(maxsize=_TEXTS)
def unbroken_width(text: str, font: QFont) -> float:
    """Return the least width in which lines break only between words, after hyphens and the like."""
    return max(_widths_of(text, font, 0.0))


@lru_cache(maxsize=_TEXTS)
def block_width(text: str, font: QFont) -> float:
    """Return a width in which the text makes a block that is pleasant to read, about five wide to three high."""
    most = _LONGEST_LINE * QFontMetricsF(font).horizontalAdvance("x")
    step = line_height(font)
    width = min(most, sqrt(_PLEASANT * most * step * len(_widths_of(text, font, most))))
    if width < _PLEASANT * step * len(_widths_of(text, font, width)):
        width = min(most, sqrt(_LOW * width * step * len(_widths_of(text, font, width))))
    return max(_widths_of(text, font, width))


def narrowed(font: QFont, text: str, width: float) -> QFont:
    """Return the font, smaller if the text would be wider than `width`, but never too small to be read."""
    natural, size = natural_width(text, font), font.pixelSize()
    if natural <= width:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(max(min(size, _LEAST_LETTERS), int(size * width / natural)))
    return smaller


def line_height(font: QFont) -> float:
    """Return the distance between lines of that font."""
    return LINE_HEIGHT * font.pixelSize()


NO_SIGNS: Final[Mapping[str, QColor]] = MappingProxyType({})
"""All text in one colour."""


def paint_lines(
    painter: QPainter,
    lines: Lines,
    font: QFont,
    rect: QRectF,
    alignment: Qt.AlignmentFlag,
    signs: Mapping[str, QColor] = NO_SIGNS,
) -> None:
    """Paint the lines from the top of `rect` down in the painter's pen, each aligned left, right or centred.

    `signs` are the suit signs with a colour of their own.
    """
    step, metrics = line_height(font), QFontMetricsF(font)
    baseline = rect.top() + (step - metrics.height()) / 2 + metrics.ascent()
    painter.setFont(font)
    for text in lines.texts:
        spare = rect.width() - metrics.horizontalAdvance(text)
        shift = {Qt.AlignmentFlag.AlignRight: spare, Qt.AlignmentFlag.AlignHCenter: spare / 2}.get(alignment, 0.0)
        paint_signed(painter, text, QPointF(rect.left() + shift, baseline), signs)
        baseline += step


def paint_signed(painter: QPainter, text: str, start: QPointF, signs: Mapping[str, QColor]) -> None:
    """Paint the text from `start` in the painter's pen and font, and each of the signs in its own colour."""
    pen, metrics = painter.pen(), QFontMetricsF(painter.font())
    coloured = {sign: ink for sign, ink in signs.items() if ink != pen.color()}
    parts = re.split(f"([{''.join(coloured)}])", text) if coloured else [text]
    before = ""
    for part in filter(None, parts):
        painter.setPen(coloured.get(part, pen.color()))
        painter.drawText(start + QPointF(metrics.horizontalAdvance(before), 0), part)
        before += part
    painter.setPen(pen)


def paint_row(painter: QPainter, text: str, area: QRectF, signs: Mapping[str, QColor]) -> None:
    """Paint the text likewise at the left of `area`, in the middle of its height."""
    metrics = QFontMetricsF(painter.font())
    baseline = area.center().y() - metrics.height() / 2 + metrics.ascent()
    paint_signed(painter, text, QPointF(area.left(), baseline), signs)


def _lines_of(paragraph: str, font: QFont, width: float) -> list[str]:
    """Return the lines of a text without line breaks; a word that is too wide is broken."""
    if _is_one_line(paragraph, font, width):
        return [paragraph.rstrip()]
    units = paragraph.encode("utf-16-le")  # Qt counts a character of two units as two
    layout = _laid_out(paragraph, font, width, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    lines = [layout.lineAt(number) for number in range(layout.lineCount())]
    spans = [(2 * line.textStart(), 2 * (line.textStart() + line.textLength())) for line in lines]
    return [units[start:end].decode("utf-16-le").rstrip() for start, end in spans] or [""]


def _widths_of(text: str, font: QFont, width: float) -> list[float]:
    """Return the width of each line of a text wrapped at `width`; a word that is too wide stays whole."""
    widths = []
    for paragraph in text.split("\n"):
        if _is_one_line(paragraph, font, width):
            widths.append(natural_width(paragraph, font))
            continue
        layout = _laid_out(paragraph, font, width, QTextOption.WrapMode.WordWrap)
        widths += [layout.lineAt(number).naturalTextWidth() for number in range(layout.lineCount())] or [0.0]
    return widths


def _is_one_line(paragraph: str, font: QFont, width: float) -> bool:
    """Return True if the paragraph fits in one line.

    Laying a text out takes twice as long as measuring it, and most texts have been measured already.
    """
    return natural_width(paragraph, font) <= width - _SPARE


def _laid_out(paragraph: str, font: QFont, width: float, mode: QTextOption.WrapMode) -> QTextLayout:
    layout = QTextLayout(paragraph, font)
    layout.setTextOption(_options(mode))
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
    layout.endLayout()
    return layout


def _options(mode: QTextOption.WrapMode) -> QTextOption:
    option = QTextOption()
    option.setWrapMode(mode)
    return option
