"""Every text shown or spoken can be translated: in a made-up language with other letters no English is left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.net.lobby.fakes import FakeGateway
from tests.ui.evening import Evening
from tests.ui.moments import (
    Moment,
    bids,
    deal_is_over,
    exchanges,
    game_is_over,
    jinks,
    names_trumps,
    plays_last,
    robs,
    show,
)
from tests.ui.painted import painted_texts
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole
from twentyfive.engine.seating.players import Guest
from twentyfive.net.gateway_link import Seen
from twentyfive.net.messages import Ask, Sit, Wish
from twentyfive.presentation.licences import licences
from twentyfive.presentation.new_game import usual_choices
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.presentation.start.entry import Entry
from twentyfive.ui.accessibility.shortcuts import TABLE, Aid, Key
from twentyfive.ui.pages.help.about_page import SOURCE_OF_QT
from twentyfive.ui.pages.help.help_page import HelpPage
from twentyfive.ui.pages.learn.learn_page import LearnPage
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.pages.new_game.new_game_pages import NewGamePages
from twentyfive.ui.pages.practise.practise_page import PractisePage
from twentyfive.ui.pages.review.review_page import ReviewPage
from twentyfive.ui.pages.settings.settings_page import SettingsPage, SettingsSubject
from twentyfive.ui.settings.languages import language_name, languages, languages_folder
from twentyfive.ui.table.overlays import Overlay
from twentyfive.ui.table.panels.table_menu import MenuChoice

LATIN, CYRILLIC = "abcdefghijklmnopqrstuvwxyz", "абвгдежзийклмнопрстуфхцчшщ"
MARKED: Final = str.maketrans(LATIN + LATIN.upper(), CYRILLIC + CYRILLIC.upper())
WORD: Final = re.compile(r"[A-Za-zÀ-ɏ]{2,}")
"""An English word; a single letter is a card or a key."""

CODE: Final = re.compile(r"\b[0-9A-Z]{4}(-[0-9A-Z]{4})+\b")
"""A deal code."""

OF_PARTS: Final = " ".join((SOURCE_OF_QT, *(f"{part.name} {part.licence}" for part in licences())))
LANGUAGES: Final = " ".join(map(language_name, languages(languages_folder())))
INTERFACES: Final = {"wlan", "eth"}
MONTHS: Final = [QLocale.c().standaloneMonthName(month, QLocale.FormatType.ShortFormat) for month in range(1, 13)]
"""Qt writes them in the language of the window."""

NOT_TRANSLATED: Final = {
    *NAMES,
    *INTERFACES,
    *MONTHS,
    *usual_choices("").names[1:],
    *WORD.findall(f"{OF_PARTS} {LANGUAGES}"),
}


class Pseudo(QTranslator):
    """Writes every text in other letters, except for the placeholders in braces."""

    def translate(
        self, context: bytes | str, source: bytes | str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        pieces = re.split(r"(\{[^}]*\})", str(source))
        return "".join(piece.translate(MARKED) if place % 2 == 0 else piece for place, piece in enumerate(pieces))


@pytest.fixture(autouse=True)
def _pseudo_language(qapp: object) -> Iterator[None]:
    """Put the program into the pseudo language from its start."""
    del qapp
    pseudo = Pseudo()
    QCoreApplication.installTranslator(pseudo)
    yield
    QCoreApplication.removeTranslator(pseudo)


def texts_of(widget: QWidget) -> Iterator[str]:
    """Yield the texts that a visible widget shows, and those that it gives to a screen reader."""
    yield from (text.text for text in painted_texts(widget))
    yield from (widget.toolTip(), widget.windowTitle(), widget.whatsThis(), widget.statusTip())
    yield from spoken(QAccessible.queryAccessibleInterface(widget))


def spoken(interface: QAccessibleInterface) -> Iterator[str]:
    """Yield the accessible texts of an object and of its parts that are not widgets, such as the cells of a list."""
    kinds = QAccessible.Text
    yield from (interface.text(kind) for kind in (kinds.Name, kinds.Description, kinds.Value, kinds.Help))
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is not None and child.object() is None:
            yield from spoken(child)


def untranslated(whole: Whole) -> list[str]:
    """The texts of the window that still contain an English word."""
    for _ in range(4):
        QApplication.processEvents()
    window = whole.window
    seen = [widget for widget in (window, *window.findChildren(QWidget)) if widget.isVisible()]
    texts = {text for widget in seen for text in texts_of(widget)} | {whole.said()}
    parts = {*WORD.findall(str(whole.engine.journal.path.parent / "decks"))}
    left = {text: set(WORD.findall(CODE.sub("", text))) - NOT_TRANSLATED - parts for text in texts}
    return [text for text, words in left.items() if words]


PAGES: Final[dict[str, Callable[[Whole], None]]] = {
    "start": lambda whole: whole.window.start.setFocus(),
    "new game": lambda whole: whole.window.start.chosen.emit(Entry.NEW_GAME),
    "learn": lambda whole: whole.window.start.chosen.emit(Entry.LEARN),
    "practise": lambda whole: whole.window.start.chosen.emit(Entry.PRACTISE),
    "saved games": lambda whole: whole.window.start.chosen.emit(Entry.SAVED),
    "statistics": lambda whole: whole.window.start.chosen.emit(Entry.STATISTICS),
    "help": lambda whole: whole.window.start.help.click(),
    "about": lambda whole: whole.page(HelpPage).about.click(),
    "all rules": lambda whole: whole.page(NewGamePages).page.rules.all_rules.click(),
    "lesson": lambda whole: whole.page(LearnPage).lesson_asked.emit(0, 0, ()),
    "trainer": lambda whole: whole.page(LearnPage).trainer.click(),
    "deal editor": lambda whole: click(whole.page(PractisePage).set_up),
}
FIRST: Final = {
    "all rules": "new game",
    "lesson": "learn",
    "trainer": "learn",
    "deal editor": "practise",
    "about": "help",
}
"""The page from which another page is reached."""


@pytest.mark.broad("start", "learn")
@pytest.mark.parametrize("page", PAGES)
def test_every_text_of_a_page_is_translated(whole: Whole, page: str) -> None:
    if page in FIRST:
        PAGES[FIRST[page]](whole)
    PAGES[page](whole)
    assert untranslated(whole) == []


@pytest.mark.broad("*TABLE")
@pytest.mark.parametrize("subject", SettingsSubject)
def test_every_text_of_the_settings_is_translated(whole: Whole, subject: SettingsSubject) -> None:
    whole.window.start.chosen.emit(Entry.SETTINGS)
    whole.page(SettingsPage).show_subject(subject)
    assert untranslated(whole) == []


MOMENTS: Final[dict[str, tuple[str, int, int, Moment]]] = {
    "robbing": ("twenty-five", 5, 5, robs),
    "the turn": ("twenty-five", 5, 5, plays_last),
    "in sides": ("twenty-five", 6, 3, plays_last),
    "bidding": ("fifty-five", 5, 5, bids),
    "naming trumps": ("fifty-five", 5, 5, names_trumps),
    "the kitty": ("auction-forty-fives", 4, 2, exchanges),
    "the pool": ("spoil-five", 5, 5, jinks),
    "after a deal": ("twenty-five", 5, 5, deal_is_over),
    "after a spoil": ("spoil-five", 5, 5, deal_is_over),
    "after the game": ("twenty-five", 5, 5, game_is_over),
}


@pytest.mark.broad("robbing", "bidding")
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_text_at_the_table_is_translated(whole: Whole, moment: str) -> None:
    show(whole, *MOMENTS[moment])
    assert untranslated(whole) == []


PANELS: Final = [overlay for overlay in Overlay if overlay not in (Overlay.DEAL, Overlay.HINT)]


@pytest.mark.broad("Overlay.MENU")
@pytest.mark.parametrize("panel", PANELS)
def test_every_text_of_a_panel_is_translated(whole: Whole, panel: Overlay) -> None:
    show(whole, *MOMENTS["the turn"])
    if panel is Overlay.MOVES:
        assert whole.window.practise.moves, "the list is built when it is first opened"
    whole.window.table.overlays.open(panel)
    assert untranslated(whole) == []


@pytest.mark.broad("Key.HINT")
@pytest.mark.parametrize("key", Key)
def test_every_answer_to_a_key_is_translated(whole: Whole, key: Key) -> None:
    show(whole, *MOMENTS["the turn"])
    QTest.keySequence(whole.window.table, QKeySequence(TABLE[key][0]))
    assert untranslated(whole) == []


@pytest.mark.broad("Aid.MOVES")
@pytest.mark.parametrize("aid", [each for each in Aid if each is not Aid.SKIP])
def test_every_text_of_practising_is_translated(whole: Whole, aid: Aid) -> None:
    show(whole, *MOMENTS["the turn"])
    whole.window.practise.practise()
    whole.window.practise.ask(aid)
    assert untranslated(whole) == []


@pytest.mark.broad
def test_every_text_of_refusals_rules_and_the_curtain_is_translated(whole: Whole) -> None:
    show(whole, *MOMENTS["the turn"])
    for card in whole.hand():
        if card not in whole.playable():
            click(card)
            assert untranslated(whole) == []
    whole.window.table.overlays.menu_chosen.emit(MenuChoice.RULES)
    assert untranslated(whole) == []
    show(whole, *MOMENTS["robbing"], persons=2)
    assert untranslated(whole) == []


def test_every_text_of_looking_back_is_translated(whole: Whole) -> None:
    show(whole, *MOMENTS["after the game"])
    whole.window.table.overlays.deal.look_back_asked.emit()
    assert untranslated(whole) == []
    whole.page(ReviewPage).header.back.click()
    whole.window.table.leave_asked.emit()
    for page in ("saved games", "statistics"):
        PAGES[page](whole)
        assert untranslated(whole) == []
        whole.window.table.leave_asked.emit()


@pytest.fixture
def _digits_as_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make codes of tables without letters, which would look like English."""
    monkeypatch.setattr("twentyfive.net.entrance.new_code", lambda: "7777")


