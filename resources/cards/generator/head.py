"""Heads, in units of a hundredth of the head's height, drawn facing right.

The eye line is y = 0, the hairline -28, the chin 50. The near eye is wider than the far one: that inequality
is the three-quarter view.
"""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto

from .curves import Anchor, anchors, curve, loop, through
from .drawing import BLACK, PAPER, RED, WHITE, Marks, Stroke, fill, line, placed, shape
from .paths import Path, Point, Warp, affine, circle, strokes
from .regions import clipped

LID, FINE = 2.1, 1.1  # widths of the upper lid and of the finest lines


class Facing(Enum):
    """The direction of a face: 1 to the right, -1 to the left."""

    RIGHT = 1
    LEFT = -1


class Eye(Enum):
    """The opening of the eyes."""

    OPEN = 1.0
    HEAVY = 0.74
    SQUINT = 0.5
    WIDE = 1.2
    CLOSED = 0.3


class Nose(Enum):
    """Bridge and tip of the nose, as curves."""

    STRAIGHT = ("12.5,-9 13.5,3 19.5,17", "19.5,17 15,21.5 9.5,20.5 7,16")
    HOOKED = ("12,-10 18.5,-2 22.5,10 20.5,20", "20.5,20 14,21.5 9,20.5 6,15")
    SNUB = ("13,-8 13,3 20.5,12.5", "20.5,12.5 19.5,18.5 11,19.5 8,15")
    BROAD = ("12,-8 13,4 20.5,14 19.5,20", "19.5,20 12,23 4,22 2.5,15")
    LONG = ("12.5,-10 15,5 22,21", "22,21 16,24 10,22.5 7.5,18")
    BROKEN = ("12.5,-9 17,-2 14.5,6 20.5,17", "20.5,17 15,22 8,21 5.5,16")


class Mouth(Enum):
    """The expression of the mouth."""

    PLAIN = auto()
    SMILE = auto()
    GRIN = auto()
    STERN = auto()
    POUT = auto()
    SING = auto()
    SMIRK = auto()


@dataclass(frozen=True, slots=True)
class Brow:
    """An eyebrow: its rise at the inner and outer end, and its thickness."""

    inner: float = 0
    outer: float = 0
    thickness: float = 4.6
    ink: str = BLACK


@dataclass(frozen=True, slots=True)
class Face:
    """The features of a face. The gaze runs from -1 to 1, far right; jaw, chin and cheek shape the outline."""

    eye: Eye = Eye.OPEN
    gaze: float = 0
    iris: str = BLACK
    brow: Brow = Brow()
    nose: Nose = Nose.STRAIGHT
    mouth: Mouth = Mouth.PLAIN
    jaw: float = 1
    chin: float = 0
    cheek: float = 0
    rosy: bool = False
    aged: bool = False


def head_at(x: float, y: float, size: float, facing: Facing = Facing.RIGHT, tilt: float = 0) -> Warp:
    """The map from head units to the card: the eye line about (x, y), `size` high, tilted forward by degrees."""
    scale = size / 100
    return affine(x, y, scale=scale * facing.value, scale_y=scale, turn=tilt * facing.value)


def neck(low: float = 0) -> Marks:
    """A scooped neck; `low` lengthens it."""
    return (shape(f"-26,20! 15,36! 17,60! 12,72 -4,{82 + low} -20,74 -29,62!", PAPER),)


def face(looks: Face) -> Marks:
    """The face without neck and hair."""
    mouth = placed(MOUTHS[looks.mouth], affine(0, looks.chin / 2))
    return (
        shape(_outline(looks), PAPER),
        *(_rosy_cheeks() if looks.rosy else ()),
        *_eyes(looks),
        *_brows(looks.brow),
        line(curve(looks.nose.value[0]) + curve(looks.nose.value[1])),
        *mouth,
        *_age_lines(looks),
    )


def _outline(looks: Face) -> Path:
    def moulded(anchor: Anchor) -> Anchor:
        x, y, corner = anchor
        share = max(0.0, min(1.0, (y - 2) / 40))
        below = share * share * (3 - 2 * share)
        wide = (x - 4) * (1 + (looks.jaw - 1) * below) + 4
        if 0 < y < 40:
            wide += (1 if x > 4 else -1) * looks.cheek * math.sin(y / 40 * math.pi)
        return Anchor(wide, y + looks.chin * max(0, y) / 50, corner)

    forehead = "-6,-50 14,-46 28,-32 31,-15"
    front = "29.5,-5 33,7 31,21 25,35 17,46 7,50"
    back = "-4,47 -18,37 -29,21 -34,2 -36,-18 -28,-40"
    return loop([moulded(anchor) for anchor in anchors(f"{forehead} {front} {back}")])


def _rosy_cheeks() -> Marks:
    hatches: list[tuple[Point, Point]] = []
    for k in (-1, 0, 1):
        near, far = -14 + k * 4.2, 25.6 + k * 3.1
        hatches.append(((near - 1.2, 22.2 - abs(k) * 1.3), (near + 1.2, 17.4 + abs(k) * 0.6)))
        hatches.append(((far - 1, 20.8 - abs(k)), (far + 1, 17 + abs(k) * 0.6)))
    return (line(strokes(hatches), RED, 1.3),)


