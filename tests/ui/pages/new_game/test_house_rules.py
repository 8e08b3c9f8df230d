"""The house rules on the New game page: chosen from lists, marked if changed, and taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.answering import answers, changed, choose, opened, started
from tests.ui.pressing import click, focused, unfold
from twentyfive.core import PRESETS
from twentyfive.core.rules.options import AllFive, FirstDealer, Follow, Renege, RobBy, RobDeadline, UnrobbedAce
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage


def test_senseless_rules_are_put_right_on_the_new_game_page(page: NewGamePage) -> None:
    click(page.games["fifty-five"])
    choose(page.rules.rows_of["bids"], "Nobody bids")
    assert page.footer.start.reason
    assert page.saver.mend.isVisible()
    assert page.saver.mend.note.endswith("rules change")
    click(page.saver.mend)
    assert not page.footer.start.reason
    assert page.rules.rows_of["bids"].label == "Nobody bids"
    assert not page.saver.mend.isVisible()


def test_the_buttons_for_more_rules_and_for_all_rules_have_different_labels(page: NewGamePage) -> None:
    assert (page.rules.more.label, page.rules.all_rules.label) == ("Show more", "Edit every rule")
    click(page.rules.more)
    assert page.rules.more.label == "Show fewer"


@pytest.mark.broad("follow-*")
@pytest.mark.parametrize(
    ("option", "label", "value"),
    [
        ("follow", "Follow suit", Follow.MUST_FOLLOW),
        ("renege", "None", Renege.NONE),
        ("rob_by", "Only the dealer", RobBy.DEALER_ONLY),
        ("rob_deadline", "Before the first lead", RobDeadline.OPENING_LEAD),
        ("target", "45 points", 45),
        ("all_five", "Win the game", AllFive.WINS_GAME),
        ("stake", "10", 10),
        ("must_rob", "You must take the card", True),
        ("unrobbed_ace", "Is the lowest trump", UnrobbedAce.LOWEST_TRUMP),
        ("first_dealer", "At random", FirstDealer.RANDOM),
        ("best_of", "Best of three", 3),
    ],
)
def test_a_house_rule_is_changed_and_marked(
    page: NewGamePage, qtbot: QtBot, option: str, label: str, value: object
) -> None:
    row = page.rules.rows_of[option]
    if not row.isVisible():
        click(page.rules.more)
    choose(row, label)
    assert getattr(started(page, qtbot).rules, option) == value
    assert changed(page) == [option]
    assert row.accessibleName().endswith("changed")
    assert "One house rule is changed." in page.footer.said
    click(page.rules.undo)
    assert changed(page) == []
    assert started(page, qtbot).rules == PRESETS["twenty-five"]


def test_the_usual_answer_takes_the_mark_away(page: NewGamePage) -> None:
    row = page.rules.rows_of["target"]
    choose(row, "15 points")
    assert changed(page) == ["target"]
    choose(row, "25 points")
    assert changed(page) == []
    assert not page.rules.undo.isVisible()


def test_the_list_names_the_usual_answer(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    notes = {answer.label: answer.note for answer in row.answers}
    assert notes["Five, jack and ace of hearts"].startswith("The usual rule.")
    assert not notes["None"].startswith("The usual rule.")


def test_a_question_is_asked_in_the_words_of_the_game(page: NewGamePage) -> None:
    row = page.rules.rows_of["target"]
    assert row.accessibleName() == "Points that win the game: 25 points"
    click(page.games["house-25"])
    assert row.accessibleName() == "Deals that win the game: Five deals"


def test_house_rules_are_kept_for_each_game(page: NewGamePage) -> None:
    choose(page.rules.rows_of["target"], "45 points")
    click(page.games["twenty-five-1876"])
    assert page.rules.rows_of["target"].label == "25 points"
    click(page.games["twenty-five"])
    assert page.rules.rows_of["target"].label == "45 points"


def test_a_rule_is_chosen_with_the_keys(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    unfold(row)
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    first, second, _ = answers(row)
    assert first.hasFocus()
    QTest.keyClick(first, Qt.Key.Key_Down)
    assert second.hasFocus()
    assert row.label == "Five, jack and ace of hearts", "moving through the list chooses nothing"
    QTest.keyClick(second, Qt.Key.Key_Return)
    assert row.label == "Only the five"
    assert row.popup is None


def test_a_click_beside_the_list_closes_it(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    assert answers(row)
    beside = page.childAt(300, 600)
    assert beside is not None
    click(beside)
    assert row.popup is None
    assert row.hasFocus()


def test_tab_stays_in_the_list(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    first, second, third = answers(row)
    for button in (second, third, first):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert button.hasFocus()


def test_a_change_of_size_closes_the_list(page: NewGamePage) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    assert answers(row)
    page.resize(1200, 800)
    settle()
    assert row.popup is None


def test_escape_closes_the_list_and_changes_nothing(page: NewGamePage, qtbot: QtBot) -> None:
    row = page.rules.rows_of["renege"]
    click(row)
    with qtbot.assertNotEmitted(page.back_asked):
        QTest.keyClick(answers(row)[0], Qt.Key.Key_Escape)
    assert row.popup is None
    assert row.label == "Five, jack and ace of hearts"


def test_going_back_to_the_usual_rules_can_be_undone(page: NewGamePage) -> None:
    choose(page.rules.rows_of["renege"], "None")
    rules = page.chosen.rules
    click(page.rules.undo)
    assert not changed(page)
    assert page.rules.bring_back.hasFocus()
    click(page.rules.bring_back)
    assert page.chosen.rules == rules
    assert page.rules.undo.hasFocus()
    assert not page.rules.bring_back.isVisible()
    click(page.rules.undo)
    click(page.games["twenty-five-1876"])
    assert not page.rules.bring_back.isVisible(), "the rules were those of another game"


def test_a_late_press_of_undo_does_not_replace_the_game_chosen_meanwhile(page: NewGamePage) -> None:
    choose(page.rules.rows_of["renege"], "None")
    rules = page.chosen.rules
    click(page.rules.undo)
    QTest.keyClick(page.rules.bring_back, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.chosen.rules == rules, "at once"
    click(page.games["twenty-five-1876"])
    page.rules.bring_back.click()  # like a screen reader's press, which Qt delays until the button is hidden
    assert page.chosen.preset == "twenty-five-1876"
    assert not changed(page)


def test_rules_that_clash_are_explained_before_start(qtbot: QtBot) -> None:
    page = opened(qtbot)
    click(page.games["fifty-five"])
    choose(page.rules.rows_of["bids"], "15, 20, 25, 30")
    assert page.footer.start.reason
    assert page.footer.start.reason
    assert page.footer.said == page.footer.start.reason
    click(page.rules.undo)
    assert not page.footer.start.reason


def test_arrow_keys_walk_the_rules_and_the_page_follows(qtbot: QtBot) -> None:
    page = opened(qtbot, 800, 600)
    rows = page.rules.rows_of
    unfold(rows["follow"])
    rows["follow"].setFocus()
    for option in ("renege", "rob_by", "rob_deadline", "target"):
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        assert rows[option].hasFocus()
    visible = rows["target"].visibleRegion().boundingRect()
    assert visible == rows["target"].rect(), "the row with the focus is fully visible"
