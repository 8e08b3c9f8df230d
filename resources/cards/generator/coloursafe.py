"""The deck of safe colours: four hues and four fillings.

Rank and sign must reach a contrast of 7:1 on ivory, so no hue may be lighter than L* 36, while Okabe and Ito's
hues lie at 45 to 65. If these are simply darkened, the distance of blue, green and vermilion from one another or from
black falls below a CIEDE2000 of 14 for a dichromat. The hues here come from a search among dark colours near those
three for the largest minimum distance, with all cones and with any kind missing; then blue was made as light, and
vermilion as red, as a distance of 20 allows. The lightest has a contrast of 7.1:1. In a dim room, or in print without
colour, the fillings distinguish the suits.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

from .aces import DIAMOND_SIZE, PIP_SIZE, heart_of_plaitwork
from .backs import back_marks
from .courts import FIGURES, two_headed
from .drawing import BLUE, CARD_HEIGHT, CARD_WIDTH, GOLD, PAPER, RED, Marks, fill, recoloured, shape
from .fillings import FILLINGS, Filling, filled_sign
from .garments import ON_SEAM, sash, strip
from .index import HAIRLINE, INDEX_X, SHEET, SIGN_SIZE, SIGN_Y
from .joker import harp_sign, harper
from .letters import rank_figure
from .numbers import CENTRE, PALM, PIP_SIZES, pip_places
from .paths import Path, circle, mapped, polygon
from .regions import clipped
from .svg import Picture, Turned

HUES: Mapping[str, str] = {"S": "#100607", "H": "#852a00", "D": "#02185a", "C": "#005d56"}


class Robe(StrEnum):
    """The inks of the pictures: any two in one picture are 20 apart too, with any kind of cone missing."""

    CHARCOAL = "#5b5a64"
    VERMILION = "#c85500"
    BLUE = "#00609c"
    GREEN = "#006e69"
    GOLD = "#efbe1e"


ROBES: Mapping[str, str] = {"S": Robe.CHARCOAL, "H": Robe.BLUE, "D": Robe.BLUE, "C": Robe.GREEN}
"""The ink that replaces blue on the figures of each suit."""

MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
INDEX_DIAMOND = 38  # large enough for its stripes
DIAMOND_SWELL = 1.12  # stripes take weight from the narrowest sign
BELT = 13  # half the width of the belt over the seam


def pictures(hues: Mapping[str, str]) -> Iterator[tuple[str, Picture]]:
    """The faces and the backs, each with its name."""
    for suit, hue in hues.items():
        yield f"A{suit}", _ace(suit, hue)
        for rank in map(str, PIP_SIZES):
            yield rank + suit, _number_card(rank, suit, hue)
        for rank in "JQK":
            yield rank + suit, _court_card(rank, suit, hue)
    figure = harper()
    robes = _robes(Robe.BLUE)
    yield "JK", two_headed(recoloured(figure.half, robes), recoloured(sash(figure.sash), robes), harp_sign())
    for number in (1, 2, 3):
        yield f"back{number}", Picture(recoloured(back_marks(number), robes))


def _index(rank: str, suit: str, hue: str) -> Marks:
    return (
        fill(rank_figure(rank, INDEX_X, 15, 44, 38), hue),
        *filled_sign(suit, INDEX_X, SIGN_Y, INDEX_DIAMOND if suit == "D" else SIGN_SIZE, (hue, PAPER)),
    )


def _ace(suit: str, hue: str) -> Picture:
    if suit == "H":
        pip = recoloured(heart_of_plaitwork(), {RED: hue, GOLD: Robe.GOLD})
    else:
        pip = filled_sign(suit, *MIDDLE, DIAMOND_SIZE if suit == "D" else PIP_SIZE, (hue, PAPER))
    return Picture((SHEET, *pip, HAIRLINE, Turned(_index("A", suit, hue))))


def _number_card(rank: str, suit: str, hue: str) -> Picture:
    size = PIP_SIZES[int(rank)] * (DIAMOND_SWELL if suit == "D" else 1)
    pips = [
        mark
        for x, y in pip_places(int(rank))
        for mark in filled_sign(suit, x, y, size, (hue, PAPER), turn=180 if y > CENTRE else 0)
    ]
    behind: Marks = (PALM,) if rank == "5" else ()
    return Picture((SHEET, *behind, HAIRLINE, *pips, Turned(_index(rank, suit, hue))))


def _court_card(rank: str, suit: str, hue: str) -> Picture:
    half = recoloured(FIGURES[rank + suit]().half, _robes(ROBES[suit]))
    return two_headed(half, _belt(FILLINGS[suit], hue), _index(rank, suit, hue))


def _robes(instead_of_blue: str) -> Mapping[str, str]:
    return {BLUE: instead_of_blue, RED: Robe.VERMILION, GOLD: Robe.GOLD}


def _belt(filling: Filling, hue: str) -> Marks:
    """The belt over the seam in the suit's hue and filling."""
    return (
        shape(strip(BELT), Robe.GOLD),
        shape(strip(BELT - 3), hue),
        *(fill(hole, PAPER) for hole in _belt_holes(filling)),
    )


def _belt_holes(filling: Filling) -> list[Path]:
    places = [i * 15.0 for i in range(-8, 9)]
    inside = strip(BELT - 4.5)
    match filling:
        case Filling.STRIPED:
            half = BELT - 4.5
            bars = [polygon([(x - 7, half), (x, -half), (x + 7, -half), (x, half)]) for x in places]
        case Filling.DOTTED:
            bars = [circle(x, 0, 4.4) for x in places]
        case Filling.HOLLOW:
            return [strip(BELT - 7)]
        case Filling.SOLID:
            return []
    cut = [clipped(mapped(bar, ON_SEAM), inside) for bar in bars]
    return [path for path in cut if path]
