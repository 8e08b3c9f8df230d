"""The court of spades: people of the sword."""

from .curves import Anchor, curve, loop
from .drawing import BLACK, BLUE, GOLD, PAPER, RED, WHITE, Marks, beads, dots, fill, line, placed, shape
from .garments import (
    Figure,
    bodice,
    cloak,
    cloth,
    doublet,
    jack_sash,
    king_sash,
    queen_sash,
    raised_sleeve,
    seamed,
    studs,
)
from .hair import flow
from .hands import fist
from .head import FINE, LID, Brow, Eye, Face, Facing, Mouth, Nose, face, head_at, neck
from .interlace import Grid
from .maps import band, quad, ring
from .paths import affine, circle, mapped, polygon, polyline, rounded_rectangle
from .plaitwork import Cord, level, panel, upright
from .regalia import feather, sword


def king() -> Figure:
    """An old warrior: hooked nose, white forked beard; he looks away from his blade."""
    looks = Face(Eye.HEAVY, 0.6, brow=Brow(-4, 3, 6), nose=Nose.HOOKED, mouth=Mouth.STERN, aged=True)
    long_hair = shape(
        "-28,-36! -44,-12 -43,14 -54,40 -58,62! -44,54 -40,66! -24,52 -10,20 10,0"
        " 26,20 36,44 50,58! 44,30 40,8 36,-32!",
        BLACK,
    )
    head = (long_hair, *neck(), *face(looks), *_king_beard(), *_king_crown())
    arm = (
        *raised_sleeve(RED, GOLD, BLACK),
        *studs(GOLD),
        *sword(203, 19, 116),
        shape(rounded_rectangle(199.5, 118, 7, 34, 2), BLACK),
        *fist(203, 133, 1.08),
    )
    mirrors = level(*((x, 2) for x in (3, 9, 15, 21, 27, 33)))
    return Figure(
        (*_king_robe(), *placed(head, head_at(122, 77, 71, Facing.LEFT)), *arm),
        king_sash(BLUE, mirrors, GOLD, PAPER),
    )


def _king_robe() -> Marks:
    ermine = [(97, 128), (91, 146), (163, 136), (164, 158), (166, 180)]
    tail = loop([Anchor(0, -5, corner=True), Anchor(2.2, 1), Anchor(0, 4), Anchor(-2.2, 1)])
    return (
        cloth("112,106! 86,116 44,128 4,150! 4,262! 246,262! 246,176! 214,136 178,118 142,106!", BLACK),
        cloth("106,108! 96,140 92,240! 172,240! 166,140 148,108!", RED),
        cloth(polygon([(107, 112), (151, 112), (153, 200), (105, 200)]), BLUE),
        *panel(quad((109, 124), (149, 124), (151, 180), (107, 180)), Grid(4, 6), Cord(5.6, (GOLD, PAPER))),
        cloth("108,108! 88,128 80,186! 97,190! 103,140 116,112!", PAPER),
        cloth("146,108! 166,130 174,216! 157,216! 155,140 140,110!", PAPER),
        *(fill(mapped(tail, affine(x, y)), BLACK) for x, y in ermine),
    )


def _king_beard() -> Marks:
    return (
        shape(
            "-36,-12! -30,2 -25,16 -16,25 -2,26! 10,24 20,26! 28,18 33,2! 38,20 38,42 33,60 27,76 17,90!"
            " 14,76 8,66 4,78 -4,94! -12,82 -22,66 -32,52 -39,30 -40,6",
            PAPER,
        ),
        *flow("-31,14 -28,34 -15,58", "-23,26 -19,42 -8,58 -5,74", "30,20 31,38 26,54 20,70"),
        *flow("23,36 23,48 19,60", "-11,38 -5,50 3,60"),
        shape(
            "10,25 2,23 -8,27 -18,35 -26,32! -20,46 -6,44 4,36 10,32! 17,36 25,42 34,38! 29,30 22,24 16,23",
            PAPER,
        ),
        fill("4,37.5 11,41 17,37 11,35.5", RED),
        line("3,37 11,36 18,37"),
    )


def _king_crown() -> Marks:
    return (
        shape(
            "-41,-30! -49,-68! -32,-50! -25,-77! -11,-52! 1,-82! 12,-52! 26,-77! 30,-50! 46,-68! 37,-31!"
            " 20,-23 0,-21 -22,-23",
            GOLD,
        ),
        line("-42,-42 -22,-35 0,-33 22,-35 38,-43"),
        *beads([(-49, -71), (-25, -80), (1, -85), (26, -80), (46, -71)], 4.2, RED),
        *beads([(-28, -32.5), (0, -27.3), (26, -32)], 3.2, BLUE),
    )


