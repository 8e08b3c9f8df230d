"""The people of the portraits, by the keys of the characters in `twentyfive/ai/characters/cast.py`."""

from collections.abc import Callable, Mapping

from .drawing import BLACK, BLUE, GOLD, GREEN, PAPER, RED, WHITE, beads, dots, fill, line, shape
from .hair import braid, curls, flow
from .head import Brow, Eye, Face, Facing, Mouth, Nose, ear
from .paths import circle, strokes
from .portraits import AUBURN, CHESTNUT, SILVER, Skin, ear_of, glasses, hoop, portrait, shoulders, v_neck
from .svg import Picture


def sheila() -> Picture:
    """A bold woman of fifty with a head of red curls and gold hoops."""
    looks = Face(
        Eye.OPEN,
        0.6,
        iris=GREEN,
        brow=Brow(3, 3, 4.4, AUBURN),
        nose=Nose.STRAIGHT,
        mouth=Mouth.GRIN,
        cheek=2,
        rosy=True,
    )
    behind = (
        shape(
            "-10,-60! -46,-50 -62,-20 -60,14 -66,40 -48,56 -34,52! 0,20 34,52! 54,54 62,34 58,8 58,-24 42,-52 14,-62",
            AUBURN,
        ),
    )
    locks = curls(
        AUBURN,
        (-54, 36, 12, 1, 0),
        (-57, 12, 13, -1, 90),
        (-55, -14, 13, 1, 200),
        (-44, -36, 14, -1, 300),
        (52, 36, 11, -1, 0),
        (55, 12, 12, 1, 90),
        (52, -14, 13, -1, 200),
        (40, -36, 14, 1, 300),
        (-25, -50, 14, 1, 30),
        (18, -52, 14, -1, 60),
        (-3, -56, 13, 1, 120),
    )
    fringe = curls(AUBURN, (-31, -28, 10, 1, 0), (-16, -38, 11, -1, 120), (4, -41, 11, 1, 200), (23, -35, 11, -1, 40))
    garments = (*shoulders(BLUE), *v_neck(Skin.FAIR, GOLD))
    before = (*fringe, *hoop(-38, 32))
    return portrait(GOLD_GROUND, looks, Skin.FAIR, garments=garments, behind=(*behind, *locks), before=before, tilt=-3)


def donal() -> Picture:
    """A thin man of seventy under a flat cap, with a white moustache."""
    looks = Face(
        Eye.HEAVY,
        -0.5,
        iris=BLUE,
        brow=Brow(0, -2, 5.4, SILVER),
        nose=Nose.LONG,
        mouth=Mouth.STERN,
        jaw=0.86,
        chin=4,
        aged=True,
    )
    behind = (shape("-30,-38! -42,-20 -42,6 -36,18! -24,-4 -20,-30!", SILVER), *ear(-35, 6))
    cap = (
        shape("-42,-16! -52,-34 -40,-56 -6,-64 26,-58 44,-40 42,-24! 20,-33 -12,-30", BLUE),
        shape("2,-31! 22,-36 42,-28 58,-14! 42,-20 22,-24 4,-24", BLUE),
        *flow("-36,-50 -14,-42 20,-40 42,-34", "-12,-62 -6,-52 -6,-42", "18,-60 18,-50 16,-41", ink=PAPER, width=1.2),
    )
    moustache = shape("10,23! 0,22 -10,28 -18,36! -6,36 4,32 10.5,29! 16,32 24,34 32,32! 26,26 20,22", WHITE)
    garments = (
        *shoulders(BLACK),
        shape("46,92! 50,112 60,128! 70,112 74,92! 60,97", WHITE),
        fill("57,99! 63,99! 62,128! 58,128!", RED),
        shape("46,92! 34,98 44,126! 58,128! 50,112", BLACK),
        shape("74,92! 86,98 76,126! 62,128! 70,112", BLACK),
        line("45,95 49,112 58,128", PAPER, 1.3),
        line("75,95 71,112 62,128", PAPER, 1.3),
    )
    return portrait(
        MOSS, looks, Skin.FAIR, garments=garments, behind=behind, before=(moustache, *cap), facing=Facing.LEFT
    )


