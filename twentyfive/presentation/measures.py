"""Rectangles, font sizes and distances in logical pixels; y grows downward. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple, Self

CARD_RATIO: Final = 5 / 7
"""Width of a card divided by its height."""

LABEL_LETTERS: Final = 16
"""The font size of labels at 100 %."""

_LARGE_LETTERS: Final = 30
_LETTER_STEP: Final = 3

_USUAL_WINDOW: Final = (1280, 800)
"""The longer and the shorter side of a window of usual size: with both longer, everything in a window is larger."""

_LARGE_FACTOR: Final = 2.5
"""The factor from which on a window enlarges less: 3840 × 2160 pixels on a screen without a scale of its own."""

_LARGEST_FACTOR: Final = 4.0
"""The most that a window enlarges anything, at 6400 × 3600."""


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle. `right` and `bottom` lie just outside it."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    def moved(self, dx: int, dy: int) -> Rect:
        """Return the rectangle moved by that distance."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: int) -> Rect:
        """Return the rectangle made larger by that many pixels on each side; smaller if negative."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def meets(self, other: Rect, slack: int = 0) -> bool:
        """Return True if both overlap by more than `slack` in width and height.

        With a negative slack, rectangles closer than that distance meet too.
        """
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def holds(self, other: Rect) -> bool:
        """Return True if the other rectangle lies within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


class TypeSizes(NamedTuple):
    """Font sizes of labels, of running text and of titles."""

    small: int
    medium: int
    large: int


def rounded_up(length: float, step: int = 4) -> int:
    """Return `length` rounded up to a multiple of `step`."""
    return ceil(length / step - 1e-9) * step


def type_sizes(factor: float) -> TypeSizes:
    """Return the font sizes for a text factor. Titles grow more slowly than text, or they would fill the window."""
    small, medium, large = LABEL_LETTERS * factor, 18 * factor, 28 * (1 + 0.6 * (factor - 1))
    return TypeSizes(letters_near(small), letters_near(medium), letters_near(large))


def letters_near(pixels: float) -> int:
    """Return the nearest font size in use. Large fonts come in few sizes, as Qt keeps the glyphs of each in memory."""
    return round(pixels) if pixels < _LARGE_LETTERS else _LETTER_STEP * round(pixels / _LETTER_STEP)


def letters_from(pixels: float) -> int:
    """Return the smallest font size in use that is not below `pixels`."""
    return ceil(pixels) if pixels <= _LARGE_LETTERS else _LETTER_STEP * ceil(pixels / _LETTER_STEP - 1e-9)


def letters_within(pixels: int) -> int:
    """Return the largest font size in use that is not above `pixels`."""
    return pixels if pixels < _LARGE_LETTERS else pixels // _LETTER_STEP * _LETTER_STEP


def auto_factor(width: int, height: int) -> float:
    """Return the factor by which a large window, upright or not, enlarges text and all that stands around it."""
    longer, shorter = max(width, height), min(width, height)
    large = min(longer / _USUAL_WINDOW[0], shorter / _USUAL_WINDOW[1], _LARGE_FACTOR)
    return max(1.0, large, min(width / 1600, height / 900, _LARGEST_FACTOR))


def control_height(factor: float) -> int:
    """Return the height of a button: 48 at 100 %, 60 at 150 %, 84 at 250 %."""
    medium = type_sizes(factor).medium
    return rounded_up(max(48, min(2.2 * medium, 24 + 1.3 * medium)))


def gap(factor: float) -> int:
    """Return the distance between neighbouring controls."""
    if factor < 1.25:
        return 8
    return 12 if factor < 2.25 else 16


PAGE_COLUMN: Final = 960
"""The greatest width of what stands on a page, with text of 100 %: in longer lines the eye loses its place."""

TABLE_COLUMN: Final = 1248
"""The same for pages with a wide table or two columns of text: the whole of a window of 1280 pixels."""

RESULT_COLUMN: Final = 720
"""The same for a result, which is little: nearer together it is seen at one glance."""

SMALLEST_WINDOW: Final = (800, 430)
"""The smallest window, width and height, in which everything is laid out without collision.

A laptop of 1366 × 768 pixels at a display scale of 150 % leaves 911 × 440 between title bar and task bar.
"""

LOW_WINDOW: Final = 600
"""The height of a window under which the table draws closer together."""

TALL_WINDOW: Final = 720
"""The height of a window from which the table has room for text of every size."""

_Points = Sequence[tuple[int, float]]

_TEXT_BY_WIDTH: Final = ((SMALLEST_WINDOW[0], 1.75), (900, 2.0), (1280, 2.5))
_TEXT_BY_HEIGHT: Final = ((SMALLEST_WINDOW[1], 2.0), (TALL_WINDOW, 2.5))
_TABLE_TEXT_BY_WIDTH: Final = ((SMALLEST_WINDOW[0], 1.5), (1080, 1.9), (1280, 2.5))
_TABLE_TEXT_BY_HEIGHT: Final = ((SMALLEST_WINDOW[1], 1.1), (540, 1.25), (LOW_WINDOW, 1.5), (TALL_WINDOW, 2.5))


