"""Games at others' tables among the saved games: marked, and only to be looked back on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.kept_games import NOTES, played, seen_at_anothers_table
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.reading import sentences
from tests.ui.timers import timer_runs
from tests.ui.whole import Start, Whole, button
from twentyfive.core import RecordError
from twentyfive.engine.saves.saved_game import SavedGame, read_saved, saved_text
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.review.review_page import ReviewPage

SEEN = "Anna’s table, Twenty-Five, 3 Oct 2026, 18.22"


def saves_in(folder: Path) -> SavedGames:
    return SavedGames(folder / GAMES)


def open_page(whole: Whole) -> SavedGamesPage:
    click(whole.window.start.card(Entry.SAVED))
    page = whole.page(SavedGamesPage)
    while timer_runs(page.games):
        turn()
    return page


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


def walk(page: ReviewPage) -> int:
    """Go through every step of the deal shown, from its beginning; return their number."""
    while page.back.isEnabled():
        click(page.back)
    steps = 1
    while page.forward.isEnabled():
        click(page.forward)
        steps += 1
    return steps


@pytest.mark.broad
def test_a_game_at_anothers_table_is_looked_back_on_as_far_as_it_was_seen(start: Start, tmp_path: Path) -> None:
    saves = saves_in(tmp_path)
    game = seen_at_anothers_table(saves.free_path(SEEN))
    saves.save(game)
    whole = start()
    page = open_page(whole)
    (row,) = page.games.buttons.values()
    assert "seen from your seat at Anna’s table" in plain(row.accessibleDescription())
    assert "played at Anna’s table and goes on only there" in page.about.facts
    assert page.play.text() == "Look back"
    click(page.play)
    review = whole.page(ReviewPage)
    assert review.isVisible()
    assert review.header.title.plain == "Look back: deal 3, as far as you saw it"
    assert walk(review) == sum(move.mover is not None for move in game.seen)
    click(review.earlier)
    assert review.header.title.plain == "Look back: deal 2"
    assert walk(review) > 10
    click(button(review, "Back"))
    assert page.isVisible()
    assert whole.window.playing.engine.game is None


def test_a_file_of_a_game_at_anothers_table_opens_the_review(start: Start, tmp_path: Path) -> None:
    whole = start()
    whole.window.play_saved(seen_at_anothers_table(tmp_path / "x.twentyfive", moves=0))
    assert whole.page(ReviewPage).isVisible()
    whole.window.play_saved(seen_at_anothers_table(tmp_path / "x.twentyfive", deals=0, moves=1))
    assert "nothing to look back on" in " ".join(sentences(whole.window.notice))


def test_what_was_seen_is_read_as_strictly_as_any_game(tmp_path: Path) -> None:
    game = seen_at_anothers_table(tmp_path / "x.twentyfive")
    text = saved_text(game.record, game.notes, game.seen)
    game.path.write_text(text, encoding="utf-8")
    assert read_saved(game.path) == game
    for old, new in (
        ("# at the table of another computer: Anna", "# at the table of another computer: \x07"),
        ("# at the table of another computer: Anna", f"# at the table of another computer: {'A' * 101}"),
        ('# seen: {"v":1', '# seen: {"v":9'),
        ('# seen: {"v":1', "# seen: nothing"),
    ):
        assert old in text
        game.path.write_text(text.replace(old, new, 1), encoding="utf-8")
        with pytest.raises(RecordError, match=r"line \d+"):
            read_saved(game.path)


def test_a_game_of_this_computer_says_nothing_of_tables(tmp_path: Path) -> None:
    game = SavedGame(tmp_path / "x.twentyfive", played(moves=30), NOTES)
    text = saved_text(game.record, game.notes)
    assert "table" not in text
    assert "seen" not in text
