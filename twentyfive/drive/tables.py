"""Tables: how many for how many sides, who sits at them first, and who goes where when a round is over.

A side is known here by the number of its card, and a table by its place, from 0.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from twentyfive.drive.chance import parted, shuffled
from twentyfive.drive.plan import LeftOver, Movement, Plan

_FEWEST: Final = 2
"""The fewest sides that can play."""

_CALLED: Final = 32
"""How many of those who wait for a seat are looked at when all are drawn anew: among more there is hardly
anybody better."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A way to seat so many sides.

    Attributes:
        left_over: what is done with those who do not fill a table; None if all tables are full.
        tables: the number of sides at each table.
        sits_out: the number of sides that sit out each game.
    """

    left_over: LeftOver | None
    tables: tuple[int, ...]
    sits_out: int = 0

    @property
    def organiser(self) -> bool:
        """Whether a side of the organiser is counted, which must come for it."""
        return self.left_over is LeftOver.ORGANISER


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where.

    Attributes:
        tables: the sides at each table, whoever has been there longest first.
        out: the sides that sit out.
    """

    tables: tuple[tuple[int, ...], ...] = ()
    out: tuple[int, ...] = ()


Meetings = Mapping[tuple[int, int], int]
"""How often two sides were at one table; the lower number stands first."""


def layouts(count: int, plan: Plan) -> tuple[Layout, ...]:
    """Return all ways to seat so many sides, that of the plan first. There is one if the tables are full."""
    full, rest = divmod(count, plan.sides)
    if count < _FEWEST:
        return (Layout(LeftOver.SITS_OUT, (), count),)
    if not rest:
        return (Layout(None, (plan.sides,) * full),)
    found = []
    if full:
        found.append(Layout(LeftOver.SITS_OUT, (plan.sides,) * full, rest))
    smaller = _evenly(count, full + 1)
    if smaller[-1] >= _FEWEST:
        found.append(Layout(LeftOver.SMALLER, smaller))
    if full and (larger := _evenly(count, full))[0] <= plan.most_sides:
        found.append(Layout(LeftOver.LARGER, larger))
    if rest == plan.sides - 1:
        found.append(Layout(LeftOver.ORGANISER, (plan.sides,) * (full + 1)))
    return tuple(sorted(found, key=lambda layout: layout.left_over is not plan.left_over))


def layout_for(count: int, plan: Plan) -> Layout:
    """Return how so many sides are seated, as the plan has it if it can be done so.

    What cannot be done falls back on sitting out, and on smaller tables if not even one is full. The organiser's side
    is one of the sides here, if it plays.
    """
    return next(layout for layout in layouts(count, plan) if not layout.organiser)


def _evenly(count: int, tables: int) -> tuple[int, ...]:
    """Divide so many sides among tables, the larger ones first."""
    size, larger = divmod(count, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)


def seated(order: Sequence[int], plan: Plan, clash: Callable[[int, int], bool] | None = None) -> Seating:
    """Seat the sides in that order from the first table on; `clash` tells who are to be parted by exchanges."""
    layout = layout_for(len(order), plan)
    tables = _filled(order, layout.tables)
    if clash is not None:
        tables = tuple(map(tuple, parted(tables, clash)))
    return Seating(tables, tuple(order[sum(layout.tables) :]))


