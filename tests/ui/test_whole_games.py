"""Whole games in the real window: with the mouse alone, and with the keyboard alone."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, names, press, turn_by_keys, turn_by_mouse
from twentyfive.ui.table.overlays import Overlay

TABLES = [(2, 2), (3, 3), (5, 5), (9, 3), (10, 10)]


@pytest.mark.broad("5-5")
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_a_game_is_played_with_the_mouse_alone(whole: Whole, players: int, sides: int) -> None:
    whole.begin(players, sides)
    for _ in range(2000):
        if whole.is_over():
            break
        turn_by_mouse(whole)
    assert max(whole.view.scores) >= 25
    assert whole.window.table.overlays.current is Overlay.DEAL
    assert "Play again" in names(whole.window.table.overlays.deal)


@pytest.mark.broad("2-2")
@pytest.mark.parametrize(("players", "sides"), TABLES)
def test_a_game_is_played_with_the_keyboard_alone(whole: Whole, players: int, sides: int) -> None:
    whole.begin(players, sides, seed=4)
    for _ in range(2000):
        if whole.is_over():
            break
        turn_by_keys(whole)
    assert max(whole.view.scores) >= 25


@pytest.mark.broad
def test_a_game_and_the_next_are_played_from_the_start_page_with_the_mouse(whole: Whole) -> None:
    click(button(whole.window.start, "Play now"))
    while not whole.is_over():
        turn_by_mouse(whole)
    winners = whole.view.winners
    click(button(whole.window.table.overlays.deal, "Play again"))
    assert winners
    assert not whole.is_over()
    assert whole.view.scores == (0,) * 5


def test_the_first_trick_is_played_from_the_start_page_with_the_keyboard(whole: Whole) -> None:
    press(whole.window, Qt.Key.Key_Return)
    turns = 0
    while not whole.view.tricks and turns < 100:
        turn_by_keys(whole)
        turns += 1
    assert whole.view.tricks


def test_a_game_that_was_left_is_continued_in_the_same_position(whole: Whole, start: Start) -> None:
    whole.begin(5, 5)
    for _ in range(12):
        turn_by_mouse(whole)
    position = whole.engine.state
    whole.close()
    again = start()
    card = button(again.window.start, "Continue")
    assert "Mary" in card.accessibleDescription()
    click(card)
    assert again.engine.state == position
    assert again.view.hand == position.current_deal.hands[0]


def test_a_damaged_journal_is_put_aside_and_reported(whole: Whole, start: Start, tmp_path: Path) -> None:
    whole.begin(5, 5)
    whole.close()
    journal = tmp_path / "journal.25"
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text.replace("moves:\n", "moves:\nplay 5H\n"), encoding="utf-8")
    again = start()
    assert "Continue" not in names(again.window.start)
    assert again.window.notice.isVisible()
    kept = tmp_path / "journal-damaged-1.25"
    assert kept.exists()
    assert kept.name in again.window.notice.text
