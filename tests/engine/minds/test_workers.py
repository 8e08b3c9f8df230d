"""The computer players' process: it answers as inline players do, loads no Qt, and can be lost without harm."""

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
    """Return the view of the first player to act in a game."""
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


def advice_on(minds: WorkerMinds, qtbot: QtBot, number: int, view: PlayerView) -> Advice:
    """Return the worker's advice for `view`."""
    advice = ask(minds, qtbot, MoveQuestion(number, view, Level.MEDIUM, seed=number))
    assert isinstance(advice, Advice)
    return advice


def ask(minds: WorkerMinds, qtbot: QtBot, question: Asked) -> Answer:
    """Ask the question and return its answer."""
    with qtbot.waitSignal(minds.answered, timeout=60_000) as answered:
        minds.ask(question)
    number, result = answered.args or (None, None)
    assert number == question.number
    assert isinstance(result, Answer)
    return result


def test_the_worker_gives_the_same_advice_as_inline_players(minds: WorkerMinds, qtbot: QtBot) -> None:
    for number in range(5):
        view = first_view(number)
        assert advice_on(minds, qtbot, number, view) == advise(view, Level.MEDIUM, number)


@pytest.mark.skipif(sys.platform == "win32", reason="processes have no such order there")
def test_the_worker_runs_at_a_lower_priority(minds: WorkerMinds, qtbot: QtBot) -> None:
    advice_on(minds, qtbot, 1, first_view())
    assert minds.worker_pid is not None
    own = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, minds.worker_pid) == min(19, own + 5)


def test_inline_players_answer_before_ask_returns(qapp: object) -> None:
    del qapp
    answers: list[int] = []
    minds = InlineMinds()
    minds.answered.connect(lambda number, _: answers.append(number))
    minds.ask(MoveQuestion(7, first_view(), Level.EASY, 1))
    assert answers == [7]


def test_close_does_not_wait_for_a_worker_that_is_starting(minds: WorkerMinds) -> None:
    minds.ask(MoveQuestion(1, first_view(), Level.MEDIUM, seed=1))
    minds.close()
    assert minds.worker_pid is None


