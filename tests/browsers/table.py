"""A table for one phone: a game by chance, whose guest's seat is played by the page through a host by script."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from dataclasses import replace

from tests.browsers.host import TOKEN, Guest
from tests.seen import seen_by
from twentyfive.core import (
    Card,
    GameState,
    IllegalMove,
    Phase,
    Rules,
    apply,
    legal_moves,
    new_game,
    refusal,
    table_move,
    to_act,
    view_for,
)
from twentyfive.core.moves import Move, PlayerMove, parse_move
from twentyfive.engine.game.observations import Shown
from twentyfive.net.messages import PROTOCOL, Choose, GuestMessage, Hello, MakeMove, People, Sign, Sit, Welcome, You
from twentyfive.presentation.phone.seat_signs import SeatIs, SeatSign
from twentyfive.presentation.phone.sheet_maker import PhoneChoice, SheetMaker
from twentyfive.presentation.phone.sheets import May, PhoneSheet
from twentyfive.presentation.settings import Settings

NAMES = ("Máire", "Seán", "Nora", "Tom", "Bríd", "Liam", "Áine", "Pat", "Una", "Joe")


class OnePhone:
    """A game in which a page plays seat 0 and chance plays the others."""

    def __init__(self, rules: Rules, seed: int = 1, digest: str = "") -> None:
        self._rng = random.Random(seed)
        self._maker = SheetMaker(Settings())
        self._digest = digest
        self.state = new_game(rules)
        self.at = 1
        self.choice = PhoneChoice()
        self.seat: int | None = 0
        self.may: tuple[May, ...] = (May.HINT, May.PAUSE, May.AWAY)
        self._made: tuple[GameState, Move, GameState] | None = None

    def copy(self) -> OnePhone:
        """Return a table of its own at the same position."""
        other = copy(self)
        other._rng = random.Random(self.at)
        return other

    def on(self, until: Callable[[GameState], bool]) -> None:
        """Play by chance until a state fits, and begin again if the game ends before."""
        rules = self.state.rules
        while not until(self.state):
            if self.state.over:
                self.state = new_game(rules)
            self._step(self._by_chance())

    def go_on(self) -> None:
        """Play by chance until the page is asked, or the deal is over."""
        while to_act(self.state) != 0 and self.state.phase is not Phase.DEAL and not self.state.over:
            self._step(self._by_chance())

    def next_deal(self) -> None:
        """Deal, and play until the page is asked."""
        self._step(self._by_chance())
        self.go_on()

    def sheet(self) -> PhoneSheet:
        """Return the sheet of the page's seat."""
        made = self._made
        view = view_for(self.state, self.seat)
        seen = seen_by(self.seat, *made) if made else None
        shown = Shown(replace(view, names=NAMES[: len(view.names)]), self.at, seen)
        ready = (May.READY,) if self.state.phase is Phase.DEAL and self.state.history and not self.state.over else ()
        return self._maker.sheet(shown, self.at, self._why_not, (*self.may, *ready), self.choice)

    def people(self) -> People:
        """Return the seats: a phone in the first, computers in the others."""
        return People(tuple(self._sign(seat) for seat in range(self.state.rules.players)))

    def welcome(self) -> Welcome:
        """Return the greeting of the table."""
        seats = tuple(self._sign(seat, free=True) for seat in range(self.state.rules.players))
        return Welcome(
            PROTOCOL, "0.3.0", "t", "Nora", "Twenty-Five", (("Aim", "Win tricks. 5♠ is high."),), seats, self._digest
        )

    def react(self, guest: Guest, message: GuestMessage) -> None:
        """Answer a page as the lobby would."""
        match message:
            case Hello(token=token):
                guest.say(self.welcome())
                if token:
                    self._take_in(guest)
            case Sit():
                self._take_in(guest)
            case MakeMove(at, text) if at == self.at and to_act(self.state) == 0:
                move = parse_move(text)
                assert isinstance(move, PlayerMove)
                assert refusal(self.state, move) is None, text
                self._step(move)
                self.go_on()
                guest.say(self.sheet())
            case Choose(at, out, leave) if at == self.at:
                self.choice = PhoneChoice(tuple(Card.parse(card) for card in out), leave)
                guest.say(self.sheet())
            case Sign():
                self.next_deal()
                guest.say(self.sheet())
            case _:
                pass

    def _take_in(self, guest: Guest) -> None:
        guest.say(You(0, "Máire", TOKEN), self.people(), self.sheet())

    def _sign(self, seat: int, *, free: bool = False) -> SeatSign:
        if seat == 0:
            return (
                SeatSign(0, NAMES[0], SeatIs.FREE, "free")
                if free
                else SeatSign(0, NAMES[0], SeatIs.PHONE, "on a phone")
            )
        words = "unseen" if self.state.rules.is_unseen(seat) else "computer"
        return SeatSign(seat, NAMES[seat], SeatIs.COMPUTER, words)

    def _step(self, move: Move) -> None:
        before = self.state
        self.state = apply(before, move)
        self._made = (before, move, self.state)
        self.at += 1
        self.choice = PhoneChoice()

    def _by_chance(self) -> Move:
        if to_act(self.state) is None:
            return table_move(self.state, self._rng)
        return self._rng.choice(legal_moves(self.state))

    def _why_not(self, move: PlayerMove) -> IllegalMove | None:
        return refusal(self.state, move)
