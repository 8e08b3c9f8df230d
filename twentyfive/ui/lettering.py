"""Text in lines of a given width: wrapped, at worst shortened with "…", never cut."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations, pairwise
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from twentyfive.ui.look import LINE_HEIGHT

_TEXTS: Final = 1024
"""So many answers are kept: layouts ask for the same ones over and over."""


class Lines(NamedTuple):
    """A text as it fits: its lines, and whether nothing had to be left out."""

    texts: tuple[str, ...]
    whole: bool


@lru_cache(maxsize=_TEXTS)
def wrapped(text: str, font: QFont, width: float, most: int) -> Lines:
    """The text in at most `most` lines no wider than `width`; the last is shortened where that is too few."""
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
    """How wide the text is when nothing is wrapped."""
    metrics = QFontMetricsF(font)
    return max(metrics.horizontalAdvance(paragraph) for paragraph in text.split("\n"))


@lru_cache(maxsize=_TEXTS)
def folded_width(text: str, font: QFont, lines: int) -> float:
    """The least width in which the text takes no more than so many lines, and breaks no word."""
    metrics, words = QFontMetricsF(font), text.split()
    breaks = combinations(range(1, len(words)), min(lines, len(words)) - 1) if words else ()
    parts = ([" ".join(words[a:b]) for a, b in pairwise((0, *cuts, len(words)))] for cuts in breaks)
    return min((max(map(metrics.horizontalAdvance, folded)) for folded in parts), default=0.0)


@lru_cache(maxsize=_TEXTS)
def longest_word(text: str, font: QFont) -> float:
    """The least width in which no word is broken."""
    metrics = QFontMetricsF(font)
    return max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)


def line_height(font: QFont) -> float:
    """From one line to the next."""
    return LINE_HEIGHT * font.pixelSize()


NO_SIGNS: Final[Mapping[str, QColor]] = MappingProxyType({})
"""Everything in one ink."""


def paint_lines(
    painter: QPainter,
    lines: Lines,
    font: QFont,
    rect: QRectF,
    alignment: Qt.AlignmentFlag,
    signs: Mapping[str, QColor] = NO_SIGNS,
) -> None:
    """Paint the lines from the top of `rect` on, in the painter's pen, each aligned left, right or centred.

    `signs` are those that are painted in a colour of their own.
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
    """Paint the text from there on in the painter's pen and font, but each of the signs in its colour."""
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
    """The same at the left of `area`, in the middle of its height."""
    metrics = QFontMetricsF(painter.font())
    baseline = area.center().y() - metrics.height() / 2 + metrics.ascent()
    paint_signed(painter, text, QPointF(area.left(), baseline), signs)


def _lines_of(paragraph: str, font: QFont, width: float) -> list[str]:
    """The lines of a text without line breaks; a word that is too wide is broken."""
    layout = QTextLayout(paragraph, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    lines = []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip())
    layout.endLayout()
    return lines or [""]
