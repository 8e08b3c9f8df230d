"""The frame of the table: the zones that do not depend on the players. Pure geometry in logical pixels, no Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from twentyfive.presentation.measures import (
    CARD_RATIO,
    LOW_WINDOW,
    SMALLEST_WINDOW,
    Rect,
    TypeSizes,
    auto_factor,
    control_height,
    gap,
    rounded_up,
    table_text,
    type_sizes,
)
from twentyfive.presentation.table.seating import PLATE_IN_LETTERS, seat_below_height

FEWEST_PIXELS_OF_A_CARD: Final = 60
"""The visible width that each card of a long hand needs to be read and clicked."""

_LEAST_CARD: Final = 132
"""The least height of a card of the hand; in a low window less."""

_MOST_CARD: Final = 768
"""The greatest height of a card of the hand."""

_LEAST_CARD_SHARE: Final = 0.24
"""The share of a low window that a card of the hand takes."""

_UPRIGHT: Final = 1.15
"""The height of a window, in its widths, from which on trumps and the viewer's plate lie in a row above the hand."""

_CARD_UPRIGHT: Final = 0.15
"""The height of a card of the hand in an upright window, as a share of the window's."""

_HAND_UPRIGHT: Final = 0.94
"""The share of an upright window's width that five cards of the hand take at the most."""

_ROW_IN_LETTERS: Final = 7.2
"""The height of the row above the hand, in small letters: the turned card with sign and word can be read there."""

_ABOVE_ROW: Final = 1.2
"""The room above that row, in small letters: the mark of a turn above the viewer's plate lies below the line."""

_CARD_OF_ALL: Final = 0.19
"""The height from which the trick's cards are measured on a table for all, as a share of the window's."""

_TABLE_OF_ALL: Final = 0.65
"""The least share of the width that a table for all leaves beside the scores."""

_FELT: Final = 48
"""The least width that the scores leave the felt, in small letters: there all cards of a trick lie above a question."""

ABOVE_CHOSEN: Final = 10
"""The room below the line for the frame, the focus ring and the tick of a chosen card."""

ABOVE_LINE: Final = 6
"""The distance between the felt and the line; the same with large text, which needs all the height."""


_ROUNDING: Final = 1e-9
_MOST_BY_STRIP: Final = 1.2
"""The most by which the letters of a window are larger than those of the table below its strips."""

_CLOTH_RADIUS: Final = 1 / 30
"""The corner radius of the cloth within its wooden frame, as a share of its shorter side."""


@dataclass(frozen=True, slots=True)
class Room:
    """The room for a table, and the person's wishes for it.

    Attributes:
        width, height: the size of the window; a smaller one than `SMALLEST_WINDOW` is laid out in that size.
        text: the person's text factor, 1 to 2.5; a small window has room for less.
        control: the least height of a button.
        strip: the height of a strip above the table that belongs to another widget and replaces the line of words.
        panel: whether the score panel is wanted.
        for_all: whether the table is for all, who hold their cards elsewhere: no hand needs room.
        spill: the height by which the seats may reach below the felt, where the line covers the lowest cards in part.
        left_handed: whether the viewer's plate is wanted left of the hand and the trump button right of it.
        enlarged: the factor by which a large window enlarges text, if a strip above the table makes the table lower.
    """

    width: int
    height: int
    text: float = 1.0
    control: int = 0
    strip: int = 0
    panel: bool = True
    for_all: bool = False
    spill: int = 0
    left_handed: bool = False
    enlarged: float = 0.0


class Frame(NamedTuple):
    """The zones of a table, and the size of a card of the hand.

    `cards` is the strip of the hand in which its cards lie at rest. `row` is the place for the trumps and the viewer's
    plate above it in an upright window; None where they lie beside the cards.
    """

    factor: float
    types: TypeSizes
    gap: int
    control: int
    bar: Rect
    panel: Rect | None
    felt: Rect
    line: Rect
    hand: Rect
    cards: Rect
    row: Rect | None
    card_w: int
    card_h: int
    lift: int


