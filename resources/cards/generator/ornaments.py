"""Ornaments of the program: the emblem, the plait border with its corner, the icon, the suit signs.

The emblem is a plait of two strands and five crossings, bent into a ring around a five: twenty-five points win the
game, a deal has five tricks, and the five of trumps is the best card.
"""

from enum import StrEnum

from .curves import curve, through
from .drawing import BLACK, Area, Marks, Pen, fill, placed, shape
from .interlace import Bend, Ends, Grid, Piece, pieces
from .letters import rank_figure
from .maps import ring
from .paths import Path, Point, affine, flattened, mapped, polygon, rounded_rectangle
from .plaitwork import framed, straightened
from .regions import FLAT, clipped, widened, without
from .suits import suit_sign
from .svg import Picture


class Tone(StrEnum):
    """The colours of the ornaments: lamplight on a green cloth."""

    GOLD = "#ebc868"
    SHADE = "#a3924b"
    GROUND = "#12392a"
    CLOTH = "#1f5c43"


SIZE = 100  # of the square pictures, in units
MIDDLE = SIZE / 2
KNOT = Grid(10, 2, ends=Ends.JOINED)
KNOT_BEND = Bend(border=0, handle=0.6)
FIRST_LOBE = -126  # degrees: puts a lobe at the top


def emblem() -> Picture:
    """The knot round a five, on transparent ground."""
    return Picture(_emblem_marks(), SIZE, SIZE)


def icon() -> Picture:
    """The emblem on a rounded square of green cloth."""
    smaller = affine(SIZE * 0.04, SIZE * 0.04, scale=0.92)
    return Picture((_cloth(), *placed(_emblem_marks(), smaller)), SIZE, SIZE)


def small_icon() -> Picture:
    """The icon for sixteen pixels, at which a knot would blur: the five alone."""
    five = rank_figure("5", MIDDLE, 12, 76)
    return Picture((_cloth(), shape(five, Tone.GOLD, Pen(Tone.GOLD, 6))), SIZE, SIZE)


def suit_picture(suit: str) -> Picture:
    """A suit sign in black, with a small margin."""
    return Picture((fill(suit_sign(suit, MIDDLE, MIDDLE, SIZE * 0.94), BLACK),), SIZE, SIZE)


def _cloth() -> Area:
    return fill(rounded_rectangle(0, 0, SIZE, SIZE, 22), Tone.CLOTH)


def _emblem_marks() -> Marks:
    centre = (MIDDLE, MIDDLE + 2.4)  # the lobes reach further up than down
    five = rank_figure("5", MIDDLE, centre[1] - 17.5, 35)
    return (*_ring_knot(centre), shape(five, Tone.GOLD, Pen(Tone.GOLD, 2)))


def _ring_knot(centre: Point) -> Marks:
    """The closed knot; each lower strand is cut along the edges of the one above it."""
    place = ring(centre, (46, 25), (FIRST_LOBE, FIRST_LOBE + 360))

    def bent(piece: Piece) -> Path:
        line = flattened(piece.path, 8)[0]
        return curve(through([place(i / KNOT.width, j / KNOT.height) for i, j in line]))

    above = [widened(bent(piece), 10, FLAT) for piece in pieces(KNOT, KNOT_BEND, 0.45)]
    strands = [widened(bent(piece), 6.8, FLAT) for piece in pieces(KNOT, KNOT_BEND, 0)]
    marks: list[Area] = []
    for number, strand in enumerate(strands):
        for other, cover in enumerate(above):
            strand = strand if other == number else without(strand, cover)
        marks.append(fill(strand, Tone.GOLD))
    return tuple(marks)


CELL = 12  # units in a cell of the border
DEPTH = 4  # cells across the border
SIDE = 20  # cells along a side of the frame from which tile and corner are cut
BORDER_BEND = Bend(border=0.4)


def plait_tile() -> Picture:
    """A square of the left border, cut from the middle of a side; copies of it join above and below."""
    return _cut_from_frame(0, (SIDE - DEPTH) // 2)


def plait_corner() -> Picture:
    """The upper left corner of the border. In quarter turns, it and the tile make a frame."""
    return _cut_from_frame(0, 0)


def _cut_from_frame(left: int, top: int) -> Picture:
    """A square of the frame, as wide as the border, with the given first cell."""
    size = DEPTH * CELL
    square = polygon([(0, 0), (size, 0), (size, size), (0, size)])
    place = affine(-left * CELL, -top * CELL, scale=CELL)
    marks = [fill(square, Tone.GROUND)]
    for piece in pieces(framed(SIDE, SIDE, DEPTH), BORDER_BEND):
        cord = widened(straightened(mapped(piece.path, place)), CELL * 0.64, FLAT)
        marks.append(fill(clipped(cord, square), Tone.SHADE if _runs_inside(piece) else Tone.GOLD))
    return Picture(tuple(mark for mark in marks if mark.path), size, size)


def _runs_inside(piece: Piece) -> bool:
    """Whether the piece touches neither edge of the border."""
    depths = [min(i, j, SIDE - i, SIDE - j) for i, j in flattened(piece.path)[0]]
    return min(depths) > 1 and max(depths) < DEPTH - 1
