"""The zones of the table, for two to ten players, any window and any text size. Pure geometry, no Qt.

All lengths are logical pixels; y grows downward. Places count from 0, the viewer at the bottom, and go on clockwise
from the lower left. Window, text factor and number of players decide all sizes. The cards of the hand take theirs from
the window alone, so no hand shrinks because somebody needs larger letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from twentyfive.presentation.measures import (
    Rect,
    TypeSizes,
    rounded_up,
    table_text,
)
from twentyfive.presentation.table.frame import (
    ABOVE_CHOSEN,
    ABOVE_LINE,
    FEWEST_PIXELS_OF_A_CARD,
    Frame,
    Room,
    table_frame,
)
from twentyfive.presentation.table.ring import WANTED, Ring, SeatGround, richest_ring
from twentyfive.presentation.table.seating import PlateMode, SeatSpot, seat_below
from twentyfive.presentation.table.tray import Tray, tray_places

_INSIDE_LINE: Final = 6
"""The free space around a button on the line."""

_PLAY_BUTTON: Final = 3
"""The width of the Play button on the line, in multiples of its height."""

_SPILL: Final = 10
_MOST_SPILLED: Final = 200
"""The steps, and the most, by which the seats of a crowded layout reach below the felt."""

_FOCUS_RINGS: Final = 12
"""The height that the focus rings of a row of buttons add to a panel."""

_FOUR_SUITS: Final = 31
"""The width of four buttons with the names of the suits side by side, in letters."""

_LARGER: Final = (1.15, 1.0)
"""The sizes that are tried for the trick on a table for all, the largest first: with more, faces would be blurred."""

_BETWEEN_HANDS: Final = 2
"""The distance between two hands of one player, in gaps."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All zones of the table.

    Attributes:
        factor: the effective text factor: the person's, times what the window adds.
        types, gap, control: the sizes of letters, the distance between things, the height of a button.
        bar: the action bar, full width, at the bottom.
        panel: the score panel at the right, or None where it has folded into a button of the bar.
        cloth: the green within its wooden rim; it goes on under the line and the hand.
        felt: the part above the line, for the other players and the trick.
        line: the line of plain words above the hand.
        hand: the zone of the hand.
        cards: the strip in it where its cards lie at rest.
        row: the row above the cards for the trumps and the viewer's plate, in an upright window only.
        hands: the number of hands side by side: two if a player plays two and both have room.
        card_w, card_h: the size of a card of the hand.
        lift: the rise of a card that may be played.
        trump: the tray beside or above the hand, a button with the trumps, the pack and the turned card.
        tray: the places in it.
        own_zone: its counterpart on the other side of the hand.
        own_plate: the viewer's name plate, at the top of that zone.
        own_seat: the seat below on a table for all, with that plate; None where a hand lies below.
        own_plate_hidden: whether a long hand needs its place.
        play_button: the Play button of select-then-play, at the bottom of that zone; where a hand needs the zone, at
            the end of the line.
        panel_width: the greatest width of a decision panel.
        mode: the content of the plates.
        seats: the other players, clockwise from the left.
        trick: the card of each seat in the trick, the viewer's first.
    """

    width: int
    height: int
    factor: float
    types: TypeSizes
    gap: int
    control: int
    bar: Rect
    panel: Rect | None
    cloth: Rect
    felt: Rect
    line: Rect
    hand: Rect
    cards: Rect
    row: Rect | None
    hands: int
    card_w: int
    card_h: int
    lift: int
    trump: Rect
    tray: Tray
    own_zone: Rect
    own_plate: Rect
    own_plate_hidden: bool
    play_button: Rect
    panel_width: int
    mode: PlateMode
    seats: tuple[SeatSpot, ...]
    trick: tuple[Rect, ...]
    own_seat: SeatSpot | None = None

    @property
    def unchosen_top(self) -> int:
        """The lowest bottom edge of a panel above a hand while no card can be chosen."""
        return self.hand.y + ABOVE_CHOSEN

    @property
    def own_plate_over_button(self) -> Rect:
        """The viewer's plate while the Play button is shown: one row if two would touch the button."""
        if self.own_plate.bottom + self.gap <= self.play_button.y:
            return self.own_plate
        plate = self.own_plate
        return Rect(plate.x, plate.y, plate.w, min(plate.h, rounded_up(1.4 * self.types.small + 4)))


