"""The computer stays awake while a table is open, by whatever its system has for that."""

from __future__ import annotations

import logging
from collections.abc import Callable

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from twentyfive.net import keep_awake
from twentyfive.net.keep_awake import KeepAwake, waker

pytestmark = pytest.mark.skipif("sys.platform == 'win32'", reason="Windows is asked without a program")


def has(*programs: str) -> Callable[[str], str | None]:
    return lambda name: f"/usr/bin/{name}" if name in programs else None


def use(monkeypatch: pytest.MonkeyPatch, *command: str) -> None:
    """Let this command keep the computer awake."""
    monkeypatch.setattr(keep_awake, "waker", lambda *_, **__: command)


def test_every_system_has_its_program() -> None:
    everything = has("caffeinate", "systemd-inhibit", "gnome-session-inhibit")
    assert waker("darwin", everything)[0] == "caffeinate"
    assert waker("linux", everything, "KDE")[0] == "systemd-inhibit"
    assert waker("linux", everything, "ubuntu:GNOME")[0] == "gnome-session-inhibit"
    assert waker("linux", has("systemd-inhibit"), "GNOME")[0] == "systemd-inhibit"
    assert waker("linux", has()) == ()
    assert all(waker(system, everything)[-1] == "cat" for system in ("darwin", "linux"))


@pytest.mark.usefixtures("qapp")
def test_it_runs_from_the_opening_to_the_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, "cat")
    awake = KeepAwake()
    awake.keep(True)
    process = awake.process
    assert process is not None
    assert process.waitForStarted()
    awake.keep(True)
    assert awake.process is process
    awake.keep(False)
    assert process.state() is QProcess.ProcessState.NotRunning
    assert process.exitStatus() is QProcess.ExitStatus.NormalExit


@pytest.mark.parametrize("command", [(), ("/no/such/program",), ("false",)])
def test_a_system_without_any_is_noted_once_and_disturbs_nobody(
    command: tuple[str, ...], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    use(monkeypatch, *command)
    caplog.set_level(logging.INFO)
    awake = KeepAwake()
    for _ in range(2):
        awake.keep(True)
        qtbot.waitUntil(lambda: awake.process is None)
        awake.keep(False)
    assert len(caplog.records) == 1
    assert "may fall asleep" in caplog.text
