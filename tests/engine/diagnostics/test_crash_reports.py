"""Uncaught exceptions in a slot, a thread or a destructor are reported; Qt's messages are logged."""

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


class Watched:
    """Crash reports as they come.

    Attributes:
        crash_reports: their source.
        reports: the reports so far.
    """

    def __init__(self, folder: Path) -> None:
        self.crash_reports = CrashReports(Logbook(folder))
        self.reports: list[CrashReport] = []
        self.crash_reports.happened.connect(self.reports.append, Qt.ConnectionType.DirectConnection)

    @property
    def log(self) -> str:
        """The content of the log."""
        path = self.crash_reports.logbook.path
        return path.read_text(encoding="utf-8") if path.exists() else ""


@pytest.fixture
def watched(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Watched]:
    del qapp
    made = Watched(tmp_path)
    made.crash_reports.watch()
    yield made
    made.crash_reports.leave()


class Sender(QObject):
    """An object with a slot that fails.

    Signals:
        sent(): calls the slot.
    """

    sent = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.sent.connect(self.fail)

    def fail(self) -> None:
        """Raise an exception that names a card and a state."""
        card = played(moves=20).state.current_deal.hands[1][0]
        raise LookupError(f"{card} is nowhere in {played(moves=20).state}")


def test_an_exception_in_a_slot_is_reported_and_logged_without_cards(watched: Watched) -> None:
    sender = Sender()
    sender.sent.emit()
    (crash,) = watched.reports
    assert crash.what.startswith("LookupError: (card) is nowhere")
    assert crash.trace[-1].endswith("in fail")
    hands = played(moves=20).state.current_deal.hands
    for text in (watched.log, str(crash), watched.crash_reports.report()):
        assert "LookupError" in text
        assert not any(f"'{card}'" in text or f" {card} " in text for hand in hands for card in hand)


def test_an_exception_in_a_thread_is_reported(watched: Watched) -> None:
    def fail() -> None:
        raise OSError("no such thread")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert watched.reports[0].what == "OSError: no such thread"


def test_an_exception_in_a_destructor_is_reported(watched: Watched) -> None:
    class Falling:
        def __del__(self) -> None:
            raise ValueError("fell")

    made = Falling()
    del made
    assert watched.reports[0].what == "ValueError: fell"


def test_the_cause_of_an_exception_is_reported_too(watched: Watched) -> None:
    try:
        raise OSError("the disk")
    except OSError as error:
        outer = RuntimeError("the game")
        outer.__cause__ = error
        watched.crash_reports.note(outer)
    assert any("OSError: the disk" in line for line in watched.reports[0].trace)


def test_an_exception_with_any_message_is_reported(watched: Watched) -> None:
    class Silent(Exception):
        def __str__(self) -> str:
            raise ValueError("cannot be said")

    watched.crash_reports.note(Silent())
    watched.crash_reports.note(ValueError("x" * 10_000))
    assert "Silent" in watched.reports[0].what
    assert len(watched.reports[1].what) < 1_000


def test_a_recurring_exception_does_not_fill_the_log(watched: Watched, qtbot: QtBot) -> None:
    sender = Sender()
    timer = QTimer()
    timer.timeout.connect(sender.fail)
    timer.start(0)
    qtbot.waitUntil(lambda: len(watched.reports) >= 12)
    timer.stop()
    assert watched.log.count("LookupError") == 3
    assert watched.crash_reports.report().count("LookupError") == 1
    assert f"({len(watched.reports)} times)" in watched.crash_reports.report()


def test_the_report_has_the_versions_and_no_folder_of_the_person(watched: Watched) -> None:
    sender = Sender()
    sender.sent.emit()
    watched.crash_reports.note(OSError(str(Path.home() / "diary.txt")))
    report = watched.crash_reports.report()
    assert "PySide6" in report
    assert str(Path.home()) not in report
    assert str(Path(__file__).parent) not in report


@pytest.mark.no_qt_log
def test_messages_of_qt_are_logged(watched: Watched) -> None:
    qCritical("the screen is gone, 5H")
    assert "Qt: the screen is gone, (card)" in watched.log
    assert watched.reports == []


@pytest.mark.no_qt_log
def test_a_recurring_message_of_qt_does_not_fill_the_log(watched: Watched) -> None:
    for _ in range(12):
        qCritical("the interface is gone")
    assert watched.log.count("the interface is gone") == 3


def test_ctrl_c_is_not_reported(watched: Watched, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert watched.reports == []
    assert "KeyboardInterrupt" in capsys.readouterr().err


def test_leaving_restores_all_handlers(tmp_path: Path, qapp: QCoreApplication) -> None:
    assert qapp
    before = (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers))
    crash_reports = CrashReports(Logbook(tmp_path))
    crash_reports.watch()
    assert sys.excepthook != before[0]
    crash_reports.leave()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook, list(logging.getLogger().handlers)) == before


class Forgetful(InlineMinds):
    """Computer players who never answer the first question."""

    def __init__(self) -> None:
        super().__init__()
        self.forgotten = 0

    def ask(self, question: Asked) -> None:
        if self.forgotten:
            super().ask(question)
        self.forgotten += 1


def test_a_game_shown_again_keeps_its_position_and_goes_on(tmp_path: Path, qapp: QCoreApplication) -> None:
    assert qapp
    engine = GameEngine(Forgetful(), Journal(tmp_path / "journal"))
    record = played(moves=0)
    engine.begin(record)
    ply, jumps = record.ply, []
    engine.rewound.connect(lambda jump: jumps.append((jump.moment, jump.revision)))
    before = engine.moment
    engine.show_again()
    assert jumps[0][0] == before
    assert record.ply > ply, "the question that was never answered is asked again"
    assert read_journal(tmp_path / "journal") == record
    engine.close()


def test_before_the_first_game_there_is_nothing_to_show_again(tmp_path: Path, qapp: QCoreApplication) -> None:
    assert qapp
    engine = GameEngine(InlineMinds(), Journal(tmp_path / "journal"))
    engine.rewound.connect(lambda _: pytest.fail("there is no game"))
    engine.show_again()
    engine.close()
