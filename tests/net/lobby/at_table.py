"""A table with guests made of code: no sockets, a screen that shows each step at once, a clock of the test's own."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QObject

from tests.minds import QuickMinds
from tests.net.lobby.fakes import FakeClock, FakeLink
from tests.turns import turn
from twentyfive.ai import Level
from twentyfive.core import Record, Rules
from twentyfive.engine.game.engine import GameEngine
from twentyfive.engine.game.events import Jump, Step
from twentyfive.engine.game.journal import Journal
from twentyfive.engine.guest_session import GuestSession
from twentyfive.engine.seating.players import Computer, Guest, Person, Sitter, TableSetup
from twentyfive.net.lobby.guests import GuestList
from twentyfive.net.lobby.lobby import Lobby
from twentyfive.net.messages import Bye, Choose, GameForm, MakeMove, Question, Reply, Sign, SignOf, Sit, You
from twentyfive.presentation.phone.sheets import ChoiceEffect, May, PhoneSheet
from twentyfive.presentation.settings import Settings

NAMES = ("Aoife", "Bríd", "Cathal", "Donal", "Emer", "Fionn", "Gráinne", "Hugh", "Íde", "Jack")
KNOWN = GuestList("ab12", 25525)


def guests_at(seats: int, guests: int, persons: int = 0) -> tuple[Sitter, ...]:
    """Return so many seats: first the guests, then persons at the screen, then computer players."""
    return (
        *(Guest() for _ in range(guests)),
        *(Person() for _ in range(persons)),
        *_computers(seats - guests - persons),
    )


def _computers(number: int) -> tuple[Sitter, ...]:
    return tuple(Computer(Level.EASY) for _ in range(number))


class AtTable(QObject):
    """A table with its lobby, and a screen that shows every step at once.

    Attributes:
        engine: the game.
        link: what was sent to the guests; guest number 10 + seat sits on a seat.
        clock: the clock of the lobby.
        shows: whether the screen keeps up; False lets it stand still.
        speaks: the form in which guests who come are shown the game.
    """

    def __init__(self, engine: GameEngine) -> None:
        super().__init__()
        self.engine = engine
        self.link = FakeLink()
        self.clock = FakeClock()
        self.shows = True
        self.speaks = GameForm.SHEET
        self.kept: list[GuestList] = []
        table = GuestSession(engine, self)
        self.lobby = Lobby(table, self.link, self.clock, Settings, self)
        self.lobby.to_keep.connect(self.kept.append)
        self.tokens: dict[int, str] = {}
        engine.stepped.connect(self._on_moved)
        engine.rewound.connect(self._on_moved)

    def _on_moved(self, news: Step | Jump) -> None:
        if self.shows:
            self.lobby.show(news.revision)

    def gather(
        self, rules: Rules, sitters: tuple[Sitter, ...], *, come: Callable[[int], bool] = lambda _: True
    ) -> None:
        """Open the table, let the guests come and sit down, and begin the game."""
        setup = TableSetup(rules, NAMES[: rules.players], sitters)
        self.lobby.gather(setup, KNOWN)
        for seat, sitter in enumerate(sitters):
            if isinstance(sitter, Guest) and come(seat):
                self.arrive(seat)
        self.engine.begin(self.lobby.named(setup).new_record(seed=25))

    def arrive(self, seat: int) -> None:
        """Let a guest come by a connection of their own, and sit down on a seat."""
        self.link.come(10 + seat, NAMES[seat], speaks=self.speaks)
        self.link.hear(10 + seat, Sit(seat))
        self.tokens[seat] = self.link.last(10 + seat, You).token

    def lose(self, seat: int) -> None:
        """Let the connection of a guest break off."""
        self.link.left.emit(10 + seat)

    def return_(self, seat: int, link: int | None = None) -> None:
        """Let a guest come back with the token."""
        self.link.come(10 + seat if link is None else link, token=self.tokens[seat], speaks=self.speaks)

    def leave(self, seat: int) -> None:
        """Let a guest leave for good."""
        self.link.hear(10 + seat, Bye())

    def sheet(self, seat: int) -> PhoneSheet:
        """Return what the phone of a guest shows."""
        return self.link.last(10 + seat, PhoneSheet)

    @property
    def to_act(self) -> int | None:
        """The seat of the guest to act, by what the phones show."""
        return next((seat for seat in self.tokens if self.sheet(seat).turn), None)

    def play(self, rng: random.Random, seat: int | None = None) -> None:
        """Let the guest to act do anything that the phone offers."""
        seat = self.to_act if seat is None else seat
        assert seat is not None, "nobody is asked"
        tap(self.link, 10 + seat, rng)

    @property
    def record(self) -> Record:
        record = self.engine.record
        assert record is not None
        return record


@contextmanager
def a_table(journal: Path, speaks: GameForm = GameForm.SHEET) -> Iterator[AtTable]:
    """A table with an engine of its own, whose guests are shown the game in this form."""
    engine = GameEngine(QuickMinds(), Journal(journal))
    made = AtTable(engine)
    made.speaks = speaks
    yield made
    made.lobby.close()
    engine.close()


def tap(link: FakeLink, guest: int, rng: random.Random) -> None:
    """Let a phone do anything that it offers, until a move is made."""
    for _ in range(20):
        turn()  # in a window guests are told once a turn of its event loop
        sheet = link.last(guest, PhoneSheet)
        moves = [answer.move for answer in (sheet.ask.choices if sheet.ask else ()) if answer.does is ChoiceEffect.MOVE]
        moves += [card.move for hand in sheet.hands for card in hand.cards if card.move]
        leaves = sheet.ask is not None and any(answer.does is ChoiceEffect.LEAVE for answer in sheet.ask.choices)
        chosen = [card.card for hand in sheet.hands for card in hand.cards if card.out]
        more = [card.card for hand in sheet.hands for card in hand.cards if card.offered and not card.out]
        if leaves and rng.random() < 0.5:
            link.hear(guest, Choose(sheet.at, (), leave=True))
        elif sheet.ask is not None and sheet.ask.puts_out > len(chosen) and more and (not moves or rng.random() < 0.5):
            link.hear(guest, Choose(sheet.at, (*chosen, rng.choice(more))))
        elif moves:
            link.hear(guest, MakeMove(sheet.at, rng.choice(moves)))
            return
    raise AssertionError(f"the phone offers no way on: {link.last(guest, PhoneSheet)}")


def say_ready(table: AtTable) -> None:
    """Let every guest who may be ready for the next deal say so."""
    for seat in table.tokens:
        if May.READY in table.sheet(seat).may:
            table.link.hear(10 + seat, Sign(SignOf.READY))


def agree(table: AtTable, seat: int, *, yes: bool = True) -> None:
    """Let a guest answer the question that was asked last."""
    table.link.hear(10 + seat, Reply(table.link.last(10 + seat, Question).q, yes))
