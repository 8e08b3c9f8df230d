"""The seats of the other players, with the trick and the stock between them. Pure geometry in logical pixels.

The room decides how much a seat shows: the seats get the richest plates that leave good cards for the trick.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from twentyfive.presentation.measures import CARD_RATIO, Rect, rounded_up
from twentyfive.presentation.table.trick_places import SIDES, Middle, TrickPlaces, three_rows, two_rows

_PANEL_IN_LETTERS: Final = 7
"""The height of a decision panel above the lower edge of the felt, in small letters, with large text."""

_PANEL_WIDTH_IN_LETTERS: Final = 30
"""The width, in small letters, from which a decision panel has room for its text without growing high."""

_CALL_IN_LETTERS: Final = 2.4
"""The height of a call below a plate, in small letters."""

_CROWDED: Final = 2
"""From this number on, plates in one column cannot all lie above a panel."""

_TIGHT: Final = 2
"""The space around plates where there is no room for more."""

_CLOSE: Final = 6
"""The distance between the smallest plates, and between all things where the trick needs every pixel."""

_PLATE_IN_LETTERS: Final = 2.6
"""The height of a plate of two rows, in small letters, without its edges."""

_BACKS: Final = 0.62
"""The height of the backs that show above a plate, in plates."""

_OPEN_ROW: Final = 2.3
"""The height of the row of an open hand and its distance to the plate, in small letters: a rank above a suit."""

_ROW_ABOVE_PLATE: Final = 4

_CLEARLY: Final = 1.12
"""The share by which trick cards of another mode must be higher to be clearly larger."""

_WANTED_HEIGHT: Final = 0.58
"""The wanted height of a trick card, in cards of the hand: plates show less, or rows overlap, to reach it."""


class PlateMode(Enum):
    """The content of the other players' name plates, from the richest; where room is short the next one is tried."""

    BACKS = auto()
    """Two rows, and the backs of the hand fanned out behind the plate."""
    TWO_ROWS = auto()
    ONE_ROW = auto()
    SMALL_ROW = auto()
    """One row, in letters of three quarters of the size."""


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """The space of another player.

    Attributes:
        block: the whole seat: the plate and the visible backs.
        plate: the name plate, at the bottom of the block.
        back_w, back_h: the size of a card of the fan behind the plate.
        backs_visible: the height of the fan that shows above the plate; 0 without a fan.
        row: the place for the hand of an open dummy, above the plate; None for a hand that is held.
    """

    block: Rect
    plate: Rect
    back_w: int
    back_h: int
    backs_visible: int
    row: Rect | None = None


class SeatGround(NamedTuple):
    """The ground that the seats and the trick have to fit.

    Attributes:
        felt: the part of the cloth for them.
        small, gap: the height of small letters, and the distance between things.
        card_h: the height of a card of the hand.
        question_h: the part of the felt's height that a decision panel with its shortest text covers from below.
        rob_question_h: the same for the question whether to rob, the only one asked while a trick lies on the table.
        open_places: the places of open dummies, counted clockwise from the viewer.
        least_h: the height that no trick card should be lower than, which large text has to leave it.
        modes: the contents of plates to choose from, the richest first.
    """

    felt: Rect
    small: int
    gap: int
    card_h: int
    question_h: int = 0
    rob_question_h: int = 0
    open_places: frozenset[int] = frozenset()
    least_h: int = 0
    modes: tuple[PlateMode, ...] = tuple(PlateMode)


class Ring(NamedTuple):
    """The other players and the middle: plates, the places of the trick with the viewer's first, stock and turn-up."""

    mode: PlateMode
    seats: tuple[SeatSpot, ...]
    trick: tuple[Rect, ...]
    stock: Rect
    turn_up: Rect


class _Plate(NamedTuple):
    w: int
    h: int
    backs: int
    row: int
    apart: int
    open_places: frozenset[int]

    def block_h(self, place: int) -> int:
        """The height of the plate at that place, with the backs or the open hand above it."""
        return self.h + (self.row if place in self.open_places else self.backs)

    def tallest(self, places: range) -> int:
        """The height of the highest of these plates."""
        return max((self.block_h(place) for place in places), default=self.h + self.backs)


_Arrange = Callable[[Middle, int], TrickPlaces | None]
"""Puts the trick of so many players into the middle."""