@dataclass(frozen=True, slots=True)
class Sitting:
    """The players at a table, as far as the layout depends on them.

    Attributes:
        players: their number.
        cards: the greatest number of cards that a hand of the viewer holds in this phase.
        hands: the number of hands that the viewer plays.
        open_places: the places of other players' open dummies, counted clockwise from the viewer.
        faces: whether they have faces, for which plates are as wide as they need to be.
    """

    players: int
    cards: int = 5
    hands: int = 1
    open_places: frozenset[int] = frozenset()
    faces: bool = False


def table_layout(room: Room, sitting: Sitting) -> TableLayout:
    """Lay out the table in a window. The score panel folds up before cards of the trick become small.

    Raises:
        ValueError: if the other players, or the cards between them, have no room.
    """
    layout = _laid_out(room, sitting)
    if layout.panel is None or layout.trick[0].h >= round(WANTED * layout.card_h):
        return layout
    without = _laid_out(replace(room, panel=False), sitting)
    return without if without.trick[0].h > layout.trick[0].h else layout


def _laid_out(room: Room, sitting: Sitting) -> TableLayout:
    """The table with the score panel as the room asks."""
    frame = table_frame(room)
    hands, own = sitting.hands, _zones_for_all(frame) if room.for_all else _own_zones(frame, sitting)
    if hands > 1 and not own.fits:
        hands, own = 1, _own_zones(frame, replace(sitting, hands=1))
    text = table_text(room.text, frame.bar.w, frame.bar.bottom)
    ground = _ground(text, frame, sitting)
    ring = _ring_for_all(ground, sitting) if room.for_all else None
    if ring is None:
        ring = richest_ring(ground, sitting.players)
    trump, zone = (own.right, own.left) if room.left_handed else (own.left, own.right)
    plate_h = rounded_up(2.6 * frame.types.small + 12)
    below = seat_below(frame.hand, frame.types.small, ring.mode) if room.for_all else None
    return TableLayout(
        width=frame.bar.w,
        height=frame.bar.bottom,
        **frame._asdict(),
        hands=hands,
        cloth=Rect(frame.gap, frame.gap, frame.felt.w - 2 * frame.gap, frame.bar.y - frame.gap),
        trump=trump,
        tray=tray_places(trump, frame.types.small),
        own_zone=zone,
        own_plate=Rect(zone.x, zone.y, zone.w, min(plate_h, zone.h)) if below is None else below.plate,
        own_seat=below,
        own_plate_hidden=own.too_narrow,
        play_button=_play_button(frame, None if own.too_narrow else zone),
        panel_width=_panel_width(frame, ring),
        mode=ring.mode,
        seats=ring.seats,
        trick=ring.trick,
    )


def crowded_layout(room: Room, sitting: Sitting) -> TableLayout:
    """Lay out the table where the felt is too low for its seats, as if it reached below the line.

    A lesson's panel in the lowest window leaves so little height.

    Raises:
        ValueError: if the players have no room there either.
    """
    for spill in range(_SPILL, _MOST_SPILLED, _SPILL):
        with suppress(ValueError):
            return table_layout(replace(room, spill=spill), sitting)
    raise ValueError(f"no room for {sitting.players} players in {room.width} × {room.height} pixels")


def hand_slots(layout: TableLayout, count: int) -> tuple[Rect, ...]:
    """The viewer's cards at rest, from the left: side by side if there is room, else evenly overlapping."""
    return hands_slots(layout, (count,))[0]


def hands_slots(layout: TableLayout, counts: Sequence[int]) -> tuple[tuple[Rect, ...], ...]:
    """The same for several hands, each in the middle of its share of the zone, where it stays as another is played."""
    left, right = _hand_span(layout)
    apart = _BETWEEN_HANDS * layout.gap
    share = (right - left - (len(counts) - 1) * apart) / len(counts)
    card_w, y = layout.card_w, layout.cards.y
    hands = []
    for place, count in enumerate(counts):
        step = min(card_w + 8.0, (share - card_w) / (count - 1)) if count > 1 else 0.0
        start = left + place * (share + apart) + (share - (count - 1) * step - card_w) / 2
        hands.append(tuple(Rect(round(start + i * step), y, card_w, layout.card_h) for i in range(count)))
    return tuple(hands)


