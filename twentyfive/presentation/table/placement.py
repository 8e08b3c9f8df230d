"""Placements: cards as they lie on the table, with their marks and the words of these."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.core import Card
from twentyfive.presentation.measures import Rect
from twentyfive.wording.names import translate


class Place(Enum):
    """A place on the table."""

    STOCK = auto()
    TURN_UP = auto()
    HAND = auto()
    OTHER_HAND = auto()
    """The hand of a person with two hands that is not the one to play from."""
    FAN = auto()
    TRICK = auto()
    DRAWN = auto()
    KITTY = auto()
    OUT = auto()


class Mark(Enum):
    """A message about a card, shown by a sign of its own and never by colour alone."""

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
    """The card that a hint points to."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The identity of a card on the table: a known card, or the position of a hidden one.

    Attributes:
        card: the card; None if its face is hidden.
        seat: the holder of a hidden card; None if it is in a pile.
        index: its number among the hidden cards there.
        pile: the pile of a hidden card that nobody holds.
    """

    card: Card | None = None
    seat: int | None = None
    index: int = 0
    pile: Place = Place.STOCK


@dataclass(frozen=True, slots=True)
class Placement:
    """A card as it lies on the table, in logical pixels.

    Attributes:
        spot: its identity.
        place: its place on the table.
        x, y: its centre.
        width, height: its size.
        angle: its rotation in degrees, clockwise.
        marks: the messages about it.
        shown: the share of its width, from the left, that the next card of a hand leaves visible.
        open: the share of its height, from the top, that a question in front leaves visible.
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
        """The card's rectangle without its rotation."""
        left, top = round(self.x - self.width / 2), round(self.y - self.height / 2)
        return Rect(left, top, round(self.width), round(self.height))


def new_text(marks: Collection[Mark]) -> str:
    """Return the text of the second pill, on a card of the kitty that is to be put out; empty for no pill."""
    return translate("marks", "new") if {Mark.NEW, Mark.PUT_OUT} <= set(marks) else ""


def pill_text(marks: Collection[Mark]) -> str:
    """Return the text of a card's pill; empty for no pill."""
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