def philomena() -> Picture:
    """A woman of eighty with a white bun, round spectacles and a shawl."""
    looks = Face(
        Eye.SQUINT,
        0.3,
        iris=BLUE,
        brow=Brow(0, 0, 3.2, SILVER),
        nose=Nose.SNUB,
        mouth=Mouth.SMILE,
        jaw=1.08,
        cheek=3,
        rosy=True,
        aged=True,
    )
    behind = (
        shape(circle(-6, -62, 19), WHITE),
        *flow("-20,-66 -8,-76 6,-68", "-18,-56 -6,-64 8,-58"),
        shape("-8,-54! -40,-46 -48,-14 -42,16 -34,24! 0,0 34,20! 42,0 44,-24 32,-48 10,-56", WHITE),
    )
    hair = (
        shape("4,-48! -10,-38 -28,-26 -34,2! -44,4 -46,-20 -36,-44 -14,-54", WHITE),
        shape("4,-48! 18,-36 30,-24 33,0! 42,0 43,-22 34,-42 18,-53", WHITE),
        *flow("0,-46 -24,-34 -38,-10", "-6,-50 -30,-42 -42,-18", "10,-46 28,-34 37,-12", width=1.2),
    )
    shawl = (
        shape("4,132! 8,110 28,98 45,92! 54,108 60,124! 66,108 75,92! 92,98 112,110 116,132!", BLUE),
        *flow("22,104 40,112 56,128", "98,104 80,112 64,128", ink=GOLD, width=2.2),
        *dots([(22, 118), (36, 124), (84, 124), (98, 118)], 2.4, RED),
        *beads([(60, 122)], 5, GOLD),
    )
    return portrait(
        ROSE, looks, Skin.FAIR, garments=(*shoulders(BLACK), *shawl), behind=behind, before=(*hair, *glasses())
    )


def malachy() -> Picture:
    """A big bald man with a gold beard, in a red jersey."""
    looks = Face(Eye.OPEN, -0.5, brow=Brow(-4, 2, 6.4, AUBURN), nose=Nose.BROAD, mouth=Mouth.GRIN, jaw=1.2, cheek=3)
    behind = (*ear(-37, 6),)
    beard = (
        shape(
            "-37,-4! -33,12 -22,24 -8,25! 8,22 22,25! 30,18 33,0! 42,16 44,40 34,60 14,72 -8,72 -32,60 -42,36 -42,10",
            AUBURN,
        ),
        fill("-6,29! 6,31 20,28! 17,37 9,40 0,37", WHITE),
        line("-8,29 6,31 22,27"),
        *flow(
            "-34,20 -30,42 -18,58",
            "-24,32 -18,48 -6,62",
            "34,20 34,40 26,56",
            "22,36 20,50 12,64",
            "4,44 4,56 3,66",
            width=1.3,
        ),
        shape("8,23 -2,21 -14,26 -22,34! -8,33 2,30 8,28! 16,31 26,33 34,30! 28,24 18,21", AUBURN),
    )
    crown = (line("-22,-38 -6,-44 10,-42", width=1.1),)
    jersey = (
        *shoulders(RED),
        shape("40,92! 44,104 60,108 76,104 80,92! 70,88 50,88", RED),
        line("42,99 52,104 68,104 78,99", GOLD, 2.2),
        line(strokes([((x, 112.0), (x, 122.0)) for x in (24, 36, 48, 60, 72, 84, 96)]), GOLD, 2.4),
    )
    return portrait(SKY, looks, Skin.FAIR, garments=jersey, behind=behind, before=(*crown, *beard), facing=Facing.LEFT)


def roisin() -> Picture:
    """A woman of twenty-five with a straight black bob and a sidelong smile."""
    looks = Face(Eye.OPEN, 0.9, iris=GREEN, brow=Brow(2, 4, 4), nose=Nose.SNUB, mouth=Mouth.SMILE, jaw=0.94)
    behind = (
        shape("-6,-58! -40,-50 -54,-20 -54,20 -52,50! -30,54! 0,20 30,52! 50,46! 50,14 50,-22 38,-50 14,-58", BLACK),
    )
    bob = (
        shape(
            "-34,-8! -32,16 -36,50! -54,48! -54,16 -54,-20 -38,-50 0,-58"
            " 34,-50 46,-20 48,16 46,44! 34,46! 36,14 34,-12! 14,-16 -10,-18",
            BLACK,
        ),
        *flow("-46,-20 -47,10 -44,40", "-38,-36 -20,-46 4,-49", "40,-10 42,12 41,34", ink=PAPER, width=1.3),
    )
    blouse = (
        *shoulders(GOLD),
        shape("40,94! 48,112 60,116 72,112 80,94! 70,90 50,90", Skin.FAIR.value),
        *dots([(24, 114), (38, 124), (82, 124), (96, 114), (60, 126)], 2.6, RED),
    )
    return portrait(GREEN, looks, Skin.FAIR, garments=blouse, behind=behind, before=bob, tilt=4)


