"""What the start page offers: the tiles of a first start, of a game that waits, and of one that is over."""

from __future__ import annotations

from pathlib import Path

from twentyfive.ai import Level
from twentyfive.engine.saves.rule_sets import RulesNames
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.players import Computer, TableSetup
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.start.entries import Continued, start_entries
from twentyfive.presentation.start.entry import Entry, StartEntry


def tiles(data: Path, waiting: Continued | None = None, *, is_new: bool = True) -> list[StartEntry]:
    return start_entries(
        table(), SavedGames(data / "games"), waiting, RulesNames(data / "rules"), data / "seat", is_new=is_new
    )


def table() -> TableSetup:
    return usual_choices().table()


def test_the_first_time_a_lesson_stands_beside_play_now(tmp_path: Path) -> None:
    assert [tile.entry for tile in tiles(tmp_path)] == [entry for entry in Entry if entry is not Entry.CONTINUE]


def test_whoever_has_begun_a_lesson_is_offered_none(tmp_path: Path) -> None:
    assert Entry.FIRST_LESSON not in [tile.entry for tile in tiles(tmp_path, is_new=False)]


def test_a_game_that_waits_leads_the_page(tmp_path: Path) -> None:
    first, second, *rest = tiles(tmp_path, Continued(GameToken(table().new_record())))
    assert (first.entry, second.entry) == (Entry.CONTINUE, Entry.PLAY)
    assert second.faces == ()
    assert first.note.startswith("Twenty-Five with ")
    assert Entry.FIRST_LESSON not in [tile.entry for tile in rest]


def test_play_now_shows_the_faces_of_those_who_wait(tmp_path: Path) -> None:
    setup = usual_choices().fill(2, Computer(Level.EASY, character="chidi")).table()
    play, *_ = start_entries(
        setup, SavedGames(tmp_path / "games"), None, RulesNames(tmp_path / "rules"), tmp_path / "seat", is_new=True
    )
    assert play.faces == ("chidi",)


def test_without_room_for_its_note_continue_names_the_game() -> None:
    tile = StartEntry(Entry.CONTINUE, "Spoil Five with Mary. Deal 9 has begun.", "Spoil Five")
    assert tile.words(with_note=True) == ("Continue", tile.note)
    assert tile.words(with_note=False) == ("Continue Spoil Five", tile.note)
