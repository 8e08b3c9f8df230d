"""The computer players' process: it answers like the thoughts inline, loads no Qt, and can be lost without harm."""

import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from typing import cast

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.minds import InlineMinds
from twentyfive.ai import Advice, Level
from twentyfive.ai.advice.findings import HintFindings
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.hints import hint_for
from twentyfive.ai.levels import advise
from twentyfive.core import PRESETS, PlayerView, apply, new_game, table_move, to_act, view_for
from twentyfive.engine.minds.questions import Answer, Asked, HintQuestion, MoveQuestion
from twentyfive.engine.minds.workers import START_MS, WorkerMinds


def first_view(seed: int = 25) -> PlayerView:
    """What the player who leads to the first trick of a game knows."""
    rng, state = random.Random(seed), new_game(PRESETS["twenty-five"])
    while to_act(state) is None:
        state = apply(state, table_move(state, rng))
    return view_for(state, to_act(state))


@pytest.fixture
def minds(qapp: object) -> Iterator[WorkerMinds]:
    del qapp
    made = WorkerMinds()
    yield made
    made.close()


def answer(minds: WorkerMinds, qtbot: QtBot, number: int, view: PlayerView) -> Advice:
    """What the worker advises in `view`."""
    advice = told(minds, qtbot, MoveQuestion(number, view, Level.MEDIUM, seed=number))
    assert isinstance(advice, Advice)
    return advice


def told(minds: WorkerMinds, qtbot: QtBot, question: Asked) -> Answer:
    """What the question is answered."""
    with qtbot.waitSignal(minds.answered, timeout=60_000) as answered:
        minds.ask(question)
    number, said = answered.args or (None, None)
    assert number == question.number
    assert isinstance(said, Answer)
    return said


def test_the_worker_thinks_as_the_thoughts_inline_do(minds: WorkerMinds, qtbot: QtBot) -> None:
    for number in range(5):
        view = first_view(number)
        assert answer(minds, qtbot, number, view) == advise(view, Level.MEDIUM, number)


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no such order there")
def test_the_worker_lets_the_window_go_first(minds: WorkerMinds, qtbot: QtBot) -> None:
    answer(minds, qtbot, 1, first_view())
    assert minds.worker_pid is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, minds.worker_pid) == min(19, own + 5)


def test_inline_answers_before_ask_returns(qapp: object) -> None:
    del qapp
    answers: list[int] = []
    minds = InlineMinds()
    minds.answered.connect(lambda number, _: answers.append(number))
    minds.ask(MoveQuestion(7, first_view(), Level.EASY, 1))
    assert answers == [7]


def test_a_worker_that_has_only_begun_to_start_is_not_waited_for_at_the_end(minds: WorkerMinds) -> None:
    minds.ask(MoveQuestion(1, first_view(), Level.MEDIUM, seed=1))
    minds.close()
    assert minds.worker_pid is None


def test_a_killed_worker_costs_only_a_new_one(
    minds: WorkerMinds, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    answer(minds, qtbot, 1, first_view())
    lost = minds.worker_pid
    assert lost is not None
    os.kill(lost, signal.SIGTERM)
    assert answer(minds, qtbot, 2, first_view()).move in first_view().legal
    assert answer(minds, qtbot, 3, first_view()).move in first_view().legal
    assert minds.worker_pid != lost
    assert "a new worker starts" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="its pipes are of another class")
