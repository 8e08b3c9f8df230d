"""The names of saved games, and the notices of the saver."""

from __future__ import annotations

from datetime import datetime
from functools import partial

import pytest
from PySide6.QtCore import QLocale

from tests.engine.kept_games import played
from twentyfive.engine.files.file_names import file_stem
from twentyfive.engine.saves.notices import NoticeSubject, SavingNotice
from twentyfive.wording.records.saved import moment, saved_name, saving_sentence


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en_IE", "3 Oct 2026, 18:22"),
        ("en_US", "3 Oct 2026, 6:22 PM"),
        ("fr_CA", "3 oct. 2026, 18 h 22"),
        ("ga_IE", "3 DFómh 2026, 18:22"),
    ],
)
def test_days_and_times_are_written_as_in_the_language_and_its_country(
    locale: str, told: str, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(partial(QLocale.setDefault, QLocale()))
    QLocale.setDefault(QLocale(locale))
    when = datetime(2026, 10, 3, 18, 22).astimezone()
    assert moment(when).translate({0x202F: " ", 0xA0: " "}) == told


def test_a_saved_game_is_named_after_its_game_and_its_beginning() -> None:
    begun = datetime(2026, 10, 3, 18, 22).astimezone()
    name = saved_name(played(moves=1).header.rules, begun)
    assert name == "Twenty-Five, 3 Oct 2026, 18.22"
    assert file_stem(name) == name, "the file has the same name"


@pytest.mark.parametrize("matter", [matter for matter in NoticeSubject if matter is not NoticeSubject.OPEN_ELSEWHERE])
def test_every_notice_of_the_keeper_names_the_file_and_the_reason(matter: NoticeSubject) -> None:
    sentence = saving_sentence(SavingNotice(matter, "/data/file", "disk full", "/data/kept", 12))
    assert "disk full" in sentence
    assert "/data/" in sentence
    assert "{" not in sentence
