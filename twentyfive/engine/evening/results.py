"""The results of an evening: deal by deal with matchpoints, and the ranking, as far as somebody may see them.

A result scores two matchpoints for each that it beats, and one for each that it ties with.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TypeVar

from twentyfive.core.state import DealResult
from twentyfive.engine.evening.evening import Evening, EveningPlan, Form, Played, Sitting, record_of


@dataclass(frozen=True, slots=True)
class Line:
    """An entrant's result on one deal.

    Attributes:
        sitting: the sitting at which it was played.
        entrant: the entrant.
        opponent: the entrant on the other side; None for computer players.
        side: the entrant's side of the table.
        score: the points or chips won; with two sides, those of the other side are subtracted; 0 after a spoil.
        points: the matchpoints.
        top: the most matchpoints that could be had.
        result: the result of the deal, for all sides.
        played: the moves, and the marks of help.
    """

    sitting: Sitting
    entrant: int
    opponent: int | None
    side: int
    score: int
    points: int
    top: int
    result: DealResult
    played: Played


@dataclass(frozen=True, slots=True)
class Total:
    """An entrant's place.

    Attributes:
        entrant: the entrant.
        place: from 1, shared by those who tie; None before anything can be compared, and for who has missed too many
            deals.
        points: the matchpoints.
        top: the most matchpoints that could be had.
        score: the points or chips won in all.
        deals: the number of deals counted.
        missed: the number of the other deals that the entrant was not there to play.
    """

    entrant: int
    place: int | None
    points: int
    top: int
    score: int
    deals: int
    missed: int = 0

    @property
    def has_played_enough(self) -> bool:
        """Whether the entrant was there for the least share of the deals, without which nobody is ranked: half."""
        return self.deals >= self.missed

    @property
    def share(self) -> float | None:
        """The matchpoints as a share of those that could be had."""
        return share(self.points, self.top)


def open_deals(evening: Evening, viewer: int | None) -> tuple[int, ...]:
    """Return the deals whose results an entrant may see: those they have played.

    For None, those that all have played who are to. Who has taken a place sees what was played since.
    """
    sittings = evening.sittings
    if viewer is not None:
        own = (one for one in sittings if viewer in one.entrants and evening.is_over(one))
        return tuple(sorted(one.deal for one in own if _was_there(evening, viewer, one)))
    closed = {sitting.deal for sitting in evening.to_play}
    return tuple(sorted({one.deal for one in sittings if evening.is_over(one)} - closed))


def shown_to(evening: Evening, entrant: int) -> tuple[int, ...]:
    """Return the deals whose results may be in an entrant's own file: those they may see, and those all may see."""
    return tuple(sorted({*open_deals(evening, entrant), *open_deals(evening, None)}))


def _was_there(evening: Evening, viewer: int, sitting: Sitting) -> bool:
    """Whether one of those who have the place now has played there."""
    if viewer not in evening.present(sitting):
        return False
    place = evening.places[viewer]
    return not place.is_there(sitting.turn) or any(stay.covers(sitting.turn) for stay in place.last)


def deal_lines(evening: Evening, deal: int) -> tuple[Line, ...]:
    """Return the results of a deal, the best first; those of each side of the table together. Ask `open_deals` first.

    Each is compared with those who held the same cards; the computer, in the place of somebody, is not.
    """
    over = [sitting for sitting in evening.sittings if sitting.deal == deal and evening.is_over(sitting)]
    lines: list[Line] = []
    for side in range(2):
        there = [one for one in over if side < len(one.entrants) and one.entrants[side] in evening.present(one)]
        scores = {sitting.entrants[side]: _score(evening, sitting, side) for sitting in there}
        points, top = matchpoints(scores), top_of(len(scores))
        found = [_line(evening, sitting, side, points, top) for sitting in there]
        lines += sorted(found, key=lambda line: (-line.points, line.entrant))
    return tuple(lines)


