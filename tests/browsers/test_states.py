"""Every state of the phones' page, in Chromium: all can be read, what is needed is in sight, and axe finds nothing."""

from __future__ import annotations

import json
from typing import Final

import pytest

from tests.browsers.conftest import OpenPhone
from tests.browsers.games import at_decision
from tests.browsers.host import Guest, ScriptedHost
from tests.browsers.measure import CONTRAST, IN_SIGHT
from tests.browsers.states import DRAWN, SCREENS, states, walk
from twentyfive.net.messages import GuestMessage, Hello

SCHEMES: Final = ("light", "dark", "contrast")


def in_scheme(scheme: str, script: str) -> str:
    """Return a script that does the same in other colours: nothing else depends on them, as a test of looks says."""
    return f"(document.documentElement.dataset.scheme = {json.dumps(scheme)}, {script})"


@pytest.mark.broad
@pytest.mark.parametrize("text", [1, 1.4, 2])
def test_everything_can_be_read_and_is_in_sight(open_phone: OpenPhone, host: ScriptedHost, text: float) -> None:
    phone = open_phone(at_decision("play"), seated=False, scheme="light", size=text)
    found, walked = [], 0
    host.react = greet
    for state in walk(phone.tab.run, host):
        walked += 1
        for screen, size in SCREENS.items():
            phone.tab.resize(*size)
            phone.tab.run(DRAWN)
            found += [f"{state.name}, {screen}: {fault}" for fault in phone.tab.run(IN_SIGHT)]
            for scheme in SCHEMES:
                faults = phone.tab.run(in_scheme(scheme, CONTRAST))
                found += [f"{state.name}, {screen}, {scheme}: {fault}" for fault in faults]
        if text == 1.4:
            found += [f"{state.name}: {fault}" for fault in phone.faults()]
    assert found == []
    assert walked == len(list(states()))


def greet(guest: Guest, message: GuestMessage) -> None:
    """Welcome a page to a game, whenever it comes."""
    if isinstance(message, Hello):
        guest.say(at_decision("play").welcome())
