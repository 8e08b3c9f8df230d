"""Who has paid, and what of somebody who has paid another sum is entered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from twentyfive.drive.entries import Paid
from twentyfive.drive.evening import Evening
from twentyfive.drive.people import folded
from twentyfive.presentation.drive.plan_shown import Choice, cents_typed, line_typed
from twentyfive.wording import drive as words
from twentyfive.wording import drive_plan as plan_words
from twentyfive.wording.names import listed

_MOST_NAMED: Final = 12
"""The most who are named; of more at the door their number is enough."""

PAYER: Final = Choice("payer", plan_words.PAYER, line_typed, plan_words.NOT_ON_LIST)
PAID: Final = Choice("paid", plan_words.PAID_IN_ALL, cents_typed, plan_words.NOT_MONEY)


def owing_shown(evening: Evening) -> str:
    """Say who has not paid; empty while nobody has come, or if nobody is to pay."""
    if not evening.plan.fee or not evening.here:
        return ""
    owing = [f"{words.joined(evening.names(people))} ({words.money(cents)})" for people, cents in evening.owing.items()]
    if not owing:
        return plan_words.ALL_PAID()
    return plan_words.NOT_PAID_YET(names=listed(owing) if len(owing) <= _MOST_NAMED else len(owing))


def all_paid(evening: Evening) -> Iterator[Paid]:
    """Yield what is entered if everybody has paid."""
    for people, owed in evening.owing.items():
        for one in people:
            paid = evening.people[one - 1].paid
            due = min(owed, max(0, evening.plan.fee - paid))
            owed -= due
            if due:
                yield Paid(one, paid + due)


def paid_by(evening: Evening, name: str, cents: int) -> Paid | None:
    """Return that somebody has paid so much in all; None if nobody on the list has that name."""
    person = evening.here.get(folded(" ".join(name.split())))
    return None if person is None else Paid(person, cents)
