"""A browser that died costs the other tests nothing."""

from __future__ import annotations

from tests.browsers.chromium import Chromium
from tests.browsers.living import Living
from tests.browsers.webkit import WebKit


def test_a_chromium_that_died_is_started_again(browsers: Living[Chromium]) -> None:
    first = browsers.get()
    assert browsers.get() is first
    first.kill()
    second = browsers.get()
    assert second is not first
    assert second.open("about:blank").run("1 + 1") == 2


def test_a_webkit_that_died_is_started_again(webkits: Living[WebKit]) -> None:
    first = webkits.get()
    assert webkits.get() is first
    first.driver.kill()
    second = webkits.get()
    assert second is not first
    assert second.run("1 + 1") == 2
