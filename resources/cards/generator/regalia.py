"""Objects of the figures: sword, harp, torc, brooch, blackthorn, shamrock, and the feather of a cap."""

import math
from collections.abc import Sequence

from .curves import Anchor, curve, loop, spiral, through
from .drawing import BLACK, GOLD, PAPER, RED, Marks, dots, fill, line, placed, shape
from .maps import along
from .paths import Path, Point, Warp, affine, circle, mapped, parse, polygon, polyline, strokes


def drawn_sword(hand: Point, turn: float, blade: float) -> Marks:
    """A sword held at its grip, leaning by `turn` degrees, its tip `blade` units from the hand."""
    edges = [(0, -blade), (5, 13 - blade), (5, -18), (-5, -18), (-5, 13 - blade)]
    sword_upright = (
        shape(polygon(edges), PAPER),
        line(polyline([(0, 16 - blade), (0, -20)])),
        shape("-19,-25! -13,-19.4 0,-20 13,-19.4 19,-25! 20.6,-17.6 13,-13 0,-13.4 -13,-13 -20.6,-17.6", GOLD),
        shape(polygon([(-3.4, -13), (3.4, -13), (3.4, 18), (-3.4, 18)]), BLACK),
        shape(circle(0, 21, 5.2), GOLD),
    )
    return placed(sword_upright, affine(*hand, turn=turn))


def harp(x: float, y: float, scale: float, body: str, panel: str) -> Marks:
    """A small Irish harp, about 52 by 124 units times the scale, its foot at (x, y)."""
    strings = [((-15 + i * 5, -96.0), (-15 + i * 5, -84 + i * 70 / 6)) for i in range(7)]
    pegs = [(-16 + i * 6, -103 + 4 * math.sin(i * 0.62)) for i in range(6)]
    whole: Marks = (
        line(strokes(strings), width=1.1),
        shape("21,-103! 30,-80 29,-46 20,-18 10,-2! 4,-8! 14,-26 20,-52 19,-80 14,-98!", body),
        shape("-28,-98! -17,-100! 12,-12! 12,2! 2,6 -4,0!", body),
        fill(polygon([(-22, -92), (-19, -93), (5, -9), (2, -6)]), panel),
        shape(
            "-29,-97! -30,-108 -20,-116 -8,-108 6,-102 18,-114 28,-112 29,-102 20,-96 6,-90 -10,-95 -17,-99!",
            body,
        ),
        line(spiral(23, -105, 5, 1.2, 200), width=1.3),
    )
    at = affine(x, y, scale=scale)
    return (*placed(whole, at), *dots([at(*peg) for peg in pegs], 1.2, BLACK))


def leaning_harp(foot: Point, scale: float, turn: float, body: str, board: str) -> Marks:
    """A harp with a bowed pillar at the left and the sound box at the right, leaning by `turn` degrees.

    It is 66 by 108 units times the scale, and stands on the middle of its foot.
    """
    tops = [(-20.0, -89.0), (-12, -85), (-4, -81), (4, -82), (12, -87), (20, -94)]
    feet = [(-1.0, -14.0), (4, -27), (9, -40), (14, -53), (19, -65), (24, -77)]
    strings = list(zip(tops, feet, strict=True))
    whole: Marks = (
        line(strokes(strings), width=1.2),
        shape("-10,-6! 0,-16 24,-78 30,-100! 42,-98! 39,-72 18,-10 8,3 -6,4!", body),
        fill("2,-8! 10,-22 28,-72 33,-90! 37,-90! 34,-68 16,-14 8,-4!", board),
        shape("-12,4! -28,-18 -35,-48 -31,-84! -22,-86! -25,-50 -18,-22 -2,-6!", body),
        shape(
            "-36,-82! -37,-94 -28,-100 -18,-94 -4,-86 12,-94 26,-108 40,-108"
            " 46,-100 40,-94! 30,-94 16,-84 -2,-76 -20,-82!",
            body,
        ),
        *dots(tops, 1.3, BLACK),
    )
    return placed(whole, affine(*foot, scale=scale, turn=turn))


