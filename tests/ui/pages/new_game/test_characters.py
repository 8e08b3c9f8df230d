"""Characters on the New game page: chosen in the gallery, kept at another level, and drawn when the game begins."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.page_checks import settle
from tests.ui.pages.new_game.answering import started
from tests.ui.pages.new_game.rules_editor.editing import choosing
from tests.ui.pressing import click
from twentyfive.ai import Level
from twentyfive.ai.characters.cast import CAST
from twentyfive.engine.seating.players import ANYBODY, Computer
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import choices_text, read_choices
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.wording.setup.characters import CHARACTER_SENTENCES, TEMPERAMENT_WORDS


@pytest.fixture
def pages(qtbot: QtBot, tmp_path: Path) -> NewGamePages:
    """The New game pages as at the first start."""
    return choosing(qtbot, tmp_path)


def open_gallery(pages: NewGamePages, seat: int) -> None:
    """Choose a seat and click the button of its character."""
    click(pages.page.table.plates[seat])
    settle()
    click(pages.page.editor.character)
    settle()


def seat(pages: NewGamePages, place: int, key: str | None) -> None:
    """Choose the character of a seat in the gallery, and go back."""
    open_gallery(pages, place)
    click(pages.gallery.buttons[key])
    click(pages.gallery.footer.start)
    settle()


def test_a_character_is_chosen_in_the_gallery_and_brings_its_name(pages: NewGamePages, qtbot: QtBot) -> None:
    seat(pages, 2, "desmond")
    assert pages.currentWidget() is pages.page
    assert pages.page.editor.character.label == "Character: Desmond"
    assert pages.page.editor.name.text() == "Desmond"
    setup = started(pages.page, qtbot)
    assert (setup.names[2], setup.sitters[2]) == ("Desmond", Computer(Level.MEDIUM, character="desmond"))


def test_the_character_stays_at_another_level_and_goes_with_its_name(pages: NewGamePages) -> None:
    seat(pages, 2, "desmond")
    click(pages.page.editor.levels[Level.HARD])
    assert pages.page.chosen.sitters[2] == Computer(Level.HARD, character="desmond")
    seat(pages, 2, None)
    assert pages.page.chosen.sitters[2] == Computer(Level.HARD)
    names = pages.page.chosen.names
    assert "Desmond" not in names
    assert len({*names}) == len(names)


def test_nobody_sits_on_two_seats(pages: NewGamePages) -> None:
    seat(pages, 1, "sheila")
    open_gallery(pages, 2)
    button = pages.gallery.buttons["sheila"]
    assert not button.isEnabled()
    assert button.reason == "Sheila has another seat at this table."


def test_arrow_keys_go_from_one_to_the_next(pages: NewGamePages) -> None:
    seat(pages, 1, "sheila")
    open_gallery(pages, 1)
    assert pages.gallery.first_stop() is pages.gallery.buttons["sheila"]
    QTest.keyClick(pages.gallery.buttons["sheila"], Qt.Key.Key_Right)
    assert pages.page.chosen.sitters[1] == Computer(Level.MEDIUM, character="donal")


def test_name_sentence_and_temperament_are_said(pages: NewGamePages) -> None:
    open_gallery(pages, 1)
    for member in CAST:
        button = pages.gallery.buttons[member.key]
        assert button.accessibleName() or button.text() == member.name
        assert CHARACTER_SENTENCES[member.key]() in button.accessibleDescription()
        assert TEMPERAMENT_WORDS[member.key]() in button.accessibleDescription()


def test_the_same_for_all_draws_the_others(pages: NewGamePages) -> None:
    seat(pages, 1, "leona")
    click(pages.page.editor.same_for_all)
    sitters = pages.page.chosen.sitters
    assert sitters[1] == Computer(Level.MEDIUM, character="leona")
    assert {*sitters[2:]} == {Computer(Level.MEDIUM, character=ANYBODY)}
    assert pages.page.table.plates[2].note == "medium, picked at random"


def test_characters_are_kept_for_the_next_game() -> None:
    choices = (
        usual_choices()
        .fill(1, Computer(Level.EASY, character="chidi"))
        .fill(2, Computer(Level.HARD, character=ANYBODY))
    )
    assert read_choices(choices_text(choices)) == choices
