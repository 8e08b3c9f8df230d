"""Rectangles and sizes: letters, controls, distances. Pure, in logical pixels; y grows downward."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

CARD_RATIO: Final = 5 / 7
"""Width of a card for its height."""

_LARGE_LETTERS: Final = 30
_LETTER_STEP: Final = 3


@dataclass(frozen=True, slots=True)
class Rect:
    """A rectangle; `right` and `bottom` lie just outside it."""

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
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def grown(self, by: int) -> Rect:
        """Larger by so many pixels on each side; smaller where negative."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def meets(self, other: Rect, slack: int = 0) -> bool:
        """Whether the two overlap by more than `slack` both ways; a negative slack asks for a distance."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return across > slack and down > slack

    def holds(self, other: Rect) -> bool:
        """Whether the other lies within this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


class TypeSizes(NamedTuple):
    """Heights of letters: labels, everything that is read, titles."""

    small: int
    medium: int
    large: int


def up(length: float, step: int = 4) -> int:
    """The next multiple of `step`."""
    return ceil(length / step - 1e-9) * step


def type_sizes(factor: float) -> TypeSizes:
    """Titles grow slower than what is read, or they would fill the window."""
    return TypeSizes(letters_near(16 * factor), letters_near(18 * factor), letters_near(28 * (1 + 0.6 * (factor - 1))))


def letters_near(pixels: float) -> int:
    """The height of letters nearest to that. Large ones come in few heights, as Qt keeps all letters of each."""
    return round(pixels) if pixels < _LARGE_LETTERS else _LETTER_STEP * round(pixels / _LETTER_STEP)


def letters_within(pixels: int) -> int:
    """The greatest height of letters that is no more than that."""
    return pixels if pixels < _LARGE_LETTERS else pixels // _LETTER_STEP * _LETTER_STEP


def auto_factor(width: int, height: int) -> float:
    """What a large window adds to the text by itself."""
    return max(1.0, min(width / 1600, height / 900, 2.5))


def control_height(factor: float) -> int:
    """Height of a button: 48 at 100 %, 60 at 150 %, 84 at 250 %."""
    medium = type_sizes(factor).medium
    return up(max(48, min(2.2 * medium, 24 + 1.3 * medium)))


def gap(factor: float) -> int:
    """The distance that keeps things apart."""
    if factor < 1.25:
        return 8
    return 12 if factor < 2.25 else 16


def minimum_window(text: float) -> tuple[int, int]:
    """The smallest window, width and height, in which this text size is laid out without collision."""
    return (800, 600) if text <= 1.5 else (1280, 720)


STROKE: Final = 0.34
"""From one stroke to the next, as a share of the height."""

FIVE: Final = 5.4
"""From one five to the next, in strokes."""

ACROSS: Final = 3.6
"""How far right of the first stroke the fifth ends, in strokes."""

THICKNESS: Final = 0.14
"""Of a stroke, as a share of the height."""


def tally_width(count: int, height: float) -> float:
    """How wide `signs.paint_tally` paints so many strokes of that height."""
    if count == 0:
        return 0.0
    fives = ceil(count / 5) - 1
    last = count - 5 * fives
    return (fives * FIVE + (ACROSS if last == 5 else last - 1)) * STROKE * height + THICKNESS * height
