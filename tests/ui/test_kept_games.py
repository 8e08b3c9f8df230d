"""Games played in the real window are saved and counted, and appear on the pages that show them."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import look_of, settle, show
from tests.ui.pressing import click
from tests.ui.timers import timer_runs
from tests.ui.whole import Start, Whole, button, press, turn_by_keys, turn_by_mouse
from twentyfive.app import open_file
from twentyfive.core import Record, to_act
from twentyfive.engine.game_saver import GameSaver
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.engine.statistics.figures import GroupBy, HelpTaken, groups, total
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.records.statistics_page import StatisticsPage
from twentyfive.wording.records.saved import saved_name


@pytest.fixture
def saver(whole: Whole, tmp_path: Path) -> Iterator[GameSaver]:
    """Keeps the games that are played in the window."""
    saver = GameSaver(whole.engine, tmp_path / "kept", lambda game, begun: saved_name(game.rules, begun))
    saver.books.open()
    yield saver
    saver.close()


def test_a_game_played_with_the_mouse_is_saved_and_counted(whole: Whole, saver: GameSaver, qtbot: QtBot) -> None:
    record = whole.begin(4, 4)
    while not whole.is_over():
        turn_by_mouse(whole)
    page = dressed(StatisticsPage(saver), look_of(1280, 800))
    show(qtbot, page)
    (row,) = page.table.rows
    assert f"Games: 1, Won: {int(record.state.winners == (0,))}" in row.accessibleName()
    assert f"Deals: {len(record.state.history)}" in row.accessibleName()
    games = dressed(SavedGamesPage(saver.saves), look_of(1280, 800))
    show(qtbot, games)
    while timer_runs(games.games):
        settle()
    assert "win" in games.about.facts


@pytest.mark.broad
def test_an_unfinished_game_is_continued_from_the_page_of_saved_games(
    whole: Whole, saver: GameSaver, qtbot: QtBot
) -> None:
    first = whole.begin(4, 4, target=60)
    for _ in range(30):
        turn_by_keys(whole)
    left = whole.view
    whole.begin(3, 3, seed=7)
    games = dressed(SavedGamesPage(saver.saves), look_of(1280, 800))
    games.opened.connect(saver.take_up)
    games.play_asked.connect(whole.window.play)
    show(qtbot, games)
    click(games.play)
    assert whole.engine.record == first
    assert whole.engine.record is not first
    assert whole.view.hand == left.hand
    while not whole.engine.state.over:
        turn_by_mouse(whole)
    assert len(saver.saves.paths()) == 1, "nothing was played in the second game"
    assert saver.books.database is not None
    assert total(saver.books.database).games == 1


def test_the_start_page_and_its_page_count_the_same_saved_games(whole: Whole) -> None:
    whole.begin(4, 4, target=60)
    assert whole.window.start.card(Entry.SAVED).accessibleDescription() == "None yet"
    for _ in range(6):
        turn_by_keys(whole)
    whole.window.table.leave_asked.emit()
    assert whole.window.start.card(Entry.SAVED).accessibleDescription() == "One game"
    click(whole.window.start.card(Entry.SAVED))
    games = whole.page(SavedGamesPage)
    while timer_runs(games.games):
        settle()
    assert len(games.games.buttons) == 1


def test_an_unreadable_journal_is_reported_at_the_start_and_kept(start: Start, tmp_path: Path) -> None:
    (tmp_path / "journal.25").write_bytes(b"no game")
    assert "journal-damaged-1.25" in start().window.notice.text
    assert (tmp_path / "journal-damaged-1.25").read_bytes() == b"no game"


def interrupted_game(tmp_path: Path) -> tuple[Path, Record]:
    """Return the data folder of a program that was ended in the middle of a deal, and the game in progress."""
    whole = Whole(tmp_path / "before")
    record = whole.begin(4, 4, target=60)
    for _ in range(8):
        turn_by_keys(whole)
    game = Record.loads(record.dumps())
    data = tmp_path / "after"
    shutil.copytree(tmp_path / "before", data)
    whole.close()
    return data, game


@pytest.mark.broad
@pytest.mark.usefixtures("qapp")
def test_an_interrupted_game_is_saved_when_another_is_begun(tmp_path: Path) -> None:
    data, waiting = interrupted_game(tmp_path)
    again = Whole(data)
    click(again.window.start.card(Entry.PLAY))
    assert again.engine.record != waiting
    again.close()
    (path,) = SavedGames(data / GAMES).paths()
    assert read_saved(path).record == waiting


@pytest.mark.usefixtures("qapp")
def test_the_interrupted_game_of_a_second_window_is_saved_at_the_next_start(tmp_path: Path) -> None:
    data, waiting = interrupted_game(tmp_path)
    (data / "journal.25").rename(data / "journal-2.25")
    (data / "journal-damaged-1.25").write_text("broken")
    again = Whole(data)
    (path,) = SavedGames(data / GAMES).paths()
    assert read_saved(path).record == waiting
    again.close()
    assert not (data / "journal-2.25").exists()
    assert (data / "journal-damaged-1.25").read_text() == "broken"


@pytest.mark.broad
@pytest.mark.usefixtures("qapp")
def test_an_interrupted_game_that_is_continued_is_saved_only_once(tmp_path: Path) -> None:
    data, _ = interrupted_game(tmp_path)
    again = Whole(data)
    click(again.window.start.card(Entry.CONTINUE))
    while again.view.deal_number < 3:
        turn_by_keys(again)
    again.close()
    assert len(SavedGames(data / GAMES).paths()) == 1


@pytest.mark.broad
@pytest.mark.usefixtures("qapp")
def test_opening_an_older_copy_leaves_the_saved_game_unchanged(tmp_path: Path) -> None:
    whole = Whole(tmp_path / "data")
    whole.begin(4, 4, target=60)
    while whole.view.deal_number < 2:
        turn_by_keys(whole)
    saves = SavedGames(tmp_path / "data" / GAMES)
    whole.window.playing.saver.keep()
    (path,) = saves.paths()
    older = saves.export(path, tmp_path / "older.twentyfive")
    while whole.view.deal_number < 4:
        turn_by_keys(whole)
    whole.window.playing.saver.keep()
    further = path.read_bytes()
    open_file(whole.window, older)
    whole.close()
    assert saves.paths() == [path]
    assert path.read_bytes() == further


def deals_over(whole: Whole) -> int:
    """Return the number of deals that are over."""
    return len(whole.view.history)


@pytest.mark.broad
def test_statistics_tell_deals_with_undo_from_deals_with_hints(whole: Whole, saver: GameSaver) -> None:
    whole.begin(3, 3, target=45)
    while not whole.view.my_turn:
        turn_by_mouse(whole)
    click(button(whole.window.table, "Hint"))
    while deals_over(whole) < 1:
        turn_by_mouse(whole)
    while not (whole.view.tricks and to_act(whole.engine.state) == 0 and deals_over(whole) == 1):
        turn_by_mouse(whole)
    press(whole.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    while deals_over(whole) < 3:
        turn_by_mouse(whole)
    assert saver.books.database is not None
    found = {group.help: group.figures.deals for group in groups(saver.books.database, GroupBy.HELP)}
    assert found == {HelpTaken.HINT: 1, HelpTaken.UNDO: 1, HelpTaken.NONE: 1}
