"""Phones at a table: the time from a tap to the engine and to the host's screen, and that of a page to its hand.

Run as a program of its own. The phones are pages in Chromium; the table is the whole window with its gateway.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from tests.benchmarks.figures import percentile
from tests.benchmarks.window_memory import shown
from tests.browsers.chromium import Chromium, Tab
from tests.browsers.evening import THUMB
from tests.net.tables import HERE, AnyPort
from tests.ui.whole import button, page_of
from twentyfive.core import IllegalMove, seated
from twentyfive.core.moves import Move, PlayCard
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Step
from twentyfive.engine.seating.players import Guest, TableSetup
from twentyfive.net.limits import Limits
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.table.pace import Pace
from twentyfive.ui.table.surface.canvas import FlightLayer
from twentyfive.ui.window.main_window import MainWindow

NAMES: Final = ("Máire", "Seán")
TAPS: Final = 60
LOADS: Final = 10
WAKES: Final = 10
PATIENCE_S: Final = 180

WATCH: Final = """
window.taps = [];
window.sockets = [];
let tapped = 0;
document.addEventListener("click", (event) => { tapped = performance.timeOrigin + event.timeStamp; }, true);
window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    window.sockets.push(this);
  }
  send(frame) {
    if (!this.isDead) super.send(frame);
  }
};
// All that crosses the network is sealed; these see it before and after.
const { parse, stringify } = JSON;
JSON.parse = (text) => {
  const found = parse(text);
  if (found && found.t === "sheet" && window.woken)
    requestAnimationFrame(() => { window.awakeAfter ??= performance.now() - window.woken; });
  return found;
};
JSON.stringify = (value, ...how) => {
  if (value && value.t === "move") window.taps.push(tapped);
  return stringify(value, ...how);
};
const look = () => {
  const faces = Array.from(document.querySelectorAll(".hand .card img"));
  if (faces.length && faces.every((face) => face.complete && face.naturalWidth)) window.handAfter = performance.now();
  else requestAnimationFrame(look);
};
addEventListener("DOMContentLoaded", look);
"""
"""A script that notes the time of each tap that makes a move, and the time until the hand is shown with its faces."""

WAKE: Final = """
(() => {
  const dead = window.sockets.at(-1);
  dead.isDead = true;
  dead.onmessage = null;
  delete window.awakeAfter;
  window.woken = performance.now();
  document.dispatchEvent(new Event("visibilitychange"));
})()
"""
"""A script that lets the page be seen again after the network has dropped its connection without a word."""


class MoveWatch(QObject):
    """Notes when a guest's move has reached the engine, and when a card is first painted in flight after it.

    Attributes:
        reached: the times at which the engine was given the moves, by seat, in seconds.
        left: the times of the first frames with a card in flight, by seat; None for a move that moves no card.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.reached: tuple[list[float], ...] = tuple([] for _ in NAMES)
        self.left: tuple[list[float | None], ...] = tuple([] for _ in NAMES)
        self._flight = window.table.top.canvas.flight
        self._awaited: int | None = None
        self._moved_at = 0.0
        self._flight.installEventFilter(self)
        window.playing.engine.stepped.connect(self._on_stepped)

    def note_move(self) -> None:
        """Note that the engine has a move, which is yet to be made, saved and shown."""
        self._moved_at = time.time()

    def _on_stepped(self, step: Step) -> None:
        if step.mover is not None:
            self.reached[step.mover].append(self._moved_at)
            self.left[step.mover].append(None)
            self._awaited = step.mover if step.kind is PlayCard else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note the first frame of a flight; it is painted when the layer has done so."""
        if self._awaited is None or event.type() is not QEvent.Type.Paint or not isinstance(watched, FlightLayer):
            return False
        if watched.moving:
            self.left[self._awaited][-1] = time.time()
            self._awaited = None
        return False


Submit = Callable[[GameEngine, int, Move, int], IllegalMove | None]


def noting(submit: Submit, watch: MoveWatch) -> Submit:
    """Return an engine's `submit` that notes the time first."""

    def submit_noted(engine: GameEngine, seat: int, move: Move, revision: int) -> IllegalMove | None:
        watch.note_move()
        return submit(engine, seat, move, revision)

    return submit_noted


