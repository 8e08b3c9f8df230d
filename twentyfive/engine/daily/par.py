"""The finder of the par: it lets the computer players think beside the game, so that the window never waits."""

from __future__ import annotations

import random
from typing import Final

from PySide6.QtCore import QObject, Signal

from twentyfive.ai import Advice, Level
from twentyfive.ai.advice.findings import Estimate
from twentyfive.core import Record, legal_moves, table_move, to_act
from twentyfive.core.rules.options import Scoring
from twentyfive.core.state import default_names
from twentyfive.engine.daily.deals import PERSON, DailyDeal
from twentyfive.engine.daily.results import Par, final_result
from twentyfive.engine.minds.questions import Answer, ParQuestion, SteadyQuestion, seed_of_thought
from twentyfive.engine.minds.workers import Minds
from twentyfive.engine.seating.seats import seats_of

IN_TENTHS: Final = 10


class ParFinder(QObject):
    """Finds the par of deals of the day, one after another.

    It lets an expert play the person's seat against the players of the deal, with the same seeds; before the first
    decision it asks what the expert could expect. It needs 0.7 to 2.6 s of processor time a deal.

    Signals:
        found(DailyDeal, Par): the par of a deal.
    """

    found = Signal(object, object)

    def __init__(self, minds: Minds, parent: QObject | None = None) -> None:
        """`minds` think for nobody else."""
        super().__init__(parent)
        self._minds = minds
        self._wanted: list[DailyDeal] = []
        self._record: Record | None = None
        self._number = 0
        self._question: SteadyQuestion | None = None
        self._expected: Estimate | None = None
        self._is_asked = False  # whether the expert has been asked what to expect
        self._running = False
        self._answers: list[Answer] = []
        minds.answered.connect(self._on_answered)

    @property
    def busy(self) -> bool:
        """Whether a par is being found."""
        return bool(self._wanted)

    def find(self, deal: DailyDeal) -> None:
        """Find the par of `deal`, after those that are wanted already."""
        if deal not in self._wanted:
            self._wanted.append(deal)
            if len(self._wanted) == 1:
                self._begin(deal)

    def close(self) -> None:
        """Stop thinking; the program may end, or nobody waits any more."""
        self._wanted.clear()
        self._number += 1  # an answer that still comes is for nobody
        self._minds.close()

    def _begin(self, deal: DailyDeal) -> None:
        self._record = deal.record(default_names(deal.rules.players))
        self._expected, self._is_asked = None, False
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask for the next decision. The person's first is asked for what it may bring before it is made."""
        assert self._record is not None
        self._number += 1
        self._question = question = next_question(self._record, self._number, Level.EXPERT)
        if question is None:
            self._tell()
        elif question.view.seat == PERSON and not self._is_asked:
            self._is_asked = True
            self._minds.ask(ParQuestion(self._number, question.view, question.seed))
        else:
            self._minds.ask(question)

    def _on_answered(self, number: int, answer: Answer) -> None:
        """Take an answer. Minds that think inline answer while it asks, so that answers are worked off in a loop."""
        if number != self._number or not self._wanted:
            return
        self._answers.append(answer)
        if self._running:
            return
        self._running = True
        try:
            while self._answers:
                self._take(self._answers.pop(0))
        finally:
            self._running = False

    def _take(self, answer: Answer) -> None:
        assert self._record is not None
        assert self._question is not None
        if isinstance(answer, Advice):
            self._record.push(answer.move)
            self._ask_next()
        else:
            self._expected = answer if isinstance(answer, Estimate) else None
            self._minds.ask(self._question)

    def _tell(self) -> None:
        assert self._record is not None
        end = self._record.state
        taken = IN_TENTHS * final_result(end).points
        expected = taken
        if self._expected is not None:
            # The chips of a trial come out of the pool; the person has paid one into it.
            paid = 1 if end.rules.scoring is Scoring.POOL else 0
            expected = round(IN_TENTHS * (self._expected.mean - paid))
        deal = self._wanted[0]
        self.found.emit(deal, Par(expected, taken))
        if deal in self._wanted:  # else nobody waits any more
            self._wanted.remove(deal)
        if self._wanted:
            self._begin(self._wanted[0])
        else:
            self._minds.close()  # their process would wait for tomorrow


def next_question(record: Record, number: int, person: Level) -> SteadyQuestion | None:
    """Make every move that needs no thought, and return the question about the next; None once the game is over.

    Args:
        record: the game; moves are added to it.
        number: the number of the question.
        person: the level at which the person's seat is played.
    """
    while not record.state.over:
        state = record.state
        seat = to_act(state)
        if seat is None:
            # Only a stock that runs out is shuffled, with the random numbers that the engine takes for it.
            record.push(table_move(state, random.Random(f"{record.header.seed} {record.ply} table")))
            continue
        moves = legal_moves(state)
        if len(moves) == 1:
            record.push(moves[0])
            continue
        level = person if seat == PERSON else Level.HARD
        view = seats_of(record.header).view(state, seat)
        return SteadyQuestion(number, view, level, seed_of_thought(record.header.seed, record.ply, seat))
    return None
