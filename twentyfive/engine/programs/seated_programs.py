"""The computer players of a game of which some are programs: each is asked in its place, and hard stands in for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum

from PySide6.QtCore import Signal

from twentyfive.ai import Advice, Reason, ReasonKind
from twentyfive.core.moves import PlayCard
from twentyfive.engine.minds.questions import Answer, Asked, MoveQuestion
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.programs.listing import Program
from twentyfive.engine.programs.seated_program import SeatedProgram
from twentyfive.programs.faults import Fault, ProgramFault
from twentyfive.programs.messages import AdviceMessage
from twentyfive.programs.player import Patience, ProgramPlayer

_log = logging.getLogger(__name__)

FindProgram = Callable[[str], Program | None]
"""A function that finds the program of a name among those that the person has added."""

SeatRecorder = Callable[[int, str, str], object]
"""A function that is told the seat, ``"<"`` or ``">"``, and each line that a program gets or writes."""


class Trouble(StrEnum):
    """A trouble with a program."""

    MISSING = "missing"  # the person has added no program of that name
    UNABLE = "unable"  # it does not play this game
    STOOD_IN = "stood_in"  # hard has made a move for it
    GIVEN_UP = "given_up"  # hard makes all its moves from now on


@dataclass(frozen=True, slots=True)
class ProgramTrouble:
    """A trouble with a program, told once in a game.

    Attributes:
        program: the name of the program.
        trouble: the trouble.
        fault: the fault of the program; None if it is missing.
    """

    program: str
    trouble: Trouble
    fault: Fault | None = None


class SeatedPrograms(Minds):
    """Computer players, of which those of other programs are asked in their own processes.

    Attributes:
        patience: the limits of the programs that are started from now on.

    Signals:
        troubled(ProgramTrouble): a program has not done what it should; hard plays in its place.
    """

    troubled = Signal(object)
    _arrived = Signal(object, object)  # the question, the answer of a program or its fault

    def __init__(
        self,
        others: Minds,
        find: FindProgram,
        patience: Patience | None = None,
        recorder: SeatRecorder | None = None,
    ) -> None:
        """`others` are the computer players of this program, which stand in for the others."""
        super().__init__()
        self._others = others
        self._find = find
        self.patience = patience or Patience()
        self._recorder = recorder
        self._open: MoveQuestion | None = None
        self._game = 0
        self._seats: dict[tuple[str, int], SeatedProgram] = {}
        self._leaving: list[SeatedProgram] = []
        self._told: set[tuple[str, Trouble]] = set()
        self._arrived.connect(self._on_arrived)
        others.answered.connect(self.answered)

    def ask(self, question: Asked) -> None:
        self._drop()
        if not isinstance(question, MoveQuestion) or not question.program:
            self._others.ask(question)
            return
        if question.game != self._game:
            self._game = question.game
            self._told.clear()
            self._dismiss()
        seated = self._seated(question)
        if seated is None or seated.player.gave_up:
            self._stand_in(question)
        else:
            self._open = question
            seated.ask(question)

    def another(self) -> Minds:
        return self._others.another()

    def close(self) -> None:
        self._open = None
        self._dismiss()
        for seated in self._leaving:
            seated.join()
        self._leaving.clear()
        self._others.close()

    def _drop(self) -> None:
        """Ignore the answer to the open question."""
        if self._open is not None:
            self._seats[_key(self._open)].drop()
            self._open = None

    def _seated(self, question: MoveQuestion) -> SeatedProgram | None:
        """The program at the seat of the player who is asked; None if there is no program of that name."""
        key = _key(question)
        if key not in self._seats:
            program = self._find(question.program)
            if program is None:
                self._tell(ProgramTrouble(question.program, Trouble.MISSING))
                return None
            recorder, (name, seat) = self._recorder, key
            record = None if recorder is None else lambda way, line: recorder(seat, way, line)
            player = ProgramPlayer(program.command, name, self.patience, record)
            self._seats[key] = SeatedProgram(player, self._arrived.emit)
        return self._seats[key]

    def _dismiss(self) -> None:
        """Let all programs leave: the next game gets new ones, which know nothing of this one."""
        for seated in self._seats.values():
            seated.leave()
        self._leaving = [seated for seated in self._leaving if not seated.has_left] + [*self._seats.values()]
        self._seats.clear()

    def _on_arrived(self, question: MoveQuestion, answer: AdviceMessage | ProgramFault) -> None:
        if question is not self._open:
            return  # the game has moved on
        self._open = None
        if isinstance(answer, AdviceMessage):
            cards = (answer.move.card,) if isinstance(answer.move, PlayCard) else ()
            told: Answer = Advice(answer.move, Reason(ReasonKind.GUESS, cards))
            self.answered.emit(question.number, told)
            return
        self._tell(ProgramTrouble(question.program, self._trouble(question, answer), answer.fault))
        self._stand_in(question)

    def _trouble(self, question: MoveQuestion, fault: ProgramFault) -> Trouble:
        if fault.fault is Fault.UNABLE:
            return Trouble.UNABLE
        return Trouble.GIVEN_UP if self._seats[_key(question)].player.gave_up else Trouble.STOOD_IN

    def _tell(self, trouble: ProgramTrouble) -> None:
        """Tell a trouble, the first time in a game."""
        said = (trouble.program, trouble.trouble)
        if said not in self._told:
            self._told.add(said)
            _log.warning("The program %s: %s", trouble.program, trouble.trouble.value.replace("_", " "))
            self.troubled.emit(trouble)

    def _stand_in(self, question: MoveQuestion) -> None:
        self._others.ask(replace(question, program="", game=0))


def _key(question: MoveQuestion) -> tuple[str, int]:
    """The program that is asked and the seat of its player, which may also play an open hand."""
    return question.program, question.view.plays[0]
