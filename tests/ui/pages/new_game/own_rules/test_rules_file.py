"""The file of own rules: damaged, removed, written by another window or on a full disk, it loses no rules silently."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.ui.pages.new_game.own_rules.keeping import FRIDAY, names, save
from tests.ui.pages.new_game.rules_editor.editing import choosing
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole
from twentyfive.engine.saves.rule_sets import LARGEST, RuleSet, SavedRuleSets, rules_file
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages


def test_damaged_rules_are_named_in_the_notice_and_the_others_offered(start: Start, tmp_path: Path) -> None:
    text = "twentyfive rules 1\n\nname: Odd\ngame: Whist!\n\nname: Good\ngame: twenty-five\noption: target 45\n"
    (tmp_path / "rules.25").write_text(text, encoding="utf-8")
    whole = start()
    click(whole.window.start.card(Entry.NEW_GAME))
    assert "“Odd” cannot be read (line 4: there is no game 'Whist!')" in whole.window.notice.text
    pages = whole.page(NewGamePages)
    click(pages.page.list.own["Good"])
    click(pages.page.list.delete)
    assert "# name: Odd" in (tmp_path / "rules.25").read_text(encoding="utf-8")


def test_a_file_that_cannot_be_read_is_not_overwritten(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "rules.25").mkdir()
    pages = choosing(qtbot, tmp_path)
    troubles: list[str] = []
    pages.troubled.connect(troubles.append)
    pages.page.change("target", 45)
    save(pages, "Friday")
    assert len(troubles) == 1
    assert "last until you close the program" in troubles[0]
    assert pages.page.list.own["Friday"].isVisible()
    assert (tmp_path / "rules.25").is_dir()


def test_a_file_that_is_readable_again_takes_all_rules_saved_meanwhile(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((FRIDAY,)))
    away = path.rename(tmp_path / "away")
    path.mkdir()  # like a failing disk: the path exists and cannot be read
    pages = choosing(qtbot, tmp_path)
    pages.page.change("target", 50)
    save(pages, "Saturday")
    path.rmdir()
    away.rename(path)
    pages.page.change("target", 55)
    save(pages, "Sunday")
    assert sorted(own.name for own in rules_file(path).read().value.own) == ["Friday", "Saturday", "Sunday"]
    assert {"Friday", "Saturday", "Sunday"} <= set(pages.page.list.own)


def test_rules_that_did_not_fit_on_the_disk_are_written_with_the_next(pages: NewGamePages, tmp_path: Path) -> None:
    full = tmp_path / f"rules.25.{os.getpid()}.new"
    full.mkdir()
    pages.page.change("target", 50)
    save(pages, "Saturday")
    full.rmdir()
    another = rules_file(tmp_path / "rules.25")
    another.write(SavedRuleSets((*another.read().value.own, RuleSet("Monday", "spoil-five"))))
    pages.page.change("target", 55)
    save(pages, "Sunday")
    assert sorted(names(tmp_path)) == ["Christmas", "Friday", "Monday", "Saturday", "Sunday"]


@pytest.mark.broad("None")
@pytest.mark.parametrize(
    "content", [None, b"#" * (LARGEST + 1), b"twentyfive rules 1\n\nname: Friday\ngame: whist\n", b""]
)
def test_rules_whose_file_was_removed_or_damaged_are_written_with_the_next(
    pages: NewGamePages, tmp_path: Path, content: bytes | None
) -> None:
    path = tmp_path / "rules.25"
    path.unlink() if content is None else path.write_bytes(content)
    pages.page.change("target", 50)
    save(pages, "Saturday")
    assert sorted(names(tmp_path)) == ["Christmas", "Friday", "Saturday"]
    assert {"Christmas", "Friday", "Saturday"} <= set(pages.page.list.own)


def test_rules_deleted_after_their_file_was_removed_stay_deleted(pages: NewGamePages, tmp_path: Path) -> None:
    (tmp_path / "rules.25").unlink()
    click(pages.page.list.own["Friday"])
    click(pages.page.list.delete)
    assert names(tmp_path) == ["Christmas"]


def test_rules_that_another_window_deleted_stay_deleted(pages: NewGamePages, tmp_path: Path) -> None:
    rules_file(tmp_path / "rules.25").write(SavedRuleSets())
    pages.page.change("target", 50)
    save(pages, "Saturday")
    assert names(tmp_path) == ["Saturday"]


def test_comments_of_a_file_that_was_removed_are_written_again(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "rules.25"
    rules_file(path).write(SavedRuleSets((FRIDAY,), comments=("# as Nora had it",)))
    pages = choosing(qtbot, tmp_path)
    path.unlink()
    pages.page.change("target", 50)
    save(pages, "Saturday")
    assert rules_file(path).read().value.comments == ("# as Nora had it",)


def test_a_file_that_is_too_large_is_put_aside_and_reported(whole: Whole, tmp_path: Path) -> None:
    (tmp_path / "rules.25").write_bytes(b"#" * (LARGEST + 1))
    click(whole.window.start.card(Entry.NEW_GAME))
    assert "rules-damaged-1.25" in whole.window.notice.text
    assert (tmp_path / "rules-damaged-1.25").stat().st_size == LARGEST + 1


def test_a_failed_write_is_reported(pages: NewGamePages, tmp_path: Path) -> None:
    (tmp_path / f"rules.25.{os.getpid()}.new").mkdir()
    troubles: list[str] = []
    pages.troubled.connect(troubles.append)
    click(pages.page.list.own["Friday"])
    click(pages.page.list.delete)
    assert "cannot be saved" in troubles[0]
