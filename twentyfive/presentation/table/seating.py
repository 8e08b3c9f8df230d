"""The seat of another player: what its name plate shows, and where. Pure geometry in logical pixels."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from twentyfive.presentation.measures import CARD_RATIO, Rect, rounded_up

CLOSE: Final = 6
"""The distance between the smallest plates, and between all things where the trick needs every pixel."""

PLATE_IN_LETTERS: Final = 2.6
"""The height of a plate of two rows, in small letters, without its edges."""

ROW_W: Final = 7.5
ROW_H: Final = 1.4
"""The width and the height of a plate of one row, in its letters; the height has 4 pixels of edges besides."""

_BACKS: Final = 0.62
"""The height of the backs that show above a plate, in plates."""

OPEN_ROW: Final = 2.3
"""The height of the row of an open hand and its distance to the plate, in small letters: a rank above a suit."""

_ROW_ABOVE_PLATE: Final = 4


class PlateMode(Enum):
    """The content of the other players' name plates, from the richest; where room is short the next one is tried."""

    BACKS = auto()
    """Two rows, and the backs of the hand fanned out behind the plate."""
    TWO_ROWS = auto()
    ONE_ROW = auto()
    SMALL_ROW = auto()
    """One row, in letters of at least three quarters of the size."""


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The space of another player.

    Attributes:
        block: the whole seat: the plate and the visible backs.
        plate: the name plate, at the bottom of the block.
        back_w, back_h: the size of a card of the fan behind the plate.
        backs_visible: the height of the fan that shows above the plate; 0 without a fan.
        row: the place for the hand of an open dummy, above the plate; None for a hand that is held.
        has_face: whether the plate has room for a face at its left end, as high as the plate.
    """

    block: Rect
    plate: Rect
    back_w: int
    back_h: int
    backs_visible: int
    row: Rect | None = None
    has_face: bool = False


def small_row_letters(width: float, height: float, small: int) -> int:
    """The size of the letters on a plate of a small row, for which it has its width and height."""
    return min(small, round(min(width / ROW_W, (height - 4) / ROW_H)))


def back_fan(spot: SeatSpot, count: int) -> tuple[tuple[Rect, float], ...]:
    """The backs behind a plate, from the left, each with its turn about its centre in degrees clockwise."""
    if not spot.backs_visible or not count:
        return ()
    steps = max(1, count - 1)
    step = min(0.52 * spot.back_w, (spot.plate.w - 8 - spot.back_w) / steps)
    turn = min(2.2, 11 / steps)
    middle = spot.plate.centre[0] - spot.back_w / 2
    fan = []
    for i in range(count):
        off = i - (count - 1) / 2
        sag = round(0.012 * spot.back_h * off * off)
        back = Rect(round(middle + off * step), spot.block.y + sag, spot.back_w, spot.back_h)
        fan.append((back, off * turn))
    return tuple(fan)


def seat_below_height(small: int) -> int:
    """The height of the seat below on a table for all, with the space around it; `small` is that of small letters."""
    plate = rounded_up(PLATE_IN_LETTERS * small + 12)
    return plate + back_height(plate) + 2 * CLOSE


def seat_below(zone: Rect, small: int, mode: PlateMode) -> SeatSpot:
    """The seat in the middle of the lowest zone on a table for all; backs show only if they do behind all plates."""
    plate_w, plate_h = rounded_up(9 * small, 8), rounded_up(PLATE_IN_LETTERS * small + 12)
    backs = back_height(plate_h) if mode is PlateMode.BACKS else 0
    block_h = plate_h + backs
    block = Rect(zone.x + (zone.w - plate_w) // 2, zone.y + (zone.h - block_h) // 2, plate_w, block_h)
    return seat_spot(block, plate_h, backs)


def back_height(plate: int) -> int:
    """The height of the backs that show above a plate of that height."""
    return round(_BACKS * plate)


def seat_spot(block: Rect, plate_h: int, backs: int, *, open_row: bool = False, has_face: bool = False) -> SeatSpot:
    """The seat in `block`: a plate of that height, with an open hand or so much of the backs above it."""
    back_h = round(1.05 * plate_h)
    plate = Rect(block.x, block.bottom - plate_h, block.w, plate_h)
    row = Rect(block.x, block.y, block.w, block.h - plate_h - _ROW_ABOVE_PLATE) if open_row else None
    return SeatSpot(block, plate, round(back_h * CARD_RATIO), back_h, 0 if open_row else backs, row, has_face)
