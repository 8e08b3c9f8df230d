"""A program as the player of one seat: its moves, its faults, and what is left of it."""

import os
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.programs.rogues import CALM, EXAMPLE, QUICK, ROGUES, patience_with, rogue, views
from twentyfive.processes import NICENESS
from twentyfive.programs.command import Command
from twentyfive.programs.faults import BREAKING, Fault, ProgramFault
from twentyfive.programs.mailbox import Interrupted
from twentyfive.programs.player import GIVE_UP_AFTER, RESTART_AFTER, Patience, ProgramPlayer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")


class Players:
    """Makes players and closes them after the test."""

    def __init__(self) -> None:
        self.made: list[ProgramPlayer] = []
        self.said: list[tuple[str, str]] = []

    def make(self, command: Command, patience: Patience = CALM) -> ProgramPlayer:
        """Make the player of a program."""
        self.made.append(ProgramPlayer(command, "Test", patience, lambda way, line: self.said.append((way, line))))
        return self.made[-1]


@pytest.fixture
def players() -> Iterator[Players]:
    made = Players()
    yield made
    for player in made.made:
        player.close()


def is_running(pid: int) -> bool:
    """Whether a process runs and is more than an entry that nobody has collected."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


def fault_of(player: ProgramPlayer, number: int) -> Fault | None:
    """The fault of the next answer; None if it is right."""
    view = next(islice(views(), number, None))
    try:
        assert player.advise(view, number).move in view.legal
    except ProgramFault as fault:
        return fault.fault
    return None


@pytest.mark.parametrize("kind", ROGUES)
def test_each_way_of_doing_wrong_is_a_fault_and_the_program_plays_on(players: Players, kind: str) -> None:
    first = 1 if ROGUES[kind] is Fault.SILENT else 2  # no right answer while the limits are short
    player = players.make(rogue(kind, first), patience_with(kind))
    found = [fault_of(player, number) for number in range(4)]
    assert ROGUES[kind] in found
    assert found[0] is (ROGUES[kind] if first == 1 or kind == "wrong-version" else None)
    assert set(found) <= {None, ROGUES[kind]}
    assert player.faults == sum(fault is not None for fault in found)
    assert (player.pid is None) is (found[-1] in BREAKING or player.faults == RESTART_AFTER)


def test_a_flood_of_errors_hinders_nobody_and_few_are_kept(players: Players, caplog: pytest.LogCaptureFixture) -> None:
    player = players.make(rogue("stderr"))
    assert [fault_of(player, number) for number in range(2)] == [None, None]
    player.close()
    assert len([record for record in caplog.records if "says" in record.message]) == 50


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for the processes in /proc")
def test_what_a_program_has_started_ends_with_it(players: Players) -> None:
    player = players.make(rogue("fork"), QUICK)
    player.greet()
    group = player.pid
    assert group is not None
    assert fault_of(player, 0) is Fault.SILENT
    for path in Path("/proc").glob("[0-9]*"):
        if _group_of(path) == group:
            assert _ends(int(path.name))


def _ends(pid: int) -> bool:
    """Whether a process ends soon: the system does that after the signal has been sent."""
    try:
        process = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        return bool(select.select([process], [], [], 30)[0])
    finally:
        os.close(process)


def _group_of(process: Path) -> int | None:
    try:
        return int((process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[2])
    except OSError:
        return None


@pytest.mark.skipif(sys.platform != "linux", reason="it looks for the process in /proc")
@pytest.mark.parametrize(("kind", "leaves"), [("well", True), ("endless", False)])
def test_a_program_that_ignores_the_end_is_ended(players: Players, kind: str, leaves: bool) -> None:
    player = players.make(rogue(kind), patience_with(kind))
    player.greet()
    pid = player.pid
    assert pid is not None
    assert player.close() is leaves
    assert not is_running(pid)


def test_an_answer_that_comes_after_the_game_has_moved_on_is_dropped(players: Players) -> None:
    player = players.make(EXAMPLE)
    player.greet()
    first, second = islice(views(), 2)
    player.interrupt()
    with pytest.raises(Interrupted):
        player.advise(first, 1)
    player.go_on()
    assert player.advise(second, 2).move in second.legal
    answers = [line for way, line in players.said if way == ">"]
    assert [f'"number": {number}' in answers[number] for number in (1, 2)] == [True, True]
    assert player.faults == 0


def test_it_is_started_again_after_some_faults_and_given_up_after_more(players: Players) -> None:
    player = players.make(rogue("illegal"))
    pids = []
    for number in range(GIVE_UP_AFTER):
        assert not player.gave_up
        assert fault_of(player, number % 4) is Fault.ILLEGAL
        pids.append(player.pid)
    assert [pid is None for pid in pids] == [(number + 1) % RESTART_AFTER == 0 for number in range(GIVE_UP_AFTER)]
    assert player.gave_up


def test_a_program_that_cannot_be_started_says_why(players: Players, tmp_path: Path) -> None:
    text = tmp_path / "player"
    text.write_text("no program", encoding="utf-8")
    for path, reason in ((tmp_path / "gone", "No such file"), (text, "Permission denied"), (tmp_path / "a\0b", "null")):
        with pytest.raises(ProgramFault, match=reason) as found:
            players.make(Command(str(path))).greet()
        assert found.value.fault is Fault.NOT_STARTED


@pytest.mark.skipif(sys.platform != "linux", reason="no other system limits the memory of another process")
def test_its_memory_is_limited(players: Players) -> None:
    hoarder = "import sys; sys.stdin.readline(); bytearray(200_000_000)"
    command = Command(sys.executable, ("-I", "-S", "-c", hoarder))
    player = players.make(command, Patience(hello=30, memory=100_000_000))
    with pytest.raises(ProgramFault) as found:
        player.greet()
    assert found.value.fault is Fault.GONE


def test_it_yields_even_to_a_window_of_low_priority() -> None:
    code = """
