"""From one window to another: everything is written into one file, looked into and taken over, by mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.engine.moving.data_folders import full, keep, played, tree
from tests.ui.choosing_files import Answer
from tests.ui.page_checks import settle
from tests.ui.pressing import click
from tests.ui.whole import Whole, press
from twentyfive.app import open_file
from twentyfive.engine.files.replaced import REPLACED
from twentyfive.engine.programs.listing import Program, ProgramList
from twentyfive.presentation.settings import Cloth, Speed
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.moving import job
from twentyfive.ui.pages.moving.move_page import MovePage
from twentyfive.ui.pages.records.saved_games_page import SavedGamesPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage

Computer = Callable[..., Whole]


@pytest.fixture
def computer(tmp_path: Path) -> Iterator[Computer]:
    """Starts the program on a computer of that name, with data and settings of its own."""
    with ExitStack() as started:

        def start(called: str, /, **settings: object) -> Whole:
            home = tmp_path / called
            QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(home))
            whole = Whole(home / "data", **settings)
            whole.window.setUpdatesEnabled(False)
            started.callback(whole.close)
            return whole

        yield start


def opened(whole: Whole) -> MovePage:
    """Go to the page by the buttons."""
    whole.window.start.chosen.emit(Entry.SETTINGS)
    click(whole.page(SettingsPage).move_away)
    settle()
    return whole.page(MovePage)


def written(page: MovePage, qtbot: QtBot, file: Path) -> Path:
    """Write the file by the button."""
    page.chooser = Answer(file)
    with qtbot.waitSignal(page.job.done, timeout=30_000):
        click(page.write)
    return file


def taken(page: MovePage, qtbot: QtBot, file: Path) -> None:
    """Choose the file by the button, and take it over."""
    page.chooser = Answer(file)
    click(page.choose)
    with qtbot.waitSignal(page.job.done, timeout=30_000):
        click(page.take)


def said(whole: Whole) -> str:
    return whole.window.notice.text


def until(whole: Whole, widget: QWidget) -> None:
    """Go to a widget by Tab."""
    for _ in range(40):
        if widget.hasFocus():
            return
        press(whole.window, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {widget.accessibleName()}")


def test_a_new_computer_gets_everything_and_back_again_nothing_is_new(
    computer: Computer, tmp_path: Path, qtbot: QtBot
) -> None:
    full(tmp_path / "old" / "data")
    old = computer("old", name="Áine", cloth=Cloth.NAVY, speed=Speed.SLOW)
    file = written(opened(old), qtbot, tmp_path / "all.twentyfive-move")
    assert old.page(MovePage).said.startswith(f"Everything is in {file}.")
    old.close()
    new = computer("new")
    page = opened(new)
    page.chooser = Answer(file)
    click(page.choose)
    assert "4 games, one evening, one club, one card design" in page.found.accessibleDescription()
    assert "by version 0.1.0" in page.found.accessibleDescription()
    assert page.settings_too.isChecked()
    with qtbot.waitSignal(page.job.done, timeout=30_000):
        click(page.take)
    assert said(new).startswith("Taken over: 4 games, one evening, one club, one card design")
    assert new.window.start.isVisible()
    assert (new.settings.name, new.settings.cloth, new.settings.speed) == ("Áine", Cloth.NAVY, Speed.SLOW)
    new.window.start.chosen.emit(Entry.SAVED)
    settle()
    assert new.page(SavedGamesPage).isVisible()
    assert len([*(new.data / "games").glob("*.twentyfive")]) == 4, "the game under way was one of them"
    back = written(opened(new), qtbot, tmp_path / "back.twentyfive-move")
    new.close()
    again = computer("old")
    before = {name: content for name, content in tree(again.data).items() if name.startswith("games/")}
    taken(opened(again), qtbot, back)
    assert "game" not in said(again)
    assert {name: content for name, content in tree(again.data).items() if name in before} == before


def test_the_games_of_both_stay_and_the_settings_here_unless_wished_otherwise(
    computer: Computer, tmp_path: Path, qtbot: QtBot
) -> None:
    keep(tmp_path / "old" / "data", "Friday", played(seed=1, moves=20))
    file = written(opened(old := computer("old", name="Áine")), qtbot, tmp_path / "all.twentyfive-move")
    old.close()
    mine = keep(tmp_path / "new" / "data", "Friday", played(seed=2, moves=20)).read_bytes()
    programs = ProgramList((Program("Robot", "/bin/robot", ()),))
    new = computer("new", name="Ben", programs=programs)
    taken(opened(new), qtbot, file)
    assert said(new).startswith("Taken over: one game.")
    assert (new.data / "games" / "Friday.twentyfive").read_bytes() == mine
    assert (new.data / "games" / "Friday 2.twentyfive").exists()
    assert new.settings.name == "Ben"
    assert [*(new.data / REPLACED).rglob("*.twentyfive")] == []
    page = opened(new)
    page.chooser = Answer(file)
    click(page.choose)
    assert not page.settings_too.isChecked()
    click(page.settings_too)
    with qtbot.waitSignal(page.job.done, timeout=30_000):
        click(page.take)
    assert new.settings.name == "Áine"
    assert new.settings.programs == programs, "a path of another computer may be anything here"
    kept = [path.read_text(encoding="utf-8") for path in (new.data / REPLACED).rglob("*.ini")]
    assert "name=Ben" in "".join(kept)


def test_the_language_of_the_other_computer_is_spoken_at_once(computer: Computer, tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "old" / "data", "Friday", played(moves=20))
    old = computer("old")
    page = opened(old)
    old.store.change(language="fr")
    old.close()
    old = computer("old")
    file = written(opened(old), qtbot, tmp_path / "all.twentyfive-move")
    old.close()
    new = computer("new")
    taken(opened(new), qtbot, file)
    assert said(new).startswith("Repris")
    new.store.change(language=None)
    settle()
    del page


def test_it_goes_by_keys_alone_and_escape_leads_back(computer: Computer, tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "old" / "data", "Friday", played(moves=20))
    old = computer("old")
    page = opened(old)
    assert page.write.hasFocus()
    page.chooser = Answer(tmp_path / "all.twentyfive-move")
    with qtbot.waitSignal(page.job.done, timeout=30_000):
        press(old.window, Qt.Key.Key_Return)
    press(old.window, Qt.Key.Key_Escape)
    assert old.page(SettingsPage).isVisible()
    old.close()
    new = computer("new")
    page = opened(new)
    page.chooser = Answer(tmp_path / "all.twentyfive-move")
    until(new, page.choose)
    press(new.window, Qt.Key.Key_Return)
    assert page.found.hasFocus()
    until(new, page.take)
    with qtbot.waitSignal(page.job.done, timeout=30_000):
        press(new.window, Qt.Key.Key_Return)
    assert said(new).startswith("Taken over: one game")


def test_a_file_that_is_opened_shows_what_is_in_it(computer: Computer, tmp_path: Path, qtbot: QtBot) -> None:
    keep(tmp_path / "old" / "data", "Friday", played(moves=20))
    file = written(opened(old := computer("old")), qtbot, tmp_path / "ALL.TWENTYFIVE-MOVE")
    old.close()
    new = computer("new")
    open_file(new.window, file)
    page = new.page(MovePage)
    assert page.isVisible()
    assert "one game" in page.found.accessibleDescription()
    assert [*(new.data / "games").glob("*")] == []
    click(page.leave)
    assert not page.found.isVisible()
    assert page.choose.hasFocus()


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"Dear Ann", "it is damaged, or not a file of this kind"),
        (None, "No such file or directory"),
    ],
)
def test_another_file_is_told_and_nothing_changes(
    content: bytes | None, why: str, computer: Computer, tmp_path: Path
) -> None:
    file = tmp_path / "letter.twentyfive-move"
    if content is not None:
        file.write_bytes(content)
    new = computer("new")
    page, before = opened(new), tree(new.data)
    page.chooser = Answer(file)
    click(page.choose)
    assert page.said.startswith(f"{file} cannot be taken over")
    assert why in page.said
    assert page.said.endswith("Nothing has changed.")
    assert not page.found.isVisible()
    assert tree(new.data) == before


def test_what_cannot_be_written_is_told(computer: Computer, tmp_path: Path, qtbot: QtBot) -> None:
    whole = computer("old")
    page = opened(whole)
    page.chooser = Answer(tmp_path / "no folder" / "all.twentyfive-move")
    with qtbot.waitSignal(page.job.failed, timeout=30_000):
        click(page.write)
    assert page.said.startswith(f"The file {page.chooser.path} cannot be written (No such file or directory)")
    assert page.write.hasFocus()


def test_copies_stay_until_the_person_says_so(computer: Computer) -> None:
    whole = computer("old")
    assert not opened(whole).delete_copies.isVisible()
    copy = whole.data / REPLACED / "2026" / "rules.25"
    copy.parent.mkdir(parents=True)
    copy.write_text("older", encoding="utf-8")
    page = opened(whole)
    click(page.delete_copies)
    assert page.said == "The copies are deleted."
    assert page.write.hasFocus()
    assert not page.delete_copies.isVisible()
    assert not copy.exists()


def test_stopping_leaves_nothing(
    computer: Computer, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(job, "_SLICE_S", 0.0)  # a file at each turn of the events: a click takes a few
    full(tmp_path / "old" / "data")
    for number in range(100):
        keep(tmp_path / "old" / "data", f"Game {number}", played(moves=3))
    whole = computer("old")
    page = opened(whole)
    out = tmp_path / "out"
    out.mkdir()
    page.chooser = Answer(out / "all.twentyfive-move")
    click(page.write)
    assert page.stop.isVisible()
    assert page.stop.hasFocus()
    click(page.stop)
    assert page.said == "Stopped. Nothing has changed."
    assert not page.job.is_running
    assert tree(out) == {}
    file = written(page, qtbot, out / "all.twentyfive-move")
    page.chooser = Answer(file)
    click(page.choose)
    before = tree(whole.data)
    click(page.take)
    click(page.stop)
    assert tree(whole.data) == before
    click(page.take)
    whole.close()
    assert not (whole.data / "taking-over").exists(), "the end of the window stops it, too"
