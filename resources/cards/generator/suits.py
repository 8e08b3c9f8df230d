"""The four suit signs, with equal optical weight, in a box of 100 by 100."""

from collections.abc import Mapping

from .paths import Path, affine, circle, mapped, parse
from .regions import joined

SPADE = parse(
    "M50,1 C60,24 95,41 95,64 C95,77 86,85 75,85 C66,85 59,80 54.5,72 C55,84 60,93 69,98"
    " L31,98 C40,93 45,84 45.5,72 C41,80 34,85 25,85 C14,85 5,77 5,64 C5,41 40,24 50,1 Z"
)
HEART = parse(
    "M50,97 C34,74 4,57 4,31 C4,15 16,4 29,4 C39,4 46,10 50,20 C54,10 61,4 71,4 C84,4 96,15 96,31 C96,57 66,74 50,97 Z"
)
DIAMOND = parse("M50,-1 C60,17 74,35 91,50 C74,65 60,83 50,101 C40,83 26,65 9,50 C26,35 40,17 50,-1 Z")
CLUB = joined(
    circle(50, 22, 21.5),
    circle(23.5, 61, 21.5),
    circle(76.5, 61, 21.5),
    parse(
        "M38,40 L62,40 L60,54 C57,58 56,62 54.5,66 C55,82 60,93 69,98 L31,98 C40,93 45,82 45.5,66 C44,62 43,58 40,54 Z"
    ),
)

SUITS: Mapping[str, Path] = {"S": SPADE, "H": HEART, "D": DIAMOND, "C": CLUB}
"""The signs, by the suit's letter in a card's text form."""


def suit_sign(suit: str, x: float, y: float, size: float, turn: float = 0) -> Path:
    """The sign in a box of the given size about (x, y), turned by `turn` degrees."""
    centred = mapped(SUITS[suit], affine(-50, -50))
    return mapped(centred, affine(x, y, scale=size / 100, turn=turn))
