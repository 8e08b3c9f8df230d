"""The court of hearts: musicians."""

from .drawing import BLACK, BLUE, GOLD, PAPER, RED, Marks, beads, dots, fill, line, placed, shape
from .garments import (
    Figure,
    arm,
    bordered,
    cloth,
    collar,
    jack_sash,
    king_sash,
    mantle,
    queen_sash,
    twist,
)
from .hair import braid, curls, flow
from .hands import fist, plucking, resting
from .head import Brow, Face, Mouth, Nose, face, head_at, neck
from .interlace import Grid
from .maps import band, quad, ring
from .paths import circle
from .plaitwork import Cord, level
from .regalia import feather, harp, leaning_harp


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
    bust = (*_king_robe(), *placed(head, head_at(124, 78, 70)), *_king_collar())
    return Figure((*bust, *_king_harping()), king_sash(BLACK, level((8, 1), (16, 1)), GOLD), bust)


def _king_robe() -> Marks:
    return (
        *bordered("110,110! 84,116 40,124 5,146! 5,262! 245,262! 245,172! 214,134 178,116 146,110!", RED, GOLD, 4.5),
        cloth("92,116! 84,150 82,240! 180,240! 178,150 160,116!", BLUE),
    )


def _king_collar() -> Marks:
    """A golden collar with stones, the part that the beard leaves visible."""
    studs = ring((126, 101), (53, 53), (152, 28), flat=0.84)
    return (
        shape(band(ring((126, 101), (62, 44), (156, 24), flat=0.84)), GOLD),
        *dots([studs(i / 10, 0) for i in range(11)], 3.4, BLACK),
    )


def _king_harping() -> Marks:
    """One hand before the strings and one behind them."""
    return (
        *arm(
            "104,140! 128,142 150,138 166,128! 176,142! 164,160 140,178 110,186 88,196 84,160",
            BLUE,
            (172, 133),
            50,
            GOLD,
            RED,
        ),
        *plucking(
            "164,134! 173,124 180,113 187,107 190,110 186,117! 193,110 198,109 199,113 192,121! 197,118 200,120"
            " 197,125 189,133 178,142!",
            "186,117 180,124",
            "192,121 186,128",
        ),
        *harp(199, 162, 1.1, GOLD, BLACK),
        *arm(
            "170,150! 192,150 206,158 212,164! 240,164! 246,180 245,262! 170,262! 160,190",
            BLUE,
            (218, 160),
            -8,
            GOLD,
            RED,
        ),
        *plucking(
            "207,160! 203,148 200,140 195,130 193,122 196.4,120.6 201,127! 201,117 203,112 206.6,113 208,124!"
            " 210,115 213.6,113 215.6,117 215,128! 219,122 222,123 223,130 224,142 228,158!",
            "201,127 204,136",
            "208,124 209,134",
            "215,128 215,137",
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
    """A kind woman with red braids, looking down to the harp she plays."""
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
            BLUE,
        ),
        shape("-30,-40! -45,-12 -40,24 -30,44! 0,20 30,40! 40,20 38,-10 30,-40!", RED),
    )
    head = (*back_of_head, *neck(), *face(looks), *_queen_hair(), *_queen_veil())
    bust = (*_queen_robe(), *placed(head, head_at(124, 78, 69)))
    return Figure((*bust, *_queen_harp()), queen_sash(BLUE, PAPER), bust)


def _queen_robe() -> Marks:
    return (
        *mantle(RED, PAPER),
        cloth("98,116! 90,150 88,240! 174,240! 170,150 154,116!", GOLD),
        cloth("108,118! 106,150 104,240! 150,240! 148,150 144,118!", BLUE),
        *twist(quad((137, 118), (140, 196), (112, 196), (115, 118)), 8, Cord(8.2, (PAPER,), edge=1.2)),
    )


def _queen_hair() -> Marks:
    return (
        shape("8,-45! -10,-36 -27,-18 -31,4 -28,26! -40,30 -45,2 -41,-28 -20,-48!", RED),
        shape("8,-45! 20,-36 29,-20 33,2 31,22! 40,26 42,2 39,-26 26,-48!", RED),
        *flow("-10,-41 -32,-18 -37,8 -35,26", "20,-41 33,-20 37,6", width=1.2),
        *braid("-37,22 -44,44 -42,66 -46,92", 13.8, 5, RED),
        *braid("36,20 42,42 40,64 44,88", 12.3, 5, RED),
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
    """A little harp, held up by its foot."""
    return (
        *leaning_harp((200, 138), 0.88, -5, GOLD, RED),
        *arm(
            "150,132! 172,126 184,142 190,158! 216,158! 234,176 245,200! 245,262! 178,262! 166,190",
            BLUE,
            (203, 150),
            0,
            GOLD,
            RED,
        ),
        *fist(204, 139, 1.05, 6),
    )


def jack() -> Figure:
    """A young singer with gold curls, his hand on his heart and his harp on his back."""
    looks = Face(gaze=0.3, iris=BLUE, brow=Brow(5, 1, 4), nose=Nose.SNUB, mouth=Mouth.SING, jaw=0.96, rosy=True)
    at = head_at(122, 81, 68, tilt=-5)
    mass = shape("-26,-40! -44,-18 -44,12 -34,34! 0,20 34,20! 38,0 34,-36!", GOLD)
    bust = (
        *_jack_coat(),
        *placed(neck(), at),
        *_jack_collar(),
        *placed((mass, *face(looks), *_jack_curls(), *_jack_cap()), at),
        *feather("98,44 86,36 77,42 72,58 74,80", 9.5, 9, PAPER),
        *placed((shape(circle(-36, -50, 6), GOLD),), at),
    )
    on_back = leaning_harp((176, 150), 0.98, 9, GOLD, BLUE)
    return Figure((*on_back, *bust, *_jack_hand()), jack_sash(RED, level((8, 1), (14, 1), (20, 1)), PAPER), bust)


def _jack_coat() -> Marks:
    return (
        *mantle(BLUE, GOLD),
        cloth("98,116! 88,150 86,240! 176,240! 172,150 154,116!", RED),
    )


def _jack_hand() -> Marks:
    return (
        *arm(
            "196,160! 178,150 160,152 146,158! 152,184! 160,196 178,240 245,240 245,190",
            RED,
            (150, 168),
            -72,
            GOLD,
            BLACK,
        ),
        *resting(133, 161, 1.08, -78, -1),
    )


def _jack_collar() -> Marks:
    return collar(
        ring((126, 100), (56, 30), (156, 24), flat=0.84),
        ring((126, 100), (52, 34), (154, 26), flat=0.84),
        PAPER,
        Grid(12, 2),
        Cord(8.2, (RED,), edge=1.1),
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