class _OwnZones(NamedTuple):
    """The zones beside the hands; `fits` is True if every card between them shows enough of itself."""

    left: Rect
    right: Rect
    too_narrow: bool
    fits: bool


def _own_zones(frame: Frame, sitting: Sitting) -> _OwnZones:
    """Trump button and plate lie close to five cards; beside a long hand, or two, they are narrow and at the edges.

    In an upright window they lie above the hand.
    """
    if frame.row is not None:
        return _zones_in_row(frame, frame.row, sitting)
    table_w, apart, small = frame.felt.w, frame.gap, frame.types.small
    hands = sitting.hands
    five = 5 * frame.card_w + 4 * 8
    room = (table_w - 4 * apart - five) // 2
    spared = room - apart  # so that neither lies at the very edge of the cloth
    w = min(rounded_up(10 * small, 8), max(spared, 6 * small) if room >= 6 * small else 5 * small)
    long_hand = sitting.cards * hands > 6
    if long_hand:
        w = min(w, rounded_up((7 if hands == 1 else 5) * small, 8))
    strip = table_w - 2 * (w + 2 * apart)
    inset = apart
    if not long_hand:
        inset = max(
            apart + min(apart, max(0, room - w)),
            (table_w - min(strip, five + round(48 * frame.factor)) - 2 * (w + apart)) // 2,
        )
    left = Rect(inset, frame.cards.y, w, frame.card_h)
    too_narrow = long_hand and _visible_width(frame, strip, sitting) < FEWEST_PIXELS_OF_A_CARD
    widest = strip + w + apart if too_narrow else strip
    fits = _visible_width(frame, widest, sitting) >= FEWEST_PIXELS_OF_A_CARD
    return _OwnZones(left, Rect(table_w - inset - w, left.y, w, left.h), too_narrow, fits)


