"""The folds of the New game page by mouse, by keys and by ear, the search in them, and the row above them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.answering import opened
from tests.ui.pages.new_game.own_rules.keeping import FRIDAY
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, Whole
from twentyfive.engine.saves.rule_sets import SavedRuleSets, rules_file
from twentyfive.engine.seating.players import Person
from twentyfive.presentation.new_game_folds import Fold
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.accessibility.roles import install_roles
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages

Key = Qt.Key
STACKED, LOW = (1280, 800, 1.0), (911, 512, 1.0)
SIZES = [STACKED, LOW, (911, 512, 2.0), (1280, 800, 2.5), (800, 430, 1.0), (1080, 1920, 1.0)]


def parts(page: NewGamePage) -> dict[Fold, list[bool]]:
    """For each fold, what of its parts can be seen."""
    inside = {
        Fold.GAME: (page.list, page.list.search),
        Fold.PLAYERS: (page.table, page.editor),
        Fold.RULES: (page.rules, page.rules.all_rules),
    }
    return {fold: [part.isVisible() for part in each] for fold, each in inside.items()}


@pytest.mark.broad("size0", "size1")
@pytest.mark.parametrize("size", SIZES)
def test_one_fold_is_open_and_every_head_and_start_stay_in_sight(qtbot: QtBot, size: tuple[int, int, float]) -> None:
    page = opened(qtbot, *size)
    for fold, head in page.folds.heads.items():
        click(head)
        settle()
        assert head.hasFocus()
        assert parts(page) == {other: [other is fold] * 2 for other in Fold}
        for other in (*page.folds.heads.values(), page.footer.start):
            assert other.visibleRegion().boundingRect() == other.rect()
        assert page.folds.area.height() >= page.editor.name.height() * 2, "there is room in the open fold"


def test_in_a_low_window_with_large_text_three_rows_of_the_open_fold_are_seen(qtbot: QtBot) -> None:
    page = opened(qtbot, 911, 512, 2.0)
    assert page.folds.area.height() >= 3 * page.editor.name.height()


@pytest.mark.parametrize(
    ("size", "keys"), [(STACKED, (Key.Key_Down, Key.Key_Up)), (LOW, (Key.Key_Right, Key.Key_Left))]
)
def test_arrow_keys_go_from_head_to_head_and_enter_and_space_open(
    qtbot: QtBot, size: tuple[int, int, float], keys: tuple[Key, Key]
) -> None:
    page = opened(qtbot, *size)
    game, players, rules = page.folds.heads.values()
    game.setFocus()
    for head in (players, rules):
        QTest.keyClick(focused(), keys[0])
        assert head.hasFocus()
        assert players.is_open, "going there opens nothing"
    QTest.keyClick(rules, Key.Key_Return)
    assert rules.is_open
    assert rules.hasFocus()
    QTest.keyClick(rules, keys[1])
    QTest.keyClick(players, keys[1])
    QTest.keyClick(game, Key.Key_Space)
    assert game.is_open
    QTest.keyClick(game, Key.Key_Return)
    assert [head.is_open for head in (game, players, rules)] == [True, False, False], "one is always open"


@pytest.mark.parametrize(("size", "key"), [(STACKED, Key.Key_Right), (LOW, Key.Key_Down)])
def test_an_arrow_key_across_leads_into_a_fold(qtbot: QtBot, size: tuple[int, int, float], key: Key) -> None:
    page = opened(qtbot, *size)
    for fold, first in ((Fold.GAME, page.list.search), (Fold.RULES, page.rules.rows_of["follow"])):
        page.folds.heads[fold].setFocus()
        QTest.keyClick(focused(), key)
        assert page.folds.opened is fold
        assert first.hasFocus()


def test_the_focus_is_never_lost_as_a_fold_closes(page: NewGamePage) -> None:
    page.editor.name.setFocus()
    page.folds.open(Fold.RULES)
    assert page.folds.heads[Fold.RULES].hasFocus()
    page.rules.all_rules.setFocus()
    page.resize(911, 512)
    settle()
    assert page.folds.in_row
    assert page.rules.all_rules.hasFocus()


def test_a_head_tells_name_state_and_whether_it_is_open(page: NewGamePage) -> None:
    install_roles()
    states = []
    for head in page.folds.heads.values():
        heard = QAccessible.queryAccessibleInterface(head)
        assert heard.role() is QAccessible.Role.Button
        states.append((heard.text(QAccessible.Text.Name), bool(heard.state().expanded), bool(heard.state().collapsed)))
    assert states == [
        ("Game: Twenty-Five, five players", False, True),
        ("Players: You and four computer players, medium", True, False),
        ("House rules: The usual rules", False, True),
    ]
    page.change("target", 45)
    assert page.folds.heads[Fold.RULES].accessibleName() == "House rules: 1 changed"


def test_the_search_shows_the_games_that_are_meant(page: NewGamePage) -> None:
    click(page.folds.heads[Fold.GAME])
    heard: list[str] = []
    page.list.found.said.connect(heard.append)
    page.list.search.setFocus()
    QTest.keyClicks(page.list.search, "spoil")
    assert heard[-1] == "2 games" or heard[-1].endswith("games")
    assert page.games["spoil-five"].isVisible()
    assert not page.games["twenty-five"].isVisible()
    QTest.keyClick(page.list.search, Key.Key_Return)
    assert page.chosen.preset == "spoil-five"
    assert page.games["spoil-five"].hasFocus()
    click(page.list.all_games)
    assert page.games["twenty-five"].isVisible()
    assert page.list.search.hasFocus()
    QTest.keyClicks(page.list.search, "whist")
    assert heard[-1] == "No game has that name."
    QTest.keyClick(page.list.search, Key.Key_Escape)
    assert page.list.search.text() == ""
    assert page.games["growl"].isVisible()


def test_tab_reaches_a_game_that_is_found_while_another_is_chosen(page: NewGamePage) -> None:
    click(page.folds.heads[Fold.GAME])
    page.list.search.setFocus()
    QTest.keyClicks(page.list.search, "growl")
    QTest.keyClick(page.list.search, Key.Key_Tab)
    QTest.keyClick(focused(), Key.Key_Tab)
    assert page.games["growl"].hasFocus()
    QTest.keyClick(focused(), Key.Key_Space)
    assert page.chosen.preset == "growl"


def test_at_first_nothing_was_played_before(page: NewGamePage) -> None:
    assert not page.before.isVisible()


def test_the_last_game_is_one_press_away_and_saved_rules_two(start: Start, tmp_path: Path) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY,)))
    whole = start()
    click(whole.window.start.card(Entry.NEW_GAME))
    page = whole.page(NewGamePages).page
    assert not page.before.again.isVisible()
    click(page.before.own["Friday"])
    assert page.chosen.own == FRIDAY
    page.change("players", 3)
    click(page.footer.start)
    assert whole.view.rules.players == 3
    whole.window.table.leave_asked.emit()
    click(whole.window.start.card(Entry.NEW_GAME))
    page.change("players", 7)
    assert page.before.again.note == "Friday, three at the table, medium"
    click(page.before.again)
    assert (whole.view.rules.players, whole.view.rules.target) == (3, 45)


def test_a_game_with_two_grandchildren_takes_seven_clicks(whole: Whole) -> None:
    click(whole.window.start.card(Entry.NEW_GAME))
    page = whole.page(NewGamePages).page
    for button in (page.players.less, page.players.less, page.editor.person, page.table.plates[2], page.editor.person):
        assert button.isVisible(), "no click goes to a fold"
        click(button)
    click(page.footer.start)
    assert whole.engine.seats.sitters == (Person(), Person(), Person())
