"""A program as the player of one seat: it is started, told the game, asked for moves, and started again after faults.

Every call waits for the program, so a window makes them in a thread. `interrupt` alone may come from another thread.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from twentyfive.core import PlayerView, Rules
from twentyfive.programs.command import Command
from twentyfive.programs.faults import BREAKING, Fault, ProgramFault
from twentyfive.programs.mailbox import Interrupted
from twentyfive.programs.messages import (
    SEEDS,
    VERSION,
    AdviceMessage,
    End,
    FaultyAdvice,
    FieldError,
    Game,
    HostHello,
    HostMessage,
    PlayerHello,
    PlayerMessage,
    Think,
    View,
    read_player_message,
    write_message,
)
from twentyfive.programs.process import MOST_MEMORY, ProgramProcess

RESTART_AFTER: Final = 3
"""Faults of a program that still answers, after which it is started again."""

GIVE_UP_AFTER: Final = 6
"""Faults after which it is not asked any more in this game."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Patience:
    """The limits of a program.

    Attributes:
        hello: the seconds that it may take to start and say hello.
        think: the milliseconds that it is given for a move.
        slack: the seconds that it may take beyond them: a busy machine is not its fault.
        leave: the seconds that it may take to leave when it is told to.
        memory: the bytes of memory that it may have, where the system can limit them.
    """

    hello: float = 10.0
    think: int = 2_000
    slack: float = 0.5
    leave: float = 0.1
    memory: int = MOST_MEMORY


Recorder = Callable[[str, str], object]
"""A function that is told ``"<"`` with each line that a program gets, and ``">"`` with each that it writes."""


