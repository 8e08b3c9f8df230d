"""Pages on which nothing moves when a scroll bar comes, and whose bars have letters of one size."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QScrollArea

from tests.ui.page_checks import settle
from tests.ui.pressing import click
from tests.ui.scenes import PAGES
from tests.ui.whole import Start, button
from twentyfive.ui.pages.learn.trainer_page import TrainerPage
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.page import Page, PageHeader


@pytest.mark.broad("720")
@pytest.mark.parametrize("height", [640, 720, 780, 800])
def test_the_answer_of_the_trainer_shifts_nothing_sideways(start: Start, height: int) -> None:
    whole = start()
    whole.window.resize(1280, height)
    click(button(whole.window, "Learn"))
    click(button(whole.window, "Card trainer"))
    trainer = whole.window.findChild(TrainerPage)
    assert trainer is not None
    parts = (trainer.board, trainer.topics, *trainer.topics.buttons)
    before = [(part.mapTo(whole.window, QPoint()).x(), part.width()) for part in parts]
    click(trainer.board.row.cards[trainer.question.right])
    settle()
    assert [(part.mapTo(whole.window, QPoint()).x(), part.width()) for part in parts] == before


@pytest.mark.broad("new game")
@pytest.mark.parametrize("scene", ["new game", "settings, table", "learn", "help", "practise", "rules", "saved games"])
def test_the_columns_of_a_page_are_as_wide_with_a_scroll_bar_as_without(
    start: Start, scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Else margins, too, would grow with the window.
    monkeypatch.setattr("twentyfive.presentation.measures._USUAL_WINDOW", (2400, 2400))
    whole = start()
    whole.window.resize(1280, 800)
    PAGES[scene](whole)
    settle()
    (page,) = (page for page in whole.window.findChildren(Page) if page.isVisible())
    widths = set()
    for height in (560, 800, 1400, 2400):
        whole.window.resize(1280, height)
        settle()
        scrolls = [each for each in page.findChildren(QScrollArea) if each.isVisible() and each.widget() is not None]
        widths.add(tuple(each.viewport().width() for each in scrolls))
    assert len(widths) == 1


@pytest.mark.broad
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0, 2.5])
def test_all_buttons_of_a_bar_have_letters_of_one_size(start: Start, text: float) -> None:
    whole = start(text=text)
    for size in ((1280, 800), (911, 512)):
        whole.window.resize(*size)
        for name, scene in PAGES.items():
            scene(whole)
            settle()
            for header in whole.window.findChildren(PageHeader):
                if header.isVisible():
                    shown = [each for each in header.findChildren(BaseButton) if each.isVisible()]
                    assert len({each.sizeHint().height() for each in shown}) == 1, name
