"""A lesson waits while a drawer, a panel or a menu lies over its table."""

import pytest
from PySide6.QtCore import Qt

from tests.ui.pages.learn.pupils import Keys, Mouse, Pupil, begin
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, press
from twentyfive.core import Card
from twentyfive.presentation.table.actions import Action
from twentyfive.ui.table.overlays import Overlay

OVER = [Overlay.RANKING, Overlay.SCORES, Overlay.SPEED, Overlay.MENU]


def words(pupil: Pupil) -> str:
    """Return what can be read of the lesson."""
    panel = pupil.page.panel
    boxes = (panel.words, panel.box.label, panel.verdict.label, panel.pause.label)
    return " ".join(label.plain for label in boxes if label.isVisible())


@pytest.mark.broad("*-Overlay.MENU")
@pytest.mark.parametrize("overlay", OVER)
@pytest.mark.parametrize("size", [(1280, 800), (911, 512)], ids=str)
def test_the_lesson_waits_and_its_light_returns(start: Start, overlay: Overlay, size: tuple[int, int]) -> None:
    whole = start()
    whole.window.resize(*size)
    mouse = Mouse(whole)
    begin(mouse, 2)
    mouse.press(mouse.page.panel.help)
    assert "where the arrow points" in words(mouse)
    before, light, overlays = words(mouse), mouse.page.light, mouse.page.table.overlays
    arrow = light.arrow()
    overlays.open(overlay)
    assert not light.isVisible()
    assert words(mouse) == "The lesson waits until you close what lies over the table."
    overlays.close(overlay)
    assert light.isVisible()
    assert light.arrow() == arrow
    assert words(mouse) == before


def test_going_on_closes_what_lies_over_the_table(whole: Whole) -> None:
    mouse = Mouse(whole)
    begin(mouse, 1)
    overlays = mouse.page.table.overlays
    overlays.open(Overlay.MENU)
    mouse.press(mouse.page.panel.next)
    assert overlays.current is None
    assert mouse.page.tutor.number == 1
    overlays.open(Overlay.MENU)
    mouse.press(mouse.page.panel.help)
    assert overlays.current is None
    assert "where the arrow points" in words(mouse)
    assert mouse.page.light.isVisible()


def test_scores_by_their_button_wait_until_they_are_closed_by_escape(whole: Whole) -> None:
    keys = Keys(whole)
    begin(keys, 2)
    before = words(keys)
    click(keys.page.table.bar.button(Action.SCORES))
    assert words(keys) != before
    press(whole.window, Qt.Key.Key_Escape)
    assert words(keys) == before
    assert keys.page.light.isVisible()
    card = keys.page.table.top.canvas.button_of(Card.parse("10D"))
    assert card is not None
    assert keys.page.light.spots[0].area == card.geometry()
