"""The places of the start page in logical pixels: picture, tiles and foot. Pure geometry, no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from typing import Final

from twentyfive.presentation.measures import Rect, TypeSizes
from twentyfive.presentation.start.entry import Entry, Rank

WITHOUT_ART_FROM: Final = 2.0
"""The text factor from which the page has neither the picture nor the notes under the titles."""

_LITTLE_ART_FROM: Final = 1.4
_NARROWEST_IN_LETTERS: Final = 26
_WIDEST: Final = 1000
"""The widest column of tiles, in pixels at 100 %: wider ones would look empty."""

_MOST_GROWTH: Final = 1.5
"""The most by which rows grow where the window has room, as a share of their usual height."""

_COLUMNS: Final = 3
"""Tiles side by side. What leads the page is as wide as two, so that all edges are in line."""

_COLUMNS_UPRIGHT: Final = 2
"""The same in a window that is higher than wide: in more columns the lower third of the page would be empty."""

_SMALL_COLUMNS: Final = 4
"""The smallest tiles side by side: the seven of them have two rows."""

_LEADS: Final = 2


@dataclass(frozen=True, slots=True)
class Measures:
    """Lengths at 100 %, in pixels.

    Attributes:
        margin: the distance from the edges of the window.
        gap, rest_gap: the distance between two tiles, and between two of the smallest.
        heights: the usual height of a row of tiles.
        letters: the size of the titles.
        padding: the distance between the edge of a tile and its words.
        foot: the height of the strip at the foot.
    """

    margin: int
    gap: int
    rest_gap: int
    heights: Mapping[Rank, int]
    letters: Mapping[Rank, int]
    padding: Mapping[Rank, int]
    foot: int


ROOMY: Final = Measures(
    margin=32,
    gap=16,
    rest_gap=10,
    heights={Rank.HERO: 272, Rank.TILE: 164, Rank.REST: 64},
    letters={Rank.HERO: 46, Rank.TILE: 29, Rank.REST: 18},
    padding={Rank.HERO: 24, Rank.TILE: 18, Rank.REST: 14},
    foot=60,
)
CLOSE: Final = Measures(
    margin=14,
    gap=10,
    rest_gap=6,
    heights={Rank.HERO: 172, Rank.TILE: 110, Rank.REST: 48},
    letters={Rank.HERO: 32, Rank.TILE: 23, Rank.REST: 17},
    padding={Rank.HERO: 16, Rank.TILE: 12, Rank.REST: 8},
    foot=50,
)

_ART_FROM: Final = 1100
_MUCH_ART: Final = 428
_LITTLE_ART: Final = 198
"""The width of the picture with its plait, in a window of at least `_ART_FROM` pixels and in a smaller one."""

_TALLEST_ART: Final = 0.75
"""The greatest width of the picture, as a share of its height: its cards lie below its words."""


@dataclass(frozen=True, slots=True)
class StartRoom:
    """The window, as far as the start page depends on it.

    Attributes:
        width, height: its size.
        text: the text factor of the settings.
        scale: the factor of a large window.
        types: font sizes.
        control: the height of a button.
    """

    width: int
    height: int
    text: float
    scale: float
    types: TypeSizes
    control: int

    @property
    def columns(self) -> int:
        """The most tiles side by side."""
        return _COLUMNS if self.width >= self.height else _COLUMNS_UPRIGHT

    def scaled(self, length: float) -> int:
        """Return a length at 100 % as it is in this window."""
        return round(length * self.scale)

    def letters(self, measures: Measures, rank: Rank) -> int:
        """Return the size of the titles, which grow more slowly than text and are never smaller."""
        grown = measures.letters[rank] * (1 + 0.5 * (self.text - 1))
        return max(self.types.medium, self.scaled(grown)) if rank is not Rank.REST else self.types.medium


@dataclass(frozen=True, slots=True)
class StartZones:
    """The zones of the start page.

    Attributes:
        art: the width of the picture at the left; 0 where there is no room for it.
        emblem: the place of the emblem in the header that replaces the picture; None while there is a picture.
        column: the place of the tiles.
        foot: the strip below them, with the switch and the keys.
    """

    art: int
    emblem: Rect | None
    column: Rect
    foot: Rect


def start_zones(room: StartRoom, measures: Measures, least: int = 0, foot: int = 0) -> StartZones:
    """Lay out the start page: the larger the letters, the smaller the picture.

    Args:
        room: the window.
        measures: the lengths.
        least: the width that the tiles need; there is no picture where it would leave them less.
        foot: the height that the foot needs.
    """
    margin, art = room.scaled(measures.margin), _art_width(room)
    if room.width - art - 2 * margin < max(least, _NARROWEST_IN_LETTERS * room.types.medium if art else 0):
        art = 0
    free = room.width - art - 2 * margin
    column_w = min(free, room.scaled(_WIDEST * max(1.0, room.text / _LITTLE_ART_FROM)))
    x = art + margin + (free - column_w) // 2
    top, emblem = margin, None
    if not art:
        size = round(1.4 * room.types.large)
        emblem = Rect(x, margin, size, size)
        top = emblem.bottom + margin
    foot_h = max(foot, room.control, room.scaled(measures.foot))
    strip = Rect(x, room.height - foot_h, column_w, foot_h)
    return StartZones(art, emblem, Rect(x, top, column_w, strip.y - room.scaled(measures.gap) - top), strip)


@dataclass(frozen=True, slots=True)
class Cell:
    """The place of a tile in its row: how many columns it is wide."""

    entry: Entry
    span: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """Tiles side by side, in so many columns of one width."""

    rank: Rank
    cells: tuple[Cell, ...]
    columns: int

    def places(self, room: int, gap: int) -> tuple[tuple[int, int], ...]:
        """Return the left end and the width of each of its tiles, where the row is `room` wide."""
        step = (room + gap) / self.columns
        ends = list(accumulate((cell.span for cell in self.cells), initial=0))
        edges = [(round(step * begin), round(step * end - gap)) for begin, end in pairwise(ends)]
        return tuple((left, right - left) for left, right in edges)


def rows_of(
    entries: Sequence[Entry], least: Mapping[Entry, int], room: int, gap: int, most: int = _COLUMNS
) -> tuple[Row, ...]:
    """Put the tiles into rows: as many columns, up to `most`, as leave every tile the width that its words need."""
    rows: list[Row] = []
    for rank in Rank:
        ranked = [entry for entry in entries if entry.rank is rank]
        if rank is Rank.HERO:
            rows += _leading(ranked, least, room, gap, most)
        else:
            rows += _in_columns(rank, ranked, least, room, gap, most)
    return tuple(rows)


def _leading(entries: Sequence[Entry], least: Mapping[Entry, int], room: int, gap: int, most: int) -> list[Row]:
    """What leads is as wide as two tiles if something stands beside it."""
    beside = [Cell(entry) for entry in entries[1:]]
    row = Row(Rank.HERO, (Cell(entries[0], _LEADS), *beside), most) if beside and most > _LEADS else None
    if row is not None:
        widths = [width for _, width in row.places(room, gap)]
        if all(least[cell.entry] <= width for cell, width in zip(row.cells, widths, strict=True)):
            return [row]
    return [Row(Rank.HERO, (Cell(entry),), 1) for entry in entries]


def _in_columns(
    rank: Rank, entries: Sequence[Entry], least: Mapping[Entry, int], room: int, gap: int, most: int
) -> list[Row]:
    widest = max((least[entry] for entry in entries), default=0)
    if rank is Rank.REST and most == _COLUMNS:
        most = _SMALL_COLUMNS
    columns = next((n for n in range(most, 1, -1) if n * widest + (n - 1) * gap <= room), 1)
    parts = [entries[first : first + columns] for first in range(0, len(entries), columns)]
    return [_row(rank, part, columns) for part in parts]


def _row(rank: Rank, entries: Sequence[Entry], columns: int) -> Row:
    """The last tile takes the rest of its row."""
    spare = columns - len(entries)
    cells = [Cell(entry, 1 + spare * (place == len(entries))) for place, entry in enumerate(entries, start=1)]
    return Row(rank, tuple(cells), columns)


def row_heights(needs: Sequence[int], usual: Sequence[int], room: int) -> list[float]:
    """Return the heights of the rows: the usual ones, larger or smaller as the room allows, but never below the needs.

    Where there is no room even for the needs, the rows have what they need.
    """
    wished = [max(pair) for pair in zip(needs, usual, strict=True)]
    if sum(wished) <= room or wished == list(needs):
        growth = max(1.0, min(_MOST_GROWTH, room / max(1, sum(wished))))
        return [height * growth for height in wished]
    spare, given_up = max(0, room - sum(needs)), sum(wished) - sum(needs)
    return [need + (wish - need) * spare / given_up for need, wish in zip(needs, wished, strict=True)]


def gap_after(row: Row, following: Row, measures: Measures) -> int:
    """Return the distance between two rows, at 100 %."""
    return measures.rest_gap if row.rank is following.rank is Rank.REST else measures.gap


def _art_width(room: StartRoom) -> int:
    if room.text >= WITHOUT_ART_FROM:
        return 0
    much = room.text < _LITTLE_ART_FROM and room.width >= _ART_FROM * room.scale
    return round(min(room.scaled(_MUCH_ART if much else _LITTLE_ART), _TALLEST_ART * room.height))
