"""The results of an evening: deal by deal with matchpoints, and the ranking, as far as somebody may see them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from twentyfive.core.state import DealResult
from twentyfive.engine.evening.evening import Evening, EveningPlan, Form, Played, Sitting, record_of
from twentyfive.engine.evening.matchpoints import matchpoints, places, share, top_of


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
        place: from 1, shared by those who tie; None before anything can be compared.
        points: the matchpoints.
        top: the most matchpoints that could be had.
        score: the points or chips won in all.
        deals: the number of deals counted.
    """

    entrant: int
    place: int | None
    points: int
    top: int
    score: int
    deals: int

    @property
    def share(self) -> Fraction | None:
        """The matchpoints as a share of those that could be had."""
        return share(self.points, self.top)


def open_deals(evening: Evening, viewer: int | None) -> tuple[int, ...]:
    """Return the deals whose results an entrant may see: those they have played; for None, those that all have."""
    plan = evening.plan
    if viewer is not None:
        own = (sitting for sitting in plan.sittings if viewer in sitting.entrants)
        return tuple(sorted(sitting.deal for sitting in own if evening.is_over(sitting)))
    closed = {sitting.deal for sitting in plan.sittings if not evening.is_over(sitting)}
    return tuple(deal for deal in range(1, plan.deals + 1) if deal not in closed)


def deal_lines(evening: Evening, deal: int) -> tuple[Line, ...]:
    """Return the results of a deal, the best first; those of each side of the table together. Ask `open_deals` first.

    Each is compared with those who held the same cards.
    """
    over = [sitting for sitting in evening.plan.sittings if sitting.deal == deal and evening.is_over(sitting)]
    lines: list[Line] = []
    for side in range(2):
        there = [sitting for sitting in over if side < len(sitting.entrants)]
        scores = {sitting.entrants[side]: _score(evening, sitting, side) for sitting in there}
        points, top = matchpoints(scores), top_of(len(scores))
        found = [_line(evening, sitting, side, points, top) for sitting in there]
        lines += sorted(found, key=lambda line: (-line.points, line.entrant))
    return tuple(lines)


def rankings(evening: Evening, viewer: int | None) -> tuple[tuple[Total, ...], ...]:
    """Return the rankings over the deals that the viewer may see: one, or one for each half in a Mitchell movement."""
    lines = [line for deal in open_deals(evening, viewer) for line in deal_lines(evening, deal)]
    return tuple(tuple(_ranked(lines, group)) for group in _groups(evening.plan))


def _groups(plan: EveningPlan) -> tuple[range, ...]:
    count = len(plan.entrants)
    if plan.form is Form.MITCHELL:
        return range(count // 2), range(count // 2, count)
    return (range(count),)


def _ranked(lines: list[Line], group: range) -> Iterator[Total]:
    totals = []
    for entrant in group:
        own = [line for line in lines if line.entrant == entrant]
        points, top = sum(line.points for line in own), sum(line.top for line in own)
        totals.append(Total(entrant, None, points, top, sum(line.score for line in own), len(own)))
    ranked = zip(totals, places([total.share for total in totals]), strict=True)
    best = sorted(ranked, key=lambda found: (found[1] or len(group), -found[0].score))
    for total, place in best:
        yield Total(total.entrant, place, total.points, total.top, total.score, total.deals)


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
