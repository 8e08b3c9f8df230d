"""The court of hearts: musicians."""

from .curves import spiral
from .drawing import BLACK, BLUE, GOLD, PAPER, RED, Marks, beads, dots, fill, line, placed, shape
from .garments import (
    Figure,
    cloak,
    cloth,
    collar,
    doublet,
    jack_sash,
    king_sash,
    queen_sash,
    sleeve,
)
from .hair import braid, curls, flow
from .hands import plucking
from .head import Brow, Face, Mouth, Nose, face, head_at, neck
from .interlace import Grid
from .maps import quad, ring
from .paths import circle, polygon, rounded_rectangle, strokes
from .plaitwork import Cord, level, panel, upright
from .regalia import feather, harp


def king() -> Figure:
    """A hearty harper-king: red curls, round cheeks, smiling at his harp."""
    looks = Face(gaze=0.8, brow=Brow(1, 1, ink=RED), nose=Nose.SNUB, mouth=Mouth.SMILE, jaw=1.1, cheek=2, rosy=True)
    head = (
        shape("-28,-40! -46,-20 -48,10 -40,30! 0,20 36,24! 40,0 34,-36!", RED),
        *curls(RED, (-44, -12, 11, 1, 90), (-48, 8, 11, -1, 90), (-45, 27, 11, 1, 90), (40, -16, 9, -1, 90)),
        *neck(),
        *face(looks),
        *_king_beard(),
        *_king_crown(),
    )
    return Figure(
        (*_king_robe(), *placed(head, head_at(124, 78, 70))),
        king_sash(BLACK, upright((5, 2), (13, 2), (23, 2), (31, 2)), GOLD, PAPER),
    )


def _king_robe() -> Marks:
    return (
        cloth("110,112! 84,118 40,124 4,146! 4,262! 246,262! 246,170! 214,134 178,118 146,112!", BLUE),
        cloth("96,112! 84,140 86,240! 176,240! 176,140 158,112!", RED),
        *harp(203, 160, 1.08, GOLD, BLUE),
        *sleeve(
            "150,128! 170,124 178,142 184,158! 208,158! 228,172 244,196! 245,262! 178,262! 166,190",
            (196, 154),
            BLUE,
            GOLD,
            RED,
        ),
        *plucking(
            "183,154! 182,144 186,136 190,126 194,119 198,120 197,128! 201,118 206,114 209,117 206,126!"
            " 211,119 215,118 217,122 212,132 210,144 209,154!",
            "197,128 195,135",
            "206,126 203,135",
        ),
        *collar(
            ring((126, 98), (66, 30), (160, 20), flat=0.84),
            ring((126, 98), (63, 33), (157, 23), flat=0.84),
            BLACK,
            Grid(18, 4, upright((5, 2), (9, 2), (13, 2))),
            Cord(5.2, (GOLD, PAPER)),
        ),
    )


def _king_beard() -> Marks:
    return (
        shape(
            "-38,-14! -31,2 -27,18 -18,26 -4,25! 10,22 22,24! 29,18 34,4! 41,16 42,40 33,62 12,70 -14,66 -36,48 -44,20",
            RED,
        ),
        *curls(
            RED,
            (-33, 26, 11, 1, 0),
            (-24, 46, 12, -1, 40),
            (-5, 58, 12.5, 1, 90),
            (16, 60, 12, -1, 90),
            (33, 46, 11.5, 1, 150),
            (38, 26, 9.5, -1, 180),
        ),
        fill("0,30! 10,31 22,28! 18,37 10,39.5 3,37", PAPER),
        fill("2,34 10,38 19,33 10,42", RED),
        line("-2,29.5 4,31.6 11,32.4 18,30.6 24,27.5"),
        shape(
            "12,23 4,21 -8,22 -18,31 -27,25! -22,40 -8,38 3,32 11,29! 18,33 26,37 36,31! 37,23! 32,29 24,21 18,21",
            RED,
        ),
    )


