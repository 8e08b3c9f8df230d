"""Deals of the day through the window: played once, compared with par, copied, and kept in the calendar."""

from __future__ import annotations

from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication

from tests.turns import turn
from tests.ui.pressing import click, focused
from tests.ui.whole import Start, Whole, button, press, turn_by_keys, turn_by_mouse
from twentyfive.engine.daily.deals import DailyDeal, DailyGame
from twentyfive.presentation.measures import PAGE_COLUMN
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.daily.calendar_page import CalendarPage
from twentyfive.ui.pages.daily.daily_page import DailyPage
from twentyfive.ui.pages.daily.result_page import DailyResultPage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.table.overlays import Overlay
from twentyfive.wording.records.daily import Verdict

Key = Qt.Key
DAY = date(2126, 11, 24)
"""A day that no clock calls late."""

LATE = date(2020, 1, 2)


@pytest.fixture(autouse=True)
def _on_that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    set_day(monkeypatch, DAY)


def set_day(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    """Let the computer have that date."""
    for module in ("daily_page", "calendar_page", "result_page"):
        monkeypatch.setattr(f"twentyfive.ui.pages.daily.{module}.today", lambda: day)


def opened(whole: Whole) -> DailyPage:
    """Open the page from the start page."""
    if whole.window.table.isVisible():
        whole.window.table.leave_asked.emit()
    click(whole.window.start.card(Entry.DAILY))
    page = whole.page(DailyPage)
    assert page.isVisible()
    return page


def focused_month(whole: Whole, page: DailyPage) -> None:
    """Go to the calendar of the month with Tab."""
    while focused() is not page.month:
        press(whole.window, Key.Key_Tab)


def is_over(whole: Whole) -> bool:
    """Return True if the result of the deal lies on the table."""
    return whole.window.table.overlays.current is Overlay.DEAL


def play(whole: Whole) -> None:
    """Play the deal at the table to its end with the mouse."""
    while not is_over(whole):
        turn_by_mouse(whole)


@pytest.mark.broad
def test_a_deal_is_played_compared_and_copied_with_the_mouse(whole: Whole) -> None:
    page = opened(whole)
    click(page.tiles[DailyGame.TWENTY_FIVE])
    assert whole.window.table.isVisible()
    play(whole)
    points = whole.view.scores[0]
    (saved,) = whole.window.playing.saver.saves.paths()
    assert saved.stem.startswith("Twenty-Five, deal of the day, ")
    click(button(whole.window.table.overlays.deal, "Compare with par"))
    result = whole.page(DailyResultPage)
    assert result.isVisible()
    click(result.share)
    line = QGuiApplication.clipboard().text()
    assert line.startswith(f"Twenty-Five · 24 Nov 2126 · {points} (par ")
    assert line.count("●") == points // 5
    assert line.count("●") + line.count("○") == 5
    assert result.share.label == "Copied"
    assert not any(sign in line for sign in "♠♥♦♣"), "it gives no card away"


@pytest.mark.broad
def test_the_same_goes_with_the_keys_alone(whole: Whole) -> None:
    whole.window.start.card(Entry.DAILY).setFocus()
    press(whole.window, Key.Key_Return)
    page = whole.page(DailyPage)
    assert focused() is page.tiles[DailyGame.TWENTY_FIVE]
    press(whole.window, Key.Key_Return)
    while not is_over(whole):
        turn_by_keys(whole)
    press(whole.window, Key.Key_Return)
    while focused() is not whole.page(DailyResultPage).share:  # in a low window the page begins at its top
        press(whole.window, Key.Key_Tab)
    spoken = QAccessible.queryAccessibleInterface(whole.page(DailyResultPage).share).text(QAccessible.Text.Description)
    assert ", the expert " in spoken
    press(whole.window, Key.Key_Return)
    assert QGuiApplication.clipboard().text().startswith("Twenty-Five · 24 Nov 2126")
    press(whole.window, Key.Key_Escape)
    assert page.isVisible()
    assert focused() is page.tiles[DailyGame.SPOIL_FIVE], "the next deal to play"
    press(whole.window, Key.Key_Escape)
    assert whole.window.start.isVisible()


@pytest.mark.broad
def test_a_deal_that_was_played_shows_its_result_and_is_not_played_again(whole: Whole) -> None:
    page = opened(whole)
    tile = page.tiles[DailyGame.TWENTY_FIVE]
    assert tile.note.startswith("Not played yet")
    click(tile)
    play(whole)
    opened(whole)
    assert tile.note.startswith(f"You {whole.view.scores[0]}, par ")
    click(tile)
    assert whole.page(DailyResultPage).isVisible()
    click(whole.page(DailyResultPage).look_back)
    assert whole.page(ReviewPage).isVisible()
    press(whole.window, Key.Key_Escape)
    assert whole.page(DailyResultPage).isVisible()


@pytest.mark.broad
def test_a_deal_left_half_way_goes_on_where_it_was(whole: Whole, start: Start) -> None:
    page = opened(whole)
    click(page.tiles[DailyGame.TWENTY_FIVE])
    while len(whole.view.tricks) < 2:
        turn_by_mouse(whole)
    left = len(whole.view.hand)
    opened(whole)
    assert page.tiles[DailyGame.TWENTY_FIVE].note.startswith("Started")
    whole.window.table.overlays.deal.play_again_asked.emit()  # another game comes between
    turn_by_mouse(whole)
    whole.close()
    again = start()
    page = opened(again)
    assert page.tiles[DailyGame.TWENTY_FIVE].note.startswith("Started")
    click(page.tiles[DailyGame.TWENTY_FIVE])
    assert len(again.view.hand) == left
    play(again)
    assert again.window.tools.daily.played(DailyDeal(DAY, DailyGame.TWENTY_FIVE)) is not None


def test_continue_after_a_restart_is_still_the_deal_of_the_day(whole: Whole, start: Start) -> None:
    click(opened(whole).tiles[DailyGame.TWENTY_FIVE])
    while len(whole.view.tricks) < 2:
        turn_by_mouse(whole)
    whole.close()
    again = start()
    click(again.window.start.card(Entry.CONTINUE))
    play(again)
    assert button(again.window.table.overlays.deal, "Compare with par").isVisible()
    click(button(again.window.table.overlays.deal, "Compare with par"))
    assert again.page(DailyResultPage).isVisible()


def test_another_game_is_played_again_as_usual(whole: Whole) -> None:
    click(opened(whole).tiles[DailyGame.TWENTY_FIVE])
    assert whole.window.table.score_panel.isVisible()
    whole.begin(3, 3, scoring="single_deal", finish="end_of_deal")
    play(whole)
    assert button(whole.window.table.overlays.deal, "Play again").isVisible()


@pytest.mark.broad
def test_yesterdays_deal_says_that_it_is_late(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    set_day(monkeypatch, LATE)
    page = opened(whole)
    focused_month(whole, page)
    press(whole.window, Key.Key_Left)
    assert "as played a day late" in page.about.plain
    click(page.tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    click(button(whole.window.table.overlays.deal, "Compare with par"))
    assert "1 Jan 2020" in whole.page(DailyResultPage).line
    assert whole.page(DailyResultPage).line.endswith("a day late")
    click(whole.page(DailyResultPage).calendar)
    assert whole.page(CalendarPage).streak.plain == "No streak just now."


@pytest.mark.parametrize(("width", "height", "text"), [(800, 600, 2.0), (911, 512, 1.5), (1280, 800, 2.5)])
def test_the_result_opens_at_its_beginning(start: Start, width: int, height: int, text: float) -> None:
    whole = start(text=text)
    whole.window.resize(width, height)
    page = opened(whole)
    click(page.tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    click(button(whole.window.table.overlays.deal, "Compare with par"))
    assert whole.page(DailyResultPage).isVisible()
    assert whole.page(DailyResultPage).scrolled == 0


def test_undo_is_told_with_the_result(whole: Whole) -> None:
    page = opened(whole)
    click(page.tiles[DailyGame.TWENTY_FIVE])
    while len(whole.view.tricks) < 1:
        turn_by_mouse(whole)
    whole.engine.undo()
    play(whole)
    click(button(whole.window.table.overlays.deal, "Compare with par"))
    assert whole.page(DailyResultPage).line.endswith("with undo")


def test_the_calendar_is_clicked_walked_by_keys_and_read_aloud(whole: Whole) -> None:
    page = opened(whole)
    click(page.tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    page = opened(whole)
    click(page.calendar)
    year = whole.page(CalendarPage).year
    assert focused() is year
    assert year.day == DAY
    assert year.accessibleName().startswith("Sunday 24 November 2126: You ")
    assert isinstance(year.mark(DAY), Verdict)
    assert whole.page(CalendarPage).streak.plain == "One day so far."
    press(whole.window, Key.Key_Left)
    assert year.accessibleName() == "Saturday 23 November 2126: Not played yet"
    for key, day in (
        (Key.Key_Up, date(2126, 11, 16)),
        (Key.Key_PageUp, date(2126, 10, 16)),
        (Key.Key_Right, date(2126, 10, 17)),
        (Key.Key_Down, date(2126, 10, 24)),
        (Key.Key_PageDown, DAY),
    ):
        press(whole.window, key)
        assert year.day == day
    click(whole.page(CalendarPage).games.of[DailyGame.SPOIL_FIVE])
    assert year.mark(DAY) is None
    assert year.accessibleName().endswith("Not played yet")
    click(whole.page(CalendarPage).games.of[DailyGame.TWENTY_FIVE])
    click(year, year.rect_of(date(2126, 11, 23)).center().toPoint())
    assert whole.page(CalendarPage).isVisible(), "nothing was played that day"
    assert year.day == date(2126, 11, 23)
    press(whole.window, Key.Key_Right)
    press(whole.window, Key.Key_Return)
    assert whole.page(DailyResultPage).isVisible()
    click(whole.page(DailyResultPage).calendar)
    click(year, year.rect_of(DAY).center().toPoint())
    assert whole.page(DailyResultPage).isVisible()


@pytest.mark.broad
def test_the_month_is_walked_by_keys_and_shows_the_deals_of_the_day_reached(whole: Whole) -> None:
    page = opened(whole)
    focused_month(whole, page)
    assert page.month.accessibleName() == "Sunday 24 November 2126: 0 of 3 deals played"
    press(whole.window, Key.Key_Right)
    assert page.month.day == DAY, "tomorrow’s deals are not shown"
    press(whole.window, Key.Key_Left)
    assert page.month.day == date(2126, 11, 23)
    assert all(tile.usable for tile in page.tiles.values()), "yesterday’s deals can still be played"
    press(whole.window, Key.Key_PageUp)
    assert page.month.day == date(2126, 10, 23)
    assert page.month.month.title == "October 2126"
    assert {tile.reason for tile in page.tiles.values()} == {"Only the deals of today and yesterday can be played."}
    press(whole.window, Key.Key_Return)
    assert focused() is page.month, "there is nothing to play on that day"
    press(whole.window, Key.Key_PageDown)
    press(whole.window, Key.Key_Return)
    assert focused() is page.tiles[DailyGame.TWENTY_FIVE]


@pytest.mark.broad
def test_the_month_is_turned_and_a_day_chosen_with_the_mouse(whole: Whole) -> None:
    page = opened(whole)
    assert not page.after.isVisible(), "the next month has no deals yet"
    click(page.before)
    assert page.month.day == date(2126, 10, 24)
    assert page.after.accessibleName() == "November"
    click(page.after)
    assert page.month.day == DAY
    assert not page.after.isVisible()
    click(page.month, page.month.rect_of(date(2126, 11, 28)).center().toPoint())
    assert page.month.day == DAY, "a day to come has no deals yet"
    click(page.month, page.month.rect_of(date(2126, 11, 3)).center().toPoint())
    assert page.month.day == date(2126, 11, 3)


def test_a_deal_played_is_a_dot_in_the_month(whole: Whole) -> None:
    click(opened(whole).tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    page = opened(whole)
    assert page.month.month.days[DAY.day - 1].dots == (True, False, False)
    assert page.month.accessibleName() == "Sunday 24 November 2126: 1 of 3 deals played"
    assert page.header.aside.plain == "One day so far."


@pytest.mark.broad
def test_the_next_deal_is_played_from_the_result_of_the_one_before(whole: Whole) -> None:
    click(opened(whole).tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    click(button(whole.window.table.overlays.deal, "Compare with par"))
    result = whole.page(DailyResultPage)
    assert result.following.label == "Next: Spoil Five"
    assert result.first_stop() is result.following
    click(result.following)
    assert whole.window.table.isVisible()
    assert whole.window.tools.daily.at_table == DailyDeal(DAY, DailyGame.SPOIL_FIVE)


@pytest.mark.broad
def test_par_is_explained_at_length_when_it_is_asked_for(whole: Whole) -> None:
    click(opened(whole).tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    click(button(whole.window.table.overlays.deal, "Compare with par"))
    result = whole.page(DailyResultPage)
    assert not result.explained.isVisible()
    click(result.why)
    assert result.explained.isVisible()
    assert "400 ways" in result.explained.plain
    assert "Every trick counts 5." in result.explained.plain
    click(result.why)
    assert not result.explained.isVisible()


@pytest.mark.broad
def test_after_the_last_deal_of_the_day_there_is_no_next_one(whole: Whole, monkeypatch: pytest.MonkeyPatch) -> None:
    click(opened(whole).tiles[DailyGame.TWENTY_FIVE])
    play(whole)
    set_day(monkeypatch, date(2126, 11, 27))
    whole.window.tools.daily.changed.emit()
    result = whole.open(DailyResultPage, DailyDeal(DAY, DailyGame.TWENTY_FIVE))
    assert not result.following.isVisible()
    assert result.first_stop() is result.share


def test_a_wide_window_keeps_the_page_in_a_column_in_its_middle(whole: Whole) -> None:
    whole.window.resize(1920, 1080)
    page = opened(whole)
    turn()
    left = page.tiles[DailyGame.TWENTY_FIVE].mapTo(page, page.tiles[DailyGame.TWENTY_FIVE].frame().topLeft()).x()
    right = page.calendar.mapTo(page, page.calendar.frame().topRight()).x() + 1
    assert left == page.width() - right
    assert right - left == round(PAGE_COLUMN * whole.look.factor)
