"""The draw for seats and sides: everybody draws a card, and the highest play together. Sources: CC on Forty-Five and on
seats.

In CC the players with the highest cards, by the usual ranking, play against those with the lowest, and a higher card
chooses its seat first. Players who draw cards of equal rank draw again.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from twentyfive.ai.characters.cast import CAST, Character
from twentyfive.core import Card, Rank, Rules
from twentyfive.core.cards import PACK
from twentyfive.engine.seating.players import ANYBODY, Computer, TableSetup

_BY_RANK = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, *(Rank(str(number)) for number in range(10, 1, -1)))
"""The ranks, highest first."""


@dataclass(frozen=True, slots=True)
class SeatDraw:
    """The result of a draw.

    Attributes:
        cards: the cards, by the seat of the player who drew; a third player at a game of two comes last.
        goes_to: the new seat of each player, in the same order.
    """

    cards: tuple[Card, ...]
    goes_to: tuple[int, ...]

    @property
    def highest_first(self) -> tuple[int, ...]:
        """The seats that drew, from the highest card to the lowest."""
        return tuple(sorted(range(len(self.cards)), key=lambda seat: _BY_RANK.index(self.cards[seat].rank)))


def draw_for_seats(rules: Rules, drawing: int, rng: random.Random) -> SeatDraw:
    """Draw cards for `drawing` players: one for each seat, and perhaps a third player at a game of two.

    The highest card takes the first seat. The players of a side are neighbours in rank. The lowest card sits out.
    """
    cards = _cards_of_different_rank(drawing, rng)
    order = sorted(range(drawing), key=lambda seat: _BY_RANK.index(cards[seat].rank))
    seats = [seat for side in range(rules.sides) for seat in rules.seats_of(side)]
    seats += range(len(seats), drawing)
    goes_to = dict(zip(order, seats, strict=True))
    return SeatDraw(cards, tuple(goes_to[seat] for seat in range(drawing)))


def turned(draw: SeatDraw, seats: int, player: int) -> SeatDraw:
    """Return the draw with the table turned so that the player who drew from seat `player` gets seat 0.

    All players keep their neighbours.
    """
    by = draw.goes_to[player]
    goes_to = tuple((seat - by) % seats if seat < seats else seat for seat in draw.goes_to)
    return SeatDraw(draw.cards, goes_to)


def _cards_of_different_rank(count: int, rng: random.Random) -> tuple[Card, ...]:
    """Draw that many cards from a shuffled pack, passing over those of a rank that was drawn before."""
    pack = rng.sample(PACK, len(PACK))
    first_of_rank = {card.rank: card for card in reversed(pack)}
    return tuple([card for card in pack if first_of_rank[card.rank] == card][:count])


def characters_drawn(setup: TableSetup, seed: int) -> TableSetup:
    """Return the table with a character for everybody who is to be drawn; the same for the same table and seed.

    No character comes twice, and none has the name of another player. Whoever finds none left stays without one.
    """
    third = [] if setup.third is None else [setup.third.name]
    taken = {sitter.character for sitter in setup.computers}
    drawn_places = {seat for seat, sitter in enumerate(setup.sitters) if _is_anybody(sitter)}
    names = {name for seat, name in enumerate(setup.names) if seat not in drawn_places} | {*third}
    free = [member for member in CAST if member.key not in taken and member.name not in names]
    random.Random(f"{seed} characters").shuffle(free)
    return _seated(setup, sorted(drawn_places), free)


def _seated(setup: TableSetup, places: Sequence[int], free: Sequence[Character]) -> TableSetup:
    names, sitters = list(setup.names), list(setup.sitters)
    left = iter(free)
    for place in places:
        member, sitter = next(left, None), sitters[place]
        assert isinstance(sitter, Computer)
        sitters[place] = replace(sitter, character=None if member is None else member.key)
        names[place] = names[place] if member is None else member.name
    third = setup.third
    if third is not None and isinstance(third.sitter, Computer) and third.sitter.character == ANYBODY:
        member = next(left, None)
        sitter = replace(third.sitter, character=None if member is None else member.key)
        third = replace(third, sitter=sitter, name=third.name if member is None else member.name)
    return replace(setup, names=tuple(names), sitters=tuple(sitters), third=third)


def _is_anybody(sitter: object) -> bool:
    return isinstance(sitter, Computer) and sitter.character == ANYBODY
