"""The judgements of decisions: their cost, the better card, and the progress of the judging."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.moments import deal_is_over
from tests.ui.page_checks import settle, tab_stops
from tests.ui.pages.review.looking_back import (
    better,
    costly,
    deals,
    headline,
    judgement,
    judgement_of,
    look_back,
    to_costly_play,
)
from tests.ui.pages.review.test_steps import pills
from tests.ui.pressing import click
from tests.ui.whole import Whole, button, press
from twentyfive.ai.advice.findings import Rating
from twentyfive.core.moves import PlayCard
from twentyfive.engine.minds.questions import Asked


class TestJudgements:
    @pytest.mark.broad
    def test_a_costly_decision_shows_its_cost_the_better_card_and_the_reason(self, whole: Whole) -> None:
        page = look_back(whole)
        found = to_costly_play(page)
        assert found.rating is Rating.COSTLY
        assert " cost about " in headline(page)
        assert page.detail.cost.plain
        assert page.detail.why.plain
        right = found.right.move
        assert isinstance(right, PlayCard)
        assert better(page) == ["better"]
        assert "better" not in pills(page).values(), "in the grid the mark would be in the trick of the better card"
        assert page.announcer.last.startswith("Trick ")

    def test_the_accessible_name_of_a_card_ends_with_its_rating(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.next_costly)
        made = next(button for button in page.grid.buttons if button.cell.here)
        assert made.accessibleName().endswith("costly")

    @pytest.mark.broad
    def test_next_costly_goes_through_all_costly_decisions_and_round(self, whole: Whole) -> None:
        page = look_back(whole)
        visited = set()
        for _ in range(40):
            click(page.next_costly)
            visited.add(page.step.ply)
        click(page.decisions.only_costly)
        assert visited == {entry.step.ply for entry in page.decisions.buttons}
        assert costly(page) == len(visited) > 1

    def test_after_the_last_costly_decision_the_button_says_that_it_begins_with_the_first(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.decisions.only_costly)
        plies = sorted(entry.step.ply for entry in page.decisions.buttons)
        assert len(plies) > 1
        while page.step.ply != plies[-1]:
            assert page.next_costly.label == "Next costly move"
            click(page.next_costly)
        assert page.next_costly.label == "First costly move"
        click(page.next_costly)
        assert page.step.ply == plies[0]
        assert page.next_costly.label == "Next costly move"

    def test_cards_left_at_the_end_of_the_game_have_their_own_heading(self, whole: Whole) -> None:
        page = look_back(whole)
        past = deals(whole)[-1]
        assert any(past.left), "the game ended in the middle of a deal"
        *tricks, (titles, count) = page.grid.heads()
        assert len(tricks) == len(past.tricks)
        assert titles[0] == "Left in hand"
        assert count == max(map(len, past.left))

    def test_tab_goes_through_the_page_in_reading_order(self, whole: Whole) -> None:
        whole.window.resize(1280, 800)
        page = look_back(whole)
        page.decisions.only_costly.click()
        page.decisions.only_costly.click()
        settle()
        stops = tab_stops(page)
        switches = [page.decisions.only_costly, page.decisions.find_first]
        footer = [stop for stop in (page.back, page.forward, page.play, page.next_costly) if stop.isEnabled()]
        assert stops[0] is page.header.back
        first = stops.index(switches[0])
        assert stops.index(page.earlier) < first
        assert stops[first:] == [*switches, *page.decisions.buttons, page.paper, *footer]

    def test_the_chosen_row_stays_in_view(self, whole: Whole) -> None:
        whole.window.resize(1280, 800)
        page = look_back(whole)
        settle()
        for row in page.decisions.buttons:
            row.setFocus()
            press(whole.window, Qt.Key.Key_Return)
            settle()
            assert row.hasFocus()
            assert row.visibleRegion().boundingRect() == row.rect(), row.label

    def test_the_list_jumps_to_a_decision_by_mouse_and_by_keys(self, whole: Whole) -> None:
        page = look_back(whole)
        last = page.decisions.buttons[-1]
        click(last)
        assert page.step == last.step
        first = page.decisions.buttons[0]
        first.setFocus()
        press(whole.window, Qt.Key.Key_Return)
        assert page.step == first.step
        assert first.here

    @pytest.mark.broad
    def test_the_list_can_show_only_the_costly_decisions_of_all_deals(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.decisions.only_costly)
        listed = [entry.step.ply for entry in page.decisions.buttons]
        assert costly(page) == len(listed) > 0
        decisions = [move for deal in deals(whole) for move in deal.decisions]
        assert listed == [move.ply for move in decisions if judgement_of(move).rating is Rating.COSTLY]
        assert all(button.label.startswith("Deal ") for button in page.decisions.buttons)
        entry = page.decisions.buttons[0]
        click(entry)
        assert page.step == entry.step
        click(page.decisions.only_costly)
        assert all(button.label.startswith("Trick ") for button in page.decisions.buttons)

    @pytest.mark.broad
    def test_bids_and_exchanges_are_judged_like_plays(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        entry = page.decisions.buttons[0]
        assert not isinstance(entry.step.move, PlayCard)
        click(entry)
        found = judgement(page)
        assert found.rated_move(entry.step.move) is not None
        assert (found.cost is None) is (found.rating is Rating.BEST)
        assert page.detail.why.plain or found.rating is Rating.BEST


class TestProgress:
    def test_progress_is_shown_can_be_stopped_and_resumed(self, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        """The minds answer only when the test lets them, as a worker answers after a while."""
        asked: list[Asked] = []
        give_answer = whole.minds.ask
        monkeypatch.setattr(whole.minds, "ask", asked.append)
        page = look_back(whole)
        total = sum(len(deal.decisions) for deal in deals(whole))
        assert page.strip.words.plain == f"Checking each decision: 0 of {total}"
        give_answer(asked.pop())
        assert page.strip.words.plain == f"Checking each decision: 1 of {total}"
        click(page.strip.button)
        assert page.strip.words.plain == f"Stopped. 1 of {total} decisions are checked."
        give_answer(asked.pop())
        assert page.strip.words.plain == f"Stopped. 1 of {total} decisions are checked."
        monkeypatch.undo()
        click(page.strip.button)
        assert not page.strip.isVisible()
        assert page.announcer.last.startswith("Every decision checked: ")

    def test_leaving_the_page_stops_the_judging_and_coming_back_resumes_it(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[Asked] = []
        give_answer = whole.minds.ask
        monkeypatch.setattr(whole.minds, "ask", asked.append)
        page = look_back(whole)
        press(whole.window, Qt.Key.Key_Escape)
        give_answer(asked.pop())
        assert not asked, "no more is judged"
        monkeypatch.undo()
        click(button(whole.window.table.overlays.deal, "Look back"))
        assert not page.strip.isVisible()

    def test_a_look_at_the_help_interrupts_the_judging(self, whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
        asked: list[Asked] = []
        give_answer = whole.minds.ask
        monkeypatch.setattr(whole.minds, "ask", asked.append)
        page = look_back(whole)
        press(whole.window, Qt.Key.Key_F1)
        give_answer(asked.pop())
        assert not asked, "no more is judged"
        monkeypatch.undo()
        press(whole.window, Qt.Key.Key_Escape)
        assert page.isVisible()
        assert not page.strip.isVisible(), "all decisions are judged"

    def test_judging_that_the_person_stopped_is_not_resumed(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(whole.minds, "ask", lambda _: None)
        page = look_back(whole)
        click(page.strip.button)
        monkeypatch.undo()
        press(whole.window, Qt.Key.Key_F1)
        press(whole.window, Qt.Key.Key_Escape)
        assert page.strip.words.plain.startswith("Stopped.")