def rankings(evening: Evening, viewer: int | None) -> tuple[tuple[Total, ...], ...]:
    """Return the rankings over the deals that the viewer may see: one, or one for each half in a Mitchell movement.

    Who was not there for half of them is unranked, and stands below the others.
    """
    deals = open_deals(evening, viewer)
    lines = [line for deal in deals for line in deal_lines(evening, deal)]
    return tuple(tuple(_ranked(evening, deals, lines, group)) for group in _groups(evening))


def _groups(evening: Evening) -> tuple[range, ...]:
    count = len(evening.places)
    if evening.plan.form is Form.MITCHELL:
        return range(count // 2), range(count // 2, count)
    return (range(count),)


def _ranked(evening: Evening, deals: tuple[int, ...], lines: list[Line], group: range) -> Iterator[Total]:
    totals = []
    for entrant in group:
        own = [line for line in lines if line.entrant == entrant]
        points, top = sum(line.points for line in own), sum(line.top for line in own)
        missed = _missed(evening, deals, entrant)
        if own or any(evening.places[entrant].seats):
            totals.append(Total(entrant, None, points, top, sum(line.score for line in own), len(own), missed))
    shares = [total.share if total.has_played_enough else None for total in totals]
    ranked = zip(totals, places(shares), strict=True)
    for total, place in sorted(ranked, key=lambda found: _order(*found)):
        yield replace(total, place=place)


def _order(total: Total, place: int | None) -> tuple[bool, int, float, int]:
    """Return the order in a ranking: by place, and the unranked below, by their share."""
    return (place is None, place or 0, -(total.share or -1.0), -total.score)


def _missed(evening: Evening, deals: tuple[int, ...], entrant: int) -> int:
    """Return the number of these deals that an entrant was not there to play."""
    own = (one for one in evening.sittings if entrant in one.entrants and one.deal in deals)
    return sum(entrant not in evening.present(one) for one in own)


def _line(evening: Evening, sitting: Sitting, side: int, points: dict[int, int], top: int) -> Line:
    entrant = sitting.entrants[side]
    opponent = next((other for other in sitting.entrants if other != entrant), None)
    played, score = evening.played[sitting.number], _score(evening, sitting, side)
    result = result_of(evening.plan, sitting, played.moves)
    return Line(sitting, entrant, opponent, side, score, points[entrant], top, result, played)


def _score(evening: Evening, sitting: Sitting, side: int) -> int:
    result = result_of(evening.plan, sitting, evening.played[sitting.number].moves)
    gains = result.gains
    if result.spoiled:
        return 0  # the pool is not carried forward, so that everybody's chips count as given back
    return gains[side] - gains[1 - side] if len(gains) == 2 else gains[side]


@lru_cache(maxsize=512)  # a page asks again for each of 240 results
def result_of(plan: EveningPlan, sitting: Sitting, moves: tuple[str, ...]) -> DealResult:
    """Return the result of a deal that was played to its end."""
    return record_of(plan, sitting, Played(moves)).state.history[0]


Who = TypeVar("Who", bound=Hashable)


def matchpoints(scores: Mapping[Who, int]) -> dict[Who, int]:
    """Return the matchpoints of each score on one deal; the top is twice the number of the others."""
    return {
        who: sum(2 if score > other else int(score == other) for rival, other in scores.items() if rival != who)
        for who, score in scores.items()
    }


def top_of(results: int) -> int:
    """Return the most matchpoints on a deal with so many results."""
    return 2 * (results - 1)


def share(points: int, top: int) -> float | None:
    """Return the matchpoints as a share of those that could be had; None before anything can be compared.

    Division rounds correctly, so equal shares are equal numbers.
    """
    return points / top if top else None


def places(shares: Sequence[float | None]) -> tuple[int | None, ...]:
    """Return the place of each share, from 1: those with the same share have the same place."""
    return tuple(
        None if own is None else 1 + sum(other is not None and other > own for other in shares) for own in shares
    )
