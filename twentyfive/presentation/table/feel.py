"""How a card of the hand answers the pointer: it rises, sinks, follows, leans, glides home and shakes. Pure geometry.

All times are those at normal speed; all angles are degrees, clockwise.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, NamedTuple

from twentyfive.core import Card
from twentyfive.presentation.measures import Rect
from twentyfive.presentation.table.glide import Easing, Glide
from twentyfive.presentation.table.placement import Mark, Place, Placement, Spot

SLOP: Final = 6.0
"""The distance in pixels from which a pressed card follows: a hand trembles by three or four in a click."""

RISE: Final = 0.5
"""The rise of a card under the pointer, in lifts: it then stands as high as a chosen one, for which there is room."""

_SINK: Final = 0.125
"""The sinking of a pressed card, in lifts: 2 of 16 pixels."""

_SHAKE: Final = 0.25
_LEAST_SHAKE: Final = 4.0
"""The shaking of a refused card to either side, in lifts, and at least in pixels: less is not seen."""

MOST_LEAN: Final = 7.0
FULL_SPEED: Final = 900.0
"""The most that a dragged card leans, and the speed in pixels a second at which it does; a hand is seldom faster."""

_LEANS_IN_MS: Final = 60.0
"""The time in which a card takes on most of a new lean: pointers report in steps, and it would flutter."""

STILL_MS: Final = 60
"""The time without a movement after which a dragged card hangs straight again."""

RISES_MS: Final = 110
FALLS_MS: Final = 140
SINKS_MS: Final = 60
STRAIGHTENS_MS: Final = 120
HOME_MS: Final = 180
SHAKES_MS: Final = 220
LANDS_MS: Final = 160
"""The times in which a card rises, falls back, sinks, hangs straight, glides home, shakes twice, and lands in a trick.

Falling is slower than rising, so that a row over which the pointer passes follows it like a wave. A card let go has a
part of its way behind it, so it lands in half the time of one that is clicked.
"""

Point = tuple[float, float]


def quick(share: float) -> float:
    """A fast start and a gentle end."""
    return 1 - (1 - share) ** 2


_LET_GO: Final = Easing(lambda share: 1 - (1 - share) ** 3)


class Pose(NamedTuple):
    """How a card differs from its place at rest.

    Attributes:
        x, y: the distance.
        angle: the turn.
        light: how bright it is, and how high above the cloth, from 0 to 1.
    """

    x: float = 0.0
    y: float = 0.0
    angle: float = 0.0
    light: float = 0.0

    def of(self, card: Placement) -> Placement:
        """The card in this pose."""
        if self == AT_REST:
            return card
        return replace(card, x=card.x + self.x, y=card.y + self.y, angle=card.angle + self.angle)


AT_REST: Final = Pose()


def under_pointer(card: Placement, lift: float, *, pressed: bool, moves: bool) -> Pose:
    """The pose of a card under the pointer; one that may not be played keeps its place.

    Args:
        card: the card at rest.
        lift: the rise of cards that may be played.
        pressed: whether it is pressed.
        moves: whether anything may move; otherwise it only brightens.
    """
    if Mark.PLAYABLE not in card.marks:
        return AT_REST
    stands_high = not card.marks.isdisjoint({Mark.CHOSEN, Mark.PUT_OUT})
    rise = 0.0 if stands_high else RISE
    return Pose(y=lift * (_SINK * pressed - rise) * moves, light=1.0)


def shake_of(lift: float) -> float:
    """The shaking of a refused card to either side, in pixels."""
    return max(_LEAST_SHAKE, _SHAKE * lift)


@dataclass(frozen=True, slots=True)
class Passage:
    """The way of a card from one pose to another, at the end of which it may shake.

    Attributes:
        start, end: its pose before and after.
        begins_ms, lasts_ms: the start and the duration.
        shake: the shaking to either side, in pixels.
        shakes_ms: the duration of the shaking.
    """

    start: Pose
    end: Pose
    begins_ms: float = 0.0
    lasts_ms: float = 0.0
    shake: float = 0.0
    shakes_ms: float = 0.0
    ease: Callable[[float], float] = quick

    @property
    def ends_ms(self) -> float:
        """The time from which the card rests."""
        return self.begins_ms + self.lasts_ms + self.shakes_ms

    def at(self, ms: float) -> Pose:
        """The pose at that time."""
        gone = ms - self.begins_ms
        way = self.ease(min(1.0, max(0.0, gone / self.lasts_ms))) if self.lasts_ms else 1.0
        pose = Pose(*(first + way * (last - first) for first, last in zip(self.start, self.end, strict=True)))
        shaken = gone - self.lasts_ms
        if not 0 < shaken < self.shakes_ms:
            return pose
        return pose._replace(x=pose.x + self.shake * math.sin(4 * math.pi * shaken / self.shakes_ms))


class Fate(Enum):
    """What becomes of a card that is let go."""

    CLICKED = auto()
    THROWN = auto()
    KEPT = auto()


@dataclass(frozen=True, slots=True)
class Hold:
    """A card of the hand held by the pointer.

    Attributes:
        card: the card.
        pressed: the point at which it was pressed.
        at, at_ms: the point at which the pointer is, and since when.
        drags: whether the card follows the pointer.
        lean: its turn.
    """

    card: Card
    pressed: Point
    at: Point
    at_ms: float
    drags: bool = False
    lean: float = 0.0

    def moved(self, to: Point, ms: float) -> Hold:
        """The hold after the pointer has moved; a card that follows goes on doing so back to where it was pressed."""
        gone = max(1.0, ms - self.at_ms)
        if not self.drags and math.dist(self.pressed, to) < SLOP:
            return self
        speed = 1000 * (to[0] - self.at[0]) / gone if self.drags else 0.0
        wanted = MOST_LEAN * min(1.0, max(-1.0, speed / FULL_SPEED))
        lean = self.lean + (wanted - self.lean) * (1 - math.exp(-gone / _LEANS_IN_MS))
        return replace(self, at=to, at_ms=ms, drags=True, lean=lean)

    def pose(self, lift: float, *, moves: bool) -> Pose:
        """The pose of a card that follows; without motion it does not lean."""
        x, y = self.at[0] - self.pressed[0], self.at[1] - self.pressed[1]
        return Pose(x, y - RISE * lift * moves, self.lean * moves, 1.0)

    def fate(self, rest: Placement, edge: int, table: Rect) -> Fate:
        """What becomes of the card if it is let go now.

        It is thrown if its middle is above `edge`, the upper edge of the hand: wherever it was taken hold of, the same
        half of it then lies outside. Let go beyond the `table`, it is kept.
        """
        if not self.drags:
            return Fate.CLICKED
        x, y = self.at
        within = table.x <= x < table.right and table.y <= y < table.bottom
        return Fate.THROWN if within and rest.y + y - self.pressed[1] < edge else Fate.KEPT


def let_go(ways: Iterable[Glide], aloft: Collection[Spot]) -> tuple[Glide, ...]:
    """The same flights, of which a card that was let go falls straight into its place in the trick."""
    return tuple(
        replace(way, lasts_ms=LANDS_MS, easing=_LET_GO)
        if way.start.spot in aloft and way.end.place is Place.TRICK
        else way
        for way in ways
    )
