"""The geometry of the sample table on the Settings page, in logical pixels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from twentyfive.core import Card
from twentyfive.core.ranking import Ranking
from twentyfive.presentation.measures import CARD_RATIO, Rect, Sizes, rounded_up
from twentyfive.presentation.settings import PlayBy, Settings
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot
from twentyfive.presentation.table.seating import PlateMode
from twentyfive.presentation.table.tray import PACK_TURN, Tray

_PACK: Final = 3
"""The number of cards in the pack."""

_TRICK: Final = 2.35
"""The width of the row of the trick, in cards."""


@dataclass(frozen=True, slots=True)
class SampleLayout:
    """The zones of the sample.

    Attributes:
        height: the height of the whole sample.
        cloth: the cloth within the wooden rim.
        mode: the kind of name plates.
        plates: the places of the name plates.
        trick: the row of the trick.
        line: the place of the line above the hand; None where it is left out.
        hand: the place of the cards of the hand at rest.
        trump_button: the place of the trump button beside the hand, with the Play button under it.
    """

    height: int
    cloth: Rect
    mode: PlateMode
    plates: tuple[Rect, Rect]
    trick: Rect
    line: Rect | None
    hand: Rect
    trump_button: Rect


def sample_layout(width: int, sizes: Sizes, lines: Callable[[float], int], *, left_handed: bool) -> SampleLayout:
    """Lay out the whole table from top to bottom: plates, trick, line, hand; `lines` counts those of its text."""
    rim, inset = sizes.gap, sizes.gap + 10
    mode, plate_w, plate_h = _plate(width - 2 * inset - sizes.gap, sizes.small)
    card_h = max(110, min(round(260 * sizes.scale), round(0.3 * width)))
    top = inset + 4
    plates = (Rect(inset, top, plate_w, plate_h), Rect(width - inset - plate_w, top, plate_w, plate_h))
    top += plate_h + 2 * sizes.gap
    trick = Rect(inset, top, width - 2 * inset, round(0.8 * card_h))
    top = trick.bottom + 2 * sizes.gap
    words = Rect(rim + 4, top, width - 2 * rim - 8, _line_height(width - 2 * rim - 8, sizes, lines))
    top = words.bottom + sizes.gap + round(1.5 * card_h / 11)
    aside = min(rounded_up(6.5 * sizes.small), max(rounded_up(5 * sizes.small), (width - 2 * inset) // 4))
    room = width - 2 * inset - aside - 2 * sizes.gap
    hand = Rect(inset + (4 if left_handed else aside + 2 * sizes.gap), top, room - 4, card_h)
    trump_button = Rect(width - inset - aside if left_handed else inset, top, aside, card_h)
    height = top + card_h + inset + 6
    cloth = Rect(rim, rim, width - 2 * rim, height - 2 * rim)
    return SampleLayout(height, cloth, mode, plates, trick, words, hand, trump_button)


def sample_strip(width: int, sizes: Sizes, *, left_handed: bool) -> SampleLayout:
    """Lay out a low strip, above which the questions stay in view: trump button, hand, trick and plates in a row.

    The strip has no line.
    """
    rim, inset, apart = sizes.gap // 2, sizes.gap + 4, 2 * sizes.gap
    card_h = round(max(110 * sizes.scale, 3.4 * sizes.small))
    card_w, lift = round(card_h * CARD_RATIO), round(1.5 * card_h / 11)
    height = card_h + lift + 2 * inset
    aside = rounded_up(5 * sizes.small)
    mode, plate_w, plate_h = _low_plate(height - 2 * inset - sizes.gap, sizes.small)
    trick_h = round(0.8 * card_h)
    room = width - 2 * inset - aside - plate_w - 3 * apart
    trick_w = round(_TRICK * trick_h * CARD_RATIO)
    hand_w = min(room - trick_w, 4 * (card_w + 8))
    trick_w = room - hand_w
    top = inset + lift
    trump_button = Rect(inset, top, aside, card_h)
    hand = Rect(trump_button.right + apart, top, hand_w, card_h)
    trick = Rect(hand.right + apart, inset + (height - 2 * inset - trick_h) // 2, trick_w, trick_h)
    first = Rect(trick.right + apart, (height - 2 * plate_h - sizes.gap) // 2, plate_w, plate_h)
    plates = (first, first.moved(0, plate_h + sizes.gap))
    zones = [trump_button, hand, trick, *plates]
    if left_handed:
        zones = [Rect(width - zone.right, zone.y, zone.w, zone.h) for zone in zones]
    trump_button, hand, trick, *plates_lying = zones
    cloth = Rect(rim, rim, width - 2 * rim, height - 2 * rim)
    return SampleLayout(height, cloth, mode, (plates_lying[0], plates_lying[1]), trick, None, hand, trump_button)


def _plate(room: int, small: int) -> tuple[PlateMode, int, int]:
    """The fullest kind of plates that fit side by side, with their width and height."""
    sizes = _plate_sizes(small)
    mode = next((mode for mode, (width, _) in sizes.items() if 2 * width <= room), PlateMode.SMALL_ROW)
    return mode, *sizes[mode]


def _low_plate(room: int, small: int) -> tuple[PlateMode, int, int]:
    """The fullest kind of plates that fit one under another, with their width and height."""
    sizes = _plate_sizes(small)
    mode = next((mode for mode, (_, height) in sizes.items() if 2 * height <= room), PlateMode.SMALL_ROW)
    return mode, *sizes[mode]


def _plate_sizes(small: int) -> dict[PlateMode, tuple[int, int]]:
    """Width and height of each kind of plates, the fullest first."""
    return {
        PlateMode.TWO_ROWS: (rounded_up(9 * small, 8), rounded_up(2.6 * small + 12)),
        PlateMode.ONE_ROW: (rounded_up(7.5 * small, 8), rounded_up(1.4 * small + 4)),
        PlateMode.SMALL_ROW: (rounded_up(5.6 * small, 8), rounded_up(1.05 * small + 4)),
    }


def _line_height(width: int, sizes: Sizes, lines: Callable[[float], int]) -> int:
    return rounded_up(max(2, lines(width - 2.5 * sizes.medium - 16)) * sizes.line_height(sizes.medium) + 16)


def pack_cards(tray: Tray) -> tuple[Placement, ...]:
    """The pack in the tray, whose turned card has been robbed."""
    (x, y), w, h = tray.stock.centre, tray.stock.w, tray.stock.h
    return tuple(
        Placement(Spot(index=depth), Place.STOCK, x + depth, y - depth, w, h, PACK_TURN) for depth in range(_PACK)
    )


def trick_cards(area: Rect, led: Card, best: Card) -> tuple[Placement, ...]:
    """The cards in the middle of the area: the card led, and the best card."""
    width = round(area.h * CARD_RATIO)
    x, y = area.centre
    x -= 0.625 * width
    first = Placement(Spot(led), Place.TRICK, x, y, width, area.h, -2, frozenset({Mark.LED}))
    second = Placement(Spot(best), Place.TRICK, x + 1.25 * width, y, width, area.h, 2, frozenset({Mark.BEST}))
    return (first, second)


def hand_cards(area: Rect, cards: Sequence[Card], order: Ranking, settings: Settings) -> tuple[Placement, ...]:
    """The cards of the hand after a trump was led: the trumps may be played and are raised."""
    width, lift = round(area.h * CARD_RATIO), area.h / 11
    step = min(width + 8.0, (area.w - width) / (len(cards) - 1))
    start = area.x + (area.w - (len(cards) - 1) * step) / 2
    trumps = [card for card in cards if order.is_trump(card)]
    weakest = min(trumps, key=lambda card: order.strength[card])
    lying = []
    for place, card in enumerate(cards):
        chosen = card == weakest and settings.play_by is PlayBy.SELECT
        marks = {
            Mark.PLAYABLE: card in trumps,
            Mark.DIMMED: card not in trumps and settings.dim_unplayable,
            Mark.CHOSEN: chosen,
        }
        raised = lift * (1.5 if chosen else 1.0) if card in trumps else 0.0
        held = frozenset(mark for mark, here in marks.items() if here)
        y = area.centre[1] - raised
        lying.append(Placement(Spot(card), Place.HAND, start + place * step, y, width, area.h, marks=held))
    return tuple(lying)
