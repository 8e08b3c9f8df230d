"""The pool on the table: stacks of chips with their number below, or the number alone if room is short."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.table_layout import TableLayout
from twentyfive.ui.theme.glyphs import paint_chip, paint_pill, pill_size
from twentyfive.ui.widgets.panels import OverlayFrame
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

_MOST_IN_A_STACK: Final = 6
_STACKS: Final = ((0.0, 0.0), (0.64, 0.0), (0.32, 0.24), (-0.32, 0.24), (0.96, 0.24))
"""The place of each stack, in widths and heights of a chip, the rear ones first."""

_MANY_CHIPS: Final = 200
"""The chips of ten players together; a pool seldom has more."""

_WIDEST_CHIP: Final = 3.4
"""The greatest width of a chip, in small letters."""

_WIDE: Final = 2.4
_HIGH: Final = 1.6
"""The width and the height of the stacks, in widths of a chip."""

_ABOVE_PILL: Final = 6
"""The distance of the number below the stacks."""

_LEAST_CHIP: Final = 20
"""The least width at which chips are drawn."""


def pool_place(layout: TableLayout, small: int, face: QFont) -> Rect:
    """The free cloth in the middle of the ring, which is nearest to the middle with room for the number.

    Without room there, the largest free cloth that a card of the trick leaves.
    """
    return _free_cloth(layout, small, face, layout.felt.bottom)


def pool_above(layout: TableLayout, small: int, face: QFont, bottom: int) -> Rect:
    """The same above a panel that ends at `bottom`; empty if the number has no room."""
    place = _free_cloth(layout, small, face, bottom)
    return place if _has_room(place, small, face) else Rect(place.x, place.y, 0, 0)


# Asked for at each step, of which it took a third; the answers are few, for the layout and for each panel over it.
@lru_cache(maxsize=8)
def _free_cloth(layout: TableLayout, small: int, face: QFont, bottom: int) -> Rect:
    """The free cloth above `bottom`: up to what the stacks need the largest, and then the nearest to the middle."""
    apart, felt = layout.gap, layout.felt
    pill = pill_size(_WORDS(number=_MANY_CHIPS), small, face)
    fair = round(max(_WIDE * _WIDEST_CHIP * small, pill.width() + 1))
    widths = (max(fair, round(1.6 * layout.trick[0].w)), fair)
    high = round(min(layout.trick[0].h, _HIGH * _WIDEST_CHIP * small + pill.height() + _ABOVE_PILL))
    taken = (*layout.trick, *(seat.block for seat in layout.seats))
    middle_x, middle_y = felt.centre
    lefts = {felt.x + apart, *(thing.right + apart for thing in taken)}
    tops = sorted({felt.y + apart, round(middle_y - high / 2), *(thing.bottom + apart for thing in taken)})
    limit = Rect(felt.x, felt.y, felt.w - apart, min(bottom, felt.bottom) - apart - felt.y)
    places = [
        _grown(Rect(x, y, w, high), taken, limit)
        for w in widths
        for x, y in product(sorted({round(middle_x - w / 2), *lefts}), tops)
    ]
    return max(
        [place for place in places if _has_room(place, small, face)] or places,
        key=lambda place: (
            min(place.w, fair) * min(place.h, high),
            -abs(place.centre[0] - middle_x) - abs(place.centre[1] - middle_y),
        ),
    )


def _grown(wanted: Rect, taken: Sequence[Rect], limit: Rect) -> Rect:
    """The part of `wanted`, from its upper left corner on, that is free and within `limit`."""
    beside = [thing.x for thing in taken if thing.meets(wanted) and thing.x > wanted.x]
    w = max(0, min([wanted.right, limit.right, *beside]) - wanted.x)
    narrowed = Rect(wanted.x, wanted.y, w, wanted.h)
    below = [thing.y for thing in taken if thing.meets(narrowed)]
    return Rect(wanted.x, wanted.y, w, max(0, min([wanted.bottom, limit.bottom, *below]) - wanted.y))


def _has_room(place: Rect, small: int, face: QFont) -> bool:
    """Whether the number of a large pool has room there."""
    number = pill_size(_WORDS(number=_MANY_CHIPS), small, face)
    return number.width() <= place.w and number.height() <= place.h


_WORDS: Final = Text("pool", "Pool {number}")


class PoolPile(OverlayFrame):
    """The chips of the pool.

    Attributes:
        chips: the number of chips, None in a game without a pool.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.chips: int | None = None
        self._covered = False

    def show_chips(self, chips: int | None) -> None:
        """Show this number of chips; None hides the pool."""
        self.chips = chips
        self.setAccessibleName("" if chips is None else translate("pool", "Pool: {number}").format(number=chips))
        self.setVisible(chips is not None and not self._covered)
        self.update()

    def put(self, place: QRect | None) -> None:
        """Move to `place`; None hides the pool while a panel leaves no room for it."""
        self._covered = place is None
        if place is not None:
            self.setGeometry(place)
        self.setVisible(self.chips is not None and not self._covered)

    def _stacks(self) -> list[int]:
        """The number of chips in each stack, as even as possible, with one stack for every four chips."""
        assert self.chips is not None
        stacks = min(len(_STACKS), max(1, -(-self.chips // 4)))
        share, more = divmod(min(self.chips, stacks * _MOST_IN_A_STACK), stacks)
        return [share + (stack < more) for stack in range(stacks)]

    def paintEvent(self, _: QPaintEvent) -> None:
        if self.chips is None:
            return
        letters = self._look.small
        pill = pill_size(_WORDS(number=self.chips), letters, self._look.face)
        if pill.width() > self.width() or pill.height() > self.height():
            return
        room = QRectF(0, 0, self.width(), self.height() - pill.height() - _ABOVE_PILL)
        chip = min(room.width() / _WIDE, room.height() / _HIGH, _WIDEST_CHIP * letters)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawn = self.chips > 0 and chip >= _LEAST_CHIP
        bottom = self._paint_stacks(painter, room, chip) if drawn else (self.height() - pill.height()) / 2
        bottom = min(bottom, self.height() - pill.height())
        area = QRectF((self.width() - pill.width()) / 2, bottom, pill.width(), pill.height())
        paint_pill(
            painter,
            _WORDS(number=self.chips),
            area,
            letters,
            self._look.colours,
            self._look.face,
            fill=self._look.colours.gold,
        )
        painter.end()

    def _paint_stacks(self, painter: QPainter, room: QRectF, chip: float) -> float:
        """Paint the stacks in the middle of `room` and return their lower edge."""
        stacks = self._stacks()
        colours = self._look.colours
        inks = (colours.red, colours.sides[0], colours.accent)
        height, step = 0.72 * chip, 0.15 * chip
        places = _STACKS[: len(stacks)]
        widths = [x for x, _ in places]
        left = (room.width() - (max(widths) - min(widths) + 1) * chip) / 2 - min(widths) * chip
        tallest = max(count - 1 for count in stacks) * step
        whole = height + max(y for _, y in places) * chip + tallest
        top = max(0.0, (room.height() - whole) / 2) + tallest
        for number, (count, (x, y)) in enumerate(zip(stacks, places, strict=True)):
            for level in range(count):
                area = QRectF(left + x * chip, top + y * chip - level * step, chip, height)
                paint_chip(painter, area, self._look.colours, inks[number % len(inks)])
        return top - tallest + whole + _ABOVE_PILL
