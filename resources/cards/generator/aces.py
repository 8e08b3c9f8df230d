"""The aces: one large pip. The ace of hearts, always a trump, is a heart filled with interlace."""

import math

from .curves import Anchor, loop, through
from .drawing import CARD_HEIGHT, CARD_WIDTH, GOLD, PAPER, RED, Marks, fill
from .index import HAIRLINE, SHEET, index
from .interlace import Bend, Grid, Piece, pieces
from .paths import Path, Point, affine, flattened, mapped
from .plaitwork import Cord, laced, level, upright
from .suits import suit_sign
from .svg import Picture, Turned

PIP_SIZE = 128
DIAMOND_SIZE = 132  # a diamond looks smaller than it is


def ace(suit: str, ink: str) -> Picture:
    """The ace of the suit."""
    middle = (CARD_WIDTH / 2, CARD_HEIGHT / 2)
    size = DIAMOND_SIZE if suit == "D" else PIP_SIZE
    pip: Marks = heart_of_plaitwork() if suit == "H" else (fill(suit_sign(suit, *middle, size), ink),)
    return Picture((SHEET, *pip, HAIRLINE, Turned(index("A", suit, ink))))


# The heart is a square of 8 by 8 cells on its corner, with a half disc of four cells on both upper sides: a walled
# region in a grid of 12 by 12, turned by 45 degrees. The grid's first corner lies outside it, where the lobes meet.
SIDE = 12
NOTCH = 4
LOBE_MIDDLE = NOTCH + (SIDE - NOTCH) / 2
WALLS = ((4, 0, 4), (2, 4, 6), (2, 10, 12), (6, 0, 2), (10, 0, 2))
"""Walls as line, start and end. Each is used upright and level, because the two lobes mirror each other."""
UNIT = 11.6  # card units in a cell
RISE = 10.7  # cells from the notch's corner down to the middle of the card
MARGIN = 1.0  # red around the plait, in cells


def heart_of_plaitwork() -> Marks:
    """The heart of the ace, red with a plait of gold and paper."""
    on_card = affine(CARD_WIDTH / 2, CARD_HEIGHT / 2 + 1, scale=UNIT)
    upright_corner = affine(0, -RISE, turn=45)

    def warp(i: float, j: float) -> Point:
        return on_card(*upright_corner(*_rounded(i, j)))

    cells = [(line, k) for line, start, end in WALLS for k in range(start + 1, end) if (line + k) % 2 == 1]
    grid = Grid(SIDE, SIDE, {**upright(*cells), **level(*((k, line) for line, k in cells))})
    woven = [piece for piece in pieces(grid, Bend(border=0.42)) if _inside(piece)]
    outline = mapped(mapped(_heart_outline(), affine(0, -RISE)), on_card)
    return (fill(outline, RED), *laced(woven, warp, Cord(8.4, (GOLD, PAPER), edge=1.1)))


def _inside(piece: Piece) -> bool:
    """Whether the piece lies within the walls of the heart."""
    line = flattened(piece.path, 4)[0]
    i, j = line[len(line) // 2]
    if i >= NOTCH and j >= NOTCH:
        return True
    if i < NOTCH and j < NOTCH:
        return False
    depth, along = min(i, j), max(i, j)
    return depth >= 2 or 6 <= along <= 10


def _rounded(i: float, j: float) -> Point:
    """Move the stepped edges of the lobes outwards onto their half discs."""
    if i < NOTCH:
        return _eased(i, j)
    if j < NOTCH:
        eased = _eased(j, i)
        return eased[1], eased[0]
    return i, j


def _eased(depth: float, along: float) -> Point:
    inwards, sideways = depth - NOTCH, along - LOBE_MIDDLE
    near = math.hypot(inwards, sideways) < 4.6
    swell = 0.16 * math.sin(min(1, abs(inwards * sideways) / 8) * math.pi / 2) if near else 0
    return NOTCH + inwards * (1 + swell), LOBE_MIDDLE + sideways * (1 + swell)


def _heart_outline() -> Path:
    """The red heart in cells, its notch corner at (0, 0) and its tip below."""
    radius = NOTCH + MARGIN
    half = NOTCH * math.sqrt(0.5)  # from the middle line to a lobe's centre
    height = 3 * half  # the lobes' centres below the notch corner
    sweep = 225 - math.degrees(math.acos(half / radius))
    angles = [math.radians(135 + sweep * i / 12) for i in range(12)]
    side = through([(radius * math.cos(angle) - half, radius * math.sin(angle) + height) for angle in angles])
    tip = Anchor(0, 6 * half + MARGIN * 1.35, corner=True)
    dip = Anchor(0, height - math.sqrt(radius * radius - half * half), corner=True)
    return loop([tip, *side, dip, *(Anchor(-anchor.x, anchor.y) for anchor in reversed(side))])
