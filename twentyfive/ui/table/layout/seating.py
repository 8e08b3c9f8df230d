"""The seats of the other players, with the trick and the stock between them. Pure geometry in logical pixels.

The room decides how much a seat shows: the seats get the richest plates that leave good cards for the trick.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

from twentyfive.ui.theme.measures import CARD_RATIO, Rect, rounded_up

_SIDES: Final = {
    2: (0, 1),
    3: (0, 2),
    4: (1, 1),
    5: (1, 2),
    6: (1, 3),
    7: (1, 4),
    8: (2, 3),
    9: (2, 4),
    10: (2, 5),
}
"""By number of players: the number of seats up each side, and the number across."""

_PANEL_IN_LETTERS: Final = 7
"""The height of a decision panel above the lower edge of the felt, in small letters, with large text."""

_PANEL_WIDTH_IN_LETTERS: Final = 30
"""The width, in small letters, from which a decision panel has room for its text without growing high."""

_CALL_IN_LETTERS: Final = 2.4
"""The height of a call below a plate, in small letters."""

_CROWDED: Final = 2
"""From this number on, plates in one column cannot all lie above a panel."""

_CLOSE: Final = 6
"""The distance between the smallest plates, in pixels."""

_OPEN_ROW: Final = 2.3
"""The height of the row of an open hand and its distance to the plate, in small letters: a rank above a suit."""

_ROW_ABOVE_PLATE: Final = 4

_INDEX: Final = 0.3
"""The share of a card's width, and of its height, that rank and suit in its corner take."""

_FRAMED: Final = 4
"""The distance of a card above the turn-up, so that neither its frame nor its turn reaches the rank there."""

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
    """

    felt: Rect
    small: int
    gap: int
    card_h: int
    question_h: int = 0
    rob_question_h: int = 0
    open_places: frozenset[int] = frozenset()


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


class _Middle(NamedTuple):
    """The part of the felt left for the trick, and the size of its cards."""

    centre_x: float
    top: int
    w: int
    h: int
    card_w: int
    card_h: int
    overlap: float


def richest_ring(ground: SeatGround, players: int) -> Ring:
    """The ring of the first mode that leaves trick cards of the wanted height, else of the one with the largest cards.

    Another mode counts as better only if its cards are clearly larger. Where the columns are so long and so wide that a
    decision panel would cover them, the plates are the smallest.

    Raises:
        ValueError: if there is no room at all; a window of at least `minimum_window` size always has room.
    """
    wanted = _WANTED_HEIGHT * ground.card_h
    best: Ring | None = None
    for mode in PlateMode:
        ring = _ring(ground, players, mode)
        if ring is None:
            continue
        if best is None or ring.trick[0].h > 1.12 * best.trick[0].h or not _clears_panel(best, ground):
            best = ring
        if best.trick[0].h >= wanted and _clears_panel(best, ground):
            break
    if best is None:
        raise ValueError(f"no room for {players} players on {ground.felt.w} × {ground.felt.h} pixels")
    return best


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


def landing_turn(seat: int, trick: int = 0) -> float:
    """The slight turn of a played card, -3 to 3 degrees; the same whenever the trick is shown again."""
    return ((seat * 5 + trick * 7 + 3) % 13 - 6) / 2


def _ring(ground: SeatGround, players: int, mode: PlateMode) -> Ring | None:
    """The ring in that mode; None if the seats or the cards of the trick have no room."""
    plate = _plate(ground, mode)
    apart, felt = ground.gap, ground.felt
    block_h = plate.tallest(range(1, players))
    side = _SIDES[players][0]
    across = players - 1 - 2 * side
    while across > (felt.w - apart) // (plate.w + apart):
        side, across = side + 1, across - 2
    column_h = felt.h - block_h - 2 * apart
    if across < 1 or side * (block_h + apart) > column_h:
        return None
    middle = _middle(ground, players, plate, side, _least(players, mode) * ground.card_h)
    if middle is None:
        return None
    trick = _trick(middle, players, apart, felt.h - ground.rob_question_h)
    ring = Ring(mode, (), trick, *_stock(middle, trick))
    for bow in (1.0, 0.5, 0.0):
        ring = ring._replace(seats=_seats(ground, plate, side, across, bow))
        if _clears_panel(ring, ground) and not any(
            seat.block.meets(card, -4) for seat in ring.seats for card in ring.trick
        ):
            break
    return ring


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
        h = rounded_up(2.6 * small + 12)
        backs = round(0.62 * h) if mode is PlateMode.BACKS else 0
        return _Plate(rounded_up(9 * small, 8), h, backs, rounded_up(_OPEN_ROW * small), ground.gap, laid_open)
    size, apart = (small, ground.gap) if mode is PlateMode.ONE_ROW else (0.75 * small, min(_CLOSE, ground.gap))
    return _Plate(
        rounded_up(7.5 * size, 8), rounded_up(1.4 * size + 4), 0, rounded_up(_OPEN_ROW * size), apart, laid_open
    )


def _least(players: int, mode: PlateMode) -> float:
    """The height, in cards of the hand, below which rows overlap although the card above the stock then covers it.

    With many players the plates would otherwise shrink from two rows to one. Plates of one row would gain only larger
    cards beside them, which a question above the hand covers.
    """
    return _WANTED_HEIGHT if players > 7 and mode not in (PlateMode.ONE_ROW, PlateMode.SMALL_ROW) else 0.50


def _middle(ground: SeatGround, players: int, plate: _Plate, side: int, least: float) -> _Middle | None:
    """The room for three rows of cards: across, the sides with the stock, the viewer's. Two players need only two.

    The rows may overlap by up to 30 % to reach a good height; with a card right above the stock they do so only if the
    cards would otherwise be lower than `least`.
    """
    apart, felt = ground.gap, ground.felt
    beside, across = min(_SIDES[players][0], 2), _SIDES[players][1]
    top = plate.tallest(range(side + 1, players - side)) + 2 * apart
    w = felt.w - (2 * (plate.w + 2 * apart) if side else 2 * apart)
    h = felt.h - top
    overlap, card_h = 0.0, (h - 2 * apart) / (2 if players == 2 else 3)
    wanted = (0.70 if players <= 7 else 0.60) * ground.card_h
    if players > 2 and card_h < wanted and (across % 2 == 0 or card_h < least):
        for overlap in (0.1, 0.2, 0.3):
            card_h = h / (3 - 2 * overlap)
            if card_h >= wanted:
                break
    columns = max(across + (2 if beside == 2 else 0), 2 + (2 if beside else 0))
    broadest = (w - (columns - 1) * apart) / columns
    tallest = 0.72 * ground.card_h
    if players == 2:  # stock and turn-up lie left of the trick
        broadest, tallest = w / 5.5, 0.82 * ground.card_h
    card_h = min(card_h, tallest, broadest / CARD_RATIO)
    if card_h < 56:
        return None
    whole = int(card_h)
    return _Middle(felt.w / 2, top, w, h, round(whole * CARD_RATIO), whole, overlap)


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


def _spot(block: Rect, plate: _Plate, place: int) -> SeatSpot:
    back_h = round(1.05 * plate.h)
    shown = Rect(block.x, block.bottom - plate.h, plate.w, plate.h)
    if place in plate.open_places:
        row = Rect(block.x, block.y, block.w, block.h - plate.h - _ROW_ABOVE_PLATE)
        return SeatSpot(block, shown, round(back_h * CARD_RATIO), back_h, 0, row)
    return SeatSpot(block, shown, round(back_h * CARD_RATIO), back_h, plate.backs)


def _trick(middle: _Middle, players: int, apart: int, question_y: float) -> tuple[Rect, ...]:
    """The places of the trick, the viewer's first, then clockwise; a question covers everything below `question_y`."""
    w, h, x = middle.card_w, middle.card_h, middle.centre_x
    y = middle.top + middle.h / 2
    beside, across = min(_SIDES[players][0], 2), _SIDES[players][1]
    row = min(h + apart if middle.overlap == 0 else h * (1 - middle.overlap), (middle.h - h) / 2)
    if players == 2:
        row = (h + apart) / 2
    reach = middle.w / 2 - w / 2
    if players > 3:
        reach = min(reach, (max(across, 3) / 2 + 0.9) * (w + apart))
    left = _up_the_left(middle, beside, row, reach, apart, question_y)
    cell = _top_cell(middle, across, reach, apart, beside == 2)
    top = [((i - (across - 1) / 2) * cell, y - row) for i in range(across)]
    right = [(-dx, dy) for dx, dy in reversed(left)]
    centres = [(0.0, y + row), *left, *top, *right]
    return tuple(Rect(round(x + dx - w / 2), round(dy - h / 2), w, h) for dx, dy in centres)


