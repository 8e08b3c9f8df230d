"""The engine of lessons: it asks the teacher before it accepts a move, and the other players follow a script."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from twentyfive.ai import Advice
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.ai.advice.reasons import Reason, ReasonKind
from twentyfive.core import IllegalMove, Phase, Record, refusal, to_act
from twentyfive.core.moves import Move, PlayerMove
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.learning.lesson_rules import continued, others_moves, person_acted, record_at_step
from twentyfive.engine.learning.lessons import PERSON, LessonDeal
from twentyfive.engine.minds.questions import Answer, Asked
from twentyfive.engine.minds.workers import Minds


class NoJournal(Journal):
    """A journal that writes nothing: for a lesson the number of the step is enough."""

    def __init__(self) -> None:
        super().__init__(Path())

    def begin(self, record: Record) -> None:
        del record

    def add(self, move: Move) -> None:
        del move

    def move_cursor(self, ply: int) -> None:
        del ply


class ScriptedMinds(Minds):
    """The other players of a lesson: they follow a script, think for themselves, or wait.

    Attributes:
        thinking: whether they think for themselves once the script has ended.
    """

    def __init__(self, thinkers: Minds) -> None:
        """`thinkers` answer once the script has ended, and advise the person."""
        super().__init__()
        self.thinking = False
        self._thinkers = thinkers
        thinkers.answered.connect(self._on_thought)
        self._script: deque[PlayerMove] = deque()
        self._open: Asked | None = None

    @property
    def busy(self) -> bool:
        """Whether the script has moves left, or they think for themselves."""
        return bool(self._script) or self.thinking

    def give(self, script: Iterable[PlayerMove]) -> None:
        """Set the script, and make its first move if one of them was waiting."""
        self._script = deque(script)
        self._settle()

    def forget(self) -> None:
        """Drop the script and the open question, since the game has jumped elsewhere."""
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

    def _on_thought(self, number: int, answer: Answer) -> None:
        """Pass on a hint without its figures, which would be too much for a beginner."""
        self.answered.emit(number, HintFindings(answer.advice) if isinstance(answer, HintFindings) else answer)

    def _settle(self) -> None:
        question = self._open
        if question is None or not (self._script or self.thinking):
            return
        self._open = None
        if self._script:  # nobody sees the reason of such a move
            self.answered.emit(question.number, Advice(self._script.popleft(), Reason(ReasonKind.GUESS)))
        else:
            self._thinkers.ask(question)


class LessonEngine(GameEngine):
    """A game under the eyes of a teacher.

    Attributes:
        minds: the other players.
        judge: decides about each legal move submitted for the current position. If it returns False, the move is
            dropped.
        plays_on: whether another deal follows when one is over.
        advises: whether hints come from the computer, as in any game, instead of from the lesson.

    Signals:
        help_asked(): the person wants a hint from the lesson.
        next_asked(): the person wants to go on after a deal.
    """

    help_asked = Signal()
    next_asked = Signal()

    def __init__(self, thinkers: Minds, parent: QObject | None = None) -> None:
        """`thinkers` play for the other players when the lesson has no script for them."""
        self.minds = ScriptedMinds(thinkers)
        super().__init__(self.minds, NoJournal(), parent)
        self.judge: Callable[[Move], bool] = lambda _: True
        self.plays_on = False
        self.advises = False

    def submit(self, seat: int, move: Move, revision: int) -> IllegalMove | None:
        if not self._awaits(seat, revision):
            return None
        illegal = refusal(self.state, move)
        return illegal if illegal is not None or not self.judge(move) else super().submit(seat, move, revision)

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
        """Whether another player or the table is about to move."""
        seat = to_act(self.state)
        if seat is None:
            return self.state.phase in (Phase.GATHER, Phase.SCORE, Phase.RESTOCK)
        return seat != PERSON and self.minds.busy

    def place(self, deal: LessonDeal, step: int, names: Sequence[str], moves: Iterable[str]) -> None:
        """Begin the game at the start of a step of the deal; in free play after the given moves, if they are possible.

        Args:
            deal: the deal of the lesson.
            step: the place of the step in that deal.
            names: the names of those who play, the person's first; there may be more.
            moves: moves in their text form, as `moves_since` returns them.
        """
        record = record_at_step(deal, step, names)
        if deal.steps[step].free is not None:
            record = continued(record, moves)
        self.begin(record)

    def begin_after(self, deal: LessonDeal, names: Sequence[str], moves: Iterable[str]) -> None:
        """Begin the game with the moves made since the beginning of the deal, in their text form."""
        self.begin(continued(record_at_step(deal, 0, names), moves))

    def moves_since(self, ply: int) -> tuple[str, ...]:
        """Return the moves made since that ply, in their text form."""
        return () if self.record is None else tuple(str(move) for move in self.record.moves[ply:])

    def person_acted(self, since: int) -> bool:
        """Whether the person has made a move since that ply."""
        return self.record is not None and person_acted(self.record, since)

    def others_moves(self, since: int) -> int:
        """Return the number of moves that the other players have made since that ply."""
        return 0 if self.record is None else others_moves(self.record, since)

    def ask_advice(self) -> None:
        """Ask the computer for a hint to the person, if it is their turn; `advised` follows."""
        super().ask_hint(PERSON)

    @Slot()
    def next_deal(self) -> None:
        if self.plays_on:
            super().next_deal()
        else:
            self.next_asked.emit()
