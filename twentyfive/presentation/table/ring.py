"""The ring: the seats of the other players, each with its card of the trick. Pure geometry in logical pixels.

A card lies beside its player's plate on the side of the middle, nearer to it than to any other plate; the viewer's lies
at the bottom. Nothing else lies there. The room decides how much a seat shows: the seats get the richest plates that
leave good cards for the trick.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, product
from typing import Final, NamedTuple

from twentyfive.presentation.measures import CARD_RATIO, Rect, rounded_up
from twentyfive.presentation.table.seating import (
    CLOSE,
    OPEN_ROW,
    PLATE_IN_LETTERS,
    ROW_H,
    ROW_W,
    PlateMode,
    SeatSpot,
    back_height,
    seat_spot,
)

WANTED: Final = 0.75
"""The wanted height of a trick card, in cards of the hand: plates show less to reach it."""

_WANTED_IN_A_CROWD: Final = 0.6
"""The same for eight and more players with plates of two rows, which show the tricks that each has won."""

_CROWD: Final = 8

_WITH_FACE: Final = (PlateMode.BACKS, PlateMode.TWO_ROWS)
"""The plates that are high enough for a face."""

_BESIDE_FACE: Final = 8
"""The width of a plate beside its face, in small letters; without a face it is 9 wide, dealer's chip included."""

_TALLEST: Final = 0.86
"""The greatest height of a card, in cards of the hand."""

_TALLEST_UPRIGHT: Final = 0.98
"""The same in a window on its side, whose height is otherwise empty."""

_LEAST: Final = 56
_LEAST_TIGHT: Final = 48
"""The least height of a card, and where hardly any space remains."""

_CLEARLY: Final = 1.08
"""The share by which trick cards of another mode must be higher to be clearly larger."""

_WORTH: Final = 0.8
"""The share of the largest cards' height for which small cards may leave a decision panel clear of all plates."""

_WIDEST: Final = 3.6
"""The distance from the middle, in heights of a card, from which on a card at the side moves away from its plate..."""

_AWAY: Final = 0.8
"""... by so much at the most, in widths of a card: it is nearest to its player on a very wide felt, too."""

_TWO_ACROSS: Final = 0.4
"""The distance of two players across, as a share of the felt's width."""

_DRAWN_IN: Final = 0.78
"""The share of their plates' distance from the middle at which the cards of two of them lie, for a round ring."""

_AIRY: Final = 2.1
"""The most that plates across lie apart, in plates and with `_AIRY_BY` pixels more."""

_AIRY_BY: Final = 60

_CLEAR: Final = 1.15
"""The least distance of plates across, in plates, for which they leave the columns of the sides clear."""

_DIP: Final = 28.0
_DIP_SHARE: Final = 0.06
"""By how much the outermost of those across may sit lower, at most and as a share of the felt's height."""

_THIRDS_FROM: Final = 6
"""From so many other players on, a third of them sits at each side of a window on its side."""

_SEEN: Final = 0.65
"""The share of a card at the side, from above, that lies above the question whether to rob where it can."""

_FARTHER: Final = 2
"""By how much a card of those across is nearer to its own plate than to the plate below it."""

_COLUMN: Final = 1.4
"""The distance of two players in one column, in the higher of card and plate, where the felt has room."""

_OVERLAP: Final = 0.3
"""The share of a card that another may cover where a felt is too low for two rows, as under a lesson: ranks show."""

_PANEL_WIDTH_IN_LETTERS: Final = 37
"""The width, in small letters, from which a decision panel has room for its text without growing high."""

_CALL_IN_LETTERS: Final = 2.4
"""The height of a call below a plate, in small letters."""

_SMALLER: Final = (0.9, 0.75)
"""The sizes of letters tried on plates of a small row, as shares."""

_TIGHT: Final = 2
"""The space around plates where there is no room for more."""

_RINGS_KEPT: Final = 16
"""The number of rings kept: a table is laid out several times in one size, which takes up to 0.1 s for ten players."""


