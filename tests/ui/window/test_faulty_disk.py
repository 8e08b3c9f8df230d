"""The window's words about a failing disk, a second window and damaged files."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.faults.disk import FAULTS, READ_ONLY, BadDisk
from tests.minds import InlineMinds
from tests.ui.pressing import click
from tests.ui.whole import STILL, Start, Whole, button, choice, names, no_device, turn_by_mouse
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.journal import read_journal, take_journal
from twentyfive.engine.hosting import Host
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.saves.saves import GAMES, SavedGames
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.sound.sounds import Sounds
from twentyfive.ui.window.local_table import Equipment
from twentyfive.ui.window.main_window import MainWindow


class Program:
    """The program, started with the data folder `data`.

    Attributes:
        engine: the game at its table.
        window: its window.
    """

    def __init__(self, data: Path) -> None:
        store = SettingsStore()
        store.change(**STILL)
        journal = take_journal(data)
        self.engine = GameEngine(InlineMinds(), journal)
        equipment = Equipment(Host(self.engine), FaceStore(), Sounds(store, no_device))
        self.window = MainWindow(store, journal, data, lambda: equipment)
        self.window.show()
        QApplication.processEvents()

    def offers_to_continue(self) -> bool:
        """Whether the start page offers a game to continue."""
        return any(name.startswith("Continue") for name in names(self.window.start))

    def play_now(self) -> None:
        """Begin a game."""
        click(choice(self.window.start, "Play now"))


@pytest.mark.usefixtures("qapp")
def test_a_second_window_says_so_and_plays_its_own_game(tmp_path: Path) -> None:
    first = Program(tmp_path)
    assert first.window.notice.text == ""
    first.play_now()
    second = Program(tmp_path)
    assert "another window" in second.window.notice.text
    assert not second.offers_to_continue(), "that game goes on in its own window"
    second.play_now()
    kept = [read_journal(tmp_path / name) for name in ("journal.25", "journal-2.25")]
    assert kept == [first.engine.record, second.engine.record]
    second.window.close()
    first.window.close()
    third = Program(tmp_path)
    assert third.window.notice.text == ""
    assert third.offers_to_continue()
    third.window.close()


def test_a_stale_lock_on_a_read_only_disk_does_not_hide_the_game_to_continue(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = start()
    whole.begin(4, 4)
    whole.close()
    (tmp_path / "journal.25.lock").write_bytes(b"")
    disk = BadDisk(monkeypatch, READ_ONLY)
    disk.fail()
    program = Program(tmp_path)
    assert "another window" not in program.window.notice.text
    spoken: list[str] = []
    program.window.notice.announcer.said.connect(spoken.append)
    click(choice(program.window.start, "Continue"))
    assert any(f"The game cannot be saved in {tmp_path / 'journal.25'}" in sentence for sentence in spoken)
    disk.work()
    program.window.close()


@pytest.mark.broad
def test_games_that_cannot_be_saved_are_set_aside_and_saved_at_a_later_start(start: Start, tmp_path: Path) -> None:
    whole = start()
    games = [whole.begin(4, 4)]
    while not whole.view.history:
        turn_by_mouse(whole)
    whole.close()
    (saved,) = SavedGames(tmp_path / GAMES).paths()
    saved.unlink()
    (tmp_path / GAMES).rename(tmp_path / "elsewhere")
    (tmp_path / GAMES).write_bytes(b"no folder")
    whole = start()
    games.append(whole.begin(4, 4, seed=26))
    assert "still on the disk" in whole.window.notice.text
    while not whole.view.history:
        turn_by_mouse(whole)
    click(button(whole.window, "OK"))
    games.append(whole.begin(4, 4, seed=27))
    assert "still on the disk" in whole.window.notice.text, "that holds for a game played in this window too"
    whole.close()
    (tmp_path / GAMES).unlink()
    again = Program(tmp_path)
    assert again.window.playing, "the table, and what it needs, are loaded after the first frame"
    assert again.offers_to_continue()
    again.window.close()
    kept = [read_saved(path).record for path in SavedGames(tmp_path / GAMES).paths()]
    assert len(kept) == 2
    assert all(game in kept for game in games[:2])


@pytest.mark.broad
def test_a_finished_game_that_could_not_be_saved_is_kept_until_it_can(start: Start, tmp_path: Path) -> None:
    (tmp_path / GAMES).write_bytes(b"no folder")
    whole = start()
    game = whole.begin(2, 2)
    while not whole.is_over():
        turn_by_mouse(whole)
    whole.close()
    again = Program(tmp_path)
    assert not again.offers_to_continue(), "it is over"
    again.play_now()
    assert "still on the disk" in again.window.notice.text
    again.window.close()
    (tmp_path / GAMES).unlink()
    third = Program(tmp_path)
    assert third.window.playing, "the table, and what it needs, are loaded after the first frame"
    third.window.close()
    (saved,) = SavedGames(tmp_path / GAMES).paths()
    assert read_saved(saved).record == game
    assert game.state.over


def test_a_finished_game_that_could_not_be_saved_is_saved_at_the_next_start(start: Start, tmp_path: Path) -> None:
    (tmp_path / GAMES).write_bytes(b"no folder")
    whole = start()
    game = whole.begin(2, 2)
    while not whole.is_over():
        turn_by_mouse(whole)
    whole.close()
    (tmp_path / GAMES).unlink()
    again = Program(tmp_path)
    again.play_now()
    again.window.close()
    (saved,) = SavedGames(tmp_path / GAMES).paths()
    assert read_saved(saved).record == game


@pytest.mark.usefixtures("qapp")
def test_every_notice_is_announced_once_even_one_from_before_the_window_was_visible(tmp_path: Path) -> None:
    first, second = Program(tmp_path), Program(tmp_path)
    notice = second.window.notice
    assert notice.announcer.last == notice.text
    again: list[str] = []
    notice.announcer.said.connect(again.append)
    notice.say(notice.text)
    notice.say("The disk is full.")
    second.window.hide()
    second.window.show()
    QApplication.processEvents()
    assert again == ["The disk is full."]
    assert button(notice, "OK").accessibleDescription()
    second.window.close()
    first.window.close()


@pytest.mark.broad("28")
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_deal_can_be_played_while_nothing_can_be_written(
    fault: int, start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = start()
    whole.begin(4, 4)
    disk = BadDisk(monkeypatch, fault)
    disk.fail()
    while not whole.view.history:
        turn_by_mouse(whole)
    assert whole.window.notice.text.count("cannot be saved") == 1
    disk.work()
    while len(whole.view.history) < 2:
        turn_by_mouse(whole)
    assert read_journal(tmp_path / "journal.25") == whole.engine.record


def test_a_setting_that_cannot_be_written_takes_effect_with_one_notice(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = start()
    disk = BadDisk(monkeypatch, READ_ONLY)
    disk.fail()
    whole.store.change(large_text=True)
    whole.store.change(volume=10)
    assert "cannot be saved" in whole.window.notice.text
    assert whole.window.notice.text.count("\n") == 0
    assert whole.settings.large_text
    disk.work()


def test_damage_to_the_settings_while_the_program_runs_is_reported(start: Start) -> None:
    whole = start()
    Path(whole.store.path).write_text("this is not\n", encoding="utf-8")
    whole.store.change(volume=10)
    assert "twentyfive-damaged-1.ini" in whole.window.notice.text
    assert "stay as they are" in whole.window.notice.text


@pytest.mark.broad
def test_games_and_statistics_work_in_a_folder_of_any_name(tmp_path: Path, qtbot: QtBot) -> None:
    data = tmp_path / "Gráinne’s {home} 100 %s\N{PLAYING CARD ACE OF HEARTS} \N{CJK UNIFIED IDEOGRAPH-724C}"
    whole = Whole(data)
    whole.begin(4, 4)
    while not whole.view.history:
        turn_by_mouse(whole)
    whole.close()
    (saved,) = SavedGames(data / GAMES).paths()
    assert read_saved(saved).record == read_journal(data / "journal.25") == whole.engine.record
    (data / "statistics.db").write_bytes(b"no statistics")
    again = Program(data)
    assert again.offers_to_continue()
    click(choice(again.window.start, "Statistics"))
    qtbot.waitUntil(lambda: "counted again" in again.window.notice.text)
    assert str(data / "statistics-damaged-1.db") in again.window.notice.text
    again.window.close()
