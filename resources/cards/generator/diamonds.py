"""The court of diamonds: people of gold."""

import math

from .curves import Anchor
from .drawing import BLACK, BLUE, GOLD, PAPER, RED, WHITE, Marks, beads, dots, fill, line, placed, ribbon, shape
from .garments import (
    UPPER_HALF,
    Figure,
    arm,
    bordered,
    cloth,
    collar,
    doublet,
    jack_sash,
    king_sash,
    mantle,
    queen_sash,
    raised_sleeve,
    seamed,
    strewn,
    studs,
    twist,
)
from .hair import flow
from .hands import fist, pointing, resting
from .head import FINE, LID, Brow, Face, Facing, Mouth, Nose, ear, face, head_at, neck
from .interlace import Grid
from .maps import quad, ring
from .paths import Path, Point, affine, circle, polygon, rounded_rectangle
from .plaitwork import Cord, level, upright
from .regalia import feather, torc
from .regions import clipped


def king() -> Figure:
    """A shrewd merchant in profile, with a long moustache and a torc about his neck."""
    head = (*_king_profile(), *_king_beard(), *ear(-19, 2), *_king_temple(), *_king_eye(), *_king_diadem())
    bust = (*_king_robe(), *placed(head, head_at(116, 77, 71)), *torc((121, 125), 26, 8, flat=0.5))
    near_sleeve = "112,140! 128,146 146,142 160,134! 172,148! 164,164 146,178 116,190 92,190 88,160"
    held = (
        *raised_sleeve(BLUE, GOLD, RED, wrist=(214, 139)),
        *strewn(
            LOZENGE,
            [(206, 166), (222, 166), (214, 179), (198, 179), (206, 192), (222, 192)],
            FAR_SLEEVE,
            GOLD,
        ),
        *arm(near_sleeve, BLUE, (165, 138), 34, GOLD, RED),
        *strewn(
            LOZENGE,
            [(100 + 15 * i + j * 7, 150 + 12.0 * j - 2 * i) for i in range(5) for j in range(4)],
            BROCADE,
            GOLD,
        ),
        *torc((194, 86), 33, 9, turn=180),
        *fist(172, 123, 1.04, 26),
        *fist(215, 124, 1.04, -24),
    )
    return Figure((*bust, *held), king_sash(RED, level((8, 1), (12, 1), (16, 1)), GOLD), bust)


LOZENGE = polygon([(0, -5.6), (3.8, 0), (0, 5.6), (-3.8, 0)])
BROCADE = "112,142! 128,148 142,145 148,142! 156,159 142,178 116,190 92,190 90,160"  # of the near sleeve
FAR_SLEEVE = "186,160! 226,160 245,190! 245,230! 170,230!"


def _king_robe() -> Marks:
    """A golden mantle over a red coat; its sleeves are of brocade."""
    return (
        *bordered("106,106! 82,116 40,126 5,146! 5,262! 245,262! 245,172! 214,134 178,120 140,106!", GOLD, RED, 4.5),
        cloth("96,112! 86,150 84,240! 176,240! 172,150 150,112!", RED),
    )


def _king_profile() -> Marks:
    return (
        shape("-10,-40! -34,-30 -42,-4 -38,22 -46,44! -30,46 -10,34! 10,0", GOLD),
        *flow("-30,-20 -36,4 -32,26 -36,38", "-20,-20 -26,6 -22,28 -26,40"),
        shape("-24,24! -6,40 16,44 12,76! -26,76!", PAPER),
        shape(
            "-6,-48 14,-44 25,-34 29,-20! 28,-12 26.5,-6! 31,2 39,12! 38,16 31,19! 31,24 34,27! 30,30!"
            " 33,34 30,38! 33,44 29,52 16,52 -2,42 -14,30 -18,10 -22,-20 -18,-40",
            PAPER,
        ),
    )


