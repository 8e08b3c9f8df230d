"""The end of a match for the persons at a screen: what its panel says and offers beside the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.engine.seating.local_seats import LocalSeats


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a match.

    Attributes:
        won: whether a person has won it, which is worth a moment.
    """

    won: bool = False


PLAIN: Final = Ending()
"""The end of a match that belongs to something larger, such as a lesson or an evening, which has an end of its own."""


def ending_of(view: PlayerView, here: LocalSeats) -> Ending:
    """The end of the match in `view`, which is over."""
    return Ending(won=won_here(view, here))


def won_here(view: PlayerView, here: LocalSeats) -> bool:
    """Whether one side has won the match, and a person belongs to it: one at this screen, if any person is here.

    Where nobody is, as at a table for all, the persons are those on phones. A tie is won by nobody.
    """
    persons = here.persons or here.seats.guests
    return len(view.winners) == 1 and any(view.rules.side_of(seat) in view.winners for seat in persons)
