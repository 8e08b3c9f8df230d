"""Every page, panel and table in each language and in a made-up longer one: nothing cut off, nothing covered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from resources.translations.generator.shipped import SHIPPED
from tests.net.lobby.fakes import FakeGateway
from tests.ui.longer import Longer
from tests.ui.moments import robs, show
from tests.ui.page_checks import settle
from tests.ui.painted import faults, painted_texts
from tests.ui.scenes import PAGES, QUESTIONS, SEVERAL, Scene, evening, explanation, tables
from tests.ui.test_layouts import SIZES, Size, cards_astray, cards_hidden, none_of, panel_in_the_way, target
from tests.ui.whole import Start, Whole
from twentyfive.ui.settings.languages import install_language, languages_folder, remove_language
from twentyfive.ui.widgets.page import PageHeader

LONGER: Final = "longer"
LANGUAGES: Final = (LONGER, *SHIPPED)

ALL_SIZES: Final = {
    "800x600": Size(800, 600),
    "800x600-200": Size(800, 600, text=2.0),
    "1280x800-150": Size(1280, 800, text=1.5),
    **SIZES,
}

EVENING_SIZES: Final = ("800x600", "1280x720-250")

PLAYERS: Final = (2, SEVERAL, 10)
"""The tables in the longer language; the others take turns at them."""


ONCE_TOO_NARROW: Final = {
    (LONGER, "800x600"): ("start", "join a game", "look back"),
    (LONGER, "800x600-200"): ("start", "help", "look back", "rob, 5 players", "bid in sides", "deal in sides over"),
    ("fr", "800x600-200"): ("start", "name trumps, 5 players", "exchange in sides"),
}
"""Scenes in which a language once had no room at a size; it shows them there in any case."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[str]:
    """The language that everything is in from the start."""
    longer = Longer(qapp)
    if request.param == LONGER:
        QCoreApplication.installTranslator(longer)
    else:
        assert install_language(request.param, languages_folder()) == request.param
    yield request.param
    QCoreApplication.removeTranslator(longer)
    remove_language()


def scenes_at(size: str, language: str, scenes: dict[str, Scene], visits: int) -> Iterator[tuple[str, Scene]]:
    """Yield the scenes whose turn it is at a size, each at so many sizes, and in each language at other ones."""
    count = len(ALL_SIZES)
    first = list(ALL_SIZES).index(size) + LANGUAGES.index(language)
    turns = {(first + count // visits * visit) % count for visit in range(visits)}
    more = ONCE_TOO_NARROW.get((language, size), ())
    yield from (scene for place, scene in enumerate(scenes.items()) if place % count in turns or scene[0] in more)


def resize(whole: Whole, size: Size) -> None:
    """Give the window another size, and its text."""
    whole.store.change(text=size.text, large_text=size.large_text)
    whole.window.resize(size.width, size.height)
    settle()


def walk(whole: Whole, language: str, scenes: dict[str, Scene], visits: int = 1) -> Iterator[str]:
    """Show every scene at its sizes, and yield the faults."""
    for name, size in ALL_SIZES.items():
        resize(whole, size)
        for scene, go in scenes_at(name, language, scenes, visits):
            go(whole)
            settle()
            yield from (f"{scene} at {name}: {fault}" for fault in faults_in(whole))


def faults_in(whole: Whole) -> Iterator[str]:
    """Yield the faults of the page shown."""
    yield from faults(whole.window, target(whole))
    table = whole.window.table
    if table.isVisible() and table.overlays.current is None:
        yield from cards_hidden(whole)
        yield from cards_astray(whole)
        yield from panel_in_the_way(whole)


@pytest.mark.broad
def test_every_page_fits_in_every_language(start: Start, language: str) -> None:
    scenes = {**PAGES, **QUESTIONS}
    none_of(list(walk(start(), language, scenes, visits=2 if language == LONGER else 1)))


@pytest.mark.broad
def test_every_table_fits_in_every_language(start: Start, language: str) -> None:
    whole, first = start(), LANGUAGES.index(language)
    for players in PLAYERS if language == LONGER else PLAYERS[first % len(PLAYERS) :][:1]:
        none_of(list(walk(whole, language, tables(players))))


@pytest.mark.broad("fr")
@pytest.mark.usefixtures("language")
def test_the_longest_explanation_fits_in_every_language(start: Start) -> None:
    whole, found = start(), []
    for name, size in ALL_SIZES.items():
        resize(whole, size)
        explanation(whole)
        settle()
        found += [f"{name}: {fault}" for fault in faults_in(whole)]
    none_of(found)


@pytest.mark.parametrize("language", ["fr"], indirect=True)
@pytest.mark.usefixtures("language")
def test_a_card_too_narrow_for_two_words_says_that_it_is_the_best(start: Start) -> None:
    whole = start()
    resize(whole, ALL_SIZES["900x460"])
    show(whole, "twenty-five", 10, 10, robs)
    words = {text.text for text in painted_texts(whole.window.table.top.canvas)}
    assert "en tête" in words
    assert "entame, en tête" not in words


@pytest.mark.parametrize("language", ["ga"], indirect=True)
@pytest.mark.usefixtures("language")
def test_a_title_that_has_room_for_it_is_in_one_line(start: Start) -> None:
    whole = start()
    resize(whole, Size(1280, 800, text=2.0))
    heights = set()
    for page in ("learn", "card trainer", "deal editor"):
        PAGES[page](whole)
        settle()
        (title,) = (each.title for each in whole.window.findChildren(PageHeader) if each.isVisible())
        heights.add(title.height())
    assert len(heights) == 1


@pytest.mark.broad("longer")
@pytest.mark.usefixtures("language")
def test_an_evening_with_phones_fits_in_every_language(start: Start, gateways: list[FakeGateway]) -> None:
    whole, found = start(), []
    for name in EVENING_SIZES:
        resize(whole, ALL_SIZES[name])
        for scene, go in evening(10, gateways).items():
            go(whole)
            settle()
            found += [f"{scene} at {name}: {fault}" for fault in faults(whole.window, target(whole))]
    none_of(found)
