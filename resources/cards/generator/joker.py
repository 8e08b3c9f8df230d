"""The joker: a blind harper, after Carolan."""

from .drawing import BLACK, BLUE, GOLD, PAPER, RED, Marks, dots, placed, shape
from .garments import Figure, cloak, collar, doublet, king_sash, sleeve
from .hair import flow
from .hands import plucking
from .head import Brow, Eye, Face, Mouth, face, head_at
from .interlace import Grid
from .maps import ring
from .paths import circle
from .plaitwork import Cord, level, upright
from .regalia import harp


def harper() -> Figure:
    """Closed eyes, white hair, a great harp."""
    looks = Face(Eye.CLOSED, brow=Brow(4, 2), mouth=Mouth.SMILE, aged=True)
    head = (*_back_hair(), *face(looks), *_beard(), *_cap())
    return Figure(
        (
            cloak(BLUE),
            doublet(RED),
            *_harp_arm(),
            *collar(
                ring((124, 100), (62, 28), (158, 22), flat=0.86),
                ring((124, 100), (58, 32), (155, 25), flat=0.86),
                BLACK,
                Grid(20, 4, {**level((5, 2), (15, 2)), **upright((10, 2))}),
                Cord(5, (PAPER, GOLD)),
            ),
            *placed(head, head_at(122, 79, 70, tilt=6)),
        ),
        king_sash(RED, {}, GOLD, PAPER),
    )


def harp_sign() -> Marks:
    """The small harp that stands in the joker's corner."""
    return harp(34, 92, 0.6, BLACK, GOLD)


def _harp_arm() -> Marks:
    return (
        *harp(201, 164, 1.14, GOLD, BLACK),
        *sleeve(
            "146,130! 166,126 174,146 179,162! 205,162! 228,174 244,198! 245,262! 178,262! 166,190",
            (192, 158),
            BLUE,
            GOLD,
            BLACK,
        ),
        *plucking(
            "180,158! 179,148 183,140 187,128 191,120 195,120.5 195,129! 198,118 202,113 206,115 204,127!"
            " 208,120 212,119 214,123 210,133 208,147 206,158!",
            "195,129 193,136",
            "204,127 201,136",
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