class SeatGround(NamedTuple):
    """The ground that the seats and the trick have to fit.

    Attributes:
        felt: the part of the cloth for them.
        small, gap: the height of small letters, and the distance between things.
        card_h: the height of a card of the hand.
        question_h: the part of the felt's height that a decision panel with its shortest text covers from below.
        rob_question_h: the same for the question whether to rob, the only one asked while a trick lies on the table.
        open_places: the places of open dummies, counted clockwise from the viewer.
        modes: the contents of plates to choose from, the richest first.
        packed: whether those across sit side by side, which leaves the corners to those at the sides.
        share: the size of letters on plates of a small row, as a share.
        beside: whether the cards of those across lie beside their plates, as on a felt too low for them below.
        faces: whether faces are wanted on the plates.
    """

    felt: Rect
    small: int
    gap: int
    card_h: int
    question_h: int = 0
    rob_question_h: int = 0
    open_places: frozenset[int] = frozenset()
    modes: tuple[PlateMode, ...] = tuple(PlateMode)
    packed: bool = False
    share: float = 1.0
    beside: bool = False
    faces: bool = False


class Ring(NamedTuple):
    """The other players, clockwise from the lower left, and the card of each seat, the viewer's first."""

    mode: PlateMode
    seats: tuple[SeatSpot, ...]
    trick: tuple[Rect, ...]


class _Plate(NamedTuple):
    w: int
    h: int
    backs: int
    row: int
    apart: int
    open_places: frozenset[int]
    has_face: bool = False

    def block_h(self, place: int) -> int:
        """The height of the plate at that place, with the backs or the open hand above it."""
        return self.h + (self.row if place in self.open_places else self.backs)


class _Cut(NamedTuple):
    """The plates, the width and height of a card of the trick, and the share of it that another may cover."""

    plate: _Plate
    w: int
    h: int
    overlap: float

    def slack(self, apart: int) -> int:
        """By how much two cards may overlap; where they may not, less than nothing: they lie apart."""
        return int(self.overlap * self.h) if self.overlap else 1 - apart


_Pair = tuple[Rect, Rect]
"""The block of a seat, and its card."""


def landing_turn(seat: int, trick: int = 0) -> float:
    """The slight turn of a played card, -3 to 3 degrees; the same whenever the trick is shown again."""
    return ((seat * 5 + trick * 7 + 3) % 13 - 6) / 2


@lru_cache(maxsize=_RINGS_KEPT)
def richest_ring(ground: SeatGround, players: int) -> Ring:
    """The ring of the first mode that leaves good cards for the trick, and a decision panel clear of all plates.

    If a panel covers plates in any, it is the last mode that leaves good cards, with the smallest plates. If none does,
    it is the same with less space around everything, or with cards beside the plates of those across, or else the ring
    with clearly the largest cards.

    Raises:
        ValueError: if there is no room at all; a window of at least `SMALLEST_WINDOW` always has room.
    """
    for stage in _stages(ground):
        found: list[Ring] = []
        for around, overlap in stage:
            good: list[Ring] = []
            for (mode, faces), packed in product(_contents(ground), (False, True)):
                ring = _largest(around._replace(packed=packed, faces=faces), players, mode, overlap)
                if ring is not None and ring.trick[0].h >= int(_wanted(mode, players) * ground.card_h):
                    if _clears_panel(ring, ground):
                        return ring
                    good.append(ring)
                elif ring is not None:
                    found.append(ring)
            if good:
                return good[-1]
        if found:
            clear = [ring for ring in found if _clears_panel(ring, ground)]
            best, shown = _clearly_largest(found), _clearly_largest(clear or found)
            return shown if shown.trick[0].h >= _WORTH * best.trick[0].h else best
    raise ValueError(f"no room for {players} players on {ground.felt.w} × {ground.felt.h} pixels")


def _contents(ground: SeatGround) -> list[tuple[PlateMode, bool]]:
    """The contents of plates to choose from, each with or without faces: backs give way before faces."""
    plain = [(mode, False) for mode in ground.modes]
    return [(mode, True) for mode in ground.modes if ground.faces and mode in _WITH_FACE] + plain


