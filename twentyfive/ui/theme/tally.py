"""The measures of a tally of tricks: strokes in fives, the fifth across the four."""

from __future__ import annotations

from math import ceil
from typing import Final

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
