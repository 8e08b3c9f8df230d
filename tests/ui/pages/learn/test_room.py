"""The page of a lesson fits in every window at every text size."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.page_checks import settle
from tests.ui.pages.learn.pupils import Mouse, begin, lit_steps
from tests.ui.painted import faults, painted_texts
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, Whole, button, choice, press
from twentyfive.core import Card
from twentyfive.core.moves import PlayCard
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.widgets.base_button import RING

SHAPES = ((1340, 1056, 1.0), (1324, 983, 1.99), (1280, 720, 2.43), (1574, 1072, 2.26), (896, 1023, 1.31))
"""Widths, heights and text factors of windows."""

TARGET = 44


def every_change(shapes: Sequence[tuple[int, int, float]]) -> Iterator[tuple[int, int, float]]:
    """A sequence in which each shape follows each other shape once.

    The number of shapes must be prime: each pass visits them all at another step width.
    """
    yield shapes[0]
    for step in range(1, len(shapes)):
        yield from (shapes[step * turn % len(shapes)] for turn in range(1, len(shapes) + 1))


def test_the_finish_button_has_room_for_its_word(start: Start) -> None:
    whole = start(text=2.0)
    whole.window.resize(1280, 800)
    mouse = Mouse(whole)
    begin(mouse, 2)
    while mouse.page.panel.next.label != "Finish":
        if mouse.step.asks:
            mouse.make(mouse.step.right[0])
        mouse.go_on()
    assert faults(mouse.page.panel, TARGET) == []


@pytest.mark.broad("size0")
@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080)])
def test_a_longer_word_on_the_button_is_whole_beside_the_other_or_above_it(start: Start, size: tuple[int, int]) -> None:
    whole = start()
    whole.window.resize(*size)
    mouse = Mouse(whole)
    begin(mouse, 2)
    panel = mouse.page.panel
    for text in (1.0, 1.5, 2.5):
        whole.store.change(text=text)
        QApplication.processEvents()
        for label in ("Terminer", "Ar aghaidh", "Weitermachen"):
            panel.name_next(label)
            settle()
            assert faults(panel, TARGET) == []
            words = [line.text for line in painted_texts(panel.next)]
            assert " ".join(words) == label
            assert not panel.next.geometry().intersects(panel.back.geometry().adjusted(RING, RING, -RING, -RING))


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(
    ("width", "height", "text"), [(1280, 800, 1.0), (800, 600, 1.0), (800, 600, 1.5), (1280, 800, 2.5)]
)
def test_the_task_of_each_step_is_fully_visible_at_every_text_size(
    start: Start, width: int, height: int, text: float
) -> None:
    whole = start(text=text)
    whole.window.resize(width, height)
    mouse = Mouse(whole)
    seen = 0
    for step in lit_steps(mouse, (0, 1, 5)):
        settle()
        box = mouse.page.panel.box
        assert box.isVisible() == bool(step.task)
        if box.isVisible():
            seen += 1
            assert box.visibleRegion().boundingRect() == box.rect(), step.task
    assert seen > 5


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(
    ("width", "height", "text"),
    [(800, 600, 1.0), (800, 600, 1.5), (1280, 800, 1.0), (1280, 800, 1.5), (1280, 800, 2.5), (1280, 720, 2.5)],
)
def test_nothing_of_a_lesson_is_cut_at_any_size(start: Start, width: int, height: int, text: float) -> None:
    whole = start(text=text, theme=ThemeChoice.DARK)
    whole.window.resize(width, height)
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.make(PlayCard(Card.parse("AD")))
    QApplication.processEvents()
    assert faults(mouse.page.panel, TARGET) == []
    for card in mouse.page.table.top.canvas.hand_buttons():
        assert card.mapTo(mouse.page, card.rect().bottomRight()).y() < height
        assert card.mapTo(mouse.page, QPoint()).y() > mouse.page.panel.geometry().bottom() or (
            mouse.page.panel.x() > card.mapTo(mouse.page, card.rect().bottomRight()).x()
        )


@pytest.mark.broad
@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform warns that it ignores size hints
def test_the_table_of_a_lesson_follows_every_size_and_text(whole: Whole) -> None:
    """Panel and table must change together: a table with the panel of the previous size may find no room."""
    mouse = Mouse(whole)
    begin(mouse, 2)
    for width, height, text in every_change(SHAPES):
        whole.store.change(text=text)
        whole.window.resize(width, height)
        QApplication.processEvents()
        zones = mouse.page.table.top.zones
        assert zones is not None
        assert zones.felt.bottom <= mouse.page.height()


@pytest.mark.broad
@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_a_lesson_takes_a_text_size_that_changed_while_it_was_hidden(whole: Whole) -> None:
    mouse = Mouse(whole)
    begin(mouse, 2)
    for (width, height, _), (_, _, larger) in itertools.pairwise(SHAPES):
        whole.window.resize(width, height)
        press(whole.window, Qt.Key.Key_Escape)
        click(choice(mouse.page.table.overlays.menu, "Leave"))
        whole.store.change(text=larger)
        begin(mouse, 2)
        QApplication.processEvents()
        zones = mouse.page.table.top.zones
        assert zones is not None
        assert zones.felt.bottom <= mouse.page.height()


def test_at_the_largest_text_a_lesson_can_be_left_and_tab_stops_at_nothing_hidden(start: Start) -> None:
    whole = start(text=2.5)
    whole.window.resize(1280, 720)
    mouse = Mouse(whole)
    begin(mouse, 0)
    stops = set()
    for _ in range(40):
        press(whole.window, Qt.Key.Key_Tab)
        stops.add(focused())
    assert mouse.page.panel.leave in stops
    assert all(stop.height() > 0 for stop in stops)
    click(button(mouse.page.panel, "Leave"))
    assert whole.page(LearnPage).isVisible()


def test_the_words_on_a_lesson_button_keep_clear_of_its_frame(whole: Whole) -> None:
    click(whole.window.start.card(Entry.LEARN))
    found = whole.page(LearnPage).buttons[0]
    _, note, minutes = painted_texts(found)
    assert minutes.text == "3 min"
    assert found.frame().bottom() - note.area.bottom() > 0.25 * note.letters


def test_in_a_window_on_its_side_the_words_of_a_lesson_leave_the_table_its_room(start: Start) -> None:
    whole = start()
    whole.window.resize(1080, 1920)
    mouse = Mouse(whole)
    begin(mouse, 0)
    QApplication.processEvents()
    assert mouse.page.panel.height() < 0.18 * mouse.page.height()
    assert faults(mouse.page.panel, TARGET) == []
