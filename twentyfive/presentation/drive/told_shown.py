"""What the organiser is to be told, where it is needed: at the door what to look after, and in a game who is odd."""

from __future__ import annotations

from collections.abc import Iterator

from twentyfive.drive.evening import Evening
from twentyfive.drive.problems import Problem, ProblemKind
from twentyfive.wording import drive as words
from twentyfive.wording.names import listed, separated


def told_at_door(evening: Evening) -> str:
    """Say who have become partners against a wish and, once all have come, whether the tin is short for the prizes."""
    kind = ProblemKind.TIN_SHORT if evening.games else ProblemKind.UNPARTED
    return " ".join(words.problem_words(each, evening) for each in _of(evening, kind))


def told_in_game(evening: Evening) -> str:
    """Say who sits out, who could not be parted, which tables are odd and who waits for a partner."""
    return separated(list(_in_game(evening)))


def _in_game(evening: Evening) -> Iterator[str]:
    if evening.out:
        yield words.SITS_OUT(names=separated([words.side_names(evening, side) for side in evening.out]))
    if unparted := [listed(evening.names((each.person, each.other))) for each in _of(evening, ProblemKind.UNPARTED)]:
        yield words.NOT_PARTED(names=separated(unparted))
    if odd := [str(each.table) for each in _of(evening, ProblemKind.ODD_TABLE)]:
        yield words.ODD_TABLES(numbers=listed(odd))
    if alone := evening.names(each.person for each in _of(evening, ProblemKind.NO_PARTNER)):
        yield words.WITHOUT_PARTNER(names=listed(alone))


def _of(evening: Evening, kind: ProblemKind) -> list[Problem]:
    return [each for each in evening.told if each.kind is kind]


def exchange_question(evening: Evening, first: int) -> str:
    """Ask which two change seats, or the other one."""
    return words.WHO_ELSE_CHANGES(names=words.side_names(evening, first)) if first else words.WHO_CHANGES()


def exchange_fault(evening: Evening, one: int, other: int) -> str:
    """Say why two do not change seats: they sit at one table, or both sit out; empty if they do."""
    return words.SIT_TOGETHER() if evening.table_of[one] == evening.table_of[other] else ""


def exchanged_said(evening: Evening, one: int, other: int) -> str:
    """Say who have changed seats."""
    return words.CHANGED_SEATS(one=words.side_names(evening, one), other=words.side_names(evening, other))
