"""A computer player of this program as a player of the protocol: `twentyfive --player hard`.

It reads the table's messages and writes its own, a line each, and loads no Qt. See `twentyfive/programs/PROTOCOL.md`.
"""

from __future__ import annotations

import sys
from typing import BinaryIO, Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.levels import advise
from twentyfive.core import PlayerView
from twentyfive.programs.messages import (
    VERSION,
    AdviceMessage,
    End,
    Game,
    HostHello,
    PlayerHello,
    Think,
    View,
    read_host_message,
    write_message,
)

WRONG_LINE: Final = 2
"""The exit status after a line that is no message of the table."""


def speak(level: Level, table: BinaryIO, answers: BinaryIO) -> int:
    """Play at that level until the table sends the end or closes its pipe; return the exit status."""
    view: PlayerView | None = None
    for line in table:
        try:
            message = read_host_message(line.decode("utf-8").rstrip("\r\n"))
        except ValueError as error:
            sys.stderr.write(f"twentyfive --player: {error}\n")
            return WRONG_LINE
        match message:
            case HostHello():
                _answer(PlayerHello(VERSION, f"twentyfive {level}"), answers)
            case View():
                view = message.view
            case Think():
                if view is None:
                    sys.stderr.write("twentyfive --player: a request to think needs a view before it\n")
                    return WRONG_LINE
                advice = advise(view, level, message.seed)
                _answer(AdviceMessage(message.number, advice.move, advice.reason.kind.value), answers)
            case End():
                return 0
            case Game():
                pass  # all of it is in the views
    return 0


def _answer(message: PlayerHello | AdviceMessage, answers: BinaryIO) -> None:
    answers.write(write_message(message).encode() + b"\n")
    answers.flush()


def main(level: str) -> int:
    """Play at the level of that name over standard input and output; return the exit status."""
    if level not in tuple(Level):
        sys.stderr.write(f"twentyfive --player: {level!r} is none of {', '.join(Level)}\n")
        return WRONG_LINE
    if sys.stdin is None or sys.stdout is None:  # a program with a window on Windows
        return WRONG_LINE
    try:
        return speak(Level(level), sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        return 0