def page_text(text: float, width: int, height: int) -> float:
    """The text factor on the pages: the person's, or what leaves a line of a small window room for a few words."""
    return _within(_TEXT_BY_WIDTH, _TEXT_BY_HEIGHT, text, width, height)


def table_text(text: float, width: int, height: int) -> float:
    """The text factor at the table, where nothing can scroll: the person's, or what a small window has room for."""
    return _within(_TABLE_TEXT_BY_WIDTH, _TABLE_TEXT_BY_HEIGHT, text, width, height)


def _within(by_width: _Points, by_height: _Points, text: float, width: int, height: int) -> float:
    """The text factor within both limits, which are those of a window that enlarges nothing."""
    enlarged = auto_factor(width, height)
    return min(text, _between(by_width, width / enlarged), _between(by_height, height / enlarged))


def _between(points: _Points, length: float) -> float:
    """The value for that length on the lines between these points, each a length with its value."""
    for (x, y), (next_x, next_y) in pairwise(points):
        if length < next_x:
            return y + max(0.0, (length - x) / (next_x - x)) * (next_y - y)
    return points[-1][1]


MARGIN: Final = 16
"""Margin at the edges of a window of usual size, in pixels."""

LINE_HEIGHT: Final = 1.3
"""Distance between lines of text, in font sizes."""

FROM_AFAR: Final = 1 / 30
"""The height of letters that are read from three metres, as a share of the screen."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of text, and what follows from them.

    Attributes:
        text: the text factor of the settings, or the largest that a small window has room for.
        table_text: the same at the table, where nothing scrolls.
        factor: the effective text factor, which is larger in a large window.
        types: font sizes in pixels.
        gap: the distance between neighbouring controls.
        control_height: the height of a button.
        target: the smallest width and height of anything that can be clicked.
    """

    text: float
    table_text: float
    factor: float
    types: TypeSizes
    gap: int
    control_height: int
    target: int

    @property
    def scale(self) -> float:
        """Factor of a large window alone, for distances that do not grow with the text of the settings."""
        return self.factor / self.text

    @property
    def at_table(self) -> Self:
        """The sizes at the table, where nothing scrolls: in a small window smaller letters and the same targets."""
        return self if self.table_text == self.text else self._with_text(self.table_text)

    def from_afar(self, width: int, height: int) -> Self:
        """The sizes of a table that is read across a room: even labels are a thirtieth of the window high."""
        wanted = letters_from(height * FROM_AFAR)
        return self._with_text(
            max(self.text, min(wanted / LABEL_LETTERS / self.scale, table_text(wanted, width, height)))
        )

    def _with_text(self, text: float) -> Self:
        """The sizes with that text, at the table too; what can be clicked stays as large."""
        factor = text * self.scale
        return replace(
            self,
            text=text,
            table_text=text,
            factor=factor,
            types=type_sizes(factor),
            gap=gap(factor),
            control_height=max(control_height(factor), self.target),
        )

    @property
    def small(self) -> int:
        """Font size of labels."""
        return self.types.small

    @property
    def medium(self) -> int:
        """Font size of running text."""
        return self.types.medium

    @property
    def large(self) -> int:
        """Font size of page titles."""
        return self.types.large

    @property
    def heading(self) -> int:
        """Font size of headings; the same as of running text where that is very large."""
        return round(1.2 * self.medium) if self.text < 2 else self.medium

    @property
    def radius(self) -> int:
        """Corner radius of a button."""
        return round(8 * max(1.0, 0.75 * self.factor))

    @property
    def panel_radius(self) -> int:
        """Corner radius of a panel."""
        return round(12 * max(1.0, 0.75 * self.factor))

    @property
    def margin(self) -> int:
        """Margin of a page."""
        return round(MARGIN * self.scale)

    @property
    def padding(self) -> int:
        """Distance between the edge of a panel and its content."""
        return max(self.margin, min(24, round(16 * self.factor)))

    def line_height(self, size: int) -> int:
        """Return the distance between lines of that font size."""
        return round(LINE_HEIGHT * size)


TALLY_STEP: Final = 0.34
"""Distance between tally strokes, as a share of their height."""

TALLY_FIVE: Final = 5.4
"""Distance between groups of five, in strokes."""

TALLY_CROSSING: Final = 3.6
"""Right end of the crossing fifth stroke, in strokes from the first."""

TALLY_THICKNESS: Final = 0.14
"""Thickness of a stroke, as a share of its height."""


def tally_width(count: int, height: float) -> float:
    """Return the width of a tally of that height as `glyphs.paint_tally` paints it."""
    if count == 0:
        return 0.0
    fives = ceil(count / 5) - 1
    last = count - 5 * fives
    strokes = fives * TALLY_FIVE + (TALLY_CROSSING if last == 5 else last - 1)
    return strokes * TALLY_STEP * height + TALLY_THICKNESS * height
