"""The court of diamonds: people of gold."""

from .curves import Anchor
from .drawing import BLACK, BLUE, GOLD, PAPER, RED, WHITE, Marks, beads, dots, fill, line, placed, shape
from .garments import (
    UPPER_HALF,
    Figure,
    cloak,
    cloth,
    collar,
    doublet,
    jack_sash,
    king_sash,
    queen_sash,
    raised_sleeve,
    seamed,
    studs,
)
from .hair import flow
from .hands import fist, pinch
from .head import FINE, LID, Brow, Eye, Face, Facing, Mouth, Nose, ear, face, head_at, neck
from .interlace import Grid
from .maps import quad, ring
from .paths import Path, Point, circle, polygon, rounded_rectangle
from .plaitwork import Cord, level, panel, upright
from .regalia import clasp, feather, torc
from .regions import clipped


def king() -> Figure:
    """A shrewd merchant in profile, with a long moustache and a torc about his neck."""
    head = (*_king_profile(), *_king_beard(), *ear(-19, 2), *_king_temple(), *_king_eye(), *_king_diadem())
    return Figure(
        (
            *_king_robe(),
            *placed(head, head_at(118, 77, 71)),
            *torc((124, 124), 25, 6, flat=0.5),
            *raised_sleeve(RED, GOLD, BLUE),
            *torc((203, 90), 31, 7, turn=180),
            *fist(203, 128, 1.1),
        ),
        king_sash(RED, level(*((x, y) for x in (6, 12, 18, 24, 30) for y in (1, 3))), GOLD, PAPER),
    )