def _stages(ground: SeatGround) -> Iterator[tuple[tuple[SeatGround, float], ...]]:
    """The ways to use a felt, each with the share of a card that another may cover; a stage is the last if one fits."""
    close, tight = (ground._replace(gap=min(gap, ground.gap)) for gap in (CLOSE, _TIGHT))
    beside = tuple((around._replace(beside=True), 0.0) for around in (ground, close, tight))
    yield (ground, 0.0), (close, 0.0), *beside[:2]
    yield (tight, 0.0), beside[2]
    yield ((tight, _OVERLAP),)


def _clearly_largest(rings: Sequence[Ring]) -> Ring:
    """The first of these rings of whose cards no later one's are clearly larger."""
    best = rings[0]
    for ring in rings[1:]:
        if ring.trick[0].h > _CLEARLY * best.trick[0].h:
            best = ring
    return best


def _wanted(mode: PlateMode, players: int) -> float:
    return _WANTED_IN_A_CROWD if mode is PlateMode.TWO_ROWS and players >= _CROWD else WANTED


def _largest(ground: SeatGround, players: int, mode: PlateMode, overlap: float) -> Ring | None:
    """The ring in that mode with the largest cards; None if the seats or the cards have no room.

    Smaller letters are larger where the cards are good, and plates clear of a decision panel, all the same.
    """
    if mode is not PlateMode.SMALL_ROW:
        return _with_letters(ground, players, mode, overlap)
    for share in _SMALLER:
        ring = _with_letters(ground._replace(share=share), players, mode, overlap)
        if ring is not None and ring.trick[0].h >= int(WANTED * ground.card_h) and _clears_panel(ring, ground):
            break
    return ring


def _with_letters(ground: SeatGround, players: int, mode: PlateMode, overlap: float) -> Ring | None:
    """The same, with letters of one size."""
    felt = ground.felt
    upright = felt.h > felt.w
    most = int((_TALLEST_UPRIGHT if upright else _TALLEST) * ground.card_h)
    tried = most
    for share in (1.0, WANTED, _WANTED_IN_A_CROWD, 0.0):
        least = min(most, max(_LEAST if ground.gap > _TIGHT else _LEAST_TIGHT, int(share * ground.card_h)))
        fits = _fitting(ground, players, mode, least, overlap)
        if fits is not None:
            break
        tried = least
    while fits is not None and tried - least > 1:
        height = (least + tried) // 2
        larger = _fitting(ground, players, mode, height, overlap)
        least, tried, fits = (height, tried, larger) if larger is not None else (least, height, fits)
    return fits


