"""Panels and pages: wrapped text, stacked columns, the way back."""

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QScrollArea, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.painted import painted_texts
from tests.ui.panels import shows
from twentyfive.core import Suit
from twentyfive.presentation.settings import Settings, ThemeChoice
from twentyfive.ui.table.panels.table_menu import SpeedPanel, TableMenu
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.theme.text_layout import wrapped
from twentyfive.ui.theme.tokens import Ground
from twentyfive.ui.widgets.base_button import RING
from twentyfive.ui.widgets.buttons import PrimaryButton, SecondButton
from twentyfive.ui.widgets.page import Page
from twentyfive.ui.widgets.panels import SHADOW, Panel, RichLabel, Role
from twentyfive.ui.widgets.rows import EvenRow
from twentyfive.ui.widgets.scroll_area import ScrollBody

LONG = "Choose in your hand the card to put out for it. Nobody is told if you leave A♥ lying."


def a_look(text: float = 1.0, theme: ThemeChoice = ThemeChoice.LIGHT) -> Look:
    return make_look(Settings(text=text, theme=theme), 1280, 800)


class Column(QWidget):
    """More buttons than fit in a small window."""

    def __init__(self) -> None:
        super().__init__()
        rows = QVBoxLayout(self)
        self.buttons = [dressed(SecondButton(f"Rule {number}"), a_look()) for number in range(9)]
        for button in self.buttons:
            rows.addWidget(button)


class ShownPage:
    """A page of two columns with a footer, in a window in front of all others."""

    def __init__(self, qtbot: QtBot) -> None:
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.page = dressed(Page("Settings", self.window), a_look())
        self.left, self.right = Column(), Column()
        self.start = dressed(PrimaryButton("Start the game"), a_look())
        self.page.set_columns([(self.left, 2), (self.right, 1)])
        self.page.set_footer(self.start)
        self.resize(1280, 800)
        with qtbot.waitActive(self.window):
            self.window.show()
            self.window.activateWindow()

    def resize(self, width: int, height: int) -> None:
        self.window.resize(width, height)
        self.page.resize(width, height)
        QApplication.processEvents()


@pytest.fixture
def shown(qtbot: QtBot) -> ShownPage:
    return ShownPage(qtbot)


def test_columns_share_the_width(shown: ShownPage) -> None:
    assert not shown.page.one_column
    assert shown.left.y() == shown.right.y()
    assert shown.left.width() > 1.5 * shown.right.width()


@pytest.mark.parametrize(("width", "height", "stacked"), [(1200, 1920, True), (1280, 1024, False), (1920, 1080, False)])
def test_columns_are_stacked_where_larger_text_leaves_them_no_room_side_by_side(
    shown: ShownPage, width: int, height: int, stacked: bool
) -> None:
    shown.page.wear(make_look(Settings(), width, height))
    shown.resize(width, height)
    assert shown.page.one_column is stacked


def test_columns_stack_in_a_narrow_window(shown: ShownPage) -> None:
    shown.resize(1000, 800)
    assert shown.page.one_column
    assert shown.right.y() >= shown.left.geometry().bottom()


def test_columns_stack_for_large_text(shown: ShownPage) -> None:
    shown.page.wear(a_look(1.5))
    QApplication.processEvents()
    assert shown.page.one_column
    assert shown.right.y() >= shown.left.geometry().bottom()


def test_tab_scrolls_to_the_widget_with_the_focus_and_the_footer_stays(shown: ShownPage) -> None:
    shown.page.wear(a_look(2.5))
    shown.resize(1280, 720)
    scroll = shown.page.findChild(QScrollArea)
    assert isinstance(scroll, QScrollArea)
    last = shown.right.buttons[-1]
    shown.right.buttons[-2].setFocus()
    QTest.keyClick(shown.right.buttons[-2], Qt.Key.Key_Tab)
    assert last.hasFocus()
    seen = QRect(last.mapTo(scroll.viewport(), last.rect().topLeft()), last.size())
    assert scroll.viewport().rect().contains(seen)
    foot = QRect(shown.start.mapTo(shown.page, shown.start.rect().topLeft()), shown.start.size())
    assert shown.page.rect().contains(foot)


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_button_and_escape_lead_back(shown: ShownPage, qtbot: QtBot, way: str) -> None:
    with qtbot.waitSignal(shown.page.back_asked):
        if way == "key":
            QTest.keyClick(shown.left.buttons[0], Qt.Key.Key_Escape)
        else:
            shown.page.header.back.click()


def a_panel(look: Look, parent: QWidget) -> tuple[Panel, RichLabel, PrimaryButton]:
    panel = dressed(Panel(parent), look)
    rows = QVBoxLayout(panel)
    text, button = dressed(RichLabel(LONG), look), dressed(PrimaryButton("Take 2♠ for 8♦"), look)
    rows.addWidget(text)
    rows.addWidget(button)
    panel.fit()
    return panel, text, button


@pytest.mark.parametrize("text", [1.0, 1.5, 2.5])
def test_a_panel_is_as_high_as_its_text_needs(shown: ShownPage, text: float) -> None:
    panel, words, button = a_panel(a_look(text), shown.window)
    heights = {width: panel.sheet_height_for(width) for width in (1000, 500)}
    assert heights[500] > heights[1000], "the text wraps"
    panel.place(QRect(40, 40, 500, heights[500]))
    panel.show()
    QApplication.processEvents()
    assert panel.sheet().size() == QRect(0, 0, 500, heights[500]).size()
    assert panel.geometry().topLeft().x() == 40 - SHADOW
    assert words.height() >= words.heightForWidth(words.width())
    for inner in (words.geometry(), button.geometry()):
        assert panel.sheet().contains(inner)


