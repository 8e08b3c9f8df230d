"""A saved game is renamed, copied, exported, deleted and restored, and no failure loses it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.engine.kept_games import played
from tests.ui.pages.records.saved_games.shelf import NAMES, Shown
from tests.ui.pressing import click
from twentyfive.engine.saves.saved_game import read_saved
from twentyfive.engine.saves.saves import SavedGames
from twentyfive.ui.widgets.panels import RichLabel


def test_a_game_can_be_renamed(shown: Shown, saves: SavedGames) -> None:
    moved: list[tuple[Path, Path]] = []
    shown.page.renamed.connect(lambda old, new: moved.append((old, new)))
    click(shown.page.rename)
    assert shown.page.form.save.label != shown.page.rename.label, "both buttons are visible at once"
    field = shown.page.form.field
    assert field.hasFocus()
    assert field.text() == NAMES[0]
    QTest.keyClicks(field, "Friday: 1/2?")
    shown.key(Qt.Key.Key_Return)
    assert shown.names()[0] == "Friday: 1/2?"
    assert shown.row("Friday: 1/2?").hasFocus()
    assert [(old.stem, new) for old, new in moved] == [(NAMES[0], saves.paths()[0])]


@pytest.mark.broad("-Enter a name.")
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "Enter a name."),
        ("x" * 61, "A name can have at most 60 letters."),
        (NAMES[1].upper(), f"There is already a game called {NAMES[1]}. Choose another name."),
    ],
)
def test_a_name_that_cannot_be_used_is_explained(shown: Shown, name: str, fault: str) -> None:
    click(shown.page.rename)
    shown.page.form.field.clear()
    QTest.keyClicks(shown.page.form.field, name or "a")
    if not name:
        shown.key(Qt.Key.Key_Backspace)
    assert shown.page.form.field.accessibleDescription() == fault
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


def test_a_copy_of_the_last_game_is_scrolled_into_view(shown: Shown) -> None:
    click(shown.row(NAMES[2]))
    for _ in range(8):
        click(shown.page.duplicate)
        shown.wait()
        row = shown.page.first_stop()
        assert row.visibleRegion().boundingRect() == row.rect(), f"{row.accessibleName()} is listed below the edge"


def test_the_form_for_a_name_is_left_by_cancel(shown: Shown) -> None:
    click(shown.page.rename)
    assert shown.page.form.leave.label == "Cancel"


def test_undo_restores_deleted_games_one_by_one(shown: Shown, saves: SavedGames) -> None:
    click(shown.page.delete)
    click(shown.page.delete)
    shown.wait()
    assert shown.names() == [NAMES[2]]
    assert shown.page.gone.words.plain == f"Deleted “{NAMES[1]}”."
    assert shown.page.gone.button.hasFocus()
    shown.key(Qt.Key.Key_Return)
    assert set(shown.names()) == {NAMES[1], NAMES[2]}
    assert shown.row(NAMES[1]).isChecked()
    assert shown.page.gone.words.plain == f"Deleted “{NAMES[0]}”."
    click(shown.page.gone.button)
    assert set(shown.names()) == set(NAMES)
    assert not shown.page.gone.isVisible()
    assert read_saved(saves.free_path("x").with_name(f"{NAMES[0]}.twentyfive")).record == played(moves=33)


def test_the_delete_key_deletes_only_the_chosen_game(shown: Shown) -> None:
    shown.row(NAMES[1]).click()
    shown.row(NAMES[1]).setFocus()
    for _ in range(2):
        shown.key(Qt.Key.Key_Delete)  # the second time the focus is on Undo already
    assert shown.names() == [NAMES[0], NAMES[2]]
    assert shown.page.gone.button.hasFocus()
    shown.key(Qt.Key.Key_Return)
    assert set(shown.names()) == set(NAMES)


def test_the_delete_key_in_the_form_deletes_letters(shown: Shown) -> None:
    click(shown.page.rename)
    shown.wait()
    shown.key(Qt.Key.Key_Home)
    shown.key(Qt.Key.Key_Delete)
    assert set(shown.names()) == set(NAMES)
    assert shown.page.form.field.text() == NAMES[0][1:]


def test_the_undo_key_restores_a_deleted_game_wherever_the_focus_is(shown: Shown) -> None:
    click(shown.page.delete)
    shown.wait()
    shown.row(NAMES[2]).setFocus()
    QTest.keyClick(shown.row(NAMES[2]), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set(shown.names()) == set(NAMES), "at once"
    QTest.keyClick(shown.page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert set(shown.names()) == set(NAMES), "there is nothing more to restore"


def test_the_undo_key_pressed_twice_restores_one_deleted_game_once(shown: Shown) -> None:
    click(shown.page.delete)
    shown.wait()
    for _ in range(2):
        QTest.keyClick(shown.row(NAMES[2]), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not shown.page.gone.isVisible()
    assert set(shown.names()) == set(NAMES)


def test_a_game_that_another_window_restored_is_no_longer_offered(shown: Shown, saves: SavedGames) -> None:
    click(shown.page.delete)
    click(shown.page.delete)
    shown.wait()
    (kept,) = (saves.folder / "deleted").glob(f"{NAMES[1]}*")
    saves.bring_back(kept, NAMES[1], datetime.now().astimezone())
    click(shown.page.gone.button)
    shown.wait()
    assert shown.page.said.startswith(f"{NAMES[1]} can no longer be brought back")
    assert shown.row(NAMES[2]).isChecked()
    assert shown.row(NAMES[2]).hasFocus()
    assert set(shown.names()) == {NAMES[1], NAMES[2]}
    assert shown.page.gone.words.plain == f"Deleted “{NAMES[0]}”.", "the game deleted before it can be restored"
    click(shown.page.gone.button)
    shown.wait()
    assert set(shown.names()) == set(NAMES)
    assert not shown.page.gone.isVisible()


def test_undo_disappears_when_no_deleted_game_is_left_to_restore(shown: Shown, saves: SavedGames) -> None:
    for _ in NAMES:
        click(shown.page.delete)
    for kept in (saves.folder / "deleted").glob("*.twentyfive"):
        kept.unlink()
    for name in reversed(NAMES):
        click(shown.page.gone.button)
        assert shown.page.said.startswith(f"{name} can no longer be brought back")
    assert not shown.page.gone.isVisible()
    assert shown.page.begin.hasFocus()


def test_the_actions_on_a_game_disappear_with_the_last_game(shown: Shown) -> None:
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


def test_a_cancelled_dialog_changes_nothing(shown: Shown) -> None:
    click(shown.page.open_file)
    click(shown.page.export)
    assert shown.answer.asked == [("Open a game", ""), ("Export a game", f"{NAMES[0]}.twentyfive")]
    assert (shown.games, shown.page.said) == ([], "")


def test_a_game_can_be_exported(shown: Shown, tmp_path: Path) -> None:
    shown.answer.path = tmp_path / "gift.twentyfive"
    click(shown.page.export)
    assert read_saved(tmp_path / "gift.twentyfive").record == played(moves=33)
    assert shown.page.said == f"Exported to {tmp_path / 'gift.twentyfive'}."


def test_the_page_scrolls_to_the_result_of_an_action(shown: Shown, tmp_path: Path) -> None:
    click(shown.row(NAMES[2]))
    for _ in range(8):
        click(shown.page.duplicate)
    shown.wait()
    assert shown.page.scrolled, "the list is higher than the window"
    for target in (tmp_path / "gift.twentyfive", tmp_path / "no folder" / "gift.twentyfive"):
        shown.page.scrolled = 10_000
        shown.answer.path = target
        click(shown.page.export)
        shown.wait()
        result = next(label for label in shown.page.findChildren(RichLabel) if label.plain == shown.page.said)
        assert result.visibleRegion().boundingRect() == result.rect(), f"hidden: {result.plain}"


@pytest.mark.broad("duplicate")
@pytest.mark.parametrize("button", ["duplicate", "delete", "export"])
def test_a_full_disk_is_reported_and_nothing_is_lost(
    shown: Shown, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, button: str
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    shown.answer.path = tmp_path / "x.twentyfive"
    monkeypatch.setattr("twentyfive.engine.saves.saves.write_whole", full)
    monkeypatch.setattr("pathlib.Path.rename", full)
    click(getattr(shown.page, button))
    assert shown.page.said == (f"{NAMES[0]} could not be changed (No space left on device). Nothing was lost.")
    assert shown.names() == list(NAMES)


@pytest.mark.broad("duplicate")
@pytest.mark.parametrize("button", ["duplicate", "delete", "export"])
def test_a_game_that_another_window_deleted_is_reported_as_gone(
    shown: Shown, saves: SavedGames, tmp_path: Path, button: str
) -> None:
    shown.answer.path = tmp_path / "x.twentyfive"
    kept = saves.delete(saves.paths()[0])
    click(getattr(shown.page, button))
    assert shown.page.said == f"{NAMES[0]} is no longer there: it was deleted or renamed elsewhere."
    assert shown.names() == list(NAMES[1:])
    assert list(kept.parent.iterdir()) == [kept], "no empty game is left to restore"
