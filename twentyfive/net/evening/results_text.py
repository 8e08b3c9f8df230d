"""The plan and the results of an evening as messages have them, and back, with all checks."""

from __future__ import annotations

from typing import Final

from twentyfive.engine.evening.evening import Evening, Played
from twentyfive.engine.evening.evening_file import evening_text, moves_text, parse_evening, read_handed_in
from twentyfive.net.evening.evening_messages import EveningResult, SharedPlan

_LONGEST_REASON: Final = 200
"""Limit of the letters of a reason, which may quote what somebody else has written."""


def write_plan(evening: Evening) -> SharedPlan:
    """Return the message of a plan and of who is there, without anything that was played."""
    return SharedPlan(evening_text(Evening(evening.plan, {}, evening.changed)))


def read_plan(message: SharedPlan) -> Evening:
    """Read the plan of a host, as an evening of which nothing is played.

    Raises:
        ValueError: with the reason, if it is none.
    """
    evening = parse_evening(message.plan.encode())
    return Evening(evening.plan, {}, evening.changed)


def write_result(number: int, played: Played) -> EveningResult:
    """Return what was played at the sitting of that number as a message has it."""
    return EveningResult(number, moves_text(played.moves), played.undo, played.hints, played.seen)


def read_result(evening: Evening, result: EveningResult) -> Played:
    """Read a result, playing the deal again.

    Raises:
        ValueError: with the reason in a few words, if it cannot have been played so.
    """
    marks = Played(undo=result.undo, hints=result.hints, seen=result.seen)
    try:
        return read_handed_in(evening, result.sitting, result.moves, marks)
    except ValueError as error:
        raise ValueError(str(error)[:_LONGEST_REASON]) from error
