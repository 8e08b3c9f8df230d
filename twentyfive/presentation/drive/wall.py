"""The places of what a wall shows of a game, to be read from ten metres. Pure geometry, no Qt."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from twentyfive.presentation.measures import Rect

LETTERS: Final = 25
"""The height of the wall in letters: on a picture two metres wide they are 4.5 cm, which is read from ten metres."""

LINE: Final = 1.3
"""The distance between two lines, in letters."""

PAGE_SECONDS: Final = 12
"""How long a page stands where there are more tables than have room: long enough to find one's name among forty."""

_TITLE: Final = 2.7
"""The height of the title, in letters; likewise the other lengths."""

_MARGIN: Final = 0.9
_GAP: Final = 0.5
_NARROWEST_BOX: Final = 13.0
_INSIDE: Final = 0.35
NUMBER: Final = 2.4
"""The room of the number of a table, in letters."""

PRIZE: Final = 1.15
"""The size of a prize at the end of an evening, in letters."""

_STANDINGS: Final = 13.5
"""The width of the standings beside the tables."""

_STANDINGS_APART: Final = 26.0
"""Their width on a page of their own."""

BESIDE_NAMES: Final = 5.0
"""What a line of the standings has beside the names: place, score and margins."""


@dataclass(frozen=True, slots=True)
class WallLayout:
    """The wall, in pixels.

    Attributes:
        letters: the size of the names.
        title: the place of the title.
        board: the room for the tables, or for the prizes at the end.
        boxes: the places of the tables of a page.
        standings: the place of the standings; without a width before there are any.
        lines: how many of the standings have room.
        pages: over how many pages all of it goes.
        apart: whether the standings have the last page for themselves.
    """

    letters: int
    title: Rect
    board: Rect
    boxes: tuple[Rect, ...]
    standings: Rect
    lines: int
    pages: int
    apart: bool = False

    def shown(self, page: int) -> slice:
        """The tables of a page, which come round again and again; none on that of the standings."""
        first = page % self.pages * len(self.boxes)
        return slice(first, first if self.apart and self.has_standings(page) else first + len(self.boxes))

    def has_standings(self, page: int) -> bool:
        """Whether a page shows the standings."""
        return bool(self.standings.w) and (not self.apart or page % self.pages == self.pages - 1)


def wall_layout(
    width: int, height: int, tables: int, sides: int, *, standings: bool = True, names: float = 0.0, cards: float = 0.0
) -> WallLayout:
    """Lay out a wall.

    Args:
        width: its width.
        height: its height.
        tables: how many tables play.
        sides: the most sides of a table.
        standings: whether there are standings. Without these beside them the tables are wider.
        names: the width of the longest names, in letters. If they would be cut, the standings get a page of their own.
        cards: the room of the numbers of the cards, in letters.
    """
    beside = _laid_out(width, height, tables, sides, _STANDINGS if standings else 0.0, _NARROWEST_BOX)
    wanted = NUMBER + cards + names + _INSIDE
    narrow = beside.boxes[0].w < wanted * beside.letters
    if not standings or not (narrow or names > _STANDINGS - BESIDE_NAMES):
        return beside
    letters, board = beside.letters, beside.board
    whole = width - 2 * board.x
    half = (whole - round(_GAP * letters)) // 2 / letters  # two columns, even if the longest names are cut a little
    alone = _laid_out(width, height, tables, sides, 0.0, max(_NARROWEST_BOX, min(wanted, half)))
    room = min(whole, round(_STANDINGS_APART * letters))
    place = Rect((width - room) // 2, board.y, room, board.h)
    return replace(alone, standings=place, pages=alone.pages + 1, apart=True)


def _laid_out(width: int, height: int, tables: int, sides: int, beside: float, narrowest: float) -> WallLayout:
    """Lay out a wall with standings so many letters wide beside the tables, each at least as wide as `narrowest`."""
    letters = ceil(height / LETTERS)
    margin, gap = round(_MARGIN * letters), round(_GAP * letters)
    top = margin + round(_TITLE * letters)
    standings_w = min(round(beside * letters), width // 3)
    room_w, room_h = width - (3 if standings_w else 2) * margin - standings_w, height - top - margin
    box_h = round((sides * LINE + 2 * _INSIDE) * letters)
    columns = max(1, (room_w + gap) // (int(narrowest * letters) + gap))
    rows = max(1, (room_h + gap) // (box_h + gap))
    pages = ceil(tables / (columns * rows))
    columns = ceil(ceil(tables / pages) / rows)  # no more than take as many pages: wider boxes cut fewer names
    box_w = (room_w - (columns - 1) * gap) // columns
    boxes = tuple(
        Rect(margin + column * (box_w + gap), top + row * (box_h + gap), box_w, box_h)
        for row in range(rows)
        for column in range(columns)
    )[:tables]
    place = Rect(width - margin - standings_w, top, standings_w, room_h)
    lines = max(1, int((room_h - (1.5 * LINE + 2 * _INSIDE) * letters) // (LINE * letters)))
    return WallLayout(
        letters,
        Rect(margin, margin, width - 2 * margin, top - margin),
        Rect(margin, top, room_w, room_h),
        boxes,
        place,
        lines,
        ceil(tables / len(boxes)),
    )


def number_size(tables: int) -> float:
    """The size of the number of a table, in letters, so that the largest has room in `NUMBER`."""
    return 1.9 if tables < 100 else 1.25


def card_room(most: int) -> float:
    """The room of the number of a card, in letters, if that is the highest."""
    return 0.72 * max(2, len(str(most)))


def shares(wanted: Sequence[float], room: float) -> list[float]:
    """Divide the room of a line among names: what short ones leave free goes to the long ones, so all can be read."""
    given = [0.0] * len(wanted)
    for turn, at in enumerate(sorted(range(len(wanted)), key=lambda at: wanted[at])):
        given[at] = min(wanted[at], (room - sum(given)) / (len(wanted) - turn))
    return given
