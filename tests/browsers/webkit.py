"""WebKitGTK, the engine nearest to an iPhone's, driven by the WebDriver protocol of its own driver."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final

from tests.browsers.chromium import PATIENCE, wait_until
from tests.display import virtual_screen

DRIVER: Final = shutil.which("WebKitWebDriver")
_BROWSERS: Final = sorted(Path("/usr/lib").glob("*/webkit2gtk-4*/MiniBrowser"))

_SWITCHES: Final = ["--javascript-can-open-windows-automatically=true"]
_NO_BARS: Final = "window.open('about:blank', 'phone', 'popup,width=390,height=844') !== null"
_SLIM: Final = "* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; }"
"""Lets the browser's own bars, which give a window its least width, be as slim as a phone."""

IS_HERE: Final = DRIVER is not None and bool(_BROWSERS) and shutil.which("Xvfb") is not None


class WebKit:
    """A browser with one page, as large as that of a phone."""

    def __init__(self, driver: subprocess.Popen[bytes], port: int) -> None:
        self.driver = driver
        self._port = port
        wait_until(self._is_listening, "the driver listens")
        browser = {"binary": str(_BROWSERS[-1]), "args": ["--automation", *_SWITCHES]}
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": browser}}
        self._session = f"/session/{self._call('POST', '/session', capabilities=wanted)['sessionId']}"
        self._call("POST", f"{self._session}/window", handle=self._phone())

    def _phone(self) -> str:
        """Open a window without bars, and return its handle."""
        first = self._call("GET", f"{self._session}/window")
        assert self.run(_NO_BARS)
        return str(next(each for each in self._call("GET", f"{self._session}/window/handles") if each != first))

    def resize(self, width: int, height: int) -> None:
        """Give the page this size."""
        self._call("POST", f"{self._session}/window/rect", width=width, height=height)
        wait_until(lambda: self.run("[innerWidth, innerHeight]") == [width, height], f"{width} × {height}")

    def open(self, url: str) -> None:
        """Load a page."""
        self._call("POST", f"{self._session}/url", url=url)

    def forget(self) -> None:
        """Forget what the page has remembered, and leave it."""
        self.run("localStorage.clear()")
        self.open("about:blank")

    def run(self, script: str) -> Any:
        """Return the value of an expression."""
        return self._call("POST", f"{self._session}/execute/sync", script=f"return {script}", args=[])

    def has(self, selector: str) -> bool:
        """Return True if there is such an element."""
        return bool(self.run(f"document.querySelector({json.dumps(selector)}) !== null"))

    def press(self, selector: str) -> None:
        """Click an element as a person does."""
        self._call("POST", f"{self._element(selector)}/click")

    def type(self, selector: str, text: str) -> None:
        """Type a text into a field."""
        self._call("POST", f"{self._element(selector)}/value", text=text)

    def is_alive(self) -> bool:
        """Return True if the browser still answers."""
        with suppress(OSError, HTTPException, AssertionError):
            self.run("1")
            return True
        return False

    def close(self) -> None:
        """End the browser, if it has not died."""
        if self.is_alive():
            self._call("DELETE", self._session)

    def _element(self, selector: str) -> str:
        found = self._call("POST", f"{self._session}/element", using="css selector", value=selector)
        return f"{self._session}/element/{next(iter(found.values()))}"

    def _is_listening(self) -> bool:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", self._port)).close()
            return True
        return False

    def _call(self, method: str, path: str, **body: object) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE)
        connection.request(method, path, json.dumps(body) if method == "POST" else None)
        response = connection.getresponse()
        value = json.loads(response.read())["value"]
        connection.close()
        assert response.status == 200, value
        return value


@contextmanager
def webkit(home: Path) -> Iterator[WebKit]:
    """Start the browser on a screen of its own, with its settings in an empty folder."""
    assert DRIVER is not None
    style = home / "gtk-3.0" / "gtk.css"
    style.parent.mkdir()
    style.write_text(_SLIM, encoding="utf-8")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with virtual_screen("1280x1024x24") as display:
        surroundings = {**os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": str(home)}
        driver = subprocess.Popen([DRIVER, "-p", str(port)], env=surroundings, stderr=subprocess.DEVNULL)
        try:
            browser = WebKit(driver, port)
            yield browser
            browser.close()
        finally:
            driver.terminate()
            driver.wait()
