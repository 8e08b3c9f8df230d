"""A game as it is sent to a guest at a computer: whole positions and steps, as views in their text form.

A view is one text here. What it says is read by `core.view_text`, in the window of the guest and never in a gateway.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.presentation.phone.sheets import CARD, MOST_CARDS, MOST_SEATS, POSITION, SHORT, May
from twentyfive.strict_json import YES_OR_NO, Field, items, number, struct, text, word

MOST_HANDS: Final = 2
"""The most hands that one player has."""

LONGEST_SEEN: Final = 40_000
"""Limit of the letters of a view or a seen move; a long list of exchanges makes 9,000."""

_LONGEST_DEAL: Final = 6_000
"""Limit of the letters of a deal that is over; ten players with an auction and exchanges make 1,700."""

_MOST_DEALS: Final = 10
_MOST_REFUSED: Final = 2 * MOST_CARDS
_LONGEST_SITTER: Final = 60


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that the rules forbid a guest now, and why.

    Attributes:
        move: the move in its text form.
        why: the reason, as a word of `core.Refusal`.
        cards: the cards concerned.
    """

    move: str
    why: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class View:
    """A whole position, as a computer guest sees it: after a jump, for whoever has come, or has fallen behind.

    Attributes:
        at: the position, as `GameSession.revision`. A move or a request names it.
        views: the view from each hand that the guest plays, their own first; for an onlooker that of everybody.
        sitters: the players by seat, in their text form: the guest is a person, others at the table are elsewhere.
        out: the player who sits out, in text form; empty if nobody does.
        refused: the moves that the guest may be tempted to make and may not.
        waits: whether a deal is over and the next one is awaited.
        answered: whether the guest is to act but has nothing to decide, so that the game goes on by itself.
        over: the number of deals that are over, through all games of a match. The guest can ask for them.
    """

    at: int
    views: tuple[str, ...]
    sitters: tuple[str, ...]
    out: str = ""
    refused: tuple[Refused, ...] = ()
    waits: bool = False
    answered: bool = False
    over: int = 0


@dataclass(frozen=True, slots=True)
class Seen:
    """A step, as a computer guest sees it.

    Attributes:
        at: the position after it.
        moves: the move as seen from each hand that the guest plays, with the views before and after it, own hand first.
        refused, waits, answered, over: as in `View`.
    """

    at: int
    moves: tuple[str, ...]
    refused: tuple[Refused, ...] = ()
    waits: bool = False
    answered: bool = False
    over: int = 0


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals that are over, with all hands and moves, for a computer guest who has asked for them.

    Attributes:
        after: the number of the deals before these.
        deals: the deals, each as the lines of a record from the first move after the deal before to its score.
    """

    after: int
    deals: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Allowed:
    """The requests that a computer guest may make now, whenever they have changed.

    Attributes:
        may: the requests.
        held: whether the game is paused: no move is made or taken.
    """

    may: tuple[May, ...] = ()
    held: bool = False


_REFUSED: Final = struct(
    Refused,
    {
        "move": Field(text(str, longest=400)),
        "why": Field(text(str, longest=40)),
        "cards": Field(items(CARD, 0, MOST_CARDS), default=()),
    },
)
_HANDS: Final = items(text(str, longest=LONGEST_SEEN), 1, MOST_HANDS)
_DEALS: Final = number(0, 3_000)
_AFTER: Final = {
    "over": Field(_DEALS, default=0),
    "refused": Field(items(_REFUSED, 0, _MOST_REFUSED), default=()),
    "waits": Field(YES_OR_NO, default=False),
    "answered": Field(YES_OR_NO, default=False),
}

VIEW_FIELDS: Final = {
    "at": Field(POSITION),
    "views": Field(_HANDS),
    "sitters": Field(items(text(str, longest=_LONGEST_SITTER), 2, MOST_SEATS)),
    "out": Field(SHORT, default=""),
    **_AFTER,
}
SEEN_FIELDS: Final = {"at": Field(POSITION), "moves": Field(_HANDS), **_AFTER}
ALLOWED_FIELDS: Final = {
    "may": Field(items(word(May), 0, len(May)), default=()),
    "held": Field(YES_OR_NO, default=False),
}
DEALS_FIELDS: Final = {
    "after": Field(_DEALS),
    "deals": Field(items(text(str, longest=_LONGEST_DEAL), 0, _MOST_DEALS)),
}