class Evening:
    """The whole window with a table for all, and a page of Chromium for each player.

    Attributes:
        window: the window.
        tabs: the pages, by seat.
    """

    def __init__(self, window: MainWindow, browser: Chromium, patch: pytest.MonkeyPatch) -> None:
        self.window = window
        self.tabs: list[Tab] = []
        rules = seated("twenty-five", len(NAMES), len(NAMES)).replace(target=1000)  # a match that lasts
        setup = TableSetup(rules, NAMES, (Guest(),) * len(NAMES))
        window._starter.play_new(setup)
        table = window.playing.open_table
        wait_until(lambda: table.door is not None)
        assert table.door is not None
        for name in NAMES:
            self.tabs.append(self._come(browser, name, f"http://{HERE}:{table.door.port}/#{table.key}"))
        button(page_of(window, OpenTablePage), "Start the game").click()
        for tab in self.tabs:
            _wait_for(tab, "window.handAfter")
        self.watch = MoveWatch(window)
        patch.setattr(GameEngine, "submit", noting(GameEngine.submit, self.watch))

    def _come(self, browser: Chromium, name: str, address: str) -> Tab:
        """Open the page and take the first free seat."""
        tab = browser.open("about:blank")
        kept = json.dumps(json.dumps(name))
        known = f"if (location.protocol === 'http:') localStorage.setItem('twentyfive.name', {kept});"
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=known + WATCH)
        tab.call("Page.navigate", url=address)
        _wait_for(tab, "document.querySelector('.seats button')")
        tab.tap(".seats button")
        seated_before = len(self.tabs)
        places = self.window.playing.open_table.lobby.reception.places
        wait_until(lambda: sum(place.link is not None for place in places) > seated_before)
        return tab

    def loads_ms(self) -> list[float]:
        """Load a page again and again without what its browser has kept; return the times until its hand is shown."""
        tab = self.tabs[0]
        tab.call("Network.setCacheDisabled", cacheDisabled=True)
        return [self._load_ms(tab) for _ in range(LOADS)]

    def _load_ms(self, tab: Tab) -> float:
        tab.run("window.isOld = true")
        tab.call("Page.reload")
        _wait_for(tab, "!window.isOld && window.handAfter")
        return float(tab.run("window.handAfter"))

    def wakes_ms(self) -> list[float]:
        """Let a page wake up again and again; return the times until it shows the table as it is."""
        return [self._wake_ms(self.tabs[0]) for _ in range(WAKES)]

    def _wake_ms(self, tab: Tab) -> float:
        tab.run(WAKE)
        _wait_for(tab, "window.awakeAfter")
        return float(tab.run("window.awakeAfter"))

    def play(self) -> tuple[list[float], list[float]]:
        """Let the pages play; return the times from a tap to the engine, and to the card's way, in milliseconds."""
        for tab in self.tabs:
            tab.run(THUMB)
        wait_until(lambda: sum(map(len, self.watch.reached)) >= TAPS)
        to_engine, to_screen = list[float](), list[float]()
        for tab, reached, left in zip(self.tabs, self.watch.reached, self.watch.left, strict=True):
            tab.run("clearInterval(window.thumb)")
            tapped: list[float] = tab.run("window.taps")
            to_engine += [1000 * there - tap for tap, there in zip(tapped, reached, strict=False)]
            to_screen += [1000 * there - tap for tap, there in zip(tapped, left, strict=False) if there is not None]
        return to_engine, to_screen


def wait_until(happened: Callable[[], object], pause_ms: int = 0) -> None:
    """Let the window's events go on until something has happened, which is looked at after each, or each pause."""
    end = time.monotonic() + PATIENCE_S
    while not happened():
        assert time.monotonic() < end, "it never happened"
        rest = QEventLoop()
        if pause_ms:
            QTimer.singleShot(pause_ms, rest.quit)
            rest.exec()
        else:
            QTimer.singleShot(1000, rest, rest.quit)  # so that it ends even if nothing happens at all
            rest.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)


def _wait_for(tab: Tab, condition: str) -> None:
    """Wait until a script is true, and ask so seldom that it takes the window no time."""
    wait_until(lambda: tab.run(f"Boolean({condition})"), pause_ms=50)


@contextmanager
def evening(folder: Path) -> Iterator[Evening]:
    """Open a table at any port of this computer alone, for pages that are loaded more often than a gateway likes."""
    often = Limits(messages_at_once=10_000, messages_a_second=10_000, new_sockets=10_000)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("twentyfive.net.table_server.GatewayLink", partial(AnyPort, bind=HERE, limits=often))
        window, _ = shown(folder, 1280, 800)
        window.table.director.pace = Pace(1.0, 60)
        browser = Chromium(folder / "chromium")
        try:
            yield Evening(window, browser, patch)
        finally:
            browser.close()
            window.close()


def main() -> None:
    """Measure, and print the figures in milliseconds as JSON."""
    app = QApplication([])
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, evening(Path(folder)) as made:
        loads, wakes = made.loads_ms(), made.wakes_ms()
        to_engine, to_screen = made.play()
    del app
    print(
        json.dumps(
            {
                "engine": percentile(to_engine, 0.95),
                "screen": percentile(to_screen, 0.95),
                "engine_median": percentile(to_engine, 0.5),
                "screen_median": percentile(to_screen, 0.5),
                "taps": len(to_engine),
                "cards": len(to_screen),
                "load": percentile(loads, 0.5),
                "wake": percentile(wakes, 0.95),
            }
        )
    )


if __name__ == "__main__":
    main()
