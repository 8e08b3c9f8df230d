"""`dev.py` does what is still to be done and no more, and says what stands in its way."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import dev

WANTED = ["Python 3.11.2 in '/twentyfive'", "the project as it is"]


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .venv without a stamp, on a system that has all that Qt needs and where everybody may install."""
    monkeypatch.setattr(dev, "STAMP", tmp_path / "dev.stamp")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(dev, "missing", lambda _: [])
    (tmp_path / "python").touch()
    return tmp_path


def steps_left() -> list[str]:
    """The first word of each step."""
    return [step.split()[0] for step in dev.steps_left(WANTED, "run")]


def test_nothing_is_done_twice(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join(WANTED))
    assert steps_left() == []


@pytest.mark.usefixtures("venv")
def test_half_made_venv_is_made_anew() -> None:
    assert steps_left() == ["Making", "Installing"]


def test_venv_of_another_python_is_made_anew(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join(["Python 3.10.1 in '/twentyfive'", WANTED[1]]))
    assert steps_left() == ["Making", "Installing"]


def test_venv_whose_python_is_gone_is_made_anew(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join(WANTED))
    (venv / "python").unlink()
    assert steps_left() == ["Making", "Installing"]


def test_changed_project_is_only_installed_again(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join([WANTED[0], "the project as it was"]))
    assert steps_left() == ["Installing"]


def test_who_may_not_install_is_told_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match=r"sudo apt-get install .* libgl1 libegl1\n"):
        dev.apt_get(["libgl1", "libegl1"])


@pytest.mark.usefixtures("venv")
def test_python_without_venv_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(SystemExit, match="lacks the venv module"):
        steps_left()


def test_failing_step_shows_why(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = [sys.executable, "-c", "import sys; sys.exit('no route to host')"]
    monkeypatch.setattr(dev, "steps_left", lambda *_: {"Installing Qt": [failing]})
    with pytest.raises(SystemExit, match="no route to host\n\nInstalling Qt failed"):
        dev.prepare("run")
    assert capsys.readouterr().out == "[1/1] Installing Qt ...\n"
    assert not (venv / "dev.stamp").exists()


def test_unknown_command_is_answered_with_all_commands() -> None:
    done = subprocess.run([sys.executable, dev.__file__, "tset"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert all(f"dev.py {name} " in done.stdout for name in ("run", "test", "lint", "bench", "package"))


def test_python_3_8_can_read_it() -> None:
    """Far enough to say that it is too old."""
    ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 8))