def _zones_in_row(frame: Frame, row: Rect, sitting: Sitting) -> _OwnZones:
    """Trump button and plate at the ends of the row above the hand."""
    w = min(rounded_up(10 * frame.types.small, 8), (row.w - frame.gap) // 2)
    fits = _visible_width(frame, frame.felt.w - 2 * frame.gap, sitting) >= FEWEST_PIXELS_OF_A_CARD
    return _OwnZones(Rect(row.x, row.y, w, row.h), Rect(row.right - w, row.y, w, row.h), too_narrow=False, fits=fits)


def _zones_for_all(frame: Frame) -> _OwnZones:
    """Trump button and its counterpart in the corners beside the seat below, where no hand lies."""
    apart, hand = frame.gap, frame.hand
    w = min(rounded_up(10 * frame.types.small, 8), (hand.w - rounded_up(9 * frame.types.small, 8)) // 2 - 2 * apart)
    left = Rect(apart, hand.y + apart, w, hand.h - 2 * apart)
    return _OwnZones(left, left.moved(hand.w - w - 2 * apart, 0), too_narrow=False, fits=True)


def _play_button(frame: Frame, zone: Rect | None) -> Rect:
    """At the bottom of the zone beside the hand; without a zone, at the right end of the line."""
    height = frame.control + 8
    if zone is not None:
        return Rect(zone.x, zone.bottom - height, zone.w, height)
    line = frame.line
    h = min(height, max(line.h - 2 * _INSIDE_LINE, min(line.h, frame.control)))  # a finger needs it in low lines, too
    w = min(_PLAY_BUTTON * h, line.w // 2)
    return Rect(line.right - _INSIDE_LINE - w, line.y + (line.h - h) // 2, w, h)


def _visible_width(frame: Frame, width: float, sitting: Sitting) -> float:
    """The visible width of a card under the next one, where all hands of the viewer share `width`."""
    share = (width - (sitting.hands - 1) * _BETWEEN_HANDS * frame.gap) / sitting.hands
    return (share - frame.card_w) / max(1, sitting.cards - 1)


def _hand_span(layout: TableLayout) -> tuple[int, int]:
    """The left and right end of the place for the hand."""
    apart, trump, own = layout.gap, layout.trump, layout.own_zone
    if layout.row is not None:
        return apart, layout.felt.w - apart
    if trump.x < own.x:
        return trump.right + apart, own.right if layout.own_plate_hidden else own.x - apart
    return own.x if layout.own_plate_hidden else own.right + apart, trump.x - apart


def _ring_for_all(ground: SeatGround, sitting: Sitting) -> Ring | None:
    """The ring without plates in small letters, which nobody reads across a room; None if it has no room.

    The cards of the trick are as large as they can be with backs behind the plates.
    """
    modes = tuple(mode for mode in PlateMode if mode is not PlateMode.SMALL_ROW)
    ground = ground._replace(modes=modes)
    try:
        rings = [
            richest_ring(ground._replace(card_h=round(larger * ground.card_h)), sitting.players) for larger in _LARGER
        ]
    except ValueError:
        return None
    return next((ring for ring in rings if ring.mode is PlateMode.BACKS), rings[-1])


def _ground(text: float, frame: Frame, sitting: Sitting) -> SeatGround:
    """The ground for the other players and the trick."""
    questions = _question_heights(text, frame)
    ground = SeatGround(frame.felt, frame.types.small, frame.gap, frame.card_h, *questions, sitting.open_places)
    return ground._replace(faces=sitting.faces)


def _question_heights(text: float, frame: Frame) -> tuple[int, int]:
    """The heights of the felt that two questions cover from below.

    First a question of two lines, or a short one with four suits as answers; then the question whether to rob, which is
    short and has two answers.
    """
    line = 1.3 * frame.types.medium * (1.2 if text < 2 else 1.0)
    row = frame.control + _FOCUS_RINGS
    wide = frame.felt.w - 2 * frame.gap >= _FOUR_SUITS * frame.types.medium
    padding = max(16, min(24, 16 * frame.factor))
    beside = 2 * padding - frame.line.h - ABOVE_LINE
    two_lines, one_row = 2 * line + row, line + row
    longest, rob = (two_lines, one_row) if wide else (max(two_lines, one_row + row), two_lines)
    return round(longest + beside), round(rob + beside)


def _panel_width(frame: Frame, ring: Ring) -> int:
    """44 letters; with eight or more players narrow enough not to cover the lower side cards of the trick."""
    widest = min(frame.felt.w - 2 * frame.gap, 44 * frame.types.medium)
    if len(ring.trick) < 8:
        return widest
    between = 2 * (frame.felt.w // 2 - ring.trick[1].right - frame.gap)
    return min(widest, max(480, between))


def result_room(zones: TableLayout, width: int) -> Rect:
    """The room for a result of that width in the middle, between the plates above it and the hand."""
    left = (zones.felt.w - width) // 2
    column = Rect(left, 0, width, zones.bar.y)
    above = (seat.plate.bottom for seat in zones.seats if seat.plate.meets(column) and seat.plate.y < zones.felt.h // 2)
    top = max(above, default=0) + zones.gap
    return Rect(left, top, width, zones.trump.y - zones.gap - top)


def result_place(zones: TableLayout, width: int, height: int, *, lowest: int) -> Rect:
    """The place for a result of that size, in the middle of the width and ending no lower than `lowest` if possible.

    It covers as few plates as possible, the trump button counted as one, and lies as near the middle as that allows.
    """
    apart = zones.gap
    left, middle = (zones.felt.w - width) // 2, (zones.bar.y - height) // 2
    plates = [
        zones.trump,
        *([] if zones.own_plate_hidden else [zones.own_plate]),
        *(seat.plate for seat in zones.seats),
    ]
    highest, last = apart, max(apart, lowest - height)
    tops = {middle, *(plate.bottom + apart for plate in plates), *(plate.y - apart - height for plate in plates)}
    places = [Rect(left, min(max(highest, top), last), width, height) for top in sorted(tops)]
    return min(places, key=lambda place: (sum(plate.meets(place) for plate in plates), abs(place.y - middle)))