def _king_beard() -> Marks:
    return (
        shape("-17,-16! -12,-2 -8,14 4,24 18,28! 26,33 30,37! 34,44 34,54 26,62 10,60 -8,48 -20,28 -24,0", GOLD),
        *flow("-14,6 -8,24 6,38", "-18,14 -10,34 8,50", "8,34 18,40 26,52"),
        shape("34,21! 26,18 16,22 8,32 4,46 -2,54! 10,54 16,44 22,33 32,29!", GOLD),
        line("30,23 20,26 13,36 9,46"),
        fill("34,28! 29,30 33,33.5", RED),
    )


def _king_temple() -> Marks:
    return (shape("-18,-34! -26,-20 -26,-4 -20,4! -12,-6 -14,-22!", GOLD),)


def _king_eye() -> Marks:
    return (
        fill("8,-2! 14,-8.5 21,-7 24.5,-1! 18,1.6", WHITE),
        fill(circle(20.2, -3, 4), BLACK),
        fill(circle(21.6, -4.2, 1.2), WHITE),
        line("7,-1.5 13,-8.4 20,-7.6 25,-2", width=LID),
        *flow("12,1.6 18,2.4 23,0", "9,-9 15,-12.6 22,-10.5", "3,0 -1,3", "3,-3 -2,-3", width=FINE),
        fill("5,-14! 14,-19 25,-15.5 29,-12! 22,-12 13,-14.5", BLACK),
        line("29,15 25,13 23.5,17 26,19.5"),
    )


def _king_diadem() -> Marks:
    """A diadem with cones behind discs."""
    spikes = ((-22, -47, -8), (2, -50, -1), (24, -46, 7))
    return (
        shape("-28,-26! -30,-42! 4,-46 29,-38! 31,-24! 10,-31 -10,-30", GOLD),
        line("-28,-31 -8,-35 10,-36 30,-29"),
        *(mark for x, y, lean in spikes for mark in _spike(x, y, lean)),
    )


def _spike(x: float, y: float, lean: float) -> Marks:
    return (
        shape(polygon([(x - 7.5, y), (x + lean, y - 35), (x + 7.5, y)]), BLUE),
        shape(circle(x, y, 10.4), GOLD),
        shape(circle(x, y, 4.4), RED),
    )


def queen() -> Figure:
    """A fair woman with golden plaits coiled over her ears, fastening her mantle with a great brooch."""
    looks = Face(
        gaze=-0.8, iris=BLUE, brow=Brow(4, 0, 3.2), nose=Nose.STRAIGHT, mouth=Mouth.POUT, jaw=0.9, chin=-1, rosy=True
    )
    at = head_at(124, 79, 68, Facing.LEFT, tilt=3)
    back_hair = shape("-28,-40! -44,-10 -38,24 -26,36! 0,20 24,34! 36,20 38,-10 30,-40!", GOLD)
    head = (back_hair, *face(looks), *_queen_hair(), *_queen_crown())
    bust = (
        *placed(_queen_veil(), at),
        *_queen_robe(),
        *placed(neck(), at),
        *collar(
            ring((126, 97), (50, 29), (156, 24), flat=0.84),
            ring((126, 97), (47, 32), (153, 27), flat=0.84),
            BLUE,
            Grid(14, 2),
            Cord(7.4, (GOLD,), edge=1.1),
        ),
        *placed(head, at),
    )
    return Figure((*bust, *_queen_brooch()), queen_sash(BLUE, GOLD), bust)


def _queen_veil() -> Marks:
    """A veil that falls behind her to both shoulders."""
    return (
        shape(
            "-6,-62! -40,-60 -62,-36 -70,-2 -92,18 -126,30 -150,48! -140,70 -128,110! -60,130 0,90 44,100 66,70!"
            " 54,36 56,-10 44,-44 14,-62!",
            RED,
        ),
        *flow(
            "-50,-44 -62,-8 -74,18 -110,40 -140,54",
            "-44,20 -62,38 -98,54 -132,72",
            "50,-20 50,30 58,66",
            ink=GOLD,
            width=2.2,
        ),
    )


