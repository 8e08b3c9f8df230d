"""The trial of a program, and the computer players over the protocol: `--try-player` and `--player`."""

import io
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tests.programs.rogues import CALM, EXAMPLE, ROGUES, SHELL, patience_with, rogue, views
from twentyfive.__main__ import main
from twentyfive.ai import Level
from twentyfive.ai.levels import advise
from twentyfive.ai.speaker import WRONG_LINE, speak
from twentyfive.core import PRESETS
from twentyfive.programs.command import Command
from twentyfive.programs.faults import Fault
from twentyfive.programs.mailbox import Interrupted
from twentyfive.programs.messages import (
    VERSION,
    AdviceMessage,
    End,
    Game,
    HostHello,
    Message,
    PlayerHello,
    Think,
    View,
    read_player_message,
    write_message,
)
from twentyfive.programs.player import ProgramPlayer
from twentyfive.programs.trial import MOVES_OF_A_GAME, Check, Trial, TrialReport
from twentyfive.programs.trial_report import found, lines

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the programs of these tests need POSIX")

EASY = Command(sys.executable, ("-m", "twentyfive", "--player", "easy"))


def trial(command: Command, kind: str = "") -> TrialReport:
    """Try a program."""
    return Trial(command, "Test", patience_with(kind)).run()


@pytest.mark.parametrize("command", [EXAMPLE, SHELL, EASY], ids=["example", "shell", "ours"])
def test_players_in_python_in_shell_and_ours_do_nothing_wrong_in_any_game(command: Command) -> None:
    report = trial(command)
    assert report.faults == ()
    assert [check for check, _ in report.checks] == list(Check)
    assert report.games == len(PRESETS)
    assert report.moves > 0.6 * len(PRESETS) * MOVES_OF_A_GAME
    assert [*lines(report)][-1] == "All is well."


def test_wrong_field_is_named_and_its_move_counts(tmp_path: Path) -> None:
    code = Path(EXAMPLE.arguments[-1]).read_text(encoding="utf-8")
    assert ", move=" in code
    path = tmp_path / "talker.py"
    path.write_text(code.replace(", move=", ", reason=7, move=", 1), encoding="utf-8")
    command = Command(sys.executable, ("-I", "-S", str(path)))
    report = trial(command)
    assert {fault.fault for fault in report.faults} == {Fault.WRONG_FIELD}
    told = "\n".join(lines(report))
    assert "advice.reason" in told
    assert "Write nothing but messages" not in told
    player = ProgramPlayer(command, "Talker", CALM)
    try:
        (view, *_) = islice(views(), 1)
        assert player.advise(view, 1).move in view.legal
    finally:
        player.close()


def test_program_in_this_folder_is_found_without_a_dot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert found("ok.py") == "ok.py"
    (tmp_path / "ok.py").touch()
    assert found("ok.py") == str(tmp_path / "ok.py")
    assert Path(found("sh")).is_absolute()


@pytest.mark.parametrize("kind", ROGUES)
def test_each_way_of_doing_wrong_is_found_and_explained(kind: str) -> None:
    report = trial(rogue(kind), kind)
    assert {fault.fault for fault in report.faults} == {ROGUES[kind]}
    told = "\n".join(lines(report))
    assert ROGUES[kind].value.replace("_", " ") in told
    assert "FAILED" in told
    assert "All is well." not in told


def test_a_program_that_ignores_the_end_is_found() -> None:
    report = trial(rogue("endless"), "endless")
    assert dict(report.checks)[Check.END][0].fault is Fault.LINGERS
    assert len(report.faults) == 1


def test_the_command_tries_a_program_with_its_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    sys_argv = sys.argv
    try:
        sys.argv = ["twentyfive", "--try-player", EXAMPLE.path, *EXAMPLE.arguments]
        assert main() == 0
        assert "All is well." in capsys.readouterr().out
        sys.argv = ["twentyfive", "--try-player", "no-such-player"]
        assert main() == 1
        assert "no-such-player cannot be started: No such file or directory" in capsys.readouterr().out
        sys.argv = ["twentyfive", "--try-player"]
        assert main() == 2
        sys.argv = ["twentyfive", "--player", "best"]
        assert main() == WRONG_LINE
        assert f"'best' is none of {', '.join(Level)}" in capsys.readouterr().err
    finally:
        sys.argv = sys_argv


def test_a_level_over_the_protocol_makes_the_moves_of_that_level() -> None:
    asked = list(islice(views(), 4))
    written: list[Message] = [HostHello(VERSION), Game(asked[0].rules, 0)]
    for number, view in enumerate(asked, 1):
        written += [View(view), Think(number, 1, 7)]
    answers = io.BytesIO()
    table = io.BytesIO("".join(write_message(message) + "\n" for message in (*written, End())).encode())
    assert speak(Level.HARD, table, answers) == 0
    hello, *said = [read_player_message(line) for line in answers.getvalue().decode().splitlines()]
    assert hello == PlayerHello(1, "twentyfive hard")
    assert [message.move for message in said if isinstance(message, AdviceMessage)] == [
        advise(view, Level.HARD, 7).move for view in asked
    ]


@pytest.mark.parametrize("line", ["nonsense", '{"say":"think","number":1,"ms":5,"seed":1}', '{"say":"hello"}'])
def test_a_level_leaves_at_a_line_that_no_table_would_write(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert speak(Level.EASY, io.BytesIO(line.encode() + b"\n"), io.BytesIO()) == WRONG_LINE
    assert "twentyfive --player: " in capsys.readouterr().err


def test_a_level_over_the_protocol_loads_no_qt() -> None:
    """It starts in the time of a small program, and needs no display."""
    hello = write_message(HostHello(VERSION)) + "\n"
    code = (
        "import sys; sys.argv = ['twentyfive', '--player', 'easy']; from twentyfive.__main__ import main; main();"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], input=hello, capture_output=True, text=True, check=True)
    assert read_player_message(done.stdout.strip()) == PlayerHello(1, "twentyfive easy")


def test_a_trial_is_broken_off_without_waiting_for_a_program_that_ignores_the_end() -> None:
    trying = Trial(rogue("endless"), "Test", replace(CALM, leave=100_000.0))
    trying.interrupt()
    with pytest.raises(Interrupted):
        trying.run()
