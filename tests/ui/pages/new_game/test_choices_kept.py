"""The last choices are kept for the New game page and for Play now, and damaged ones are replaced by the usual."""

from __future__ import annotations

import json
import logging

import pytest
from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.pages.new_game.answering import choose, more, opened, rename, started
from tests.ui.pressing import click
from twentyfive.ai import Level
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.new_game_text import choices_text, default_setup, last_choices, read_choices
from twentyfive.presentation.settings import Settings
from twentyfive.ui.pages.new_game.new_game_page import NewGamePage


def test_choices_are_restored(page: NewGamePage, qtbot: QtBot) -> None:
    click(page.games["twenty-five-1876"])
    more(page, 1)
    choose(page.sides, "Two sides of three")
    rename(page, 2, "Peig")
    click(page.editor.levels[Level.EASY])
    choose(page.rules.rows_of["stake"], "20")
    before = started(page, qtbot)
    other = opened(qtbot)
    other.restore(page.choices())
    assert started(other, qtbot) == before
    assert default_setup(Settings(new_game=page.choices())) == before


@pytest.mark.broad("{")
@pytest.mark.parametrize(
    "damage",
    [
        "{",
        "[]",
        "null",
        '"twenty-five"',
        "{}",
        '{"preset": "whist"}',
    ],
)
def test_damaged_choices_give_way_to_the_usual_ones(
    page: NewGamePage, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    more(page, 2)
    with caplog.at_level(logging.WARNING):
        page.restore(damage)
    assert page.players.value == 5
    assert "cannot be used" in caplog.text


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("players", 11),
        ("players", 5.0),
        ("sides", 3),
        ("preset", "whist"),
        ("preset", "auction-forty-fives"),
        ("names", ["Anna"]),
        ("names", ["a|b"] * 10),
        ("names", ["Maximiliana-Theodora"] * 10),
        ("sitters", ["computer medium"] * 10),
        ("sitters", ["computer brilliant"] * 10),
        ("changes", {"twenty-five": {"players": "9"}}),
        ("changes", {"twenty-five": {"target": "many"}}),
        ("changes", {"whist": {"target": "25"}}),
        ("changes", ["target"]),
    ],
)
def test_a_damaged_entry_brings_back_the_usual_choices(
    caplog: pytest.LogCaptureFixture, entry: str, value: object
) -> None:
    whole = json.loads(choices_text(usual_choices()))
    whole[entry] = value
    with caplog.at_level(logging.WARNING):
        chosen = last_choices(json.dumps(whole))
    assert chosen == usual_choices()
    assert "cannot be used" in caplog.text


def test_a_new_name_is_nobody_elses() -> None:
    whole = json.loads(choices_text(usual_choices()))
    whole["names"] = ["", "Seán", "", "Mary", "Pat", *[""] * 5]
    names = read_choices(json.dumps(whole)).names
    assert names[:2] == ("You", "Seán")
    assert len(set(names)) == len(names)


class Names(QTranslator):
    """A language with these names for computer players."""

    def __init__(self, names: str) -> None:
        super().__init__()
        self._names = names

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        return self._names if str(source).startswith("Mary, ") else ""


@pytest.mark.parametrize("names", ["Marie, Jean", "Marie, " * 10, "a|b" + ", Marie, Jean, Rose, A, B, C, D, E, F"])
def test_names_that_cannot_be_used_give_way_to_the_english(
    names: str, qapp: QApplication, caplog: pytest.LogCaptureFixture
) -> None:
    language = Names(names)
    qapp.installTranslator(language)
    with caplog.at_level(logging.ERROR):
        assert usual_choices().names[1:3] == ("Mary", "Seán")
    assert "are not 10 names" in caplog.text
    qapp.removeTranslator(language)


def test_a_name_that_was_never_changed_is_that_of_the_language(qapp: QApplication) -> None:
    kept = choices_text(usual_choices().call(2, "Peig"))
    language = Names("Marie, Jean, Rose, Henri, Yvonne, Placide, Aurore, Onésime, Évangéline, Alphonse")
    qapp.installTranslator(language)
    assert read_choices(kept).names[1:4] == ("Marie", "Peig", "Rose")
    qapp.removeTranslator(language)
