"""Faults of a program that plays: the kinds, and the exception that carries one."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Fault(StrEnum):
    """The kind of a fault."""

    NOT_STARTED = "not_started"  # the system cannot start the program
    GONE = "gone"  # it has ended, or closed its pipes
    SILENT = "silent"  # no answer in time
    TOO_LONG = "too_long"  # a line longer than any message
    GARBAGE = "garbage"  # a line that is no message of the protocol
    WRONG_FIELD = "wrong_field"  # a field of its message is unknown, missing or does not fit
    WRONG_VERSION = "wrong_version"  # it speaks another version of the protocol
    OUT_OF_TURN = "out_of_turn"  # a message that nobody asked for, such as a second answer
    ILLEGAL = "illegal"  # a move that is not among the legal ones
    UNABLE = "unable"  # it does not play this game
    LINGERS = "lingers"  # it does not leave when it is told to


BREAKING: Final = frozenset({Fault.NOT_STARTED, Fault.GONE, Fault.SILENT, Fault.TOO_LONG, Fault.WRONG_VERSION})
"""Faults after which nothing more is to be expected of the process."""


class ProgramFault(Exception):
    """A fault of a program.

    Attributes:
        fault: its kind.
        detail: the particulars in English, for the log and for the program's author.
    """

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(fault, detail)  # as they are given, so that another process can pass it on
        self.fault = fault
        self.detail = detail

    def __str__(self) -> str:
        return self.detail
