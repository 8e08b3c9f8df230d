"""A phone in a test: what a person sees on the page, and does."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, TypeVar

from tests.browsers.chromium import Chromium, Tab, wait_until
from tests.browsers.host import Guest, ScriptedHost
from twentyfive.net.messages import GuestMessage

Kind = TypeVar("Kind", bound=GuestMessage)

_GREETED = ".seats, .table, form, .waiting"


_VALUES: Final[dict[str, Sequence[object]]] = {
    "size": (1, 1.4, 2),
    "scheme": ("auto", "light", "dark", "contrast"),
    "deck": ("classic", "four-colour", "colour-safe", "large", "high-contrast"),
}


def setting(name: str, value: object) -> str:
    """Return a script that chooses a setting in the menu."""
    place = _VALUES[name].index(value)
    presses = (".bar button:last-child", f".pick.{name} .choice:nth-of-type({place + 1})", ".foot .choice")
    return f"{json.dumps(presses)}.forEach((press) => document.querySelector(press).click())"


class Phone:
    """A page of a host by script."""

    def __init__(
        self,
        browser: Chromium,
        host: ScriptedHost,
        width: int,
        height: int,
        settings: Mapping[str, object],
        context: str = "",
    ) -> None:
        self.host = host
        self.tab: Tab = browser.open("about:blank", width, height, context)
        kept = {"settings": settings, "name": "Máire"} if settings else {"name": "Máire"}
        remembered = json.dumps({f"twentyfive.{key}": json.dumps(value) for key, value in kept.items()})
        script = (
            f"if (location.protocol === 'http:') for (const [key, value] of Object.entries({remembered}))"
            "if (localStorage.getItem(key) === null) localStorage.setItem(key, value);"
        )
        self.tab.call("Page.addScriptToEvaluateOnNewDocument", source=script)
        self._before = len(host.guests)
        self.tab.call("Page.navigate", url=host.address())
        self.wait(_GREETED)

    @property
    def guest(self) -> Guest:
        """The newest connection to the host."""
        return self.host.guests[-1]

    def heard(self, kind: type[Kind]) -> list[Kind]:
        """Return what the host has heard of a kind from all connections since this phone was opened."""
        guests = self.host.guests[self._before :]
        return [message for guest in guests for message in guest.heard if isinstance(message, kind)]

    def wait(self, selector: str, words: str = "") -> None:
        """Wait until an element is there that holds these words."""
        found = f"Array.from(document.querySelectorAll({json.dumps(selector)}))"
        self.tab.wait_for(f"{found}.some(e => e.textContent.replace(/\\uFE0E/g, '').includes({json.dumps(words)}))")

    def wait_heard(self, kind: type[Kind], count: int = 1) -> Kind:
        """Wait until the host has heard so many messages of a kind, and return the last."""
        wait_until(lambda: len(self.heard(kind)) >= count, f"{count} × {kind.__name__}")
        return self.heard(kind)[-1]

    def has(self, selector: str) -> bool:
        """Return True if there is such an element."""
        return bool(self.tab.run(f"Boolean(document.querySelector({json.dumps(selector)}))"))

    def words(self, selector: str) -> list[str]:
        """Return the texts of all such elements."""
        found: list[str] = self.tab.run(
            f"Array.from(document.querySelectorAll({json.dumps(selector)}), e => e.textContent.replace(/\\uFE0E/g, ''))"
        )
        return found

    def sit(self) -> None:
        """Take the first free seat."""
        self.tab.tap(".seats button")
        self.wait(".table")

    def tap(self, selector: str) -> None:
        """Touch an element."""
        self.tab.tap(selector)

    def type_code(self, typed: str) -> None:
        """Type a code and send it."""
        self.wait("#code")
        self.tab.run("document.querySelector('#code').select()")
        self.tab.call("Input.insertText", text=typed)
        self.tap("form button")

    def set(self, name: str, value: object) -> None:
        """Choose a setting in the menu."""
        self.tab.run(setting(name, value))

    def reload(self) -> None:
        """Load the page again, as a person would."""
        count = len(self.host.guests)
        self.tab.call("Page.reload")
        wait_until(lambda: len(self.host.guests) > count, "a new connection")
        self.wait(_GREETED)

    def faults(self) -> list[Any]:
        """Return what axe-core finds serious on the page."""
        return faults(self.tab)

    def check(self) -> None:
        """Check that the browser complained of nothing but connections that were lost on purpose."""
        troubles = [trouble for trouble in self.tab.troubles() if "WebSocket" not in trouble]
        assert not troubles, troubles


def faults(tab: Tab) -> list[Any]:
    """Return what axe-core finds serious on a page."""
    tab.run("document.getAnimations().forEach(a => a.effect.getComputedTiming().iterations < 9 && a.finish())")
    if not tab.run("Boolean(window.axe)"):
        tab.run(_axe())
    found: list[Any] = tab.run(
        "axe.run().then(r => r.violations.filter(v => ['serious', 'critical'].includes(v.impact))"
        ".map(v => [v.id, v.nodes.map(n => n.html.slice(0, 120) + n.failureSummary)]))"
    )
    return found


def _axe() -> str:
    """Return the script of axe-core."""
    package = find_spec("axe_core_python")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).with_name("axe.min.js").read_text(encoding="utf-8")
