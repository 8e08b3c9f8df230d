"""The Review page as a whole: the ways to open it, its scrolling, and its layout at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.moments import deal_is_over, game_is_over, show
from tests.ui.page_checks import settle
from tests.ui.pages.review.looking_back import deals, look_back, to_costly_play
from tests.ui.painted import faults, place
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, press
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.wording.learning.review import step_words


class TestOpening:
    def test_the_page_opens_after_a_deal_and_after_a_game(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over)
        assert page.isVisible()
        assert page.header.title.plain == "Look back: deal 1"
        assert page.earlier.isVisible() is False
        click(page.header.back)
        assert whole.window.table.isVisible()
        assert button(whole.window.table.overlays.deal, "Next deal").isVisible()
        page = look_back(whole, game_is_over)
        assert page.header.title.plain.startswith("Look back: deal ")

    def test_at_an_end_the_focus_goes_to_the_opposite_button(self, whole: Whole) -> None:
        """The focus must not go to the page's Back button, where the next Enter would leave the page."""
        page = look_back(whole, game_is_over)
        page.forward.setFocus()
        press(whole.window, Qt.Key.Key_End)
        assert page.back.hasFocus()
        press(whole.window, Qt.Key.Key_Home)
        assert page.forward.hasFocus()
        page.earlier.setFocus()
        while page.earlier.isEnabled():
            press(whole.window, Qt.Key.Key_Return)
        assert page.later.hasFocus()

    def test_the_page_is_opened_and_left_by_keys(self, whole: Whole) -> None:
        show(whole, "twenty-five", 5, 5, game_is_over)
        while whole.window.focusWidget() is not button(whole.window.table.overlays.deal, "Look back"):
            press(whole.window, Qt.Key.Key_Right)
        press(whole.window, Qt.Key.Key_Return)
        assert whole.page(ReviewPage).isVisible()
        assert whole.page(ReviewPage).forward.hasFocus()
        press(whole.window, Qt.Key.Key_Escape)
        assert whole.window.table.isVisible()

    def test_all_hands_lie_open(self, whole: Whole) -> None:
        page = look_back(whole)
        deal = deals(whole)[-1]
        cards = {card for trick in deal.tricks for card in trick.cards} | {card for hand in deal.left for card in hand}
        assert {button.cell.card for button in page.grid.buttons} == cards
        assert all(button.isVisible() for button in page.grid.buttons)

    def test_every_decision_is_judged(self, whole: Whole) -> None:
        page = look_back(whole)
        assert not page.strip.isVisible()
        assert page.decisions.buttons
        assert not any("not checked yet" in button.accessibleName() for button in page.decisions.buttons)


class TestScrolling:
    def test_the_grid_stays_in_place_while_the_list_beside_it_scrolls(self, whole: Whole) -> None:
        whole.window.resize(1280, 640)
        page = look_back(whole)
        click(page.next_costly)
        settle()
        above = place(page.grid).top()
        page.decisions.buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)
        settle()
        assert page.scrolled > 0
        assert place(page.decisions.buttons[-1]).bottom() < place(page.forward).top()
        assert place(page.grid).top() == above
        click(page.forward)
        assert page.scrolled == 0, "the judgement of the step is visible again"

    @pytest.mark.broad("1.0")
    @pytest.mark.parametrize("text", [1.0, 2.0])
    def test_each_card_is_scrolled_into_view_as_it_is_played(self, start: Start, text: float) -> None:
        whole = start(text=text)
        page = look_back(whole, deal_is_over, players=10)
        press(whole.window, Qt.Key.Key_Home)
        hidden = []
        while page.forward.isEnabled():
            here = page.grid.here
            visible = here is None or here.visibleRegion().boundingRect() == here.rect()
            if not visible and not (page.one_column and page.step.decided):
                hidden.append(step_words(page.step))
            click(page.forward)
        assert hidden == []

    def test_the_page_opens_at_the_top_after_it_was_scrolled(self, start: Start) -> None:
        whole = start(text=2.0)
        page = look_back(whole)
        settle()
        page.scrolled = 500
        assert page.scrolled == 500
        click(page.header.back)
        click(button(whole.window.table.overlays.deal, "Look back"))
        settle()
        assert page.scrolled == 0


@pytest.mark.broad("800-600-1.0-5")
@pytest.mark.parametrize(
    ("width", "height", "text", "players"),
    [
        (800, 600, 1.0, 5),
        (800, 600, 1.0, 10),
        (1280, 800, 1.0, 5),
        (1280, 800, 1.5, 5),
        (1280, 800, 2.5, 10),
        (3840, 2160, 1.0, 10),
    ],
)
def test_nothing_is_cut_or_covered(start: Start, width: int, height: int, text: float, players: int) -> None:
    whole = start(text=text, theme=ThemeChoice.DARK)
    whole.window.resize(width, height)
    page = look_back(whole, players=players)
    settle()
    found = faults(page, 44)
    to_costly_play(page)
    settle()
    found += faults(page, 44)
    page.detail.try_again.click()
    settle()
    found += faults(page, 44)
    whole.close()
    assert not found, "\n".join(found)
