"""Phones at a real table: engine, lobby, gateway and page together."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browsers.chromium import Chromium
from tests.browsers.evening import THUMB, Evening, short
from tests.courses import COURSES
from twentyfive.core import PRESETS
from twentyfive.engine.game.engine import GameEngine


@pytest.fixture
def evening(engine: GameEngine, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(engine, tmp_path)
    yield made
    made.open.close()


@pytest.mark.broad("twenty-five")
@pytest.mark.parametrize("preset", COURSES)
def test_a_whole_match_is_played_from_a_phone(evening: Evening, browser: Chromium, preset: str) -> None:
    setup = evening.gather(short(PRESETS[preset]))
    tab = browser.open(evening.address())
    evening.wait_until(lambda: tab.run("Boolean(document.querySelector('#name'))"))
    tab.run("document.querySelector('#name').select()")
    tab.call("Input.insertText", text="Síle")
    tab.tap(".seats button")
    evening.wait_until(lambda: "Síle" in [sign.name for sign in evening.open.lobby.people.seats])
    evening.begin(setup)
    tab.run(THUMB)
    evening.play(tab.text)
    evening.wait_until(lambda: tab.run("Boolean(document.querySelector('.result'))"))
    assert tab.run("document.querySelector('.result h2').textContent")
    assert tab.troubles() == []
    tab.close()