def test_a_worker_is_not_waited_for_that_ends_while_another_holds_its_end_of_the_pipe(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where the program itself holds that end until the worker has started."""
    pipe = SpawnContext.Pipe
    held: list[Connection] = []

    def held_open(context: SpawnContext, duplex: bool = True) -> tuple[Connection, Connection]:
        near, far = pipe(context, duplex)
        held.append(Connection(os.dup(far.fileno())))
        return near, far

    monkeypatch.setattr(SpawnContext, "Pipe", held_open)
    minds.ask(MoveQuestion(1, first_view(), Level.MEDIUM, seed=1))
    assert minds.worker_pid is not None
    os.kill(minds.worker_pid, signal.SIGTERM)
    assert answer(minds, qtbot, 2, first_view()).move in first_view().legal
    minds.close()


def test_a_mistake_of_the_worker_is_logged_and_costs_only_a_new_one(
    minds: WorkerMinds, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    view, no_seed = first_view(), cast("int", [])
    assert told(minds, qtbot, HintQuestion(1, view, no_seed)) == HintFindings(heuristic_advice(view))
    assert "TypeError" in caplog.text
    assert answer(minds, qtbot, 2, view) == advise(view, Level.MEDIUM, 2)


def test_a_new_question_replaces_the_open_one(minds: WorkerMinds, qtbot: QtBot) -> None:
    answered: list[int] = []
    minds.answered.connect(lambda number, _: answered.append(number))
    minds.ask(MoveQuestion(1, first_view(), Level.MEDIUM, 1))
    answer(minds, qtbot, 2, first_view())
    assert answered == [2]


def test_a_game_does_not_wait_for_a_worker_that_starts(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
    view = first_view()
    assert told(minds, qtbot, MoveQuestion(1, view, Level.EXPERT, seed=1)) == heuristic_advice(view)
    assert minds.worker_pid is not None, "it may go on starting"


def test_a_worker_that_has_not_started_in_its_time_gives_way_to_a_new_one(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as hurry:
        hurry.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
        hurry.setattr("twentyfive.engine.minds.workers.START_MS", 0)
        view = first_view()
        assert told(minds, qtbot, MoveQuestion(1, view, Level.EXPERT, seed=1)) == heuristic_advice(view)
        assert minds.worker_pid is None
    assert answer(minds, qtbot, 2, view) == advise(view, Level.MEDIUM, 2)


def test_a_hint_is_waited_for_while_the_worker_starts(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
    view = first_view()
    assert told(minds, qtbot, HintQuestion(1, view, seed=1)) == hint_for(view, seed=1)


def test_a_hint_is_not_waited_for_without_end(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.engine.minds.workers.START_MS", 0)
    view = first_view()
    assert told(minds, qtbot, HintQuestion(1, view, seed=1)) == HintFindings(heuristic_advice(view))


def hold_up_with_a_hint(minds: WorkerMinds, qtbot: QtBot) -> int:
    """Have the worker, which has started, asked for a hint that takes it long; returns its process id."""
    answer(minds, qtbot, 1, first_view())
    held_up = minds.worker_pid
    assert held_up is not None
    os.kill(held_up, signal.SIGSTOP)
    minds.ask(HintQuestion(2, first_view(), seed=1))
    return held_up


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_a_hint_over_which_the_worker_ends_is_answered_long_before_its_time_is_over(
    minds: WorkerMinds, qtbot: QtBot
) -> None:
    held_up = hold_up_with_a_hint(minds, qtbot)
    with qtbot.waitSignal(minds.answered, timeout=START_MS // 3) as answered:
        os.kill(held_up, signal.SIGKILL)
    assert answered.args == [2, HintFindings(heuristic_advice(first_view()))]


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_the_time_for_a_move_begins_when_a_hint_before_it_is_given(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = first_view()
    held_up = hold_up_with_a_hint(minds, qtbot)
    with monkeypatch.context() as no_time:
        no_time.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
        minds.ask(MoveQuestion(3, view, Level.EXPERT, seed=1))
        QCoreApplication.processEvents()
    assert minds.worker_pid == held_up, "it is not taken for dead"
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 60_000)
    with qtbot.waitSignal(minds.answered, timeout=60_000) as answered:
        os.kill(held_up, signal.SIGCONT)
    assert answered.args == [3, advise(view, Level.EXPERT, 1)]


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_a_move_after_a_hint_is_not_waited_for_without_end(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = first_view()
    held_up = hold_up_with_a_hint(minds, qtbot)
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
    minds.ask(MoveQuestion(3, view, Level.EXPERT, seed=1))
    QCoreApplication.processEvents()
    with qtbot.waitSignal(minds.answered, timeout=25_000) as answered:
        os.kill(held_up, signal.SIGCONT)
    assert answered.args == [3, heuristic_advice(view)]


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_what_nobody_waits_for_any_more_is_not_thought_about(minds: WorkerMinds, qtbot: QtBot) -> None:
    """Ten hints asked for and given up took as long as ten, and the one that was wanted came last."""
    view, no_seed = first_view(), cast("int", [])
    held_up = hold_up_with_a_hint(minds, qtbot)
    minds.ask(HintQuestion(3, view, no_seed))  # the worker would stumble over it
    minds.ask(HintQuestion(4, view, seed=1))
    with qtbot.waitSignal(minds.answered, timeout=60_000) as answered:
        os.kill(held_up, signal.SIGCONT)
    assert answered.args == [4, hint_for(view, seed=1)]
    assert minds.worker_pid == held_up


def test_the_worker_loads_no_qt() -> None:
    program = (
        "import sys, twentyfive.engine.minds.questions; print(any(name.startswith('PySide6') for name in sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert said.stdout.strip() == "False"
