"""The court of clubs: people of the land, with blackthorn and shamrock."""

from .curves import spiral
from .drawing import BLACK, BLUE, GOLD, PAPER, RED, Mark, Marks, beads, dots, fill, line, placed, ribbon, shape
from .garments import (
    Figure,
    arm,
    bordered,
    cloth,
    jack_sash,
    king_sash,
    mantle,
    queen_sash,
    raised_sleeve,
    seamed,
    sleeve,
    studs,
)
from .hair import flow
from .hands import fist, pinch
from .head import Brow, Eye, Face, Facing, Mouth, Nose, ear, face, head_at, neck
from .maps import quad
from .paths import affine, circle, polygon, strokes
from .plaitwork import upright
from .regalia import blackthorn, shamrock


def king() -> Figure:
    """A big hill farmer-king: black bush of a beard, broad nose, one eye narrowed."""
    looks = Face(
        Eye.SQUINT,
        -0.8,
        brow=Brow(-5, 1, 7),
        nose=Nose.BROAD,
        mouth=Mouth.STERN,
        jaw=1.14,
        cheek=2,
        aged=True,
    )
    mass = shape("-30,-40! -48,-18 -50,12 -46,34! 0,20 38,30! 44,4 36,-36!", BLACK)
    head = (mass, *neck(), *face(looks), *_king_beard(), *_king_crown())
    bust = (*_king_robe(), *placed(head, head_at(122, 77, 72, Facing.LEFT)))
    held = (
        *blackthorn(206, 32, 200, 1.15),
        *sleeve(
            "148,126! 174,120 188,117 194,122! 220,122! 232,160 239,194! 245,262! 178,262! 166,190",
            (207, 116),
            RED,
            GOLD,
            BLACK,
        ),
        *_king_sleeve_spirals(),
        *fist(206, 101, 1.15),
    )
    return Figure((*bust, *held), king_sash(BLACK, upright((6, 1), (12, 1), (18, 1)), GOLD), bust)


def _king_robe() -> Marks:
    """A plaid under a mantle with a fur collar."""
    down = [((104 + k * 15, 118.0), (103 + k * 16, 205.0)) for k in range(4)]
    across = [((88.0, 132.0 + k * 14), (180.0, 134.0 + k * 14)) for k in range(4)]
    return (
        *bordered("108,112! 80,114 34,122 5,140! 5,262! 245,262! 245,168! 216,130 182,116 146,112!", BLUE, GOLD, 4.5),
        cloth("98,118! 90,150 88,240! 178,240! 174,150 156,118!", PAPER),
        ribbon(seamed(down), BLUE, 6),
        ribbon(seamed(across), BLUE, 6),
        ribbon(seamed(down + across), RED, 1.6),
        cloth("104,112! 76,124 58,140 62,176! 88,188! 96,150 114,122!", RED),
        cloth("148,112! 178,126 196,150 196,214! 166,210! 162,150 138,122!", RED),
    )


def _king_sleeve_spirals() -> Marks:
    places = ((199, 138, 7, 0), (214, 152, 8, 120), (200, 164, 8, 250), (222, 176, 8, 60))
    return tuple(line(spiral(x, y, radius, 1.2, start), GOLD, 1.8) for x, y, radius, start in places)


def _king_beard() -> Marks:
    return (
        shape(
            "-38,-18! -32,0 -28,14 -18,22 -4,24! 10,21 22,24! 29,16 34,2! 42,16 46,40 42,58! 36,56! 30,72!"
            " 22,66! 12,82! 2,70! -8,84! -16,70! -28,76! -32,60! -44,60! -44,44 -50,20 -46,-8",
            BLACK,
        ),
        *flow("-36,14 -36,34 -28,50", "-26,26 -22,42 -12,56", "-10,38 -6,50 2,60", ink=PAPER, width=1.3),
        *flow("22,36 22,48 16,60", "34,18 36,34 30,52", "-38,0 -42,18 -40,34", ink=PAPER, width=1.3),
        shape(
            "10,25 2,22 -10,24 -20,32 -30,28! -24,44 -8,43 3,36 10,32! 18,36 26,42 37,35! 31,29 24,23 16,22",
            BLACK,
        ),
        *flow("5,28 -6,30 -16,37", "15,28 24,30 30,36", ink=PAPER, width=1.3),
        fill("3,37 11,41.5 18,37 11,35", RED),
    )


