"""Games of guests through a real gateway and a bad network: each ends exactly as it does without any network."""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEventLoop, Qt, QTimer

from tests.minds import QuickMinds
from tests.net.lobby.at_table import KNOWN, AtTable
from tests.net.page_guest import PageGuest, answer_to
from tests.net.relay import Relay
from tests.net.tables import HERE, AnyPort, make_page
from tests.soak.noting import NotingFaults, Progress
from twentyfive.core import SEATINGS, Rules, seated
from twentyfive.core.rules.options import Scoring
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.game.observations import Shown
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import Guest, TableSetup
from twentyfive.net.limits import Limits
from twentyfive.net.lobby.absence import Patience
from twentyfive.net.lobby.reception import Reception
from twentyfive.net.lobby.table_options import TableOptions
from twentyfive.net.messages import Sit
from twentyfive.net.table_server import TableServer
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.presentation.settings import Settings

WIDE: Final = Limits(
    strangers=1_000,
    new_sockets=100_000,
    messages_at_once=1_000,
    messages_a_second=1_000,
)
"""Limits for guests who share an address and play without thinking."""

OPTIONS: Final = TableOptions(patience=Patience(None, None))
"""Nobody is played for, or the game would end otherwise."""

PATIENCE_S: Final = 90
"""The longest time without a move."""

POLL_MS: Final = 4
GAMES_OF_A_TABLE: Final = 5
MOST_DEALS: Final = 6
"""A game by chance may last for ever; after so many deals it has shown enough."""


@dataclass(slots=True)
class Evenings:
    """The result of games through a bad network.

    Attributes:
        games: the number of games.
        ended: those among them that were played until somebody had won.
        tables: the games by preset and number of players.
        moves: their moves.
        reconnects: the connections of guests after their first.
        faults_met: the number of connections with each fault of the network.
        faults: the seeds of games that ended otherwise, each with the traceback.
    """

    games: int = 0
    ended: int = 0
    tables: Counter[tuple[str, int]] = field(default_factory=Counter)
    moves: int = 0
    reconnects: int = 0
    faults_met: Counter[str] = field(default_factory=Counter)
    faults: list[tuple[int, str]] = field(default_factory=list)

    def add(self, other: Evenings) -> None:
        """Add other games."""
        self.games += other.games
        self.ended += other.ended
        self.tables += other.tables
        self.moves += other.moves
        self.reconnects += other.reconnects
        self.faults_met += other.faults_met
        self.faults += other.faults


def table_of(evening: int, tables: Sequence[tuple[str, int, int]]) -> Rules:
    """Return the rules of an evening: each table in turn, and two in three of them with a short match."""
    preset, players, sides = tables[evening % len(tables)]
    rules = seated(preset, players, sides)
    if evening % 3 == 0:
        return rules
    if rules.scoring is Scoring.POOL:
        return rules.replace(deals=2)
    return rules.replace(target=1 if rules.scoring is Scoring.DEALS_WON else 10)


def mixed_tables(presets: Sequence[str]) -> list[tuple[str, int, int]]:
    """Return all tables of these games, mixed so that a few in a row are of many games and sizes."""
    tables = [(preset, players, sides) for preset in presets for players, sides in SEATINGS[preset]]
    random.Random(25).shuffle(tables)
    return tables


def setup_of(rules: Rules) -> TableSetup:
    """Return the game with a guest on every seat."""
    return TableSetup(rules, tuple(map(_name, range(rules.players))), (Guest(),) * rules.players)


def _name(seat: int) -> str:
    return f"Guest {seat}"


def log_without_network(rules: Rules, seed: int, folder: Path, deals: int = MOST_DEALS) -> list[str]:
    """Return the moves of the game, of so many deals at most, if nothing is between the guests and the lobby."""
    engine = GameEngine(QuickMinds(), Journal(folder / "journal"))
    table = AtTable(engine)
    try:
        setup = setup_of(rules)
        table.lobby.gather(setup, KNOWN)
        table.lobby.set_options(OPTIONS)
        for seat in range(rules.players):
            table.link.come(10 + seat)
            table.link.hear(10 + seat, Sit(seat, name=_name(seat)))
        engine.begin(setup.new_record(seed=seed))
        while not _is_over(engine, deals):
            for seat in range(rules.players):
                answer = answer_to(table.link.last(10 + seat, PhoneSheet), seed)
                if answer is not None and not _is_over(engine, deals):
                    table.link.hear(10 + seat, answer)
        return _log(engine)
    finally:
        table.lobby.close()
        engine.close()


def _is_over(engine: GameEngine, deals: int) -> bool:
    return engine.state.over or len(engine.state.history) >= deals


def _log(engine: GameEngine) -> list[str]:
    assert engine.record is not None
    return [str(move) for move in engine.record.log]


def let_everybody_in(reception: Reception) -> None:
    """Let in who waits at the door, as a host does: a guest whom the network cut off before the token had come."""
    for link in list(reception.arrivals):
        reception.let_in(link)


