"""What a computer player is asked, and the worker process that answers. No Qt, so that the process stays small."""

from __future__ import annotations

from dataclasses import dataclass, replace
from multiprocessing.connection import Connection

from twentyfive.ai import Advice, Level, advise
from twentyfive.core import PlayerView


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player, or a person who asks for a hint, wants to know.

    Attributes:
        number: given back with the answer.
        view: all that the player may know.
        level: how well to think.
        seed: of the player's chance decisions.
    """

    number: int
    view: PlayerView
    level: Level
    seed: int


def answer(question: Question) -> Advice:
    """The advice of a player of the level asked for."""
    return advise(question.view, question.level, question.seed)


def stand_in(question: Question) -> Advice:
    """Advice at once: the strong levels, which think long, are stood in for by the rules of thumb."""
    level = min(question.level, Level.MEDIUM, key=[*Level].index)
    return answer(replace(question, level=level))


def think(questions: Connection) -> None:
    """The worker's life: answer questions until the other end is gone."""
    try:
        while True:
            question: Question = questions.recv()
            questions.send((question.number, answer(question)))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
