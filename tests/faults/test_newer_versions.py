"""Files of a later version of the program are reported as such and left unchanged."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES, played
from twentyfive.core import RecordError
from twentyfive.engine.saves.saved_game import read_cover, read_saved, saved_text
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.ui.window.resume import read_journal_content

NEWER = saved_text(played(moves=30), NOTES).replace("twentyfive record 1", "twentyfive record 2", 1).encode()
SAYS = "written by a later version of Twenty-Five, which is needed to open it"


def test_a_newer_saved_game_is_listed_with_the_reason_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "Friday.twentyfive"
    path.write_bytes(NEWER)
    assert SAYS in read_cover(path).fault
    with pytest.raises(RecordError, match=SAYS):
        read_saved(path)
    saves = SavedGames(tmp_path)
    assert saves.paths() == [path]
    assert saves.free_path("Friday") != path, "its name is taken"
    assert path.read_bytes() == NEWER


def test_a_newer_journal_is_named_and_stays_until_a_game_begins(tmp_path: Path) -> None:
    journal = tmp_path / "journal.25"
    journal.write_bytes(NEWER)
    waiting = read_journal_content(journal)
    assert waiting.game is None
    assert SAYS in waiting.trouble
    assert str(journal) in waiting.trouble
    assert list(tmp_path.iterdir()) == [journal]
    assert journal.read_bytes() == NEWER
