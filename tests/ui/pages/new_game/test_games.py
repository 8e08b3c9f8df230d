"""The games to choose from, with their tables and questions, and the game that Start begins."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.answering import choose, more, opened, rename, started
from tests.ui.painted import painted_texts
from tests.ui.pressing import click, focused, unfold
from twentyfive.ai import Level
from twentyfive.core import PRESETS
from twentyfive.core.rules.options import Follow, Renege
from twentyfive.engine.seating.players import Computer, Person
from twentyfive.presentation.new_game_folds import Fold
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage
from twentyfive.wording.amounts import number_word
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.rules.rules_text import rules_sections
from twentyfive.wording.setup.games import GAME_GROUPS, GAME_LINES, GAME_NAMES, GameGroup
from twentyfive.wording.setup.sources import known_line, marked_line


def test_the_first_choice_is_twenty_five_for_five_against_medium_players(page: NewGamePage, qtbot: QtBot) -> None:
    setup = started(page, qtbot)
    assert setup.rules == PRESETS["twenty-five"]
    assert setup.names == ("You", "Mary", "Seán", "Nora", "Tom")
    assert setup.sitters == (Person(), *[Computer(Level.MEDIUM)] * 4)
    assert page.footer.said == "Twenty-Five for five, everybody for themselves, to 25. Computer players: medium."


def test_the_page_opens_with_the_players_and_its_fold_shows_the_chosen_game(page: NewGamePage) -> None:
    game = page.folds.heads[Fold.GAME]
    assert game.hasFocus()
    assert page.folds.opened is Fold.PLAYERS
    for card in (page.games["auction-forty-fives"], page.games["twenty-five"]):
        click(card)
        page.begin()
        assert game.hasFocus()
        assert page.players.visibleRegion().boundingRect() == page.players.rect()
        click(game)
        settle()
        assert card.visibleRegion().boundingRect() == card.rect()


@pytest.mark.broad
def test_the_footer_names_the_game_even_at_the_largest_text(qtbot: QtBot) -> None:
    page = opened(qtbot, text=2.5)
    for preset, card in page.games.items():
        click(card)
        settle()
        assert GAME_NAMES[preset]() in page.footer.said


def test_names_of_games_side_by_side_are_in_line(qtbot: QtBot) -> None:
    page = opened(qtbot, text=2.5)
    click(page.folds.heads[Fold.GAME])
    cards = page.games.values()
    places = {card: card.mapTo(card.window(), QPoint()) for card in cards}
    rows = [(left, right) for left, right in pairwise(cards) if places[left].y() == places[right].y()]
    uneven = [row for row in rows if len({len(painted_texts(card)) for card in row}) == 2]
    assert uneven, "nowhere is one note longer than the other"
    for row in uneven:
        assert len({text.area.top() for card in row for text in painted_texts(card) if text.text == card.label}) == 1


@pytest.mark.broad("1280-800")
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_players_and_rules_of_a_game_are_told_below_it(qtbot: QtBot, width: int, height: int) -> None:
    page = opened(qtbot, width, height)
    for preset, card in page.games.items():
        click(card)
        settle()
        assert card.visibleRegion().boundingRect() == card.rect(), card.label
        for head in page.folds.heads.values():
            assert head.visibleRegion().boundingRect() == head.rect()
        assert page.folds.heads[Fold.GAME].note.startswith(GAME_NAMES[preset]())
        assert page.folds.heads[Fold.RULES].note == "The usual rules"


def test_a_game_stays_in_view_when_the_line_under_the_games_above_it_goes(qtbot: QtBot) -> None:
    page = opened(qtbot)
    above, card = page.games["prince-edward-island"], page.games["twenty-five-1876"]
    click(above)
    settle()
    page.scrolled = page.list.y() + card.mapTo(page.list, QPoint()).y()
    assert card.visibleRegion().boundingRect() == card.rect()
    assert page.scrolled > 0, "the list is not scrolled"
    click(card)
    settle()
    assert page.list.groups[GameGroup.REGIONAL].known.isHidden()
    assert card.visibleRegion().boundingRect() == card.rect()


def test_page_keys_scroll_the_column_that_has_the_focus(page: NewGamePage) -> None:
    last = page.games["maw"]
    unfold(last)
    assert last.visibleRegion().isEmpty()
    for _ in range(6):
        QTest.keyClick(page.games["twenty-five"], Qt.Key.Key_PageDown)
    assert last.visibleRegion().boundingRect() == last.rect()


def test_enter_on_start_begins_the_game(page: NewGamePage, qtbot: QtBot) -> None:
    page.footer.start.setFocus()
    with qtbot.waitSignal(page.start_asked, timeout=1000):
        QTest.keyClick(page.footer.start, Qt.Key.Key_Return)


def test_the_chosen_table_begins_a_record(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 5)
    rename(page, 8, "Máire Óg")
    record = started(page, qtbot).new_record()
    assert len(record.header.names) == 10
    assert record.header.seats[0] == "person"


def test_another_game_comes_with_its_own_rules(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.games["twenty-five-1876"])
    setup = started(page, qtbot)
    assert (setup.rules.follow, setup.rules.renege) == (Follow.MUST_FOLLOW, Renege.FIVE_ONLY)
    assert page.rules.rows_of["follow"].label == "Follow suit"
    assert not page.rules.rows_of["follow"].changed


def test_every_game_of_the_family_is_in_one_group() -> None:
    assert sorted(preset for presets in GAME_GROUPS.values() for preset in presets) == sorted(PRESETS)
    assert "twenty-five-1876" in GAME_GROUPS[GameGroup.OLD]


@pytest.mark.broad
def test_arrow_keys_walk_through_the_groups_of_games(page: NewGamePage) -> None:
    unfold(page.games["twenty-five"])
    page.games["twenty-five"].setFocus()
    visited = ["twenty-five"]
    for _ in range(len(PRESETS) - 1):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
        settle()
        (chosen,) = (preset for preset, card in page.games.items() if card.isChecked())
        assert page.games[chosen].hasFocus()
        assert page.games[chosen].visibleRegion().boundingRect() == page.games[chosen].rect()
        visited.append(chosen)
    assert visited == [preset for presets in GAME_GROUPS.values() for preset in presets]


def test_a_game_of_another_kind_asks_its_own_questions(page: NewGamePage) -> None:
    click(page.games["spoil-five"])
    unfold(page.rules)
    assert page.rules.rows_of["jink"].isVisible()
    assert not page.rules.rows_of["target"].isVisible()
    click(page.games["fifty-five"])
    unfold(page.rules)
    assert page.rules.rows_of["bids"].isVisible()
    assert not page.rules.rows_of["rob_by"].isVisible()
    choose(page.rules.rows_of["target"], "110 points")
    assert not page.footer.start.reason


def test_a_game_for_other_numbers_of_players_sets_its_own(qtbot: QtBot) -> None:
    page = opened(qtbot)
    click(page.games["forty-five"])
    assert (page.players.value, page.sides.label) == (4, "Two pairs")
    more(page, 1)
    assert page.players.value == 6
    click(page.games["twenty-five"])
    more(page, 1)
    assert page.players.value == 7


def test_the_summary_of_another_game_is_announced(page: NewGamePage) -> None:
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    click(page.games["twenty-five"])
    QTest.keyClick(page.games["twenty-five"], Qt.Key.Key_Down)
    assert not page.games["twenty-five"].isChecked()
    name = next(GAME_NAMES[preset]() for preset, card in page.games.items() if card.isChecked())
    assert heard[-1].startswith(name)
    QApplication.processEvents()  # a game of other numbers of players brings another stepper
    click(page.players.more)
    assert f"{page.players.value} " in heard[-1] or number_word(page.players.value) in heard[-1].lower()


@pytest.mark.parametrize("preset", sorted(PRESETS))
def test_every_game_has_a_name_and_a_line(preset: str) -> None:
    assert GAME_NAMES[preset]()
    assert GAME_LINES[preset]().endswith(".")


def test_an_old_game_says_how_much_is_known_of_it(page: NewGamePage) -> None:
    old = page.list.groups[GameGroup.OLD].known
    for preset in GAME_GROUPS[GameGroup.OLD]:
        click(page.games[preset])
        assert old.isVisible()
        assert old.plain == known_line(preset)
        assert page.games[preset].note == marked_line(preset)
        assert page.games[preset].note.endswith((" attested.", " known.", " Reconstructed."))
        assert for_the_ear(old.plain) in page.games[preset].accessibleDescription()
        assert rules_sections(PRESETS[preset], preset)[-1].paragraphs[0] == old.plain
    click(page.games["twenty-five"])
    assert not old.isVisible()
    assert known_line("twenty-five") == ""


def test_passing_over_other_games_with_the_keys_keeps_players_and_sides(page: NewGamePage, qtbot: QtBot) -> None:
    more(page, 1)
    unfold(page.games["twenty-five"])
    page.games["twenty-five"].setFocus()
    for key in (*[Qt.Key.Key_Right] * 4, *[Qt.Key.Key_Left] * 4):
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
    rules = started(page, qtbot).rules
    assert (rules.preset, rules.players, rules.sides) == ("twenty-five", 6, 6)


@pytest.mark.broad("size0")
@pytest.mark.parametrize("size", [(1280, 780), (1366, 740), (1920, 1040)])
def test_another_game_is_seen_whole(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = opened(qtbot, *size)
    for preset in ("spoil-five", "growl", "twenty-five"):
        click(page.games[preset])
        settle()
        chosen = page.games[preset]
        assert chosen.visibleRegion().boundingRect().contains(chosen.frame())
