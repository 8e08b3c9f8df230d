"""The trial of a program: short games of every kind it plays, to find what it does wrong before it sits at a table."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import Final

from twentyfive.core import PRESETS, PlayerView, Rules, apply, new_game, table_move, to_act, view_for
from twentyfive.core.moves import PlayerMove
from twentyfive.programs.command import Command
from twentyfive.programs.faults import BREAKING, Fault, ProgramFault
from twentyfive.programs.mailbox import Interrupted
from twentyfive.programs.messages import FaultyAdvice, PlayerHello
from twentyfive.programs.player import Patience, ProgramPlayer

MOVES_OF_A_GAME: Final = 12
"""The moves for which it is asked in each game: they reach into the second deal."""

_MOST_S: Final = 90.0
"""The time after which no further game is begun."""

_MOST_FAULTS: Final = 5
_LEAVE_S: Final = 2.0
_SEED: Final = 25
_MOST_CHOICES: Final = 50


class Check(StrEnum):
    """The parts of the trial, in their order."""

    HELLO = "hello"  # it starts and says hello
    GAMES = "games"  # it answers in time, with legal moves
    HURRY = "hurry"  # a second request comes before it has answered the first
    END = "end"  # it leaves when it is told to


@dataclass(frozen=True, slots=True)
class TrialReport:
    """The result of a trial.

    Attributes:
        greeting: the hello of the program; None if it said none.
        checks: the checks that were made, each with its faults.
        games: the games in which it was asked for a move.
        moves: the legal moves that it made.
        slowest: its slowest move, in seconds.
    """

    greeting: PlayerHello | None
    checks: tuple[tuple[Check, tuple[ProgramFault, ...]], ...]
    games: int
    moves: int
    slowest: float

    @property
    def faults(self) -> tuple[ProgramFault, ...]:
        """All faults."""
        return tuple(fault for _, faults in self.checks for fault in faults)


class Trial:
    """A trial of one program. `run` waits for the program, `interrupt` may come from another thread."""

    def __init__(self, command: Command, name: str, patience: Patience | None = None) -> None:
        self._player = ProgramPlayer(command, name, patience or Patience(leave=_LEAVE_S))
        self._broken_off = False
        self._games = self._moves = 0
        self._slowest = 0.0

    def run(self) -> TrialReport:
        """Make the checks, as far as the program gets, and return the report.

        Raises:
            Interrupted: if `interrupt` was called.
        """
        checks: list[tuple[Check, tuple[ProgramFault, ...]]] = []
        greeting: PlayerHello | None = None
        try:
            for check, faults in self._checks():
                checks.append((check, faults))
                greeting = greeting or self._player.greeting
                if (check is Check.HELLO and faults) or any(fault.fault in BREAKING for fault in faults):
                    break
        finally:
            if self._broken_off:
                self._player.interrupt()  # which `_hurry` may have forgotten
            self._player.close()
        if self._broken_off:
            raise Interrupted
        return TrialReport(greeting, tuple(checks), self._games, self._moves, self._slowest)

    def interrupt(self) -> None:
        """Break the trial off; its program is ended without a time to leave, because somebody waits."""
        self._broken_off = True
        self._player.interrupt()

    def _checks(self) -> Iterator[tuple[Check, tuple[ProgramFault, ...]]]:
        yield Check.HELLO, _found(self._player.greet)
        greeting = self._player.greet()
        games = [rules for rules in PRESETS.values() if greeting.plays(rules)]
        yield Check.GAMES, tuple(self._play_all(games))
        yield Check.HURRY, _found(partial(self._hurry, games[0]))
        yield Check.END, _found(self._leave)

    def _play_all(self, games: list[Rules]) -> Iterator[ProgramFault]:
        start, found = time.monotonic(), 0
        for rules in games:
            if time.monotonic() - start > _MOST_S or found >= _MOST_FAULTS or self._player.gave_up:
                return
            for fault in _found(partial(self._play, rules)):
                found += 1
                yield fault
                if fault.fault in BREAKING:
                    return

    def _play(self, rules: Rules) -> None:
        """Play a game to the first fault or until the program was asked often enough."""
        self._games += 1
        table = _Table(rules, _SEED + self._games)
        for _ in range(MOVES_OF_A_GAME):
            view = table.next_view()
            if view is None:
                return
            table.make(self._asked(view))

    def _asked(self, view: PlayerView) -> PlayerMove:
        if self._broken_off:
            raise Interrupted
        start = time.monotonic()
        said = self._player.advise(view, self._moves)
        self._slowest = max(self._slowest, time.monotonic() - start)
        self._moves += 1
        if isinstance(said, FaultyAdvice):
            raise ProgramFault(Fault.WRONG_FIELD, said.fault)
        return said.move

    def _hurry(self, rules: Rules) -> None:
        """Ask for two moves at once, as after undo: the first answer is dropped, the second must fit its view."""
        table = _Table(rules, _SEED)
        first = table.next_view()
        assert first is not None, "a game begins with a move of the first seat"
        self._player.interrupt()
        with suppress(Interrupted):
            self._player.advise(first, _SEED)
        self._player.go_on()
        table.make(first.legal[0])
        second = table.next_view()
        assert second is not None, "nobody has won after one trick"
        self._asked(second)

    def _leave(self) -> None:
        if not self._player.close():
            raise ProgramFault(Fault.LINGERS, "it goes on although it was told the end and its input is closed")


class _Table:
    """A game in which the program has seat 0, and the others make random moves."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self._random = random.Random(seed)
        self._state = new_game(rules)

    def next_view(self) -> PlayerView | None:
        """Play until the program is to act, and return its view; None if the game is over."""
        while not self._state.over:
            seat = to_act(self._state)
            if seat == 0:
                return view_for(self._state, seat)
            if seat is None:
                self._state = apply(self._state, table_move(self._state, self._random))
            else:
                legal = view_for(self._state, seat).legal
                self.make(legal[self._random.randrange(min(len(legal), _MOST_CHOICES))])
        return None

    def make(self, move: PlayerMove) -> None:
        """Make a move of the seat to act."""
        self._state = apply(self._state, move)


def _found(check: Callable[[], object]) -> tuple[ProgramFault, ...]:
    """Make a check and return the fault that ends it, if there is one."""
    try:
        check()
    except ProgramFault as fault:
        return (fault,)
    return ()
