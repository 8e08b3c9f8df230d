"""The trial on the command line: `twentyfive --try-player PROGRAM`."""

from __future__ import annotations

import logging
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from twentyfive.programs.command import Command
from twentyfive.programs.faults import Fault
from twentyfive.programs.trial import Check, Trial, TrialReport

_CHECKS: Final[Mapping[Check, str]] = MappingProxyType(
    {
        Check.HELLO: "It starts and says hello.",
        Check.GAMES: "It answers in time, with legal moves.",
        Check.HURRY: "It copes with a request that comes before it has answered the last.",
        Check.END: "It leaves when it is told to.",
    }
)

_REMEDIES: Final[Mapping[Fault, str]] = MappingProxyType(
    {
        Fault.NOT_STARTED: "Is the path right, may the file be run, and does its first line name its interpreter?",
        Fault.GONE: "Go on until you read the end. What the program wrote as errors is above.",
        Fault.SILENT: "Write a line and flush it: most languages keep back what they write to a pipe.",
        Fault.TOO_LONG: "End each message with a line feed, and write nothing else to the output.",
        Fault.GARBAGE: "Write nothing but messages to the output; notes and errors go to the error output.",
        Fault.WRONG_FIELD: "Mend that field as PROTOCOL.md has it. A legal move counts all the same.",
        Fault.WRONG_VERSION: "See PROTOCOL.md for the version spoken here.",
        Fault.OUT_OF_TURN: "Write one advice for each request to think, with the number of that request.",
        Fault.ILLEGAL: "Choose one of the moves in the list “legal” of the last view, as it is written there.",
        Fault.UNABLE: "Leave the list “games” out of the hello to play them all.",
        Fault.LINGERS: "Leave at the end, and also when the input is closed.",
    }
)


def main(words: Sequence[str]) -> int:
    """Try the program with its arguments, print what it does wrong, and return 0 if that is nothing, else 1."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s", stream=sys.stderr)
    logging.getLogger("twentyfive.programs.player").setLevel(logging.ERROR)  # its faults are in the report
    if not words:
        sys.stderr.write("twentyfive --try-player: which program? Give its path, and its arguments after it.\n")
        return 2
    report = Trial(Command(found(words[0]), tuple(words[1:])), words[0]).run()
    for line in lines(report):
        print(line)
    return 1 if report.faults else 0


def found(program: str) -> str:
    """Return the path of a program: one that the system finds by its name, else a file in this folder."""
    path = shutil.which(program)
    return path or (str(Path(program).absolute()) if Path(program).is_file() else program)


def lines(report: TrialReport) -> Iterator[str]:
    """The lines of the report."""
    if report.greeting is not None:
        games = ", ".join(report.greeting.games) or "every game"
        yield f"{report.greeting.name}: protocol {report.greeting.protocol}, plays {games}"
    made = dict(report.checks)
    for check, sentence in _CHECKS.items():
        if check not in made:
            yield f"untried {sentence}"
            continue
        yield f"{'FAILED ' if made[check] else 'ok     '} {sentence}"
        for fault in made[check]:
            yield f"        {fault.fault.value.replace('_', ' ')}: {fault.detail}."
            yield f"        {_REMEDIES[fault.fault]}"
    if report.moves:
        yield f"{report.moves} moves in {report.games} games, the slowest in {report.slowest * 1000:.0f} ms"
    faults = len(report.faults)
    yield "All is well." if not faults else "One fault." if faults == 1 else f"{faults} faults."