def torc(centre: Point, radius: float, width: float, turn: float = 0, flat: float = 1) -> Marks:
    """An open twisted neck ring with two knobs, its gap below; turned by 180 degrees, above."""
    start, sweep = math.radians(112), math.radians(316)
    place = affine(*centre, scale_y=flat, turn=turn)

    def at(share: float, reach: float) -> Point:
        angle = start + sweep * share
        return place(reach * math.cos(angle), reach * math.sin(angle))

    ring = curve(through([at(i / 12, radius) for i in range(13)]))
    twists = [
        (at(i / 24 - 0.06 / sweep, radius - width * 0.42), at(i / 24 + 0.09 / sweep, radius + width * 0.42))
        for i in range(1, 24)
    ]
    return (
        line(ring, BLACK, width + 2.4),
        line(ring, GOLD, width),
        line(strokes(twists), width=1.1),
        *(shape(circle(*at(end, radius), width * 0.95), RED) for end in (0, 1)),
    )


LEAFLET = parse("M0,0 C-4,-4 -10,-9 -7,-13.5 C-5,-16.5 -1.2,-15.5 0,-12 C1.2,-15.5 5,-16.5 7,-13.5 C10,-9 4,-4 0,0 Z")
VEIN = polyline([(0, -2), (0, -8.5)])


def shamrock(stem: Point, radius: float, turn: float, ink: str, veins: str | None = None) -> Marks:
    """One shamrock leaf: three heart-shaped leaflets about their stem, with or without veins."""
    places: list[Warp] = [affine(*stem, scale=radius / 10, turn=turn + k) for k in (-118, 118, 0)]
    leaf = tuple(segment for place in places for segment in mapped(LEAFLET, place))
    drawn = tuple(segment for place in places for segment in mapped(VEIN, place))
    return (shape(leaf, ink), *(() if veins is None else (line(drawn, veins, 1),)))


def blackthorn(x: float, top: float, bottom: float, thick: float = 1) -> Marks:
    """A knotty stick with thorns and a lopsided root for a knob."""
    thorns: Path = ()
    for y, way in ((top + 30, 1), (top + 44, -1), (top + 60, 1), (top + 76, -1)):
        thorns += polygon([(x + way * 3, y + 4), (x + way * 11.5 * thick, y - 5), (x + way * 3, y - 3)])
    root = [curve("-11,1 -9,-6 -4,-7"), curve("1,-3 4,-6"), curve("-1.6,14 -.6,34 -1.8,56")]
    glints = tuple(segment for path in root for segment in mapped(path, affine(x, top, scale=thick, scale_y=1)))
    glints += curve([Anchor(x - 1, (top + bottom) / 2 + 26), Anchor(x - 1.6, bottom - 24)])
    stick = mapped(_stick(0, top, bottom), affine(x, scale=thick, scale_y=1))
    return (shape(stick, BLACK), shape(thorns, BLACK), line(glints, GOLD, 1.4))


def _stick(x: float, top: float, bottom: float) -> Path:
    middle = (top + bottom) / 2
    left = [(-3.2, bottom), (-4.6, bottom - 30), (-2.2, middle + 6), (-5, middle - 14), (-3.4, top + 30)]
    root = [(-6, 14), (-14, 6), (-16, -5), (-9, -13), (-1, -10), (6, -12), (10, -4), (7, 4), (5.4, 14), (3.2, 28)]
    right = [(5.4, middle - 16), (2.8, middle + 2), (4.6, bottom - 26), (3.2, bottom)]
    around = [*left, *((across, top + down) for across, down in root), *right]
    return loop(through([(x + across, y) for across, y in around], sharp_ends=True))


def feather(points: str | Sequence[Anchor], half_width: float, barbs: int, ink: str, quill: str = BLACK) -> Marks:
    """A plume along the curve, from its root to its tip."""
    place = along(points, half_width)

    def fullness(share: float) -> float:
        return max(0.02, math.pow(abs(math.sin((0.05 + 0.95 * share) * math.pi)), 0.6))

    tenths = [i / 10 for i in range(11)]
    upper = [place(share, 0.5 - 0.5 * fullness(share)) for share in tenths]
    lower = [place(share, 0.5 + 0.5 * fullness(share)) for share in reversed(tenths)]
    hairs = [
        (place(share, 0.5), place(min(1, share + 0.09), 0.5 + side * 0.34 * fullness(share)))
        for share in (i / barbs for i in range(1, barbs - 1))
        for side in (-1, 1)
    ]
    return (
        shape(loop([*through(upper, sharp_ends=True), *through(lower, sharp_ends=True)]), ink),
        line(strokes(hairs), quill, 1.1),
        line(curve(through([place(i / 8 * 0.9, 0.5) for i in range(9)])), quill),
    )
