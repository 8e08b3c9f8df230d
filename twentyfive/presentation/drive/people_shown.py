"""The people of a drive, as they come in at the door and are shown on the list."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Party, Side
from twentyfive.drive.plan import PLANS, Plan, Source
from twentyfive.drive.tables import Layout, layout_for
from twentyfive.wording import drive as words
from twentyfive.wording.names import detailed, listed, separated

_BETWEEN: Final = re.compile(r"[&+/;]")
"""What people write between partners."""


def names_typed(text: str) -> tuple[str, ...]:
    """The names that were typed as one line: "Ann & Ben"."""
    return tuple(name for part in _BETWEEN.split(text) if (name := " ".join(part.split())))


def with_hall(plan: Plan, hall: Source) -> Plan:
    """Return the plan of a hall for an evening: its name and what is in its pots from the nights before stay."""
    return replace(PLANS[hall], name=plan.name).with_carried(*plan.carried)


def hall_of(plan: Plan) -> Source | None:
    """Return the hall of which an evening has all choices; None for choices of its own."""
    return next((hall for hall in PLANS if with_hall(plan, hall) == plan), None)


@dataclass(frozen=True, slots=True)
class PartyShown:
    """A line of the list: people who came together, or play together by now.

    Attributes:
        people: their numbers.
        side: the number of their card; 0 before they have one.
        names: their names.
        note: what is to be known of them: alone, paid, gone home.
        paid: whether all of them have paid.
        gone: whether they have gone home.
    """

    people: Party
    side: int
    names: str
    note: str
    paid: bool
    gone: bool


def list_shown(evening: Evening) -> tuple[PartyShown, ...]:
    """Show the list: who has a card by its number, then who has none, in the order in which they came."""
    held = [_line(evening, side.people, side) for side in evening.sides]
    return (*held, *(_line(evening, party) for party in evening.parties))


def _line(evening: Evening, people: Party, side: Side | None = None) -> PartyShown:
    fee, gone, apart = evening.plan.fee, side is not None and side.gone is not None, apart_from(evening, people)
    paid = fee > 0 and all(evening.person(one).paid >= fee for one in people)
    notes = [
        words.CARD(number=side.number) if side else "",
        words.ALONE() if side is None and len(people) < evening.plan.size else "",
        "" if side is None or not gone else words.GONE_HOME() if side.stands else words.GONE_FOR_NOTHING(),
        words.PLAYS_FROM(number=first) if (first := first_game(evening, people, side)) else "",
        words.HOUSE() if all(evening.person(one).house for one in people) else "",
        words.HAS_PAID() if paid else "",
        words.NOT_WITH(names=listed([evening.people[other - 1].name for _, other in apart])) if apart else "",
    ]
    names = words.joined(evening.names(people))
    return PartyShown(
        people, side.number if side else 0, names, separated([note for note in notes if note]), paid, gone
    )


def apart_from(evening: Evening, people: Party) -> tuple[tuple[int, int], ...]:
    """Return who of these is to be kept apart from whom, by number."""
    pairs = (pair for one, other in sorted(evening.apart) for pair in ((one, other), (other, one)))
    return tuple((one, other) for one, other in pairs if one in people and _is_here(evening, other))


def _is_here(evening: Evening, person: int) -> bool:
    return any(person in party for party in (*evening.parties, *(side.people for side in evening.sides)))


def first_game(evening: Evening, people: Party, side: Side | None) -> int:
    """Return the game for which they are seated, if they wait for it while others play; else 0."""
    if not evening.games or evening.over or len(evening.games) == evening.plan.games:
        return 0
    waits = len(people) == evening.plan.size if side is None else _waits(evening, side)
    return len(evening.games) + 1 if waits else 0


def _waits(evening: Evening, side: Side) -> bool:
    return side.gone is None and side.number not in evening.table_of and side.number not in evening.idle


def is_same(line: PartyShown, before: PartyShown) -> bool:
    """Whether a line is the one before, although some of its people may be others now."""
    return line.side == before.side if before.side else not set(line.people).isdisjoint(before.people)


def line_said(line: PartyShown) -> str:
    """Say what a line has become."""
    return detailed(line.names, line.note) if line.note else line.names


def came_said(evening: Evening) -> str:
    """Say that those who came last are on the list, and when they will play if others do already."""
    party = evening.parties[-1]
    names, first = words.joined(evening.names(party)), first_game(evening, party, None)
    return words.ON_THE_LIST_FROM(names=names, number=first) if first else words.ON_THE_LIST(names=names)


def come_so_far(evening: Evening) -> str:
    """Say how many have come and, before play, how many tables they make; and what is in the tin."""
    coming = len(evening.coming) + len(evening.sides)
    on_list = sum(map(len, evening.parties)) + sum(len(side.people) for side in evening.sides)
    said = [words.PEOPLE_SO_FAR(number=on_list), words.SIDES_SO_FAR[evening.plan.size](number=coming)]
    if not evening.games and coming >= 2:
        said += _tables_so_far(layout_for(len(evening.next_sides), evening.plan), evening.plan)
    if alone := sum(len(party) for party in evening.parties if len(party) < evening.plan.size):
        said.append(words.ALONE_SO_FAR(number=alone))
    if evening.plan.fee:
        said.append(words.IN_THE_TIN(money=words.money(evening.tin)))
    return separated(said)


def _tables_so_far(layout: Layout, plan: Plan) -> list[str]:
    """Say how many tables there are, and plainly what is odd about them."""
    said = [words.TABLES_SO_FAR(number=len(layout.tables))]
    for text, odd in (
        (words.SMALLER_SO_FAR, [size for size in layout.tables if size < plan.sides]),
        (words.LARGER_SO_FAR, [size for size in layout.tables if size > plan.sides]),
    ):
        if odd:
            said.append(text(number=len(odd)))
    if layout.sits_out:
        said.append(words.OUT_SO_FAR(number=layout.sits_out))
    return said
