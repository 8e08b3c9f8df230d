"""Files that released versions have written are read as they were meant."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from twentyfive.engine.evening.evening_file import evening_text, read_evening
from twentyfive.engine.evening.results import deal_lines
from twentyfive.engine.files.replaced import REPLACED
from twentyfive.engine.game.journal import read_journal
from twentyfive.engine.learning.lesson_progress import LessonProgress, progress_file
from twentyfive.engine.learning.trainer_file import TrainerFile
from twentyfive.engine.learning.trainer_questions import Topic
from twentyfive.engine.saves.bookmarks import Bookmarks
from twentyfive.engine.saves.rule_sets import RuleSet, saved_rules
from twentyfive.engine.saves.saved_game import SavedGame, read_saved
from twentyfive.engine.seating.players import Person
from twentyfive.engine.seating.rotation import third_of
from twentyfive.engine.seating.seats import seats_of
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.figures import total
from twentyfive.engine.statistics.tallies import tally
from twentyfive.presentation.settings import Settings, Speed
from twentyfive.ui.settings.store import SettingsStore

FIRST = Path(__file__).parent / "0.1.0"


def saved(name: str) -> SavedGame:
    """A saved game of version 0.1.0."""
    return read_saved(FIRST / "games" / f"{name}.twentyfive")


def test_a_game_that_is_over_tells_who_has_won() -> None:
    state = saved("twenty-five").record.state
    assert (state.over, state.winners, state.scores) == (True, (3,), (5, 15, 0, 25, 10))
    assert state.names == ("Áine", "Mary", "Seán", "Nora", "Tom")


def test_moves_taken_back_can_still_be_made_again() -> None:
    game = saved("auction")
    assert (game.record.ply, game.record.last_ply) == (62, 73)
    assert game.notes.undo == {2}
    game.record.go_to(73)
    assert game.record.state.scores == (-15, 25)


def test_three_still_take_turns() -> None:
    header = saved("three-taking-turns").record.header
    third = third_of(header)
    assert third is not None
    assert (third.name, third.won) == ("Nora", (1, 0, 2))
    assert seats_of(header).sitters[0] == Person()


def test_the_pool_of_spoil_five_is_as_it_was_left() -> None:
    state = saved("spoil-five").record.state
    assert state.chips == (18, 18, 23, 18, 18)
    assert not state.over


@pytest.mark.parametrize("path", sorted((FIRST / "games").iterdir()), ids=lambda path: path.stem)
def test_a_saved_game_is_written_as_it_was_read(path: Path) -> None:
    game = read_saved(path)
    written = game.record.dumps().splitlines()
    read = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert written == read


def test_the_game_under_way_goes_on() -> None:
    assert read_journal(FIRST / "journal.25") == saved("spoil-five").record


def test_rules_saved_under_a_name_are_there() -> None:
    assert saved_rules(FIRST / "rules.25") == (RuleSet("Granny's rules", "twenty-five", {"target": 30}),)


def test_settings_hold(tmp_path: Path) -> None:
    folder = tmp_path / "twentyfive"
    folder.mkdir()
    shutil.copy(FIRST / "twentyfive.ini", folder)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    store = SettingsStore()
    assert store.problems == ()
    assert store.settings == Settings(large_text=True, speed=Speed.SLOW, sound=False, name="Áine")


def test_statistics_are_those_of_the_games(tmp_path: Path) -> None:
    shutil.copy(FIRST / "statistics.db", tmp_path)
    with StatisticsDatabase(tmp_path / "statistics.db") as database:
        figures = total(database)
    games = [tally(game.record, game.notes) for game in map(saved, ("twenty-five", "auction", "spoil-five"))]
    third = saved("three-taking-turns")
    games.append(tally(third.record, third.notes))
    assert (figures.games, figures.won) == (2, 0)
    assert figures.deals == sum(len(game.deals) for game in games if game is not None) == 7


def test_bookmarks_lead_to_their_moments() -> None:
    (mark,) = Bookmarks(FIRST / "bookmarks.json").of(saved("spoil-five").record)
    assert (mark.ply, mark.name) == (12, "before the jink")


def test_what_was_learned_is_known() -> None:
    progress = TrainerFile(FIRST / "trainer.json").read().value
    assert progress.answers == 12
    assert {topic: (record.asked, record.right) for topic, record in progress.topics.items()} == {
        Topic.RED_SUITS: (8, 4),
        Topic.BLACK_SUITS: (4, 2),
    }
    assert len(progress.repeats) == 3
    lessons = progress_file(FIRST / "lessons.json").read().value
    assert lessons == LessonProgress(("01-red-trumps",), "04-following", 2)


def test_an_evening_goes_on_and_is_written_as_it_was_read() -> None:
    path = FIRST / "evenings" / "Friday.twentyfive-evening"
    evening = read_evening(path)
    assert evening_text(evening) == path.read_text(encoding="utf-8")
    assert [place.key for place in evening.places] == ["Áine", "Seáinín", "Ben"]
    assert [(one.entrant, one.score) for one in deal_lines(evening, 1)] == [(0, -1), (1, -1), (2, -1)]
    following = evening.next_sitting()
    assert following is not None
    assert (following.deal, following.north, evening.has_begun(following)) == (2, 0, True)
    assert evening.played[2].hints


def test_what_is_converted_is_kept_as_it_was_and_nothing_else_is_converted(tmp_path: Path) -> None:
    """The statistics are converted in place; every other file is read as it is, and written anew when it changes."""
    shutil.copytree(FIRST, tmp_path / "data")
    data = tmp_path / "data"
    before = {path.relative_to(data): path.read_bytes() for path in data.rglob("*") if path.is_file()}
    for _ in range(2):
        StatisticsDatabase(data / "statistics.db").close()
    for path in (data / "games").iterdir():
        read_saved(path)
    read_evening(data / "evenings" / "Friday.twentyfive-evening")
    read_journal(data / "journal.25")
    saved_rules(data / "rules.25")
    Bookmarks(data / "bookmarks.json").of(saved("spoil-five").record)
    TrainerFile(data / "trainer.json").read()
    progress_file(data / "lessons.json").read()
    SettingsStore(data / "twentyfive.ini")
    after = {path.relative_to(data): path.read_bytes() for path in data.rglob("*") if path.is_file()}
    statistics = Path("statistics.db")
    (kept,) = [path for path in after if path.parts[0] == REPLACED]
    assert after[kept] == before[statistics]
    assert {path for path in after if after[path] != before.get(path)} == {kept, statistics}
