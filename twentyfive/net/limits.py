"""Limits on guests: every number that keeps a flood, a stall or a guess from spoiling the evening."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from twentyfive.net.messages import MOST_BYTES_IN

PORTS: Final = range(25525, 25535)
"""The ports of a table; the first is printed in help texts and opened in firewalls."""

MOST_ONLOOKERS: Final = 10


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a gateway. Tests shorten the times.

    Attributes:
        handshake_s: the time to ask for something and to take the answer.
        hello_s: the time from then to the first message.
        strangers: open sockets that have proved nothing, in all; for one more the oldest gives way. Ten phones behind
            one address open at most ten each at once.
        silent_s: the time after which a socket that has said nothing gives way before the others.
        new_sockets: sockets from one address within `new_sockets_s`, unless somebody there has proved something. Each
            answer ends its connection, so that a page with a deck takes at most eight, and each attempt to come in two.
        guests: open connections that have proved something; known guests always get one.
        bytes_in: bytes of a message.
        bytes_at_once: bytes from one socket at any moment, with all that is not a message, such as pings.
        bytes_a_second: bytes from one socket in the long run.
        messages_at_once: messages of a guest at any moment.
        messages_a_second: messages of a guest in the long run.
        strikes: times that a guest may be too fast within `strikes_s`; the last one removes the guest.
        wrong_codes: wrong codes in all, of guests who do not get in afterwards. Then no code is compared any more until
            the host makes another: whoever guesses has one chance in 30,733 (20 of 614,656 codes), however many devices
            they have. The key of the QR code is 128 bits and stays good, so that a stranger shuts nobody out.
        wrong_codes_of_one: wrong codes from one guest's device within `wrong_codes_s`; more are not even compared. It
            keeps a person who has misread the code from using up those of all. A device can tell another id, so that
            it is the number in all that keeps guessing hard.
        ping_s: the time between two pings.
        pong_s: the time that a guest has to answer one.
        tick_s: the time between two ticks, which are the pings that a page's script can see.
        closing_s: the time for a last message to be read.
        farewell_s: the same when the host leaves; the gateway has gone a second after.
        answers: answers to questions for tables, in all, within `answers_s`.
        answers_to_one: such answers to one address; a guest's computer asks at most three times in a second.
        unheard: messages of guests that the window has not taken yet; a guest who sends more is cut off.
    """

    handshake_s: float = 5
    hello_s: float = 5
    strangers: int = 400
    silent_s: float = 0.5
    new_sockets: int = 600
    new_sockets_s: float = 30
    guests: int = 40
    bytes_in: int = MOST_BYTES_IN
    bytes_at_once: int = 128 * 1024
    bytes_a_second: int = 32 * 1024
    messages_at_once: int = 20
    messages_a_second: float = 5
    strikes: int = 3
    strikes_s: float = 60
    wrong_codes: int = 20
    wrong_codes_of_one: int = 5
    wrong_codes_s: float = 60
    ping_s: float = 10
    pong_s: float = 10
    tick_s: float = 5
    closing_s: float = 3
    farewell_s: float = 0.5
    answers: int = 10
    answers_to_one: int = 4
    answers_s: float = 1
    unheard: int = 2_000


class Bucket:
    """A token bucket: so much at once, and so much a second in the long run."""

    def __init__(self, at_once: float, a_second: float, now: float) -> None:
        self._most = self._left = at_once
        self._a_second = a_second
        self._filled_at = now

    def take(self, amount: float, now: float) -> bool:
        """Take an amount out; return False, and take nothing, if there is less."""
        self._left = min(self._most, self._left + (now - self._filled_at) * self._a_second)
        self._filled_at = now
        if amount > self._left:
            return False
        self._left -= amount
        return True


class Tally:
    """Counts the events of the last seconds by key, and remembers no more of them than are allowed."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._events: deque[tuple[float, Hashable]] = deque()
        self._counts: Counter[Hashable] = Counter()

    def allows(self, key: Hashable, now: float) -> bool:
        """Whether one more event of this key is allowed now."""
        while self._events and self._events[0][0] <= now - self._seconds:
            _, old = self._events.popleft()
            self._counts[old] -= 1
            if not self._counts[old]:
                del self._counts[old]
        return self._counts[key] < self._most

    def note(self, key: Hashable, now: float) -> None:
        """Count an event that was allowed."""
        self._events.append((now, key))
        self._counts[key] += 1
