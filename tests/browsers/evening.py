"""An evening at a real table: the engine, the lobby and the gateway, with browsers for phones."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QTimer

from tests.browsers.chromium import PATIENCE
from tests.net.tables import AnyPort
from tests.turns import turn
from twentyfive.ai import Level
from twentyfive.core import Phase, Rules
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import Computer, Guest, Sitter, TableSetup
from twentyfive.net.limits import Limits
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.settings import Settings

NAMES = ("Aoife", "Bríd", "Cathal", "Donal", "Emer", "Fionn", "Gráinne", "Hugh", "Íde", "Jack")

_LOOK_MS: Final = 20
"""The time between two looks at a condition, which may ask a browser."""

THUMB: Final = """(() => {
  const press = (selector) => {
    const found = document.querySelector(selector);
    if (found) found.click();
    return Boolean(found);
  };
  let planned = false;
  const look = () => {
    planned = false;
    if (document.querySelector(".pending, .trouble")) return;
    if (press(".play") || press(".panel .choice.primary:not(.off)") || press(".card.raised:not(.out)") ||
      press(".panel .choice:not(.off)")) plan();
  };
  const plan = () => {
    if (!planned) setTimeout(look);
    planned = true;
  };
  new MutationObserver(plan).observe(document.body, {attributes: true, childList: true, subtree: true});
  plan();
})()
"""
"""A thumb that takes whatever the page offers first, whenever the page has changed."""


def short(rules: Rules) -> Rules:
    """Return the same game with a lower goal, so that a whole match takes a few deals."""
    match rules.scoring:
        case Scoring.POOL:
            return replace(rules, deals=2)
        case Scoring.DEALS_WON:
            return replace(rules, target=2)
        case _:
            return replace(rules, target=15 if rules.bids else 20)


class Evening:
    """A table with a real gateway, and a screen that shows each step at once.

    Attributes:
        engine: the game.
        open: the table.
    """

    def __init__(self, engine: GameEngine, folder: Path) -> None:
        self.engine = engine
        quick = Limits(messages_at_once=10_000, messages_a_second=10_000)
        link = AnyPort(bind="127.0.0.1", limits=quick)
        table = GuestSession(engine, engine)
        self.open = TableServer(table, folder / "guests.json", Settings, engine, link)
        engine.stepped.connect(self._on_moved)
        engine.rewound.connect(self._on_moved)

    def _on_moved(self, news: Step | Jump) -> None:
        moment = news.after if isinstance(news, Step) else news.moment
        self.open.on_shown(Shown(moment.view(None), news.revision))

    def gather(self, rules: Rules, guests: int = 1) -> TableSetup:
        """Open a table for guests and computer players, and wait until it can be reached."""
        others = rules.players - guests
        sitters: tuple[Sitter, ...] = (
            *(Guest() for _ in range(guests)),
            *(Computer(Level.EASY) for _ in range(others)),
        )
        setup = TableSetup(rules, NAMES[: rules.players], sitters)
        self.open.gather(setup)
        self.wait_until(lambda: self.open.door is not None)
        return setup

    def begin(self, setup: TableSetup, seed: int = 3) -> None:
        """Begin the game with whoever has come."""
        self.engine.begin(self.open.lobby.named(setup).new_record(seed=seed))

    def address(self) -> str:
        """Return the address that the QR code holds."""
        door = self.open.door
        assert door is not None
        return f"http://127.0.0.1:{door.port}/#{self.open.key}"

    def play(self, seen: Callable[[], str] | None = None) -> None:
        """Wait until the game is over."""
        self.wait_until(lambda: self.engine.moment.phase is Phase.OVER, seen, 6 * PATIENCE)

    def wait_until(
        self, condition: Callable[[], object], seen: Callable[[], str] | None = None, patience: float = PATIENCE
    ) -> None:
        """Let the window's events go on until a condition holds, and look now and then whether it does."""
        events = QEventLoop()
        due = QTimer(interval=_LOOK_MS)
        due.timeout.connect(events.wakeUp)
        due.start()
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, f"never: {seen() if seen else ''}"
            later = time.monotonic() + _LOOK_MS / 1000
            while time.monotonic() < later:
                events.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
                turn()
        due.stop()
