"""A guest reads the name of a table, and of its game, in a language of its own, whichever the host speaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from twentyfive import __version__
from twentyfive.core import PRESETS
from twentyfive.engine.saves.kept_seat import KeptSeat, SeatFile
from twentyfive.net.discovery import Notice
from twentyfive.net.messages import PROTOCOL, Welcome
from twentyfive.net.remote.visit import game_of_table, table_name
from twentyfive.net.table_search import FoundTable
from twentyfive.presentation.start.entries import _join_entry
from twentyfive.ui.pages.network import found_tables
from twentyfive.ui.settings.languages import install_language, languages_folder, remove_language
from twentyfive.wording import joining
from twentyfive.wording.records.tables_elsewhere import game_at_table, seat_game, seat_table
from twentyfive.wording.setup.games import GAME_NAMES

WELCOME = Welcome(
    PROTOCOL, __version__, "t", "Mary’s table", "Spoil Five", (), (), people=("Mary",), preset="spoil-five"
)
EVENING = replace(WELCOME, preset="", called="Friday", evening=True)
SEAT = KeptSeat("ab12", "Mary’s table", "Spoil Five", "192.168.1.23", 25_525, "AbCdEf", "Síle")
OLD = (
    '{"format": "twentyfive seat 1", "table": "ab12", "host": "Mary’s table", "game": "Spoil Five",'
    ' "address": "192.168.1.23", "port": 25525, "token": "AbCdEf", "name": "Síle"}'
)


@pytest.fixture
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language of the guest."""
    del qapp
    code: str = request.param
    assert code == "en" or install_language(code, languages_folder()) == code
    yield code
    remove_language()


in_languages = pytest.mark.parametrize(
    ("language", "one", "two", "computer"),
    [
        ("en", "Mary’s table", "Aoife and Mary’s table", "the table at kitchen-pc"),
        ("ga", "tábla Mhary", "tábla Aoife agus Mhary", "an tábla ag kitchen-pc"),
        ("fr", "la table de Mary", "la table d’Aoife et de Mary", "la table de l’ordinateur kitchen-pc"),
    ],
    indirect=["language"],
)


@in_languages
def test_a_welcome_is_read_in_the_guests_language(language: str, one: str, two: str, computer: str) -> None:
    del language
    assert table_name(WELCOME) == one
    assert table_name(replace(WELCOME, people=("Aoife", "Mary"))) == two
    assert table_name(replace(WELCOME, people=(), computer="kitchen-pc")) == computer


@in_languages
def test_a_table_is_found_under_its_name_in_the_guests_language(
    language: str, one: str, two: str, computer: str
) -> None:
    del language, two
    found = FoundTable("192.168.1.23", 25_525, PROTOCOL, Notice(("Mary",), "", "spoil-five", 2))
    assert found_tables._name(found).lower() == one.lower()
    assert found_tables._note(found) == joining.found_table_note(GAME_NAMES["spoil-five"](), 2)
    unmanned = replace(found, notice=Notice((), "kitchen-pc", "", 0))
    assert found_tables._name(unmanned).lower() == computer.lower()
    assert game_at_table("") in found_tables._note(unmanned)


@in_languages
def test_a_kept_seat_is_shown_in_the_language_of_now(
    language: str, one: str, two: str, computer: str, tmp_path: Path
) -> None:
    del language, two, computer
    file = SeatFile(tmp_path / "seat.json")
    file.write(replace(SEAT, people=("Mary",), preset="spoil-five"))
    found = file.peek()
    assert found is not None
    assert (seat_table(found), seat_game(found)) == (one, GAME_NAMES["spoil-five"]())
    assert _join_entry(file.path).note == joining.BACK_TO(host=one)


@in_languages
def test_a_seat_that_an_older_program_kept_still_leads_back(
    language: str, one: str, two: str, computer: str, tmp_path: Path
) -> None:
    del language, one, two, computer
    file = SeatFile(tmp_path / "seat.json")
    file.path.write_text(OLD, encoding="utf-8")
    found = file.read().value
    assert found == SEAT
    assert (seat_table(found), seat_game(found)) == ("Mary’s table", "Spoil Five")


@pytest.mark.parametrize(
    ("language", "name"),
    [("en", "Same cards for all: Friday"), ("fr", "Mêmes cartes pour tous"), ("ga", "Na cártaí céanna")],
    indirect=["language"],
)
def test_an_evening_is_named_in_the_guests_language(language: str, name: str) -> None:
    assert game_of_table(EVENING).startswith(name)
    assert game_of_table(EVENING).endswith("Friday")
    assert (
        language == "en"
        or joining.WHO_ARE_YOU(evening=game_of_table(EVENING)) != "Same cards for all: Friday. Who are you?"
    )


def test_every_game_has_a_name_and_that_of_a_later_version_is_its_word() -> None:
    assert [game_at_table(word) for word in PRESETS] == [GAME_NAMES[word]() for word in PRESETS]
    assert game_at_table("sixty-seven") == "sixty-seven"
