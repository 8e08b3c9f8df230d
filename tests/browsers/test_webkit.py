"""The phones' page in WebKitGTK: the same scripts, another engine.

Colours, the other sizes of text and matches of the other courses are tested in Chromium alone.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from tests.browsers.chromium import wait_until
from tests.browsers.evening import THUMB, Evening, short
from tests.browsers.games import DECISIONS, at_decision
from tests.browsers.host import ScriptedHost
from tests.browsers.living import Living
from tests.browsers.measure import CONTRAST, IN_SIGHT, MEASURE, SIZES
from tests.browsers.phone import setting
from tests.browsers.states import DRAWN, SCREENS, settings_script, walk
from tests.browsers.test_states import greet
from tests.browsers.webkit import WebKit
from tests.net.drive.halls import hall
from twentyfive.core import PRESETS
from twentyfive.drive.plan import Plan
from twentyfive.engine.game.engine import GameEngine


@pytest.fixture
def safari(webkits: Living[WebKit]) -> Iterator[WebKit]:
    """The browser, which remembers no earlier table."""
    browser = webkits.get()
    yield browser
    browser.forget()


@pytest.fixture
def evening(engine: GameEngine, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(engine, tmp_path)
    yield made
    made.open.close()


def _sit(safari: WebKit, evening: Evening) -> None:
    """Open the page, type a name and take a seat."""
    safari.open(evening.address())
    evening.wait_until(lambda: safari.has("#name"))
    _take_a_seat(safari)
    evening.wait_until(lambda: "Síle" in [sign.name for sign in evening.open.lobby.people.seats])


def _take_a_seat(safari: WebKit) -> None:
    safari.type("#name", "Síle")
    safari.press(".seats button")


@pytest.mark.broad
@pytest.mark.parametrize("preset", ["twenty-five", "spoil-five", "maw", "growl"])
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
    page = "document.body.innerText + JSON.stringify(localStorage)"
    evening.wait_until(lambda: safari.run(kept), seen=lambda: repr(safari.run(page)))
    safari.open(evening.address())
    evening.wait_until(lambda: safari.has(".panel.turn"), seen=lambda: repr(safari.run(page)))
    assert safari.run(cards) == before
    assert all(safari.run("Array.from(document.images, picture => picture.complete)"))


def test_a_phone_of_a_card_drive_reports_and_comes_back(safari: WebKit, tmp_path: Path, qapp: QCoreApplication) -> None:
    with hall(tmp_path, None, 4, Plan(games=2, sides=2)) as confey:
        safari.open(confey.server.url(2).replace("HTTP", "http"))
        confey.wait(lambda: safari.has(".who .answer"))
        safari.press(".who .answer")
        confey.wait(lambda: safari.has(".told .answer"))
        safari.press(".told .answer")
        confey.wait(lambda: safari.has(".state.waiting"))
        safari.run("(document.body.className = 'old', location.reload())")
        confey.wait(lambda: safari.has("body:not(.old) .state.waiting"))
        assert safari.run("document.querySelector('.where').textContent") == "Table 2"
    del qapp


@pytest.mark.broad
def test_every_state_can_be_read_and_is_in_sight(safari: WebKit, host: ScriptedHost) -> None:
    """With the largest text on the smallest screens, which have least room; the others are shown in Chromium."""
    host.react = greet
    safari.open(host.address())
    wait_until(lambda: safari.has("#name"))
    safari.run(settings_script("light", 2))
    safari.run("location.reload()")
    wait_until(lambda: len(host.guests) >= 2 and safari.has("#name"))
    found = []
    for state in walk(safari.run, host):
        for screen in ("small", "landscape"):
            safari.resize(*SCREENS[screen])
            safari.run(DRAWN)
            found += [f"{state.name}, {screen}: {fault}" for fault in (*safari.run(CONTRAST), *safari.run(IN_SIGHT))]
    safari.resize(*SIZES["portrait"])
    assert found == []


@pytest.mark.broad
@pytest.mark.parametrize("decision", DECISIONS)
def test_everything_has_room_on_all_phones(safari: WebKit, host: ScriptedHost, decision: str) -> None:
    host.react = at_decision(decision).react
    safari.open(host.address())
    wait_until(lambda: safari.has("#name"))
    _take_a_seat(safari)
    wait_until(lambda: safari.has(".table"))
    if safari.has(".card.raised"):
        safari.run("document.querySelector('.card.raised').click()")  # its middle may be covered
        wait_until(lambda: safari.has(".play, .card.out:not(.pending)"))
    for (name, size), text in product(SIZES.items(), (1, 2)):
        safari.resize(*size)
        safari.run(setting("size", text))
        assert safari.run(MEASURE) == [], f"{name}, text {text}"
    safari.resize(*SIZES["portrait"])