class Evening:
    """A table whose guests come through a bad network, and a screen that shows each step at once."""

    def __init__(
        self,
        rules: Rules,
        seed: int,
        folder: Path,
        resources: Path | None = None,
        deals: int = MOST_DEALS,
        limits: Limits = WIDE,
        poll_ms: int = POLL_MS,
    ) -> None:
        self.setup = setup_of(rules)
        self._poll_ms = poll_ms
        self._deals = deals
        self.sent: list[str] = []  # all that has crossed the pipe
        self.engine = GameEngine(QuickMinds(), Journal(folder / "journal"))
        self.link = AnyPort(
            lambda _, text: self.sent.append(text), bind=HERE, resources=resources or folder, limits=limits
        )
        table = GuestSession(self.engine, self.engine)
        self.open = TableServer(table, folder / "guests.json", Settings, self.engine, self.link)
        self.engine.stepped.connect(self._on_moved)
        self.engine.rewound.connect(self._on_moved)
        self.guests: list[PageGuest] = []
        self._seed = seed
        self._open = ExitStack()

    def __enter__(self) -> Evening:
        self._open.callback(self._close)
        self.open.gather(self.setup)
        self.open.lobby.set_options(OPTIONS)
        self.open.lobby.reception.changed.connect(partial(let_everybody_in, self.open.lobby.reception))
        self.wait(lambda: self.open.door is not None)
        assert self.open.door is not None
        self.relay = Relay(self.open.door.port, self._seed)
        self.relay.calm = True
        self._open.enter_context(self.relay)
        seats = range(len(self.setup.names))
        self.guests = [
            PageGuest(self.relay.gateway, self.relay.port, self.open.code, seat, self._seed) for seat in seats
        ]
        self.wait(lambda: all(guest.has_seat for guest in self.guests))
        self.relay.break_off()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _close(self) -> None:
        for guest in self.guests:
            guest.cut()
        self.open.close()
        self.engine.close()

    def _on_moved(self, news: Step | Jump) -> None:
        moment = news.after if isinstance(news, Step) else news.moment
        self.open.on_shown(Shown(moment.view(None), news.revision))

    def play(self, seed: int) -> list[str]:
        """Play a game to its end, and return its moves."""
        for guest in self.guests:
            guest.begin(seed)
        self.engine.begin(self.open.lobby.named(self.setup).new_record(seed=seed))
        while not _is_over(self.engine, self._deals):
            self.wait(partial(self._has_moved, self.engine.revision))
        return _log(self.engine)

    def wait(self, happened: Callable[[], bool]) -> None:
        """Let the guests and the window go on until something has happened."""
        end, app = time.monotonic() + PATIENCE_S, QCoreApplication.instance()
        assert app is not None
        timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._poll)
        timer.start(self._poll_ms)
        while not happened():
            assert self.open.failure is None, self.open.failure
            assert time.monotonic() < end, f"nothing happens: {[guest.sheet for guest in self.guests]}"
            app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        timer.stop()

    def _has_moved(self, revision: int) -> bool:
        return self.engine.revision != revision

    def _poll(self) -> None:
        for guest in self.guests:
            guest.poll()


def play_evening(rules: Rules, seeds: range) -> Evenings:
    """Play a game for each seed at one table, and compare each with the same game without a network."""
    app = QCoreApplication.instance() or QCoreApplication([])
    done = Evenings()
    with tempfile.TemporaryDirectory(prefix="twentyfive guests ") as name:
        folder = make_page(Path(name))
        wanted = {seed: log_without_network(rules, seed, folder) for seed in seeds}
        with NotingFaults(partial(_note, done, seeds.start)), Evening(rules, seeds.start, folder) as evening:
            for seed in seeds:
                with NotingFaults(partial(_note, done, seed)):
                    _compare(evening.play(seed), wanted[seed])
                done.games += 1
                done.ended += evening.engine.state.over
                done.tables[rules.preset, rules.players] += 1
                done.moves += len(wanted[seed])
            done.reconnects = sum(guest.connections - 1 for guest in evening.guests)
            done.faults_met = evening.relay.faults
    del app
    return done


def _compare(made: Sequence[str], wanted: Sequence[str]) -> None:
    assert list(made) == list(wanted), f"{len(made)} moves were made, {len(wanted)} without a network"


def _note(done: Evenings, seed: int, fault: str) -> None:
    done.faults.append((seed, fault))


def soak_guests(presets: Sequence[str], games: int, seed: int, executor: Executor) -> Evenings:
    """Play so many games, some at each table of the presets in turn."""
    progress, done, tables = Progress("games", games), Evenings(), mixed_tables(presets)
    tasks = [
        executor.submit(
            play_evening,
            table_of(start // GAMES_OF_A_TABLE, tables),
            range(start, min(start + GAMES_OF_A_TABLE, seed + games)),
        )
        for start in range(seed, seed + games, GAMES_OF_A_TABLE)
    ]
    for future in as_completed(tasks):
        done.add(future.result())
        progress.show(done.games, len(done.faults))
    return done


def report_guests(done: Evenings, seconds: float) -> str:
    """Return the figures, then the faults."""
    met = ", ".join(f"{kind} {number}" for kind, number in sorted(done.faults_met.items()))
    lines = [
        f"{done.games} games, {done.ended} of them until somebody had won, {seconds:.0f} s",
        f"{done.moves} moves, {done.reconnects} reconnects",
        f"connections by fault: {met}",
        f"{len(done.faults)} games ended otherwise",
    ]
    played = sorted({(preset, players) for preset, players in done.tables})
    lines.append(f"{len({preset for preset, _ in played})} presets; players: {sorted({seats for _, seats in played})}")
    for seed, fault in done.faults:
        lines += ["", f"seed {seed}:", fault]
    return "\n".join(lines)
