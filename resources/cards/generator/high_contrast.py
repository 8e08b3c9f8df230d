"""The deck of high contrast: white on black.

Spades and clubs are solid and white; hearts and diamonds are hollow and have a warm hue. The pictures are drawn
in white lines with gold, those of the warm suits also in their hue.
"""

from collections.abc import Iterator, Mapping

from .aces import heart_of_plaitwork
from .backs import back_marks
from .courts import FIGURES
from .drawing import BLACK, CARD_HEIGHT, CARD_WIDTH, GOLD, PAPER, RED, Marks, Pen, fill, line, shape
from .garments import Figure, sash
from .index import CARD, RADIUS
from .joker import harper
from .letters import rank_figure
from .numbers import CENTRE, PALM, PIP_SIZES, pip_places
from .paths import parse, rounded_rectangle
from .regalia import harp
from .regions import without
from .relief import PLAIN, Light, relief
from .suits import suit_sign
from .svg import Picture, Turned

INKS: Mapping[str, str] = {"S": Light.WHITE, "H": Light.CORAL, "D": Light.CORAL, "C": Light.WHITE}
GROUND = Light.BLACK
WARM = {**PLAIN, RED: Light.CORAL}

INDEX_X = 34
SHEET = fill(CARD, GROUND)
EDGE_WIDTH = 3
EDGE = line(rounded_rectangle(2, 2, CARD_WIDTH - 4, CARD_HEIGHT - 4, RADIUS - EDGE_WIDTH / 2), Light.WHITE, EDGE_WIDTH)
FRAME = parse(
    "M64,12 L232,12 C235,12 238,15 238,18 L238,237 C238,240 235,243 232,243 L198,243 C195,243 192,246 192,249"
    " L192,332 C192,335 189,338 186,338 L18,338 C15,338 12,335 12,332 L12,113 C12,110 15,107 18,107 L52,107"
    " C55,107 58,104 58,101 L58,18 C58,15 61,12 64,12 Z"
)
MASK = fill(without(CARD, FRAME), GROUND)
HOLLOW = 0.165  # width of a hollow sign's outline, as a share of its size
ACE_SIZE = 132
MIDDLE = (CARD_WIDTH / 2, CARD_HEIGHT / 2)


def pictures(inks: Mapping[str, str]) -> Iterator[tuple[str, Picture]]:
    """The faces and the backs, each with its name."""
    for suit, ink in inks.items():
        ace = _woven_heart() if suit == "H" else _sign(suit, *MIDDLE, ACE_SIZE, ink)
        yield f"A{suit}", _plain_card(ace, _index("A", suit, ink))
        for rank in map(str, PIP_SIZES):
            yield rank + suit, _plain_card(_pips(rank, suit, ink), _index(rank, suit, ink))
        for rank in "JQK":
            yield rank + suit, _court_card(FIGURES[rank + suit](), _figure_inks(ink), _index(rank, suit, ink))
    yield "JK", _court_card(harper(), PLAIN, relief(harp(INDEX_X, 96, 0.66, PAPER, BLACK), PLAIN))
    for number in (1, 2, 3):
        yield f"back{number}", _back(number)


def _plain_card(middle: Marks, corner: Marks) -> Picture:
    return Picture((SHEET, *middle, EDGE, Turned(corner)))


def _index(rank: str, suit: str, ink: str) -> Marks:
    return (fill(rank_figure(rank, INDEX_X, 15, 48, 40), ink), *_sign(suit, INDEX_X, 84, 34, ink))


def _sign(suit: str, x: float, y: float, size: float, ink: str, turn: float = 0) -> Marks:
    """The sign of the suit, solid or hollow."""
    if ink == Light.WHITE:
        return (fill(suit_sign(suit, x, y, size, turn), ink),)
    width = size * HOLLOW
    return (shape(suit_sign(suit, x, y, size - width, turn), Light.BLACK, Pen(ink, width)),)


def _pips(rank: str, suit: str, ink: str) -> Marks:
    size = PIP_SIZES[int(rank)]
    pips = [_sign(suit, x, y, size, ink, turn=180 if y > CENTRE else 0) for x, y in pip_places(int(rank))]
    behind: Marks = (shape(PALM.path, Light.BLACK, Pen(Light.WHITE, 3)),) if rank == "5" else ()
    return (*behind, *(mark for pip in pips for mark in pip))


def _woven_heart() -> Marks:
    heart, *plait = heart_of_plaitwork()
    outline = shape(heart.path, Light.BLACK, Pen(Light.CORAL, 5))
    return (outline, *relief(plait, {PAPER: Light.WHITE, GOLD: Light.CORAL}))


def _figure_inks(ink: str) -> Mapping[str, str]:
    return PLAIN if ink == Light.WHITE else WARM


def _court_card(figure: Figure, inks: Mapping[str, str], corner: Marks) -> Picture:
    half, belt = relief(figure.half, inks), relief(sash(figure.sash), PLAIN)
    return Picture((SHEET, Turned(half), *belt, MASK, line(FRAME, Light.WHITE, 2.2), EDGE, Turned(corner)))


def _back(number: int) -> Picture:
    _, *pattern, _ = back_marks(number)
    return Picture((SHEET, *relief(pattern, WARM if number == 3 else PLAIN), EDGE))