def desmond() -> Picture:
    """A careful Black man of sixty: grey hair, spectacles and a bow tie."""
    looks = Face(Eye.OPEN, 0.2, brow=Brow(2, 0, 5, SILVER), nose=Nose.BROAD, mouth=Mouth.PLAIN, jaw=1.06, aged=True)
    hair = (
        *ear_of(Skin.DARK),
        shape("-37,-6! -36,-22 -26,-36 -4,-41 18,-38 32,-20! 39,-36 18,-50 -10,-52 -37,-42 -45,-20 -42,0!", SILVER),
    )
    collar = (
        *shoulders(GREEN),
        shape("44,93! 48,108 60,116! 72,108 76,93! 60,99", WHITE),
        shape("59,106! 45,98 44,116!", RED),
        shape("61,106! 75,98 76,116!", RED),
        shape(circle(60, 107, 3.6), RED),
        line("58,116 58,132", BLACK),
        *dots([(62.5, 122)], 1.6, GOLD),
    )
    moustache = fill("10,23.5! 2,23 -6,27! 3,28 10.5,27! 17,28 24,26! 18,23", SILVER)
    return portrait(GOLD_GROUND, looks, Skin.DARK, garments=collar, before=(moustache, *hair, *glasses(GOLD)))


def yvette() -> Picture:
    """A woman of forty with a knitted red hat and a brown plait."""
    looks = Face(
        Eye.WIDE, -0.4, iris=BLUE, brow=Brow(3, 1, 4, CHESTNUT), nose=Nose.SNUB, mouth=Mouth.SMILE, cheek=2, rosy=True
    )
    behind = (shape("-30,-30! -44,-10 -44,20 -36,40! 0,20 34,34! 42,10 38,-20!", CHESTNUT),)
    hat = (
        shape("-20,-30! -32,-20 -34,4! -44,8 -44,-18!", CHESTNUT),
        shape("20,-30! 30,-20 34,2! 41,4 41,-18!", CHESTNUT),
        shape("-44,-26! -44,-56 -20,-76 2,-78 24,-76 44,-54 42,-26!", RED),
        *flow(
            "-26,-70 -32,-54 -32,-40",
            "-10,-76 -12,-58 -12,-42",
            "10,-76 10,-58 10,-42",
            "27,-70 31,-54 31,-40",
            width=1.2,
        ),
        shape("-47,-22! -46,-42! -20,-46 20,-46 45,-42! 46,-22! 20,-29 -20,-29", WHITE),
        line("-46,-32 -20,-37.5 20,-37.5 45,-32", BLUE, 4),
        *beads([(0, -82)], 10, WHITE),
    )
    plait = braid("-34,24 -44,52 -40,84 -34,104", 10, 5, CHESTNUT)
    coat = (
        *shoulders(BLUE),
        shape("36,94! 44,108 60,112 76,108 84,94! 72,88 48,88", WHITE),
        line("60,112 60,132", BLACK),
        *beads([(66, 122)], 3.4, GOLD),
    )
    return portrait(SKY, looks, Skin.FAIR, garments=coat, behind=behind, before=(*hat, *plait), facing=Facing.LEFT)