def _queen_robe() -> Marks:
    tops = [84 + i * 12.0 for i in range(8)]
    folds = seamed(((126 + (x - 126) * 0.42, 118), (x, 206)) for x in tops)
    return (
        *bordered("106,112! 86,118 44,128 5,148! 5,262! 245,262! 245,174! 214,138 178,122 146,112!", BLUE, GOLD, 4.5),
        cloth("104,112! 84,140 76,240! 176,240! 160,150 148,112!", PAPER),
        ribbon(folds, RED, 4),
    )


def _queen_hair() -> Marks:
    return (
        shape("5,-46! -12,-40 -27,-26 -32,-2! -44,-2 -44,-28 -24,-48!", GOLD),
        shape("5,-46! 20,-40 29,-26 33,-4! 42,-6 41,-30 26,-48!", GOLD),
        *flow("-4,-43 -24,-32 -36,-8", "14,-43 30,-30 36,-10", width=1.2),
        *_coil(-42, 14, 17.5),
        *_coil(42, 13, 13.5),
        line("-42,32 -42,39", width=1.2),
        shape(_lozenge(-42, 46, 4.8, 7.5), RED),
    )


def _coil(x: float, y: float, radius: float) -> Marks:
    """A plait wound into a disc over the ear."""
    rays = [(math.cos(k * math.pi / 5), math.sin(k * math.pi / 5)) for k in range(10)]
    bent = [
        f"{x + right * radius * 0.42},{y + down * radius * 0.42}"
        f" {x + (right * 0.72 - down * 0.16) * radius},{y + (down * 0.72 + right * 0.16) * radius}"
        f" {x + right * radius},{y + down * radius}"
        for right, down in rays
    ]
    return (
        shape(circle(x, y, radius), GOLD),
        *flow(*bent, width=1.3),
        shape(circle(x, y, radius * 0.42), GOLD),
    )


def _queen_crown() -> Marks:
    """A light crown with lozenges for points."""
    points = ((-38, -53, 6.6), (-19, -62, 8), (2, -68, 10), (24, -62, 8), (41, -53, 6.6))
    stones = [(-28, -42), (-10, -47.4), (14, -47.4), (31, -42)]
    return (
        *(shape(_lozenge(x, y, size, size * 1.7), RED) for x, y, size in points),
        shape("-44,-28! -46,-42! -24,-52 2,-55 26,-52 45,-42! 42,-28! 24,-39 2,-42 -24,-39", GOLD),
        *dots(stones, 3, BLUE),
    )


def _lozenge(x: float, y: float, half_width: float, half_height: float) -> Path:
    return polygon([(x - half_width, y), (x, y - half_height), (x + half_width, y), (x, y + half_height)])


def _queen_brooch() -> Marks:
    """A great ring brooch with its gap below and the pin through it, and the hand that fastens it."""
    x, y = 179, 127
    brooch = (
        shape(circle(0, 0, 31), GOLD),
        fill("-8,20! -9,38! 9,38! 8,20!", BLUE),
        shape(circle(0, 0, 17), PAPER),
        *twist(ring((0, 0), (29, 18.5), (124, 416)), 18, Cord(4.4, (RED,), edge=0.9)),
        *(
            mark
            for place in ((-13.5, 25.5), (13.5, 25.5))
            for mark in (*beads([place], 9, GOLD), *beads([place], 4.2, RED))
        ),
        shape(polygon([(-2.6, -30), (2.6, -30), (1.4, 66), (-1.4, 66)]), PAPER),
        shape(rounded_rectangle(-8, -36, 16, 17, 3), GOLD),
        shape(circle(0, -27.5, 3.6), RED),
    )
    return (
        *placed(brooch, affine(x, y, turn=-24, scale=1.04)),
        *arm("212,172! 228,164 245,170! 245,262! 196,262! 196,200!", RED, (214, 170), -38, GOLD, BLUE),
        *resting(203, 155, 1.05, -42),
    )


