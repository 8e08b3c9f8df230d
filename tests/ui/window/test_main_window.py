"""The main window loads its parts when they are needed, keeps the focus in order, and leaves nothing behind."""

from __future__ import annotations

import base64
import gc
import subprocess
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from tests.ui.moments import game_is_over, plays_last, robs, show
from tests.ui.page_checks import settle
from tests.ui.painted import place
from tests.ui.pressing import click
from tests.ui.whole import Start, Whole, button, choice, press
from twentyfive.engine.game.journal import take_journal
from twentyfive.presentation.new_game_folds import Fold
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.widgets.base_button import BaseButton
from twentyfive.ui.widgets.question_page import QuestionPage
from twentyfive.ui.window.local_table import Equipment
from twentyfive.ui.window.main_window import MainWindow
from twentyfive.ui.window.words import PREVIOUS_GAME_NOT_SAVED, SETTINGS_NOT_WRITTEN

LATER = (
    "engine.game.engine",
    "ai.levels",
    "engine.game_saver",
    "ui.table.table_page",
    "ui.page_tools",
    "ui.sound.sounds",
    "ui.cards.faces",
    "ui.pages.settings.settings_page",
)


SOON = "ui.pages.new_game.new_game_pages"
"""The most used page is loaded before it is opened, but after the start page can be used."""


@pytest.mark.broad
def test_the_start_page_loads_nothing_that_it_does_not_show(private_home: Path) -> None:
    program = f"""if True:
        import sys
        from pathlib import Path
        from PySide6.QtWidgets import QApplication
        from twentyfive.app import build
        from twentyfive.engine.game.journal import take_journal
        application = QApplication([])
        data = Path({str(private_home)!r})
        window = build(data, take_journal(data))
        window.start.grab()
        print(*sorted(set(sys.modules) & {{"sqlite3", *(f"twentyfive.{{name}}" for name in {(*LATER, SOON)})}}))
        print(window.table.isVisibleTo(window), "twentyfive.ui.table.table_page" in sys.modules)
        window.show()
        for _ in range(100):
            application.processEvents()
        print("twentyfive.{SOON}" in sys.modules)
        window.close()
    """
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["", "False True", "True"]


@pytest.mark.usefixtures("qapp")
def test_a_closed_window_leaves_nothing_behind(tmp_path: Path) -> None:
    whole = Whole(tmp_path)
    whole.begin(5, 5)
    start, table = whole.window.start, whole.window.table
    pages = [start, table, table.top.canvas, whole.page(NewGamePages), whole.page(HelpPage)]
    references = [weakref.ref(widget) for widget in (whole.window, whole.engine, *pages)]
    whole.close()
    del whole, start, table, pages
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    assert [reference() for reference in references if reference() is not None] == []


@pytest.mark.broad("Entry.NEW_GAME")
@pytest.mark.parametrize(
    "entry", [Entry.NEW_GAME, Entry.LEARN, Entry.PRACTISE, Entry.SAVED, Entry.STATISTICS, Entry.SETTINGS]
)
def test_coming_back_to_the_start_page_restores_the_focus(whole: Whole, entry: Entry) -> None:
    whole.begin(5, 5)
    leave_table(whole)
    start = whole.window.start
    assert start.card(Entry.CONTINUE).hasFocus()
    start.card(entry).setFocus()
    press(whole.window, Qt.Key.Key_Return)
    assert not start.isVisible()
    press(whole.window, Qt.Key.Key_Escape)
    assert start.isVisible()
    assert start.card(entry).hasFocus()


def test_coming_back_from_help_restores_the_focus_of_the_start_page(whole: Whole) -> None:
    start = whole.window.start
    start.card(Entry.STATISTICS).setFocus()
    press(whole.window, Qt.Key.Key_F1)
    press(whole.window, Qt.Key.Key_Escape)
    assert start.card(Entry.STATISTICS).hasFocus()
    start.large_text.setFocus()
    press(whole.window, Qt.Key.Key_F1)
    press(whole.window, Qt.Key.Key_Escape)
    assert start.large_text.hasFocus()


def test_escape_once_too_often_does_not_end_the_program(whole: Whole) -> None:
    press(whole.window, Qt.Key.Key_F1)
    for _ in range(3):
        press(whole.window, Qt.Key.Key_Escape)
    assert whole.window.isVisible()
    assert whole.window.start.isVisible()