def test_text_is_in_line_with_the_frames_of_buttons(shown: ShownPage) -> None:
    panel, words, button = a_panel(a_look(), shown.window)
    panel.place(QRect(40, 40, 600, panel.sheet_height_for(600)))
    panel.show()
    QApplication.processEvents()
    ink = min(painted.area.left() for painted in painted_texts(words))
    assert ink + words.x() == pytest.approx(button.frame().left() + button.x(), abs=1.5)


def test_a_panel_passes_another_look_to_its_content(shown: ShownPage) -> None:
    panel, words, button = a_panel(a_look(), shown.window)
    before = panel.sheet_height_for(600)
    panel.wear(a_look(2.5))
    assert panel.sheet_height_for(600) > before
    assert words.font().pixelSize() == a_look(2.5).medium
    assert button.frame_height_for(500) >= a_look(2.5).control_height


@pytest.mark.parametrize("text", [1.0, 2.0, 2.5])
@pytest.mark.parametrize("kind", [TableMenu, SpeedPanel])
def test_a_hidden_panel_knows_its_size_in_another_look(
    shown: ShownPage, kind: type[TableMenu | SpeedPanel], text: float
) -> None:
    room, look = QSize(1256, 696), a_look(text)
    panel = dressed(kind(shown.window), a_look(1.5))
    panel.preferred_size(room)
    panel.wear(look)
    assert panel.preferred_size(room) == dressed(kind(shown.window), look).preferred_size(room)


@pytest.mark.usefixtures("qapp")
def test_a_screen_reader_gets_suit_signs_as_words() -> None:
    label = dressed(RichLabel("You hold A♥ & 5♦"), a_look())
    interface = QAccessible.queryAccessibleInterface(label)
    assert interface.text(QAccessible.Text.Name) == "You hold the ace of hearts & the 5 of diamonds"
    label.set_text("Leave it")
    assert interface.text(QAccessible.Text.Name) == "Leave it"
    assert label.plain == "Leave it"


@pytest.mark.usefixtures("qapp")
def test_suit_signs_are_painted_in_their_colours_within_text() -> None:
    look = a_look(theme=ThemeChoice.LIGHT)
    label = dressed(RichLabel("The best: 5♥"), look)
    label.resize(label.sizeHint())
    assert shows(label, look.suit_on(Suit.HEARTS, Ground.PAPER))
    assert shows(label, look.colours.ink)
    label.set_text("The best: 5♠")
    assert not shows(label, look.suit_on(Suit.HEARTS, Ground.PAPER))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("width", [100, 140, 300])
def test_lines_end_between_words(width: int) -> None:
    """Also after characters that Qt counts as two."""
    text = "🂱 🂡 Seán Óg and Bridget play on, 🃏 or leave it"
    label = dressed(RichLabel(text), a_look())
    lines = wrapped(text, label.font(), width, 20).texts
    assert len(lines) > 1
    assert " ".join(lines) == text
    label.resize(width + 2 * RING, label.heightForWidth(width + 2 * RING))
    painted = painted_texts(label)
    assert "".join(words.text for words in painted).replace(" ", "") == text.replace(" ", "")
    assert all(words.area.bottom() <= label.height() for words in painted)


@pytest.mark.usefixtures("qapp")
def test_a_text_asks_for_a_block_rather_than_a_long_line() -> None:
    look, text = a_look(), " ".join(["Lead a trump, or rob the pack."] * 8)
    hint = dressed(RichLabel(text), look).sizeHint()
    assert 1.2 < hint.width() / hint.height() < 2.5
    assert hint.height() >= dressed(RichLabel(text), look).heightForWidth(hint.width())
    longest = max(dressed(RichLabel(word), look).minimumSizeHint().width() for word in text.split())
    assert dressed(RichLabel(text), look).minimumSizeHint().width() == longest


@pytest.mark.usefixtures("qapp")
def test_roles_differ_in_size_or_weight() -> None:
    fonts = {role: dressed(RichLabel("x", role=role), a_look()).font() for role in Role}
    assert len({(font.pixelSize(), font.bold()) for font in fonts.values()}) == len(Role)


@pytest.mark.parametrize("theme", [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST])
def test_a_scrolling_part_of_a_panel_has_the_scroll_bar_of_pages(qtbot: QtBot, theme: ThemeChoice) -> None:
    look = a_look(theme=theme)
    window, body = QWidget(), QWidget()
    qtbot.addWidget(window)
    body.setMinimumHeight(900)
    scroll = dressed(ScrollBody(body, window), look)
    scroll.wear(look)
    scroll.resize(300, 200)
    window.resize(300, 200)
    window.show()
    bar = scroll.verticalScrollBar()
    assert bar.isVisible()
    assert bar.accessibleName() == "Scroll up and down"
    assert shows(bar, look.colours.line)
    assert shows(bar, look.colours.raised)


def test_a_row_of_buttons_grows_for_longer_words(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    rows = QVBoxLayout(window)
    rows.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    row, button = dressed(EvenRow(), a_look()), dressed(SecondButton(""), a_look())
    row.add(dressed(SecondButton("Step back"), a_look()), dressed(SecondButton("Next step"), a_look()), button)
    rows.addWidget(row)
    rows.addStretch(1)
    window.resize(500, 400)
    window.show()
    QApplication.processEvents()
    low = row.height()
    button.set_label("Play the whole deal through")
    for _ in range(3):
        QApplication.processEvents()
    assert row.height() > low
    assert button.is_whole()
