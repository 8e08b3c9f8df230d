"""Programs that speak the protocol for players in the arena: ``program:/path/to/player --argument``.

The `choose` of a player in Python, such as `twentyfive/programs/example_player.py` has, can also be seated without a
process, which is quicker: ``module:my_player``.
"""

from __future__ import annotations

import json
import shlex
import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from twentyfive.core import PlayerView
from twentyfive.core.moves import PlayerMove, parse_move
from twentyfive.core.view_text import view_to_text
from twentyfive.programs.command import Command
from twentyfive.programs.player import Patience, ProgramPlayer

PROGRAM: Final = "program:"
"""The beginning of the name of a player that is a program; the path and the arguments follow."""

MODULE: Final = "module:"
"""The beginning of the name of a player that is a module of Python, whose name follows."""

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


def module_player(name: str) -> Callable[[PlayerView, int], PlayerMove]:
    """Return the function that makes the moves of a module: its `choose` gets a view of the protocol and a seed.

    Raises:
        ValueError: if there is no such module, or it has no `choose`.
    """
    try:
        choose: Callable[[object, int], str] = import_module(name.removeprefix(MODULE)).choose
    except (ImportError, AttributeError, ValueError) as error:
        raise ValueError(f"{name!r} is not '{MODULE}' with a module that has choose(view, seed): {error}") from error

    def decide(view: PlayerView, seed: int) -> PlayerMove:
        move = parse_move(choose(json.loads(view_to_text(view)), seed))
        if not isinstance(move, PlayerMove):
            raise ValueError(f"{name} makes {move}, which is no move of a player")
        return move

    return decide


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