def test_a_killed_worker_is_replaced(minds: WorkerMinds, qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    advice_on(minds, qtbot, 1, first_view())
    lost = minds.worker_pid
    assert lost is not None
    os.kill(lost, signal.SIGTERM)
    assert advice_on(minds, qtbot, 2, first_view()).move in first_view().legal
    assert advice_on(minds, qtbot, 3, first_view()).move in first_view().legal
    assert minds.worker_pid != lost
    assert "a new worker starts" in caplog.text


@pytest.mark.skipif(sys.platform == "win32", reason="its pipes are of another class")
def test_the_end_of_a_worker_is_noticed_while_its_end_of_the_pipe_is_open(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows the program itself holds that end until the worker has started."""
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
    assert advice_on(minds, qtbot, 2, first_view()).move in first_view().legal
    minds.close()


def test_a_bug_in_the_worker_is_logged_and_the_worker_replaced(
    minds: WorkerMinds, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    view, no_seed = first_view(), cast("int", [])
    assert ask(minds, qtbot, HintQuestion(1, view, no_seed)) == HintFindings(heuristic_advice(view))
    assert "TypeError" in caplog.text
    assert advice_on(minds, qtbot, 2, view) == advise(view, Level.MEDIUM, 2)


def test_a_new_question_replaces_the_open_one(minds: WorkerMinds, qtbot: QtBot) -> None:
    answered: list[int] = []
    minds.answered.connect(lambda number, _: answered.append(number))
    minds.ask(MoveQuestion(1, first_view(), Level.MEDIUM, 1))
    advice_on(minds, qtbot, 2, first_view())
    assert answered == [2]


def test_a_move_is_not_delayed_by_a_worker_that_is_starting(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
    view = first_view()
    assert ask(minds, qtbot, MoveQuestion(1, view, Level.EXPERT, seed=1)) == heuristic_advice(view)
    assert minds.worker_pid is not None, "it may go on starting"


def test_a_worker_that_does_not_start_in_time_is_replaced(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as hurry:
        hurry.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
        hurry.setattr("twentyfive.engine.minds.workers.START_MS", 0)
        view = first_view()
        assert ask(minds, qtbot, MoveQuestion(1, view, Level.EXPERT, seed=1)) == heuristic_advice(view)
        assert minds.worker_pid is None
    assert advice_on(minds, qtbot, 2, view) == advise(view, Level.MEDIUM, 2)


def test_a_hint_waits_for_the_worker_to_start(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
    view = first_view()
    assert ask(minds, qtbot, HintQuestion(1, view, seed=1)) == hint_for(view, seed=1)


def test_a_hint_does_not_wait_for_ever(minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.engine.minds.workers.START_MS", 0)
    view = first_view()
    assert ask(minds, qtbot, HintQuestion(1, view, seed=1)) == HintFindings(heuristic_advice(view))


def hold_up_with_a_hint(minds: WorkerMinds, qtbot: QtBot) -> int:
    """Start the worker, then stop it over a hint; return its process id."""
    advice_on(minds, qtbot, 1, first_view())
    held_up = minds.worker_pid
    assert held_up is not None
    os.kill(held_up, signal.SIGSTOP)
    minds.ask(HintQuestion(2, first_view(), seed=1))
    return held_up


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_a_hint_is_answered_at_once_when_the_worker_ends(minds: WorkerMinds, qtbot: QtBot) -> None:
    held_up = hold_up_with_a_hint(minds, qtbot)
    with qtbot.waitSignal(minds.answered, timeout=START_MS // 3) as answered:
        os.kill(held_up, signal.SIGKILL)
    assert answered.args == [2, HintFindings(heuristic_advice(first_view()))]


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_the_time_for_a_move_runs_from_the_answer_to_an_earlier_hint(
    minds: WorkerMinds, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = first_view()
    held_up = hold_up_with_a_hint(minds, qtbot)
    with monkeypatch.context() as no_time:
        no_time.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 0)
        minds.ask(MoveQuestion(3, view, Level.EXPERT, seed=1))
        QCoreApplication.processEvents()
    assert minds.worker_pid == held_up, "it is not replaced"
    monkeypatch.setattr("twentyfive.engine.minds.workers.DEADLINE_MS", 60_000)
    with qtbot.waitSignal(minds.answered, timeout=60_000) as answered:
        os.kill(held_up, signal.SIGCONT)
    assert answered.args == [3, advise(view, Level.EXPERT, 1)]


@pytest.mark.skipif(sys.platform == "win32", reason="processes cannot be stopped there")
def test_a_move_after_a_hint_does_not_wait_for_ever(
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
def test_a_replaced_question_is_never_sent_to_the_worker(minds: WorkerMinds, qtbot: QtBot) -> None:
    """Otherwise ten hints, nine of them given up, would take the time of ten, and the one wanted would come last."""
    view, no_seed = first_view(), cast("int", [])
    held_up = hold_up_with_a_hint(minds, qtbot)
    minds.ask(HintQuestion(3, view, no_seed))  # would make the worker fail
    minds.ask(HintQuestion(4, view, seed=1))
    with qtbot.waitSignal(minds.answered, timeout=60_000) as answered:
        os.kill(held_up, signal.SIGCONT)
    assert answered.args == [4, hint_for(view, seed=1)]
    assert minds.worker_pid == held_up


def test_the_worker_loads_no_qt() -> None:
    program = (
        "import sys, twentyfive.engine.minds.questions; print(any(name.startswith('PySide6') for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("level", Level)
def test_the_stand_in_loads_no_search(level: Level) -> None:
    """The window's process would keep it in memory for good, and stand still while it loads."""
    program = f"""if True:
        import random, sys
        from twentyfive.ai import Level
        from twentyfive.core import PRESETS, apply, new_game, table_move, to_act, view_for
        from twentyfive.engine.minds.questions import MoveQuestion, stand_in
        state = new_game(PRESETS["twenty-five"])
        while (seat := to_act(state)) is None:
            state = apply(state, table_move(state, random.Random(1)))
        stand_in(MoveQuestion(1, view_for(state, seat), Level({level.value!r}), 1))
        print(*(name for name in sys.modules if name.startswith(("twentyfive.ai.search", "twentyfive.ai.beliefs"))))
    """
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == ""
