"""The Rules page: its sections on screen, to a screen reader and by keys, at every size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.dressing import dressed
from tests.ui.page_checks import WINDOWS, faults, look_of, lowest, scrolls, settle, show
from tests.ui.panels import shows
from tests.ui.pressing import click
from tests.ui.reading import sentences
from twentyfive.core import PRESETS, Rules, Suit, trumps
from twentyfive.core.cards import cards_text
from twentyfive.core.ranking import ranking
from twentyfive.presentation.settings import ThemeChoice
from twentyfive.ui.cards.faces import FaceStore
from twentyfive.ui.pages.help.rules_page import RulesPage
from twentyfive.ui.widgets.base_button import RING
from twentyfive.wording.names import for_the_ear
from twentyfive.wording.rules.rules_text import rules_sections


def opened(
    qtbot: QtBot,
    faces: FaceStore,
    rules: Rules,
    trump: Suit | None,
    size: tuple[int, int, float] = (1280, 800, 1.0),
    theme: ThemeChoice = ThemeChoice.LIGHT,
) -> RulesPage:
    """The page in front of all other windows."""
    width, height, factor = size
    page = dressed(RulesPage(faces), look_of(width, height, factor, theme))
    page.open(rules, None if trump is None else ranking(trump, rules))
    show(qtbot, page, width, height)
    return page


def titles(page: RulesPage) -> list[str]:
    return [section.title.plain for section in page.sections]


def test_the_page_shows_the_rules_and_the_order_of_the_trumps(qtbot: QtBot, faces: FaceStore) -> None:
    rules = PRESETS["twenty-five"]
    page = opened(qtbot, faces, rules, Suit.SPADES)
    assert [(sheet.title.plain, sheet.paragraphs) for sheet in page.sections] == [
        (part.title, part.paragraphs) for part in rules_sections(rules, "twenty-five")
    ]
    assert page.header.aside.plain == "Twenty-Five"
    assert page.order is not None
    assert cards_text(tuple(card.card for card in page.order.trumps.cards)) == cards_text(trumps(Suit.SPADES, rules))
    assert page.order.trumps.accessibleName().startswith("Spades are trumps. Best first: 5 of spades, jack of spades")
    assert [row.suit.suit for row in page.order.suits.rows] == [Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    assert page.order.trumps.accessibleDescription().startswith(
        "The 5 of spades, the jack of spades and the ace of hearts may"
    )
    assert page.order.privilege.plain.startswith("5♠, J♠ and A♥ may be held back")


def test_a_five_of_hearts_that_is_always_best_is_not_among_the_plain_hearts(qtbot: QtBot, faces: FaceStore) -> None:
    page = opened(qtbot, faces, PRESETS["house-25"], Suit.CLUBS)
    assert page.order is not None
    hearts = page.order.suits.rows[0].suit
    assert cards_text(tuple(token.card for token in hearts.tokens)) == "KH QH JH 10H 9H 8H 7H 6H 4H 3H 2H"


def test_other_rules_replace_those_shown(qtbot: QtBot, faces: FaceStore) -> None:
    page = opened(qtbot, faces, PRESETS["twenty-five"], Suit.SPADES)
    page.scrolled = 200
    page.open(PRESETS["fifty-five"], None)
    settle()
    assert page.order is None
    assert "The bidding" in titles(page)
    assert "Robbing" not in titles(page)
    assert page.sections[0].hasFocus()
    assert page.scrolled == 0
    assert "Robbing" not in sentences(page)


def test_house_rules_come_first(qtbot: QtBot, faces: FaceStore) -> None:
    rules = PRESETS["twenty-five"].replace(must_rob=True)
    page = opened(qtbot, faces, rules, None)
    assert titles(page)[:2] == ["What differs from Twenty-Five", "The game"]
    assert page.sections[0].paragraphs == ("If you may rob, you must.",)


def test_sections_are_read_out_as_a_whole(qtbot: QtBot, faces: FaceStore) -> None:
    page = opened(qtbot, faces, PRESETS["twenty-five"], Suit.HEARTS)
    for section in page.sections:
        assert section.title.accessibleName() == section.title.plain
        assert section.title.accessibleDescription() == for_the_ear(" ".join(section.paragraphs))
    assert any("ace of hearts" in section.title.accessibleDescription() for section in page.sections)
    assert not any("♥" in section.title.accessibleDescription() for section in page.sections)


@pytest.mark.broad("size0")
@pytest.mark.parametrize("size", [(1280, 800, 1.0), (800, 600, 1.5), (1280, 800, 2.5)])
def test_down_leads_through_every_section_and_up_back(
    qtbot: QtBot, faces: FaceStore, size: tuple[int, int, float]
) -> None:
    page = opened(qtbot, faces, PRESETS["spoil-five-hoyle"], Suit.DIAMONDS, size)
    assert page.order is not None
    titled = [section.title for section in page.sections]
    before = [title for title in titled if title.plain in ("The game", "The deal", "What beats what")]
    robbing = next(title for title in titled if title.plain == "Robbing")
    after = titled[len(before) + 1 :]
    stops = [*before, robbing, page.order.trumps, *page.order.suits.rows, *after]
    assert walked(Qt.Key.Key_Down, 200, page) == stops
    assert page.scrolled >= lowest(page) - RING, "the last line is visible"
    assert walked(Qt.Key.Key_Up, 200, page) == stops[::-1]


def walked(key: Qt.Key, most: int, page: RulesPage) -> list[QWidget]:
    """Press the key until the focus leaves the scroll area; return every widget that had it. Each was visible."""
    met = list[QWidget]()
    for _ in range(most):
        focused = QApplication.focusWidget()
        assert focused is not None
        if not scrolls(focused, page):
            back = Qt.Key.Key_Up if key == Qt.Key.Key_Down else Qt.Key.Key_Down
            QTest.keyClick(focused, back)
            return met
        if not met or met[-1] is not focused:
            met.append(focused)
            assert focused.visibleRegion().boundingRect().height() > 0
        QTest.keyClick(focused, key)
        settle()
    raise AssertionError("the keys do not lead to an end")


def test_page_and_home_and_end_keys_scroll_the_page(qtbot: QtBot, faces: FaceStore) -> None:
    page = opened(qtbot, faces, PRESETS["fifty-five"], Suit.CLUBS, (800, 600, 1.5))
    view_height = page.height() - page.header.height()
    for key, value in (
        (Qt.Key.Key_PageDown, view_height),
        (Qt.Key.Key_PageUp, 0),
        (Qt.Key.Key_End, lowest(page)),
        (Qt.Key.Key_Home, 0),
    ):
        QTest.keyClick(page.sections[0], key)
        assert page.scrolled == value


def test_escape_and_back_lead_back(qtbot: QtBot, faces: FaceStore) -> None:
    page = opened(qtbot, faces, PRESETS["twenty-five"], None)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        QTest.keyClick(page.sections[0], Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.back_asked, timeout=1000):
        click(page.header.back)


@pytest.mark.broad("spoil-five-hoyle-size1")
@pytest.mark.parametrize("size", WINDOWS)
@pytest.mark.parametrize("preset", ["spoil-five-hoyle", "one-hundred-ten-joker"])
def test_nothing_is_cut_or_covered(qtbot: QtBot, faces: FaceStore, preset: str, size: tuple[int, int, float]) -> None:
    page = opened(qtbot, faces, PRESETS[preset].replace(stake=5, best_of=3), Suit.DIAMONDS, size)
    assert faults(page) == []
    assert page.order is not None
    for row in (page.order.trumps, page.order.suits):
        assert row.height() >= row.heightForWidth(row.width())


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", list(ThemeChoice))
def test_the_sections_take_the_colours_of_every_theme(qtbot: QtBot, faces: FaceStore, theme: ThemeChoice) -> None:
    page = opened(qtbot, faces, PRESETS["twenty-five"], Suit.SPADES)
    look = look_of(1280, 800, theme=theme)
    page.wear(look)
    settle()
    for section in page.sections[:3]:
        assert shows(section, look.colours.surface)
        assert shows(section, look.colours.ink)