def richest_ring(ground: SeatGround, players: int) -> Ring:
    """The ring of the first mode that leaves trick cards of the wanted height, else of the one with the largest cards.

    If none does with the trick in three rows, less space around everything is tried, and then the trick in two rows.
    Another mode counts as better only if its cards are clearly larger, or if the best are smaller than the least. Where
    the columns are so long and so wide that a decision panel would cover them, the plates are the smallest.

    Raises:
        ValueError: if there is no room at all; a window of at least `SMALLEST_WINDOW` always has room.
    """
    wanted = max(_WANTED_HEIGHT * ground.card_h, ground.least_h)
    close = ground._replace(gap=min(_CLOSE, ground.gap))
    best: Ring | None = None
    for around, arrange in ((ground, three_rows), (close, three_rows), (close, two_rows)):
        for mode in ground.modes:
            ring = _ring(around, players, mode, arrange)
            if ring is None:
                continue
            if best is None or _is_better(ring, best, ground):
                best = ring
            if best.trick[0].h >= wanted and _clears_panel(best, ground):
                return best
    if best is None:
        # A lesson's panel in the lowest window leaves so little height that hardly any space remains.
        tight = ground._replace(gap=min(_TIGHT, ground.gap))
        rings = (_ring(tight, players, mode, two_rows) for mode in ground.modes)
        best = max((ring for ring in rings if ring is not None), key=lambda ring: ring.trick[0].h, default=None)
    if best is None:
        raise ValueError(f"no room for {players} players on {ground.felt.w} × {ground.felt.h} pixels")
    return best


def _is_better(ring: Ring, best: Ring, ground: SeatGround) -> bool:
    height = best.trick[0].h
    clearly = 1.0 if height < ground.least_h else _CLEARLY
    return ring.trick[0].h > clearly * height or not _clears_panel(best, ground)


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


def _ring(ground: SeatGround, players: int, mode: PlateMode, arrange: _Arrange) -> Ring | None:
    """The ring in that mode; None if the seats or the cards of the trick have no room."""
    plate = _plate(ground, mode)
    apart, felt = ground.gap, ground.felt
    block_h = plate.tallest(range(1, players))
    side = SIDES[players][0]
    across = players - 1 - 2 * side
    while across > (felt.w - apart) // (plate.w + apart):
        side, across = side + 1, across - 2
    column_h = felt.h - block_h - 2 * apart
    if across < 1 or side * (block_h + apart) > column_h:
        return None
    places = arrange(_middle(ground, players, plate, side, mode), players)
    if places is None:
        return None
    ring = Ring(mode, (), *places)
    for bow in (1.0, 0.5, 0.0):
        ring = ring._replace(seats=_seats(ground, plate, side, across, bow))
        cards = (*ring.trick, ring.stock, ring.turn_up)
        if _clears_panel(ring, ground) and not any(seat.block.meets(card, -4) for seat in ring.seats for card in cards):
            break
    return ring


def _middle(ground: SeatGround, players: int, plate: _Plate, side: int, mode: PlateMode) -> Middle:
    """The part of the felt that the plates leave for the trick.

    With many players a higher share of the cards may be covered: the plates would otherwise shrink from two rows to
    one. Plates of one row would gain only larger cards beside them, which a question above the hand covers.
    """
    apart, felt = ground.gap, ground.felt
    top = plate.tallest(range(side + 1, players - side)) + 2 * apart
    tall = mode in (PlateMode.BACKS, PlateMode.TWO_ROWS)
    return Middle(
        centre_x=felt.w / 2,
        top=top,
        w=felt.w - (2 * (plate.w + 2 * apart) if side else 2 * apart),
        h=felt.h - top,
        gap=apart,
        hand_h=ground.card_h,
        wanted=max((0.70 if players <= 7 else 0.60) * ground.card_h, ground.least_h),
        covers_below=max(_WANTED_HEIGHT if players > 7 and tall else 0.50, ground.least_h / ground.card_h),
        question_y=felt.h - ground.rob_question_h,
    )


def _clears_panel(ring: Ring, ground: SeatGround) -> bool:
    """Whether a decision panel leaves every plate visible: above the panel, or beside it if it can be narrow enough."""
    left = [seat.block for seat in ring.seats if seat.block.x <= ground.gap]
    beside = max((block.right for block in left), default=0) + ground.gap
    if len(left) < _CROWDED or ground.felt.w - 2 * beside >= _PANEL_WIDTH_IN_LETTERS * ground.small:
        return True
    return max(block.bottom for block in left) <= ground.felt.h - ground.question_h


