"""The court of spades: people of the sword."""

from .curves import Anchor, loop
from .drawing import BLACK, BLUE, GOLD, PAPER, RED, WHITE, Marks, beads, dots, fill, line, placed, shape
from .garments import (
    Figure,
    arm,
    bodice,
    bordered,
    cloth,
    jack_sash,
    king_sash,
    queen_sash,
    raised_sleeve,
    studs,
    twist,
)
from .hair import flow
from .hands import fist
from .head import FINE, LID, Brow, Eye, Face, Facing, Mouth, Nose, face, head_at, neck
from .maps import band, quad, ring
from .paths import affine, circle, mapped, polygon
from .plaitwork import Cord, level, upright
from .regalia import drawn_sword, feather


def king() -> Figure:
    """An old warrior: hooked nose, white forked beard; he looks away from his blade."""
    looks = Face(Eye.HEAVY, 0.6, brow=Brow(-4, 3, 6), nose=Nose.HOOKED, mouth=Mouth.STERN, aged=True)
    long_hair = shape(
        "-28,-36! -44,-12 -43,14 -54,40 -58,62! -44,54 -40,66! -24,52 -10,20 10,0"
        " 26,20 36,44 50,58! 44,30 40,8 36,-32!",
        BLACK,
    )
    head = (long_hair, *neck(), *face(looks), *_king_beard(), *_king_crown())
    bust = (*_king_robe(), *placed(head, head_at(122, 77, 71, Facing.LEFT)))
    sword_arm = (
        *drawn_sword((199, 138), 12, 118),
        *raised_sleeve(RED, GOLD, BLACK, wrist=(200, 150)),
        *studs(GOLD),
        *fist(199, 138, 1.08, 12),
    )
    return Figure((*bust, *sword_arm), king_sash(BLUE, level((6, 1), (12, 1), (18, 1)), GOLD), bust)


def _king_robe() -> Marks:
    ermine = [(97, 128), (90, 146), (87, 163), (163, 133), (166, 152), (169, 172)]
    tail = loop([Anchor(0, -5, corner=True), Anchor(2.2, 1), Anchor(0, 4), Anchor(-2.2, 1)])
    place = quad((142, 118), (144, 190), (114, 190), (116, 118))
    return (
        *bordered("112,106! 86,116 44,126 5,146! 5,262! 245,262! 245,178! 214,136 178,118 142,106!", BLACK, GOLD, 4),
        cloth("106,108! 96,140 92,240! 172,240! 166,140 148,108!", BLUE),
        *twist(place, 6, Cord(9, (GOLD,), edge=1.2)),
        cloth("108,106! 86,128 76,190! 98,196! 103,144 117,112!", PAPER),
        cloth("146,106! 168,128 180,220! 159,216! 155,142 139,110!", PAPER),
        *(fill(mapped(tail, affine(x, y, scale=1.25)), BLACK) for x, y in ermine),
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
    bust = (*_queen_robe(), *placed(neck(), at), *_queen_necklace(), *placed(head, at))
    return Figure((*bust, *_queen_arms()), queen_sash(BLACK, GOLD), bust)


def _queen_robe() -> Marks:
    mantle = "112,22! 82,38 72,80 62,114 36,134 5,150! 5,262! 245,262! 245,176! 210,136 184,116 176,80 162,38 136,22!"
    return (
        *bordered(mantle, BLUE, GOLD, 4.5),
        bodice(RED),
        cloth("110,120! 107,150 105,240! 147,240! 145,150 142,120!", BLACK),
        *twist(quad((137, 124), (139, 190), (113, 190), (115, 124)), 6, Cord(8.4, (GOLD,), edge=1.2)),
    )


def _queen_necklace() -> Marks:
    beading = ring((119, 104), (28.5, 28.5), (152, 28), flat=0.95)
    return (
        shape(band(ring((119, 104), (34, 23), (158, 22), flat=0.95)), GOLD),
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


def _queen_arms() -> Marks:
    """Both hands on the hilt of a leaf-bladed sword."""
    blade = (
        Anchor(196, 16, corner=True),
        Anchor(204, 40),
        Anchor(201.4, 66),
        Anchor(202, 104, corner=True),
        Anchor(190, 104, corner=True),
        Anchor(190.6, 66),
        Anchor(188, 40),
    )
    return (
        *raised_sleeve(RED, GOLD, BLACK, wrist=(206, 156)),
        *studs(GOLD),
        shape(loop(blade), PAPER),
        line("196,26 196,100"),
        shape(polygon([(192.4, 108), (199.6, 108), (199.6, 158), (192.4, 158)]), BLACK),
        shape("174,102! 182,95 196,101 210,95 218,102! 209,111 196,108 183,111", GOLD),
        *fist(197, 143, 1.02),
        *arm(
            "98,132! 120,140 146,142 170,128! 182,140! 176,160 150,178 116,186 92,196 84,160",
            RED,
            (178, 134),
            60,
            GOLD,
            BLACK,
        ),
        *fist(195, 123, 1.0, 14),
    )


def jack() -> Figure:
    """A one-eyed squire in profile, with pageboy hair, who salutes with his sword."""
    at = head_at(137, 78, 71, Facing.LEFT)
    cap = (
        shape("-34,-30! -46,-44 -36,-62 -6,-70 22,-64 32,-50 29,-33! 8,-40 -14,-38", RED),
        shape("-36,-26! -38,-38 -14,-46 8,-48 29,-42 32,-28! 10,-34 -14,-33", GOLD),
    )
    bust = (
        *_jack_coat(),
        *placed((*_jack_profile(), *cap), at),
        *feather("124,46 144,31 174,29 203,47 211,90", 11, 12, PAPER),
        *placed((shape(circle(16, -42, 6), GOLD),), at),
    )
    sword_arm = (
        *drawn_sword((78, 128), -3, 112),
        *arm(
            "120,122! 104,122 96,134 91,146! 65,146! 58,160 60,190 90,200 116,186 124,150",
            PAPER,
            (78, 140),
            0,
            GOLD,
            BLACK,
        ),
        *(
            line(text, RED, 4.4)
            for text in ("112,127 102,140 94,166", "102,128 95,140 86,160", "119,130 112,146 106,168")
        ),
        *fist(78, 127, 1.05, -3),
    )
    worn = jack_sash(BLACK, upright((8, 1), (14, 1), (20, 1)), GOLD)
    return Figure((*bust, *sword_arm), worn, placed(bust, affine(-12)))


def _jack_coat() -> Marks:
    """A blue cloak thrown back from a doublet with braid."""
    bars = [(y, 7.0 + (y - 126) * 0.24) for y in (128, 142, 156, 170)]
    return (
        *bordered("122,112! 98,118 40,130 5,150! 5,262! 245,262! 245,170! 222,132 190,116 156,110!", BLUE, GOLD, 4.5),
        cloth("112,116! 100,150 96,240! 186,240! 184,150 166,114!", RED),
        cloth("124,114! 121,150 119,240! 163,240! 160,150 155,112!", BLACK),
        *twist(quad((152, 118), (154, 188), (126, 188), (128, 118)), 6, Cord(8.6, (GOLD,), edge=1.2)),
        *(line(f"{118 - reach},{y} {118},{y + 2}", GOLD, 2.4) for y, reach in bars),
        *(line(f"{163},{y + 2} {166 + reach},{y}", GOLD, 2.4) for y, reach in bars[:3]),
    )


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
