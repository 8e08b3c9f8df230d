"""A crash is shown on one page, the game is safe, and the person goes on by mouse or keys."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.engine.diagnostics.test_log import NAMED
from tests.faults.disk import FULL, BadDisk
from tests.soak.kills import CHECKOUT
from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, show
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, choice, press, turn_by_mouse
from twentyfive.engine.diagnostics.crash_reports import CrashReports
from twentyfive.engine.diagnostics.log import Logbook
from twentyfive.engine.game.journal import read_journal
from twentyfive.ui.table.director import Director
from twentyfive.ui.table.surface.canvas import TableCanvas
from twentyfive.ui.table.table_view import TableView
from twentyfive.ui.window import words
from twentyfive.ui.window.crash_page import CrashPage


class Watched:
    """The whole program, with its crashes watched.

    Attributes:
        whole: the program.
        crash_reports: the watcher.
    """

    def __init__(self, data: Path) -> None:
        self.whole = Whole(data)
        self.crash_reports = CrashReports(Logbook(data))
        self.crash_reports.watch()
        self.whole.window.watch(self.crash_reports)

    @property
    def page(self) -> CrashPage | None:
        """The crash page, if it is visible."""
        visible = [page for page in self.whole.window.findChildren(CrashPage) if page.isVisible()]
        return visible[0] if visible else None

    @property
    def log(self) -> str:
        """The text of the log."""
        path = self.crash_reports.logbook.path
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def shown(self) -> CrashPage:
        """The crash page, which must be visible."""
        settle()
        assert self.page is not None, "no crash was shown"
        return self.page


@pytest.fixture
def watched(tmp_path: Path, qapp: QApplication) -> Iterator[Watched]:
    del qapp
    made = Watched(tmp_path)
    yield made
    made.whole.close()
    made.crash_reports.leave()


class Trap(QObject):
    """A slot that fails until `set` is False.

    Attributes:
        sprung: the number of failures.
    """

    def __init__(self, whole: Whole) -> None:
        super().__init__(whole.window)
        self.whole = whole
        self.sprung = 0
        self.set = True

    def spring(self) -> None:
        """Fail with a message that names every secret of the game."""
        if self.set:
            self.sprung += 1
            record = self.whole.engine.record
            raise RuntimeError(
                f"the hands are {self.whole.engine.state.current_deal.hands}, {record and record.header}"
            )


def settle() -> None:
    for _ in range(5):
        QApplication.processEvents()


def play_a_deal(whole: Whole) -> None:
    deals = len(whole.view.history)
    while len(whole.view.history) == deals:
        turn_by_mouse(whole)


@pytest.mark.broad
def test_after_a_crash_in_a_slot_the_game_goes_on_and_nothing_is_lost(watched: Watched, tmp_path: Path) -> None:
    whole = watched.whole
    record = whole.begin(4, 4)
    trap = Trap(whole)
    whole.engine.stepped.connect(trap.spring)
    while not trap.sprung:
        turn_by_mouse(whole)
    page = watched.shown()
    assert words.GAME_KEPT() in page.summary.accessibleDescription()
    assert str(tmp_path / "twentyfive.log") in page.details.accessibleDescription()
    assert read_journal(tmp_path / "journal.25") == record
    trap.set = False
    click(page.go_on)
    assert watched.page is None
    while not whole.is_over():
        turn_by_mouse(whole)
    assert read_journal(tmp_path / "journal.25") == whole.engine.record == record


def test_neither_details_nor_log_name_a_card_or_the_seed(watched: Watched) -> None:
    whole = watched.whole
    record = whole.begin(4, 4, seed=123_456_789_012_345_678)
    trap = Trap(whole)
    whole.engine.stepped.connect(trap.spring)
    while not trap.sprung:
        turn_by_mouse(whole)
    page = watched.shown()
    click(page.copy)
    for text in (QGuiApplication.clipboard().text(), watched.log, page.details.accessibleDescription()):
        assert "RuntimeError: the hands are" in text
        assert not NAMED.search(text)
        assert str(record.header.seed) not in text


@pytest.mark.broad("*-present")
@pytest.mark.parametrize(("part", "name"), [(TableView, "present"), (Director, "_begin_wait"), (TableView, "say")])
def test_after_a_crash_anywhere_in_the_table_it_is_in_order_again(
    part: type[object], name: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = watched.whole
    whole.begin(4, 4)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    with monkeypatch.context() as patch:
        patch.setattr(part, name, _failing)
        card = whole.playable()[0]
        click(card)
        settle()
    click(watched.shown().go_on)
    settle()
    assert whole.window.table.director.up_to_date
    play_a_deal(whole)
    assert watched.log.count("planted")


def _failing(*_: object, **__: object) -> None:
    raise ValueError("planted")


@pytest.mark.broad
def test_a_crash_in_every_frame_is_shown_once_and_the_start_page_leads_away(
    watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, paint = watched.whole, TableCanvas.paintEvent
    broken = [True]
    monkeypatch.setattr(TableCanvas, "paintEvent", lambda canvas, event: _failing() if broken else paint(canvas, event))
    whole.begin(4, 4)
    for _ in range(3):
        whole.window.table.top.canvas.update()
        settle()
    click(watched.shown().go_on)
    settle()
    click(watched.shown().start)
    settle()
    assert watched.page is None
    assert whole.window.start.isVisible()
    assert 0 < watched.log.count("planted") <= 3
    broken.clear()
    click(choice(whole.window.start, "Continue"))
    settle()
    assert watched.page is None
    play_a_deal(whole)


@pytest.mark.parametrize("name", ["show_crash", "__init__", "paintEvent"])
def test_a_crash_of_the_crash_page_itself_is_only_logged(
    name: str, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CrashPage, name, _failing)
    for _ in range(3):
        watched.crash_reports.note(OSError("first"))
        settle()
    assert "OSError: first" in watched.log
    assert "ValueError: planted" in watched.log
    assert watched.log.count("planted") <= 3


def test_a_crash_in_a_thread_is_shown_in_the_window(watched: Watched) -> None:
    thread = threading.Thread(target=_failing)
    thread.start()
    thread.join()
    assert watched.page is None
    page = watched.shown()
    assert words.GAME_KEPT() not in page.summary.accessibleDescription(), "there is no game yet"
    click(page.go_on)
    assert watched.whole.window.start.isVisible()


@pytest.mark.broad
def test_the_page_says_so_if_the_last_moves_are_not_on_disk(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = watched.whole
    whole.begin(4, 4)
    disk = BadDisk(monkeypatch, FULL)
    disk.fail()
    while not disk.failed:
        turn_by_mouse(whole)
    watched.crash_reports.note(OSError("planted"))
    page = watched.shown()
    assert words.GAME_NOT_KEPT() in page.summary.accessibleDescription()
    assert "cannot be written" in page.details.accessibleDescription()
    disk.work()
    click(page.go_on)
    play_a_deal(whole)


def test_everything_on_the_page_works_by_keys(watched: Watched) -> None:
    whole = watched.whole
    whole.begin(4, 4)
    watched.crash_reports.note(OSError("planted"))
    page = watched.shown()
    assert page.go_on.hasFocus()
    assert words.WHAT_HAPPENED() in page.go_on.accessibleDescription()
    press(whole.window, Qt.Key.Key_Tab)
    press(whole.window, Qt.Key.Key_Tab)
    press(whole.window, Qt.Key.Key_Space)
    assert "OSError: planted" in QGuiApplication.clipboard().text()
    assert page.copy.label == "Copied"
    press(whole.window, Qt.Key.Key_Escape)
    assert watched.page is None
    assert whole.window.table.isVisible()


@pytest.mark.broad("Go on")
@pytest.mark.parametrize("way_out", ["Go on", "Start page", "Back"])
def test_every_way_out_closes_the_page(way_out: str, watched: Watched) -> None:
    watched.whole.begin(4, 4)
    for _ in range(2):
        watched.crash_reports.note(OSError("planted"))
        click(button(watched.shown(), way_out))
        settle()
        assert watched.page is None


PROGRAM = """if True:
    import sys
    from PySide6.QtCore import QTimer
    from twentyfive import app
    from twentyfive.command_line import parsed
    from twentyfive.ui.window.crash_page import CrashPage
    def look(window):
        for page in window.findChildren(CrashPage):
            print(page.summary.accessibleName())
            window.close()
    def build(*rest, build=app.build):
        window = build(*rest)
        QTimer.singleShot(0, window, lambda: 1 / 0)
        looking = QTimer(window)
        looking.timeout.connect(lambda: look(window))
        looking.start(20)
        return window
    app.build = build
    sys.exit(app.run(parsed([])))
