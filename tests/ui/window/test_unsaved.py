"""A game that cannot be saved stays in sight until it can, and is not lost before the person has decided so."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from tests.engine.evening.evenings import plan_for
from tests.faults.disk import FAULTS, FULL, BadDisk
from tests.soak.kills import CHECKOUT
from tests.turns import turn
from tests.ui.choosing_files import Answer
from tests.ui.pages.evening.evenings import EveningPages
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, names, press, turn_by_mouse
from twentyfive.core import SeenMove, to_act
from twentyfive.core.game import legal_moves
from twentyfive.core.moves import DrawDealer
from twentyfive.engine.evening.evening_file import read_evening
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.dialogs.unsaved_question import UnsavedWords


class Question:
    """Answers in place of the person.

    Attributes:
        choice: "elsewhere", "without" or "stay".
        asked: the sentences of each question.
    """

    def __init__(self, choice: str = "stay") -> None:
        self.choice = choice
        self.asked: list[str] = []

    def ask(
        self, parent: QWidget, words: UnsavedWords, elsewhere: Callable[[], None], without: Callable[[], None]
    ) -> None:
        del parent
        self.asked.append(words.text)
        if self.choice == "elsewhere":
            elsewhere()
        elif self.choice == "without":
            without()


@pytest.fixture
def question(whole: Whole) -> Question:
    made = Question()
    whole.window.unsaved.question = made
    return made


def play_card(whole: Whole) -> None:
    """Play until another card of the person lies on the table."""
    before = len(whole.view.hand)
    for _ in range(60):
        turn_by_mouse(whole)
        if len(whole.view.hand) < before:
            return
    raise AssertionError("no card could be played")


@pytest.mark.broad("28")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_failure_of_the_journal_stands_until_it_is_mended(
    whole: Whole, question: Question, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: int
) -> None:
    """Further cards, OK and other notices leave it where it is; it is tried again though nobody moves."""
    del question
    whole.begin(3, 3)
    notice = whole.window.notice
    disk = BadDisk(monkeypatch, fault)
    disk.fail()
    play_card(whole)
    stands = notice.text
    assert stands.startswith(f"The game cannot be saved in {whole.data / 'journal.25'} (")
    assert names(notice) == ["Save elsewhere…"], "nobody can close it"
    play_card(whole)
    assert notice.text == stands
    notice.say("Another thing.")
    click(button(notice, "OK"))
    assert notice.text == stands
    said: list[str] = []
    notice.announcer.said.connect(said.append)
    disk.work()
    whole.engine._retries.setInterval(1)
    qtbot.waitUntil(lambda: not notice.text)
    assert not notice.isVisible()
    assert said == ["The game is saved again."]
    assert read_journal(whole.data / "journal.25") == whole.engine.record


def test_closing_asks_and_saves_elsewhere(
    whole: Whole, question: Question, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole.begin(3, 3)
    play_card(whole)
    disk = BadDisk(monkeypatch, FULL)
    disk.fail()
    play_card(whole)
    record = whole.engine.record
    assert record is not None
    whole.window.close()
    assert whole.window.isVisible(), "to stay here is an answer"
    assert f"cannot be saved in {whole.data / 'games'}" in question.asked[0]
    whole.window.unsaved.chooser = chooser = Answer(tmp_path / "stick" / "kept.twentyfive")
    question.choice = "elsewhere"
    whole.window.close()
    assert whole.window.isVisible(), "nothing could be written there either"
    assert "either" in whole.window.notice.text
    disk.work()
    (tmp_path / "stick").mkdir()
    monkeypatch.setattr(whole.engine, "try_again", lambda: False)
    monkeypatch.setattr(whole.window.playing.saver, "keep", lambda: False)
    whole.window.close()
    assert not whole.window.isVisible()
    assert [Path(suggestion).suffix for _, suggestion in chooser.asked] == [".twentyfive"] * 2
    assert read_saved(tmp_path / "stick" / "kept.twentyfive").record == record


def test_without_a_fault_closing_asks_nothing(whole: Whole, question: Question) -> None:
    whole.begin(3, 3)
    play_card(whole)
    whole.window.close()
    assert not whole.window.isVisible()
    assert question.asked == []


def test_another_game_begins_only_when_the_one_before_may_be_lost(
    whole: Whole, question: Question, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole.begin(3, 3)
    disk = BadDisk(monkeypatch, FULL)
    disk.fail()
    play_card(whole)
    record = whole.engine.record
    whole.begin(4, 4)
    assert whole.engine.record is record
    assert len(question.asked) == 1
    whole.window._starter.practise_usual()
    assert whole.engine.record is record
    assert not whole.window.practise.practising, "practice waits for the answer, too"
    question.choice = "without"
    whole.begin(4, 4)
    assert whole.engine.record is not record
    disk.work()


def test_results_of_an_evening_that_cannot_be_stored_are_asked_about_and_saved_elsewhere(
    whole: Whole, question: Question, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = EveningPages(whole)
    pages.desk.begin(plan_for(2))
    click(whole.window.start.card(Entry.EVENING))
    click(pages.plan.play)
    with monkeypatch.context() as patch:
        patch.setattr(
            "twentyfive.engine.evening.evening_desk.write_evening", lambda *_: (_ for _ in ()).throw(OSError("full"))
        )
        while (seat := to_act(whole.engine.state)) is not None:
            whole.engine.submit(seat, legal_moves(whole.engine.state)[0], whole.engine.revision)
        whole.window.close()
        assert whole.window.isVisible()
        assert question.asked[0].startswith("The last results of the evening Friday cannot be saved.")
        kept = tmp_path / "stick.twentyfive-evening"
        whole.window.unsaved.chooser = Answer(kept)
        question.choice = "elsewhere"
        patch.setattr(pages.desk, "hand_on", lambda path: write_copy(whole, path))
        whole.window.close()
    assert not whole.window.isVisible()
    assert read_evening(kept).is_over(read_evening(kept).plan.sittings[0])


def test_what_a_guest_saw_is_asked_about_and_saved_elsewhere(
    whole: Whole, question: Question, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[SeenMove] = []
    whole.window.table.director.shown.connect(lambda shown: seen.append(shown.made) if shown.made else None)
    whole.begin(3, 3)
    play_card(whole)
    monkeypatch.setattr(whole.window.playing.saver, "keep", lambda: True)  # only the guest's game is at stake
    saver = whole.window.visiting.saver
    saver.jump("Bob", seen[0].before, whole.engine.seats.sitters, None, 0)
    for move in seen:
        saver.add(move, 0)
    disk = BadDisk(monkeypatch, FULL)
    disk.fail()
    whole.window.close()
    assert whole.window.isVisible()
    assert f"cannot be saved in {whole.data / 'games'}" in question.asked[0]
    disk.work()
    monkeypatch.setattr(saver, "pause", lambda: None)
    kept = tmp_path / "stick.twentyfive"
    whole.window.unsaved.chooser = chooser = Answer(kept)
    question.choice = "elsewhere"
    whole.window.close()
    assert not whole.window.isVisible()
    assert len(question.asked) == 2
    assert "Bob" in chooser.asked[0][1]
    saved = read_saved(kept)
    assert saved.notes.table == "Bob"
    assert [move.kind for move in saved.seen] == [move.kind for move in seen if move.kind is not DrawDealer]


def write_copy(whole: Whole, path: Path) -> None:
    from twentyfive.engine.evening.evening_file import write_evening

    evening = EveningPages(whole).desk.evening
    assert evening is not None
    write_evening(path, evening)


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the screen of the tests has none
def test_the_question_is_a_box_that_escape_answers_with_staying(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    whole.begin(3, 3)
    disk = BadDisk(monkeypatch, FULL)
    disk.fail()
    play_card(whole)
    whole.window.close()
    whole.window.close()
    (box,) = whole.window.findChildren(QMessageBox)
    assert {one.text() for one in box.buttons()} == {"Save elsewhere…", "Go on without saving", "Stay here"}
    press(box, Qt.Key.Key_Escape)
    turn()
    assert whole.window.isVisible()
    assert whole.window.findChildren(QMessageBox) == []
    whole.window.close()
    (box,) = whole.window.findChildren(QMessageBox)
    click(button(box, "Go on without saving"))
    assert not Shiboken.isValid(whole.window), "the window is closed"
    disk.work()


@pytest.mark.broad
@pytest.mark.skipif(sys.platform == "win32", reason="only there can a process limit its files")
def test_with_a_real_limit_of_file_sizes_the_notice_stands_and_closing_asks(private_home: Path) -> None:
    program = f"""if True:
        import resource
        from pathlib import Path
        from PySide6.QtWidgets import QApplication, QMessageBox
        from tests.ui.whole import Whole
        from tests.ui.window.test_unsaved import play_card
        application = QApplication([])
        whole = Whole(Path({str(private_home)!r}))
        whole.begin(3, 3)
        whole.window.notice
        play_card(whole)
        resource.setrlimit(resource.RLIMIT_FSIZE, (16, resource.RLIM_INFINITY))
        play_card(whole)
        play_card(whole)
        told = whole.window.notice.text
        whole.window.close()
        asked = len(whole.window.findChildren(QMessageBox))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        whole.engine._retries.setInterval(1)
        while whole.window.notice.text:
            application.processEvents()
        print(told.startswith("The game cannot be saved in "), asked, whole.window.isVisible())
        whole.window.close()
        print(whole.window.isVisible())
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=CHECKOUT)
    assert done.stdout.splitlines() == ["True 1 True", "False"], done.stderr
