"""The engine of lessons: it asks the teacher before it takes a move, and the others play from a script."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.core import Phase, Record, to_act
from twentyfive.core.moves import Move, PlayerMove
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.learning.lesson_rules import continued, others_moves, person_acted, standing
from twentyfive.engine.learning.lessons import PERSON, LessonDeal
from twentyfive.engine.minds.questions import Answer, Asked
from twentyfive.engine.minds.workers import Minds


class NoJournal(Journal):
    """Writes nothing: of a lesson it is enough to know the step."""

    def __init__(self) -> None:
        super().__init__(Path())

    def begin(self, record: Record) -> None:
        del record

    def add(self, move: Move) -> None:
        del move

    def stand_at(self, ply: int) -> None:
        del ply


class ScriptedMinds(Minds):
    """The other players of a lesson: they do what is written for them, think for themselves, or wait.

    Attributes:
        thinking: whether they think for themselves where nothing is written.
    """

    def __init__(self, thinkers: Minds) -> None:
        """`thinkers` are asked where nothing is written, and for advice to the person."""
        super().__init__()
        self.thinking = False
        self._thinkers = thinkers
        thinkers.answered.connect(self._on_thought)
        self._script: deque[PlayerMove] = deque()
        self._open: Asked | None = None

    @property
    def busy(self) -> bool:
        """Whether they have something to do, or think for themselves."""
        return bool(self._script) or self.thinking

    def give(self, script: Iterable[PlayerMove]) -> None:
        """Have them do this from now on, and answer if one of them was waiting."""
        self._script = deque(script)
        self._settle()

    def forget(self) -> None:
        """Nobody waits any more, and nothing is written: the game has gone elsewhere."""
        self._script.clear()
        self._open = None

    def ask(self, question: Asked) -> None:
        if question.view.seat == PERSON:
            self._thinkers.ask(question)
            return
        self._open = question
        self._settle()

    def close(self) -> None:
        self._thinkers.close()

    def _on_thought(self, number: int, told: Answer) -> None:
        """Tell the person what to do and why; figures would be too much for somebody who learns."""
        self.answered.emit(number, HintFindings(told.advice) if isinstance(told, HintFindings) else told)

    def _settle(self) -> None:
        question = self._open
        if question is None or not (self._script or self.thinking):
            return
        self._open = None
        if self._script:  # such a move has no reason that anybody asks for
            self.answered.emit(question.number, Advice(self._script.popleft(), Reason(ReasonKind.GUESS)))
        else:
            self._thinkers.ask(question)


class LessonEngine(GameEngine):
    """A game under a teacher's eyes.

    Attributes:
        minds: the other players.
        judge: asked about each move that is submitted for the position as it stands, before it is known whether the
            rules allow it; only where the answer is True does the game take it or refuse it.
        plays_on: whether another deal follows when one is over.
        advises: whether the person is given hints as in any game, not told what the lesson asks.

    Signals:
        help_asked(): the person wants a hint.
        next_asked(): the person wants to go on after a deal.
    """

    help_asked = Signal()
    next_asked = Signal()

    def __init__(self, thinkers: Minds, parent: QObject | None = None) -> None:
        """`thinkers` think for the other players where the lesson does not say what they do."""
        self.minds = ScriptedMinds(thinkers)
        super().__init__(self.minds, NoJournal(), parent)
        self.judge: Callable[[Move], bool] = lambda _: True
        self.plays_on = False
        self.advises = False

    @Slot(int, object, int)
    def submit(self, seat: int, move: Move, revision: int) -> None:
        if revision == self.revision and self.judge(move):
            super().submit(seat, move, revision)

    @Slot(int)
    def ask_hint(self, seat: int) -> None:
        if self.advises:
            super().ask_hint(seat)
        else:
            self.help_asked.emit()

    @property
    def ply(self) -> int:
        """The number of moves made, 0 before the first lesson."""
        return 0 if self.record is None else self.record.ply

    @property
    def about_to_go_on(self) -> bool:
        """Whether somebody else than the person, or the table, is about to move."""
        seat = to_act(self.state)
        if seat is None:
            return self.state.phase in (Phase.GATHER, Phase.SCORE, Phase.RESTOCK)
        return seat != PERSON and self.minds.busy

    def place(self, deal: LessonDeal, step: int, name: str, moves: Iterable[str]) -> None:
        """Begin the game where that step of the deal begins; in free play after these moves, if they are possible.

        Args:
            name: the person's name.
            moves: moves in their text form, as `moves_since` gives them.
        """
        record = standing(deal, step, name)
        if deal.steps[step].free is not None:
            record = continued(record, moves)
        self.begin(record)

    def moves_since(self, ply: int) -> tuple[str, ...]:
        """The moves made since that ply, in their text form."""
        return () if self.record is None else tuple(str(move) for move in self.record.moves[ply:])

    def person_acted(self, since: int) -> bool:
        """Whether the person has made a move since that ply."""
        return self.record is not None and person_acted(self.record, since)

    def others_moves(self, since: int) -> int:
        """The number of moves that the other players have made since that ply."""
        return 0 if self.record is None else others_moves(self.record, since)

    def ask_advice(self) -> None:
        """Have `advised` emitted for the person, if it is their turn."""
        super().ask_hint(PERSON)

    @Slot()
    def next_deal(self) -> None:
        if self.plays_on:
            super().next_deal()
        else:
            self.next_asked.emit()