def _fitting(ground: SeatGround, players: int, mode: PlateMode, card_h: int, overlap: float) -> Ring | None:
    """The first way to arrange a ring with cards of that height in which nothing meets anything else."""
    cut = _Cut(_plate(ground, mode), round(card_h * CARD_RATIO), card_h, overlap)
    own = Rect(ground.felt.x + (ground.felt.w - cut.w) // 2, ground.felt.bottom - ground.gap - card_h, cut.w, card_h)
    for side, bow in _ways(ground, players):
        across = _across(ground, players - 1 - 2 * side, side, cut, bow)
        if across is None or any(own.meets(card, cut.slack(ground.gap)) for _, card in across):
            continue
        for inwards in (0,) if side < 2 or bow else (0, 1, 2):
            ring = _ring(ground, players, side, cut, across, own, inwards)
            if ring is not None:
                return Ring(mode, *ring)
    return None


def _ways(ground: SeatGround, players: int) -> Iterator[tuple[int, float]]:
    """The numbers of players up each side to try, each with the bow of those across: full, then none.

    On a wide felt as few as possible sit at the sides.
    """
    others, felt = players - 1, ground.felt
    first = 0 if others < 3 else 1
    if felt.h > felt.w and others >= _THIRDS_FROM:
        first = math.ceil(others / 3)
    sides = (*range(first, (others - 1) // 2 + 1), *range(first - 1, 0, -1))
    return product(sides, (1.0, 0.0))


def _ring(
    ground: SeatGround, players: int, side: int, cut: _Cut, across: list[_Pair], own: Rect, inwards: int
) -> tuple[tuple[SeatSpot, ...], tuple[Rect, ...]] | None:
    """The seats, and the card of each with the viewer's first; None if something meets something else."""
    top = [thing for pair in across for thing in pair]
    left = _column(ground, cut, range(1, side + 1), top, inwards, mirrored=False)
    right = _column(ground, cut, range(players - 1, players - 1 - side, -1), top, inwards, mirrored=True)
    if left is None or right is None:
        return None
    pairs = (*left, *across, *reversed(right))
    plate = cut.plate
    spots = tuple(
        seat_spot(block, plate.h, plate.backs, open_row=place in plate.open_places, has_face=plate.has_face)
        for place, (block, _) in enumerate(pairs, 1)
    )
    cards = (own, *(card for _, card in pairs))
    return (spots, cards) if _holds(spots, cards, ground, cut) else None


def _across(ground: SeatGround, count: int, side: int, cut: _Cut, bow: float) -> list[_Pair] | None:
    """Those across, from the left, each with the card below the plate; None if they have no room side by side."""
    if ground.beside:
        return _across_beside(ground, count, side, cut)
    felt, apart, plate = ground.felt, ground.gap, cut.plate
    widest, middle = max(plate.w, cut.w), felt.x + felt.w / 2
    room = (felt.w - 2 * apart) / count
    cell = min(room, _TWO_ACROSS * felt.w if count == 2 else _AIRY * plate.w + _AIRY_BY)
    cell = min(widest + apart, room) if ground.packed else max(cell, min(widest + apart, room))
    if count > 1 and side and not ground.packed:
        clear = 2 * (felt.w / 2 - (plate.w + cut.w + 3 * apart) - widest / 2) / (count - 1)
        cell = min(cell, clear) if clear >= _CLEAR * widest else cell
    if cell < widest + min(apart, plate.apart) - 1 and count > 1:
        return None
    dip = bow * min(_DIP, _DIP_SHARE * felt.h)
    pairs = []
    for index in range(count):
        off = (index - (count - 1) / 2) * cell
        top = felt.y + apart + int(dip * (2 * off / felt.w) ** 2)
        block = Rect(int(middle + off - plate.w / 2), top, plate.w, plate.block_h(side + 1 + index))
        drawn = middle + off * (_drawn_in(ground, cut, cell) if count == 2 else 1)
        pairs.append((block, Rect(round(drawn - cut.w / 2), block.bottom + apart, cut.w, cut.h)))
    return pairs


def _across_beside(ground: SeatGround, count: int, side: int, cut: _Cut) -> list[_Pair] | None:
    """Those across, each with the card beside the plate, towards the middle; None if they have no room."""
    felt, apart, plate = ground.felt, ground.gap, cut.plate
    whole, middle = plate.w + apart + cut.w, felt.x + felt.w / 2
    room = (felt.w - 2 * apart) / count
    if whole + apart > room:
        return None
    cell = min(room, max(whole + apart, _TWO_ACROSS * felt.w if count == 2 else _AIRY * plate.w + _AIRY_BY))
    top, pairs = felt.y + apart, []
    for index in range(count):
        off = index - (count - 1) / 2
        left = round(middle + off * cell - (whole if off or count > 1 else cut.w + 2 * (plate.w + apart)) / 2)
        block_h = plate.block_h(side + 1 + index)
        block = Rect(left if off <= 0 else left + cut.w + apart, top + max(0, cut.h - block_h) // 2, plate.w, block_h)
        pairs.append((block, Rect(left + plate.w + apart if off <= 0 else left, top, cut.w, cut.h)))
    return pairs


def _drawn_in(ground: SeatGround, cut: _Cut, cell: float) -> float:
    """The share of their plates' distance from the middle at which the cards of two across lie.

    It is less where they would otherwise lie above the cards at the sides, as long as each lies below its own plate.
    """
    clear = ground.felt.w / 2 - (3 * ground.gap + cut.plate.w + 1.5 * cut.w)
    least = max(cell / 2 - 0.4 * cut.plate.w, (cut.w + ground.gap) / 2)
    return min(_DRAWN_IN, 2 * clear / cell) if clear >= least else _DRAWN_IN


class _Side(NamedTuple):
    """A seat at the side before its height is known: its block's height, and the highest centres of block and card."""

    block_x: int
    card_x: int
    block_h: int
    block_y: float
    card_y: float


def _column(
    ground: SeatGround, cut: _Cut, places: Sequence[int], top: Sequence[Rect], inwards: int, *, mirrored: bool
) -> list[_Pair] | None:
    """Those at one side, from the lowest, each with the card beside the plate, below whatever of those across it meets.

    None if they have no room. With `inwards` 1 or 2 every second card, from the lowest or the next on, lies further in:
    so neighbours may overlap in height.
    """
    if not places:
        return []
    felt, apart, plate = ground.felt, ground.gap, cut.plate
    bottom, count = felt.bottom - apart, len(places)
    seats = [
        _side(ground, cut, plate.block_h(place), top, mirrored, inner=inwards > 0 and index % 2 == inwards - 1)
        for index, place in enumerate(places)
    ]
    tallest = max(cut.h, *(seat.block_h for seat in seats))
    plate_step, card_step = max(seat.block_h for seat in seats) + plate.apart - 1, 0 if inwards else cut.h + apart
    steps = count - 1
    low, high = bottom - max(seats[0].block_h, cut.h) / 2, max(seats[-1].block_y, seats[-1].card_y)
    if low - high < steps * max(plate_step, card_step):  # cards lie a little higher or lower than their plates
        low, high = bottom - seats[0].block_h / 2, seats[-1].block_y
    span = min(low - high, steps * _COLUMN * tallest)
    if span < steps * plate_step:
        return None
    ends = min(thing.bottom for thing in top[::2])
    around = seats[0].block_h / 2 + span / 2
    shown = felt.bottom - ground.question_h - _CALL_IN_LETTERS * ground.small - around
    middle = max(min((ends + felt.bottom) / 2, shown), ends + apart + around)
    card_span = max(span, steps * card_step)
    seen = felt.bottom - ground.rob_question_h + (0.5 - _SEEN) * cut.h - card_span / 2
    middle = max(high + span / 2, min(middle, seen, low - span / 2))
    # Plates keep clear of a question even where cards that lie below those across cannot.
    plates = max(seats[-1].block_y + span / 2, min(middle, max(shown, ends + apart + around)))
    card_low = max(seats[-1].card_y + card_span, min(middle + card_span / 2, bottom - cut.h / 2))
    pairs = []
    for index, seat in enumerate(seats):
        share = index / steps if steps else 0
        centre = plates + span / 2 - share * span
        card_centre = min(max(card_low - share * card_span, seat.card_y), bottom - cut.h / 2)
        block = Rect(seat.block_x, int(centre - seat.block_h / 2), plate.w, seat.block_h)
        pairs.append((block, Rect(seat.card_x, round(card_centre - cut.h / 2), cut.w, cut.h)))
    return pairs


def _side(ground: SeatGround, cut: _Cut, block_h: int, top: Sequence[Rect], mirrored: bool, *, inner: bool) -> _Side:
    """A seat at the left side, or at the right if `mirrored`."""
    felt, apart, plate = ground.felt, ground.gap, cut.plate
    beside = 2 * apart + plate.w + cut.w / 2
    centre_x = max(beside, min(felt.w / 2 - _WIDEST * cut.h, beside + _AWAY * cut.w))
    block_x = felt.x + apart
    card_x = felt.x + round(centre_x - cut.w / 2) + (cut.w + apart) * inner
    if mirrored:
        block_x, card_x = felt.right - apart - plate.w, felt.x + felt.right - card_x - cut.w
    block_y = _below(top, block_x, plate.w, felt.y, apart) + _FARTHER + block_h / 2
    card_y = _below(top, card_x, cut.w, felt.y, apart) + (0.5 - cut.overlap) * cut.h
    return _Side(block_x, card_x, block_h, block_y, card_y)


def _below(things: Sequence[Rect], x: int, w: int, y: int, apart: int) -> int:
    """The highest place from `y` on for something from `x` on and `w` wide that lies below all of these in its way."""
    met = (thing.bottom for thing in things if thing.x < x + w + apart and x < thing.right + apart)
    return max(met, default=y) + apart


def _holds(seats: Sequence[SeatSpot], cards: Sequence[Rect], ground: SeatGround, cut: _Cut) -> bool:
    """Whether nothing meets anything else, all lies on the felt, and each card is nearest to its own player."""
    felt, apart = ground.felt, ground.gap
    blocks = [seat.block for seat in seats]
    close, slack = 1 - min(CLOSE, apart), cut.slack(apart)
    return (
        all(felt.holds(rect) for rect in (*blocks, *cards))
        and not any(one.meets(other, slack) for one, other in combinations(cards, 2))
        and not any(block.meets(card, close) for block, card in product(blocks, cards))
        and not any(one.meets(other, close) for one, other in combinations(blocks, 2))
        and (bool(cut.overlap) or each_is_nearest(seats, cards, felt))
    )


def each_is_nearest(seats: Sequence[SeatSpot], cards: Sequence[Rect], felt: Rect) -> bool:
    """Whether each card is nearer to its player's plate than to any other; the viewer's side is the lower edge."""
    below = Rect(felt.x, felt.bottom, felt.w, 1)
    plates = [below, *(seat.plate for seat in seats)]
    for place, card in enumerate(cards):
        x, y = card.centre
        distances = [_distance(plate, x, y) for plate in plates]
        nearest = min(distance for other, distance in enumerate(distances) if other != place)
        if place and nearest == distances[0]:
            nearest = min((d for other, d in enumerate(distances) if other not in (0, place)), default=math.inf)
        if distances[place] >= nearest:
            return False
    return True


def _distance(plate: Rect, x: float, y: float) -> float:
    """The distance of a point from the plate."""
    across = max(plate.x - x, 0.0, x - plate.right)
    down = max(plate.y - y, 0.0, y - plate.bottom)
    return math.hypot(across, down)


def _clears_panel(ring: Ring, ground: SeatGround) -> bool:
    """Whether a decision panel leaves every plate visible: above the panel, or beside it if it can be narrow enough."""
    left = [seat.block for seat in ring.seats if seat.block.x <= ground.felt.x + ground.gap]
    beside = max((block.right for block in left), default=0) + ground.gap
    if not left or ground.felt.w - 2 * beside >= _PANEL_WIDTH_IN_LETTERS * ground.small:
        return True
    return max(block.bottom for block in left) <= ground.felt.h - ground.question_h


def _plate(ground: SeatGround, mode: PlateMode) -> _Plate:
    small, laid_open = ground.small, ground.open_places
    if mode in (PlateMode.BACKS, PlateMode.TWO_ROWS):
        h = rounded_up(PLATE_IN_LETTERS * small + 12)
        backs = back_height(h) if mode is PlateMode.BACKS else 0
        w = rounded_up(_BESIDE_FACE * small + h if ground.faces else 9 * small, 8)
        return _Plate(w, h, backs, rounded_up(OPEN_ROW * small), ground.gap, laid_open, ground.faces)
    size, apart = ground.share * small, ground.gap if mode is PlateMode.ONE_ROW else min(CLOSE, ground.gap)
    w, h = rounded_up(ROW_W * size, 8), rounded_up(ROW_H * size + 4)
    return _Plate(w, h, 0, rounded_up(OPEN_ROW * size), apart, laid_open)
