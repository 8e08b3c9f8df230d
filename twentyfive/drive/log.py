"""The log of an evening: all that was entered, in order, and what was taken back; it only ever grows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from twentyfive.drive.entries import Entry, Redone, Undone
from twentyfive.drive.evening import Evening, applied
from twentyfive.drive.problems import ProblemKind, Refused


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that counts, and the evening after it."""

    entry: Entry
    evening: Evening = field(repr=False, compare=False)


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
        match entry:
            case Undone():
                if not done:
                    raise Refused(ProblemKind.NOTHING_TO_UNDO)
                undone.append(done.pop())
                evening = _fresh(done[-1].evening if done else Evening())
            case Redone():
                if not undone:
                    raise Refused(ProblemKind.NOTHING_TO_REDO)
                done.append(undone.pop())
                evening = _fresh(done[-1].evening)
            case _:
                evening = applied(evening, entry)
                # What a page asks an evening for is kept in it. Thousands of steps would keep it thousands of times.
                done.append(Step(entry, _fresh(evening)))
                undone.clear()
        every.append(entry)
    return Log(tuple(every), tuple(done), tuple(undone), evening)


def _fresh(evening: Evening) -> Evening:
    """Return an equal evening that has not been asked for anything."""
    return replace(evening)
