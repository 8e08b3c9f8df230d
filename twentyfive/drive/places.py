"""Places by either way of counting, and how equals divide what they stand for."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from twentyfive.drive.chance import shuffled
from twentyfive.drive.people import Side
from twentyfive.drive.plan import Counting, Plan, Ties
from twentyfive.drive.play import Tally

_RANKS: Final = 13
_SUITS: Final = 4


@dataclass(frozen=True, slots=True)
class CutCard:
    """A card that a side has cut.

    Attributes:
        side: the side.
        rank: the rank, from 1 for the ace, which is the lowest, to 13 for the king.
        suit: the suit, from 0 to 3; it decides nothing.
    """

    side: int
    rank: int
    suit: int


@dataclass(frozen=True, slots=True)
class Cut:
    """A cut of cards for a place: the lowest wins.

    Attributes:
        rounds: the cards of each round. After the first one only those cut again who cut equal cards.
        order: the sides, the winner first.
    """

    rounds: tuple[tuple[CutCard, ...], ...]
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settlement:
    """How equals have divided what they stand for.

    Attributes:
        sides: the equals, whoever has the lowest card number first; if they are no longer equals, it counts no more.
        how: the way.
        order: the sides as they were placed, the first first; empty after a split.
        forfeited: those of them who refused to play off, who are placed last.
    """

    sides: tuple[int, ...]
    how: Ties
    order: tuple[int, ...] = ()
    forfeited: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of the standings.

    Attributes:
        place: the place.
        equal: whether others have it, too.
        side: the side.
        score: the wins or points.
    """

    place: int
    equal: bool
    side: int
    score: int


@dataclass(frozen=True, slots=True)
class Group:
    """Those with one score.

    Attributes:
        place: their place, before equals have settled theirs.
        sides: the sides: in the order in which they were placed if that is settled, else by card number.
        score: the wins or points.
        settlement: how they have divided what they stand for; None while they have not, or are alone.
    """

    place: int
    sides: tuple[int, ...]
    score: int
    settlement: Settlement | None = None

    @property
    def is_placed(self) -> bool:
        """Whether everybody has a place of their own."""
        return len(self.sides) == 1 or (self.settlement is not None and bool(self.settlement.order))


def groups(
    plan: Plan, sides: Iterable[Side], tally: Mapping[int, Tally], settlements: Sequence[Settlement]
) -> tuple[Group, ...]:
    """Return all who have a place, by score. The house has none, nor has who went home without their games."""
    scores = sorted((-tally[side.number].score, side.number) for side in sides if has_place(side))
    found: list[Group] = []
    before = 0
    for score, equals in groupby(scores, key=lambda each: each[0]):
        numbers = tuple(number for _, number in equals)
        place = len(found) + 1 if plan.counting is Counting.BY_SIDES else before + 1
        settlement = settlement_of(numbers, settlements)
        found.append(Group(place, (settlement and settlement.order) or numbers, -score, settlement))
        before += len(numbers)
    return tuple(found)


def has_place(side: Side) -> bool:
    """Whether a side can have a place."""
    return not side.house and (side.gone is None or side.stands)


def settlement_of(sides: Collection[int], settlements: Sequence[Settlement]) -> Settlement | None:
    """Return the last settlement among just these sides; None if there is none."""
    wanted = tuple(sorted(sides))
    return next((each for each in reversed(settlements) if each.sides == wanted), None)


def standings(plan: Plan, found: Iterable[Group]) -> tuple[Standing, ...]:
    """Return the lines of the standings. Who has cut or played off for a place has it alone, as counted usually.

    Counted by sides, all equals keep the one place, for the next place is the next score's; only the prize is won.
    """
    lines = []
    for group in found:
        own = group.is_placed and plan.counting is Counting.USUAL
        for turn, side in enumerate(group.sides):
            lines.append(Standing(group.place + turn * own, len(group.sides) > 1 and not own, side, group.score))
    return tuple(lines)


def cut(sides: Sequence[int], seed: int) -> Cut:
    """Let each side cut a card, and those with equal ones again until no two are equal."""
    rounds, drawn = [], {side: list[int]() for side in sides}
    open_sides = list(sides)
    pack: list[tuple[int, int]] = []
    while open_sides:
        cards = []
        for side in open_sides:
            if not pack:
                seed += 1
                pack = shuffled([(rank, suit) for suit in range(_SUITS) for rank in range(1, _RANKS + 1)], seed)
            rank, suit = pack.pop()
            drawn[side].append(rank)
            cards.append(CutCard(side, rank, suit))
        rounds.append(tuple(cards))
        cuts = list(drawn.values())
        open_sides = [side for side in open_sides if cuts.count(drawn[side]) > 1]
    return Cut(tuple(rounds), tuple(sorted(sides, key=lambda side: drawn[side])))