"""


@pytest.mark.broad
def test_the_program_watches_for_crashes_from_its_start_to_its_end(private_home: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=CHECKOUT, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.stdout == "The program made a mistake\n"
    assert ended.returncode == 0
    (log,) = private_home.rglob("twentyfive.log")
    assert "ZeroDivisionError" in log.read_text(encoding="utf-8")


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, width: int, height: int, text: float) -> None:
    page = dressed(CrashPage(), look_of(width, height, text))
    log = Path("/home/gráinne ní mháille/.local/share/twentyfive/twentyfive.log")
    details = ("ValueError: " + "long words " * 20, words.DETAILS_IN_LOG(log=log))
    page.show_crash((words.WHAT_HAPPENED(), words.GAME_NOT_KEPT(), words.WHAT_TO_DO()), details, "")
    show(qtbot, page, width, height)
    assert faults(page) == []


def test_the_spare_height_of_a_narrow_window_is_below_both_parts(qtbot: QtBot) -> None:
    page = dressed(CrashPage(), look_of(800, 900))
    page.show_crash((words.WHAT_HAPPENED(),), ("ValueError",), "")
    show(qtbot, page, 800, 900)
    ends = page.summary.mapTo(page, page.summary.rect().bottomLeft()).y()
    begins = page.details.mapTo(page, page.details.rect().topLeft()).y()
    assert 0 <= begins - ends < page.summary.height() / 2
