"""A season: the nights of one club added up, all of them or the best of each."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from typing import Annotated, Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.people import folded
from twentyfive.drive.plan import Counting, Plan
from twentyfive.strict_json import number

MOST_NIGHTS: Final = 200


class AddedFor(StrEnum):
    """Whose nights are added up."""

    PEOPLE = "people"  # for each person, whoever the partner was; as where partners are drawn
    SIDES = "sides"  # for those who played together; Hornby: "three pairs on 19 for the first place"


@dataclass(frozen=True, slots=True)
class SeasonPlan:
    """How a season is counted.

    Attributes:
        best: how many of the nights count, the best ones; 0 for all. Hornby: six weeks added up.
        added_for: whose nights are added up.
        members_only: whether only members have a place.
        counting: how places are counted after equals.
    """

    best: Annotated[int, number(0, MOST_NIGHTS)] = 0
    added_for: AddedFor = AddedFor.PEOPLE
    members_only: bool = False
    counting: Counting = Counting.USUAL


@dataclass(frozen=True, slots=True)
class NightScores:
    """What a night was for the season: the names of each side with its score, the first first."""

    lines: tuple[tuple[tuple[str, ...], int], ...]


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """A line of the season's table.

    Attributes:
        place: the place.
        equal: whether others have it, too.
        names: the person, or those who played together.
        total: what their nights come to.
        scores: the score of each night; None for one that they did not play.
        counted: the nights that count, from 0.
    """

    place: int
    equal: bool
    names: tuple[str, ...]
    total: int
    scores: tuple[int | None, ...]
    counted: tuple[int, ...]


def night_scores(evening: Evening) -> NightScores:
    """Return what an evening is for the season: those who have a place in it."""
    sides = evening.sides
    return NightScores(tuple((evening.names(sides[line.side - 1].people), line.score) for line in evening.standings))


def season_table(
    nights: Sequence[NightScores], plan: SeasonPlan, members: Collection[str] = ()
) -> tuple[SeasonLine, ...]:
    """Return the table of a season, the first first, and equals by name."""
    allowed = {folded(name) for name in members}
    scores: dict[tuple[str, ...], dict[int, int]] = {}
    spelt: dict[tuple[str, ...], tuple[str, ...]] = {}
    for night, found in enumerate(nights):
        for side, score in found.lines:
            for names in [(name,) for name in side] if plan.added_for is AddedFor.PEOPLE else [side]:
                key = tuple(sorted(map(folded, names)))
                if plan.members_only and not allowed.issuperset(key):
                    continue
                scores.setdefault(key, {})[night] = score
                spelt[key] = names  # as it was last
    lines = [(*_total(each, plan.best), key) for key, each in scores.items()]
    lines.sort(key=lambda line: (-line[0], line[2]))
    table: list[SeasonLine] = []
    for turn, (total, equals) in enumerate(groupby(lines, key=lambda line: line[0]), 1):
        same = list(equals)
        place = turn if plan.counting is Counting.BY_SIDES else len(table) + 1
        for _, counted, key in same:
            each = tuple(scores[key].get(night) for night in range(len(nights)))
            table.append(SeasonLine(place, len(same) > 1, spelt[key], total, each, counted))
    return tuple(table)


def _total(scores: Mapping[int, int], best: int) -> tuple[int, tuple[int, ...]]:
    """Return what the nights that count come to, and which they are."""
    counted = sorted(scores, key=lambda night: (-scores[night], night))[: best or None]
    return sum(scores[night] for night in counted), tuple(sorted(counted))


def next_plan(evening: Evening) -> Plan:
    """Return the plan for the next night: the same, with what is carried on in the pots."""
    money = evening.money
    return evening.plan.with_carried(
        money.jackpot.left if money.jackpot is not None else 0,
        money.cookie_jar.left if money.cookie_jar is not None else 0,
    )


def order_by_places(evening: Evening, last: NightScores) -> tuple[int, ...]:
    """Return the cards of those who come, for their seats: in the order of a former night's places, newcomers last."""
    before: dict[str, int] = {}
    for place, (names, _) in enumerate(last.lines):
        for name in names:
            before.setdefault(folded(name), place)
    sides = evening.coming

    def best(people: Iterable[str]) -> int:
        return min(before.get(folded(name), len(last.lines)) for name in people)

    return tuple(side.number for side in sorted(sides, key=lambda side: best(evening.names(side.people))))
