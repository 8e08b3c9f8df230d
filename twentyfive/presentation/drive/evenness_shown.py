"""How even each movement will let people meet, found in small steps and said in a line, so that one can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.plan import Movement, Plan
from twentyfive.drive.tables import Evenness, evenness_in_steps
from twentyfive.wording import drive as words

WAIT_MS: Final = 300
"""How long nothing must change before it is found out: names come in faster than that."""

STEP_S: Final = 0.008
"""How long a run of steps may take: a press is not felt to wait for it."""

_MUCH_BETTER: Final = 1.4
"""How many times as many others another movement must let meet to be named: less is chance."""

Found = Mapping[Movement, Evenness]
"""What was found of each movement."""


def asked_of(evening: Evening) -> tuple[Plan, int] | None:
    """Return the plan and the number of sides for which it is worth knowing; None with too few, and once they play.

    The plan has nothing else, so that it stays the same while what makes no difference is changed.
    """
    plan, count = evening.plan, len(evening.next_sides)
    if evening.games or count <= plan.sides:
        return None
    return (
        Plan(size=plan.size, sides=plan.sides, games=plan.games, every=plan.every, left_over=plan.left_over),
        count,
    )


def found_in_steps(plan: Plan, count: int, found: dict[Movement, Evenness]) -> Iterator[None]:
    """Find out how even each movement is; yield after each game simulated."""
    for movement in Movement:
        found[movement] = yield from evenness_in_steps(replace(plan, movement=movement), count)


def met_note(found: Found, movement: Movement, count: int) -> str:
    """Say of a movement, in the list of all, how many others one meets; empty while it is not known."""
    return words.MEETS_ABOUT(met=round(found[movement].met), others=count - 1) if movement in found else ""


def met_said(found: Found, plan: Plan, count: int) -> str:
    """Say how many others one meets in the evening and, if that is few, by which movement it would be more."""
    if plan.movement not in found:
        return ""
    met = found[plan.movement].met
    said = words.IN_THE_EVENING[plan.size](met=round(met), others=count - 1)
    best = max(found, key=lambda movement: found[movement].met)
    if found[best].met < _MUCH_BETTER * met:
        return said
    return f"{said} {words.BY_ANOTHER(movement=words.MOVEMENTS[best](), met=round(found[best].met))}"
