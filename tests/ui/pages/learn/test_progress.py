"""Progress in the lessons is kept on disk, and a lesson continues at the step where it was left."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.page_checks import settle
from tests.ui.pages.learn.pupils import Mouse, Pupil, begin
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, choice, press
from twentyfive.engine.learning.lesson_progress import PROGRESS, LessonProgress, progress_file
from twentyfive.engine.learning.lessons import Free
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.learn.lesson_box import Saying
from twentyfive.ui.pages.learn.lesson_page import LessonPage


def test_a_lesson_continues_where_it_was_left(start: Start) -> None:
    whole = start()
    mouse = Mouse(whole)
    begin(mouse, 0)
    mouse.go_on()
    mouse.go_on()
    mouse.make(mouse.step.right[0])
    mouse.go_on()
    click(mouse.page.panel.leave)
    assert whole.page(LearnPage).footer.start.label == "Go on with lesson 1"
    whole.close()
    again = start()
    pupil = Mouse(again)
    click(again.page(LearnPage).footer.start)
    assert pupil.page.tutor.number == 3
    pupil.make(pupil.step.right[0])
    assert pupil.page.tutor.done


def test_a_lesson_left_at_its_first_step_is_not_under_way(pupil: Pupil) -> None:
    start = pupil.whole.page(LearnPage).footer.start
    begin(pupil, 5)
    pupil.press(pupil.page.panel.leave)
    assert start.label == "Begin lesson 1"
    begin(pupil, 5)
    pupil.go_on()
    pupil.press(pupil.page.panel.leave)
    assert start.label == "Go on with lesson 6"
    pupil.press(start)
    assert pupil.page.tutor.lesson.name == "robbing"
    assert pupil.page.tutor.number == 1


@pytest.mark.broad("mouse")
def test_a_look_into_another_lesson_keeps_the_place_in_the_one_under_way(pupil: Pupil) -> None:
    start = pupil.whole.page(LearnPage).footer.start
    begin(pupil, 5)
    pupil.go_on()
    pupil.press(pupil.page.panel.leave)
    for other in (2, 5):
        begin(pupil, other)
        pupil.press(pupil.page.panel.leave)
        assert start.label == "Go on with lesson 6"
    pupil.press(start)
    assert pupil.page.tutor.lesson.name == "robbing"
    assert pupil.page.tutor.number == 1


def test_a_game_with_advice_continues_where_it_was_left(start: Start) -> None:
    whole = start()
    mouse = Mouse(whole)
    begin(mouse, 6)
    mouse.go_on()
    assert mouse.step.free is Free.GAME
    assert mouse.page.panel.verdict.saying is Saying.TOLD
    view = mouse.page.table.view
    assert view is not None
    mouse.make(view.legal[0])
    while not mouse.page.table.director.up_to_date or mouse.page.table.director.waiting:
        mouse.wait()
    held = mouse.page.table.top.hand_order()
    whole.close()
    again = start()
    mouse = Mouse(again)
    click(again.page(LearnPage).footer.start)
    assert mouse.page.table.top.hand_order() == held
    assert len(held) == 4


def test_kept_moves_that_are_not_legal_are_dropped(whole: Whole, tmp_path: Path) -> None:
    progress_file(tmp_path / PROGRESS).write(LessonProgress(lesson="whole-game", step=1, moves=("play 2S", "nonsense")))
    mouse = Mouse(whole)
    click(whole.page(LearnPage).footer.start)
    assert len(mouse.page.table.top.hand_order()) == 5


def test_a_damaged_file_is_reported_and_kept(whole: Whole, tmp_path: Path) -> None:
    (tmp_path / PROGRESS).write_bytes(b"what?")
    click(whole.window.start.card(Entry.LEARN))
    assert "lessons-damaged-1.json" in whole.window.notice.text
    assert (tmp_path / "lessons-damaged-1.json").read_bytes() == b"what?"
    assert whole.page(LearnPage).footer.start.label == "Begin lesson 1"


def test_progress_is_kept_again_once_its_file_is_readable(whole: Whole, tmp_path: Path) -> None:
    path = tmp_path / PROGRESS
    progress_file(path).write(LessonProgress(("red-trumps",)))
    away = path.rename(tmp_path / "away")
    path.mkdir()  # like a failing disk: the path exists and cannot be read
    mouse = Mouse(whole)
    assert "cannot be read" in whole.window.notice.text
    click(whole.page(LearnPage).footer.start)
    assert "cannot be saved" in whole.window.notice.text
    press(whole.window, Qt.Key.Key_Escape)
    click(choice(mouse.page.table.overlays.menu, "Leave"))
    click(whole.page(LearnPage).header.back)
    path.rmdir()
    away.rename(path)
    click(whole.window.start.card(Entry.LEARN))
    click(whole.page(LearnPage).footer.start)
    mouse.go_on()
    kept = progress_file(path).read().value
    assert kept.done == ("red-trumps",)
    assert kept.lesson not in ("", "red-trumps")


@pytest.mark.broad("mouse")
def test_the_last_step_says_finish_instead_of_next(pupil: Pupil) -> None:
    page = pupil.whole.page(LearnPage)
    assert page.footer.start.label == "Begin lesson 1"
    begin(pupil, 2)
    while pupil.page.tutor.number + 1 < len(pupil.page.tutor.lesson.steps):
        if pupil.step.asks:
            pupil.make(pupil.step.right[0])
        pupil.go_on()
    if pupil.step.asks:
        pupil.make(pupil.step.right[0])
    assert pupil.page.panel.next.label == "Finish"
    assert str(pupil.page.table.top.line.line) == "Press “Finish” to end the lesson."
    pupil.press(pupil.page.panel.leave)
    assert page.footer.start.label == "Go on with lesson 3"


def test_whoever_is_new_goes_from_the_start_page_into_the_first_lesson(whole: Whole) -> None:
    click(whole.window.start.card(Entry.FIRST_LESSON))
    assert whole.page(LessonPage).isVisible()
    click(whole.page(LessonPage).panel.leave)
    assert whole.page(LearnPage).isVisible(), "the list of the other lessons"
    press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.start.isVisible()


def test_the_ring_and_in_a_narrow_window_the_header_tell_how_many_lessons_are_done(
    whole: Whole, tmp_path: Path
) -> None:
    progress_file(tmp_path / PROGRESS).write(LessonProgress(("red-trumps", "black-trumps")))
    click(whole.window.start.card(Entry.LEARN))
    page = whole.page(LearnPage)
    assert (page.ring.done, page.ring.whole, page.progress.plain) == (2, 9, "2 of 9 lessons done")
    for width, told in ((911, "2 of 9 lessons done"), (1280, "")):
        whole.window.resize(width, 800)
        settle()
        assert page.header.aside.plain == told
