"""A game as it is sent to a guest at a computer: whole positions and steps, as views in their text form.

A view is one text here. What it says is read by `core.view_text`, in the window of the guest and never in a gateway.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from twentyfive.presentation.phone.sheets import MOST_CARDS, MOST_SEATS, CardText, MoveText, Position, Requests, Short
from twentyfive.strict_json import Entries, number, text

MOST_HANDS: Final = 2
"""The most hands that one player has."""

LONGEST_SEEN: Final = 40_000
"""Limit of the letters of a view or a seen move; a long list of exchanges makes 9,000."""

_LONGEST_DEAL: Final = 6_000
"""Limit of the letters of a deal that is over; ten players with an auction and exchanges make 1,700."""

DealCount = Annotated[int, number(0, 3_000)]
_OfHands = Annotated[tuple[Annotated[str, text(str, longest=LONGEST_SEEN)], ...], Entries(1, MOST_HANDS)]
_Sitter = Annotated[str, text(str, longest=60)]
_Deal = Annotated[str, text(str, longest=_LONGEST_DEAL)]


@dataclass(frozen=True, slots=True)
class Refused:
    """A move that the rules forbid a guest now, and why."""

    move: MoveText
    why: Annotated[str, text(str, longest=40)]  # a word of `core.Refusal`
    cards: Annotated[tuple[CardText, ...], Entries(0, MOST_CARDS)] = ()  # those concerned


_Refusals = Annotated[tuple[Refused, ...], Entries(0, 2 * MOST_CARDS)]


@dataclass(frozen=True, slots=True)
class View:
    """A whole position, as a computer guest sees it: after a jump, for whoever has come, or has fallen behind."""

    at: Position  # as `GameSession.revision`; a move or a request names it
    views: _OfHands  # from each hand that the guest plays, their own first; for an onlooker that of everybody
    # the players by seat, in their text form: the guest is a person, others at the table are elsewhere
    sitters: Annotated[tuple[_Sitter, ...], Entries(2, MOST_SEATS)]
    out: Short = ""  # the player who sits out, in text form; empty if nobody does
    refused: _Refusals = ()  # the moves that the guest may be tempted to make and may not
    waits: bool = False  # a deal is over and the next one is awaited
    answered: bool = False  # the guest is to act but has nothing to decide, so that the game goes on by itself
    over: DealCount = 0  # the deals that are over, through all games of a match; the guest can ask for them


@dataclass(frozen=True, slots=True)
class Seen:
    """A step, as a computer guest sees it; what follows the moves is as in `View`."""

    at: Position  # the one after it
    moves: _OfHands  # as seen from each hand that the guest plays, with the views before and after it, own hand first
    refused: _Refusals = ()
    waits: bool = False
    answered: bool = False
    over: DealCount = 0


@dataclass(frozen=True, slots=True)
class Deals:
    """Deals that are over, with all hands and moves, for a computer guest who has asked for them."""

    after: DealCount  # the number of the deals before these
    # each as the lines of a record from the first move after the deal before to its score
    deals: Annotated[tuple[_Deal, ...], Entries(0, 10)]


@dataclass(frozen=True, slots=True)
class Allowed:
    """The requests that a computer guest may make now, whenever they have changed."""

    may: Requests = ()
    held: bool = False  # the game is paused: no move is made or taken