def queen() -> Figure:
    """Medb: black hair, arched brows, a cool look over her leaf-bladed sword."""
    looks = Face(Eye.HEAVY, -0.9, brow=Brow(4, 0, 4), mouth=Mouth.POUT, jaw=0.9, chin=-1)
    at = head_at(123, 78, 70)
    back_hair = shape(
        "-30,-40! -46,-12 -44,24 -52,50 -46,78! -34,84 -20,60! 0,20 24,60! 34,80 46,74! 52,48 40,20 38,-10 30,-40!",
        BLACK,
    )
    head = (back_hair, *face(looks), *_queen_front_hair(), *_queen_circlet())
    return Figure(
        (*_queen_robe(), *placed(neck(), at), *_queen_necklace(), *placed(head, at), *_queen_arm()),
        queen_sash(BLACK, GOLD, RED),
    )


def _queen_robe() -> Marks:
    return (
        cloth(
            "112,24! 84,40 74,80 66,112 40,136 4,150! 4,262! 246,262! 246,170! 208,134 180,116 172,80 158,40 136,24!",
            BLUE,
        ),
        line(curve("112,31 90,44 80,82 72,115 46,141 8,157") + curve("138,31 155,44 166,82 174,117"), GOLD, 2),
        bodice(RED),
        cloth("111,120! 108,150 106,240! 146,240! 144,150 141,120!", BLACK),
        *panel(quad((109, 134), (143, 134), (145, 184), (107, 184)), Grid(4, 6), Cord(5.2, (GOLD, PAPER))),
    )


def _queen_necklace() -> Marks:
    beading = ring((119, 104), (28.5, 28.5), (166, 14), flat=0.95)
    return (
        shape(band(ring((119, 104), (34, 23), (176, 4), flat=0.95)), GOLD),
        *dots([beading(i / 8, 0) for i in range(9)], 1.9, RED),
    )


def _queen_front_hair() -> Marks:
    return (
        shape(
            "6,-46! -12,-34 -27,-16 -31,6 -28,24 -33,44 -28,64 -36,76! -48,66 -50,46 -41,24 -44,-4 -40,-30 -20,-50!",
            BLACK,
        ),
        shape(
            "8,-46! 20,-36 30,-20 33,2 32,18! 35,34 32,50 38,70! 48,56 44,30 41,4 40,-24 26,-48!",
            BLACK,
        ),
        *flow("-12,-40 -30,-18 -37,6 -35,26 -41,48 -37,66", "-24,-42 -38,-16 -41,8", ink=PAPER, width=1.2),
        *flow("22,-40 34,-20 37,6 38,28 40,46", ink=PAPER, width=1.2),
    )


def _queen_circlet() -> Marks:
    return (
        shape(
            "-43,-30! -45,-44! -28,-54! -22,-66! -15,-54! -6,-57! 2,-76! 10,-57! 18,-54! 25,-66! 30,-53!"
            " 43,-44! 39,-30! 22,-39 0,-42 -22,-39",
            GOLD,
        ),
        shape(circle(2, -79, 4.2), RED),
        *beads([(-22, -69), (25, -69)], 3.6, BLUE),
        shape(polygon([(2, -57), (7.5, -49.5), (2, -42), (-3.5, -49.5)]), RED),
        *dots([(-22, -46), (24, -46)], 2.4, BLACK),
    )


def _queen_arm() -> Marks:
    blade = (
        Anchor(203, 20, corner=True),
        Anchor(210, 42),
        Anchor(208.5, 70),
        Anchor(209, 112, corner=True),
        Anchor(197, 112, corner=True),
        Anchor(197.5, 70),
        Anchor(196, 42),
    )
    return (
        *raised_sleeve(BLUE, GOLD, BLACK),
        *studs(GOLD),
        shape(loop(blade), PAPER),
        line("203,28 203,108"),
        shape("186,112! 192,104 203,110 214,104 220,112! 212,120 203,117 194,120", GOLD),
        shape(rounded_rectangle(199.5, 118, 7, 32, 2), BLACK),
        *fist(203, 134, 1),
    )


