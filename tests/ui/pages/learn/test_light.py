"""The spotlight of a lesson: one arrow to one thing, never hidden and never in the way."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication

from tests.ui.pages.learn.pupils import Keys, Mouse, Pupil, begin, lit_steps
from tests.ui.reading import framed
from tests.ui.whole import Start, Whole, press
from twentyfive.core import Card


def test_show_me_points_to_the_card_and_names_it(pupil: Pupil) -> None:
    begin(pupil, 1)
    pupil.go_on()
    pupil.press(pupil.page.panel.help)
    card = pupil.page.table.top.canvas.button_of(Card.parse("2S"))
    assert card is not None
    assert card.hasFocus()
    assert [spot.area for spot in pupil.page.light.spots] == [card.geometry()]
    assert "2♠" in pupil.page.panel.verdict.label.plain
    assert "2 of spades" in pupil.page.table.announcer.last


def test_the_hint_key_works_as_show_me(whole: Whole) -> None:
    keys = Keys(whole)
    begin(keys, 2)
    press(whole.window, Qt.Key.Key_H)
    assert "10♦" in keys.page.panel.verdict.label.plain


@pytest.mark.broad
def test_the_arrow_points_to_one_thing_and_covers_no_button_or_text(whole: Whole) -> None:
    mouse = Mouse(whole)
    light, table = mouse.page.light, mouse.page.table
    pointed = 0
    for step in lit_steps(mouse, range(4)):
        arrow = light.arrow().boundingRect()
        first = light.spots[0].area
        assert arrow.isEmpty() == (step.look[0] in ("hand", "line")), step.look
        if arrow.isEmpty():
            continue
        pointed += 1
        tip_within = QRectF(first).adjusted(-10, -10, 10, 0.3 * first.height())
        assert tip_within.intersects(arrow)
        assert light.rect().contains(arrow.toAlignedRect())
        assert not arrow.intersects(QRectF(table.top.line.geometry()))
        shown = framed(table.bar)
        assert not any(arrow.intersects(QRectF(found.geometry().translated(table.bar.pos()))) for found in shown)
    assert pointed > 8


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)], ids=str)
def test_the_arrow_to_a_card_of_the_hand_points_down_to_that_card_alone(whole: Whole, size: tuple[int, int]) -> None:
    whole.window.resize(*size)
    mouse = Mouse(whole)
    begin(mouse, 2)
    arrow = mouse.page.light.arrow().boundingRect().toAlignedRect()
    hand = mouse.page.table.top.canvas.hand_buttons()
    (lit,) = (held for held in hand if held.card == Card.parse("10D"))
    assert abs(arrow.center().x() - lit.geometry().center().x()) <= 1
    assert lit.y() - 10 < arrow.bottom() < lit.y() + lit.height() / 3
    assert not any(arrow.intersects(held.geometry()) for held in hand if held is not lit)


@pytest.mark.broad("1280-800-1.0")
@pytest.mark.parametrize(("width", "height", "text"), [(1280, 800, 1.0), (1280, 800, 2.5), (800, 600, 1.0)])
def test_nothing_points_from_under_a_question(start: Start, width: int, height: int, text: float) -> None:
    whole = start(text=text)
    whole.window.resize(width, height)
    mouse = Mouse(whole)
    asked = 0
    for _ in lit_steps(mouse, (5, 7)):
        panel = mouse.page.table.decision_panel
        if panel.isVisible():
            asked += 1
            arrow = mouse.page.light.arrow().boundingRect().toAlignedRect()
            assert not arrow.intersects(panel.sheet().translated(panel.pos()))
    assert asked > 3


def test_a_hidden_line_leaves_no_bright_patch(whole: Whole) -> None:
    mouse = Mouse(whole)
    begin(mouse, 5)
    assert mouse.panel.isVisible()
    assert mouse.page.light.spots
    assert mouse.page.light.read.isEmpty()


def test_the_spotlight_goes_out_while_the_menu_is_open(whole: Whole) -> None:
    mouse = Mouse(whole)
    begin(mouse, 2)
    light = mouse.page.light
    assert light.isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert not light.isVisible()
    whole.window.resize(1000, 700)
    QApplication.processEvents()
    assert not light.isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert light.isVisible()
    card = mouse.page.table.top.canvas.button_of(Card.parse("10D"))
    assert card is not None
    assert light.spots[0].area == card.geometry()