def jack() -> Figure:
    """A cheeky courier with a side glance, in a hood with a dagged edge, a torc in his fist."""
    looks = Face(gaze=-1, brow=Brow(3, -2, 4.4), nose=Nose.LONG, mouth=Mouth.SMIRK, jaw=0.94, chin=1)
    at = head_at(124, 80, 69, Facing.LEFT, tilt=4)
    crown = shape("-12,-62! -44,-44 -54,-8 -48,26 -34,50 -4,58 26,50 40,28 44,-6 36,-42!", GOLD)
    bust = (
        *_jack_coat(),
        *_jack_cowl(),
        *placed((crown, *face(looks), *_jack_hair(), *_jack_hood()), at),
        *_jack_feather(at(-20, -56)),
    )
    held = (
        *raised_sleeve(BLUE, GOLD, RED, wrist=(204, 152)),
        *studs(GOLD),
        *pointing(204, 138, 1.06),
        *torc((203, 97), 27, 8.6, turn=178, flat=0.92),
    )
    return Figure(
        (*_jack_coat(), *held, *bust[len(_jack_coat()) :]),
        jack_sash(BLUE, upright((8, 1), (14, 1), (20, 1)), GOLD),
        bust,
    )


def _jack_coat() -> Marks:
    """A coat of red and white squares."""
    place = quad((94, 116), (158, 116), (178, 206), (80, 206))
    squares = [(i, j) for i in range(5) for j in range(5) if (i + j) % 2 == 0]
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    return (
        *mantle(BLUE, RED),
        doublet(PAPER),
        *(
            fill(clipped(polygon([place((i + u) / 5, (j + v) / 5) for u, v in corners]), UPPER_HALF), RED)
            for i, j in squares
        ),
    )


def _jack_cowl() -> Marks:
    return (
        shape(
            "96,102! 76,112 58,126! 66,130 68,142! 80,136 86,152! 98,142 106,160! 117,148 128,164! 138,149"
            " 150,160! 158,144 172,152! 176,137 190,142! 190,130 198,126! 178,112 156,102!",
            GOLD,
        ),
        line("72,122 98,132 128,146 158,136 184,121", RED, 2.2),
    )


def _jack_hair() -> Marks:
    return (
        shape("-30,-34! -22,-22 -26,-6 -34,8! -38,-8 -40,-30", BLACK),
        shape("-34,-34! -20,-16 -8,-30! 2,-18 10,-31! 20,-20 24,-32! 32,-20 36,-34! 20,-46 -20,-46", BLACK),
    )


def _jack_hood() -> Marks:
    """The hood's edge round the face, its brim and its long tip."""
    return (
        shape(
            "2,-44! -24,-38 -36,-20 -38,4 -34,26 -22,44 -2,54! -2,62! -30,54 -46,28 -50,0 -46,-28 -30,-50 0,-58!",
            RED,
        ),
        shape("2,-44! 22,-40 33,-22 36,4 33,26 24,44 -2,54! -2,62! 32,52 43,28 46,2 43,-26 30,-50 0,-58!", RED),
        shape("-47,-24! -50,-52 -30,-70 4,-72 34,-64 44,-44 43,-24! 30,-44 2,-52 -30,-44", GOLD),
        shape("36,-62! 52,-72 70,-66 78,-46 74,-24 78,-8! 66,-18 62,-36 56,-48 44,-50!", GOLD),
        line("48,-60 62,-56 68,-40 70,-22"),
    )


def _jack_feather(root: Point) -> Marks:
    x, y = root
    route = [(0, 0), (8, -14), (22, -20), (36, -12), (42, 4)]
    plume = feather([Anchor(x + across, y + down) for across, down in route], 7.5, 8, BLUE, PAPER)
    return (*plume, shape(circle(x, y, 5.4), RED))