class ProgramPlayer:
    """A program as the player of one seat.

    Attributes:
        name: the name of the program in the log.
        faults: its faults so far.
        gave_up: whether it is not asked any more.
        greeting: its hello; None until it has said it.
    """

    def __init__(
        self, command: Command, name: str, patience: Patience | None = None, recorder: Recorder | None = None
    ) -> None:
        self.name = name
        self.faults = 0
        self.gave_up = False
        self.greeting: PlayerHello | None = None
        self._command = command
        self._patience = patience or Patience()
        self._recorder = recorder
        self._process: ProgramProcess | None = None
        self._game: Game | None = None
        self._number = 0
        self._answered = 0
        self._late: set[int] = set()
        self._thinks_until: float | None = None  # about a request from which the game has moved on
        self._tries = 0
        self._interrupted = False

    @property
    def pid(self) -> int | None:
        """The process id of the program; None while it does not run."""
        return None if self._process is None else self._process.pid

    def greet(self) -> PlayerHello:
        """Start the program unless it runs, and return its hello.

        Raises:
            ProgramFault: if it cannot be started or says no hello that can be used.
            Interrupted: if `interrupt` was called.
        """
        if self._process is not None and self.greeting is not None:
            return self.greeting
        if self._process is None:
            self._process = ProgramProcess(self._command, self.name, self._patience.memory)
            self._send(HostHello(VERSION))
        said = self._hear(time.monotonic() + self._patience.hello)
        if not isinstance(said, PlayerHello):
            raise ProgramFault(Fault.OUT_OF_TURN, "its first message must be its hello")
        if said.protocol != VERSION:
            detail = f"it speaks version {said.protocol} of the protocol, and version {VERSION} is spoken here"
            raise ProgramFault(Fault.WRONG_VERSION, detail)
        self.greeting = said
        return said

    def advise(self, view: PlayerView, seed: int) -> AdviceMessage:
        """Ask for a move of the seat to act, and return it; it is legal.

        Raises:
            ProgramFault: if there is none, and another has to find a move.
            Interrupted: if `interrupt` was called.
        """
        try:
            return self._advise(view, seed)
        except ProgramFault as fault:
            self._count(fault)
            raise

    def begin_game(self) -> None:
        """Tell the program of a new game before its next move, even if the rules and the seat are the same."""
        self._game = None

    def interrupt(self) -> None:
        """Let the call that another thread waits for raise `Interrupted`; an answer that comes later is dropped."""
        self._interrupted = True
        process = self._process
        if process is not None:
            process.mailbox.interrupt()

    def go_on(self) -> None:
        """Forget an interruption, before the next call."""
        self._interrupted = False
        if self._process is not None:
            self._process.mailbox.listen_again()

    def close(self) -> bool:
        """Tell the program to leave, and end it if it does not; return whether it left.

        It is given no time after `interrupt`, until `go_on`.
        """
        if self._process is None:
            return True
        self._send(End())
        has_left = self._process.stop(0.0 if self._interrupted else self._patience.leave)
        self._forget()
        return has_left

    def _advise(self, view: PlayerView, seed: int) -> AdviceMessage:
        self._check_able(self.greet(), view.rules)
        assert view.to_act is not None, "somebody is to act"
        self._clear_mailbox()
        game = Game(view.rules, view.plays[0])
        if game != self._game:
            self._send(game)
            self._game = game
        self._number += 1
        self._send(View(view))
        self._send(Think(self._number, self._patience.think, seed % SEEDS))
        deadline = time.monotonic() + self._patience.think / 1000 + self._patience.slack
        try:
            return self._checked(self._hear_advice(deadline), view)
        except (ProgramFault, Interrupted) as broken:
            if self._answered < self._number:
                self._late.add(self._number)
                self._thinks_until = deadline if isinstance(broken, Interrupted) else None
            raise

    def _check_able(self, hello: PlayerHello, rules: Rules) -> None:
        if not hello.plays(rules):
            self.gave_up = True
            raise ProgramFault(Fault.UNABLE, f"it does not play {rules.preset}")

    def _clear_mailbox(self) -> None:
        """Wait until it has answered the request from which the game has moved on, and take all that it has written."""
        assert self._process is not None, "it was greeted"
        deadline, self._thinks_until = self._thinks_until, None
        try:
            while deadline is not None and self._number in self._late:
                self._drop_if_late(self._hear(deadline))
        except Interrupted:
            self._thinks_until = deadline
            raise
        for line in self._process.mailbox.take_waiting():
            self._drop_if_late(self._read(line))

    def _hear_advice(self, deadline: float) -> AdviceMessage:
        while True:
            said = self._hear(deadline)
            if isinstance(said, AdviceMessage) and said.number == self._number:
                self._answered = self._number
                return said
            self._drop_if_late(said)

    def _drop_if_late(self, said: PlayerMessage) -> None:
        """Drop a late answer, and complain of anything else."""
        if isinstance(said, PlayerHello):
            raise ProgramFault(Fault.OUT_OF_TURN, "it said hello twice")
        if said.number not in self._late:
            detail = f"nobody asked for its advice number {said.number}, or it came twice"
            raise ProgramFault(Fault.OUT_OF_TURN, detail)
        self._late.discard(said.number)

    def _checked(self, said: AdviceMessage, view: PlayerView) -> AdviceMessage:
        if said.move not in view.legal:
            raise ProgramFault(Fault.ILLEGAL, f"{str(said.move)!r} is not among the legal moves")
        if isinstance(said, FaultyAdvice):
            _log.warning("The program %s: %s; the move counts", self.name, said.fault)
        if said.reason:
            _log.debug("The program %s plays %s: %s", self.name, said.move, said.reason)
        return said

    def _hear(self, deadline: float) -> PlayerMessage:
        assert self._process is not None, "a program that does not run says nothing"
        if self._interrupted:
            raise Interrupted
        return self._read(self._process.mailbox.take(deadline))

    def _read(self, line: bytes) -> PlayerMessage:
        written = line.removesuffix(b"\r").decode("utf-8", "replace")
        if self._recorder is not None:
            self._recorder(">", written)
        try:
            return read_player_message(line.removesuffix(b"\r").decode("utf-8"))
        except ValueError as error:
            kind = Fault.WRONG_FIELD if isinstance(error, FieldError) else Fault.GARBAGE
            shown = written[:60].encode("unicode_escape").decode()
            raise ProgramFault(kind, f"it wrote “{shown}”: {error}") from error

    def _send(self, message: HostMessage) -> None:
        assert self._process is not None, "a program that does not run hears nothing"
        line = write_message(message)
        if self._recorder is not None:
            self._recorder("<", line)
        self._process.send(line)

    def _count(self, fault: ProgramFault) -> None:
        """Count a fault, log it, and end the process if nothing good is to be expected of it."""
        self.faults += 1
        self._tries += 1
        self.gave_up = self.gave_up or self.faults >= GIVE_UP_AFTER
        _log.warning("The program %s: %s (fault %d in this game)", self.name, fault.detail, self.faults)
        if fault.fault in BREAKING or self._tries >= RESTART_AFTER or self.gave_up:
            if self._process is not None:
                self._process.stop()
            self._forget()

    def _forget(self) -> None:
        self._process = None
        self.greeting = None
        self._game = None
        self._late.clear()
        self._thinks_until = None
        self._tries = 0
