"""The joker: a blind harper, after Carolan."""

from .drawing import BLACK, BLUE, GOLD, PAPER, RED, Marks, dots, placed, shape
from .garments import Figure, arm, cloth, king_sash, mantle, twist
from .hair import flow
from .hands import plucking
from .head import Brow, Eye, Face, Mouth, face, head_at
from .maps import quad
from .paths import circle
from .plaitwork import Cord
from .regalia import harp


def harper() -> Figure:
    """Closed eyes, white hair in a dark cowl, his head bent to a great harp."""
    looks = Face(Eye.CLOSED, brow=Brow(4, 2), mouth=Mouth.SMILE, aged=True)
    head = (*_cowl(), *_back_hair(), *face(looks), *_beard(), *_cap())
    bust = (*_robe(), *placed(head, head_at(120, 80, 68, tilt=8)))
    return Figure((*bust, *_harping()), king_sash(RED, {}, GOLD), bust)


def _robe() -> Marks:
    return (
        *mantle(BLUE, GOLD),
        cloth("96,116! 86,150 84,240! 172,240! 168,150 150,116!", RED),
        cloth("108,116! 104,150 102,240! 144,240! 142,150 138,116!", BLACK),
        *twist(quad((134, 126), (136, 196), (108, 196), (112, 126)), 8, Cord(8.6, (GOLD,), edge=1.2)),
    )


def _cowl() -> Marks:
    """The dark hood around his hair."""
    return (
        shape("-30,-48! -54,-26 -60,10 -70,50 -64,84! -30,96 6,92 44,90 62,70! 56,40 52,0 46,-30 34,-48!", BLUE),
        *flow("-52,-10 -56,24 -62,60", "48,0 50,34 55,62", ink=GOLD, width=2),
    )


def harp_sign() -> Marks:
    """The small harp in the joker's corner."""
    return harp(34, 92, 0.6, BLACK, GOLD)


def _harping() -> Marks:
    return (
        *harp(199, 164, 1.16, GOLD, RED),
        *arm(
            "104,142! 124,148 142,146 158,140! 168,154! 160,170 140,184 112,192 88,196 84,164",
            BLUE,
            (163, 146),
            62,
            GOLD,
            BLACK,
        ),
        *plucking(
            "160,140! 172,136 184,128 194,125 197,128 192,133! 200,129 204,131 203,135 194,140! 200,138 202,141"
            " 198,145 186,150 170,156!",
            "192,133 184,137",
            "194,140 186,144",
        ),
    )


def _back_hair() -> Marks:
    return (
        shape(
            "-28,-36! -46,-10 -46,20 -56,46 -48,74! -34,66 -24,76! 0,20 30,60! 40,70 46,52! 40,30 40,6 36,-32!",
            PAPER,
        ),
        *flow("-40,0 -40,26 -46,48", "-34,14 -34,40 -36,62", "38,20 38,40 41,54"),
    )


def _beard() -> Marks:
    return (
        shape("-33,6! -28,20 -18,30 -2,34! 10,38.5 20,33! 29,24 33,12! 36,30 30,52 14,66 -6,62 -26,46", PAPER),
        *flow("-24,32 -14,46 -6,56", "-10,38 -4,48 4,60", "8,44 10,54 10,62", "20,40 20,50 17,58"),
        *flow("28,30 27,40 24,50", "-4,27 2,30.3 10.5,32.3 17,30 22,26.3"),
        shape("10,24 3,22.5 -7,25 -15,31! -6,33 4,31 10.5,28.6! 16,31 22,32 28,29! 24,24 16,22.5", PAPER),
    )


def _cap() -> Marks:
    studs = [(-30, -31), (-15, -37), (1, -40), (17, -38), (32, -31)]
    return (
        shape("-36,-20! -52,-34 -56,-58 -30,-76 8,-78 38,-64 52,-44 40,-22! 20,-34 0,-37 -18,-33", RED),
        shape("-39,-18! -42,-31 -22,-42 0,-46 22,-43 42,-32 41,-20! 20,-32 0,-35 -20,-31", GOLD),
        *dots(studs, 2.6, BLACK),
        shape(circle(2, -78, 6.5), GOLD),
    )
