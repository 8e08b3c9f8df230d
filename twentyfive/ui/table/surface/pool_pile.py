"""The pool on the table: stacks of chips with their number below, or the number alone if room is short."""

from __future__ import annotations

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

_LEAST_CHIP: Final = 20
"""The least width at which chips are drawn."""


def pool_place(layout: TableLayout, small: int, face: QFont) -> Rect:
    """The free cloth right of the turn-up, or right of the trick if the turn-up lies left of it.

    Without room for the number there, the pool lies right of all cards, below the players.
    """
    beside_trick = layout.trick[0].right if layout.turn_up.right < layout.trick[0].x else layout.turn_up.right
    near = _free_cloth(layout, max(beside_trick, layout.turn_up.right) + layout.gap)
    if _has_room(near, small, face):
        return near
    apart = layout.gap
    left = max(slot.right for slot in layout.trick) + apart
    above = [seat.block.bottom for seat in layout.seats if seat.block.right > left]
    top = max(above, default=layout.felt.y) + apart
    return Rect(left, top, max(0, layout.felt.right - apart - left), max(0, layout.felt.bottom - apart - top))


def pool_above(layout: TableLayout, small: int, face: QFont, bottom: int) -> Rect:
    """The cloth between the turn-up and the players at the right, above a panel that ends at `bottom`.

    Cards of a trick may lie there. The rectangle is empty if the number has no room.
    """
    apart, left = layout.gap, layout.turn_up.right + layout.gap
    blocks = [seat.block for seat in layout.seats if seat.block.right > left]
    beside = [block.x for block in blocks if block.bottom > layout.turn_up.y]
    right = min(beside, default=layout.felt.right) - apart
    above = [block.bottom for block in blocks if block.bottom <= layout.turn_up.y and block.x < right]
    top = max(above, default=layout.felt.y) + apart
    wanted = max(round(1.6 * layout.turn_up.w), round(pill_size(_WORDS(number=_MANY_CHIPS), small, face).width()) + 1)
    place = Rect(left, top, max(0, min(right - left, wanted)), max(0, bottom - apart - top))
    return place if _has_room(place, small, face) else Rect(left, top, 0, 0)


def _has_room(place: Rect, small: int, face: QFont) -> bool:
    """Whether the number of a large pool has room there."""
    number = pill_size(_WORDS(number=_MANY_CHIPS), small, face)
    return number.width() <= place.w and number.height() <= place.h


_WORDS: Final = Text("pool", "Pool {number}")


def _free_cloth(layout: TableLayout, left: int) -> Rect:
    """The free cloth from `left` to the right, clear of everything that a trick may cover."""
    turned, apart = layout.turn_up, layout.gap
    right = min(layout.felt.right - 2 * apart, left + round(1.6 * turned.w))
    top, bottom = turned.y, turned.bottom
    for slot in (*layout.trick, *(seat.block for seat in layout.seats)):
        beside = slot.x < right and slot.right > left and slot.y < bottom and slot.bottom > top
        if not beside:
            continue
        if slot.x >= left + 0.8 * turned.w:
            right = min(right, slot.x - apart)
        elif slot.centre[1] < turned.centre[1]:
            top = max(top, slot.bottom + apart)
        else:
            bottom = min(bottom, slot.y - apart)
    return Rect(left, top, max(0, right - left), max(0, bottom - top))


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
        room = QRectF(0, 0, self.width(), self.height() - pill.height() - 6)
        chip = min(room.width() / 2.4, room.height() / 1.6, 3.4 * letters)
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
        return top - tallest + whole + 6
