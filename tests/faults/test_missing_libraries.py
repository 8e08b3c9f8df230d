"""A computer without the libraries that Qt asks for is told so in one sentence, with the packages to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from twentyfive import system_libraries
from twentyfive.system_libraries import PACKAGES, missing, sentence_about_import

CHECKOUT = Path(__file__).parents[2]
WITHOUT = """if True:
    import sys
    from importlib.machinery import PathFinder

    class NoQt:
        def find_spec(self, name, path=None, target=None):
            if name == "PySide6" or name.startswith("PySide6."):
                raise {fault}

    sys.meta_path.insert(0, NoQt())
    sys.argv = ["twentyfive", {arguments}]
    from twentyfive.__main__ import main
    sys.exit(main())
"""
NO_LIBRARY = (
    """ImportError("libEGL.so.1: cannot open shared object file: No such file or directory", name="PySide6.QtGui")"""
)
SINCE_3_14 = NO_LIBRARY.replace('name="PySide6.QtGui"', 'name="QtGui", path="/venv/PySide6/QtGui.abi3.so"')
NO_QT = """ModuleNotFoundError("No module named 'PySide6'", name="PySide6")"""


def started(fault: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The end of the program where Qt does not load."""
    program = WITHOUT.format(fault=fault, arguments=", ".join(map(repr, arguments)))
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=CHECKOUT,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(CHECKOUT)},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS have all that Qt asks for")
@pytest.mark.parametrize("fault", [NO_LIBRARY, SINCE_3_14], ids=["PySide6.QtGui", "QtGui"])
def test_missing_library_is_named_with_its_package_in_one_sentence(fault: str) -> None:
    done = started(fault)
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert "libEGL.so.1" in done.stderr
    assert "apt-get install libegl1" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="a message box would wait for somebody")
@pytest.mark.parametrize("arguments", [(), ("--self-check",), ("a.twentyfive",)])
def test_missing_qt_is_told_in_one_sentence(arguments: tuple[str, ...]) -> None:
    done = started(NO_QT, *arguments)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == (
        "Twenty-Five needs Qt for Python, which is not installed here: pip install PySide6-Essentials.\n"
    )


@pytest.mark.broad("arguments0-0-twentyfive ")
@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (["--version"], 0, "twentyfive "),
        (["--help"], 0, "usage: twentyfive"),
        (["--cheat"], 2, "unrecognized arguments: --cheat"),
        (["--player", "nobody"], 2, "nobody"),
    ],
)
def test_command_line_needs_no_qt(arguments: list[str], status: int, told: str) -> None:
    done = started(NO_LIBRARY, *arguments)
    assert done.returncode == status
    assert told in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_fault_of_the_program_itself_keeps_its_traceback() -> None:
    program = WITHOUT.format(fault="ImportError('cannot import name', name='twentyfive.core')", arguments="")
    done = subprocess.run([sys.executable, "-c", program], cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert "Traceback" in done.stderr


def test_every_missing_library_is_named_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    lacking = ["libEGL.so.1", "libxcb-cursor.so.0"]
    monkeypatch.setattr(system_libraries, "missing", lambda _: lacking)
    named = ImportError("libEGL.so.1: cannot open shared object file: No such file or directory")
    sentence = sentence_about_import(named)
    assert sentence.count("libEGL.so.1") == 1
    assert "libegl1 libxcb-cursor0" in sentence
    other = ImportError("libstdc++.so.6: cannot open shared object file: No such file or directory")
    assert "libstdc++.so.6, libEGL.so.1, libxcb-cursor.so.0" in sentence_about_import(other)
    assert "DLL load failed" in sentence_about_import(ImportError("DLL load failed while importing QtCore"))


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries are those of Linux")
def test_loader_knows_which_libraries_are_missing() -> None:
    assert missing(["libc.so.6", "libtwentyfive.so.25"]) == ["libtwentyfive.so.25"]
    assert missing(PACKAGES) == [], "the tests of the window need them"