def _king_crown() -> Marks:
    """A low crown with trefoils."""
    stones = (-28, 0, 26)
    return (
        shape(
            "-42,-30! -47,-52! -30,-42! -20,-54! -4,-44! 12,-54! 24,-43! 42,-53! 38,-31! 20,-23 0,-21 -22,-23",
            GOLD,
        ),
        *_trefoil(-20, -58),
        *_trefoil(11, -58),
        *beads([(-48, -55), (43, -56)], 5, GOLD),
        line("-42,-41 -22,-34 0,-32 22,-34 38,-42"),
        *(_lozenge(x, -27 - abs(x) * 0.16) for x in stones),
    )


def _trefoil(x: float, y: float) -> Marks:
    return (
        *beads([(x - 6.5, y - 3), (x + 6.5, y - 3)], 6.4, GOLD),
        *beads([(x, y - 12)], 6.6, GOLD),
        *dots([(x, y - 6)], 3, RED),
    )


def _lozenge(x: float, y: float) -> Mark:
    return fill(polygon([(x - 4, y), (x, y - 3.5), (x + 4, y), (x, y + 3.5)]), BLACK)


def queen() -> Figure:
    """A freckled countrywoman: loose gold waves, a wreath and a sprig of shamrock."""
    looks = Face(Eye.WIDE, 0.5, iris=BLUE, brow=Brow(2, 2, 4), nose=Nose.SNUB, mouth=Mouth.SMILE, jaw=1.06, cheek=2)
    freckles = [(-18, 13), (-12, 12.5), (-15, 16.5), (-8, 15.5), (-21, 17), (25, 13), (29, 15), (26, 17.5)]
    head = (
        *_queen_back_hair(),
        *neck(),
        *face(looks),
        *dots(freckles, 1.25, RED),
        *_queen_front_hair(),
        *_queen_wreath(),
    )
    bust = (*_queen_dress(), *placed(head, head_at(124, 78, 70, Facing.LEFT)))
    held = (*raised_sleeve(RED, GOLD, BLACK), *studs(GOLD), *_queen_sprig(), *pinch(202, 134, 1.1))
    return Figure((*bust, *held), queen_sash(RED, GOLD), bust)


def _queen_dress() -> Marks:
    rows = [128 + i * 11 for i in range(4)]
    laces = [ends for y in rows for ends in (((112, y), (140, y + 9)), ((140, y), (112, y + 9)))]
    return (
        *mantle(BLUE, GOLD),
        cloth("103,114! 94,146 92,240! 170,240! 166,146 149,114!", RED),
        cloth("110,114! 109,150 108,240! 144,240! 143,150 142,114!", PAPER),
        line(strokes(laces), BLACK, 1.6),
        cloth("104,112! 86,130 78,180! 94,186! 96,150 113,120!", GOLD),
        cloth("148,112! 166,132 176,212! 160,212! 158,150 138,120!", GOLD),
    )


def _queen_back_hair() -> Marks:
    return (
        shape(
            "-10,-52! -38,-44 -52,-16 -46,10 -58,32 -50,52 -62,76 -50,96! -36,84 -28,60 0,20 28,58 40,84"
            " 54,92! 58,72 48,54 54,34 44,12 48,-16 36,-44!",
            GOLD,
        ),
        *flow("-44,6 -50,32 -42,52 -52,76", "-38,14 -42,36 -34,56 -42,80", "42,12 46,34 40,54 48,74"),
    )


def _queen_front_hair() -> Marks:
    return (
        shape("6,-47! -8,-38 -26,-20 -32,2 -28,22 -36,40! -46,28 -40,4 -46,-18 -36,-42 -14,-52!", GOLD),
        shape("6,-47! 20,-38 30,-22 34,0 32,20 38,36! 46,22 40,2 44,-20 34,-42 20,-52!", GOLD),
        *flow("-8,-44 -30,-24 -38,2 -36,22", "20,-44 34,-22 38,2", width=1.2),
    )


def _queen_wreath() -> Marks:
    leaves = (
        (-38, -38, 8.5, 50),
        (-20, -50, 9.5, 22),
        (2, -56, 11, 0),
        (23, -51, 9.5, -20),
        (40, -38, 8.5, -48),
    )
    return (
        line("-40,-34 -22,-46 2,-50 24,-46 40,-34", width=5),
        *(mark for x, y, size, turn in leaves for mark in shamrock((x, y), size * 0.886, -turn, BLUE)),
    )