import os, sys
from twentyfive.programs.command import Command
from twentyfive.programs.process import ProgramProcess
own = os.nice(1)
process = ProgramProcess(Command(sys.executable, ("-c", "input()")), "Test")
print(own, os.getpriority(os.PRIO_PROCESS, process.pid))
process.stop()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    own, its = map(int, done.stdout.split())
    assert its == min(own + NICENESS, 19)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such pipes")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT] if os.name == "posix" else [])
def test_program_that_does_not_look_at_its_input_ends_with_the_window(number: int, tmp_path: Path) -> None:
    """Also what it has started; both hold a pipe whose end tells that they are gone."""
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    program = f"""if True:
        import os, signal, time
        pipe = os.open({str(alive)!r}, os.O_WRONLY)
        os.fork()
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        os.write(pipe, b"up")
        time.sleep(30)
        os.write(pipe, b"left behind")
    """
    window = f"""if True:
        import signal, sys, threading, time
        from twentyfive.programs.command import Command
        from twentyfive.programs.process import ProgramProcess
        signal.signal(signal.SIGINT, signal.default_int_handler)  # which a test in the background ignores
        start = lambda: ProgramProcess(Command(sys.executable, ("-I", "-S", "-c", {program!r})), "Test")
        started = threading.Thread(target=start)  # which ends before the process
        started.start()
        started.join()
        time.sleep(60)
    """
    with subprocess.Popen([sys.executable, "-c", window]) as running, alive.open("rb", buffering=0) as pipe:
        assert pipe.read(2) == b"up"
        assert pipe.read(2) == b"up"
        running.send_signal(number)
        assert pipe.read() == b""


def test_nothing_of_a_program_is_left_when_it_is_stopped(players: Players, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Noted(subprocess.Popen[bytes]):
        def __init__(self, *arguments: Any, **options: Any) -> None:
            super().__init__(*arguments, **options)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Noted)
    player = players.make(EXAMPLE)
    player.greet()
    player.close()
    assert len(started) == (1 if os.name == "nt" else 2), "the program and what watches over it"
    assert all(process.returncode is not None for process in started)


def test_no_shell_reads_the_arguments(players: Players, tmp_path: Path) -> None:
    bait = tmp_path / "bait"
    player = players.make(Command(EXAMPLE.path, (*EXAMPLE.arguments, f"; touch {bait}", f"$(touch {bait})")))
    assert player.greet().name == "Example"
    assert not bait.exists()


def test_a_program_that_does_not_play_the_game_is_not_asked_again(players: Players) -> None:
    hello = '{"say":"hello","protocol":1,"name":"One","games":["forty-five"]}'
    script = f"import sys\nfor line in sys.stdin: 'hello' in line and print('{hello}', flush=True)"
    player = players.make(Command(sys.executable, ("-I", "-S", "-c", script)))
    assert fault_of(player, 0) is Fault.UNABLE
    assert player.gave_up
