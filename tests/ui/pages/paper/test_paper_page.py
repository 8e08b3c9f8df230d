"""The page for paper: what it prints, how it saves it, and the way to it and back."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui import scenes
from tests.ui.choosing_files import Answer
from tests.ui.dressing import dressed
from tests.ui.moments import deal_is_over
from tests.ui.page_checks import faults, look_of, settle, show, tab_stops
from tests.ui.pages.review.looking_back import look_back
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Start, press
from twentyfive.core import PRESETS, Rules
from twentyfive.core.rules.options import TrumpOrder
from twentyfive.presentation.paper.formats import Paper
from twentyfive.presentation.paper.printables import Subject, of_rules
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.help.rules_page import RulesPage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.paper.paper_page import TO_PRINT, PaperPage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.settings.store import SettingsStore


class Viewer:
    """The system's program for PDF files.

    Attributes:
        opened: the files that it was asked to open.
        there: whether the system has such a program.
    """

    def __init__(self) -> None:
        self.opened: list[str] = []
        self.there = True

    def __call__(self, url: QUrl) -> bool:
        self.opened.append(url.toLocalFile())
        return self.there


def opened(
    qtbot: QtBot,
    faces: FaceStore,
    folder: Path,
    rules: Rules = PRESETS["twenty-five"],
    *,
    chosen: Path | None = None,
    viewer: Viewer | None = None,
    window: tuple[int, int, float] = (1280, 800, 1.0),
) -> PaperPage:
    """The page with the rules and the score sheet of a game, in front of all other windows."""
    width, height, text = window
    page = dressed(
        PaperPage(SettingsStore(), faces, folder, chooser=Answer(chosen), opener=viewer or Viewer()),
        look_of(width, height, text),
    )
    page.offer(of_rules(rules, "", NAMES[: rules.players]))
    show(qtbot, page, width, height)
    return page


def said(page: PaperPage) -> list[str]:
    """The messages that the page shows."""
    return [label.plain for label in (page._fault, page._done) if label.isVisible()]


def texts(page: PaperPage) -> str:
    """The words on the pages."""
    return " ".join(" ".join(shown.texts) for shown in page.preview.pages)


def test_the_rules_are_seen_as_they_will_look_and_read_aloud(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    page = opened(qtbot, faces, tmp_path)
    assert len(page.preview.pages) == 1
    assert "The rules for five players" in texts(page)
    assert "Every trick is worth 5 points" in page.preview.accessibleDescription()
    assert page.preview.accessibleName() == "Preview: one page"
    assert page.names.isHidden()


@pytest.mark.broad
def test_large_print_another_paper_and_a_score_sheet_are_chosen(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    page = opened(qtbot, faces, tmp_path)
    before = page.preview.pages[0].size
    click(page.large)
    assert page.preview.pages[0].size >= 14 > before
    click(page.papers.of[Paper.LETTER])
    click(page.what.of[Subject.SCORE])
    assert all(name in texts(page) for name in NAMES[:5])
    click(page.names)
    assert not any(name in texts(page) for name in NAMES[:5])
    assert "Games won" in texts(page)


@pytest.mark.broad
def test_the_pdf_is_saved_where_the_person_says(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    target = tmp_path / "wall.pdf"
    page = opened(qtbot, faces, tmp_path, chosen=target)
    click(page.save)
    assert target.read_bytes().startswith(b"%PDF-")
    assert said(page) == [f"Saved as {target}."]
    assert page._chooser.asked == [("Save as PDF", "Twenty-Five.pdf")]  # type: ignore[attr-defined]


def test_a_person_who_chooses_no_file_gets_none(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    page = opened(qtbot, faces, tmp_path)
    click(page.save)
    assert said(page) == []
    assert list(tmp_path.iterdir()) == []


def test_a_full_disk_is_told_in_one_sentence_and_the_old_file_stays(
    qtbot: QtBot, faces: FaceStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "wall.pdf"
    target.write_bytes(b"old")
    page = opened(qtbot, faces, tmp_path, chosen=target)
    click(page.what.of[Subject.SCORE])

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("twentyfive.engine.files.atomic_files.os.fsync", full)
    click(page.save)
    assert said(page) == ["The PDF could not be saved (No space left on device). Nothing was lost."]
    assert target.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["wall.pdf"]


def test_a_folder_that_is_a_file_is_told_in_one_sentence(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    page = opened(qtbot, faces, tmp_path / "file", chosen=tmp_path / "file" / "wall.pdf")
    click(page.what.of[Subject.SCORE])
    for button in (page.save, page.open_pdf):
        click(button)
        assert len(said(page)) == 1
        assert said(page)[0].startswith("The PDF could not be saved (")


def test_it_is_opened_where_it_can_be_printed(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    viewer = Viewer()
    page = opened(qtbot, faces, tmp_path / "data", viewer=viewer)
    click(page.what.of[Subject.SCORE])
    click(page.open_pdf)
    assert viewer.opened == [str(tmp_path / "data" / TO_PRINT)]
    assert (tmp_path / "data" / TO_PRINT).read_bytes().startswith(b"%PDF-")
    assert said(page) == ["Opened in the program for PDF files. Print it there."]
    viewer.there = False
    click(page.open_pdf)
    assert said(page) == ["No program for PDF files was found here. Save it, and open it where you print."]


def test_every_part_is_reached_by_the_keyboard(qtbot: QtBot, faces: FaceStore, tmp_path: Path) -> None:
    page = opened(qtbot, faces, tmp_path)
    click(page.what.of[Subject.SCORE])
    stops = tab_stops(page)
    chosen = (page.what.of[Subject.SCORE], page.papers.of[Paper.A4])
    parts = (*chosen, page.large, page.names, page.preview, page.save, page.open_pdf)
    assert [part.accessibleName() for part in parts if part not in stops] == []
    assert all(QAccessible.queryAccessibleInterface(part).text(QAccessible.Text.Name) for part in parts)
    page.what.of[Subject.SCORE].setFocus()
    QTest.keyClick(page.what.of[Subject.SCORE], Qt.Key.Key_Left)
    assert page.what.of[Subject.RULES].isChecked()
    assert "The rules for five players" in texts(page)


@pytest.mark.broad("window0")
@pytest.mark.parametrize("window", [(800, 600, 1.0), (1280, 800, 2.0), (1280, 800, 2.5)])
def test_nothing_is_cut_or_covered(
    qtbot: QtBot, faces: FaceStore, tmp_path: Path, window: tuple[int, int, float]
) -> None:
    page = opened(qtbot, faces, tmp_path, window=window)
    click(page.what.of[Subject.SCORE])
    settle()
    assert faults(page) == []


@pytest.mark.broad
def test_rules_new_game_and_a_deal_lead_to_paper_and_back(start: Start) -> None:
    whole = start()
    paper, rules = whole.page(PaperPage), whole.page(RulesPage)
    scenes.rules(whole)
    click(rules.paper)
    assert paper.what.of[Subject.RULES].hasFocus()
    assert paper.what.of[Subject.DEAL].isHidden()
    press(whole.window, Qt.Key.Key_Escape)
    assert rules.isVisible()

    look_back(whole, deal_is_over)
    review = whole.page(ReviewPage)
    click(review.paper)
    assert "Decisions of this deal" in texts(paper)
    assert "Trick 1" in texts(paper)
    press(whole.window, Qt.Key.Key_Escape)
    assert review.isVisible()

    scenes.new_game(whole)
    pages = whole.page(NewGamePages)
    pages.page.change("must_rob", True)
    click(pages.paper)
    assert "If you may rob, you must." in texts(paper)
    assert "with house rules" in texts(paper)
    QTest.keyClick(paper, Qt.Key.Key_Escape)
    assert pages.isVisible()


def test_rules_that_contradict_each_other_are_not_printed(start: Start) -> None:
    whole = start()
    scenes.new_game(whole)
    pages = whole.page(NewGamePages)
    pages.page.change("joker", True)
    pages.page.change("trump_order", TrumpOrder.FIVE_CARDS)
    assert pages.chosen.problems
    click(pages.paper)
    assert pages.isVisible()
    assert whole.window.notice.isVisible()