def _plate(ground: SeatGround, mode: PlateMode) -> _Plate:
    small, laid_open = ground.small, ground.open_places
    if mode in (PlateMode.BACKS, PlateMode.TWO_ROWS):
        h = rounded_up(_PLATE_IN_LETTERS * small + 12)
        backs = round(_BACKS * h) if mode is PlateMode.BACKS else 0
        return _Plate(rounded_up(9 * small, 8), h, backs, rounded_up(_OPEN_ROW * small), ground.gap, laid_open)
    size, apart = (small, ground.gap) if mode is PlateMode.ONE_ROW else (0.75 * small, min(_CLOSE, ground.gap))
    return _Plate(
        rounded_up(7.5 * size, 8), rounded_up(1.4 * size + 4), 0, rounded_up(_OPEN_ROW * size), apart, laid_open
    )


def _seats(ground: SeatGround, plate: _Plate, side: int, across: int, bow: float) -> tuple[SeatSpot, ...]:
    felt, apart = ground.felt, ground.gap
    last = 2 * side + across
    block_h = plate.tallest(range(1, last + 1))
    column_h = felt.h - block_h - 2 * apart
    room = float(min(40, int(column_h * 0.12)))
    if side:
        room = max(0.0, min(28, (column_h / side - block_h) / 2 - apart))
    cell = min((felt.w - 2 * apart) / across, plate.w * (2.1 if across > 1 else 1) + 60)
    lowered = int(bow * room * ((across - 1) * cell / felt.w) ** 2)
    bottom = felt.h - apart
    if not plate.backs:
        # Large text leaves no room for backs and makes decision panels high: the columns make room for the panel.
        highest = apart + block_h + lowered + plate.apart
        bottom = min(bottom, max(highest + side * (block_h + plate.apart), felt.h - _PANEL_IN_LETTERS * ground.small))
        column_h = bottom - highest
    left: list[Rect] = []
    right: list[Rect] = []
    lift = _lift(ground, plate, side, apart + block_h + lowered, bottom - column_h, bottom)
    for i in range(side):
        centre_y = bottom - (i + 0.5) / side * column_h - lift
        for column, place, x in ((left, i + 1, apart), (right, last - i, felt.w - apart - plate.w)):
            own_h = plate.block_h(place)
            column.append(Rect(x, int(centre_y - own_h / 2), plate.w, own_h))
    right.reverse()
    top: list[Rect] = []
    for i in range(across):
        off = (i - (across - 1) / 2) * cell
        drop = bow * room * (off / (felt.w / 2)) ** 2
        x, own_h = int(felt.w / 2 + off - plate.w / 2), plate.block_h(side + 1 + i)
        top.append(Rect(x, int(apart + drop), plate.w, own_h))
    return tuple(_spot(block, plate, place) for place, block in enumerate((*left, *top, *right), 1))


def _lift(ground: SeatGround, plate: _Plate, side: int, ends: int, top: float, bottom: float) -> float:
    """The rise of the columns above the middle between `top` and `bottom`, so that a panel does not cover them.

    Plates and the calls below them stay visible above the panel, but rise no higher than the plates across end.
    """
    if not side:
        return 0.0
    block_h = plate.tallest(range(1, 2 * side + 1))
    around = (bottom - top) / side / 2 - block_h / 2
    wanted = bottom - around + _CALL_IN_LETTERS * ground.small - (ground.felt.h - ground.question_h)
    return max(0.0, min(wanted, top + around - ends - ground.gap))


def seat_below_height(small: int) -> int:
    """The height of the seat below on a table for all, with the space around it; `small` is that of small letters."""
    plate = rounded_up(_PLATE_IN_LETTERS * small + 12)
    return plate + round(_BACKS * plate) + 2 * _CLOSE


def seat_below(zone: Rect, small: int, mode: PlateMode) -> SeatSpot:
    """The seat in the middle of the lowest zone on a table for all; backs show only if they do behind all plates."""
    plate_w, plate_h = rounded_up(9 * small, 8), rounded_up(_PLATE_IN_LETTERS * small + 12)
    backs = round(_BACKS * plate_h) if mode is PlateMode.BACKS else 0
    block_h = plate_h + backs
    block = Rect(zone.x + (zone.w - plate_w) // 2, zone.y + (zone.h - block_h) // 2, plate_w, block_h)
    return _spot(block, _Plate(plate_w, plate_h, backs, 0, 0, frozenset()), 0)


def _spot(block: Rect, plate: _Plate, place: int) -> SeatSpot:
    back_h = round(1.05 * plate.h)
    shown = Rect(block.x, block.bottom - plate.h, plate.w, plate.h)
    if place in plate.open_places:
        row = Rect(block.x, block.y, block.w, block.h - plate.h - _ROW_ABOVE_PLATE)
        return SeatSpot(block, shown, round(back_h * CARD_RATIO), back_h, 0, row)
    return SeatSpot(block, shown, round(back_h * CARD_RATIO), back_h, plate.backs)
