"""What can be done with a line of the list: each act with its words, and what it enters or asks for first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from twentyfive.drive.entries import (
    Entry,
    Gone,
    Joined,
    KeptApart,
    LetTogether,
    Paid,
    Renamed,
    Returned,
    Struck,
    Substituted,
)
from twentyfive.drive.evening import Evening
from twentyfive.drive.people import Party
from twentyfive.drive.problems import Problem, ProblemKind
from twentyfive.presentation.drive.people_shown import PartyShown, apart_from, names_typed
from twentyfive.wording import drive as words


class Asks(Enum):
    """What an act asks for before it enters anything."""

    NOTHING = auto()
    NAME = auto()  # somebody who takes over a card
    SPELLING = auto()  # the names of the line, to be corrected
    PARTNER = auto()  # another line of the list
    APART = auto()  # another line of the list
    TABLE = auto()  # the table on the card that was drawn


@dataclass(frozen=True, slots=True)
class Act:
    """Something that can be done with a line of the list.

    Attributes:
        words: the words of its button.
        people: those of the line with whom it is done.
        entries: what it enters, if it asks for nothing.
        asks: what it asks for.
        question: the question.
        typed: what stands in the field for the answer at first.
        why_not: why it cannot be done now; empty if it can.
    """

    words: str
    people: Party
    entries: tuple[Entry, ...] = ()
    asks: Asks = Asks.NOTHING
    question: str = ""
    typed: str = ""
    why_not: str = ""

    @property
    def asks_for_line(self) -> bool:
        """Whether another line is to be pressed."""
        return self.asks in (Asks.PARTNER, Asks.APART)


def acts_of(evening: Evening, line: PartyShown) -> tuple[Act, ...]:
    """Return what can be done with a line, the most usual first."""
    found = [*_money(evening, line)]
    if line.side:
        found += _seated(evening, line)
    else:
        found += _waiting(evening, line)
    if not line.gone and not evening.over:
        people = line.people
        question = words.WHO_APART(names=line.names)
        found.append(Act(words.KEEP_APART(), people, asks=Asks.APART, question=question))
        found += [
            Act(words.LET_TOGETHER(name=evening.people[other - 1].name), people, (LetTogether(one, other),))
            for one, other in apart_from(evening, people)
        ]
    spelling = words.HOW_SPELT[min(len(line.people), 2)]()
    found.append(
        Act(words.CORRECT_NAME(), line.people, asks=Asks.SPELLING, question=spelling, typed=line.names),
    )
    return tuple(found)


def _money(evening: Evening, line: PartyShown) -> Iterator[Act]:
    fee, people = evening.plan.fee, line.people
    if fee:
        cents, text = (0, words.NOT_PAID) if line.paid else (fee, words.MARK_PAID)
        due = (one for one in people if evening.person(one).paid != cents)
        yield Act(text(), people, tuple(Paid(one, cents) for one in due))


def _waiting(evening: Evening, line: PartyShown) -> Iterator[Act]:
    people = line.people
    yield Act(words.TAKE_OFF(), people, tuple(Struck(one) for one in people))
    if len(people) < evening.plan.size:
        question = words.WHO_PLAYS_WITH(names=line.names)
        yield Act(words.PLAYS_WITH(), people, asks=Asks.PARTNER, question=question)
    if len(people) > 1:
        yield Act(words.NO_LONGER_PARTNERS(), people, tuple(Joined((one,)) for one in people[1:]))


def _seated(evening: Evening, line: PartyShown) -> Iterator[Act]:
    if evening.over:
        return
    if line.gone:
        yield Act(words.COMES_BACK(), line.people, (Returned(line.side),))
        return
    yield Act(words.GOES_HOME(), line.people, (Gone(line.side),))
    yield Act(words.GOES_FOR_NOTHING(), line.people, (Gone(line.side, stands=False),))
    too_late = Problem(ProblemKind.TOO_LATE_FOR_SUBSTITUTES, side=line.side)
    why_not = "" if evening.takes_substitutes else words.problem_words(too_late, evening)
    for one in line.people:
        name = evening.people[one - 1].name
        question = words.WHO_TAKES_OVER(name=name)
        yield Act(words.SUBSTITUTE(name=name), (one,), asks=Asks.NAME, question=question, why_not=why_not)


def with_line(act: Act, other: Party) -> tuple[Entry, ...]:
    """Return what an act enters when another line was pressed."""
    if act.asks is Asks.PARTNER:
        return (Joined(tuple(sorted((*act.people, *other)))),)
    return (KeptApart(act.people[0], other[0]),)


def with_names(act: Act, evening: Evening, typed: str) -> tuple[Entry, ...] | None:
    """Return what an act enters when that was typed; None if it does not answer the question."""
    names = names_typed(typed)
    if len(names) != len(act.people):
        return None
    if act.asks is Asks.NAME:
        return (Substituted(act.people[0], names[0]),)
    before = evening.names(act.people)
    return tuple(Renamed(one, name) for one, name, was in zip(act.people, names, before, strict=True) if name != was)