def cloth_radius(width: float, height: float) -> float:
    """The corner radius of a cloth of that size."""
    return _CLOTH_RADIUS * min(width, height)


def table_frame(room: Room) -> Frame:
    """Divide the room into the zones that do not depend on the players."""
    width, height = max(room.width, SMALLEST_WINDOW[0]), max(room.height, SMALLEST_WINDOW[1])
    text, low = table_text(room.text, width, height), height < LOW_WINDOW
    factor = text * _enlarged(room, auto_factor(width, height))
    types = type_sizes(factor)
    apart = gap(factor)
    control = max(room.control, control_height(factor))
    bar_h = control + (8 if low or text >= 2 else 16)
    bar_y = height - room.strip - bar_h
    upright = not room.for_all and height > _UPRIGHT * width
    card_h = round(_CARD_OF_ALL * height) if room.for_all else _hand_card_height(width, height, upright)
    card_w = round(card_h * CARD_RATIO)
    panel_w = rounded_up(80 * factor / text + 176 * factor, 8)
    five_cards = 5 * card_w + 2 * (5 * types.small + 2 * apart)
    ten_cards = 9 * FEWEST_PIXELS_OF_A_CARD + card_w + rounded_up(7 * types.small, 8) + 3 * apart
    least_w = round(_TABLE_OF_ALL * width) if room.for_all else max(five_cards, ten_cards, _FELT * types.small)
    shown = room.panel and not upright and width - panel_w >= least_w
    table_w = width - panel_w if shown else width
    lift = round(card_h / 11)
    hand_h = seat_below_height(types.small) if room.for_all else ABOVE_CHOSEN + round(1.5 * lift) + card_h
    row_h = _row_height(types.small, apart, control) if upright else 0
    above_row = round(_ABOVE_ROW * types.small) if upright else 0
    hand_y = bar_y - (hand_h + (4 if low else 8)) - row_h - above_row
    hand = Rect(0, hand_y, table_w, bar_y - hand_y)
    cards = Rect(0, bar_y - (4 if low else 8) - card_h, table_w, card_h)
    line_h = 0 if room.strip else rounded_up(2.6 * types.medium + (8 if low else 16))
    line_y = hand_y - line_h
    return Frame(
        factor=factor,
        types=types,
        gap=apart,
        control=control,
        bar=Rect(0, bar_y, width, bar_h),
        panel=Rect(table_w, 0, panel_w, bar_y) if shown else None,
        felt=Rect(0, 0, table_w, line_y - ABOVE_LINE + room.spill),
        line=Rect(apart, line_y, table_w - 2 * apart, line_h),
        hand=hand,
        cards=Rect(0, hand_y + apart, table_w, hand.h - 2 * apart) if room.for_all else cards,
        row=Rect(2 * apart, hand_y + above_row, table_w - 4 * apart, row_h) if upright else None,
        card_w=card_w,
        card_h=card_h,
        lift=lift,
    )


def _enlarged(room: Room, alone: float) -> float:
    """Return the factor of the window; that of the table alone if the table has not got its size yet."""
    return room.enlarged if alone + _ROUNDING < room.enlarged <= _MOST_BY_STRIP * alone else alone


def _row_height(small: int, apart: int, control: int) -> int:
    """The height of the row above the hand: the viewer's plate has room above the Play button."""
    return rounded_up(max(_ROW_IN_LETTERS * small, PLATE_IN_LETTERS * small + 12 + apart + control + 8))


def _hand_card_height(width: int, height: int, upright: bool) -> int:
    """In a tall window five cards take 63 % of the width, so that trump button and plate have room at any text size."""
    tallest = (_CARD_UPRIGHT if upright else 0.22) * height
    broadest = ((_HAND_UPRIGHT if upright else 0.63) * width - 4 * 8) / 5
    least = min(_LEAST_CARD, _LEAST_CARD_SHARE * height)
    return int(max(least, min(_MOST_CARD, tallest, broadest / CARD_RATIO)))
