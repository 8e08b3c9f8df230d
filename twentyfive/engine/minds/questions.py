"""Questions to the computer players, and the worker process that answers them. No Qt, to keep the process small."""

from __future__ import annotations

import random
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection

from twentyfive.ai import Advice, Level
from twentyfive.ai.advice.findings import Estimate, HintFindings, Judgement
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.core import PlayerView
from twentyfive.core.moves import PlayerMove
from twentyfive.processes import lower_priority


def seed_of_thought(game: int | None, ply: int, seat: int) -> int:
    """Return the seed for a decision of `seat` after the first `ply` moves of the game with seed `game`.

    It is the same each time the game reaches that position. So undo and replay give the same moves, and a review judges
    a hint that was followed in the same sampled worlds in which the hint was found.
    """
    return random.Random(f"{game} {ply} seat {seat}").getrandbits(62)


@dataclass(frozen=True, slots=True)
class MoveQuestion:
    """A request for the move of a computer player.

    Attributes:
        number: identifies the question; the answer carries it too.
        view: everything the player may know.
        level: the strength of the player.
        seed: for the player's random decisions.
        program: the name of the program that is to make the move; empty if it is this one.
        game: tells one game with programs from the next; 0 if no program is asked.
        temperament: the player's choice among moves that are about equally good.
    """

    number: int
    view: PlayerView
    level: Level
    seed: int
    program: str = ""
    game: int = 0
    temperament: Temperament = STEADY


@dataclass(frozen=True, slots=True)
class SteadyQuestion:
    """A request for a move that must be the same on every computer, so no clock may cut the thought short.

    Attributes:
        number: identifies the question; the answer carries it too.
        view: everything the player may know.
        level: the strength of the player.
        seed: for the player's random decisions.
        temperament: the player's choice among moves that are about equally good.
    """

    number: int
    view: PlayerView
    level: Level
    seed: int
    temperament: Temperament = STEADY


@dataclass(frozen=True, slots=True)
class ParQuestion:
    """A request for the points that an expert may expect of a deal.

    Attributes:
        number: identifies the question; the answer carries it too.
        view: everything the expert may know at the first decision.
        seed: for the sampled deals.
    """

    number: int
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """A person's request for a hint.

    Attributes:
        number: identifies the question; the answer carries it too.
        view: everything the person may know.
        seed: for the sampled deals.
    """

    number: int
    view: PlayerView
    seed: int


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """A request to judge a past decision.

    Attributes:
        number: identifies the question; the answer carries it too.
        view: everything the player could know at the time.
        made: the move that was made.
        seed: for the sampled deals.
    """

    number: int
    view: PlayerView
    made: PlayerMove
    seed: int


Asked = MoveQuestion | SteadyQuestion | HintQuestion | ReviewQuestion | ParQuestion
Answer = Advice | HintFindings | Judgement | Estimate | None


@dataclass(frozen=True, slots=True)
class WorkerFailure:
    """A bug that ends the worker before it can answer.

    Attributes:
        trace: the traceback; it may name cards.
    """

    trace: str


def answer(question: Asked) -> Answer:
    """Answer with a move for the level asked for, a hint, a judgement of the move that was made, or a par.

    The par is None if the player has nothing to choose.
    """
    # Imported here so that the window's process, which only asks, does not load megabytes of search.
    match question:
        case ReviewQuestion():
            from twentyfive.ai.review import review

            return review(question.view, question.made, question.seed)
        case HintQuestion():
            from twentyfive.ai.hints import hint_for

            return hint_for(question.view, question.seed)
        case MoveQuestion():
            from twentyfive.ai.levels import advise

            return advise(question.view, question.level, question.seed, question.temperament)
        case SteadyQuestion():
            from twentyfive.ai.levels import steady_advice

            return steady_advice(question.view, question.level, question.seed, question.temperament)
        case ParQuestion():
            from twentyfive.ai.par import expected_points

            return expected_points(question.view, question.seed)


def stand_in(question: Asked) -> Answer:
    """Answer at once, with the heuristics in place of a slow search.

    A question whose answer must be the same on every computer is searched all the same.
    """
    match question:
        case SteadyQuestion() | ParQuestion():
            return answer(question)
        case ReviewQuestion():
            from twentyfive.ai.review import heuristic_judgement

            return heuristic_judgement(question.view, question.made)
        case HintQuestion():
            from twentyfive.ai.heuristics.policy import heuristic_advice

            return HintFindings(heuristic_advice(question.view))
        case MoveQuestion():
            from twentyfive.ai.heuristics.policy import heuristic_advice
            from twentyfive.ai.levels import QUICK

            return answer(question) if question.level in QUICK else heuristic_advice(question.view)


def run_worker(questions: Connection) -> None:
    """Answer questions until the other end of the pipe closes: the main function of the worker process.

    An exception is sent to the other end, which logs it, and ends the worker.
    """
    lower_priority()
    try:
        while True:
            question: Asked = questions.recv()
            try:
                answered = answer(question)
            except Exception as error:
                questions.send((question.number, WorkerFailure("".join(traceback.format_exception(error)))))
                raise
            questions.send((question.number, answered))
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return