def _king_crown() -> Marks:
    """An arched crown with trefoils."""
    return (
        shape("-36,-42! -34,-62 -20,-72 0,-76 20,-72 33,-62 34,-42!", RED),
        *flow("0,-76 0,-40", "-20,-71 -17,-40", "20,-71 17,-40", ink=GOLD, width=3.4),
        shape(
            "-41,-31! -47,-56! -37,-60 -31,-50! -27,-46 -23,-50! -21,-62! -12,-62! -10,-50! -5,-45 -2,-50!"
            " -5,-58 0,-68! 5,-58 2,-50! 5,-45 10,-50! 12,-62! 21,-62! 23,-50! 27,-46 31,-50! 36,-60 46,-57!"
            " 37,-32! 20,-23 0,-21 -22,-23",
            GOLD,
        ),
        line("-42,-42 -22,-34.5 0,-32.5 22,-34.5 38,-43"),
        shape(circle(0, -80, 6), GOLD),
        *dots([(x, -27.3 - abs(x) * 0.17) for x in (-30, -15, 0, 15, 29)], 2.7, BLACK),
    )


def queen() -> Figure:
    """A kind one with red braids, who looks down to the harp she plays."""
    looks = Face(
        gaze=0.9,
        iris=BLUE,
        brow=Brow(3, -1, 3.6, RED),
        nose=Nose.SNUB,
        mouth=Mouth.SMILE,
        jaw=0.98,
        cheek=1.5,
        rosy=True,
    )
    back_of_head = (
        shape(
            "-4,-62! -40,-52 -52,-20 -50,16 -60,52 -64,84! -40,78 0,40 36,78 58,80! 54,50 42,16 46,-20 36,-52!",
            PAPER,
        ),
        shape("-30,-40! -45,-12 -40,24 -30,44! 0,20 30,40! 40,20 38,-10 30,-40!", RED),
    )
    head = (*back_of_head, *neck(), *face(looks), *_queen_hair(), *_queen_veil())
    return Figure((*_queen_robe(), *placed(head, head_at(124, 78, 69)), *_queen_harp()), queen_sash(RED, PAPER, BLUE))


def _queen_robe() -> Marks:
    return (
        cloak(RED),
        cloth("98,116! 90,150 88,240! 174,240! 170,150 154,116!", GOLD),
        cloth("110,118! 108,150 106,240! 148,240! 146,150 142,118!", PAPER),
        *panel(
            quad((110, 124), (144, 124), (147, 184), (107, 184)),
            Grid(4, 8, level((2, 3), (2, 5))),
            Cord(4.6, (BLUE, RED)),
        ),
    )


def _queen_hair() -> Marks:
    return (
        shape("8,-45! -10,-36 -27,-18 -31,4 -28,26! -40,30 -45,2 -41,-28 -20,-48!", RED),
        shape("8,-45! 20,-36 29,-20 33,2 31,22! 40,26 42,2 39,-26 26,-48!", RED),
        *flow("-10,-41 -32,-18 -37,8 -35,26", "20,-41 33,-20 37,6", width=1.2),
        *braid("-37,22 -44,44 -42,66 -46,92", 13.8, 7, RED),
        *braid("36,20 42,42 40,64 44,88", 12.3, 6, RED),
        *beads([(-46, 94), (44, 90)], 5, GOLD),
    )


def _queen_veil() -> Marks:
    """The veil's edge and a circlet of pearls with a heart on it."""
    pearls = [(-34, -33.5), (-21, -41), (-6, -44.6), (10, -44.6), (25, -41), (36, -33.5)]
    return (
        shape("-43,-22! -53,-26 -44,-52 -24,-64 2,-68 28,-63 44,-50 50,-26 42,-22! 24,-42 2,-46 -22,-42", PAPER),
        shape("-42,-22! -43,-35! -22,-47 2,-50 24,-47 42,-35! 41,-22! 24,-36 2,-40 -22,-36", GOLD),
        *beads(pearls, 3, PAPER),
        shape("2,-50! -4,-59 -11,-64 -9,-72 -2,-73 2,-68! 6,-73 13,-72 15,-64 8,-59", RED),
    )


def _queen_harp() -> Marks:
    return (
        *harp(204, 158, 1.02, GOLD, RED),
        *sleeve(
            "150,130! 170,126 176,142 182,160! 208,160! 228,174 244,198! 245,262! 178,262! 166,190",
            (195, 156),
            BLUE,
            GOLD,
            RED,
        ),
        *plucking(
            "183,156! 181,146 184,138 188,127 192,119 196,119.5 196,128! 199,118 203,113 207,115 205,127!"
            " 209,119 213,118 215,122 211,132 209,146 208,156!",
            "196,128 194,135",
            "205,127 202,135",
        ),
    )


