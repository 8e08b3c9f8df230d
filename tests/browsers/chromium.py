"""A driver of Chromium over its own protocol: one browser for many tests, a fresh profile for each page."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

_PROGRAMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The quickest first: a match on a phone takes four times as long in a whole browser, which paints a window."""

PROGRAM: Final = next(filter(None, map(shutil.which, _PROGRAMS)), None)
PATIENCE: Final = 20.0
"""Limit in seconds for whatever a test waits for; it costs nothing unless a test fails."""

_SWITCHES: Final = [
    "--headless=new",
    "--no-sandbox",  # the tests may run as root
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--hide-scrollbars",
    "--mute-audio",
    "--no-first-run",
    "--remote-debugging-port=0",
]


_LEFT: Final = "Inspected target navigated or closed"


class PageLeftError(AssertionError):
    """The page was left while a script ran in it."""


class Chromium:
    """A browser process."""

    def __init__(self, folder: Path) -> None:
        assert PROGRAM is not None
        command = [PROGRAM, *_SWITCHES, f"--user-data-dir={folder}", "about:blank"]
        # A group of its own: Debian's program is a script that starts the browser.
        self._process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        port_file = folder / "DevToolsActivePort"
        wait_until(lambda: port_file.exists() and port_file.read_text(encoding="ascii").count("\n"))
        port, path = port_file.read_text(encoding="ascii").split("\n")[:2]
        address = f"ws://127.0.0.1:{port}{path}"
        self._stack = ExitStack()
        self._socket = self._stack.enter_context(connect(address, max_size=None, proxy=None, ping_interval=None))
        self._number = 0
        self.events: list[dict[str, Any]] = []

    def call(self, method: str, session: str = "", **parameters: Any) -> dict[str, Any]:
        """Send a command and return its result; events that arrive meanwhile are kept."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": parameters}
        self._socket.send(json.dumps(message | ({"sessionId": session} if session else {})))
        while True:
            answer = json.loads(self._socket.recv(PATIENCE))
            if answer.get("id") == self._number:
                if "error" in answer:
                    if answer["error"]["message"] == _LEFT:
                        raise PageLeftError(method)
                    raise AssertionError(f"{method}: {answer['error']['message']}")
                result: dict[str, Any] = answer["result"]
                return result
            if "method" in answer:
                self.events.append(answer)

    def open(self, url: str, width: int = 390, height: int = 844, context: str = "") -> Tab:
        """Open a page in a profile of its own, or in the profile of another tab."""
        context = context or self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank", browserContextId=context)["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        tab = Tab(self, target, session, context)
        for domain in ("Page", "Runtime", "Log"):
            tab.call(f"{domain}.enable")
        tab.resize(width, height)
        tab.call("Page.navigate", url=url)
        return tab

    def is_alive(self) -> bool:
        """Return True if the browser still answers."""
        with suppress(OSError, WebSocketException):
            self.call("Browser.getVersion")
            return True
        return False

    def kill(self) -> None:
        """End the browser as a crash does."""
        os.killpg(self._process.pid, signal.SIGKILL)

    def close(self) -> None:
        """End the browser, also one that does not answer."""
        if self.is_alive():
            self.call("Browser.close")
        else:
            self.kill()
        self._stack.close()
        self._process.wait(PATIENCE)


class Tab:
    """A page of the browser."""

    def __init__(self, browser: Chromium, target: str, session: str, context: str) -> None:
        self._browser = browser
        self._target = target
        self._session = session
        self.context = context

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command to this page and return its result."""
        return self._browser.call(method, self._session, **parameters)

    def run(self, script: str) -> Any:
        """Return the value of a script; a promise is waited for."""
        made = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in made:
            raise AssertionError(made["exceptionDetails"].get("exception", made["exceptionDetails"]))
        return made["result"].get("value")

    def wait_for(self, condition: str) -> None:
        """Wait until a script is true."""
        wait_until(lambda: self._holds(condition), condition, self.text)

    def _holds(self, condition: str) -> bool:
        try:
            return bool(self.run(f"Boolean({condition})"))
        except PageLeftError:
            return False  # the page is being loaded again

    def text(self) -> str:
        """Return the visible text of the page."""
        return str(self.run("document.body.innerText"))

    def resize(self, width: int, height: int) -> None:
        """Give the page the size and the touch of a phone."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=True)
        self.call("Emulation.setTouchEmulationEnabled", enabled=True)

    def wish(self, **features: str) -> None:
        """Let the system have these wishes, as `prefers_color_scheme="dark"`."""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.call("Emulation.setEmulatedMedia", features=named)

    def tap(self, selector: str) -> None:
        """Touch the middle of what can be seen of an element."""
        self.wait_for(f"document.querySelector({json.dumps(selector)})")
        place = self.run(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            "e.scrollIntoView({block: 'nearest'}); const r = e.getBoundingClientRect();"
            "for (const f of [0.5, 0.15, 0.85]) for (const g of [0.5, 0.15, 0.85]) {"
            "const x = r.x + r.width * f, y = r.y + r.height * g, top = document.elementFromPoint(x, y);"
            "if (top && e.contains(top)) return [x, y]; } return null; })()"
        )
        assert place is not None, f"{selector} is covered"
        points = [{"x": place[0], "y": place[1]}]
        self.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=points)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def press(self, key: str) -> None:
        """Press a key: a letter, or Tab, Enter, Escape, ArrowLeft, ArrowRight."""
        codes = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowRight": 39, " ": 32}
        text = {"Enter": "\r", " ": " "}.get(key, key if len(key) == 1 else "")
        common = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper()))}
        self.call("Input.dispatchKeyEvent", type="keyDown", **common, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def picture(self, path: Path) -> None:
        """Write a picture of the page."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def troubles(self) -> list[str]:
        """Return what the browser has complained of: uncaught errors, and what its console was told."""
        self.run("0")
        found = []
        for event in self._browser.events:
            if event.get("sessionId") == self._session:
                if event["method"] == "Runtime.exceptionThrown":
                    details = event["params"]["exceptionDetails"]
                    found.append(str(details.get("exception", {}).get("description", details["text"])))
                elif event["method"] == "Log.entryAdded" and event["params"]["entry"]["level"] == "error":
                    entry = event["params"]["entry"]
                    found.append(f"{entry['text']} {entry.get('url', '')}")
        return found

    def forget_troubles(self) -> None:
        """Forget what the browser has complained of so far, as it was meant to."""
        self._browser.events = [event for event in self._browser.events if event.get("sessionId") != self._session]

    def close(self) -> None:
        """Close the page."""
        self._browser.call("Target.closeTarget", targetId=self._target)


def wait_until(
    condition: Callable[[], Any], what: str = "", seen: Callable[[], str] | None = None, patience: float = PATIENCE
) -> None:
    """Wait until a condition holds; fail after a while, telling what was seen instead."""
    end = time.monotonic() + patience
    while not condition():
        if time.monotonic() > end:
            raise AssertionError(f"never: {what}\n{seen() if seen else ''}")
        time.sleep(0.01)
