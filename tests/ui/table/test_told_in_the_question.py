"""Answers, reasons and hints while a question is open: they appear in its panel, and its buttons stay in place."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QScrollBar, QWidget

from tests.ui.moments import Moment, bids, exchanges, names_trumps, robs, show
from tests.ui.page_checks import settle
from tests.ui.test_layouts import none_of, panel_in_the_way
from tests.ui.whole import Start, Whole, press
from twentyfive.presentation.table.actions import Action
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.wording.names import for_the_ear

QUESTIONS: list[tuple[str, int, int, Moment]] = [
    ("auction-forty-fives", 4, 2, bids),
    ("fifty-five", 5, 5, names_trumps),
    ("auction-forty-fives", 6, 2, exchanges),
    ("twenty-five", 5, 5, robs),
]


def ask(whole: Whole, question: tuple[str, int, int, Moment]) -> None:
    preset, players, sides, moment = question
    show(whole, preset, players, sides, moment)
    settle()
    assert whole.window.table.decision_panel.isVisible()


def buttons(whole: Whole) -> list[QRect]:
    """The places of the buttons on the table."""
    panel = whole.window.table.decision_panel
    return [QRect(button.mapTo(whole.window, QPoint()), button.size()) for button in panel._buttons]


@pytest.mark.broad("bids-*")
@pytest.mark.parametrize("key", [Qt.Key.Key_S, Qt.Key.Key_B, Qt.Key.Key_V])
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question[3].__name__)
def test_the_answer_to_a_key_is_seen_in_the_panel(
    whole: Whole, question: tuple[str, int, int, Moment], key: Qt.Key
) -> None:
    ask(whole, question)
    press(whole.window, key)
    settle()
    panel = whole.window.table.decision_panel
    assert panel.hint.isVisible()
    assert for_the_ear(panel.hint.plain) == whole.said()
    assert panel.hint.visibleRegion().boundingRect() == panel.hint.rect()


@pytest.mark.broad("bids-size0")
@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question[3].__name__)
def test_no_step_of_a_hint_moves_the_buttons_away_from_the_pointer(
    whole: Whole, question: tuple[str, int, int, Moment], size: tuple[int, int]
) -> None:
    whole.window.resize(*size)
    ask(whole, question)
    before = buttons(whole)
    for step in range(1, 4):
        whole.window.table.bar.button(Action.HINT).click()
        settle()
        assert whole.window.table.decision_panel.hint.plain, "the step is given in the panel"
        pairs = zip(buttons(whole), before, strict=True)
        assert all(now.contains(was.center()) for now, was in pairs), f"step {step}"


def test_a_hint_without_room_takes_the_place_of_the_question_until_it_is_closed(start: Start) -> None:
    whole = start(text=1.25)
    whole.window.resize(800, 470)
    ask(whole, ("fifty-five", 5, 5, names_trumps))
    panel = whole.window.table.decision_panel
    asked = sentences(panel)
    whole.window.table.bar.button(Action.HINT).click()
    settle()
    assert sentences(panel) == [panel.hint.plain]
    none_of(list(panel_in_the_way(whole)))
    press(whole.window, Qt.Key.Key_Escape)
    settle()
    assert sentences(panel) == asked


def sentences(panel: QWidget) -> list[str]:
    """The sentences that a panel shows."""
    return [label.plain for label in panel.findChildren(RichLabel) if label.isVisible()]


@pytest.mark.broad("size0")
@pytest.mark.parametrize("size", [(1280, 760), (1280, 720), (1024, 640), (911, 512), (800, 600)])
def test_the_figures_of_a_hint_do_not_scroll_for_the_sake_of_their_note(start: Start, size: tuple[int, int]) -> None:
    whole = start()
    whole.window.resize(*size)
    ask(whole, ("twenty-five", 5, 5, robs))
    for _ in range(4):
        whole.window.table.bar.button(Action.HINT).click()
        settle()
    figures = whole.window.table.overlays.hint
    assert figures.isVisible()
    assert not [bar for bar in figures.findChildren(QScrollBar) if bar.isVisible() and bar.maximum()]
