"""The command line: its options, read before Qt is loaded, so that they are told wherever Python runs."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from twentyfive import __version__
from twentyfive.ai import Level
from twentyfive.file_types import DRIVE, EVENING, GAME, MOVE

NAME: Final = "twentyfive"


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options among the arguments after the program's name; end the process after a wrong one."""
    parser = argparse.ArgumentParser(
        prog=NAME, description="Ireland's card game Twenty-Five and its family, against the computer."
    )
    parser.add_argument(
        "file",
        nargs="?",
        type=Path,
        help=f"a saved game to go on with ({GAME}), an evening ({EVENING}), a club's card drives ({DRIVE}), or"
        f" everything of another computer ({MOVE})",
    )
    parser.add_argument("--version", action="version", version=f"{NAME} {__version__}")
    parser.add_argument(
        "--self-check",
        nargs="?",
        const="",
        type=_report_file,
        metavar="REPORT",
        help="try every part of the program, tell what works, and leave; REPORT is a file for what is told",
    )
    # `__main__` reads both, and only where they come first; here they are for the help.
    levels = "|".join(Level)
    parser.add_argument("--player", metavar=levels, help="play over standard input and output; must come first")
    parser.add_argument(
        "--try-player",
        nargs=argparse.REMAINDER,
        metavar="PROGRAM",
        help="try a program that speaks the protocol for players, with the arguments after it; must come first",
    )
    parser.add_argument("--verbose", action="store_true", help="say on the terminal what is going on")
    options = parser.parse_args(arguments)
    if options.player is not None or options.try_player is not None:
        parser.error("--player and --try-player must come first")
    return options


def _report_file(text: str) -> str:
    """Return `text` if a report can be written to the file of that name; an empty name stands for no report.

    The check comes before the minutes of work whose result would otherwise be lost.

    Raises:
        argparse.ArgumentTypeError: if the file cannot be written, or has the ending of a game or an evening.
    """
    if not text:
        return text
    kinds = {GAME: "a saved game", EVENING: "an evening", DRIVE: "a club's file", MOVE: "everything of a person"}
    if kind := kinds.get(Path(text).suffix.casefold()):
        raise argparse.ArgumentTypeError(f"{text!r} is {kind}. Give the report another name.")
    try:
        Path(text).open("a", encoding="utf-8").close()
    except OSError as error:
        raise argparse.ArgumentTypeError(f"{text!r} cannot be written: {error.strerror}") from error
    return text