def test_coming_back_from_the_table_focuses_continue(whole: Whole) -> None:
    start = whole.window.start
    click(start.card(Entry.NEW_GAME))
    click(whole.page(NewGamePages).page.footer.start)
    leave_table(whole)
    assert start.card(Entry.CONTINUE).hasFocus()


def test_new_game_opens_at_its_top_every_time(whole: Whole) -> None:
    click(whole.window.start.card(Entry.NEW_GAME))
    page = whole.page(NewGamePages).page
    first = page.folds.heads[Fold.GAME]
    assert first.hasFocus()
    [*_, low] = page.games.values()
    click(low)
    settle()
    assert page.scrolled > 0
    press(whole.window, Qt.Key.Key_Escape)
    click(whole.window.start.card(Entry.NEW_GAME))
    settle()
    assert first.hasFocus()
    assert page.folds.opened is Fold.PLAYERS
    assert page.scrolled == 0


def leave_table(whole: Whole) -> None:
    """Leave the table by its menu."""
    press(whole.window, Qt.Key.Key_Escape)
    click(choice(whole.window.table.overlays.menu, "Leave"))
    assert whole.window.start.isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1280, 800)], ids=str)
def test_a_table_fits_a_window_that_was_resized_on_another_page(whole: Whole, size: tuple[int, int]) -> None:
    whole.window.resize(1366, 768)
    show(whole, "twenty-five", 5, 5, robs)
    leave_table(whole)
    whole.window.resize(*size)
    settle()
    click(whole.window.start.card(Entry.CONTINUE))
    settle()
    table, window = whole.window.table, whole.window.rect()
    assert (window.width(), window.height()) == size
    parts = [table.decision_panel, *whole.hand(), *(shown for shown in table.bar.findChildren(BaseButton))]
    assert [part.accessibleName() for part in parts if part.isVisible() and not window.contains(place(part))] == []
    press(whole.window, Qt.Key.Key_Escape)
    assert window.contains(place(table.overlays.menu))


@pytest.mark.usefixtures("qapp")
def test_a_window_that_is_closed_at_once_loads_no_table(tmp_path: Path) -> None:
    equipped: list[str] = []

    def equip() -> Equipment:
        equipped.append("too early")
        raise AssertionError

    window = MainWindow(SettingsStore(), take_journal(tmp_path), tmp_path, equip)
    window.grab()
    window.close()
    QCoreApplication.processEvents()
    assert equipped == []


@pytest.mark.broad("1280-800")
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080)])
def test_review_and_lessons_do_not_scroll_in_a_large_window(start: Start, width: int, height: int) -> None:
    whole = start()
    whole.window.resize(width, height)
    show(whole, "twenty-five", 5, 5, game_is_over)
    click(button(whole.window.table.overlays.deal, "Look back"))
    settle()
    assert not scrolls(whole.page(ReviewPage))
    whole.window.start.chosen.emit(Entry.LEARN)
    settle()
    assert not scrolls(whole.page(LearnPage))