def _eyes(looks: Face) -> Marks:
    fold = looks.aged or looks.eye in (Eye.HEAVY, Eye.SQUINT)
    lid: Marks = (line("-18,-7 -8,-12.5 2,-8", width=FINE),) if fold else ()
    if looks.eye is Eye.CLOSED:
        return (line("-18,-2 -8,3.4 4,0", width=LID), line("14,0 21,3 27.5,-1.5", width=LID), *lid)
    lift = looks.eye.value
    near_upper = [(-19.0, 0.0), (-14, -5 * lift), (-6.5, -8.2 * lift), (1, -4.2 * lift), (4, 0.5)]
    far_upper = [(14.0, 0.0), (17.5, -5 * lift), (22, -7.6 * lift), (26.5, -3.6 * lift), (28, 0)]
    return (
        *_eye(looks, near_upper, [(-0.5, 3), (-7, 4.4), (-14, 3)], (-6.5, 3.8), 5.3),
        *_eye(looks, far_upper, [(25, 3), (21, 3.8), (17, 2.8)], (21.2, 2.6), 4.8),
        *lid,
    )


def _eye(looks: Face, upper: list[Point], lower: list[Point], pupil: Point, radius: float) -> Marks:
    """One eye between its lids; `pupil` is its resting place and its shift at full gaze."""
    almond = loop([*through(upper, sharp_ends=True), *through(lower)])
    lift = looks.eye.value
    x, y = pupil[0] + looks.gaze * pupil[1], 0.6 - 2 * lift
    dark = () if looks.iris == BLACK else (fill(clipped(circle(x, y, radius * 0.55), almond), BLACK),)
    return (
        fill(almond, WHITE),
        fill(clipped(circle(x, y, radius), almond), looks.iris),
        *dark,
        fill(circle(x + 1.6, -3.4 * lift, 1.25), WHITE),
        line(curve(through(upper)), width=LID),
        line(curve(through(lower)), width=FINE),
    )


def _brows(brow: Brow) -> Marks:
    inner, outer, thick = brow.inner, brow.outer, brow.thickness
    middle = (inner + outer) / 2
    near = [
        Anchor(-23, -11 - outer, corner=True),
        Anchor(-12, -18 - middle),
        Anchor(4.5, -14 - inner, corner=True),
        Anchor(4, -14 - inner + thick * 0.8, corner=True),
        Anchor(-11, -18 - middle + thick),
    ]
    far = [
        Anchor(30, -12 - outer * 0.7, corner=True),
        Anchor(23, -17.5 - middle),
        Anchor(12.5, -13.5 - inner, corner=True),
        Anchor(13, -13.5 - inner + thick * 0.8, corner=True),
        Anchor(23, -17.5 - middle + thick * 0.9),
    ]
    return (fill(loop(near), brow.ink), fill(loop(far), brow.ink))


def _age_lines(looks: Face) -> Marks:
    if not looks.aged:
        return ()
    bag = line("-15,8.5 -8,10.5 -1,8.5", width=FINE)
    furrow = line("-2,20 -7,25 -8,31", width=1.2)
    return (bag, furrow)


def ear(x: float, y: float) -> Marks:
    """An ear about (x, y)."""
    shell = ((-2, -9), (5, -9), (6, 1), (1, 11), (-4, 4))
    fold = ((3, -5), (0, -2), (2, 4))
    outline = (
        shape(loop(through(shell)), PAPER),
        line(curve(through(fold)), width=FINE),
    )
    return placed(outline, affine(x, y))


_CHIN_LINE: Stroke = line("6.5,40.5 10.5,41.3 14,40", width=FINE)

MOUTHS: Mapping[Mouth, Marks] = {
    Mouth.PLAIN: (
        fill("-1,30! 6,27.3 10.5,28.8 14,27.2 19.5,29.5! 10,31.5", RED),
        fill("3,31 10,35.5 16.5,31", RED),
        line("-2,30 4,30.3 10.5,31 16,30.2 20,29.4"),
        _CHIN_LINE,
    ),
    Mouth.SMILE: (
        fill("-2,28! 5,28 10.5,29.6 14,28.4 20.5,27.5! 10,33.5", RED),
        fill("2,31.5 10,37 17,31", RED),
        line("-4,27 2,30.3 10.5,32.3 17,30 22,26.3"),
        _CHIN_LINE,
    ),
    Mouth.GRIN: (
        shape("-4,27! 8,30 21,25.5! 17,34 9,37 1,34", WHITE),
        line("-7,27 -4,26.5"),
    ),
    Mouth.STERN: (
        fill("0,31.5! 6,28.6 10.5,29.4 14,28.6 19,31! 10,31", RED),
        line("-2,33 4,30.9 11,30.6 16,31 20,32.6"),
        line("5,37 10,38.3 15,37", width=1.3),
    ),
    Mouth.POUT: (
        fill("2,30.5! 7,26.8 11,28.6 14,26.8 18,30! 10,32", RED),
        fill("4,31.5 10.5,36.8 16,31", RED),
        line("1,31 6,30.6 11,31.4 15,30.4 19,30.4"),
        _CHIN_LINE,
    ),
    Mouth.SING: (
        shape("4,31 8,27.5 13,27.5 16,31 13.5,36.5 7.5,37", RED),
        fill("6,30 9,28.6 14,29.6 10,30.6", WHITE),
    ),
    Mouth.SMIRK: (
        fill("0,31! 6,28.6 10.5,29.8 14,28 20,26.5! 12,32", RED),
        line("-1,32 6,31.2 13,30.6 19,27.5 23,24"),
        line("6,36.4 11,37 15,35.4", width=1.3),
        _CHIN_LINE,
    ),
}
