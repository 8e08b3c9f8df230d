"""What stands where on a name plate. Pure geometry."""

from __future__ import annotations

from typing import Final, NamedTuple

from twentyfive.ui.table.layout.seating import PlateMode
from twentyfive.ui.theme.measures import FIVE, STROKE, Rect

INSET: Final = 9
"""From the edge of the wood to what stands on it, at least; in a single row, where every pixel is needed, no more."""

_SEVENTEENTH: Final = 1 / 17
"""The same on a large plate of two rows, as a share of its width."""

_TALLY: Final = 1.05
"""The height of a tally on a plate, in small letters."""


class StrokePlace(NamedTuple):
    """Where a stroke of a tally stands: its middle and its height."""

    x: float
    y: float
    height: float


def one_row(mode: PlateMode, height: float, small: int) -> bool:
    """Whether a plate of that height has but one row; one's own is as high as two whatever the others show."""
    return mode in (PlateMode.ONE_ROW, PlateMode.SMALL_ROW) and height < 2.4 * small


def inset(width: float) -> float:
    """From the edge of a plate of two rows and that width to what stands on it."""
    return max(INSET, _SEVENTEENTH * width)


def row_height(height: float) -> float:
    """The height of each of the two rows, with 3 pixels of wood above and below them."""
    return (height - 6) / 2


def tally_height(small: int) -> float:
    """How high the tally is beside letters of that size."""
    return _TALLY * small


def tally_room(tricks: int, small: int) -> float:
    """How wide the tally of so many tricks is beside letters of that size, with the gap after it."""
    fives, strokes = divmod(tricks, 5)
    return (fives * FIVE + strokes + 1) * STROKE * tally_height(small) if tricks else 0.0


def stroke_place(plate: Rect, mode: PlateMode, small: int, tricks: int) -> StrokePlace:
    """Where the plate shows the last of so many tricks, at least one: where no tally has room, in its middle."""
    height = tally_height(small)
    if one_row(mode, plate.h, small):
        return StrokePlace(*plate.centre, height)
    fives, stroke = divmod(tricks - 1, 5)
    across = 1.5 if stroke == 4 else float(stroke)  # the fifth crosses the four
    x = plate.x + inset(plate.w) + 2 + (fives * FIVE + across) * STROKE * height
    return StrokePlace(x, plate.y + 3 + 1.5 * row_height(plate.h), height)
