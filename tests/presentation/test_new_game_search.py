"""The search among the games: by figures, without accents, as one word, by another name, with a slip."""

from __future__ import annotations

import pytest

from twentyfive.core import PRESETS
from twentyfive.presentation.new_game_search import OTHER_NAMES, games_found
from twentyfive.wording.setup.games import GAME_GROUPS, GAME_NAMES

EVERY = tuple(preset for presets in GAME_GROUPS.values() for preset in presets)


@pytest.mark.parametrize("typed", ["", "  ", "-"])
def test_without_words_all_games_are_found(typed: str) -> None:
    assert games_found(typed) == EVERY


@pytest.mark.parametrize("preset", EVERY)
def test_every_game_is_found_by_its_name_in_any_letters(preset: str) -> None:
    name = GAME_NAMES[preset]()
    for typed in (name, name.upper(), name.lower().replace("-", " "), name.split(",")[0]):
        assert preset in games_found(typed)


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("45", "forty-five"),
        ("forty five", "forty-five"),
        ("fortyfive", "forty-five"),
        ("FORTY-FIVES", "forty-five"),
        ("25", "twenty-five"),
        ("twenty", "twenty-five"),
        ("cuig is fiche", "twenty-five"),
        ("Cúig is daichead", "forty-five"),
        ("aon is triocha", "thirty-one"),
        ("31", "thirty-one"),
        ("110", "one-hundred-ten"),
        ("120s", "growl"),
        ("PEI", "prince-edward-island"),
        ("prince edward", "prince-edward-island"),
        ("massachusetts", "merrimack"),
        ("mawe", "maw"),
        ("spoilt", "spoil-five"),
        ("cinquante-cinq", "fifty-five"),
        ("bidding", "fifty-five"),
        ("fourty five", "forty-five"),
        ("twnety five", "twenty-five"),
        ("spiol five", "spoil-five"),
    ],
)
def test_a_game_is_found_by_what_people_call_it(typed: str, first: str) -> None:
    found = games_found(typed)
    assert found[0] == first
    assert len(found) < len(EVERY) / 2


def test_words_that_no_game_has_find_none() -> None:
    assert games_found("whist") == ()
    assert games_found("45 whist") == ()


def test_every_game_has_other_names() -> None:
    assert sorted(OTHER_NAMES) == sorted(PRESETS)
