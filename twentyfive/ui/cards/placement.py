"""TODO."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.core import Card
from twentyfive.ui.theme.measures import Rect
from twentyfive.wording.names import translate


class Place(Enum):
    """Where on the table a card lies."""

    STOCK = auto()
    TURN_UP = auto()
    HAND = auto()
    OTHER_HAND = auto()
    """The hand of a player of two that is not the one to play from."""
    FAN = auto()
    TRICK = auto()
    DRAWN = auto()
    KITTY = auto()
    OUT = auto()


class Mark(Enum):
    """What is said about a card by a sign of its own, never by colour alone."""

    PLAYABLE = auto()
    DIMMED = auto()
    BEST = auto()
    LED = auto()
    PUT_OUT = auto()
    CHOSEN = auto()
    NEW = auto()
    LAID_OUT = auto()
    DEALS = auto()
    """The jack that makes its player the first dealer."""
    ADVISED = auto()
    """What a hint points to."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Which card an object of the table is: a known card, or the place of one that is hidden.

    Attributes:
        card: the card, None for one whose face is hidden.
        seat: the holder of a hidden card, None for one in a pile.
        index: its number among the hidden cards there.
        pile: where a hidden card lies that nobody holds.
    """

    card: Card | None = None
    seat: int | None = None
    index: int = 0
    pile: Place = Place.STOCK


@dataclass(frozen=True, slots=True)
class Placement:
    """A card as it lies on the table, in logical pixels.

    Attributes:
        spot: which card it is.
        place: where it lies.
        x, y: its centre.
        width, height: its size.
        angle: its turn in degrees, clockwise.
        marks: what is said about it.
        shown: the share of its width, from the left, that the next card of a hand does not cover.
        open: the share of its height, from above, that no question covers.
    """

    spot: Spot
    place: Place
    x: float
    y: float
    width: float
    height: float
    angle: float = 0.0
    marks: frozenset[Mark] = frozenset()
    shown: float = 1.0
    open: float = 1.0

    @property
    def rect(self) -> Rect:
        """The card's rectangle as if it were not turned."""
        left, top = round(self.x - self.width / 2), round(self.y - self.height / 2)
        return Rect(left, top, round(self.width), round(self.height))


def new_text(marks: Collection[Mark]) -> str:
    """The words on the second pill of a card that came with the kitty and is to be put out, empty without one."""
    return translate("marks", "new") if {Mark.NEW, Mark.PUT_OUT} <= set(marks) else ""


def pill_text(marks: Collection[Mark]) -> str:
    """The words on a card's pill, empty without one."""
    if Mark.PUT_OUT in marks:
        return translate("marks", "✕ out")
    if Mark.LAID_OUT in marks:
        return translate("marks", "put out")
    if Mark.ADVISED in marks:
        return translate("marks", "hint")
    if Mark.NEW in marks:
        return translate("marks", "new")
    if Mark.DEALS in marks:
        return translate("marks", "deals")
    if Mark.LED in marks and Mark.BEST in marks:
        return translate("marks", "led, best")
    if Mark.BEST in marks:
        return translate("marks", "best")
    return translate("marks", "led") if Mark.LED in marks else ""
