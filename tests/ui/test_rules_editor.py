"""All the rules: every option can be reached and changed, says what it means, and what makes no sense is explained."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.pages import WINDOWS, faults, look_of, lowest, settle
from tests.ui.pressing import click
from twentyfive.core import PRESETS, SEATINGS, Rules, seated
from twentyfive.core.option_text import option_kinds
from twentyfive.core.options import AllPass, Exchanging, Finish, Follow, Scoring
from twentyfive.ui.buttons import ChoiceButton
from twentyfive.ui.choosing import Choosing
from twentyfive.ui.rule_fields import ListField, NumberField, PartsField
from twentyfive.ui.rule_question import RuleQuestion
from twentyfive.ui.rules_editor import RulesEditor
from twentyfive.ui.settings import ThemeChoice
from twentyfive.ui.surfaces import RichLabel
from twentyfive.ui.wording.all_rules import GROUPS, RuleGroup, idle_reason, question

LEFT = Qt.MouseButton.LeftButton
OPTIONS = tuple(option_kinds(Rules))


def choosing(qtbot: QtBot, folder: Path, width: int = 1280, height: int = 800, text: float = 1.0) -> Choosing:
    """The pages, with the file of own rules in that folder, in front of all other windows."""
    pages = Choosing(look_of(width, height, text), folder / "rules.25")
    qtbot.addWidget(pages)
    pages.open("")
    pages.setMinimumSize(1, 1)
    pages.resize(width, height)
    with qtbot.waitActive(pages):
        pages.show()
        pages.activateWindow()
    settle()
    return pages


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path) -> Choosing:
    """The New game page as it is the first time."""
    return choosing(qtbot, tmp_path)


def play(pages: Choosing, preset: str) -> None:
    click(pages.page.games[preset])


def edit(pages: Choosing) -> RulesEditor:
    """Open the page of all the rules."""
    click(pages.page.rules.all_rules)
    assert pages.currentWidget() is pages.editor
    return pages.editor


def show(pages: Choosing, group: RuleGroup | str) -> None:
    """Have the group shown, if it is not."""
    if not pages.editor.groups.of[group].isChecked():
        click(pages.editor.groups.of[group])


def asked(pages: Choosing, option: str) -> RuleQuestion:
    """The question about an option, once its group is shown."""
    show(pages, next(group for group, options in GROUPS.items() if option in options))
    found = pages.editor.question_of[option]
    assert found.isVisible()
    return found


def answer(pages: Choosing, option: str, label: str) -> None:
    """Click that answer."""
    found = [button for button in asked(pages, option).answers.buttons if button.label == label]
    click(found[0])


def write(field: QWidget, text: str) -> None:
    """Write that into the field in the place of what is there."""
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, text)
    settle()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def home(option: str) -> tuple[str, int]:
    """A game in which an option makes a difference and has several answers, and for how many players."""
    for preset in PRESETS:
        for players, sides in SEATINGS[preset]:
            rules = seated(preset, players, sides)
            if not idle_reason(option, rules) and len(question(option, rules, preset).answers) > 1:
                return preset, players
    raise AssertionError(f"{option} makes a difference in no game")


def go_home(pages: Choosing, option: str) -> None:
    """Choose that game for so many, with its usual rules."""
    preset, players = home(option)
    play(pages, preset)
    pages.page.back_to_usual()
    pages.page.change("players", players)


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_a_section_is_shown_from_its_top(qtbot: QtBot, tmp_path: Path, text: float) -> None:
    pages = choosing(qtbot, tmp_path, 1280, 800, text)
    editor = edit(pages)
    show(pages, RuleGroup.ROBBING)
    assert lowest(editor) > 0
    editor.scrolled = lowest(editor)
    show(pages, list(RuleGroup)[-1])
    assert editor._title.visibleRegion().boundingRect() == editor._title.rect()


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


def test_every_option_is_in_one_group() -> None:
    assert Counter(option for options in GROUPS.values() for option in options) == Counter(OPTIONS)


@pytest.mark.parametrize("group", RuleGroup)
def test_every_option_is_changed_with_the_mouse(pages: Choosing, group: RuleGroup) -> None:
    for option in GROUPS[group]:
        go_home(pages, option)
        edit(pages)
        before = getattr(pages.chosen.rules, option)
        buttons = asked(pages, option).answers.of
        answer(pages, option, next(button.label for value, button in buttons.items() if value != before))
        after = getattr(pages.chosen.rules, option)
        assert after != before
        assert asked(pages, option).answers.of[after].isChecked()
        click(pages.editor.footer.start)


@pytest.mark.parametrize("group", RuleGroup)
def test_every_option_is_changed_with_the_keys(pages: Choosing, group: RuleGroup) -> None:
    for option in GROUPS[group]:
        go_home(pages, option)
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
            assert stops < 40, f"{option} is not on the way of Tab"
        checked = focused()
        assert isinstance(checked, ChoiceButton)
        assert checked.isChecked()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down):
            if getattr(pages.chosen.rules, option) == before:
                checked.setFocus()
                QTest.keyClick(checked, key)
        assert getattr(pages.chosen.rules, option) != before
        QTest.keyClick(focused(), Qt.Key.Key_Escape)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("option", OPTIONS)
def test_every_answer_has_words(option: str, preset: str) -> None:
    kind = option_kinds(Rules)[option]
    raw = {member.value for member in kind} if isinstance(kind, type) and issubclass(kind, StrEnum) else set()
    for players, sides in SEATINGS[preset]:
        found = question(option, seated(preset, players, sides), preset)
        labels = [each.label for each in found.answers]
        assert found.option == option
        assert len(set(labels)) == len(labels)
        for text in (found.text, *labels):
            assert text
            assert text not in {"True", "False", option} | raw
            assert "_" not in text
            assert "{" not in text
        for sentence in filter(None, (found.meaning, found.sources, *(each.note for each in found.answers))):
            assert sentence.endswith(".")


def values_of(option: str) -> set[object]:
    """All values that an option can have, where they are but a few words; none for a number."""
    kind = option_kinds(Rules)[option]
    if kind is bool:
        return {True, False}
    return {*kind} if isinstance(kind, type) and issubclass(kind, StrEnum) else set()


@pytest.mark.parametrize("option", [option for option in OPTIONS if values_of(option)])
def test_every_value_of_a_choice_is_offered(option: str) -> None:
    offered = {each.value for each in question(option, Rules(), "twenty-five").answers}
    assert offered == values_of(option)


@pytest.mark.parametrize("preset", PRESETS)
def test_the_usual_answer_of_every_game_has_its_own_words(preset: str) -> None:
    rules = PRESETS[preset]
    for option in OPTIONS:
        if not idle_reason(option, rules):
            found = question(option, rules, preset)
            assert getattr(rules, option) in {each.value for each in found.answers}, option


def held_back(preset: str, **options: object) -> list[str]:
    """Which trumps may be held back, as answers to choose from."""
    return [each.label for each in question("renege", PRESETS[preset].replace(**options), preset).answers]


def test_every_trump_that_may_be_held_back_is_named() -> None:
    assert held_back("twenty-five") == ["Five, jack and ace of hearts", "Only the five", "None"]
    assert held_back("one-hundred-ten-joker")[0] == "Five, jack, joker and ace of hearts"
    assert held_back("house-25")[:2] == ["5♥, five, jack and A♥", "Only 5♥ and the five"]
    joker_too = held_back("one-hundred-ten-joker", five_of_hearts_best=True)
    assert joker_too[0] == "5♥, five, jack, joker and A♥"


def test_how_many_tricks_of_five_make_a_score_is_told_where_tricks_score_five() -> None:
    def notes(preset: str) -> list[str]:
        return [each.note for each in question("target", PRESETS[preset], preset).answers if each.note]

    assert "Nine tricks of 5." in notes("forty-five")
    assert not notes("forty-five-hoyle")
    assert not notes("forty-five-difference")


def test_a_question_that_other_rules_put_into_other_words_is_put_so(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "stake", "Another")
    entry = asked(pages, "stake").entry
    assert isinstance(entry, NumberField)
    write(entry.line.field, "15")
    assert {"Stake for each game", "For each game"} <= set(_texts(asked(pages, "stake")))
    answer(pages, "best_of", "Best of three")
    told = set(_texts(asked(pages, "stake")))
    assert {"Stake for the match", "For the match"} <= told
    assert "Stake for each game" not in told
    answer(pages, "scoring", "Deals won")
    assert "Deals that win the game" in _texts(asked(pages, "target"))


def test_what_differs_is_marked_and_goes_back_with_a_click(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    found = asked(pages, "follow")
    assert found.state.changed
    assert "Changed. The usual answer is: Follow suit or trump." in _texts(found)
    assert pages.editor.groups.of[RuleGroup.PLAY].note == "1 changed"
    assert found.back.accessibleName() == "Back to usual: When a plain suit is led"
    click(found.back)
    assert pages.chosen.rules == PRESETS["twenty-five"]
    assert not found.back.isVisible()


def test_all_goes_back_at_once(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    answer(pages, "stake", "10")
    click(pages.editor.usual)
    assert pages.chosen.rules == PRESETS["twenty-five"]
    assert pages.editor.footer.said == "These are the usual rules of Twenty-Five."


def test_all_as_usual_can_be_taken_back_until_something_else_is_changed(pages: Choosing) -> None:
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


def test_what_was_put_right_can_be_taken_back(pages: Choosing) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "bids", "Nobody bids")
    wrong = pages.chosen.rules
    assert wrong.problems()
    click(pages.editor.mend)
    assert pages.chosen.rules != wrong
    click(pages.editor.undo)
    assert pages.chosen.rules == wrong


def test_what_is_changed_is_listed_and_stays_in_place_while_it_is_listed(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "follow", "Follow suit")
    answer(pages, "stake", "10")
    show(pages, "changed")
    shown = [option for option, found in pages.editor.question_of.items() if found.isVisible()]
    assert sorted(shown) == ["follow", "stake"]
    click(pages.editor.question_of["follow"].back)
    assert pages.editor.question_of["follow"].isVisible(), "nothing moves under the pointer"


def test_options_without_a_difference_are_named_with_the_reason(pages: Choosing) -> None:
    edit(pages)
    show(pages, RuleGroup.POOL)
    assert not [found for found in pages.editor.question_of.values() if found.isVisible()]
    said = pages.editor._idle.plain
    assert said.startswith("This game is not played for a pool of chips.")
    assert "Chips at the start" in said
    answer(pages, "scoring", "A pool of chips")
    assert asked(pages, "chips").isVisible()


def test_another_number_is_written_or_stepped_to(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "target", "Another")
    entry = pages.editor.question_of["target"].entry
    assert isinstance(entry, NumberField)
    assert focused() is entry.line.field
    write(entry.line.field, "37")
    assert pages.chosen.rules.target == 37
    click(entry.line.more)
    assert pages.chosen.rules.target == 40
    click(entry.line.less)
    click(entry.line.less)
    assert pages.chosen.rules.target == 30
    answer(pages, "target", "25 points")
    assert not entry.isVisible()


def test_arrow_keys_pass_over_another_number(pages: Choosing) -> None:
    edit(pages)
    found = asked(pages, "target")
    buttons = found.answers.buttons
    buttons[1].setFocus()
    for _ in range(3):
        QTest.keyClick(focused(), Qt.Key.Key_Right)
    assert buttons[-1].hasFocus()
    assert pages.chosen.rules.target == 100
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert pages.chosen.rules.target == 100
    QTest.keyClick(focused(), Qt.Key.Key_Right)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert found.entry is not None
    assert found.entry.stops()[0].hasFocus()


def test_the_buttons_of_a_number_stop_at_its_ends(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "best_of", "Another")
    entry = asked(pages, "best_of").entry
    assert isinstance(entry, NumberField)
    assert not entry.line.less.isEnabled()
    assert entry.line.less.reason == "1 is the least."
    click(entry.line.more)
    assert pages.chosen.rules.best_of == 3, "the buttons know odd numbers only"
    write(entry.line.field, "99")
    assert not entry.line.more.isEnabled()


def test_an_empty_number_changes_nothing(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "stake", "Another")
    entry = asked(pages, "stake").entry
    assert isinstance(entry, NumberField)
    write(entry.line.field, "7")
    QTest.keyClick(entry.line.field, Qt.Key.Key_Backspace)
    assert pages.chosen.rules.stake == 7
    assert entry.line.field.text() == ""
    QTest.keyClicks(entry.line.field, "x8")
    assert pages.chosen.rules.stake == 8


def test_a_ladder_of_bids_is_written(pages: Choosing) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "bids", "Another")
    entry = asked(pages, "bids").entry
    assert isinstance(entry, ListField)
    write(entry.field, "10 20,30")
    assert pages.chosen.rules.bids == (10, 20, 30)
    assert pages.chosen.ready


def test_packets_are_written(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "packets", "Another")
    entry = asked(pages, "packets").entry
    assert isinstance(entry, ListField)
    write(entry.field, "2, 2, 1")
    assert pages.chosen.rules.packets == (2, 2, 1)


def test_numbers_that_belong_together_are_written(pages: Choosing) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "near_end", "Another")
    entry = asked(pages, "near_end").entry
    assert isinstance(entry, PartsField)
    write(entry.lines[0].field, "90")
    write(entry.lines[1].field, "15")
    assert pages.chosen.rules.near_end == (90, 15)
    answer(pages, "all_tricks", "Another")
    parts = asked(pages, "all_tricks").entry
    assert isinstance(parts, PartsField)
    click(parts.lines[1].more)
    assert pages.chosen.rules.all_tricks == (30, 65, 30)
    shown = asked(pages, "all_tricks").state.asked.answer((30, 65, 30)).label
    assert shown == "The bid of 30, if made, scores 65, if failed, loses 30"


def test_packets_are_offered_for_the_size_of_the_hand(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "hand_size", "Six cards")
    found = asked(pages, "packets")
    assert found.answers.buttons[0].label == "Three at a time"
    assert found.state.faults
    click(found.mend)
    assert pages.chosen.rules.packets == (3, 3)
    assert pages.chosen.ready


def test_what_makes_no_sense_is_said_beside_the_options_and_put_right_with_a_click(pages: Choosing) -> None:
    play(pages, "auction-forty-fives")
    edit(pages)
    answer(pages, "bids", "Nobody bids")
    bids = asked(pages, "bids")
    assert bids.state.faults[0].startswith("This does not go with: ")
    assert asked(pages, "dealer_may_hold").state.faults
    assert asked(pages, "first_lead").state.faults
    assert pages.editor.groups.of[RuleGroup.EXCHANGE].note == "1 wrong"
    assert pages.editor.footer.said
    click(pages.editor.footer.start)
    assert not pages.page.footer.start.isEnabled()
    edit(pages)
    click(pages.editor.mend)
    assert pages.chosen.ready
    rules = pages.chosen.rules
    assert (rules.bids, rules.exchange, rules.finish) == ((), Exchanging.NONE, Finish.END_OF_DEAL)
    assert not pages.editor.mend.isVisible()


def test_one_thing_is_put_right_by_itself(pages: Choosing) -> None:
    play(pages, "auction-forty-fives")
    pages.page.change("all_pass", AllPass.DEALER_TAKES_LOWEST)
    pages.page.change("bids", ())
    pages.page.change("stake", 10)
    edit(pages)
    found = asked(pages, "all_pass")
    assert found.mend.note == "When all pass: The next dealer deals"
    click(found.mend)
    assert pages.chosen.rules.all_pass is AllPass.REDEAL
    assert pages.chosen.rules.dealer_may_hold, "the rest stays as it is"


def test_the_page_opens_where_something_is_wrong(pages: Choosing) -> None:
    pages.page.change("best_of", 2)
    editor = edit(pages)
    assert editor.groups.of[RuleGroup.STAKES].isChecked()
    assert editor.question_of["best_of"].isVisible()


def test_another_scoring_chosen_in_an_auction_game_stays(pages: Choosing) -> None:
    play(pages, "fifty-five")
    edit(pages)
    answer(pages, "scoring", "A pool of chips")
    click(asked(pages, "scoring").mend)
    assert pages.chosen.ready
    assert pages.chosen.rules.scoring is Scoring.POOL


@pytest.mark.parametrize("way", ["escape", "back", "done"])
def test_changes_are_kept_on_the_way_back(pages: Choosing, way: str) -> None:
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


def test_rules_not_shown_on_the_first_page_are_counted_there(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "joker", "With a joker")
    click(pages.editor.footer.start)
    assert pages.page.rules.all_rules.note == "One more is changed there."


def test_players_and_sides_are_those_of_the_table(pages: Choosing) -> None:
    edit(pages)
    answer(pages, "players", "Six")
    answer(pages, "sides", "Three pairs")
    click(pages.editor.footer.start)
    assert pages.page.players.value == 6
    assert pages.page.sides.label == "Three pairs"


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


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_a_change_is_marked_by_more_than_a_colour(qtbot: QtBot, tmp_path: Path, theme: ThemeChoice) -> None:
    pages = choosing(qtbot, tmp_path)
    pages.set_look(look_of(1280, 800, theme=theme))
    edit(pages)
    answer(pages, "follow", "Follow suit")
    assert any(text.startswith("Changed.") for text in _texts(asked(pages, "follow")))


def _texts(found: RuleQuestion) -> list[str]:
    return [label.plain for label in found.findChildren(RichLabel) if label.isVisible()]
