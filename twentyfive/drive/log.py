"""The log of an evening: all that was entered, in order, and what was taken back; it only ever grows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from twentyfive.drive.entries import Entry, Redone, Undone
from twentyfive.drive.evening import Evening, applied
from twentyfive.drive.problems import ProblemKind, Refused

MOST_ENTRIES: Final = 20_000
"""Limit of the entries of an evening: 25 games of 250 pairs take 3,400."""

_KEPT: Final = 200
"""How many steps keep their evening, to be taken back at once; for a whole season would keep hundreds of megabytes."""


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that counts.

    Attributes:
        entry: the entry.
        evening: the evening after it; None long after, for then it follows from the entries again.
    """

    entry: Entry
    evening: Evening | None = field(repr=False, compare=False)


@dataclass(frozen=True, slots=True)
class Log:
    """What was entered of an evening.

    Attributes:
        entries: everything that was entered; also that something was taken back, or made again.
        done: the entries that count.
        undone: those that were taken back and can be made again, the next one last.
        evening: the evening as it stands.
    """

    entries: tuple[Entry, ...] = ()
    done: tuple[Step, ...] = field(default=(), repr=False, compare=False)
    undone: tuple[Step, ...] = field(default=(), repr=False, compare=False)
    evening: Evening = field(default_factory=Evening, repr=False, compare=False)


def replay(entries: Iterable[Entry]) -> Evening:
    """Return the evening after all entries of a log.

    Raises:
        Refused: with the reason, if one of them cannot be.
    """
    return logged(entries).evening


def entered(log: Log, entry: Entry) -> Log:
    """Return the log after another entry.

    Raises:
        Refused: with the reason, if it cannot be.
    """
    return logged([entry], log)


def logged(entries: Iterable[Entry], log: Log | None = None) -> Log:
    """Return the log of those entries, after the ones of another log.

    Raises:
        Refused: with the reason, if one of them cannot be.
    """
    log = log or Log()
    every, done, undone, evening = list(log.entries), list(log.done), list(log.undone), log.evening
    for entry in entries:
        if len(every) == MOST_ENTRIES:
            raise Refused(ProblemKind.TOO_MANY_ENTRIES, count=MOST_ENTRIES)
        match entry:
            case Undone():
                if not done:
                    raise Refused(ProblemKind.NOTHING_TO_UNDO)
                undone.append(done.pop())
                done, evening = _with_evening(done)
            case Redone():
                if not undone:
                    raise Refused(ProblemKind.NOTHING_TO_REDO)
                done, evening = _with_evening([*done, undone.pop()])
            case _:
                evening = applied(evening, entry)
                done.append(Step(entry, evening))
                undone.clear()
        if len(done) > _KEPT:
            done[-_KEPT - 1] = Step(done[-_KEPT - 1].entry, None)
        every.append(entry)
    # What a page asks an evening for is kept in it, so no page gets one that is kept itself.
    return Log(tuple(every), tuple(done), tuple(undone), replace(evening))


def _with_evening(done: list[Step]) -> tuple[list[Step], Evening]:
    """Return the steps that count, and the evening after the last of them, made again if it was not kept."""
    if not done:
        return done, Evening()
    if (kept := done[-1].evening) is not None:
        return done, kept
    again = logged(step.entry for step in done)
    return list(again.done), again.evening
