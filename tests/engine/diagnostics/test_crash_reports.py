"""What nobody has caught is heard of, from a slot, a thread or a destructor, and so is what Qt complains of."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer, Signal, qCritical
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import played
from tests.minds import InlineMinds
from twentyfive.engine.diagnostics.crash_reports import CrashReport, CrashReports
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import Journal, read_journal
from twentyfive.engine.minds.questions import Asked


class Heard:
    """Mishaps that are heard of.

    Attributes:
        mishaps: what hears of them.
        told: what was told so far.
    """

    def __init__(self, folder: Path) -> None:
        self.crash_reports = CrashReports(Logbook(folder))
        self.told: list[CrashReport] = []
        self.crash_reports.happened.connect(self.told.append, Qt.ConnectionType.DirectConnection)

    @property
    def log(self) -> str:
        """What the log holds."""
        path = self.crash_reports.logbook.path
        return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.fixture
def heard(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Heard]:
    del qapp
    made = Heard(tmp_path)
    made.crash_reports.watch()
    yield made
    made.crash_reports.leave()


class Sender(QObject):
    """Something with a slot that fails.

    Signals:
        sent(): calls it.
    """

    sent = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sent.connect(self.fail)

    def fail(self) -> None:
        """Look for a card where there is none."""
        card = played(moves=20).state.current_deal.hands[1][0]
        raise LookupError(f"{card} is nowhere in {played(moves=20).state}")


def test_an_exception_in_a_slot_is_told_and_logged_without_cards(heard: Heard) -> None:
    sender = Sender()
    sender.sent.emit()
    (crash,) = heard.told
    assert crash.what.startswith("LookupError: (card) is nowhere")
    assert crash.trace[-1].endswith("in fail")
    hands = played(moves=20).state.current_deal.hands
    for text in (heard.log, str(crash), heard.crash_reports.report()):
        assert "LookupError" in text
        assert not any(f"'{card}'" in text or f" {card} " in text for hand in hands for card in hand)


def test_one_in_a_thread_is_told(heard: Heard) -> None:
    def fail() -> None:
        raise OSError("no such thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert heard.told[0].what == "OSError: no such thread"


def test_one_in_a_destructor_is_told(heard: Heard) -> None:
    class Falling:
        def __del__(self) -> None:
            raise ValueError("fell")

    made = Falling()
    del made
    assert heard.told[0].what == "ValueError: fell"


def test_what_it_was_raised_from_is_told_too(heard: Heard) -> None:
    try:
        raise OSError("the disk")
    except OSError as error:
        outer = RuntimeError("the game")
        outer.__cause__ = error
        heard.crash_reports.note(outer)
    assert any("OSError: the disk" in line for line in heard.told[0].trace)


def test_whatever_an_exception_says_it_is_told(heard: Heard) -> None:
    class Silent(Exception):
        def __str__(self) -> str:
            raise ValueError("cannot be said")

    heard.crash_reports.note(Silent())
    heard.crash_reports.note(ValueError("x" * 10_000))
    assert "Silent" in heard.told[0].what
    assert len(heard.told[1].what) < 1_000


def test_one_that_comes_again_and_again_does_not_fill_the_log(heard: Heard, qtbot: QtBot) -> None:
    sender = Sender()
    timer = QTimer()
    timer.timeout.connect(sender.fail)
    timer.start(0)
    qtbot.waitUntil(lambda: len(heard.told) >= 12)
    timer.stop()
    assert heard.log.count("LookupError") == 3
    assert heard.crash_reports.report().count("LookupError") == 1
    assert f"({len(heard.told)} times)" in heard.crash_reports.report()


def test_the_report_tells_the_versions_and_no_folder_of_the_person(heard: Heard) -> None:
    sender = Sender()
    sender.sent.emit()
    heard.crash_reports.note(OSError(str(Path.home() / "diary.txt")))
    report = heard.crash_reports.report()
    assert "PySide6" in report
    assert str(Path.home()) not in report
    assert str(Path(__file__).parent) not in report


@pytest.mark.no_qt_log
def test_what_qt_complains_of_is_logged(heard: Heard) -> None:
    qCritical("the screen is gone, 5H")
    assert "Qt: the screen is gone, (card)" in heard.log
    assert heard.told == []


@pytest.mark.no_qt_log
def test_what_qt_complains_of_again_and_again_does_not_fill_the_log(heard: Heard) -> None:
    for _ in range(12):
        qCritical("the interface is gone")
    assert heard.log.count("the interface is gone") == 3


def test_ctrl_c_is_no_mishap(heard: Heard, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert heard.told == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_afterwards_all_is_as_it_was(tmp_path: Path, qapp: QCoreApplication) -> None:
    assert qapp
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers))
    crash_reports = CrashReports(Logbook(tmp_path))
    crash_reports.watch()
    assert sys.excepthook != before[0]
    crash_reports.leave()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers)) == before


class Forgetful(InlineMinds):
    """Forgets the first question it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.forgotten = 0

    def ask(self, question: Asked) -> None:
        if self.forgotten:
            super().ask(question)
        self.forgotten += 1


def test_a_game_shown_anew_stands_where_it_stood_and_goes_on(tmp_path: Path, qapp: QCoreApplication) -> None:
    assert qapp
    engine = GameEngine(Forgetful(), Journal(tmp_path / "journal"))
    record = played(moves=0)
    engine.begin(record)
    stood, told = record.ply, []
    engine.rewound.connect(lambda jump: told.append((jump.moment, jump.revision)))
    before = engine.moment
    engine.show_anew()
    assert told[0][0] == before
    assert record.ply > stood, "whoever was never answered is asked again"
    assert read_journal(tmp_path / "journal") == record
    engine.close()


def test_before_the_first_game_there_is_nothing_to_show_anew(tmp_path: Path, qapp: QCoreApplication) -> None:
    assert qapp
    engine = GameEngine(InlineMinds(), Journal(tmp_path / "journal"))
    engine.rewound.connect(lambda _: pytest.fail("there is no game"))
    engine.show_anew()
    engine.close()
