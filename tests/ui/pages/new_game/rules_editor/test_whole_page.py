"""The rules editor: every option can be reached and changed, changes are marked and listed, and nothing is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import WINDOWS, faults, look_of, lowest, settle
from tests.ui.pages.new_game.rules_editor.editing import answer, asked, choosing, edit, holds, play, show, write
from tests.ui.pressing import click, focused, unfold
from tests.ui.reading import sentences
from twentyfive.core import PRESETS, SEATINGS, seated
from twentyfive.core.rules.catalogue import RuleGroup
from twentyfive.core.rules.options import Follow
from twentyfive.core.rules.rules import GROUPS
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.new_game.rule_fields import NumberField
from twentyfive.ui.widgets.buttons import ChoiceButton
from twentyfive.ui.widgets.panels import RichLabel
from twentyfive.wording.options.all_rules import GROUP_NAMES, idle_reason, question


def game_for(option: str) -> tuple[str, int]:
    """A game, with a number of players, in which an option makes a difference and has several answers."""
    for preset in PRESETS:
        for players, sides in SEATINGS[preset]:
            rules = seated(preset, players, sides)
            if not idle_reason(option, rules) and len(question(option, rules, preset).answers) > 1:
                return preset, players
    raise AssertionError(f"{option} makes a difference in no game")


def play_game_for(pages: NewGamePages, option: str) -> None:
    """Choose a game in which the option makes a difference, with its usual rules."""
    preset, players = game_for(option)
    play(pages, preset)
    pages.page.back_to_usual()
    pages.page.change("players", players)


@pytest.mark.broad("1.0")
@pytest.mark.parametrize("text", [1.0, 1.3])
def test_a_group_is_shown_from_its_top(qtbot: QtBot, tmp_path: Path, text: float) -> None:
    pages = choosing(qtbot, tmp_path, 1280, 800, text)
    editor = edit(pages)
    show(pages, RuleGroup.ROBBING)
    assert lowest(editor) > 0
    editor.scrolled = lowest(editor)
    last = list(RuleGroup)[-1]
    show(pages, last)
    (title,) = (label for label in editor.findChildren(RichLabel) if label.plain == GROUP_NAMES[last]())
    assert title.visibleRegion().boundingRect() == title.rect()


def test_in_one_column_the_group_is_chosen_from_a_list_above_its_questions(qtbot: QtBot, tmp_path: Path) -> None:
    pages = choosing(qtbot, tmp_path, 800, 600)
    editor = edit(pages)
    field = editor.groups.field
    assert not any(button.isVisible() for button in editor.groups.of.values())
    editor.scrolled = lowest(editor)
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Return)
    settle()
    assert field.popup is not None
    click(next(button for button in field.popup.buttons if button.label == "Robbing"))
    settle()
    first = editor.question_of[GROUPS[RuleGroup.ROBBING][0]].answers.buttons[0]
    assert first.visibleRegion().boundingRect() == first.rect()
    assert field.visibleRegion().boundingRect() == field.rect()


@pytest.mark.broad("RuleGroup.ROBBING")
@pytest.mark.parametrize("group", RuleGroup)
def test_every_option_is_changed_with_the_mouse(pages: NewGamePages, group: RuleGroup) -> None:
    for option in GROUPS[group]:
        play_game_for(pages, option)
        edit(pages)
        before = getattr(pages.chosen.rules, option)
        buttons = asked(pages, option).answers.of
        answer(pages, option, next(button.label for value, button in buttons.items() if value != before))
        after = getattr(pages.chosen.rules, option)
        assert after != before
        assert asked(pages, option).answers.of[after].isChecked()
        click(pages.editor.footer.start)


@pytest.mark.broad("RuleGroup.ROBBING")
@pytest.mark.parametrize("group", RuleGroup)
def test_every_option_is_changed_with_the_keys(pages: NewGamePages, group: RuleGroup) -> None:
    for option in GROUPS[group]:
        play_game_for(pages, option)
        unfold(pages.page.rules)
        pages.page.rules.all_rules.setFocus()
        QTest.keyClick(pages.page.rules.all_rules, Qt.Key.Key_Return)
        before = getattr(pages.chosen.rules, option)
        for _ in GROUPS:
            if not pages.editor.groups.of[group].isChecked():
                QTest.keyClick(focused(), Qt.Key.Key_Down)
        buttons = pages.editor.question_of[option].answers.buttons
        stops = 0
        while focused() not in buttons:
            QTest.keyClick(focused(), Qt.Key.Key_Tab)
            stops += 1
            assert stops < 40, f"Tab does not reach {option}"
        checked = focused()
        assert isinstance(checked, ChoiceButton)
        assert checked.isChecked()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
            if getattr(pages.chosen.rules, option) == before:
                checked.setFocus()
                QTest.keyClick(checked, key)
        assert getattr(pages.chosen.rules, option) != before
        QTest.keyClick(focused(), Qt.Key.Key_Escape)


def test_a_question_changes_its_words_with_other_rules(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "stake", "Another")
    entry = asked(pages, "stake").entry
    assert isinstance(entry, NumberField)
    write(entry.line.field, "15")
    assert {"Stake for each game", "For each game"} <= set(sentences(asked(pages, "stake")))
    answer(pages, "best_of", "Best of three")
    texts = set(sentences(asked(pages, "stake")))
    assert {"Stake for the match", "For the match"} <= texts
    assert "Stake for each game" not in texts
    answer(pages, "scoring", "Deals won")
    assert "Deals that win the game" in sentences(asked(pages, "target"))


def test_a_changed_answer_is_marked_and_goes_back_with_a_click(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    found = asked(pages, "follow")
    assert found.state.changed
    assert "Changed. The usual answer is: Follow suit or trump." in sentences(found)
    assert pages.editor.groups.of[RuleGroup.PLAY].note == "1 changed"
    assert found.back.accessibleName() == "Back to usual: When a plain suit is led"
    click(found.back)
    assert pages.chosen.rules == PRESETS["twenty-five"]
    assert not found.back.isVisible()
    assert holds(found).hasFocus(), "the button that had the focus has gone"


def test_all_rules_go_back_to_usual_at_once(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    answer(pages, "stake", "10")
    click(pages.editor.usual)
    assert pages.chosen.rules == PRESETS["twenty-five"]
    assert pages.editor.footer.said == "These are the usual rules of Twenty-Five."


def test_going_back_to_usual_can_be_undone_until_the_next_change(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    answer(pages, "stake", "10")
    mine = pages.chosen.rules
    assert not pages.editor.undo.isVisible()
    click(pages.editor.usual)
    assert focused() is pages.editor.undo
    click(pages.editor.undo)
    assert pages.chosen.rules == mine
    assert not pages.editor.undo.isVisible()
    click(pages.editor.usual)
    answer(pages, "stake", "5")
    assert not pages.editor.undo.isVisible()


def test_changed_options_are_listed_and_stay_while_the_list_is_open(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    answer(pages, "stake", "10")
    show(pages, "changed")
    shown = [option for option, found in pages.editor.question_of.items() if found.isVisible()]
    assert sorted(shown) == ["follow", "stake"]
    click(pages.editor.question_of["follow"].back)
    assert pages.editor.question_of["follow"].isVisible(), "nothing moves under the pointer"


def test_options_without_effect_are_named_with_the_reason(pages: NewGamePages) -> None:
    edit(pages)
    show(pages, RuleGroup.POOL)
    assert not [found for found in pages.editor.question_of.values() if found.isVisible()]
    (reason,) = (text for text in sentences(pages.editor) if text.startswith("This game is not played for a pool"))
    assert "Chips at the start" in reason
    answer(pages, "scoring", "A pool of chips")
    assert asked(pages, "chips").isVisible()


@pytest.mark.broad("done")
@pytest.mark.parametrize("way", ["escape", "back", "done"])
def test_changes_are_kept_on_the_way_back(pages: NewGamePages, way: str) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    if way == "escape":
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
    else:
        click(pages.editor.header.back if way == "back" else pages.editor.footer.start)
    assert pages.currentWidget() is pages.page
    assert pages.page.rules.all_rules.hasFocus()
    assert pages.page.rules.rows_of["follow"].changed
    assert pages.chosen.rules.follow is Follow.MUST_FOLLOW


def test_the_new_game_page_counts_changes_that_it_does_not_show(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "joker", "With a joker")
    click(pages.editor.footer.start)
    assert pages.page.rules.all_rules.note == "One house rule is changed."
    pages.page.change("follow", Follow.MUST_FOLLOW)
    assert pages.page.rules.all_rules.note == "One more is changed there."


def test_another_hand_size_brings_its_packets_and_counts_as_one_change(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "hand_size", "Nine cards")
    assert pages.chosen.rules.packets == (3, 3, 3)
    assert not asked(pages, "packets").state.changed
    assert pages.editor.groups.of[RuleGroup.SEATS].note == "1 changed"
    show(pages, "changed")
    assert [option for option, shown in pages.editor.question_of.items() if shown.isVisible()] == ["hand_size"]
    click(pages.editor.footer.start)
    assert pages.chosen.ready
    assert pages.page.rules.all_rules.note == "One house rule is changed."
    edit(pages)
    settle()
    answer(pages, "hand_size", "Five cards")
    assert not pages.chosen.changed
    answer(pages, "packets", "2, then 3")
    answer(pages, "hand_size", "Nine cards")
    assert pages.chosen.rules.packets == (3, 3, 3)


def test_what_i_changed_says_that_nothing_is_changed(pages: NewGamePages) -> None:
    editor = edit(pages)
    show(pages, "changed")
    assert "These are the usual rules of Twenty-Five." in sentences(editor)
    answer(pages, "follow", "Follow suit")
    show(pages, "changed")
    assert editor.question_of["follow"].isVisible()


def test_players_and_sides_changed_in_the_editor_change_the_table(pages: NewGamePages) -> None:
    edit(pages)
    answer(pages, "players", "Six")
    answer(pages, "sides", "Three pairs")
    click(pages.editor.footer.start)
    assert pages.page.players.value == 6
    assert pages.page.sides.label == "Three pairs"


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), [WINDOWS[0], WINDOWS[1], WINDOWS[4], WINDOWS[8]])
def test_nothing_is_cut_or_covered(qtbot: QtBot, tmp_path: Path, width: int, height: int, text: float) -> None:
    pages = choosing(qtbot, tmp_path, width, height, text)
    play(pages, "one-hundred-ten-joker")
    for option, value in (("near_end", (90, 15)), ("all_tricks", (25, 60, 30)), ("bids", (5, 15, 30))):
        pages.page.change(option, value)
    editor, found = edit(pages), []
    for group in (*RuleGroup, "changed"):
        editor.show_group(group)
        settle()
        found += [f"{group}: {fault}" for fault in faults(editor)]
    assert found == []


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_a_change_is_marked_by_more_than_a_colour(qtbot: QtBot, tmp_path: Path, theme: ThemeChoice) -> None:
    pages = choosing(qtbot, tmp_path)
    pages.wear(look_of(1280, 800, theme=theme))
    edit(pages)
    answer(pages, "follow", "Follow suit")
    assert any(text.startswith("Changed.") for text in sentences(asked(pages, "follow")))
