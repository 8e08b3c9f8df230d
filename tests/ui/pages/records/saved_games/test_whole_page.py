"""The Saved games page: every game is listed with facts about it, and can be played."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import NOTES, played
from tests.ui.page_checks import WINDOWS, faults, look_of
from tests.ui.pages.records.saved_games.shelf import NAMES, Shown
from tests.ui.pressing import click
from tests.ui.reading import framed, sentences
from twentyfive.core import Phase
from twentyfive.engine.saves.saved_game import SavedGame
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.pages.records.saved_games_page import MOST_AT_FIRST
from twentyfive.wording.records.saved import NO_GAMES, saved_name


def test_every_game_is_listed_with_its_kind_and_state(shown: Shown) -> None:
    assert shown.names() == list(NAMES)
    line = shown.row(NAMES[0]).accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert line.startswith("Twenty-Five · five players · deal ")
    assert "you have " in line
    assert "2026, " in line
    won = shown.row(NAMES[1]).accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert "wins the game" in won or "you win the game" in won
    assert "chips" in shown.row(NAMES[2]).accessibleDescription()
    assert shown.page.header.aside.plain == "3 games"


def test_the_game_saved_last_is_chosen_with_all_its_facts(shown: Shown) -> None:
    assert shown.row(NAMES[0]).isChecked()
    assert shown.row(NAMES[0]).hasFocus()
    facts = shown.page.about.facts
    assert "At the table: You, Mary, Seán, Nora and Tom." in facts
    assert "First to 25." in facts
    assert "Started 3 Oct 2026" in facts


def test_a_game_left_between_two_deals_says_that_the_deal_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    whole = played(moves=80)
    over = max(ply for ply in range(80) if whole.state_at(ply).phase is Phase.DEAL)
    record = played(moves=over)
    saves = SavedGames(tmp_path / "games")
    saves.save(SavedGame(saves.free_path(NAMES[0]), record, NOTES))
    facts = Shown(qtbot, saves).page.about.facts
    assert f"Deal {len(record.state.history)} is over." in facts
    assert "started" not in facts


def test_the_page_shows_no_card_of_a_game(shown: Shown) -> None:
    words = shown.page.about.facts + "".join(
        button.accessibleDescription() for button in shown.page.games.buttons.values()
    )
    assert not any(sign in words for sign in "♠♥♦♣")


def test_a_click_on_play_plays_the_chosen_game(shown: Shown) -> None:
    click(shown.row(NAMES[2]))
    click(shown.page.play)
    assert [game.name for game in shown.opened] == [NAMES[2]]
    assert shown.games == [GameToken(played("spoil-five", moves=120))]
    assert shown.games[0].record is shown.opened[0].record


def test_a_game_is_chosen_and_played_by_keys(shown: Shown) -> None:
    shown.key(Qt.Key.Key_Down)
    assert shown.row(NAMES[1]).isChecked()
    shown.keys_to(shown.page.play)
    shown.key(Qt.Key.Key_Return)
    assert [game.name for game in shown.opened] == [NAMES[1]]


def test_opening_the_page_again_chooses_the_game_saved_last(shown: Shown, saves: SavedGames) -> None:
    click(shown.row(NAMES[1]))
    shown.page.hide()
    saves.save(SavedGame(saves.free_path("Played meanwhile"), played(moves=12), NOTES))
    shown.page.show()
    shown.wait()
    assert shown.row("Played meanwhile").isChecked()
    assert shown.page.games.chosen == saves.paths()[0]


def test_without_games_the_page_explains_how_games_are_saved(qtbot: QtBot, tmp_path: Path) -> None:
    shown = Shown(qtbot, SavedGames(tmp_path / "none"))
    assert any("No saved games yet" in words for words in sentences(shown.page))
    assert framed(shown.page) == [shown.page.header.back, shown.page.begin, shown.page.open_file], (
        "buttons without a game to act on are hidden"
    )
    assert shown.page.begin.hasFocus()
    assert shown.page.begin.accessibleDescription() == NO_GAMES(), "a screen reader reads only this"
    begun: list[bool] = []
    shown.page.begin_asked.connect(lambda: begun.append(True))
    click(shown.page.begin)
    assert begun


def test_a_damaged_game_is_listed_with_its_fault(shown: Shown, saves: SavedGames) -> None:
    path = saves.paths()[1]
    path.write_text(path.read_text(encoding="utf-8").replace("bid", "bet", 1), encoding="utf-8")
    (saves.folder / "Nonsense.twentyfive").write_bytes(b"\xff\xff")
    shown.page.refresh()
    shown.wait()
    assert "Cannot be played: line" in shown.row(NAMES[1]).accessibleDescription()
    assert "Cannot be played: this is not a game of Twenty-Five" in shown.row("Nonsense").accessibleDescription()
    click(shown.row(NAMES[1]))
    assert not shown.page.play.isEnabled()
    assert "line" in shown.page.play.reason
    assert shown.page.play.label == "Continue", "no older copy is kept"
    click(shown.row(NAMES[0]))
    assert shown.page.play.isEnabled()


def test_a_damaged_game_can_be_replaced_by_its_older_copy(shown: Shown, saves: SavedGames) -> None:
    path = saves.paths()[0]
    saves.save(SavedGame(path, played(moves=60), NOTES))
    path.write_bytes(path.read_bytes()[:-20] + b"\nplay 5H\n")
    shown.page.refresh()
    shown.wait()
    assert shown.page.play.label == "Older copy"
    assert "The copy saved before it is still there." in shown.page.play.accessibleDescription()
    assert faults(shown.page) == []
    click(shown.page.play)
    shown.wait()
    assert shown.games == []
    assert shown.page.play.label == "Continue"
    click(shown.page.play)
    assert shown.games == [GameToken(played(moves=33))]


def test_a_file_outside_the_folder_can_be_opened(shown: Shown, saves: SavedGames, tmp_path: Path) -> None:
    shown.answer.path = saves.export(saves.paths()[2], tmp_path / "gift.twentyfive")
    click(shown.page.open_file)
    assert shown.answer.asked == [("Open a game", "")]
    assert [game.path for game in shown.opened] == [tmp_path / "gift.twentyfive"]
    assert len(shown.games) == 1


@pytest.mark.broad("empty")
@pytest.mark.parametrize(
    "content",
    [b"", b"\x00" * 1000, b"Dear Mary,\n", "Lieber Jürgen".encode("latin-1"), b"\xff\xd8" + b"\x00" * 5_000_000],
    ids=["empty", "null bytes", "a letter", "a letter in Latin-1", "a large picture"],
)
def test_a_file_of_another_kind_is_said_not_to_be_a_game(shown: Shown, tmp_path: Path, content: bytes) -> None:
    shown.answer.path = tmp_path / "x.twentyfive"
    shown.answer.path.write_bytes(content)
    click(shown.page.open_file)
    assert shown.games == []
    assert shown.page.said == f"{shown.answer.path} is not a game of Twenty-Five."


def test_a_damaged_game_or_a_missing_file_is_refused_with_the_reason(shown: Shown, tmp_path: Path) -> None:
    shown.answer.path = tmp_path / "x.twentyfive"
    shown.answer.path.write_bytes(b"twentyfive record 1\ngame: chess\nmoves:\n")
    click(shown.page.open_file)
    assert shown.games == []
    assert "x.twentyfive cannot be opened: written by a later version of Twenty-Five" in shown.page.said
    assert "line 2: there is no game 'chess'" in shown.page.said
    shown.answer.path = tmp_path / "gone.twentyfive"
    click(shown.page.open_file)
    with pytest.raises(FileNotFoundError) as missing:
        (tmp_path / "gone.twentyfive").stat()
    assert f"gone.twentyfive cannot be opened: {missing.value.strerror}" in shown.page.said


def test_older_games_are_listed_on_request(qtbot: QtBot, tmp_path: Path) -> None:
    saves = SavedGames(tmp_path / "games")
    record = played(moves=12)
    for number in range(MOST_AT_FIRST + 5):
        path = saves.free_path(f"Game {number}")
        saves.save(SavedGame(path, record, NOTES))
        os.utime(path, (1_790_000_000 - number,) * 2)
    shown = Shown(qtbot, saves)
    assert len(shown.names()) == MOST_AT_FIRST
    assert shown.page.header.aside.plain == f"{MOST_AT_FIRST} of {MOST_AT_FIRST + 5} games"
    shown.page.more.setFocus()
    shown.key(Qt.Key.Key_Return)
    assert len(shown.names()) == MOST_AT_FIRST + 5
    assert not shown.page.more.isVisible()
    assert shown.row(f"Game {MOST_AT_FIRST}").hasFocus()


def test_older_games_that_another_window_deleted_cause_no_fault(qtbot: QtBot, tmp_path: Path) -> None:
    saves = SavedGames(tmp_path / "games")
    record = played(moves=12)
    for number in range(MOST_AT_FIRST + 1):
        saves.save(SavedGame(saves.free_path(f"Game {number}"), record, NOTES))
    shown = Shown(qtbot, saves)
    for path in saves.paths()[1:]:
        path.unlink()
    shown.page.more.setFocus()
    shown.key(Qt.Key.Key_Return)
    assert len(shown.names()) == 1
    assert shown.row(shown.names()[0]).hasFocus()


def test_opening_the_page_again_shows_the_changes_of_another_window(shown: Shown, saves: SavedGames) -> None:
    shown.page.hide()
    saves.rename(saves.paths()[0], "Another")
    shown.page.show()
    shown.wait()
    assert "Another" in shown.names()


def test_escape_leads_back(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.page.back_asked, timeout=1000):
        shown.key(Qt.Key.Key_Escape)


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(qtbot: QtBot, saves: SavedGames, width: int, height: int, text: float) -> None:
    shown = Shown(qtbot, saves, width, height, text)
    assert faults(shown.page) == []
    click(shown.page.delete)
    shown.wait()
    assert faults(shown.page) == []
    shown.page.rename.click()
    shown.wait()
    assert faults(shown.page) == []


def test_nothing_is_cut_or_covered_in_any_theme(shown: Shown) -> None:
    for theme in ThemeChoice:
        shown.page.wear(look_of(1280, 800, 1.5, theme))
        shown.wait()
        assert faults(shown.page) == []


def test_the_line_of_a_game_does_not_repeat_its_name(qtbot: QtBot, tmp_path: Path) -> None:
    saves, record = SavedGames(tmp_path / "games"), played(moves=33)
    begun = datetime(2026, 10, 3, 18, 22).astimezone()
    saves.save(SavedGame(saves.free_path(saved_name(record.header.rules, begun)), record, NOTES))
    shown = Shown(qtbot, saves)
    (row,) = shown.page.games.buttons.values()
    assert row.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ").startswith("five players · deal ")


def test_a_game_that_is_over_is_marked_and_can_only_be_looked_at(shown: Shown) -> None:
    for name, over in zip(NAMES, (False, True, False), strict=True):
        line = shown.row(name).accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
        assert ("· over: " in line) is over
        click(shown.row(name))
        assert shown.page.play.label == ("Show the end" if over else "Continue")
