"""The Statistics page: figures grouped in four ways, charts with their words, and an erasure that can be undone."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from tests.engine.kept_games import BEGUN, played
from tests.ui.page_checks import WINDOWS, faults, look_of, settle
from tests.ui.pages.records.counted_games import SPACE, ShownStatistics, fill, keys_to, lines, press, words
from tests.ui.pressing import click, focused
from twentyfive.engine.saves.saved_game import Notes
from twentyfive.engine.statistics.database import StatisticsDatabase
from twentyfive.engine.statistics.figures import GroupBy, total
from twentyfive.engine.statistics.tallies import MatchResult, tally
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.widgets.status_label import StatusLabel
from twentyfive.ui.widgets.text_sheet import TextSection


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path) -> Iterator[ShownStatistics]:
    """Empty statistics."""
    made = ShownStatistics(qtbot, tmp_path / "data")
    yield made
    made.close()


def test_a_longer_table_keeps_the_height_that_it_needs(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open(1280, 800)
    click(page.by.of[GroupBy.RULES])
    settle()
    assert page.table.height() >= page.table.heightForWidth(page.table.width())
    assert page.table.rows[-1].geometry().bottom() <= page.table.height()


def test_before_the_first_deal_the_page_says_that_nothing_is_counted(shown: ShownStatistics) -> None:
    page = shown.open()
    assert "Nothing is counted yet" in words(page)
    assert not page.export.isVisible()
    assert not page.reset.isVisible()
    assert page.begin.hasFocus(), "playing is the only thing to do"
    assert page.begin.accessibleDescription().startswith("Nothing is counted yet"), "a screen reader reads only this"
    assert not page.by.isVisible()


def test_figures_are_grouped_by_game(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    found = lines(page)
    assert set(found) == {"Twenty-Five", "Forty-Five", "One Hundred and Ten", "Spoil Five", "Total"}
    whole = total(shown.database)
    assert found["Total"].startswith(f"Total. Games: 5, Won: {whole.won} · {20 * whole.won} %, ")
    assert f"Deals: {whole.deals}" in found["Total"]
    assert f"Contracts: {whole.contracts_made} of {whole.contracts}" in found["One Hundred and Ten"]
    assert "Contracts" not in found["Twenty-Five"], "a screen reader skips figures that do not exist"
    assert not [line for line in found.values() if "–" in line]
    assert page.header.aside.plain == f"5 games, {whole.deals} deals"


def test_games_without_auctions_and_jinks_have_no_columns_for_them(shown: ShownStatistics) -> None:
    shown.count(played(seed=1))
    heads = [cell.head for cell in shown.open().table.rows[0].line.cells]
    assert heads == ["Games", "Won", "Deals", "Tricks", "Robs"]


def test_a_single_group_has_no_sum(shown: ShownStatistics) -> None:
    shown.count(played(seed=1))
    assert set(lines(shown.open())) == {"Twenty-Five"}


def test_figures_by_rules_name_the_house_rules(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    click(page.by.of[GroupBy.RULES])
    found = lines(page)
    assert found["Twenty-Five"].startswith("Twenty-Five. The usual rules. Games: 1")
    assert "45 points" in found["Twenty-Five, house rules"]
    assert {bar.name for bar in page.bars.bars} >= {"Twenty-Five", "Twenty-Five, house rules"}


def test_games_and_options_of_a_later_version_are_shown_by_their_ids(shown: ShownStatistics, tmp_path: Path) -> None:
    counted = tally(played(seed=1), Notes(BEGUN))
    assert counted is not None
    shown.database.count(replace(counted, preset="twenty-six", options="wild_cards 2\nmisère", level="master"))
    page = shown.open()
    assert set(lines(page)) == {"twenty-six"}
    click(page.by.of[GroupBy.RULES])
    assert lines(page)["twenty-six, house rules"].startswith("twenty-six, house rules. wild_cards 2; misère")
    click(page.by.of[GroupBy.LEVEL])
    assert set(lines(page)) == {"master"}
    shown.answer.path = tmp_path / "figures.csv"
    click(page.export)
    assert "twenty-six,wild_cards 2; misère," in shown.answer.path.read_text(encoding="utf-8-sig")


def test_figures_are_grouped_by_opponents(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    click(page.by.of[GroupBy.LEVEL])
    assert "Games: 4" in lines(page)["Medium"]
    assert "Games: 1" in lines(page)["Easy"]


def test_figures_are_grouped_by_help(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    click(page.by.of[GroupBy.HELP])
    found = lines(page)
    assert "Games: 3" in found["With undo"]
    assert "Deals: 3" in found["With undo"]
    assert "Games: 1" in found["With a hint"]
    assert "Games: 1" in found["Without help"]


def test_grouping_and_lines_are_reached_by_keys(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    assert page.by.of[GroupBy.GAME].hasFocus()
    for _ in range(3):
        press(Qt.Key.Key_Right)
    assert "Without help" in lines(page)
    keys_to(page.table.rows[0])
    for row in page.table.rows[1:]:
        press(Qt.Key.Key_Down)
        assert row.hasFocus()
        assert row.visibleRegion().boundingRect().height() == row.height()


def test_charts_are_described_in_words(shown: ShownStatistics) -> None:
    shown.count(played("forty-five", seed=3), played("forty-five", seed=4))
    page = shown.open()
    page.refresh()
    won = total(shown.database).won
    (bar,) = page.bars.bars
    assert (bar.share, bar.mark) == (won / 2, 0.5)
    assert bar.figure.replace(SPACE, " ") == f"{won} of 2 · {50 * won} %"
    bars, last = (section for section in page.findChildren(TextSection) if section.isVisible())
    assert (
        bars.accessibleDescription() == f"Forty-Five: {won} of 2 games, {50 * won} percent; by luck alone 50 percent."
    )
    assert last.accessibleDescription().endswith(f"{won} of 2 won.")
    for section in (bars, last):
        section.setFocus()
        assert focused().focusPolicy() & Qt.FocusPolicy.TabFocus
        assert focused().accessibleDescription() == section.accessibleDescription()


def test_the_longest_run_of_games_won_is_told_once_there_is_one(shown: ShownStatistics) -> None:
    counted = tally(played("forty-five", seed=3), Notes(BEGUN))
    assert counted is not None
    page = shown.open()
    for number, result in enumerate((MatchResult.WON, MatchResult.WON, MatchResult.WON, MatchResult.LOST)):
        page.refresh()
        assert page.runs.isVisible() is (number > 1)
        shown.database.count(replace(counted, game=str(number), begun=f"2026-10-0{number + 1}", result=result))
    page.refresh()
    assert page.runs.plain == "Longest run: 3 games won one after another."
    last = page.findChildren(TextSection)[-1]
    assert last.accessibleDescription().startswith(page.runs.plain)


def test_erasing_asks_first_and_can_be_cancelled(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    click(page.reset)
    assert page.leave.hasFocus()
    assert f"5 games and {total(shown.database).deals} deals will no longer count. Your saved games stay." in words(
        page
    )
    press(Qt.Key.Key_Return)
    assert not page.question.isVisible()
    assert total(shown.database).games == 5


def test_erasing_can_be_undone(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    before = lines(page)
    click(page.reset)
    click(page.sure)
    assert total(shown.database).deals == 0
    assert page.table.rows == []
    assert "You can undo this until you leave the page." in words(page)
    assert page.undo.button.hasFocus()
    press(Qt.Key.Key_Return)
    assert lines(page) == before
    assert not page.undo.isVisible()


def test_erasing_can_still_be_undone_after_the_window_was_minimised(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    before = lines(page)
    click(page.reset)
    click(page.sure)
    page.showMinimized()
    settle()
    page.showNormal()
    settle()
    click(page.undo.button)
    assert lines(page) == before


def test_erasing_is_final_once_the_page_is_left(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    click(page.reset)
    click(page.sure)
    page.hide()
    page.show()
    settle()
    assert not page.undo.isVisible()
    assert total(shown.database).deals == 0
    shown.count(played(seed=9))
    page.refresh()
    assert "Games: 1" in lines(page)["Twenty-Five"]


def test_the_figures_are_updated_while_they_are_shown(shown: ShownStatistics) -> None:
    page = shown.open()
    shown.count(played(seed=1))
    shown.saver.books.counted.emit()
    assert "Games: 1" in lines(page)["Twenty-Five"]


@pytest.mark.parametrize("folder", ["", "no folder"])
def test_the_page_scrolls_to_the_result_of_an_export_and_to_the_question(
    shown: ShownStatistics, tmp_path: Path, folder: str
) -> None:
    fill(shown)
    page = shown.open(1280, 768, 1.5)
    shown.answer.path = tmp_path / folder / "figures.csv"
    page.scrolled = 10_000
    click(page.export)
    settle()
    result = next(label for label in page.findChildren(StatusLabel) if label.isVisible())
    assert result.visibleRegion().boundingRect() == result.rect(), f"hidden: {result.plain}"
    page.scrolled = 10_000
    click(page.reset)
    settle()
    assert page.question.visibleRegion().boundingRect() == page.question.rect(), "the question is partly hidden"


def test_the_export_is_a_table_for_spreadsheets(shown: ShownStatistics, tmp_path: Path) -> None:
    fill(shown)
    page = shown.open()
    shown.answer.path = tmp_path / "figures.csv"
    click(page.export)
    content = (tmp_path / "figures.csv").read_bytes()
    assert content.startswith(b"\xef\xbb\xbf")
    rows = list(csv.DictReader(content.decode("utf-8-sig").splitlines()))
    assert [row["Game"] for row in rows] == [
        "Twenty-Five",
        "Twenty-Five",
        "Forty-Five",
        "One Hundred and Ten",
        "Spoil Five",
    ]
    assert [row["Undo"] for row in rows] == ["yes", "yes", "yes", "no", "no"]
    assert rows[0]["Started"] == BEGUN.isoformat()
    assert rows[1]["House rules"].endswith("45 points.")
    assert {row["Result"] for row in rows} <= {"won", "lost"}
    assert sum(int(row["Deals"]) for row in rows) == total(shown.database).deals
    assert f"Exported to {tmp_path / 'figures.csv'}." in words(page)
    assert shown.answer.asked == [("Export the statistics", "twentyfive.csv")]


def test_a_failed_export_is_reported(shown: ShownStatistics, tmp_path: Path) -> None:
    shown.count(played(seed=1))
    page = shown.open()
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    shown.answer.path = tmp_path / "file" / "figures.csv"
    click(page.export)
    assert "That did not work" in words(page)
    shown.answer.path = None
    click(page.export)
    assert len(shown.answer.asked) == 2


def test_statistics_that_cannot_be_written_are_reported(shown: ShownStatistics) -> None:
    shown.count(played(seed=1))
    page = shown.open()
    with StatisticsDatabase(shown.database.path) as other, other.transaction():
        click(page.reset)
        click(page.sure)
    assert "That did not work (database is locked). Nothing was changed." in words(page)
    page.refresh()
    assert "Games: 1" in lines(page)["Twenty-Five"]


def test_without_statistics_the_page_says_so(shown: ShownStatistics) -> None:
    shown.saver.close()
    page = shown.open()
    assert "The statistics cannot be read at the moment." in words(page)
    assert not page.export.isVisible()


@pytest.mark.broad("800-600-1.5")
@pytest.mark.parametrize(("width", "height", "text"), WINDOWS)
def test_nothing_is_cut_or_covered(shown: ShownStatistics, width: int, height: int, text: float) -> None:
    fill(shown)
    page = shown.open(width, height, text)
    click(page.reset)
    for by in GroupBy:
        page.by.of[by].click()
        settle()
        assert faults(page) == []
        for whole in (page.table, page.bars, page.last):
            assert whole.height() >= whole.heightForWidth(whole.width())
            assert whole.mapTo(page, QPoint(whole.width(), 0)).x() <= page.width()
        bottoms = [row.geometry().bottom() for row in page.table.rows]
        assert bottoms == sorted(bottoms)
        assert bottoms[-1] <= page.table.height()


@pytest.mark.parametrize("text", [1.0, 2.5])
def test_figures_stand_under_the_names_where_columns_do_not_fit(shown: ShownStatistics, text: float) -> None:
    fill(shown)
    page = shown.open(1280, 800, text)
    assert bool(page.table.grid(page.table.width()).columns) == (text == 1.0)


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_bars_are_visible_in_every_theme(shown: ShownStatistics, theme: ThemeChoice) -> None:
    fill(shown)
    page = shown.open()
    look = look_of(1280, 800, theme=theme)
    page.wear(look)
    settle()
    image = page.bars.grab().toImage()
    colours = {image.pixelColor(x, y).rgb() for x in range(0, image.width(), 2) for y in range(image.height())}
    assert {look.colours.accent.rgb(), look.colours.ink.rgb()} <= colours


def test_the_button_that_erases_stands_apart(shown: ShownStatistics) -> None:
    fill(shown)
    page = shown.open()
    assert not page.begin.isVisible()
    assert page.reset.label == "Erase all statistics…"
    assert page.reset.x() - page.export.geometry().right() > page.export.width()


def test_games_at_others_tables_are_told_apart(shown: ShownStatistics) -> None:
    own, elsewhere = GroupBy.GAME, GroupBy.ELSEWHERE
    shown.count(played(seed=1))
    page = shown.open()
    assert not page.by.of[elsewhere].isVisible(), "there are none"
    deals = total(shown.database).deals
    counted = tally(played("spoil-five", seed=5), Notes(BEGUN, table="Anna’s table"))
    assert counted is not None
    shown.database.count(counted)
    page.refresh()
    settle()
    assert set(lines(page)) == {"Twenty-Five"}
    assert page.header.aside.plain == f"1 game, {deals} deals"
    click(page.by.of[elsewhere])
    assert page.by.of[elsewhere].label == "At others’ tables"
    assert set(lines(page)) == {"Spoil Five"}
    assert page.header.aside.plain == f"1 game, {len(counted.deals)} deals"
    assert len(page.last.results) == 1
    click(page.reset)
    assert "2 games" in words(page), "all are erased"
    click(page.sure)
    assert not page.by.of[elsewhere].isVisible()
    assert page.by.of[own].isChecked()


def test_figures_at_others_tables_are_offered_when_there_are_no_others(shown: ShownStatistics) -> None:
    counted = tally(played("spoil-five", seed=5), Notes(BEGUN, table="Anna’s table"))
    assert counted is not None
    shown.database.count(counted)
    page = shown.open()
    assert "Nothing is counted yet" in words(page)
    click(page.by.of[GroupBy.ELSEWHERE])
    assert set(lines(page)) == {"Spoil Five"}


def test_figures_against_each_character_are_offered_once_there_are_some(shown: ShownStatistics) -> None:
    shown.count(played(seed=1))
    page = shown.open()
    assert page.by.of[GroupBy.CHARACTER].isHidden()
    assert not page.faces.isVisible()
    shown.count(played(seed=2, against=("sheila", "desmond")))
    page.refresh()
    settle()
    assert {curve.name: len(curve.shares) for curve in page.faces.curves} == {"Sheila": 1, "Desmond": 1}
    assert page.faces.isVisible()
    click(page.by.of[GroupBy.CHARACTER])
    assert not page.bars.isVisible(), "the curves tell the same"
    assert {*lines(page)} == {"Sheila", "Desmond"}, "a game counts for each of them, so there is no sum"
    assert page.header.aside.plain.startswith("2 games")