def _up_the_left(
    middle: _Middle, beside: int, row: float, reach: float, apart: int, question_y: float
) -> list[tuple[float, float]]:
    """The centres of the cards on the left, the lower first; they rise above `question_y`, at most to the top row."""
    if not beside:
        return []
    h, y = middle.card_h, middle.top + middle.h / 2
    steps = (0.0,) if beside == 1 else ((h + apart) / 2, (-h - apart) / 2)
    # With rows apart, a single card at the side need not rise: the cards across lie above it.
    room = row + steps[-1] if beside == 2 or middle.overlap else 0.0
    raised = max(0.0, min(y + steps[0] + h / 2 + _FRAMED - question_y, room))
    inwards = (1.0,) if beside == 1 else (0.94, 1.0)
    return [(-share * reach, y + step - raised) for share, step in zip(inwards, steps, strict=True)]


def _top_cell(middle: _Middle, across: int, reach: float, apart: int, two_beside: bool) -> float:
    """The distance between the centres of the cards across."""
    if across < 2:
        return 0.0
    w = middle.card_w
    airy = w * (2.3 if across < 3 else 1.9 if across < 4 else 1.5) + apart
    kept = w + apart if two_beside or middle.overlap else 0.6 * w
    return max(w + apart, min(airy, 2 * (reach - kept) / (across - 1)))


def _stock(middle: _Middle, trick: tuple[Rect, ...]) -> tuple[Rect, Rect]:
    """The stock, half under the turn-up, in the middle row; with two players, beside their two rows.

    Both move down where a card across would cover rank and suit of the turn-up.
    """
    w, h = middle.card_w, middle.card_h
    y = int(middle.top + middle.h / 2 - h / 2)
    x = int(middle.centre_x + (-2.2 * w if len(trick) == 2 else 0.22 * w - w / 2))
    index = Rect(x, y, round(_INDEX * w), round(_INDEX * h))
    y = max((card.bottom + _FRAMED for card in trick if card.meets(index)), default=y)
    return Rect(x - int(0.52 * w), y, w, h), Rect(x, y, w, h)
