"""Phones at a table of windows in other processes: they play whenever a test waits for the windows."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tests.net.lobby.test_secrecy import cards_named
from tests.net.page_guest import PageGuest
from tests.net.relay import Relay
from tests.together.windows import Window

PULSE_S: Final = 0.01
"""The longest time without a look at the phones."""


class Phones:
    """Phones of players who tap by chance.

    Attributes:
        guests: the phones.
    """

    def __init__(self, relay: Relay, code: str, seats: Sequence[int], seed: int) -> None:
        """Connect by a relay to the table with that code, and take these seats."""
        self.guests = [PageGuest(relay.gateway, relay.port, code, seat, seed) for seat in seats]

    def answer_of(self, window: Window) -> Any:
        """Wait for the answer of a window."""
        while not window.has_answered(PULSE_S):
            for guest in self.guests:
                guest.poll()
        return window.answer()

    def read_all(self) -> None:
        """Read what has come."""
        for guest in self.guests:
            guest.read_all()

    def close(self) -> None:
        """Turn the phones off."""
        for guest in self.guests:
            guest.cut()


def shown_on(phone: PageGuest) -> Iterator[tuple[int, list[str]]]:
    """Yield the cards that each sheet on a phone has named, in their text form, with the position of the sheet."""
    for text in phone.received:
        told = json.loads(text)
        if told["t"] == "sheet":
            yield told["at"], sorted(map(str, cards_named(text)))
