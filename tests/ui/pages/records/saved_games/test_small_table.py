"""The picture of the chosen game beside the saved games, and the signs of games that are won and lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.timers import timer_runs
from tests.ui.whole import NAMES, Start, Whole, turn_by_mouse
from twentyfive.ai import Level
from twentyfive.core import seated
from twentyfive.engine.saves.saved_game import read_bit_by_bit, read_cover
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, Person, TableSetup
from twentyfive.presentation.saved_games import Checked, Reading, read_on
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.records.small_table import SmallTable


def saved_page(whole: Whole) -> SavedGamesPage:
    """Leave the table, and open the page with the moves of all games played."""
    whole.window.show_start()
    page = whole.open(SavedGamesPage)
    settle()
    while timer_runs(page.games):
        settle()
    return page


def play_a_little(whole: Whole) -> None:
    """Play so far that the game is kept."""
    for _ in range(6):
        turn_by_mouse(whole)


def small_table(page: SavedGamesPage) -> SmallTable:
    assert page.about.table is not None
    return page.about.table


def test_the_chosen_game_has_a_picture_of_its_table(start: Start, qtbot: QtBot) -> None:
    whole = start()
    whole.begin(3, 3)
    play_a_little(whole)
    whole.window.resize(1280, 800)
    table = small_table(saved_page(whole))
    assert table.isVisible()
    assert table._view is not None
    assert table._view.hand, "nobody else has a hand in this game"
    table.grab()
    qtbot.waitUntil(lambda: table._picture is not None, timeout=20_000)
    whole.window.show_start()
    assert table._picture is None, "it takes memory only while it is seen"


def test_a_game_of_several_persons_is_shown_without_a_hand(start: Start) -> None:
    whole = start()
    setup = TableSetup(seated("twenty-five", 3, 3), NAMES[:3], (Person(), Person(), Computer(Level.MEDIUM)))
    whole.window.play(GameToken(setup.new_record(25)))
    play_a_little(whole)
    shown = small_table(saved_page(whole))._view
    assert shown is not None
    assert (shown.seat, shown.hand) == (None, ())


def played_to_the_end(whole: Whole) -> Path:
    """Play a short game to its end, and return the file in which it is saved."""
    whole.begin(2, 2, target=5)
    for _ in range(200):
        if whole.view.over:
            break
        turn_by_mouse(whole)
    whole.window.show_start()
    return whole.window.playing.saver.saves.paths()[0]


def checked(path: Path) -> Checked:
    reading = Reading(read_cover(path), read_bit_by_bit(path), lambda _: None)
    while (found := read_on(reading)) is None:
        pass
    return found


def test_a_game_that_is_over_is_won_or_lost(whole: Whole) -> None:
    found = checked(played_to_the_end(whole))
    assert found.over
    assert found.won is ("you win" in found.line)


def test_a_game_under_way_is_neither(whole: Whole) -> None:
    whole.begin(3, 3)
    play_a_little(whole)
    whole.window.show_start()
    assert checked(whole.window.playing.saver.saves.paths()[0]).won is None


@pytest.mark.parametrize("won", [True, False])
def test_won_and_lost_have_different_signs(start: Start, *, won: bool) -> None:
    whole = start()
    whole.begin(3, 3)
    play_a_little(whole)
    (button,) = saved_page(whole).games.buttons.values()
    plain = button.grab().toImage()
    button.mark(won)
    signed = button.grab().toImage()
    assert signed != plain
    button.mark(not won)
    assert button.grab().toImage() not in (plain, signed)
