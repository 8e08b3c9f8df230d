"""Programs that speak the protocol for players in the arena: ``program:/path/to/player --argument``."""

from __future__ import annotations

import shlex
import shutil
from pathlib import Path
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.core.moves import PlayerMove
from twentyfive.programs.command import Command
from twentyfive.programs.player import Patience, ProgramPlayer

PROGRAM: Final = "program:"
"""The beginning of the name of a player that is a program; the path and the arguments follow."""

_PATIENCE: Final = Patience(slack=10.0)
"""Longer than at a table: where all processors play matches, a late answer is no fault of the program."""


def is_program(name: str) -> bool:
    """Return True if the name of a player is that of a program."""
    return name.startswith(PROGRAM)


def parse_command(name: str) -> Command:
    """Return the command in the name of a player.

    Raises:
        ValueError: if there is none.
    """
    words = shlex.split(name.removeprefix(PROGRAM))
    if not is_program(name) or not words:
        raise ValueError(f"{name!r} is not '{PROGRAM}' with a path and arguments")
    return Command(words[0], tuple(words[1:]))


def with_whole_path(name: str) -> str:
    """Return the name of a player; a program has its whole path in it, because other processes have other folders."""
    if not is_program(name):
        return name
    command = parse_command(name)
    is_found_by_name = Path(command.path).name == command.path and can_be_run(command.path)
    path = command.path if is_found_by_name else str(Path(command.path).absolute())
    return PROGRAM + shlex.join([path, *command.arguments])


def can_be_run(path: str) -> bool:
    """Return True if there is a program at that path, or of that name, on this machine."""
    return shutil.which(path) is not None


class ProgramSeats:
    """A program at several seats, with a process for each: no process is told the views of two seats."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._command = parse_command(name)
        self._players: dict[int, ProgramPlayer] = {}

    def decide(self, view: PlayerView, seed: int) -> PlayerMove:
        """Return the move of the program at the seat of the view.

        Raises:
            ProgramFault: if it has none, which ends the measurement: a move of another would measure the other.
        """
        seat = view.plays[0]
        if seat not in self._players:
            self._players[seat] = ProgramPlayer(self._command, self._name, _PATIENCE)
        return self._players[seat].advise(view, seed).move

    def begin_game(self) -> None:
        """Tell the program of a new game at each of its seats."""
        for player in self._players.values():
            player.begin_game()

    def close(self) -> None:
        """End the processes."""
        for player in self._players.values():
            player.close()
        self._players.clear()
