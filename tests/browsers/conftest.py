"""Browsers for all tests of a process, and phones with the page of a table."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from tests.browsers import chromium, webkit
from tests.browsers.chromium import Chromium
from tests.browsers.host import ScriptedHost
from tests.browsers.living import Living
from tests.browsers.phone import Phone
from tests.browsers.table import OnePhone
from tests.browsers.webkit import WebKit

OpenPhone = Callable[..., Phone]


@pytest.fixture(scope="session")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living[Chromium]]:
    """Debian's Chromium; tests are skipped without it, but not where all tests have to run."""
    if sys.platform != "linux" or (chromium.PROGRAM is None and "CI" not in os.environ):
        pytest.skip("there is no Chromium")
    assert chromium.PROGRAM is not None, "install chromium"
    made = Living(lambda: closing(Chromium(tmp_path_factory.mktemp("chromium"))))
    yield made
    made.close()


@pytest.fixture
def browser(browsers: Living[Chromium]) -> Chromium:
    """The Chromium of all tests; another one if a test before has killed it."""
    return browsers.get()


@pytest.fixture(scope="session")
def webkits(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Living[WebKit]]:
    """WebKitGTK; tests are skipped without it, but not where all tests have to run."""
    if sys.platform != "linux" or (not webkit.IS_HERE and "CI" not in os.environ):
        pytest.skip("there is no WebKitGTK")
    assert webkit.IS_HERE, "install webkit2gtk-driver and xvfb"
    made = Living(lambda: webkit.webkit(tmp_path_factory.mktemp("webkit")))
    yield made
    made.close()


@pytest.fixture
def host() -> Iterator[ScriptedHost]:
    """A host by script, without a table."""
    with ScriptedHost() as made:
        yield made


@pytest.fixture
def open_phone(browser: Chromium, host: ScriptedHost) -> Iterator[OpenPhone]:
    """Opens phones at a table: `open_phone(game, width, height, seated=True, **settings)`."""
    opened: list[Phone] = []

    def open_one(
        game: OnePhone, width: int = 390, height: int = 844, *, seated: bool = True, **settings: object
    ) -> Phone:
        host.react = game.react
        phone = Phone(browser, host, width, height, settings)
        opened.append(phone)
        if seated:
            phone.sit()
        return phone

    yield open_one
    for phone in opened:
        phone.check()
        phone.tab.close()
