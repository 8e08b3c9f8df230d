"""The people of a drive, as they come in at the door and are shown on the list."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Final

from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Party, Side
from twentyfive.drive.plan import PLANS, Plan, Source
from twentyfive.drive.tables import layout_for
from twentyfive.wording import drive as words
from twentyfive.wording.names import separated

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
    fee, gone = evening.plan.fee, side is not None and side.gone is not None
    paid = fee > 0 and all(evening.person(one).paid >= fee for one in people)
    notes = [
        words.CARD(number=side.number) if side else "",
        words.ALONE() if side is None and len(people) < evening.plan.size else "",
        words.GONE_HOME() if gone else "",
        words.HAS_PAID() if paid else "",
    ]
    names = words.joined(evening.names(people))
    return PartyShown(
        people, side.number if side else 0, names, separated([note for note in notes if note]), paid, gone
    )


def come_so_far(evening: Evening) -> str:
    """Say how many have come and, before play, how many tables they make; and what is in the tin."""
    coming = len(evening.coming) + len(evening.sides)
    on_list = sum(map(len, evening.parties)) + sum(len(side.people) for side in evening.sides)
    said = [words.PEOPLE_SO_FAR(number=on_list), words.SIDES_SO_FAR[evening.plan.size](number=coming)]
    if not evening.games and coming >= 2:
        said.append(words.TABLES_SO_FAR(number=len(layout_for(coming, evening.plan).tables)))
    if evening.plan.fee:
        said.append(words.IN_THE_TIN(money=words.money(evening.tin)))
    return separated(said)
