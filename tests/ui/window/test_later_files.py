"""A game of a later version is named, and left for that version to go on with."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.kept_games import played
from tests.released.test_later_files import CHANGES, LATER, of_later
from tests.ui.pressing import click
from tests.ui.whole import Start
from twentyfive.app import open_file
from twentyfive.engine.saves.saved_game import Notes, read_cover, saved_text
from twentyfive.presentation.start.entry import Entry


@pytest.mark.parametrize("change", CHANGES)
def test_saved_game_of_a_later_version_is_named(change: str, start: Start, tmp_path: Path) -> None:
    path = tmp_path / "late.twentyfive"
    path.write_text(of_later(saved_text(played(moves=5), Notes()), change), encoding="utf-8")
    before = path.read_bytes()
    whole = start()
    open_file(whole.window, path)
    assert str(path) in whole.window.notice.text
    assert LATER in whole.window.notice.text
    cover = read_cover(path)
    assert (cover.is_later, LATER in cover.fault) == (True, True)
    assert path.read_bytes() == before


@pytest.mark.broad("a later format")
@pytest.mark.parametrize("change", CHANGES)
def test_journal_of_a_later_version_is_continued_after_the_upgrade(change: str, start: Start, tmp_path: Path) -> None:
    journal, text = tmp_path / "journal.25", of_later(played(moves=5).dumps(), change)
    journal.write_text(text, encoding="utf-8")
    whole = start()
    assert LATER in whole.window.notice.text
    assert journal.name in whole.window.notice.text
    assert journal.read_text(encoding="utf-8") == text
    click(whole.window.start.card(Entry.NEW_GAME))
    assert journal.read_text(encoding="utf-8") == text, "nothing has begun"
    whole.window.start.chosen.emit(Entry.PLAY)
    assert "\ndeal " in journal.read_text(encoding="utf-8")
    (aside,) = (path for path in tmp_path.glob("journal-*.25"))
    assert aside.read_text(encoding="utf-8") == text, "a later start finds it among the journals of other windows"
