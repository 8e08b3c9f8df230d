"""Own rules on the New game page: saved, chosen, renamed, deleted and restored."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import WINDOWS, faults, settle, tab_stops
from tests.ui.pages.new_game.own_rules.keeping import CHRISTMAS, FRIDAY, names, save
from tests.ui.pages.new_game.rules_editor.editing import choosing, write
from tests.ui.pressing import click, focused
from tests.ui.reading import sentences
from tests.ui.whole import Start, page_of, press, turn_by_keys
from twentyfive.core import PRESETS
from twentyfive.core.rules.options import Follow, JinkRule
from twentyfive.engine.saves.rule_sets import RuleSet, SavedRuleSets, rules_file
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.presentation.new_game_folds import Fold
from twentyfive.presentation.new_game_text import default_setup
from twentyfive.presentation.settings import Settings
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.help.rules_page import RulesPage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.table.panels.table_menu import MenuChoice
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.scroll_area import bring_into_view
from twentyfive.wording.records.rule_sets import own_line


@pytest.mark.broad("1280-1.0")
@pytest.mark.parametrize(("width", "text"), [(1280, 1.0), (1366, 1.5), (800, 1.5)])
def test_the_footer_calls_own_rules_by_their_name_in_narrow_windows_too(
    qtbot: QtBot, tmp_path: Path, width: int, text: float
) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY, CHRISTMAS)))
    pages = choosing(qtbot, tmp_path, width, 768, text)
    click(pages.page.list.own["Friday"])
    settle()
    assert pages.page.footer.said.startswith("Friday"), "the footer uses the name of the rules"


def cut_off(*buttons: BaseButton) -> list[str]:
    """The labels of the buttons that the edge of a scroll area cuts off, even in part."""
    return [button.label for button in buttons if not button.visibleRegion().contains(button.frame())]


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_a_form_for_a_name_is_fully_visible(pages: NewGamePages, size: tuple[int, int]) -> None:
    page = pages.page
    page.window().resize(*size)
    page.change("follow", Follow.MUST_FOLLOW)
    settle()
    bring_into_view(page.saver.save)
    click(page.saver.save)
    settle()
    form = page.saver.form
    assert not cut_off(form.save, form.leave)
    write(form.field, "Friday")
    settle()
    assert not cut_off(form.save, form.leave), "the sentence about the name pushed the buttons out of sight"
    click(form.save)
    settle()
    bring_into_view(page.list.rename)
    click(page.list.rename)
    settle()
    assert not cut_off(page.list.form.save, page.list.form.leave)


def test_changed_rules_are_saved_under_a_name(qtbot: QtBot, tmp_path: Path) -> None:
    pages = choosing(qtbot, tmp_path)
    assert not pages.page.saver.save.isVisible(), "usual rules need no name"
    pages.page.change("target", 45)
    save(pages, "Friday at Nora’s")
    card = pages.page.list.own["Friday at Nora’s"]
    assert card.isVisible()
    assert card.isChecked()
    assert card.hasFocus()
    assert card.note == own_line(RuleSet("Friday at Nora’s", "twenty-five", {"target": 45}))
    assert pages.page.footer.said.startswith("Friday at Nora’s for five")
    assert names(tmp_path) == ["Friday at Nora’s"]
    assert not pages.page.saver.save.isVisible()
    click(pages.page.games["twenty-five"])
    assert pages.chosen.rules == PRESETS["twenty-five"], "the game itself is as it was"


@pytest.mark.parametrize("size", [(1280, 800), (800, 600)])
def test_rules_just_saved_are_in_view(qtbot: QtBot, tmp_path: Path, size: tuple[int, int]) -> None:
    pages = choosing(qtbot, tmp_path, *size)
    pages.page.change("target", 45)
    settle()
    save(pages, "Friday")
    card = pages.page.list.own["Friday"]
    assert card.hasFocus()
    assert card.visibleRegion().boundingRect() == card.rect()


def test_tab_goes_from_rules_just_saved_to_the_buttons_below_them(qtbot: QtBot, tmp_path: Path) -> None:
    pages = choosing(qtbot, tmp_path)
    pages.page.change("target", 45)
    save(pages, "Friday")
    games = pages.page.list
    card = games.own["Friday"]
    stops = tab_stops(pages.page)
    heads = pages.page.folds.heads
    before = [pages.page.header.back, pages.paper, pages.page.before.own["Friday"], heads[Fold.GAME], games.search]
    assert stops[:8] == [*before, card, games.rename, games.delete]
    assert stops[-1] is pages.page.footer.start


def test_saved_rules_can_be_chosen(pages: NewGamePages) -> None:
    click(pages.page.list.own["Christmas"])
    assert pages.chosen.rules.jink is JinkRule.OFF
    assert pages.page.rules.rows_of["jink"].changed
    assert not pages.page.games["spoil-five"].isChecked()
    assert default_setup(Settings(new_game=pages.choices())).rules == pages.chosen.rules


def test_a_change_for_one_evening_leaves_the_saved_rules_alone(pages: NewGamePages, tmp_path: Path) -> None:
    click(pages.page.list.own["Friday"])
    pages.page.change("stake", 10)
    assert pages.page.list.own["Friday"].isChecked()
    click(pages.page.games["twenty-five"])
    click(pages.page.list.own["Friday"])
    assert pages.chosen.rules.stake == 0
    assert rules_file(tmp_path / "rules.25").read().value.own == (FRIDAY, CHRISTMAS)


def test_saving_under_a_taken_name_warns_and_replaces(pages: NewGamePages, tmp_path: Path) -> None:
    click(pages.page.list.own["Friday"])
    pages.page.change("stake", 10)
    click(pages.page.saver.save)
    form = pages.page.saver.form
    assert form.field.text() == "Friday"
    assert form.save.label == "Replace"
    assert "Replace them, or choose another name." in form.field.accessibleDescription()
    click(form.save)
    own = rules_file(tmp_path / "rules.25").read().value.own
    assert own == (RuleSet("Friday", "twenty-five", {**FRIDAY.options, "stake": 10}), CHRISTMAS)


def test_a_name_counts_as_taken_however_its_accent_is_encoded(qtbot: QtBot, tmp_path: Path) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((RuleSet("Sea\u0301n’s", "twenty-five", {"target": 45}),)))
    pages = choosing(qtbot, tmp_path)
    pages.page.change("stake", 10)
    click(pages.page.saver.save)
    form = pages.page.saver.form
    form.field.insert("Se\u00e1n’s")
    assert form.save.label == "Replace"
    click(form.save)
    assert len(names(tmp_path)) == 1


def test_rules_without_a_name_are_not_saved(pages: NewGamePages, tmp_path: Path) -> None:
    pages.page.change("target", 45)
    click(pages.page.saver.save)
    assert not pages.page.saver.form.save.isEnabled()
    assert pages.page.saver.form.save.reason == "Enter a name."
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not pages.page.saver.form.isVisible()
    assert pages.page.saver.save.hasFocus()
    assert names(tmp_path) == ["Friday", "Christmas"]


def test_rules_that_make_no_sense_are_not_saved(pages: NewGamePages) -> None:
    pages.page.change("best_of", 2)
    assert not pages.page.saver.save.isEnabled()
    assert pages.page.saver.save.reason
    click(pages.page.saver.mend)
    assert pages.chosen.rules.best_of == 3
    assert pages.page.saver.save.isEnabled()


def test_rules_are_renamed(pages: NewGamePages, tmp_path: Path) -> None:
    click(pages.page.list.own["Friday"])
    assert pages.page.list.rename.accessibleName() == "Rename Friday"
    click(pages.page.list.rename)
    write(pages.page.list.form.field, "christmas")
    assert not pages.page.list.form.save.isEnabled()
    write(pages.page.list.form.field, "Saturday")
    click(pages.page.list.form.save)
    assert names(tmp_path) == ["Saturday", "Christmas"]
    assert pages.page.list.own["Saturday"].isChecked()
    assert pages.page.list.own["Saturday"].hasFocus()
    assert pages.chosen.rules.target == 45


def test_deleted_rules_can_be_restored(pages: NewGamePages, tmp_path: Path) -> None:
    click(pages.page.list.own["Friday"])
    pages.page.change("stake", 10)
    click(pages.page.list.delete)
    assert names(tmp_path) == ["Christmas"]
    assert pages.page.games["twenty-five"].isChecked()
    assert pages.chosen.rules == PRESETS["twenty-five"]
    assert pages.page.list.undo.hasFocus()
    assert "Deleted “Friday”." in sentences(pages.page)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert names(tmp_path) == ["Friday", "Christmas"]
    assert pages.page.list.own["Friday"].isChecked()
    assert pages.chosen.rules.stake == 10, "with the change made before"
    assert not pages.page.list.undo.isVisible()


def test_the_delete_key_deletes_the_chosen_rules_once(pages: NewGamePages, tmp_path: Path) -> None:
    click(pages.page.list.own["Friday"])
    pages.page.list.own["Friday"].setFocus()
    for _ in range(2):
        QTest.keyClick(focused(), Qt.Key.Key_Delete)
    assert names(tmp_path) == ["Christmas"]
    assert pages.page.list.undo.hasFocus()


def test_the_last_rules_can_be_deleted_and_restored(qtbot: QtBot, tmp_path: Path) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY,)))
    pages = choosing(qtbot, tmp_path)
    click(pages.page.list.own["Friday"])
    click(pages.page.list.delete)
    assert names(tmp_path) == []
    click(pages.page.list.undo)
    assert names(tmp_path) == ["Friday"]


def test_choices_with_saved_rules_are_restored(pages: NewGamePages, qtbot: QtBot, tmp_path: Path) -> None:
    click(pages.page.list.own["Friday"])
    pages.page.change("stake", 10)
    other = choosing(qtbot, tmp_path)
    other.restore(pages.choices())
    assert other.chosen == pages.chosen
    assert other.page.list.own["Friday"].isChecked()


def test_choices_whose_saved_rules_are_missing_become_changes_of_the_game(
    pages: NewGamePages, qtbot: QtBot, tmp_path: Path
) -> None:
    click(pages.page.list.own["Friday"])
    text, rules = pages.choices(), pages.chosen.rules
    other = choosing(qtbot, tmp_path / "elsewhere")
    other.restore(text)
    assert other.chosen.rules == rules
    assert other.page.games["twenty-five"].isChecked()
    assert other.page.rules.rows_of["target"].changed


def test_saved_rules_survive_a_restart_of_the_program(start: Start, tmp_path: Path) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY,)))
    whole = start()
    click(whole.window.start.card(Entry.NEW_GAME))
    click(whole.page(NewGamePages).page.list.own["Friday"])
    click(whole.page(NewGamePages).page.footer.start)
    assert whole.view.rules.target == 45
    whole.close()
    again = start()
    assert default_setup(again.settings).rules.target == 45


@pytest.mark.broad
def test_a_game_by_saved_rules_has_their_name_on_every_page(start: Start, tmp_path: Path) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY,)))
    whole = start()
    window = whole.window
    click(window.start.card(Entry.NEW_GAME))
    click(page_of(window, NewGamePages).page.list.own["Friday"])
    click(page_of(window, NewGamePages).page.footer.start)
    assert "Friday" in sentences(window.table.score_panel)
    while not whole.engine.state.history:
        turn_by_keys(whole)
    window.table.overlays.menu_chosen.emit(MenuChoice.RULES)
    assert "Friday" in sentences(page_of(window, RulesPage))
    press(window, Qt.Key.Key_Escape)
    window.table.leave_asked.emit()
    assert window.start.card(Entry.CONTINUE).note.startswith("Friday with ")
    assert window.start.card(Entry.PLAY).note.startswith("Friday, ")
    (kept,) = SavedGames(tmp_path / GAMES).paths()
    assert kept.name.startswith("Friday, ")
    click(window.start.card(Entry.PRACTISE))
    assert page_of(window, PractisePage).begin.note.startswith("Friday, ")


def test_the_button_of_own_rules_says_what_differs() -> None:
    one = RuleSet("One", "spoil-five", {"jink": JinkRule.OFF})
    assert own_line(one) == "Spoil Five. Nobody may play on for all five tricks."
    assert own_line(RuleSet("None", "spoil-five")) == "Spoil Five. No differences."
    two = RuleSet("Two", "spoil-five", {"jink": JinkRule.OFF, "chips": 30})
    assert own_line(two) == "Spoil Five. Nobody may play on for all five tricks. And one more change."
    senseless = RuleSet("Senseless", "twenty-five", {"best_of": 2})
    assert own_line(senseless) == "Twenty-Five. One house rule is changed."


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, tmp_path: Path, width: int, height: int, text: float) -> None:
    long = RuleSet("The Kilkenny Whist Club’s 25s now", "one-hundred-ten-joker", {"bids": (10, 30), "target": 120})
    rules_file(tmp_path / "rules.25").write(SavedRuleSets((FRIDAY, CHRISTMAS, long)))
    pages = choosing(qtbot, tmp_path, width, height, text)
    click(pages.page.list.own["Friday"])
    pages.page.change("stake", 10)
    click(pages.page.saver.save)
    settle()
    assert faults(pages.page) == []
    click(pages.page.list.delete)
    settle()
    assert faults(pages.page) == []