def _queen_sprig() -> Marks:
    return (
        line("205,140 206,116 202,92 203,62", width=3.2),
        *flow("204,104 214,94 220,88", "203,112 194,104 187,100", width=2.6),
        *shamrock((203, 54), 15, 0, BLUE, PAPER),
        *shamrock((222, 86), 8.5, 35, BLUE, PAPER),
        *shamrock((185, 98), 8.5, -40, BLUE, PAPER),
    )


def jack() -> Figure:
    """A rogue with a broken nose and a grin, in a brimmed hat, with a blackthorn."""
    looks = Face(Eye.SQUINT, -0.7, brow=Brow(2, -2, 5.4), nose=Nose.BROKEN, mouth=Mouth.GRIN, jaw=1.1, chin=2)
    at = head_at(124, 80, 70, tilt=3)
    head = (*_jack_back_hair(), *face(looks), *_jack_stubble(), *_jack_front_hair(), *_jack_hat())
    bust = (
        *mantle(RED, BLACK),
        cloth("98,116! 88,150 86,240! 176,240! 172,150 154,116!", BLUE),
        *placed(neck(low=6), at),
        *_jack_waistcoat(),
        *placed(head, at),
    )
    return Figure((*bust, *_jack_stick()), jack_sash(BLACK, upright((6, 1), (12, 1), (16, 1), (22, 1)), GOLD), bust)


def _jack_stick() -> Marks:
    """His blackthorn, laid on the shoulder."""
    return (
        *placed(blackthorn(0, -116, 40, 1.1), affine(174, 144, turn=24)),
        *arm("180,164! 202,150 230,160 245,186! 245,262! 180,262! 160,210 156,180!", RED, (171, 160), 14, BLACK, GOLD),
        *_jack_checks(),
        *fist(174, 145, 1.08, 22),
    )


def _jack_waistcoat() -> Marks:
    return (
        shape("104,112! 100,122 112,142! 124,132! 110,120!", PAPER),
        shape("144,110! 152,120 142,142! 128,133! 138,122!", PAPER),
        *(cloth(circle(126 + (y - 158) * 0.1, y, 3.8), GOLD) for y in (158, 172, 186)),
        cloth("108,110! 92,124 84,150! 104,148 118,152! 116,130!", BLACK),
        cloth("146,110! 164,126 172,156! 150,150 134,152! 140,130!", BLACK),
    )


def _jack_back_hair() -> Marks:
    return (shape("-28,-30! -42,-16 -44,10 -50,22 -40,26 -42,36 -30,34! 0,10 34,20! 40,10 36,0 40,-12 34,-30!", GOLD),)


def _jack_stubble() -> Marks:
    """Stubble and a scar."""
    jaw = [(-24, 34), (-18, 38), (-12, 42), (-5, 43), (2, 44), (-20, 31), (-14, 36), (-8, 39)]
    chin = [(24, 36), (26, 31), (20, 42), (13, 46)]
    return (*dots([*jaw, *chin], 0.9, BLACK), line("24,7 28,14", RED, 1.5))


def _jack_front_hair() -> Marks:
    return (
        shape("-34,-34! -26,-20 -30,-8 -26,0 -34,12! -42,14 -38,2 -44,-8 -40,-30", GOLD),
        shape("-34,-34! -22,-18 -14,-30! -6,-20 4,-32! 12,-20 22,-32! 30,-20 35,-32!", GOLD),
        *ear(-36, 8),
    )


def _jack_hat() -> Marks:
    return (
        shape("-34,-36! -36,-64 -28,-80 -4,-76 10,-82 26,-76 32,-58 32,-36!", BLACK),
        shape("-35,-36! -35.5,-50! 0,-44 32.5,-50! 32,-36!", RED),
        shape("-66,-36! -52,-44 -34,-41 0,-36 32,-41 52,-46 66,-40! 56,-28 30,-24 0,-21 -34,-24 -56,-26", BLACK),
        line("-58,-35 -30,-31 0,-28 30,-31 56,-37", GOLD, 1.3),
        line("-24,-40 -26,-50", GOLD, 2.2),
        *shamrock((-24, -54), 12.1, -17, GOLD, BLACK),
    )


def _jack_checks() -> Marks:
    place = quad((190, 164), (226, 164), (246, 216), (186, 210))
    lines = [(place(i / 4, 0.05), place(i / 4, 0.8)) for i in (1, 2, 3)]
    lines += [(place(0.04, i / 4.2), place(0.97, i / 4.2)) for i in (1, 2, 3)]
    return (ribbon(seamed(lines), GOLD, 1.6),)