def jack() -> Figure:
    """A one-eyed squire in profile, with pageboy hair, his sword on the shoulder."""
    at = head_at(126, 78, 71, Facing.LEFT)
    cap = (
        shape("-34,-30! -46,-44 -36,-62 -6,-70 22,-64 32,-50 29,-33! 8,-40 -14,-38", RED),
        shape("-36,-26! -38,-38 -14,-46 8,-48 29,-42 32,-28! 10,-34 -14,-33", GOLD),
    )
    return Figure(
        (
            *_jack_coat(),
            *_jack_sword(),
            *placed((*_jack_profile(), *cap), at),
            *feather("112,47 132,30 154,32 170,50 172,78", 10.5, 10, PAPER),
            *placed((shape(circle(16, -42, 6), RED),), at),
            *raised_sleeve(BLUE, GOLD, RED, wrist=(200, 150)),
            *fist(199, 138, 1.05, 14),
        ),
        jack_sash(BLACK, upright((8, 1), (16, 1), (24, 1)), GOLD),
    )


def _jack_coat() -> Marks:
    place = quad((104, 122), (148, 122), (164, 206), (96, 206))
    braid = seamed((place(u / 9, 0), place(u / 9, 1)) for u in (0.5, 1.5, 7.5, 8.5))
    return (
        cloak(RED),
        doublet(BLUE),
        line(braid, GOLD, 2.2),
        cloth("112,120! 108,150 106,240! 146,240! 144,150 140,120!", BLACK),
        *panel(
            quad((109, 126), (143, 126), (145, 182), (107, 182)),
            Grid(4, 6, upright((2, 1), (2, 5))),
            Cord(5.2, (GOLD, PAPER)),
        ),
    )


def _jack_sword() -> Marks:
    blade = [(0, -122), (4.6, -110), (4.6, -18), (-4.6, -18), (-4.6, -110)]
    leaning = (
        shape(polygon(blade), PAPER),
        line(polyline([(0, -108), (0, -20)])),
        shape("-17,-24! -12,-19 0,-19.5 12,-19 17,-24! 18.5,-17 12,-13 0,-13.4 -12,-13 -18.5,-17", GOLD),
        shape(rounded_rectangle(-3.4, -14, 6.8, 34, 2), BLACK),
        shape(circle(0, 22, 5), GOLD),
    )
    return placed(leaning, affine(199, 140, turn=14))


def _jack_profile() -> Marks:
    return (
        shape("-8,-46! -34,-36 -44,-8 -42,20 -46,36 -36,42 -20,38 -6,34! 12,0", BLACK),
        shape("-22,24! -6,38 16,42 12,62! 6,74 -8,79 -22,74 -27,64!", PAPER),
        shape(
            "-6,-48 12,-46 23,-36 26,-20! 25,-12 24,-7! 29,4 36,13! 35,17 29,19! 29,23 32,26.5! 28.5,29!"
            " 31,32.5 27.5,36! 30,42 26,49 14,49 -2,40 -13,28 -18,10 -22,-20 -18,-40",
            PAPER,
        ),
        shape("-4,-40! -2,-22 -10,-8 -12,12 -8,26 -14,38! -30,42 -38,30 -36,0 -30,-34!", BLACK),
        *flow("-14,-26 -20,-6 -20,14 -18,34", "-24,-28 -30,-6 -29,16 -27,36", ink=PAPER, width=1.3),
        shape("-4,-46! 2,-34 12,-29 26,-28! 27,-40 14,-48", BLACK),
        *_jack_eye(),
        line("26.5,15.4 22.5,13.5 21.4,17 24,19.4"),
        fill("32,26.8! 27,25.5 23.5,29.2! 28,29.4", RED),
        fill("24,29.6! 29,29.4! 31,32.6 27.6,35.4", RED),
        line("29,29.2 23,29.4 20.5,27.6"),
        line("24,40.5 26.5,41", width=FINE),
    )


def _jack_eye() -> Marks:
    return (
        fill("5,-2! 11,-9.2 18,-8 22,-1.6! 15,1.6", WHITE),
        fill(circle(17, -3.6, 4.2), BLACK),
        fill(circle(18.4, -4.9, 1.2), WHITE),
        line("4,-1.5 10,-9.2 17,-8.6 23,-2.4", width=LID),
        line("9,2 15,2.6 20,.6", width=FINE),
        fill("3,-13! 12,-19.5 22,-16.5 26,-13.5! 20,-13.6 11,-15.5", BLACK),
    )
