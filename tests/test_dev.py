"""`dev.py` runs the remaining steps only, and explains why it cannot go on."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

import dev

has_typescript = dev.has_typescript
WANTED = ["Python 3.11.2 in '/twentyfive'", "the project as it is", ""]


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .venv without a stamp, on a system with everything that Qt needs."""
    monkeypatch.setattr(dev, "STAMP", tmp_path / "dev.stamp")
    monkeypatch.setattr(dev, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(dev, "missing", lambda _: [])
    monkeypatch.setattr(dev, "has_typescript", lambda: True)
    (tmp_path / "python").touch()
    return tmp_path


def steps_left(name: str = "run") -> list[str]:
    """Return the first word of each remaining step."""
    return [step.split()[0] for step in dev.steps_left(WANTED, name)]


def test_no_step_is_repeated(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join(WANTED))
    assert steps_left() == []


@pytest.mark.usefixtures("venv")
def test_an_incomplete_venv_is_made_again() -> None:
    assert steps_left() == ["Making", "Installing"]


def test_a_venv_of_another_python_is_made_again(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join(["Python 3.10.1 in '/twentyfive'", WANTED[1]]))
    assert steps_left() == ["Making", "Installing"]


def test_a_venv_without_its_python_is_made_again(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join(WANTED))
    (venv / "python").unlink()
    assert steps_left() == ["Making", "Installing"]


def test_a_changed_project_is_only_installed_again(venv: Path) -> None:
    (venv / "dev.stamp").write_text("\n".join([WANTED[0], "the project as it was"]))
    assert steps_left() == ["Installing"]


def test_what_checks_the_javascript_is_installed_for_lint_alone(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (venv / "dev.stamp").write_text("\n".join(WANTED))
    monkeypatch.setattr(dev, "JAVASCRIPT", venv)
    monkeypatch.setattr(dev, "has_typescript", has_typescript)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    (venv / "package-lock.json").touch()
    assert [steps_left(name) for name in ("test", "lint")] == [[], ["Installing"]]
    (venv / "node_modules").mkdir()
    (venv / "node_modules" / ".package-lock.json").touch()
    assert steps_left("lint") == []
    os.utime(venv / "package-lock.json", (2**32, 2**32))
    assert steps_left("lint") == ["Installing"]
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert steps_left("lint") == []


def test_without_npm_the_javascript_is_left_out_with_a_word_but_not_in_ci(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []
    monkeypatch.setattr(dev, "has_typescript", lambda: False)
    monkeypatch.setattr(dev, "outcome", lambda command: done.append(command[-1]))
    monkeypatch.delenv("CI", raising=False)
    dev.lint()
    assert len(done) == 4
    assert capsys.readouterr().out.endswith("That takes npm: install Node.js (nodejs.org) and try again.\n")
    monkeypatch.setenv("CI", "true")
    with pytest.raises(SystemExit, match="The phones' page is not checked"):
        dev.lint()


def test_without_administrator_rights_the_command_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    with pytest.raises(SystemExit, match=r"sudo apt-get install .* libgl1 libegl1\n"):
        dev.apt_get(["libgl1", "libegl1"])


def test_who_plays_is_not_given_the_tools_and_who_has_them_keeps_them(
    venv: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    tools = [dev.LOCKED.name, f"{dev.ROOT.name}[dev]"]

    def outcome(command: list[str], **_: object) -> int:
        done.append(Path(command[-1]).name if "pip" in command else "venv")
        return 0

    monkeypatch.setattr(dev, "outcome", outcome)
    for name, steps in (
        ("run", ["venv", dev.ROOT.name]),
        ("run", []),
        ("translate", []),
        ("test", tools),
        ("lint", []),
        ("run", []),
    ):
        dev.prepare(name)
        assert done == steps, name
        done.clear()
    python, _, extra = (venv / "dev.stamp").read_text().split("\n")
    (venv / "dev.stamp").write_text(f"{python}\nthe project as it was\n{extra}")
    dev.prepare("run")
    assert done == tools


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Debian on which no library and no tool is found."""
    monkeypatch.setattr("twentyfive.system_libraries.missing", list)
    monkeypatch.setattr(dev, "absent", lambda tools: tools.split()[1::2])
    monkeypatch.setattr(dev, "python_library", lambda _: [])


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize("user", [0, 1000])
@pytest.mark.parametrize(
    ("name", "needed"),
    [
        ("run", {"libgl1", "libgssapi-krb5-2"}),
        ("test", {"libgl1", "xvfb", "openbox", "chromium-headless-shell"}),
        ("coverage", {"libgl1", "xvfb", "openbox", "chromium-headless-shell"}),
        ("lint", set()),
        ("bench", {"libgl1", "xvfb"}),
        ("shots", {"libgl1", "xvfb"}),
        ("soak", {"libgl1"}),
        ("translate", {"libglib2.0-0", "libgssapi-krb5-2"}),
        ("package", {"libgl1", "binutils"}),
        ("package --check", {"libgl1", "binutils", "xvfb", "weston", "lintian", "appstream", "debootstrap"}),
    ],
)
def test_all_packages_of_a_command_are_named_at_once(
    name: str, needed: set[str], user: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.geteuid", lambda: user, raising=False)
    found = dev.missing(name)
    assert needed <= set(found)
    assert len(found) == len(set(found))
    assert found or name == "lint"


def test_what_a_command_can_do_without_stops_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("twentyfive.system_libraries.missing", lambda _: [])
    monkeypatch.setattr(dev, "absent", lambda tools: tools.split()[1::2])
    monkeypatch.setattr("pathlib.Path.rglob", lambda *_: [Path("a font")])
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    assert dev.missing("test") == []
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    assert "chromium-headless-shell" in dev.missing("test")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a Python comes with its library")
def test_package_asks_for_the_library_of_the_python_of_debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    variables = {"LIBDIR": str(tmp_path), "INSTSONAME": "libpython3.25.so.1.0"}
    monkeypatch.setattr("sysconfig.get_config_var", variables.get)
    monkeypatch.setattr("sys.base_prefix", "/usr")
    assert dev.python_library("run") == []
    for name in ("package", "package --check"):
        assert dev.python_library(name) == [f"libpython3.{sys.version_info[1]}"]
    monkeypatch.setattr("sys.base_prefix", "/opt/python")
    with pytest.raises(SystemExit, match=r"libpython3\.25\.so.*--enable-shared"):
        dev.python_library("package")
    (tmp_path / "libpython3.25.so.1.0").touch()
    assert dev.python_library("package") == []


@pytest.mark.usefixtures("venv")
def test_a_python_without_venv_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(SystemExit, match="lacks the venv module"):
        steps_left()


def test_a_failing_step_prints_its_output(
    venv: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failing = [sys.executable, "-c", "import sys; sys.exit('no route to host')"]
    monkeypatch.setattr(dev, "steps_left", lambda *_: {"Installing Qt": [failing]})
    with pytest.raises(SystemExit, match="no route to host\n\nInstalling Qt failed"):
        dev.prepare("run")
    assert capsys.readouterr().out == "[1/1] Installing Qt ...\n"
    assert not (venv / "dev.stamp").exists()


@pytest.mark.parametrize("status", [0, 1])
def test_changed_translations_are_compiled(status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[list[str]] = []

    def outcome(command: list[str], **_: object) -> int:
        done.append(command)
        return status

    monkeypatch.setattr("resources.translations.generator.shipped.outdated", list)
    monkeypatch.setattr(dev, "outcome", outcome)
    dev.make_languages()
    assert done == []
    monkeypatch.setattr("resources.translations.generator.shipped.outdated", lambda: [Path("twentyfive_ga.ts")])
    if status:
        with pytest.raises(SystemExit, match="A translation cannot be compiled"):
            dev.make_languages()
    else:
        dev.make_languages()
    assert done == [[str(dev.PYTHON), "-m", "resources.translations.generator", "--ready"]]


def test_an_unknown_command_prints_all_commands() -> None:
    done = subprocess.run([sys.executable, dev.__file__, "tset"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "There is no command 'tset'.\n"
    assert all(
        f"dev.py {name} " in done.stdout for name in ("run", "test", "coverage", "lint", "bench", "package", "release")
    )


def test_arguments_that_would_have_no_effect_are_refused() -> None:
    command = [sys.executable, dev.__file__, "lint", "--foo"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "lint takes no arguments, and '--foo' is one.\n"


@pytest.mark.broad("*benchmarks*", "*--sides 9*")
@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("twentyfive --self-check {gone}", "{gone!r} cannot be written: No such file or directory"),
        ("twentyfive --self-check {file}.twentyfive", "is a saved game. Give the report another name."),
        ("tests.benchmarks --json {gone}", "{gone!r} cannot be written: No such file or directory"),
        ("tests.shots --to {file}/shots start", "the folder {file}/shots cannot be made: Not a directory"),
        ("tests.soak --games -1", "-1 is too few"),
        ("tests.soak --monkey -2", "-2 is too short"),
        ("tests.soak --files 1 --workers 0", "0 is too few"),
        ("twentyfive.ai.arena --deals 0", "0 is too few"),
        ("twentyfive.ai.arena --workers 0", "0 is too few"),
        ("twentyfive.ai.arena --players 99", "twenty-five cannot be played by 99 in 99 sides"),
        ("twentyfive.ai.arena --sides 9", "twenty-five cannot be played by 5 in 9 sides"),
        (
            "twentyfive.ai.arena --preset auction-forty-fives --players 7 --sides 3",
            "auction-forty-fives cannot be played by 7 in 3 sides",
        ),
    ],
)
def test_invalid_arguments_are_refused_in_a_sentence(command: str, message: str, tmp_path: Path) -> None:
    gone, file = str(tmp_path / "gone" / "file"), tmp_path / "file"
    file.touch()
    arguments = [word.format(gone=gone, file=file) for word in command.split()]
    done = subprocess.run([sys.executable, "-m", *arguments], cwd=dev.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert message.format(gone=gone, file=file) in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_python_3_8_can_say_that_it_is_too_old() -> None:
    """It can parse the file, and run the code outside functions, which must not join dicts or types with a bar."""
    whole = ast.parse(Path(dev.__file__).read_text(encoding="utf-8"), feature_version=(3, 8))
    run = [statement for statement in whole.body if not isinstance(statement, ast.FunctionDef)]
    assert [part for statement in run for part in ast.walk(statement) if isinstance(part, ast.BitOr)] == []
