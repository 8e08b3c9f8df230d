"""The door of a table: which sockets and which guests get in, counted against the limits.

Only what has proved nothing is counted against anybody. Whoever proves to have the code, the key or a token is a
stranger no longer, and what they got wrong before is forgotten.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

from twentyfive.net.access import is_at_home
from twentyfive.net.limits import Limits, Tally
from twentyfive.net.messages import PROTOCOL, Why
from twentyfive.net.sealing.exchange import Doorplate, Knock
from twentyfive.net.sealing.secret import Secret, SecretKind, decoy, of_digest, of_typed

Socket = TypeVar("Socket", bound=Hashable)

Caller = tuple[str, str]
"""A guest who has proved nothing yet: the address, and the id of the device, which is empty if it has told none."""


class Strangers(Generic[Socket]):
    """The sockets that have proved nothing, each with its address. If they get too many, one of them gives way.

    It is one of the address that has the most: the oldest that has said nothing for a while, or else the oldest. So
    whoever fills the place with silent sockets loses their own, by however many addresses, while a phone that has just
    come is served.
    """

    def __init__(self, most: int, silent_s: float) -> None:
        """Take so many; one that has said nothing for `silent_s` is silent."""
        self._most = most
        self._silent_s = silent_s
        self._sockets: dict[Socket, tuple[str, float]] = {}  # the oldest first, with the time at which it came
        self._silent: set[Socket] = set()
        self._counts: Counter[str] = Counter()

    def add(self, socket: Socket, address: str, now: float) -> Socket | None:
        """Add a socket; return the one that has to give way for it, which is no stranger then."""
        self._sockets[socket] = address, now
        self._silent.add(socket)
        self._counts[address] += 1
        if len(self._sockets) <= self._most:
            return None
        most = max(self._counts.values())
        candidates = [one for one, (its, _) in self._sockets.items() if self._counts[its] == most]
        silent = (one for one in candidates if one in self._silent and self._sockets[one][1] + self._silent_s <= now)
        leaving = next(silent, candidates[0])
        self.remove(leaving)
        return leaving

    def note_word(self, socket: Socket) -> None:
        """Note that a socket has said something."""
        self._silent.discard(socket)

    def remove(self, socket: Socket) -> None:
        """Forget a socket that has proved something, or has ended."""
        self._silent.discard(socket)
        address, _ = self._sockets.pop(socket, ("", 0))
        if address:
            self._counts[address] -= 1
            if not self._counts[address]:
                del self._counts[address]


class Doorkeeper:
    """The counts of sockets, codes and strikes, and the secrets that let somebody in.

    Attributes:
        is_shut: whether the host lets nobody new in.
        connections: the sockets let in so far.
        pages: the times that the page was asked for so far.
        wrong_codes: the wrong codes since the door was opened, of guests who have not got in since.
    """

    def __init__(self, limits: Limits, table: str = "", wrong_codes: int = 0, is_shut: bool = False) -> None:
        """Guard the table with this id."""
        self.is_shut = is_shut
        self.connections = 0
        self.pages = 0
        self.wrong_codes = wrong_codes
        self._table = table
        self._lock = ""
        self._limits = limits
        self._new = Tally(limits.new_sockets, limits.new_sockets_s)
        self._proved: set[str] = set()  # addresses from which somebody has proved something
        self._wrong = Tally(limits.wrong_codes_of_one, limits.wrong_codes_s)
        self._wrong_of: Counter[Caller] = Counter()
        self._strikes = Tally(limits.strikes - 1, limits.strikes_s)
        self._decoy = decoy(SecretKind.TOKEN)
        self._new_ways: dict[SecretKind, Secret] = {}
        self._of_digests: dict[str, Secret] = {}  # each takes 0.2 ms to make, and a card drive has 200
        self._known: dict[str, Secret] = {}

    @property
    def is_spent(self) -> bool:
        """Whether strangers have tried so many wrong codes that none lets anybody in until there is a new one."""
        return self.wrong_codes >= self._limits.wrong_codes

    @property
    def doorplate(self) -> Doorplate:
        """The table, as everybody may know it."""
        return Doorplate(self._table, self._lock, self.is_shut)

    def take_only(self, code: str, key: str, lock: str = "") -> None:
        """Let nobody new in but by this code and, if it is not empty, by this key; `lock` is the id of the two."""
        self._lock = lock
        self._new_ways = {secret.by: secret for secret in map(of_typed, filter(None, (code, key)))}

    def know(self, digests: Iterable[str]) -> None:
        """Let those come back whose tokens have these digests, and nobody else."""
        self._of_digests = {digest: self._of_digests.get(digest) or of_digest(digest) for digest in digests}
        self._known = {secret.name: secret for secret in self._of_digests.values()}

    def lets_in(self, address: str, now: float) -> bool:
        """Count a new socket; return False if it is to be closed unread.

        Where somebody has proved something, others may do so, too: a repeater lends many phones one address.
        """
        if not is_at_home(address):
            return False
        if address not in self._proved:
            if not self._new.allows(address, now):
                return False
            self._new.note(address, now)
        self.connections += 1
        return True

    def secret(self, knock: Knock) -> Secret:
        """Return the secret by which a guest is asked to prove; one that nobody has if there is none for the guest."""
        if knock.by is SecretKind.TOKEN:
            return self._known.get(knock.name, self._decoy)
        return self._new_ways.get(knock.by, self._decoy)

    def why_not(self, knock: Knock, caller: Caller, now: float) -> Why | None:
        """Return the reason why a guest is turned away unheard; None for one who may prove to have the secret.

        Only codes are counted. A key or a token of 128 bits cannot be guessed: a wrong one is that of another evening.
        """
        if knock.v != PROTOCOL:
            return Why.VERSION
        if knock.by is SecretKind.TOKEN:
            return None
        if self.is_shut:
            return Why.SHUT
        if knock.by is SecretKind.KEY:
            return None
        if self.is_spent:
            return Why.SPENT
        return None if self._may_try(caller, now) else Why.LOCKED

    def note_wrong(self, knock: Knock, caller: Caller, now: float) -> Why:
        """Count a wrong secret if it was a code; return what the guest is told."""
        if knock.by is SecretKind.TOKEN:
            return Why.GONE
        if knock.by is SecretKind.CODE:
            self.wrong_codes += 1
            self._wrong_of[caller] += 1
            if caller[1]:
                self._wrong.note(caller, now)
        return Why.CODE

    def note_proved(self, caller: Caller) -> None:
        """Note that a guest has proved to have a secret; their slips of the finger were no guesses."""
        self._proved.add(caller[0])
        self.wrong_codes -= min(self.wrong_codes, self._wrong_of.pop(caller, 0))

    def open(self, code: str, key: str, lock: str = "") -> None:
        """Open the door with a new code and a new key."""
        self.take_only(code, key, lock)
        self.is_shut = False
        self.wrong_codes = 0
        self._wrong_of.clear()

    def forgives(self, guest: str, now: float) -> bool:
        """Count that a guest was too fast; return False if it was once too often."""
        if not self._strikes.allows(guest, now):
            return False
        self._strikes.note(guest, now)
        return True

    def _may_try(self, caller: Caller, now: float) -> bool:
        """Whether a guest may try a code. One who hides who they are is counted among all only."""
        return not caller[1] or self._wrong.allows(caller, now)
