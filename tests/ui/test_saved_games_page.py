"""The page of saved games: every game is listed and told about, and can be played and changed."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import NOTES, played
from tests.ui.choosing_files import Answer
from tests.ui.pages import WINDOWS, faults, look_of, settle, show
from tests.ui.pressing import click
from tests.ui.timers import timer_runs
from twentyfive.core import Phase, Record
from twentyfive.engine.file_names import file_stem
from twentyfive.engine.notices import KeeperNotice, Matter
from twentyfive.engine.saved_game import SavedGame, read_saved
from twentyfive.engine.saves import SavedGames
from twentyfive.ui.frames import FramedButton
from twentyfive.ui.saved_games_page import MOST_AT_FIRST, SavedGamesPage
from twentyfive.ui.settings import ThemeChoice
from twentyfive.ui.wording.keeping import keeper_sentence
from twentyfive.ui.wording.saved import moment, saved_name

NAMES = ("Friday with Seán", "One Hundred and Ten, 4 Oct 2026", "What? A long name that goes on and on, and on and on")


class Shown:
    """The page over a folder with three games, the first of them the one saved last.

    Attributes:
        games: what was played from it.
        answer: who answers the dialogs.
    """

    def __init__(self, qtbot: QtBot, saves: SavedGames, width: int = 1280, height: int = 800, text: float = 1) -> None:
        self.saves = saves
        self.answer = Answer()
        self.opened: list[SavedGame] = []
        self.games: list[Record] = []
        self.page = SavedGamesPage(saves, look_of(width, height, text), chooser=self.answer)
        self.page.opened.connect(self.opened.append)
        self.page.play_asked.connect(self.games.append)
        show(qtbot, self.page, width, height)
        self.wait()

    def wait(self) -> None:
        """Until the moves of every game listed were played."""
        settle()
        while timer_runs(self.page.games):
            QApplication.processEvents()
        settle()

    def names(self) -> list[str]:
        """What is listed."""
        return [button.label for button in self.page.games.buttons.values() if button.isVisible()]

    def row(self, name: str) -> QAbstractButton:
        """The button of a game."""
        return next(button for button in self.page.games.buttons.values() if button.label == name)

    def key(self, key: Qt.Key) -> None:
        """Press a key wherever the focus is."""
        focused = QApplication.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, key)
        self.wait()

    def keys_to(self, button: QAbstractButton) -> None:
        """Go to a button with Tab."""
        for _ in range(30):
            if button.hasFocus():
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not come to {button.accessibleName()}")


@pytest.fixture
def saves(tmp_path: Path) -> SavedGames:
    """A folder with three games."""
    folder = SavedGames(tmp_path / "games")
    records = (played(moves=33), played("one-hundred-ten", seed=3), played("spoil-five", moves=120))
    for number, (name, record) in enumerate(zip(NAMES, records, strict=True)):
        path = folder.free_path(name)
        folder.save(SavedGame(path, record, NOTES))
        os.utime(path, (1_790_000_000 - 100_000 * number,) * 2)
    return folder


@pytest.fixture
def shown(qtbot: QtBot, saves: SavedGames) -> Shown:
    """The page in front of all other windows."""
    return Shown(qtbot, saves)


def test_every_game_tells_what_it_is_and_how_it_stands(shown: Shown) -> None:
    assert shown.names() == list(NAMES)
    line = shown.row(NAMES[0]).accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert line.startswith("Twenty-Five · five players · deal ")
    assert "you have " in line
    assert "2026, " in line
    won = shown.row(NAMES[1]).accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert "wins the game" in won or "you win the game" in won
    assert "chips" in shown.row(NAMES[2]).accessibleDescription()
    assert shown.page.header.aside.plain == "3 games"


def test_the_one_saved_last_is_chosen_and_told_about_in_full(shown: Shown) -> None:
    assert shown.row(NAMES[0]).isChecked()
    assert shown.row(NAMES[0]).hasFocus()
    told = shown.page.about.facts
    assert "At the table: You, Mary, Seán, Nora and Tom." in told
    assert "First to 25." in told
    assert "Begun 3 Oct 2026" in told


def test_a_game_left_between_two_deals_says_that_the_deal_is_over(qtbot: QtBot, tmp_path: Path) -> None:
    whole = played(moves=80)
    over = max(ply for ply in range(80) if whole.state_at(ply).phase is Phase.DEAL)
    record = played(moves=over)
    saves = SavedGames(tmp_path / "games")
    saves.save(SavedGame(saves.free_path(NAMES[0]), record, NOTES))
    told = Shown(qtbot, saves).page.about.facts
    assert f"Deal {len(record.state.history)} is over." in told
    assert "under way" not in told


def test_no_card_of_a_game_is_told(shown: Shown) -> None:
    words = shown.page.about.facts + "".join(
        button.accessibleDescription() for button in shown.page.games.buttons.values()
    )
    assert not any(sign in words for sign in "♠♥♦♣")


def test_a_click_plays_the_game_chosen(shown: Shown) -> None:
    click(shown.row(NAMES[2]))
    click(shown.page.play)
    assert [game.name for game in shown.opened] == [NAMES[2]]
    assert shown.games == [played("spoil-five", moves=120)]
    assert shown.games[0] is shown.opened[0].record


def test_the_same_with_keys(shown: Shown) -> None:
    shown.key(Qt.Key.Key_Down)
    assert shown.row(NAMES[1]).isChecked()
    shown.keys_to(shown.page.play)
    shown.key(Qt.Key.Key_Return)
    assert [game.name for game in shown.opened] == [NAMES[1]]


def test_a_game_is_renamed(shown: Shown, saves: SavedGames) -> None:
    moved: list[tuple[Path, Path]] = []
    shown.page.renamed.connect(lambda old, new: moved.append((old, new)))
    click(shown.page.rename)
    assert shown.page.form.save.label != shown.page.rename.label, "both can be pressed now"
    field = shown.page.form.field
    assert field.hasFocus()
    assert field.text() == NAMES[0]
    QTest.keyClicks(field, "Friday: 1/2?")
    shown.key(Qt.Key.Key_Return)
    assert shown.names()[0] == "Friday: 1/2?"
    assert shown.row("Friday: 1/2?").hasFocus()
    assert [(old.stem, new) for old, new in moved] == [(NAMES[0], saves.paths()[0])]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "Write a name."),
        ("x" * 61, "A name has 60 letters at most."),
        (NAMES[1].upper(), f"Another game is called {NAMES[1]}. Write another name."),
    ],
)
def test_a_name_that_cannot_be_is_explained(shown: Shown, name: str, said: str) -> None:
    click(shown.page.rename)
    shown.page.form.field.clear()
    QTest.keyClicks(shown.page.form.field, name or "a")
    if not name:
        shown.key(Qt.Key.Key_Backspace)
    assert shown.page.form.field.accessibleDescription() == said
    assert not shown.page.form.save.isEnabled()
    shown.key(Qt.Key.Key_Return)
    assert shown.names() == list(NAMES)
    shown.key(Qt.Key.Key_Escape)
    assert not shown.page.form.isVisible()


def test_a_copy_is_listed_and_chosen(shown: Shown) -> None:
    click(shown.page.duplicate)
    shown.wait()
    copy = f"{NAMES[0]}, copy"
    assert sorted(shown.names()) == sorted([copy, *NAMES])
    assert shown.row(copy).isChecked()
    assert shown.row(copy).hasFocus()
    click(shown.page.duplicate)
    shown.wait()
    assert shown.row(f"{copy} 2").isChecked()


def test_who_comes_back_finds_the_game_saved_last_chosen(shown: Shown, saves: SavedGames) -> None:
    click(shown.row(NAMES[1]))
    shown.page.hide()
    saves.save(SavedGame(saves.free_path("Played meanwhile"), played(moves=12), NOTES))
    shown.page.show()
    shown.wait()
    assert shown.row("Played meanwhile").isChecked()
    assert shown.page.games.chosen == saves.paths()[0]


def test_times_of_day_are_written_in_one_way() -> None:
    when = datetime(2026, 10, 3, 18, 22).astimezone()
    assert moment(when) == "3 Oct 2026, 18.22"
    assert saved_name(played(moves=1).header, when).endswith(moment(when))


def test_the_way_out_of_another_name_is_no_answer_of_the_table(shown: Shown) -> None:
    click(shown.page.rename)
    assert shown.page.form.leave.label == "Cancel"


def test_a_deleted_game_comes_back_with_undo(shown: Shown, saves: SavedGames) -> None:
    click(shown.page.delete)
    click(shown.page.delete)
    shown.wait()
    assert shown.names() == [NAMES[2]]
    assert shown.page.gone.words.plain == f"{NAMES[1]} is deleted."
    assert shown.page.gone.button.hasFocus()
    shown.key(Qt.Key.Key_Return)
    assert set(shown.names()) == {NAMES[1], NAMES[2]}
    assert shown.row(NAMES[1]).isChecked()
    assert shown.page.gone.words.plain == f"{NAMES[0]} is deleted."
    click(shown.page.gone.button)
    assert set(shown.names()) == set(NAMES)
    assert not shown.page.gone.isVisible()
    assert read_saved(saves.free_path("x").with_name(f"{NAMES[0]}.twentyfive")).record == played(moves=33)


def test_the_undo_key_brings_a_deleted_game_back_wherever_the_focus_is(shown: Shown, qtbot: QtBot) -> None:
    click(shown.page.delete)
    shown.wait()
    shown.row(NAMES[2]).setFocus()
    QTest.keyClick(shown.row(NAMES[2]), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: set(shown.names()) == set(NAMES))
    QTest.keyClick(shown.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set(shown.names()) == set(NAMES), "there is nothing more to bring back"


def test_what_another_window_has_brought_back_already_is_no_longer_offered(shown: Shown, saves: SavedGames) -> None:
    click(shown.page.delete)
    click(shown.page.delete)
    shown.wait()
    (kept,) = (saves.folder / "deleted").glob(f"{NAMES[1]}*")
    saves.bring_back(kept, NAMES[1], datetime.now().astimezone())
    click(shown.page.gone.button)
    shown.wait()
    assert shown.page.said.startswith(f"{NAMES[1]} is not kept any more")
    assert shown.row(NAMES[2]).isChecked()
    assert shown.row(NAMES[2]).hasFocus()
    assert set(shown.names()) == {NAMES[1], NAMES[2]}
    assert shown.page.gone.words.plain == f"{NAMES[0]} is deleted.", "the one before it can still come back"
    click(shown.page.gone.button)
    shown.wait()
    assert set(shown.names()) == set(NAMES)
    assert not shown.page.gone.isVisible()


def test_after_the_last_game_that_was_kept_nothing_is_offered(shown: Shown, saves: SavedGames) -> None:
    for _ in NAMES:
        click(shown.page.delete)
    for kept in (saves.folder / "deleted").glob("*.twentyfive"):
        kept.unlink()
    for name in reversed(NAMES):
        click(shown.page.gone.button)
        assert shown.page.said.startswith(f"{name} is not kept any more")
    assert not shown.page.gone.isVisible()
    assert shown.page.begin.hasFocus()


def test_without_games_a_sentence_says_how_they_come(qtbot: QtBot, tmp_path: Path) -> None:
    shown = Shown(qtbot, SavedGames(tmp_path / "none"))
    labels = [label for label in shown.page.findChildren(type(shown.page.gone.words)) if label.isVisible()]
    assert any("No saved games yet" in label.plain for label in labels)
    seen = [button for button in shown.page.findChildren(FramedButton) if button.isVisible()]
    assert seen == [shown.page.header.back, shown.page.begin, shown.page.open_file], "what can do nothing is not shown"
    assert shown.page.begin.hasFocus()
    begun: list[bool] = []
    shown.page.begin_asked.connect(lambda: begun.append(True))
    click(shown.page.begin)
    assert begun


def test_after_the_last_is_deleted_the_sentence_is_back(shown: Shown) -> None:
    for _ in NAMES:
        click(shown.page.delete)
        shown.wait()
    assert shown.names() == []
    assert not shown.page.about.isVisible()
    assert not shown.page.rename.isVisible()
    click(shown.page.gone.button)
    shown.wait()
    assert shown.page.rename.isVisible()
    assert not shown.page.begin.isVisible()
    click(shown.page.delete)
    shown.wait()
    assert shown.page.gone.button.hasFocus()


def test_a_damaged_game_is_listed_with_what_is_wrong(shown: Shown, saves: SavedGames) -> None:
    path = saves.paths()[1]
    path.write_text(path.read_text(encoding="utf-8").replace("bid", "bet", 1), encoding="utf-8")
    (saves.folder / "Nonsense.twentyfive").write_bytes(b"\xff\xff")
    shown.page.refresh()
    shown.wait()
    assert "Cannot be played: line" in shown.row(NAMES[1]).accessibleDescription()
    assert "byte 1 is no text" in shown.row("Nonsense").accessibleDescription()
    click(shown.row(NAMES[1]))
    assert not shown.page.play.isEnabled()
    assert "line" in shown.page.play.reason
    assert shown.page.play.label == "Play on", "no older copy is kept"
    click(shown.row(NAMES[0]))
    assert shown.page.play.isEnabled()


def test_a_damaged_game_goes_on_from_its_older_copy(shown: Shown, saves: SavedGames) -> None:
    path = saves.paths()[0]
    saves.save(SavedGame(path, played(moves=60), NOTES))
    path.write_bytes(path.read_bytes()[:-20] + b"\nplay 5H\n")
    shown.page.refresh()
    shown.wait()
    assert shown.page.play.label == "Older copy"
    assert "The copy saved before it is kept." in shown.page.play.accessibleDescription()
    assert faults(shown.page) == []
    click(shown.page.play)
    shown.wait()
    assert shown.games == []
    assert shown.page.play.label == "Play on"
    click(shown.page.play)
    assert shown.games == [played(moves=33)]


def test_a_file_from_elsewhere_is_opened(shown: Shown, saves: SavedGames, tmp_path: Path) -> None:
    shown.answer.path = saves.export(saves.paths()[2], tmp_path / "gift.twentyfive")
    click(shown.page.open_file)
    assert shown.answer.asked == [("Open a game", "")]
    assert [game.path for game in shown.opened] == [tmp_path / "gift.twentyfive"]
    assert len(shown.games) == 1


@pytest.mark.parametrize("content", [b"", b"\x00" * 1000, b"twentyfive record 1\ngame: chess\nmoves:\n"])
def test_a_file_that_is_no_game_is_refused_in_words(shown: Shown, tmp_path: Path, content: bytes) -> None:
    shown.answer.path = tmp_path / "x.twentyfive"
    shown.answer.path.write_bytes(content)
    click(shown.page.open_file)
    assert shown.games == []
    assert "x.twentyfive cannot be played: line" in shown.page.said
    shown.answer.path = tmp_path / "gone.twentyfive"
    click(shown.page.open_file)
    assert "gone.twentyfive cannot be played: No such file" in shown.page.said


def test_a_dialog_that_is_left_changes_nothing(shown: Shown) -> None:
    click(shown.page.open_file)
    click(shown.page.export)
    assert shown.answer.asked == [("Open a game", ""), ("Export a game", f"{NAMES[0]}.twentyfive")]
    assert (shown.games, shown.page.said) == ([], "")


def test_a_game_is_exported(shown: Shown, tmp_path: Path) -> None:
    shown.answer.path = tmp_path / "gift.twentyfive"
    click(shown.page.export)
    assert read_saved(tmp_path / "gift.twentyfive").record == played(moves=33)
    assert shown.page.said == f"A copy is in {tmp_path / 'gift.twentyfive'}."


@pytest.mark.parametrize("button", ["duplicate", "delete", "export"])
def test_a_disk_that_does_not_take_it_is_told_and_nothing_is_lost(
    shown: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    shown.answer.path = tmp_path / "x.twentyfive"
    monkeypatch.setattr("twentyfive.engine.saves.write_whole", full)
    monkeypatch.setattr("pathlib.Path.rename", full)
    click(getattr(shown.page, button))
    assert shown.page.said == (f"That did not work with {NAMES[0]} (No space left on device). The game is as it was.")
    assert shown.names() == list(NAMES)


def test_of_many_games_the_older_ones_are_listed_when_asked_for(qtbot: QtBot, tmp_path: Path) -> None:
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


def test_older_games_that_another_window_has_deleted_meanwhile_are_no_fault(qtbot: QtBot, tmp_path: Path) -> None:
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


@pytest.mark.parametrize("button", ["duplicate", "delete", "export"])
def test_a_game_that_another_window_has_deleted_meanwhile_is_said_to_be_gone(
    shown: Shown, saves: SavedGames, tmp_path: Path, button: str
) -> None:
    shown.answer.path = tmp_path / "x.twentyfive"
    kept = saves.delete(saves.paths()[0])
    click(getattr(shown.page, button))
    assert shown.page.said == f"{NAMES[0]} is not there any more: it was deleted or renamed elsewhere."
    assert shown.names() == list(NAMES[1:])
    assert list(kept.parent.iterdir()) == [kept], "and no empty game can be brought back"


def test_what_others_changed_meanwhile_is_seen_when_the_page_is_opened_again(shown: Shown, saves: SavedGames) -> None:
    shown.page.hide()
    saves.rename(saves.paths()[0], "Another")
    shown.page.show()
    shown.wait()
    assert "Another" in shown.names()


def test_escape_leads_back(shown: Shown, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.page.back_asked, timeout=1000):
        shown.key(Qt.Key.Key_Escape)


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


def test_the_page_can_change_its_look(shown: Shown) -> None:
    for theme in ThemeChoice:
        shown.page.set_look(look_of(1280, 800, 1.5, theme))
        shown.wait()
        assert faults(shown.page) == []


def test_a_game_is_called_by_its_game_and_when_it_was_begun() -> None:
    begun = datetime(2026, 10, 3, 18, 22).astimezone()
    name = saved_name(played(moves=1).header, begun)
    assert name == "Twenty-Five, 3 Oct 2026, 18.22"
    assert file_stem(name) == name, "the file is called the same"


def test_what_the_name_of_a_game_tells_is_not_told_again(qtbot: QtBot, tmp_path: Path) -> None:
    saves, record = SavedGames(tmp_path / "games"), played(moves=33)
    begun = datetime(2026, 10, 3, 18, 22).astimezone()
    saves.save(SavedGame(saves.free_path(saved_name(record.header, begun)), record, NOTES))
    shown = Shown(qtbot, saves)
    (row,) = shown.page.games.buttons.values()
    assert row.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ").startswith("five players · deal ")


def test_a_game_that_is_over_is_marked_and_only_looked_at(shown: Shown) -> None:
    for name, over in zip(NAMES, (False, True, False), strict=True):
        line = shown.row(name).accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
        assert ("· over: " in line) is over
        click(shown.row(name))
        assert shown.page.play.label == ("Show the end" if over else "Play on")


@pytest.mark.parametrize("matter", [matter for matter in Matter if matter is not Matter.OPEN_ELSEWHERE])
def test_whatever_the_keeper_tells_names_the_file_and_the_reason(matter: Matter) -> None:
    sentence = keeper_sentence(KeeperNotice(matter, "/data/file", "disk full", "/data/kept", 12))
    assert "disk full" in sentence
    assert "/data/" in sentence
    assert "{" not in sentence
