"""The phones' page in WebKitGTK: the same scripts, another engine."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browsers import webkit
from tests.browsers.evening import THUMB, Evening, short
from tests.browsers.webkit import WebKit
from twentyfive.core import PRESETS
from twentyfive.engine.game.engine import GameEngine


@pytest.fixture(scope="module")
def webkit_gtk() -> Iterator[WebKit]:
    """A browser for all tests here; they are skipped without it, but not where all tests have to run."""
    if sys.platform != "linux" or (not webkit.IS_HERE and "CI" not in os.environ):
        pytest.skip("there is no WebKitGTK")
    assert webkit.IS_HERE, "install webkit2gtk-driver and xvfb"
    with webkit.webkit() as browser:
        yield browser


@pytest.fixture
def safari(webkit_gtk: WebKit) -> Iterator[WebKit]:
    """The browser, which remembers no earlier table."""
    yield webkit_gtk
    webkit_gtk.forget()


@pytest.fixture
def evening(engine: GameEngine, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(engine, tmp_path)
    yield made
    made.open.close()


def _sit(safari: WebKit, evening: Evening) -> None:
    """Open the page, type a name and take a seat."""
    safari.open(evening.address())
    evening.wait_until(lambda: safari.has("#name"))
    safari.type("#name", "Síle")
    safari.press(".seats button")
    evening.wait_until(lambda: "Síle" in [sign.name for sign in evening.open.lobby.people.seats])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_whole_match_is_played_from_a_phone(evening: Evening, safari: WebKit, preset: str) -> None:
    setup = evening.gather(short(PRESETS[preset]))
    _sit(safari, evening)
    evening.begin(setup)
    safari.run(THUMB)
    evening.play()
    evening.wait_until(lambda: safari.has(".result"))


def test_a_reload_brings_the_hand_back(evening: Evening, safari: WebKit) -> None:
    setup = evening.gather(PRESETS["twenty-five"])
    _sit(safari, evening)
    evening.begin(setup)
    evening.wait_until(lambda: safari.has(".panel.turn"))
    cards = "Array.from(document.querySelectorAll('.card'), card => card.dataset.card)"
    before = safari.run(cards)
    kept = "(localStorage['twentyfive.tables'] || '').includes('token')"
    evening.wait_until(lambda: safari.run(kept))
    safari.open(evening.address())
    page = "document.body.innerText + JSON.stringify(localStorage)"
    evening.wait_until(lambda: safari.has(".panel.turn"), seen=lambda: repr(safari.run(page)))
    assert safari.run(cards) == before
    assert all(safari.run("Array.from(document.images, picture => picture.complete)"))
