"""The rows of a name plate, and the pile of won tricks beside them. Pure geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from twentyfive.presentation.measures import CARD_RATIO, Rect
from twentyfive.presentation.table.seating import PlateMode

INSET: Final = 9
"""The least distance from the edge of the wood to the text; a single row, which needs every pixel, has no more."""

_INSET_SHARE: Final = 1 / 17
"""The distance on a large plate of two rows, as a share of its width."""

_BACK: Final = 0.66
"""The height of a back in the pile, as a share of the plate's."""

_STEP: Final = 0.2
"""The distance from one back of the pile to the next, in widths of a back."""

_TURNS: Final = (-11.0, 7.0, -5.0, 12.0, -8.0)
"""The tilt of each back in degrees: laid down by hand, so that each can be told from the next. More would be a heap."""

_MOST: Final = 0.42
_LEAST: Final = 0.2
"""The greatest and the least width of a whole pile, as shares of the room on the plate..."""

_BESIDE_IT: Final = 4.2
"""... which leaves so much for a short name, or for points and chip, in small letters."""

_ONE: Final = 0.62
"""The width of a single back, as a share of that of the largest pile."""

_FIGURE: Final = 0.75
"""The size of the number on the corner of the pile, in small letters."""

BESIDE_PILE: Final = 6
"""The distance of everything else to the pile."""


class BackPlace(NamedTuple):
    """The middle of one back of a pile, its size, and its turn in degrees clockwise."""

    x: float
    y: float
    width: float
    height: float
    turn: float


def one_row(mode: PlateMode, height: float, small: int) -> bool:
    """Whether a plate of that height has only one row; the viewer's own keeps the height of two in every mode."""
    return mode in (PlateMode.ONE_ROW, PlateMode.SMALL_ROW) and height < 2.4 * small


def inset(width: float) -> float:
    """The distance from the edge to the text on a plate of two rows and that width."""
    return max(INSET, _INSET_SHARE * width)


def row_height(height: float) -> float:
    """The height of each of the two rows, with 3 pixels of wood above and below them."""
    return (height - 6) / 2


def back_size(plate: Rect, small: int) -> tuple[float, float]:
    """The width and height of a back in a pile on that plate."""
    height = min(_BACK * plate.h, _ONE * _widest(plate, small) / _tilted(1.0))
    return CARD_RATIO * height, height


def pile_of(plate: Rect, mode: PlateMode, small: int, tricks: int) -> tuple[BackPlace, ...]:
    """The backs of the pile for so many tricks at the right of the plate, the lowest first.

    There is one for each trick, but five at the most, and on a plate of one row none.
    """
    if one_row(mode, plate.h, small):
        return ()
    width, height = back_size(plate, small)
    tilted = _tilted(height)
    step = min(_STEP * width, (_widest(plate, small) - tilted) / (len(_TURNS) - 1))
    x, y = plate.right - inset(plate.w) - tilted / 2, plate.y + plate.h / 2
    return tuple(BackPlace(x - index * step, y, width, height, turn) for index, turn in enumerate(_TURNS[:tricks]))


def landing_back(plate: Rect, mode: PlateMode, small: int, tricks: int) -> BackPlace:
    """The place of the back for the last of `tricks`, at least one; without a pile, the middle of the plate."""
    pile = pile_of(plate, mode, small, tricks)
    return pile[-1] if pile else BackPlace(*plate.centre, *back_size(plate, small), 0.0)


def pile_left(plate: Rect, pile: Sequence[BackPlace]) -> float:
    """The right end of the room beside a pile on that plate."""
    right = plate.right - inset(plate.w)
    return min((back.x - _tilted(back.height) / 2 - BESIDE_PILE for back in pile), default=right)


def figure_size(small: int) -> int:
    """The size of the number on a pile."""
    return round(_FIGURE * small)


def _widest(plate: Rect, small: int) -> float:
    """The width of the largest pile on that plate."""
    room = plate.w - 2 * inset(plate.w)
    return max(_LEAST * room, min(_MOST * room, room - _BESIDE_IT * small))


def _tilted(height: float) -> float:
    """The width that a back of that height takes with the greatest tilt."""
    turn = math.radians(max(map(abs, _TURNS)))
    return height * (CARD_RATIO * math.cos(turn) + math.sin(turn))