def scrolls(page: QuestionPage) -> bool:
    """Whether the page has more than its window shows."""
    (area,) = page.findChildren(QScrollArea, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return area.verticalScrollBar().maximum() > 0


def test_the_button_of_a_notice_has_its_sentences_for_a_screen_reader(whole: Whole) -> None:
    for sentence in ("The disk is full.", "The settings cannot be written."):
        whole.window.notice.say(sentence)
    read = button(whole.window.notice, "OK")
    assert read.accessibleDescription() == "The disk is full. The settings cannot be written."


def test_the_button_of_a_long_notice_keeps_its_usual_height(whole: Whole) -> None:
    whole.window.resize(800, 600)
    whole.window.notice.say(PREVIOUS_GAME_NOT_SAVED())
    whole.window.notice.say(SETTINGS_NOT_WRITTEN(path="/home/nora/settings.ini"))
    settle()
    close = button(whole.window.notice, "OK")
    assert isinstance(close, BaseButton)
    assert close.frame().height() == close.frame_height_for(close.width())


@pytest.mark.broad("1-size0-1.0")
@pytest.mark.parametrize(
    ("size", "text"), [((800, 600), 1.0), ((800, 600), 1.5), ((1280, 720), 2.0), ((1280, 720), 2.5)]
)
@pytest.mark.parametrize("sentences", [1, 4])
def test_a_notice_covers_neither_hand_nor_buttons_in_the_smallest_window_and_scrolls(
    start: Start, size: tuple[int, int], text: float, sentences: int
) -> None:
    whole = start(text=text)
    whole.window.resize(*size)
    show(whole, "twenty-five", 5, 5, plays_last)
    for number in range(sentences):
        whole.window.notice.say(SETTINGS_NOT_WRITTEN(path=f"/home/nora/.config/twenty five/{number}.ini"))
    settle()
    notice = place(whole.window.notice)
    for part in (*whole.hand(), whole.window.table.bar):
        assert whole.window.rect().contains(place(part))
        assert not place(part).intersects(notice)
    (area,) = whole.window.notice.findChildren(QScrollArea)
    body, scrollable = area.widget(), area.verticalScrollBar().maximum()
    assert body is not None
    assert scrollable + area.viewport().height() == body.height(), "all of it can be read"
    assert (scrollable > 0) == (area.focusPolicy() is Qt.FocusPolicy.StrongFocus)
    click(button(whole.window.notice, "OK"))
    settle()
    assert whole.window.table.height() == whole.window.height()


def test_the_window_fills_a_screen_too_small_for_the_usual_size(whole: Whole) -> None:
    """In the usual size the buttons below the table would lie below the edge of a small laptop's screen."""
    window = whole.window
    assert window.screen().availableSize().width() < 1280, "the tests have a small screen"
    window.hide()
    window.appear()
    assert window.isMaximized()


LEFT_ON_A_LARGE_SCREEN = b"AdnQywADAAAAAAAAAAAAAAAAB38AAAQ3AAABQAAAAJMAAAY/AAADsgAAAAACAAAAB4AAAAAAAAAAEwAAB38AAAQ3"
"""The geometry of a maximised window on a screen of 1920 by 1080, as Qt saved it."""


def test_a_window_last_open_on_a_far_larger_screen_fills_a_small_one(start: Start) -> None:
    """Qt does not restore its geometry there, and in the usual size its foot would lie below the edge."""
    window = start(window=base64.b64decode(LEFT_ON_A_LARGE_SCREEN)).window
    window.hide()
    window.appear()
    assert window.isMaximized()


SMALL_SCREENS = [(900, 460), (911, 512), (960, 540), (640, 400)]
"""Sizes of what laptops leave for windows at a display scale of 150 or 200 %, and of a screen smaller than all."""


@pytest.mark.broad("1.0-(900, 460)")
@pytest.mark.qt_log_ignore("propagateSizeHints")  # an offscreen window cannot ask for a size
@pytest.mark.parametrize("size", SMALL_SCREENS, ids=str)
@pytest.mark.parametrize("text", [1.0, 2.5])
def test_the_window_never_asks_for_more_than_the_screen_has(
    monkeypatch: pytest.MonkeyPatch, start: Start, size: tuple[int, int], text: float
) -> None:
    monkeypatch.setattr(MainWindow, "screen", lambda _: SimpleNamespace(availableSize=lambda: QSize(*size)))
    window = start(text=text, large_text=text > 1).window
    least = window.minimumSize()
    assert least.width() <= size[0]
    assert least.height() < size[1], "a title bar has room above the window"
    window.hide()
    window.appear()
    assert window.isMaximized()


def test_f11_fills_the_screen_and_a_second_time_brings_the_window_back(whole: Whole) -> None:
    window = whole.window
    window.resize(1000, 700)
    before = window.geometry()
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    whole.begin(5, 5)
    press(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert window.geometry() == before


class FocusLog(QObject):
    """Records every object that gets the focus."""

    def __init__(self) -> None:
        super().__init__()
        self.focused: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FocusIn:
            self.focused.append(watched)
        return False


@pytest.mark.broad("Entry.PRACTISE")
@pytest.mark.parametrize("entry", [Entry.PRACTISE, Entry.SAVED, Entry.STATISTICS, Entry.SETTINGS])
def test_a_page_that_opens_never_gets_the_focus_itself(whole: Whole, qapp: QApplication, entry: Entry) -> None:
    # Qt would report the page to a screen reader after the button to which the page passes the focus.
    log = FocusLog()
    qapp.installEventFilter(log)
    click(whole.window.start.card(entry))
    press(whole.window, Qt.Key.Key_F1)
    qapp.removeEventFilter(log)
    assert whole.page(HelpPage).isVisible()
    assert not [each for each in log.focused if isinstance(each, QuestionPage)]