@pytest.mark.broad
@pytest.mark.usefixtures("_digits_as_code")
def test_every_text_of_an_evening_with_phones_is_translated(whole: Whole, gateways: list[FakeGateway]) -> None:
    evening = Evening(whole, gateways, players=4)
    evening.come(1, "Mary")
    evening.come(2, "Seán")
    page = whole.page(OpenTablePage)
    page.way_in._patience.stop()
    assert untranslated(whole) == []
    evening.link.noticed.emit(Seen(connections=1, pages=1, wrong_codes=20, code_spent=True))
    assert untranslated(whole) == []
    page.footer.start.click()
    evening.link.left.emit(12)
    assert untranslated(whole) == []
    evening.link.hear(11, Ask(evening.link.last(11, PhoneSheet).at, Wish.PAUSE))
    assert evening.bar.isVisible()
    assert untranslated(whole) == []
    evening.bar.yes.click()
    evening.link.come(30, "Tom")
    evening.link.hear(30, Sit(3))
    assert evening.bar.isVisible()
    assert untranslated(whole) == []
    whole.open(OpenTablePage)
    assert untranslated(whole) == []


@pytest.mark.broad
@pytest.mark.usefixtures("_digits_as_code")
def test_every_text_of_a_table_for_all_is_translated(whole: Whole, gateways: list[FakeGateway]) -> None:
    evening = Evening(whole, gateways, host=Guest())
    evening.come(0, "Anna")
    whole.page(OpenTablePage).footer.start.click()
    assert untranslated(whole) == []
    evening.play_until(lambda: whole.window.table.overlays.current is Overlay.DEAL)
    assert untranslated(whole) == []
