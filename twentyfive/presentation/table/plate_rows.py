"""The rows of a name plate and the tally in them. Pure geometry."""

from __future__ import annotations

from typing import Final, NamedTuple

from twentyfive.presentation.measures import TALLY_FIVE, TALLY_STEP, Rect
from twentyfive.presentation.table.seating import PlateMode

INSET: Final = 9
"""The least distance from the edge of the wood to the text; a single row, which needs every pixel, has no more."""

_INSET_SHARE: Final = 1 / 17
"""The distance on a large plate of two rows, as a share of its width."""

_TALLY: Final = 1.05
"""The height of a tally on a plate, in small letters."""


class StrokePlace(NamedTuple):
    """The middle and the height of one stroke of a tally."""

    x: float
    y: float
    height: float


def one_row(mode: PlateMode, height: float, small: int) -> bool:
    """Whether a plate of that height has only one row; the viewer's own keeps the height of two in every mode."""
    return mode in (PlateMode.ONE_ROW, PlateMode.SMALL_ROW) and height < 2.4 * small


def inset(width: float) -> float:
    """The distance from the edge to the text on a plate of two rows and that width."""
    return max(INSET, _INSET_SHARE * width)


def row_height(height: float) -> float:
    """The height of each of the two rows, with 3 pixels of wood above and below them."""
    return (height - 6) / 2


def tally_height(small: int) -> float:
    """The height of the tally beside letters of that size."""
    return _TALLY * small


def tally_room(tricks: int, small: int) -> float:
    """The width of the tally of these tricks beside letters of that size, with the gap after it."""
    fives, strokes = divmod(tricks, 5)
    return (fives * TALLY_FIVE + strokes + 1) * TALLY_STEP * tally_height(small) if tricks else 0.0


def stroke_place(plate: Rect, mode: PlateMode, small: int, tricks: int) -> StrokePlace:
    """The stroke for the last of `tricks`, at least one; on a plate too small for a tally, the middle of the plate."""
    height = tally_height(small)
    if one_row(mode, plate.h, small):
        return StrokePlace(*plate.centre, height)
    fives, stroke = divmod(tricks - 1, 5)
    across = 1.5 if stroke == 4 else float(stroke)  # the fifth crosses the four
    x = plate.x + inset(plate.w) + 2 + (fives * TALLY_FIVE + across) * TALLY_STEP * height
    return StrokePlace(x, plate.y + 3 + 1.5 * row_height(plate.h), height)
