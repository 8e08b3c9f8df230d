"""A window whose table is open for phones made of code, for tests of the whole program."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.net.lobby.at_table import tap
from tests.net.lobby.fakes import FakeGateway
from tests.turns import turn
from tests.ui.pressing import click
from tests.ui.whole import NAMES, Whole, button, turn_by_mouse
from twentyfive.core import seated
from twentyfive.engine.seating.players import Guest, Person, TableSetup
from twentyfive.net.messages import Sit, You
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.ui.pages.network.open_table_page import OpenTablePage
from twentyfive.ui.window.guest_bar import GuestBar


class Evening:
    """A window whose table is open for phones.

    Attributes:
        whole: the program.
        setup: the game to come.
        link: the gateway.
    """

    def __init__(
        self, whole: Whole, gateways: list[FakeGateway], *, host: Person | Guest | None = None, players: int = 3
    ) -> None:
        """Open a table of so many players; without a host at the screen it is a table for all."""
        self.whole = whole
        sitters = (host or Person(), *(Guest() for _ in range(players - 1)))
        self.setup = TableSetup(seated("twenty-five", players, players), NAMES[:players], sitters)
        whole.window._starter.play_new(self.setup)
        turn()
        self.link = gateways[-1]

    @property
    def page(self) -> OpenTablePage:
        page = self.whole.page(OpenTablePage)
        assert page.isVisible()
        return page

    @property
    def bar(self) -> GuestBar:
        return self.whole.window.findChildren(GuestBar)[0]

    def come(self, seat: int, name: str) -> str:
        """Let a phone come and take a seat, and return its token."""
        self.link.come(10 + seat, name)
        self.link.hear(10 + seat, Sit(seat))
        turn()
        return self.link.last(10 + seat, You).token

    def start(self) -> None:
        click(button(self.page, "Start the game"))

    def play_until(self, done: Callable[[], bool]) -> None:
        """Play on until something has happened: phones tap, the host clicks a card."""
        rng, table = random.Random(3), self.whole.window.table
        for _ in range(400):
            if done():
                return
            phones = [
                phone for phone in range(10, 20) if self.link.told(phone, PhoneSheet) and phone not in self.link.gone
            ]
            acting = [phone for phone in phones if self.link.last(phone, PhoneSheet).turn]
            if acting:
                tap(self.link, acting[0], rng)
            else:
                turn_by_mouse(self.whole)
            turn()
        raise AssertionError(f"it never happened: {self.whole.line()}, {table.overlays.current}")