def cormac() -> Picture:
    """A sleepy freckled man of thirty with gold hair on end, and a long scarf."""
    looks = Face(Eye.HEAVY, 0.2, iris=BLUE, brow=Brow(1, -2, 4.4, GOLD), nose=Nose.BROKEN, mouth=Mouth.SMILE, jaw=1.02)
    freckles = dots(
        [(-18, 13), (-12, 12.5), (-15, 16.5), (-8, 15.5), (-21, 17), (25, 13), (26, 17.5), (29, 15)], 1.3, AUBURN
    )
    tousle = (
        *ear(-36, 5),
        shape(
            "-36,0! -34,-16 -26,-28! -14,-24 -2,-34! 10,-26 20,-36!"
            " 28,-24 33,-12! 42,-30 44,-46! 34,-44 34,-62! 20,-54 14,-72!"
            " 0,-58 -12,-70! -20,-56 -38,-62! -36,-48 -54,-46! -44,-34 -46,-14",
            GOLD,
        ),
        *flow("-30,-34 -22,-48 -22,-54", "-6,-38 -4,-50 2,-58", "16,-40 20,-50 24,-54", width=1.2),
    )
    scarf = (
        *shoulders(BLACK),
        shape("28,98! 36,88 60,94 84,86! 94,98! 84,110 60,114 36,110", BLUE),
        shape("68,108! 90,104! 94,134! 72,134!", BLUE),
        *flow(
            "34,96 48,102 60,103",
            "60,103 74,102 88,95",
            "74,116 83,117 91,115",
            "75,125 84,126 92,124",
            ink=GOLD,
            width=3,
        ),
    )
    return portrait(ROSE, looks, Skin.FAIR, garments=scarf, before=(*freckles, *tousle), tilt=5)


def ambrose() -> Picture:
    """A fisherman of sixty-five in a yellow sou'wester, white beard along the jaw."""
    looks = Face(
        Eye.SQUINT,
        0.8,
        iris=BLUE,
        brow=Brow(-1, 2, 6, WHITE),
        nose=Nose.HOOKED,
        mouth=Mouth.SMILE,
        jaw=1.1,
        cheek=2,
        rosy=True,
        aged=True,
    )
    beard = (
        shape(
            "-36,-2! -30,18 -22,32 -8,40 8,41 22,37 29,24 33,4! 43,16 41,30! 46,44"
            " 34,52! 32,68 18,64! 8,80 -4,66! -22,74 -24,58! -42,58 -38,42! -50,34 -42,14",
            WHITE,
        ),
        *flow("-35,16 -30,36 -20,48", "-14,44 -8,54 -6,60", "6,46 8,58 8,66", "34,18 32,36 24,46", width=1.2),
    )
    hat = (
        shape("-36,-22! -34,-56 -8,-70 22,-62 36,-24!", GOLD),
        *flow("-8,-69 -4,-50 -2,-32", "14,-66 18,-50 20,-32", width=1.3),
        shape("-76,30! -70,2 -48,-26 0,-38 36,-33 60,-6! 42,-14 18,-23 -12,-23 -36,-12 -52,32!", GOLD),
    )
    oilskin = (
        *shoulders(GOLD),
        shape("40,96! 46,112 58,122! 60,110! 62,122! 74,112 80,96! 68,92 52,92", BLUE),
        line("60,118 60,132", BLACK),
        *beads([(53, 125), (67, 125)], 2.6, BLACK),
    )
    return portrait(BLUE, looks, Skin.FAIR, garments=oilskin, before=(*beard, *hat))


def marguerite() -> Picture:
    """An elegant woman of seventy in a black hat with a feather, and pearls."""
    looks = Face(Eye.HEAVY, -0.8, brow=Brow(3, 4, 3), nose=Nose.LONG, mouth=Mouth.POUT, jaw=0.88, aged=True)
    behind = (shape("-16,-50! -44,-34 -50,-4 -46,24 -30,30! 0,10 30,24! 42,10 42,-20 30,-44!", SILVER),)
    hat = (
        shape("-36,-26! -30,-8 -36,18! -50,16 -50,-12!", SILVER),
        *flow("-44,-16 -44,0 -40,12", width=1.2),
        shape("-38,-32! -34,-62 0,-68 32,-60 36,-32!", BLACK),
        shape("-66,-14! -50,-34 0,-42 46,-36 62,-22! 40,-24 0,-28 -36,-22", BLACK),
        line("-38,-38 -4,-46 34,-40", RED, 6),
        shape("-30,-42! -52,-58 -60,-84 -48,-92! -36,-76 -26,-60 -22,-46!", WHITE),
        line("-27,-46 -40,-64 -49,-86", width=1.3),
    )
    pearls = beads([(43, 95), (47, 101.5), (53, 105.5), (60, 107), (67, 105.5), (73, 101.5), (77, 95)], 3.4, WHITE)
    dress = (
        *shoulders(RED),
        shape("40,93! 48,110 60,116 72,110 80,93! 70,88 50,88", Skin.FAIR.value),
        *pearls,
    )
    return portrait(MOSS, looks, Skin.FAIR, garments=dress, behind=behind, before=hat, facing=Facing.LEFT)


