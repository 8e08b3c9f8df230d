"""The check in tests/ui/conftest.py finds everything that a test leaves behind."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

FORGETFUL = """
from PySide6.QtCore import QSettings, QTimer, QVariantAnimation, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def test_timer(qapp):
    timer = QTimer(qapp, objectName="blink")
    timer.start(60_000)
    kept.append(timer)

def test_animation(qapp):
    animation = QVariantAnimation(qapp, objectName="glide", startValue=0, endValue=1, duration=60_000)
    animation.start()
    kept.append(animation)

def test_window(qapp):
    window = QWidget(windowTitle="Forgotten")
    window.show()
    kept.append(window)

def test_listener(qapp):
    qapp.focusChanged.connect(lambda _, now: kept.append(now))

def test_warning_in_the_test(qapp):
    qWarning("complaint in the test")

def test_warning_afterwards(qapp, request):
    request.addfinalizer(lambda: qWarning("complaint afterwards"))

def test_tidy(qtbot):
    window = QWidget()
    QTimer(window).start(60_000)
    qtbot.addWidget(window)
    window.show()
    QSettings("twentyfive", "tests").setValue("colour", "green")

def test_settings_of_the_last_test_are_gone():
    assert QSettings("twentyfive", "tests").value("colour") is None
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The output of pytest for tests that leave something behind."""
    forgetful = tmp_path_factory.mktemp("forgetful") / "tests" / "ui" / "test_forgetful.py"
    forgetful.parent.mkdir(parents=True)
    forgetful.write_text(FORGETFUL, encoding="utf-8")
    for conftest in ("tests/conftest.py", "tests/ui/conftest.py"):
        (forgetful.parents[2] / conftest).write_text((ROOT / conftest).read_text(encoding="utf-8"))
    (forgetful.parents[2] / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--numprocesses=0", "-rA", "--tb=short"]
    return subprocess.run(command, cwd=forgetful.parents[2], capture_output=True, text=True, check=False).stdout


@pytest.mark.broad("test_timer-*")
@pytest.mark.parametrize(
    ("test", "complaint"),
    [
        ("test_timer", "left behind: QTimer blink of QApplication"),
        ("test_animation", "left behind: QVariantAnimation glide of QApplication"),
        ("test_window", "left behind: QWidget Forgotten"),
        ("test_listener", "left behind: a slot of QApplication.focusChanged"),
        ("test_warning_afterwards", "complaint afterwards"),
    ],
)
def test_a_leftover_is_named(report: str, test: str, complaint: str) -> None:
    _, _, after_heading = report.partition(f"ERROR at teardown of {test} ")
    assert complaint in after_heading.partition("____ ERROR")[0], report


def test_a_warning_fails_the_test_itself(report: str) -> None:
    assert "FAILED tests/ui/test_forgetful.py::test_warning_in_the_test" in report


def test_tidy_tests_pass(report: str) -> None:
    assert "1 failed, 7 passed, 5 errors" in report