def _filled(order: Iterable[int], sizes: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    rest = iter(order)
    return tuple(tuple(next(rest) for _ in range(size)) for size in sizes)


def moved(movement: Movement, tables: Sequence[tuple[int, ...]], ranks: Sequence[Sequence[int]]) -> list[list[int]]:
    """Return who sits where after a round, those who come to a table last; every table is filled again.

    Args:
        movement: one that moves people from table to table, or lets all stay.
        tables: the sides at each table.
        ranks: the sides at each table, the winner first and the last one last.
    """
    count = len(tables)
    leaving: list[dict[int, int]] = [{} for _ in tables]  # for each table who leaves it, and for which
    for table, ranked in enumerate(ranks):
        match movement:
            case Movement.WINNERS_MOVE:
                leaving[table][ranked[0]] = (table + 1) % count
            case Movement.LOSERS_MOVE:
                losers = [side for side in tables[table] if side != ranked[0]]
                leaving[table] = {side: (table + _step(turn)) % count for turn, side in enumerate(losers)}
            case Movement.WINNERS_UP:
                if table > 0:
                    leaving[table][ranked[0]] = table - 1
                if table < count - 1:
                    leaving[table][ranked[-1]] = table + 1
            case _:
                pass
    after = [[side for side in sides if side not in left] for sides, left in zip(tables, leaving, strict=True)]
    for left in leaving:
        for side, table in left.items():
            after[table].append(side)
    return after


def _step(turn: int) -> int:
    """How many tables on the loser with that turn goes: 1, −1, 2, −2 and so on, so that losers part."""
    return turn // 2 + 1 if turn % 2 == 0 else -(turn // 2 + 1)


def settled(
    tables: Sequence[Sequence[int]], coming: Sequence[int], sizes: Sequence[int]
) -> tuple[tuple[int, ...], ...]:
    """Make tables of those sizes out of others, with as few as can be who change the table.

    The last tables are the first to go. A table that is too large sends those who came last.

    Args:
        tables: who sits where.
        coming: who is still to be seated, the first first; with the others they are as many as the sizes add up to.
        sizes: the number of sides at each table, in any order.
    """
    kept = [list(sides) for sides in tables[: len(sizes)]]
    kept += [[] for _ in sizes[len(kept) :]]
    loose = [*coming, *(side for sides in tables[len(sizes) :] for side in sides)]
    fullest = sorted(range(len(kept)), key=lambda table: -len(kept[table]))
    wanted = dict(zip(fullest, sorted(sizes, reverse=True), strict=True))
    for table, sides in enumerate(kept):
        loose += sides[wanted[table] :]
        del sides[wanted[table] :]
    for table, sides in enumerate(kept):
        missing = wanted[table] - len(sides)
        sides += loose[:missing]
        del loose[:missing]
    return tuple(map(tuple, kept))


def next_seating(
    plan: Plan,
    before: Seating,
    ranks: Sequence[Sequence[int]] | None,
    present: Sequence[int],
    rested: Mapping[int, int],
    met: Callable[[], Meetings],
    seed: int,
) -> Seating:
    """Return who sits where in the next game.

    Args:
        plan: the choices of the evening.
        before: who sat where.
        ranks: the sides at each table, the winner first and the last one last; None while the round goes on.
        present: the sides that are to play or to sit out.
        rested: how often each side has sat out, see `rests`. The fewest times is the next.
        met: tells how often two sides were at one table; only asked if the seats are drawn anew.
        seed: the seed of a draw.
    """
    layout = layout_for(len(present), plan)
    resting = set(before.out) if ranks is None else set()
    turns = sorted(present, key=lambda side: (side not in resting, rested.get(side, 0), side in before.out, side))
    out = tuple(sorted(turns[: layout.sits_out]))
    playing = set(present).difference(out)
    if ranks is not None and plan.movement is Movement.DRAWN:
        return Seating(_drawn(sorted(playing), layout.tables, met(), seed), out)
    seats = [list(sides) for sides in before.tables] if ranks is None else moved(plan.movement, before.tables, ranks)
    seats = [[side for side in sides if side in playing] for sides in seats]
    there = {side for sides in seats for side in sides}
    coming = [side for side in (*before.out, *present) if side in playing and side not in there]
    return Seating(settled(seats, list(dict.fromkeys(coming)), layout.tables), out)


def rests(seatings: Iterable[Seating]) -> dict[int, int]:
    """Return how often each side has sat out. Who comes late, or comes back, has done so as often as anybody."""
    times: dict[int, int] = {}
    before: set[int] = set()
    for seating in seatings:
        here = {*seating.out, *(side for sides in seating.tables for side in sides)}
        most = max((times[side] for side in before), default=0)
        times |= dict.fromkeys(here - before, most)
        for side in seating.out:
            times[side] += 1
        before = here
    return times


def _drawn(sides: Sequence[int], sizes: Sequence[int], met: Meetings, seed: int) -> tuple[tuple[int, ...], ...]:
    """Draw seats by chance: to each is called, of the next few drawn, who has met those at the table least."""
    drawn, tables = shuffled(sides, seed), list[tuple[int, ...]]()
    often: dict[int, dict[int, int]] = {side: {} for side in drawn}
    for (one, other), times in met.items():
        if one in often and other in often:
            often[one][other] = often[other][one] = times
    for size in sizes:
        table = [drawn.pop()]
        known = dict(often[table[0]])
        while len(table) < size:
            called = min(range(max(0, len(drawn) - _CALLED), len(drawn)), key=lambda at: known.get(drawn[at], 0))
            table.append(drawn.pop(called))
            for other, times in often[table[-1]].items():
                known[other] = known.get(other, 0) + times
        tables.append(tuple(table))
    return tuple(tables)


def meetings(tables: Iterable[Sequence[int]]) -> Iterable[tuple[int, int]]:
    """Return the pairs of sides at one table, with the lower number first."""
    for sides in tables:
        yield from combinations(sorted(sides), 2)


@dataclass(frozen=True, slots=True)
class Evenness:
    """How evenly an evening lets the sides meet, as simulated with results by chance.

    Attributes:
        games: the games of the evening.
        met: the different sides that one meets, as the mean over all sides.
        fewest: the different sides that the least lucky one meets.
        most: the different sides that the luckiest one meets.
        often: the most games in which the same two met.
        played: the fewest games that a side plays.
    """

    games: int
    met: float
    fewest: int
    most: int
    often: int
    played: int


def evenness(plan: Plan, count: int, seed: int = 1) -> Evenness:
    """Simulate an evening of so many sides, so that the organiser sees before it how even the movement is."""
    steps = evenness_in_steps(plan, count, seed)
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: Evenness = end.value
            return found


def evenness_in_steps(plan: Plan, count: int, seed: int = 1) -> Generator[None, None, Evenness]:
    """Do the same in steps, one for each game, for whoever has other things to do meanwhile."""
    rng = random.Random(seed)
    present = range(1, count + 1)
    seating = seated(shuffled(present, seed), plan)
    met, played, rested = Counter[tuple[int, int]](), Counter[int](), Counter[int]()
    for game in range(1, plan.games + 1):
        if game > 1:
            ranks = [sorted(sides, key=lambda _: rng.random()) for sides in seating.tables]
            due = ranks if (game - 1) % plan.every == 0 else None
            seating = next_seating(plan, seating, due, present, rested, lambda: met, int(rng.random() * 2**31))
        rested.update(seating.out)
        met.update(meetings(seating.tables))
        played.update(side for sides in seating.tables for side in sides)
        yield
    others = Counter(side for pair in met for side in pair)
    figures = [others[side] for side in present] or [0]
    return Evenness(
        plan.games,
        sum(figures) / len(figures),
        min(figures),
        max(figures),
        max(met.values(), default=0),
        min((played[side] for side in present), default=0),
    )
