"""Helpers for tests of jumps and undo: an engine with minds that wait, and a person who plays the first legal card."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from twentyfive.core import Record, Rules, legal_moves, seated, to_act
from twentyfive.core.moves import DeclineRob, PlayCard
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.minds.questions import Asked, HintQuestion, MoveQuestion, answer
from twentyfive.engine.minds.workers import Minds

SEATS = ("person", "computer medium", "computer easy", "computer medium")


@contextmanager
def engine_with(minds: Minds) -> Iterator[GameEngine]:
    """An engine with its own journal."""
    with TemporaryDirectory() as folder:
        engine = GameEngine(minds, Journal(Path(folder) / "journal"))
        yield engine
        engine.close()


def rules() -> Rules:
    return seated("twenty-five", 4, 4).replace(target=1000)


class SlowMinds(Minds):
    """Minds that answer on request.

    Attributes:
        open: the questions without an answer yet.
    """

    def __init__(self) -> None:
        super().__init__()
        self.open: list[MoveQuestion | HintQuestion] = []

    def ask(self, question: Asked) -> None:
        assert isinstance(question, MoveQuestion | HintQuestion), "nothing is reviewed here"
        self.open.append(question)

    def answer_all(self) -> None:
        """Answer all open questions, the oldest first."""
        asked, self.open = self.open, []
        for question in asked:
            self.answered.emit(question.number, answer(question))


def begun(engine: GameEngine) -> Record:
    """Begin a new game: it stops at the person's first decision, or where the minds are slow."""
    record = Record.new(rules(), seats=SEATS, seed=7)
    engine.begin(record)
    return record


def play_deal(engine: GameEngine) -> None:
    """Play to the end of the deal, always the first legal card."""
    while not engine.waits_for_next_deal:
        seat = to_act(engine.state)
        assert seat is not None
        plays = [move for move in legal_moves(engine.state) if isinstance(move, PlayCard | DeclineRob)]
        engine.submit(seat, plays[0], engine.revision)
