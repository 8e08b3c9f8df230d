"""The deck for people with low vision: each half of a card has rank over suit at the left and a picture at the right.

The picture of a number card is its suit, that of a five an open hand with the suit in it. A court card shows the
head of its classic figure in a window, on the ink with the best contrast.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from .aces import heart_of_plaitwork
from .backs import back
from .courts import FIGURES
from .drawing import BLUE, CARD_HEIGHT, CARD_WIDTH, GOLD, RED, Area, Ink, Mark, Marks, Pen, fill, line, placed, shape
from .index import HAIRLINE, SHEET
from .joker import harper
from .letters import rank_figure
from .numbers import PALM, PIP_SIZES
from .paths import Path, Point, affine, mapped, rounded_rectangle
from .regalia import harp
from .regions import clipped, joined, widened
from .suits import suit_sign
from .svg import Picture, Turned, areas

INDEX_X = 58
RANK_TOP, RANK_HEIGHT, WIDEST = 11, 101, 86
BROADER = 1.24  # than the figures of the classic index
WEIGHT = 3.4  # added to the width of their strokes
SUIT_Y, SUIT_SIZE = 144, 56

WINDOW = rounded_rectangle(112, 13, 125, 157, 9)
WINDOW_MIDDLE = (174.5, 91.5)
RIM = 3.2
SIGN_SIZE = 118
DIAMOND_SIZE = 126  # a diamond looks smaller than it is

HEAD_MIDDLE = (124, 72)  # of all figures
HEAD_SCALE = 1.26

GROUNDS: Mapping[str, Mapping[str, str]] = {
    "S": {"K": BLUE, "Q": RED, "J": GOLD},
    "H": {"K": BLUE, "Q": BLUE, "J": BLUE},
    "D": {"K": RED, "Q": BLUE, "J": BLUE},
    "C": {"K": RED, "Q": RED, "J": GOLD},
}
"""The ink behind each head."""


def pictures(inks: Mapping[str, str]) -> Iterator[tuple[str, Picture]]:
    """The faces and the backs, each with its name."""
    for suit, ink in inks.items():
        for rank in ("A", *map(str, PIP_SIZES), "J", "Q", "K"):
            yield rank + suit, _card(*_index(rank, suit, ink), *_beside(rank, suit, ink))
    yield "JK", _card(*_joker_index(), *_head(harper().bust, GOLD))
    for number in (1, 2, 3):
        yield f"back{number}", back(number)


def _card(*half: Mark) -> Picture:
    return Picture((SHEET, HAIRLINE, Turned(half)))


def _beside(rank: str, suit: str, ink: str) -> Marks:
    """The picture at the right of the index."""
    name = rank + suit
    if name in FIGURES:
        return _head(FIGURES[name]().bust, GROUNDS[suit][rank])
    if name == "AH":
        return _woven_heart()
    return _hand(suit, ink) if rank == "5" else _sign(suit, ink)


def _index(rank: str, suit: str, ink: str) -> Marks:
    """Rank over suit, nearly half as high as the card."""
    return (fill(_heavy(rank), ink), fill(suit_sign(suit, INDEX_X, SUIT_Y, SUIT_SIZE), ink))


@cache
def _heavy(rank: str) -> Path:
    """The rank's figure, broader and bolder than in other decks."""
    slender = rank_figure(rank, 0, RANK_TOP + WEIGHT / 2, RANK_HEIGHT - WEIGHT, (WIDEST - WEIGHT) / BROADER)
    broad = mapped(slender, affine(INDEX_X, scale=BROADER, scale_y=1))
    return joined(broad, widened(broad, WEIGHT))


def _joker_index() -> Marks:
    """A harp as high as an index."""
    return harp(INDEX_X + 2, 160, 1.28, Ink.BLACK, GOLD)


def _sign(suit: str, ink: str) -> Marks:
    size = DIAMOND_SIZE if suit == "D" else SIGN_SIZE
    return (fill(suit_sign(suit, *WINDOW_MIDDLE, size), ink),)


def _hand(suit: str, ink: str) -> Marks:
    """The hand of the fives, and the suit in its palm."""
    x, y = WINDOW_MIDDLE
    (palm,) = placed((PALM,), affine(x - 113 * 1.08 - 1, y - 162 * 1.08, scale=1.08))
    return (shape(palm.path, Ink.PALM, Pen(GOLD, 3)), fill(suit_sign(suit, x + 11, y + 24, 72), ink))


def _woven_heart() -> Marks:
    """The heart of the ace that is always a trump."""
    middle = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    return _enlarged(heart_of_plaitwork(), middle, WINDOW_MIDDLE, 0.68)


def _head(bust: Marks, ground: str) -> Marks:
    """The part of the bust that the window shows."""
    near = _enlarged(bust, HEAD_MIDDLE, WINDOW_MIDDLE, HEAD_SCALE)
    seen = (Area(clipped(area.path, WINDOW), area.ink) for mark in near for area in areas(mark))
    return (fill(WINDOW, ground), *(area for area in seen if area.path), line(WINDOW, width=RIM))


def _enlarged(marks: Marks, middle: Point, place: Point, scale: float) -> Marks:
    """The marks enlarged about their middle, line widths included, with the middle moved to the place."""
    (x, y), (to_x, to_y) = middle, place
    moved = placed(marks, affine(to_x - x * scale, to_y - y * scale, scale=scale))
    return tuple(
        mark if isinstance(mark, Area) else replace(mark, pen=replace(mark.pen, width=mark.pen.width * scale))
        for mark in moved
    )
