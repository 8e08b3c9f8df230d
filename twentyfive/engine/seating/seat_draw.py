"""The draw for seats and sides: everybody takes a card, the highest together. Sources: CC on Forty-Five and on seats.

CC has the players who draw the highest cards play against those who draw the lowest, by the usual ranking of cards, and
whoever draws higher choose their seat first; cards of one rank are drawn again.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from twentyfive.core import Card, Rank, Rules
from twentyfive.core.cards import PACK

_BY_RANK = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, *(Rank(str(number)) for number in range(10, 1, -1)))
"""Highest first."""


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """What was drawn, and where each goes.

    Attributes:
        cards: by the seat from which each drew; the last is that of who may sit out, where three are at a game of two.
        goes_to: by the same, the seat each takes from now on.
    """

    cards: tuple[Card, ...]
    goes_to: tuple[int, ...]

    @property
    def highest_first(self) -> tuple[int, ...]:
        """Who drew, from the highest card to the lowest."""
        return tuple(sorted(range(len(self.cards)), key=lambda at: _BY_RANK.index(self.cards[at].rank)))


def draw_for_seats(rules: Rules, drawing: int, rng: random.Random) -> SeatDraw:
    """A draw of that many, one for each seat and perhaps one who will sit out: that is who draws lowest.

    The highest card takes the first seat. Who plays together has drawn next to one another in rank.
    """
    cards = _of_different_rank(drawing, rng)
    order = sorted(range(drawing), key=lambda at: _BY_RANK.index(cards[at].rank))
    seats = [seat for side in range(rules.sides) for seat in rules.seats_of(side)]
    seats += range(len(seats), drawing)
    goes_to = dict(zip(order, seats, strict=True))
    return SeatDraw(cards, tuple(goes_to[at] for at in range(drawing)))


def turned(draw: SeatDraw, seats: int, at: int) -> SeatDraw:
    """The same draw with the table turned: who drew from seat `at` sits at seat 0, and all keep their neighbours."""
    by = draw.goes_to[at]
    goes_to = tuple((seat - by) % seats if seat < seats else seat for seat in draw.goes_to)
    return SeatDraw(draw.cards, goes_to)


def _of_different_rank(count: int, rng: random.Random) -> tuple[Card, ...]:
    """So many cards from a shuffled pack; one whose rank was drawn before is laid aside and another drawn."""
    pack = rng.sample(PACK, len(PACK))
    first_of_rank = {card.rank: card for card in reversed(pack)}
    return tuple([card for card in pack if first_of_rank[card.rank] == card][:count])
