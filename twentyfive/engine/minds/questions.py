"""What a computer player is asked, and the worker process that answers. No Qt, so that the process stays small."""

from __future__ import annotations

import os
import random
import sys
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final

from twentyfive.ai import Advice, Level
from twentyfive.ai.advice.findings import HintFindings, Judgement
from twentyfive.core import PlayerView
from twentyfive.core.moves import PlayerMove

_NICENESS: Final = 5
"""A quarter of the processor still, where somebody else wants all of it."""


def seed_of_thought(game: int | None, ply: int, seat: int) -> int:
    """Of what is thought for a seat once so many moves of the game with that seed are made.

    It is the same whenever the game stands there, so undo replays alike, and for whoever looks back: a hint that was
    followed is judged in the worlds in which it was found.
    """
    return random.Random(f"{game} {ply} seat {seat}").getrandbits(62)


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """What a computer player wants to know.

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


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What a person who asks for a hint wants to know.

    Attributes:
        number: given back with the answer.
        view: all that the person may know.
        seed: of the trials.
    """

    number: int
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """What somebody who looks back wants to know: how good a decision was.

    Attributes:
        number: given back with the answer.
        view: all that the player could know then.
        made: the move that was made.
        seed: of the trials.
    """

    number: int
    view: PlayerView
    made: PlayerMove
    seed: int


Asked = MoveQuestion | HintQuestion | ReviewQuestion
Answer = Advice | HintFindings | Judgement


@dataclass(frozen=True, slots=True)
class Stumble:
    """Why the worker ends without an answer: a mistake in the program.

    Attributes:
        trace: the traceback; it may tell of cards.
    """

    trace: str


def answer(question: Asked) -> Answer:
    """The advice of a player of the level asked for, a hint, or what is thought of the move made."""
    # Loaded by whoever thinks; the window's process, which has others think, is spared megabytes.
    match question:
        case ReviewQuestion():
            from twentyfive.ai.review import review

            return review(question.view, question.made, question.seed)
        case HintQuestion():
            from twentyfive.ai.hints import hint_for

            return hint_for(question.view, question.seed)
        case MoveQuestion():
            from twentyfive.ai.levels import advise

            return advise(question.view, question.level, question.seed)


def stand_in(question: Asked) -> Answer:
    """An answer at once: in place of what thinks long the rules of thumb."""
    match question:
        case ReviewQuestion():
            from twentyfive.ai.review import heuristic_judgement

            return heuristic_judgement(question.view, question.made)
        case HintQuestion():
            from twentyfive.ai.heuristics.policy import heuristic_advice

            return HintFindings(heuristic_advice(question.view))
        case MoveQuestion():
            from twentyfive.ai.heuristics.policy import heuristic_advice

            quick = question.level in (Level.EASY, Level.MEDIUM)
            return answer(question) if quick else heuristic_advice(question.view)


def lower_priority() -> None:
    """Let the window's process go first where both want the processor: a card that flies waits for no thought."""
    if sys.platform != "win32":
        os.nice(_NICENESS)


def think(questions: Connection) -> None:
    """The worker's life: answer questions until the other end is gone.

    An exception is told to the other end, which can log it, and ends the worker.
    """
    lower_priority()
    try:
        while True:
            question: Asked = questions.recv()
            try:
                told = answer(question)
            except Exception as error:
                questions.send((question.number, Stumble("".join(traceback.format_exception(error)))))
                raise
            questions.send((question.number, told))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
