"""The door of a table: which sockets and which guests get in, counted against the limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from twentyfive.net.access import is_at_home
from twentyfive.net.limits import Limits, Tally
from twentyfive.net.messages import PROTOCOL, Why
from twentyfive.net.sealing.exchange import Knock
from twentyfive.net.sealing.secret import By, Secret, decoy, of_digest, of_typed


class Door:
    """The counts of sockets, codes and strikes.

    Attributes:
        is_shut: whether nobody new is let in.
        connections: the sockets let in so far.
        pages: the times that the page was asked for so far.
        wrong_codes: the wrong codes since the door was opened.
    """

    def __init__(self, limits: Limits, wrong_codes: int = 0, is_shut: bool = False) -> None:
        self.is_shut = is_shut
        self.connections = 0
        self.pages = 0
        self.wrong_codes = wrong_codes
        self._limits = limits
        self._open: Counter[str] = Counter()
        self._new = Tally(limits.new_sockets, limits.new_sockets_s)
        self._wrong = Tally(limits.wrong_codes_of_one, limits.wrong_codes_s)
        self._strikes = Tally(limits.strikes - 1, limits.strikes_s)
        self._decoy = decoy(By.TOKEN)
        self._new_ways: dict[By, Secret] = {}
        self._known: dict[str, Secret] = {}

    def take_only(self, code: str, key: str) -> None:
        """Let nobody new in but by this code and, if it is not empty, by this key."""
        self._new_ways = {secret.by: secret for secret in map(of_typed, filter(None, (code, key)))}

    def know(self, digests: Iterable[str]) -> None:
        """Let those come back whose tokens have these digests, and nobody else."""
        self._known = {secret.name: secret for secret in map(of_digest, digests)}

    def lets_in(self, address: str, now: float) -> bool:
        """Count a new socket; return False if it is to be closed unread."""
        if (
            not is_at_home(address)
            or self._open.total() >= self._limits.sockets
            or self._open[address] >= self._limits.sockets_of_one
            or not self._new.allows(address, now)
        ):
            return False
        self._new.note(address, now)
        self._open[address] += 1
        self.connections += 1
        return True

    def forget_socket(self, address: str) -> None:
        """Count a socket that was let in as closed."""
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def secret(self, knock: Knock) -> Secret:
        """Return the secret by which a guest is asked to prove; one that nobody has if there is none for the guest."""
        if knock.by is By.TOKEN:
            return self._known.get(knock.name, self._decoy)
        return self._new_ways.get(knock.by, self._decoy)

    def why_not(self, knock: Knock, address: str, now: float) -> Why | None:
        """Return the reason why a guest is turned away unheard; None for one who may prove to have the secret."""
        if knock.v != PROTOCOL:
            return Why.VERSION
        if knock.by is By.TOKEN:
            return None
        if not self._wrong.allows(address, now):
            return Why.TOO_FAST
        return Why.CODE if self.is_shut else None

    def note_wrong_code(self, address: str, now: float) -> None:
        """Count a wrong code or token, which may shut the door; not of an address that has had its share."""
        if not self._wrong.allows(address, now):
            return
        self._wrong.note(address, now)
        self.wrong_codes += 1
        if self.wrong_codes >= self._limits.wrong_codes:
            self.is_shut = True

    def open(self, code: str, key: str) -> None:
        """Open the door with a new code and a new key."""
        self.take_only(code, key)
        self.is_shut = False
        self.wrong_codes = 0

    def forgives(self, guest: str, now: float) -> bool:
        """Count that a guest was too fast; return False if it was once too often."""
        if not self._strikes.allows(guest, now):
            return False
        self._strikes.note(guest, now)
        return True