def chidi() -> Picture:
    """A young Black man with a high flat top, a short beard and a green jersey."""
    looks = Face(Eye.OPEN, -0.4, brow=Brow(0, 1, 5.6), nose=Nose.BROAD, mouth=Mouth.SMILE, jaw=1.02)
    beard = (
        shape(
            "-36,-2! -33,16 -24,31 -6,37! -8,29 2,23! 10.5,25 20,23!"
            " 26,30 22,36! 30,24 33,4! 38,22 28,46 8,56 -18,48 -36,24",
            BLACK,
        ),
    )
    smile = (fill("-4,28! 5,29 20,27.5! 10,36", WHITE), line("-5,27.5 4,30.5 12,31 22,27"))
    hair = (
        *ear_of(Skin.BROWN),
        shape(
            "-37,0! -36,-16 -30,-30 0,-33 30,-30 34,-12! 40,-30 40,-56! 18,-61 -18,-61 -42,-55! -45,-30 -42,-4", BLACK
        ),
        line("-32,-47 -18,-52 2,-53", PAPER, 1.4),
    )
    jersey = (
        *shoulders(GREEN),
        shape("42,94! 48,108 60,112 72,108 78,94! 70,90 50,90", GOLD),
        shape("47,93! 52,104 60,106 68,104 73,93! 60,92", Skin.BROWN.value),
        line("12,118 26,112 38,116", GOLD, 3.2),
        line("108,118 94,112 82,116", GOLD, 3.2),
    )
    before = (*beard, *smile, *hair)
    return portrait(PAPER, looks, Skin.BROWN, garments=jersey, before=before, facing=Facing.LEFT, tilt=-4)


def leona() -> Picture:
    """A woman of forty-five with long straight dark hair, a red band and round earrings."""
    looks = Face(Eye.OPEN, 0.5, brow=Brow(0, 3, 4.4), nose=Nose.STRAIGHT, mouth=Mouth.SMILE, jaw=1.06, cheek=3)
    behind = (
        shape(
            "-8,-58! -42,-48 -54,-10 -56,40 -60,110! -20,110! 0,40 24,110! 58,110! 52,40 50,-10 36,-50 12,-58", BLACK
        ),
    )
    hair = (
        shape("8,-50! -12,-38 -30,-20 -35,8 -36,40 -40,96! -58,96! -56,40 -54,-8 -42,-46 -10,-58", BLACK),
        shape("8,-50! 22,-38 32,-18 35,10 37,40 40,92! 54,92! 51,40 49,-10 38,-46 18,-57", BLACK),
        *flow("-46,-10 -48,30 -50,70", "-40,-22 -43,10 -43,44", "43,-8 45,30 47,64", ink=PAPER, width=1.3),
        line("-50,-22 -30,-44 4,-50 34,-44 46,-24", RED, 5.5),
        *beads([(-38, 34), (37, 30)], 5.5, GOLD),
        *dots([(-38, 34), (37, 30)], 2.2, BLUE),
    )
    dress = (
        *shoulders(RED),
        shape("44,92! 52,110 60,114 68,110 76,92! 60,90", Skin.TAN.value),
        line("44,94 52,111 60,115 68,111 76,94", GOLD, 3),
    )
    return portrait(SKY, looks, Skin.TAN, garments=dress, behind=behind, before=hair, tilt=-2)


GOLD_GROUND = "#ead9a6"
MOSS = "#a9b98a"
ROSE = "#dba58e"
SKY = "#a8c3dd"

PEOPLE: Mapping[str, Callable[[], Picture]] = {
    drawn.__name__: drawn
    for drawn in (sheila, donal, philomena, malachy, roisin, desmond, yvette, cormac, ambrose, marguerite, chidi, leona)
}
"""The drawing of each character, by its key."""
