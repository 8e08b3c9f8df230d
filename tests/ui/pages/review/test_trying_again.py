"""A decision is tried again: the person finds the better card, and the game goes on from there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from tests.ui.pages.review.looking_back import better, headline, judgement, look_back, to_costly_play
from tests.ui.pressing import click
from tests.ui.whole import Whole, press
from twentyfive.core.moves import PlayCard
from twentyfive.engine.minds.questions import stand_in


class TestTryingAgain:
    @pytest.mark.broad
    def test_after_the_better_card_is_found_the_game_goes_on_from_there(self, whole: Whole) -> None:
        helped: list[bool] = []
        whole.engine.helped.connect(lambda: helped.append(True))
        page = look_back(whole)
        found = to_costly_play(page)
        step = page.step
        click(page.detail.try_again)
        assert headline(page) == "What would you play now?"
        assert better(page) == []
        wrong = next(card for card in page.detail.choices.cards if PlayCard(card.small.card) == found.made)
        click(wrong)
        assert page.detail.found.plain.startswith("Not quite: ")
        assert wrong.accessibleName().endswith("costly")
        assert page.announcer.last.startswith("Not quite: ")
        assert not page.detail.try_again.isVisible()
        right = next(card for card in page.detail.choices.cards if PlayCard(card.small.card) == found.right.move)
        click(right)
        assert page.detail.found.plain.startswith("Yes, ")
        click(page.detail.try_again)
        assert whole.window.table.isVisible()
        assert whole.window.practise.practising
        assert helped
        assert whole.view.my_turn
        assert whole.view.hand == step.view.hand
        assert whole.view.tricks == step.view.tricks

    def test_without_judged_cards_the_game_goes_on_from_there_at_once(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The heuristics judge in place of a worker that fails; there is no better card to look for."""
        monkeypatch.setattr("tests.minds.thought", stand_in)
        page = look_back(whole)
        page.decisions.find_first.click()
        click(next(entry for entry in page.decisions.buttons if entry.accessibleName().startswith("Trick 2")))
        assert isinstance(judgement(page).right.move, PlayCard)
        assert headline(page) != "What would you play now?"
        step = page.step
        click(page.detail.try_again)
        assert whole.window.table.isVisible()
        assert whole.view.hand == step.view.hand

    @pytest.mark.broad
    def test_the_better_card_is_found_by_keys_alone(self, whole: Whole) -> None:
        page = look_back(whole)
        found = to_costly_play(page)
        step = page.step
        page.detail.try_again.setFocus()
        press(whole.window, Qt.Key.Key_Return)
        cards = [card.small.card for card in page.detail.choices.cards]
        assert page.detail.choices.cards[0].hasFocus()
        press(whole.window, Qt.Key.Key_Return)
        assert page.detail.try_again.hasFocus() or page.detail.choices.cards[0].hasFocus(), "the focus is lost"
        assert isinstance(found.right.move, PlayCard)
        for _ in range(cards.index(found.right.move.card)):
            press(whole.window, Qt.Key.Key_Right)
        press(whole.window, Qt.Key.Key_Return)
        assert page.detail.try_again.hasFocus()
        press(whole.window, Qt.Key.Key_Return)
        assert whole.view.hand == step.view.hand

    @pytest.mark.broad
    def test_the_answer_can_be_asked_for(self, whole: Whole) -> None:
        page = look_back(whole)
        to_costly_play(page)
        click(page.detail.try_again)
        click(page.detail.show_answer)
        assert " cost about " in headline(page)
        assert better(page)

    @pytest.mark.broad
    def test_the_switch_asks_for_the_better_card_before_it_is_shown(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.decisions.find_first)
        to_costly_play(page)
        assert headline(page) == "What would you play now?"
        assert better(page) == []
        assert page.announcer.last.endswith("What would you play now?")

    @pytest.mark.broad
    def test_the_record_of_the_finished_game_is_not_changed(self, whole: Whole) -> None:
        page = look_back(whole)
        record = whole.engine.record
        assert record is not None
        before = record.dumps()
        to_costly_play(page)
        click(page.detail.try_again)
        right = judgement(page).right.move
        click(next(card for card in page.detail.choices.cards if PlayCard(card.small.card) == right))
        click(page.detail.try_again)
        assert whole.engine.record is not record
        assert record.dumps() == before
