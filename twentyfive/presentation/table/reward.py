"""The moment in which a won game is shown: what moves when, and where the knot and the cards are. Pure geometry.

All times are those at normal speed. The buttons below are there from the beginning, so nobody has to wait for it.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final, NamedTuple

from twentyfive.core import PlayerView
from twentyfive.core.state import Trick
from twentyfive.presentation.measures import CARD_RATIO
from twentyfive.presentation.table.placement import Place, Placement, Spot

PANEL_MS: Final = 180
PANEL_RISE: Final = 8
"""The time in which any result comes, and the pixels by which it rises: felt rather than seen."""

_VEIL_MS: Final = 240
"""The time in which the cloth is dimmed: as fast as a lamp is turned down."""

_FAN: Final = (160, 420)
"""When the cards begin to fan out, and how long they take: once the cloth is nearly dark."""

_KNOT: Final = (240, 900)
"""The same for the knot, the one thing that is slow: the eye follows its line."""

_TITLE: Final = (420, 180)
TITLE_RISE: Final = 8
"""The same for the title, with the pixels by which it rises: it comes as the cards stop."""

_POINTS_FROM: Final = 700
_POINT_MS: Final = 28
_MOST_POINTS_MS: Final = 700
"""When the points begin to count up, the time for each, and for all of them: a clock that can still be heard as one."""

WON_MS: Final = 1600
"""The whole moment, with a breath at the end in which nothing moves."""

_BACK: Final = 1.70158
"""How far the fan spreads beyond its end before it settles: the usual tenth."""

_STACKED_FROM: Final = 170
"""The height, at scale 1, from which the knot is above the cards; in less room it is beside them."""

PICTURE_HEIGHTS: Final = (300, 250, 210, 170, 130, 100, 76)
"""The heights of the picture to choose from, at scale 1; below the last, cards are only specks."""

_KNOT_SHARE: Final = 0.37
_CARD_SHARE: Final = 0.4
"""The heights of knot and cards, as shares of a picture with both; the turned fan takes the rest."""

_KNOT_ALONE: Final = 180
"""The most that a knot without cards takes, at scale 1: it is a sign, and no wall."""

_TURNED: Final = 1.4
"""The height of the whole fan, in cards."""

_STEP: Final = 0.69
_ENDS: Final = 1.5
_LEAN: Final = 9.0
_WIDEST_LEAN: Final = 18.0
_SINKS: Final = 0.04
_STANDS_OUT: Final = 0.09
_LARGER: Final = 1.12
"""The fan: from one card to the next, and the halves of the first and the last, in widths; the turn of each, and of
the last, in degrees; how much further each sinks than its neighbour, and how far the winner stands out, in heights; how
much larger the winner is."""

FRAME: Final = 3.0
"""The gold frame around the winning card, as around cards that may be played."""

_LOBES: Final = 5
_MIDDLE: Final = (0.5, 0.5215)
_RADIUS: Final = 0.354
_SWING: Final = 0.1035
"""The line of the knot in the emblem, as shares of its square: it runs round twice, and swings in and out five times.
Measured in the drawing, where it is the middle of the strand to within two hundredths."""

KNOT_STRAND: Final = 0.115
"""The width that covers the strand everywhere."""

FIVE_WITHIN: Final = 0.19
"""The distance from the middle within which there is only the five."""

_LINE_POINTS: Final = 240


class WonFrame(NamedTuple):
    """The moment at one time; each but the last is a share, 1 at the end.

    Attributes:
        veil: how far the cloth is dimmed.
        fan: how far the cards are spread, for a while more than 1.
        knot: how much of the knot is drawn.
        title: how far the title has come.
        counts_ms: the time for which the points have counted.
    """

    veil: float
    fan: float
    knot: float
    title: float
    counts_ms: float


def won_frame(ms: float) -> WonFrame:
    """The moment after that time."""
    return WonFrame(
        _quick(_gone(ms, 0, _VEIL_MS)),
        _out_back(_gone(ms, *_FAN)),
        _even(_gone(ms, *_KNOT)),
        _quick(_gone(ms, *_TITLE)),
        max(0.0, min(float(WON_MS), ms) - _POINTS_FROM),
    )


def _gone(ms: float, begins: float, lasts: float) -> float:
    return min(1.0, max(0.0, (ms - begins) / lasts))


def _quick(share: float) -> float:
    return 1 - (1 - share) ** 2


def _even(share: float) -> float:
    return share * share * (3 - 2 * share)


def _out_back(share: float) -> float:
    left = share - 1
    return 1 + (_BACK + 1) * left**3 + _BACK * left**2


WON_AT_LAST: Final = won_frame(WON_MS)


def arriving(ms: float) -> float:
    """How far a result has come after that time, from 0 to 1."""
    return _quick(_gone(ms, 0, PANEL_MS))


def counted_up(before: int, after: int, counts_ms: float) -> int:
    """The points to show after counting for that time; a loss is there at once."""
    if after <= before:
        return after
    each = min(_POINT_MS, _MOST_POINTS_MS / (after - before))
    return min(after, before + int(counts_ms / each + 1e-9))


def winning_trick(view: PlayerView) -> Trick | None:
    """The last trick that the winners of the match took in the deal that ended it; None if they took none."""
    rules = view.rules
    taken = (trick for trick in reversed(view.tricks) if trick.winner is not None)
    return next((trick for trick in taken if rules.side_of(trick.winner or 0) in view.winners), None)


class WonPicture(NamedTuple):
    """What is above the words: the square of the knot, and the cards, the lowest first."""

    knot: tuple[float, float, float]
    cards: tuple[Placement, ...]


def won_picture(trick: Trick | None, players: int, width: float, height: float, scale: float) -> WonPicture:
    """The picture in that room; the winning card is in the middle and on top."""
    if trick is None:
        side = min(height, width, _KNOT_ALONE * scale)
        return WonPicture(((width - side) / 2, (height - side) / 2, side), ())
    stacked = height >= _STACKED_FROM * scale
    card = _CARD_SHARE * height if stacked else (height - FRAME) / _TURNED
    knot = _KNOT_SHARE * height if stacked else 0.9 * height
    if stacked:
        fan = _fan(trick, players, card, width / 2, height - card * (_TURNED - _LARGER / 2 - _STANDS_OUT), width)
        return WonPicture(((width - knot) / 2, 0.0, knot), fan)
    apart = 0.25 * height
    across = _fan_width(len(trick.cards), card, width - knot - apart)
    left = (width - knot - apart - across) / 2
    middle = card * (_LARGER / 2 + _STANDS_OUT) + FRAME
    fan = _fan(trick, players, card, left + knot + apart + across / 2, middle, across)
    return WonPicture((left, (height - knot) / 2, knot), fan)


def _step(cards: int, card: float, room: float) -> float:
    """From one card to the next; as many are left as right of the middle, or one more."""
    width = CARD_RATIO * card
    return min(_STEP * width, (room - _ENDS * width) / max(1, 2 * (cards // 2)))


def _fan_width(cards: int, card: float, room: float) -> float:
    return 2 * (cards // 2) * _step(cards, card, room) + _ENDS * CARD_RATIO * card


def _fan(trick: Trick, players: int, card: float, x: float, y: float, room: float) -> tuple[Placement, ...]:
    """The cards in a fan whose middle card has its middle there."""
    cards = trick.cards
    won = next(index for index in range(len(cards)) if trick.seat_of(index, players) == trick.winner)
    others = [face for index, face in enumerate(cards) if index != won]
    middle = len(cards) // 2
    ordered = [*others[:middle], cards[won], *others[middle:]]
    step = _step(len(cards), card, room)
    lean = min(_LEAN, _WIDEST_LEAN / max(1, middle))
    fan = []
    for index, face in enumerate(ordered):
        off, wins = index - middle, index == middle
        size = card * (_LARGER if wins else 1.0)
        fan.append(
            Placement(
                Spot(face),
                Place.TRICK,
                x + off * step,
                y + card * (_SINKS * (off * lean / _LEAN) ** 2 - _STANDS_OUT * wins),
                CARD_RATIO * size,
                size,
                angle=off * lean,
            )
        )
    return (*fan[:middle], *reversed(fan[middle + 1 :]), fan[middle])


def fanned(picture: WonPicture, share: float) -> tuple[Placement, ...]:
    """The cards when the fan is spread that far: at first they lie on one heap, the winner on top."""
    if not picture.cards:
        return ()
    heap = picture.cards[-1]

    def spread(card: Placement) -> Placement:
        x, y = heap.x + share * (card.x - heap.x), heap.y + share * (card.y - heap.y)
        return replace(card, x=x, y=y, angle=share * card.angle)

    return tuple(map(spread, picture.cards))


def knot_line(share: float) -> tuple[tuple[float, float], ...]:
    """The points of the knot's line as far as it is drawn, as shares of the emblem's square, beginning at the top."""
    points = []
    for number in range(round(share * _LINE_POINTS) + 1):
        turn = 4 * math.pi * number / _LINE_POINTS
        away = _RADIUS + _SWING * math.cos(_LOBES / 2 * turn)
        points.append((_MIDDLE[0] + away * math.sin(turn), _MIDDLE[1] - away * math.cos(turn)))
    return tuple(points)
