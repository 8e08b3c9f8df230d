"""The steps of the Review page by mouse, keys and screen reader, before the play and during it."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.moments import deal_is_over
from tests.ui.pages.review.looking_back import deals, look_back
from tests.ui.pressing import click
from tests.ui.whole import Whole, press
from twentyfive.core import Card, Phase
from twentyfive.core.moves import Exchange, NameTrump, PlayCard
from twentyfive.presentation.review_cells import Cell
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.theme.icons import Icon


def play_through_at(step_ms: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the time for each step on pages created from now on."""
    monkeypatch.setattr("twentyfive.ui.pages.review.review_page.STEP_MS", step_ms)


def pills(page: ReviewPage) -> dict[Card, str]:
    return {button.cell.card: button.cell.note.pill for button in page.grid.buttons}


def cells_of(page: ReviewPage) -> list[Cell]:
    return [button.cell for button in page.grid.buttons]


class TestSteps:
    def test_the_buttons_go_one_step_forward_and_back(self, whole: Whole) -> None:
        page = look_back(whole)
        first = page.step
        click(page.forward)
        assert page.step.ply > first.ply
        assert page.announcer.last.startswith("Trick 1. ")
        click(page.back)
        assert page.step == first

    def test_keys_go_forward_back_and_to_both_ends(self, whole: Whole) -> None:
        page = look_back(whole)
        moves = deals(whole)[-1].moves
        press(whole.window, Qt.Key.Key_End)
        assert page.step == moves[-1]
        assert not page.forward.isEnabled()
        press(whole.window, Qt.Key.Key_Left)
        assert page.step == moves[-2]
        press(whole.window, Qt.Key.Key_Home)
        assert page.step == moves[0]
        press(whole.window, Qt.Key.Key_Right)
        assert page.step == moves[1]

    def test_cards_still_held_are_dimmed(self, whole: Whole) -> None:
        page = look_back(whole)
        for _ in range(4):
            click(page.forward)
        played = page.step.before.trick
        assert played is not None
        bright = {button.cell.card for button in page.grid.buttons if not button.cell.note.dimmed}
        assert isinstance(page.step.move, PlayCard)
        gone = {card for trick in page.step.before.tricks for card in trick.cards}
        assert bright == {*gone, *played.cards, page.step.move.card}

    def test_a_click_on_a_card_goes_to_its_step(self, whole: Whole) -> None:
        page = look_back(whole)
        chosen = next(button for button in page.grid.buttons if button.cell.column == 1)
        click(chosen)
        assert page.step.move == PlayCard(chosen.cell.card)
        assert chosen.cell.here

    def test_playing_through_shows_each_step_and_stops_at_the_last(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        play_through_at(1, monkeypatch)
        page = look_back(whole)
        shown = [page.step.ply]
        page.announcer.said.connect(lambda: shown.append(page.step.ply))
        click(page.play)
        assert page.play.label == "Pause"
        qtbot.waitUntil(lambda: page.play.label == "Play it back")
        plies = [move.ply for move in deals(whole)[-1].moves]
        assert shown == plies[plies.index(shown[0]) :]

    def test_the_sign_of_the_button_is_that_of_its_word(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.back)
        for label, icon in (("Play it back", Icon.PLAY), ("Pause", Icon.PAUSE), ("Play it back", Icon.PLAY)):
            assert page.play.label == label
            shown = page.play.grab().toImage()
            page.play.set_icon(icon)
            assert page.play.grab().toImage() == shown
            click(page.play)

    def test_a_step_by_the_person_stops_playing_through(
        self, whole: Whole, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
    ) -> None:
        play_through_at(20, monkeypatch)
        page = look_back(whole)
        click(page.play)
        click(page.forward)
        assert page.play.label == "Play it back"
        shown = page.step
        with qtbot.assertNotEmitted(page.announcer.said, wait=60):
            pass
        assert page.step == shown

    def test_the_buttons_go_to_other_deals(self, whole: Whole) -> None:
        page = look_back(whole)
        number = len(deals(whole))
        assert number > 1
        assert not page.later.isEnabled()
        click(page.earlier)
        assert page.header.title.plain == f"Look back: deal {number - 1}"
        click(page.later)
        assert page.header.title.plain == f"Look back: deal {number}"

    def test_the_first_step_is_announced_when_the_page_opens(self, whole: Whole) -> None:
        page = look_back(whole)
        heard: list[str] = []
        page.announcer.said.connect(heard.append)
        press(whole.window, Qt.Key.Key_Escape)
        look_back(whole)
        assert heard[0].startswith("Trick 1. ")

    def test_each_step_is_announced_in_sentences_with_the_winner_of_the_trick(self, whole: Whole) -> None:
        page = look_back(whole)
        press(whole.window, Qt.Key.Key_Home)
        took = 0
        for _ in deals(whole)[-1].moves:
            spoken = page.announcer.last
            assert spoken.endswith((".", "?"))
            assert not set("♣♦♥♠") & set(spoken)
            assert not re.search(r"[a-z0-9] (Play|Lead|Not|not looked) ", spoken)
            closes = page.step.after.phase is Phase.GATHER
            assert closes is ("the trick with" in spoken.rsplit(". ", 1)[-1])
            took += closes
            press(whole.window, Qt.Key.Key_Right)
        assert took >= 3

    def test_a_key_repeats_the_last_sentence(self, whole: Whole) -> None:
        page = look_back(whole)
        click(page.forward)
        heard: list[str] = []
        page.announcer.said.connect(heard.append)
        press(whole.window, Qt.Key.Key_M)
        assert heard == [page.announcer.last]


class TestBeforeThePlay:
    def test_each_step_shows_the_hands_at_the_time(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        moves = deals(whole)[-1].moves
        before = [move for move in moves if not isinstance(move.move, PlayCard)]
        assert any(isinstance(move.move, Exchange) for move in before)
        press(whole.window, Qt.Key.Key_Home)
        for step in before:
            assert page.step == step
            held = {seat: {cell.card for cell in cells_of(page) if cell.seat == seat} for seat in range(4)}
            assert held[0] == set(step.before.hand)
            assert all(held[seat] == set(step.before.open_hands[seat]) for seat in range(1, 4))
            out = set(step.move.out) if isinstance(step.move, Exchange) else set()
            assert {card for card, pill in pills(page).items() if pill == "✕ out"} == out
            assert page.grid.heads() == [(("In hand",), max(map(len, held.values())))]
            press(whole.window, Qt.Key.Key_Right)
        assert [head[0] for head in page.grid.heads()] == [(f"Trick {number}", str(number)) for number in range(1, 6)]

    def test_trumps_are_shown_only_after_they_are_named(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        press(whole.window, Qt.Key.Key_Home)
        while not isinstance(page.step.move, NameTrump):
            assert "Trumps" not in page.header.aside.plain
            press(whole.window, Qt.Key.Key_Right)
        assert "Trumps" not in page.header.aside.plain
        press(whole.window, Qt.Key.Key_Right)
        assert "Trumps" in page.header.aside.plain

    def test_a_click_on_a_card_of_a_hand_goes_to_the_step_that_played_it(self, whole: Whole) -> None:
        page = look_back(whole, deal_is_over, "fifty-five", 4)
        press(whole.window, Qt.Key.Key_Home)
        played = next(found for found in page.grid.buttons if found.cell.step is not None)
        card = played.cell.card
        click(played)
        assert page.step.move == PlayCard(card)
