"""The court cards and the joker: two-headed, in a frame notched for the index."""

from collections.abc import Callable, Mapping

from . import clubs, diamonds, hearts, joker, spades
from .drawing import BLACK, BLUE, PAPER, RED, Marks, fill, line, recoloured
from .garments import Figure, sash
from .index import CARD, HAIRLINE, SHEET, index
from .paths import parse
from .regions import without
from .svg import Picture, Turned

FRAME = parse(
    "M62,12 L232,12 C235,12 238,15 238,18 L238,244 C238,247 235,250 232,250 L200,250 C197,250 194,253 194,256"
    " L194,332 C194,335 191,338 188,338 L18,338 C15,338 12,335 12,332 L12,106 C12,103 15,100 18,100 L50,100"
    " C53,100 56,97 56,94 L56,18 C56,15 59,12 62,12 Z"
)
MASK = fill(without(CARD, FRAME), PAPER)

FIGURES: Mapping[str, Callable[[], Figure]] = {
    "KS": spades.king,
    "QS": spades.queen,
    "JS": spades.jack,
    "KH": hearts.king,
    "QH": hearts.queen,
    "JH": hearts.jack,
    "KD": diamonds.king,
    "QD": diamonds.queen,
    "JD": diamonds.jack,
    "KC": clubs.king,
    "QC": clubs.queen,
    "JC": clubs.jack,
}


def court_card(rank: str, suit: str, ink: str) -> Picture:
    """King, queen or jack of the suit. In a green or blue suit its own ink replaces blue."""
    figure = FIGURES[rank + suit]()
    robes: Mapping[str, str] = {} if ink in (BLACK, RED) else {BLUE: ink}
    half, belt = recoloured(figure.half, robes), recoloured(sash(figure.sash), robes)
    return two_headed(half, belt, index(rank, suit, ink))


def joker_card() -> Picture:
    """The joker, a harp for its index."""
    figure = joker.harper()
    return two_headed(figure.half, sash(figure.sash), joker.harp_sign())


def two_headed(half: Marks, belt: Marks, corner: Marks) -> Picture:
    """A half figure and its turned copy, the belt over their seam, the frame, and the index in two corners."""
    frame = (MASK, line(FRAME), HAIRLINE)
    return Picture((SHEET, Turned(half), *belt, *frame, Turned(corner)))