def jack() -> Figure:
    """A young singer with gold curls and a round-topped lyre, his mouth open."""
    looks = Face(gaze=0.3, iris=BLUE, brow=Brow(5, 1, 4), nose=Nose.SNUB, mouth=Mouth.SING, jaw=0.96, rosy=True)
    at = head_at(124, 81, 68, tilt=-5)
    mass = shape("-26,-40! -44,-18 -44,12 -34,34! 0,20 34,20! 38,0 34,-36!", GOLD)
    return Figure(
        (
            cloak(BLUE),
            doublet(RED),
            *_jack_lyre(),
            *placed(neck(), at),
            *_jack_collar(),
            *placed((mass, *face(looks), *_jack_curls(), *_jack_cap()), at),
            *feather("98,42 84,34 74,40 68,58 70,80", 9.5, 9, PAPER),
            *placed((shape(circle(-36, -50, 6), GOLD),), at),
        ),
        jack_sash(RED, level((8, 1), (16, 1), (24, 1)), PAPER),
    )


def _jack_lyre() -> Marks:
    strings = [((195 + i * 4.5, 53.0), (195 + i * 4.5, 138.0)) for i in range(5)]
    return (
        shape("188,152! 178,120 184,96 180,70 186,44 204,34 222,44 228,70 224,96 230,120 220,152!", GOLD),
        shape("192,106! 193,92 189,70 193,52 204,46 215,52 219,70 215,92 216,106!", PAPER),
        shape(rounded_rectangle(177, 46, 54, 7, 3), BLUE),
        line(strokes(strings), width=1.1),
        shape(polygon([(193, 124), (215, 124), (216, 129), (192, 129)]), BLUE),
        line(spiral(187, 120, 4.6, 1.2, 90) + spiral(221, 120, 4.6, -1.2, 90), width=1.2),
        *sleeve(
            "150,130! 170,126 178,144 183,162! 209,162! 228,174 244,198! 245,262! 178,262! 166,190",
            (196, 158),
            RED,
            GOLD,
            BLACK,
        ),
        *plucking(
            "183,158! 181,148 184,140 188,129 192,122 196,122.5 196,131! 199,121 203,117 207,119 205,130!"
            " 209,123 213,122 215,126 211,135 209,148 208,158!",
            "196,131 194,138",
            "205,130 202,138",
        ),
    )


def _jack_collar() -> Marks:
    return (
        *collar(
            ring((126, 100), (54, 28), (158, 22), flat=0.84),
            ring((126, 100), (49.5, 33), (155, 25), flat=0.84),
            PAPER,
            Grid(18, 2),
            Cord(6, (RED, BLUE)),
        ),
        cloth(circle(128, 159, 4.4), GOLD),
        cloth(circle(131, 173, 4.4), GOLD),
    )


def _jack_curls() -> Marks:
    return curls(
        GOLD,
        (-41, 24, 10, 1, 40),
        (-46, 6, 10.5, -1, 0),
        (-44, -13, 10.5, 1, 60),
        (-35, 38, 8.5, -1, 90),
        (39, 14, 8, -1, 0),
        (40, -4, 8.5, 1, 90),
        (38, -20, 8.5, -1, 150),
        (-30, -27, 10, 1, 200),
        (-14, -31, 9.5, -1, 20),
        (2, -32, 9, 1, 200),
        (17, -30, 9, -1, 0),
        (30, -26, 8, 1, 100),
    )


def _jack_cap() -> Marks:
    studs = [(-34, -40), (-20, -45), (-4, -48), (13, -47), (29, -43)]
    return (
        shape("-46,-34! -58,-52 -48,-70 -14,-80 26,-74 46,-56 42,-36! 20,-44 -4,-44 -26,-42", RED),
        shape("-46,-30! -47,-42 -24,-52 0,-54 24,-51 42,-42 43,-31! 22,-41 -2,-43 -26,-40", BLUE),
        *dots(studs, 2.65, GOLD),
    )
