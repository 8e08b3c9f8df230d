"""Where everything lies on the table, for two to ten players, any window and any text size. Pure, no Qt.

All lengths are logical pixels; y grows downward. Seats count from 0, which is you at the bottom, and go on
clockwise from the lower left. Window, text factor and number of players decide all sizes. Cards take theirs
from the window alone, so no hand shrinks because somebody needs larger letters.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from twentyfive.ui.table.layout.seating import PlateMode, Ring, SeatGround, SeatSpot, richest_ring
from twentyfive.ui.theme.measures import (
    CARD_RATIO,
    Rect,
    TypeSizes,
    auto_factor,
    control_height,
    gap,
    minimum_window,
    type_sizes,
    up,
)

_FEWEST_PIXELS_OF_A_CARD: Final = 60
"""What must show of each card of a long hand, so that it can be read and hit."""

_ABOVE_CHOSEN: Final = 10
"""What the frame, the focus ring and the tick of a chosen card need above it, below the line."""

_ABOVE_LINE: Final = 6
"""How far what lies on the felt keeps off the line, in large letters too: there all height is needed."""

_INSIDE_LINE: Final = 6
"""What is kept free around a button on the line."""

_PLAY_BUTTON: Final = 3
"""How many times as wide as high the Play button is there."""

_RINGS: Final = 12
"""What the focus rings of a row of buttons take of the height of a panel."""

_FOUR_SUITS: Final = 31
"""How wide four buttons with the names of the suits are side by side, in letters."""

_BETWEEN_HANDS: Final = 2
"""How far two hands of one player lie apart, in gaps."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All zones of the table.

    Attributes:
        factor: the effective text factor: the person's, times what the window adds.
        types, gap: sizes of letters, and the distance that keeps things apart.
        bar: the action bar, full width, at the bottom.
        panel: the score panel at the right, or None where it has folded into a button of the bar.
        cloth: the green, within its wooden rim; it goes on under the line and the hand.
        felt: where the others sit and the trick lies, above the line.
        line: the line of plain words above the hand.
        hand: the zone of the hand.
        hands: how many hands lie in it side by side: two where a player plays two and there is room for both.
        card_w, card_h: a card of the hand; `lift` is how far one rises that may be played.
        trump: the trump plaque beside the hand.
        own_zone: its counterpart on the other side of the hand.
        own_plate: your name plate, at the top of that zone.
        own_plate_hidden: whether a long hand needs its place.
        play_button: the Play button of select-then-play, at the bottom of that zone; where a hand needs the zone, at
            the end of the line.
        panel_width: the widest that a decision panel may be.
        mode, seats: what the plates show, and the others clockwise from the left.
        trick: the card of each seat in the trick, yours first.
        stock, turn_up: the pack and the turned card, in the size of a trick card.
    """

    width: int
    height: int
    factor: float
    types: TypeSizes
    gap: int
    bar: Rect
    panel: Rect | None
    cloth: Rect
    felt: Rect
    line: Rect
    hand: Rect
    hands: int
    card_w: int
    card_h: int
    lift: int
    trump: Rect
    own_zone: Rect
    own_plate: Rect
    own_plate_hidden: bool
    play_button: Rect
    panel_width: int
    mode: PlateMode
    seats: tuple[SeatSpot, ...]
    trick: tuple[Rect, ...]
    stock: Rect
    turn_up: Rect

    @property
    def unchosen_top(self) -> int:
        """How far down a panel above the hand may reach where none of its cards can be chosen."""
        return self.hand.y + _ABOVE_CHOSEN

    @property
    def own_plate_over_button(self) -> Rect:
        """Your plate when the Play button is shown: one row where two would touch it."""
        if self.own_plate.bottom + self.gap <= self.play_button.y:
            return self.own_plate
        plate = self.own_plate
        return Rect(plate.x, plate.y, plate.w, min(plate.h, up(1.4 * self.types.small + 4)))


@dataclass(frozen=True, slots=True)
class Room:
    """The room for a table, and what the person wants of it.

    Attributes:
        width, height: of the window; one below `minimum_window` is laid out as one of that size.
        text: the person's text factor, 1 to 2.5.
        strip: how much of the height is not the table's, but lies above it and takes over from the line of words.
        panel: whether the score panel is wanted.
        left_handed: whether the own plate is wanted left of the hand and the plaque right of it.
    """

    width: int
    height: int
    text: float = 1.0
    strip: int = 0
    panel: bool = True
    left_handed: bool = False


@dataclass(frozen=True, slots=True)
class Sitting:
    """Who sits at a table, and what of their hands decides where all lies.

    Attributes:
        players: how many.
        cards: the most that a hand of the viewer holds in this phase.
        hands: how many hands the viewer plays.
        open_places: where others have an open dummy, counted clockwise from the viewer.
    """

    players: int
    cards: int = 5
    hands: int = 1
    open_places: frozenset[int] = frozenset()


def table_layout(room: Room, sitting: Sitting) -> TableLayout:
    """The table of a window.

    Raises:
        ValueError: if the others, or what lies between them, find no room.
    """
    frame = _frame(room)
    hands, own = sitting.hands, _own_zones(frame, sitting)
    if hands > 1 and not own.fits:
        hands, own = 1, _own_zones(frame, replace(sitting, hands=1))
    ring = _ring(room, frame, sitting)
    trump, zone = (own.right, own.left) if room.left_handed else (own.left, own.right)
    plate_h = up(2.6 * frame.types.small + 12)
    return TableLayout(
        width=frame.bar.w,
        height=frame.bar.bottom,
        **frame._asdict(),
        hands=hands,
        cloth=Rect(frame.gap, frame.gap, frame.felt.w - 2 * frame.gap, frame.bar.y - frame.gap),
        trump=trump,
        own_zone=zone,
        own_plate=Rect(zone.x, zone.y, zone.w, min(plate_h, zone.h)),
        own_plate_hidden=own.too_narrow,
        play_button=_play_button(frame, None if own.too_narrow else zone),
        panel_width=_panel_width(frame, ring),
        mode=ring.mode,
        seats=ring.seats,
        trick=ring.trick,
        stock=ring.stock,
        turn_up=ring.turn_up,
    )


def hand_slots(layout: TableLayout, count: int) -> tuple[Rect, ...]:
    """Your cards at rest, from the left; side by side as long as there is room, then overlapping evenly."""
    return hands_slots(layout, (count,))[0]


def hands_slots(layout: TableLayout, counts: Sequence[int]) -> tuple[tuple[Rect, ...], ...]:
    """The same of several hands, each in the middle of its share of the zone: none moves as another is played."""
    left, right = _hand_span(layout)
    apart = _BETWEEN_HANDS * layout.gap
    share = (right - left - (len(counts) - 1) * apart) / len(counts)
    card_w, y = layout.card_w, layout.trump.y
    hands = []
    for place, count in enumerate(counts):
        step = min(card_w + 8.0, (share - card_w) / (count - 1)) if count > 1 else 0.0
        start = left + place * (share + apart) + (share - (count - 1) * step - card_w) / 2
        hands.append(tuple(Rect(round(start + i * step), y, card_w, layout.card_h) for i in range(count)))
    return tuple(hands)


class _Frame(NamedTuple):
    """The zones that do not depend on who sits where."""

    factor: float
    types: TypeSizes
    gap: int
    bar: Rect
    panel: Rect | None
    felt: Rect
    line: Rect
    hand: Rect
    card_w: int
    card_h: int
    lift: int


class _OwnZones(NamedTuple):
    """Beside the hands; `fits` tells whether every card in between shows enough of itself."""

    left: Rect
    right: Rect
    too_narrow: bool
    fits: bool


def _frame(room: Room) -> _Frame:
    text, (least_width, least_height) = room.text, minimum_window(room.text)
    width, height = max(room.width, least_width), max(room.height, least_height)
    factor = text * auto_factor(width, height)
    types = type_sizes(factor)
    apart = gap(factor)
    bar_h = control_height(factor) + (16 if text < 2 else 8)
    bar_y = height - room.strip - bar_h
    card_h = _hand_card_height(width, height)
    card_w = round(card_h * CARD_RATIO)
    panel_w = up(80 * factor / text + 176 * factor, 8)
    five_cards = 5 * card_w + 2 * (5 * types.small + 2 * apart)
    ten_cards = 9 * _FEWEST_PIXELS_OF_A_CARD + card_w + up(7 * types.small, 8) + 3 * apart
    shown = room.panel and width - panel_w >= max(five_cards, ten_cards)
    table_w = width - panel_w if shown else width
    lift = round(card_h / 11)
    hand_y = bar_y - (_ABOVE_CHOSEN + round(1.5 * lift) + card_h + 8)
    line_h = 0 if room.strip else up(2.6 * types.medium + 16)
    line_y = hand_y - line_h
    return _Frame(
        factor=factor,
        types=types,
        gap=apart,
        bar=Rect(0, bar_y, width, bar_h),
        panel=Rect(table_w, 0, panel_w, bar_y) if shown else None,
        felt=Rect(0, 0, table_w, line_y - _ABOVE_LINE),
        line=Rect(apart, line_y, table_w - 2 * apart, line_h),
        hand=Rect(0, hand_y, table_w, bar_y - hand_y),
        card_w=card_w,
        card_h=card_h,
        lift=lift,
    )


def _hand_card_height(width: int, height: int) -> int:
    """In a tall window five cards take 63 % of the width: at any text size plaque and plate find room."""
    broadest = (0.63 * width - 4 * 8) / 5
    return int(max(132, min(480, 0.22 * height, broadest / CARD_RATIO)))


def _own_zones(frame: _Frame, sitting: Sitting) -> _OwnZones:
    """Plaque and plate keep close to five cards; for a long hand, or two, they go to the edges and grow narrow."""
    table_w, apart, small = frame.felt.w, frame.gap, frame.types.small
    hands = sitting.hands
    five = 5 * frame.card_w + 4 * 8
    room = (table_w - 4 * apart - five) // 2
    w = min(up(10 * small, 8), room if room >= 6 * small else 5 * small)
    long_hand = sitting.cards * hands > 6
    if long_hand:
        w = min(w, up((7 if hands == 1 else 5) * small, 8))
    strip = table_w - 2 * (w + 2 * apart)
    inset = apart
    if not long_hand:
        inset = max(apart, (table_w - min(strip, five + round(48 * frame.factor)) - 2 * (w + apart)) // 2)
    left = Rect(inset, frame.hand.y + _ABOVE_CHOSEN + round(1.5 * frame.lift), w, frame.card_h)
    too_narrow = long_hand and _shown_of_a_card(frame, strip, sitting) < _FEWEST_PIXELS_OF_A_CARD
    widest = strip + w + apart if too_narrow else strip
    fits = _shown_of_a_card(frame, widest, sitting) >= _FEWEST_PIXELS_OF_A_CARD
    return _OwnZones(left, Rect(table_w - inset - w, left.y, w, left.h), too_narrow, fits)


def _play_button(frame: _Frame, zone: Rect | None) -> Rect:
    """At the bottom of the zone beside the hand; where it has none, at the right end of the line."""
    height = control_height(frame.factor) + 8
    if zone is not None:
        return Rect(zone.x, zone.bottom - height, zone.w, height)
    line = frame.line
    h = min(height, line.h - 2 * _INSIDE_LINE)
    w = min(_PLAY_BUTTON * h, line.w // 2)
    return Rect(line.right - _INSIDE_LINE - w, line.y + (line.h - h) // 2, w, h)


def _shown_of_a_card(frame: _Frame, width: float, sitting: Sitting) -> float:
    """How much of a card the next one leaves to be seen, where all hands of the viewer share the width."""
    share = (width - (sitting.hands - 1) * _BETWEEN_HANDS * frame.gap) / sitting.hands
    return (share - frame.card_w) / max(1, sitting.cards - 1)


def _hand_span(layout: TableLayout) -> tuple[int, int]:
    """Left and right end of the place for the hand."""
    apart, trump, own = layout.gap, layout.trump, layout.own_zone
    if trump.x < own.x:
        return trump.right + apart, own.right if layout.own_plate_hidden else own.x - apart
    return own.x if layout.own_plate_hidden else own.right + apart, trump.x - apart


def _ring(room: Room, frame: _Frame, sitting: Sitting) -> Ring:
    """Where the others sit, with the trick and the stock between them."""
    asked = _asked_heights(room.text, frame)
    ground = SeatGround(frame.felt, frame.types.small, frame.gap, frame.card_h, *asked, sitting.open_places)
    return richest_ring(ground, sitting.players)


def _asked_heights(text: float, frame: _Frame) -> tuple[int, int]:
    """How much of the felt a question of two lines takes from below, or a short one with all four suits to answer.

    Then the same of the question whether to rob, which is short and has two answers.
    """
    line = 1.3 * frame.types.medium * (1.2 if text < 2 else 1.0)
    row = control_height(frame.factor) + _RINGS
    wide = frame.felt.w - 2 * frame.gap >= _FOUR_SUITS * frame.types.medium
    padding = max(16, min(24, 16 * frame.factor))
    beside = 2 * padding - frame.line.h - _ABOVE_LINE
    two_lines, one_row = 2 * line + row, line + row
    asked, robbed = (two_lines, one_row) if wide else (max(two_lines, one_row + row), two_lines)
    return round(asked + beside), round(robbed + beside)


def _panel_width(frame: _Frame, ring: Ring) -> int:
    """44 letters; from eight players on it keeps off the lower side cards of the trick."""
    widest = min(frame.felt.w - 2 * frame.gap, 44 * frame.types.medium)
    if len(ring.trick) < 8:
        return widest
    between = 2 * (frame.felt.w // 2 - ring.trick[1].right - frame.gap)
    return min(widest, max(480, between))


def result_place(zones: TableLayout, width: int, height: int, *, lowest: int) -> Rect:
    """The place for a result of that size, in the middle of the width and ending no lower than `lowest` if it can.

    It covers as few plates as can be, the trump plaque counted as one, and lies as near the middle as that allows.
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