def _king_robe() -> Marks:
    return (
        cloth("106,108! 82,118 40,126 4,148! 4,262! 246,262! 246,172! 214,134 178,120 140,108!", GOLD),
        cloth("100,114! 92,150 90,240! 172,240! 168,150 150,114!", BLUE),
        *panel(
            quad((105, 136), (151, 136), (153, 184), (103, 184)),
            Grid(6, 6, {**upright((3, 2), (3, 4)), **level((2, 3), (4, 3))}),
            Cord(5, (GOLD, PAPER)),
        ),
        cloth("104,112! 88,130 82,186! 95,190! 98,150 113,118!", RED),
        cloth("146,112! 162,134 172,216! 158,216! 154,150 136,118!", RED),
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
    """A proud one, golden hair coiled over her ears under a high diadem; she shows a brooch."""
    looks = Face(Eye.HEAVY, 0.3, iris=BLUE, brow=Brow(5, 1, 3.4), nose=Nose.LONG, jaw=0.86, chin=2)
    at = head_at(124, 79, 69, Facing.LEFT)
    mass = shape("-28,-40! -44,-10 -38,24 -26,36! 0,20 24,34! 36,20 38,-10 30,-40!", GOLD)
    head = (mass, *face(looks), *_queen_hair(), *_queen_diadem())
    return Figure(
        (
            *_queen_robe(),
            *placed(neck(), at),
            *collar(
                ring((126, 98), (60, 32), (156, 24), flat=0.84),
                ring((126, 98), (57, 35), (153, 27), flat=0.84),
                BLUE,
                Grid(18, 4, level((6, 1), (6, 3), (12, 1), (12, 3))),
                Cord(4.8, (GOLD, PAPER)),
            ),
            *placed(head, at),
            *_queen_brooch(),
            *pinch(201, 134, 1.1),
        ),
        queen_sash(BLUE, GOLD, RED),
    )


def _queen_robe() -> Marks:
    tops = [80 + i * 11.5 for i in range(9)]
    folds = seamed(((126 + (x - 126) * 0.42, 118), (x, 206)) for x in tops)
    return (
        cloak(GOLD),
        cloth("4,262! 4,148! 44,128 86,118 104,112! 84,140 76,240!", RED),
        cloth("148,112! 178,120 214,136 246,172! 246,262! 186,240! 168,140", RED),
        line(folds, BLUE, 2.6),
        *raised_sleeve(BLUE, GOLD, RED),
    )


def _queen_hair() -> Marks:
    return (
        shape("4,-46! -12,-40 -28,-24 -32,-4! -44,-4 -44,-28 -24,-48!", GOLD),
        shape("4,-46! 20,-40 30,-24 33,-6! 42,-8 41,-30 26,-48!", GOLD),
        *flow("-8,-42 -28,-28 -37,-8", "18,-42 32,-28 36,-10", width=1.2),
        shape("-30,-16! -46,-6 -53,14 -48,36 -32,48 -24,44! -30,34 -36,24 -37,10 -32,0!", GOLD),
        shape("32,-14! 44,-4 50,14 45,34 32,46 25,40! 31,32 35,22 36,8 33,0!", GOLD),
        *flow("-34,-2 -44,-6", "-37,8 -50,4", "-37.5,16 -53,17", "-36,24 -51,30", "-32,32 -43,42"),
        *flow("-27,39 -34,48", "34,-2 42,-5", "36,8 48,5", "35.5,16 50,17", "34,25 47,29", "29,34 38,41"),
    )


def _queen_diadem() -> Marks:
    rim = "-46,-57 -24,-74 0,-78 24,-74 45,-57"
    lozenges = [(-27, -60), (0, -65), (26, -60)]
    stones = [(-34, -37.5), (-18, -43.5), (0, -46.5), (18, -43.5), (33, -37.5)]
    return (
        shape("-43,-26! -47,-58 -24,-74 0,-78 24,-74 45,-58 42,-26! 24,-38 0,-41 -24,-38", RED),
        shape("-43,-26! -45,-38! -24,-50 0,-53 24,-50 44,-38! 42,-26! 24,-38 0,-41 -24,-38", GOLD),
        *(shape(_lozenge(x, y, 6.5, 10), GOLD) for x, y in lozenges),
        line(rim, BLACK, 6.2),
        line(rim, GOLD, 3),
        *dots(stones, 2.7, BLUE),
        line("-32,22 -32,32", width=1.2),
        shape(_lozenge(-32, 38, 4.5, 7), RED),
    )


def _lozenge(x: float, y: float, half_width: float, half_height: float) -> Path:
    return polygon([(x - half_width, y), (x, y - half_height), (x + half_width, y), (x, y + half_height)])


def _queen_brooch() -> Marks:
    """A great ring brooch with its gap below and the pin through it."""
    x, y = 204, 66
    terminals = [(x - 13.5, 91.0), (x + 13.5, 91.0)]
    return (
        shape(circle(x, y, 31), GOLD),
        shape(circle(x, y, 17), PAPER),
        fill("193,78! 196,104! 212,104! 215,78!", PAPER),
        *panel(ring((x, y), (28.5, 19.5), (128, 412)), Grid(18, 2), Cord(3.6, (RED,), edge=0.7)),
        *(mark for place in terminals for mark in (*beads([place], 8.6, GOLD), *beads([place], 4, BLUE))),
        shape(polygon([(202, 36), (206, 36), (205.2, 126), (202.8, 126)]), PAPER),
        shape(rounded_rectangle(197, 32, 14, 17, 3), GOLD),
        shape(circle(x, 40.5, 3.4), RED),
    )


def jack() -> Figure:
    """A cheeky courier with a side glance, in a hood with a dagged edge, a torc in his fist."""
    looks = Face(gaze=-1, brow=Brow(3, -2, 4.4), nose=Nose.LONG, mouth=Mouth.SMIRK, jaw=0.94, chin=1)
    at = head_at(124, 80, 69, Facing.LEFT, tilt=4)
    crown = shape("-12,-62! -44,-44 -54,-8 -48,26 -34,50 -4,58 26,50 40,28 44,-6 36,-42!", GOLD)
    return Figure(
        (
            *_jack_coat(),
            *raised_sleeve(BLUE, GOLD, RED),
            *studs(GOLD),
            *torc((203, 98), 25, 6.6, turn=180),
            *fist(203, 131, 1.05),
            *_jack_cowl(),
            *placed((crown, *face(looks), *_jack_hair(), *_jack_hood()), at),
            *clasp(*at(-20, -54), 7, GOLD, BLUE),
            *_jack_feather(at(-20, -56)),
        ),
        jack_sash(BLUE, upright(*((x, 1) for x in (4, 10, 16, 22, 28))), GOLD),
    )


def _jack_coat() -> Marks:
    """A coat of red and white squares."""
    place = quad((94, 116), (158, 116), (178, 206), (80, 206))
    squares = [(i, j) for i in range(5) for j in range(5) if (i + j) % 2 == 0]
    corners = ((0, 0), (1, 0), (1, 1), (0, 1))
    return (
        cloak(BLUE),
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
