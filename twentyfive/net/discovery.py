"""Discovery: a guest asks by UDP which tables are open in the home network, and each host answers who asked.

Here is what crosses the network, and the host's side. `table_search` is the guest's.
"""

from __future__ import annotations

import logging
import secrets
import select
import socket
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Annotated, Final

from twentyfive.net.access import is_at_home
from twentyfive.net.limits import PORTS, Limits, Tally
from twentyfive.net.messages import LONGEST_NAME, PROTOCOL
from twentyfive.presentation.phone.sheets import MOST_SEATS
from twentyfive.strict_json import Entries, codec_of, number, parse_json, text, to_json
from twentyfive.typed_text import plain_line

ASKED_AT: Final = PORTS[0]
"""The port to which guests send their questions, whichever port a table has."""

GROUP: Final = "239.255.25.25"
"""The multicast group of the questions."""

MOST_BYTES: Final = 512
"""The length limit of an answer. With the longest names, of the longest letters, it has 467 bytes."""

_QUESTION: Final = b"twentyfive?1"
_ID_BYTES: Final = 8
_MOST_PEOPLE: Final = 5
_LONGEST_COMPUTER: Final = 60
_LONGEST_GAME: Final = 30
_AT_ONCE: Final = 32
_REST_S: Final = 0.05
"""The rest after `_AT_ONCE` datagrams without a pause, so that a flood costs the gateway next to nothing."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """The notice of a table, which everybody in the home network may read."""

    people: tuple[str, ...]  # those at the host's screen, after whom a guest names the table; a few are enough
    computer: str  # the name of the host's computer, which is told only if nobody is there
    game: str  # the word of the game, which is that of its preset; empty for a same cards evening
    free: int  # the number of free seats


def _cut_name(found: str) -> str:
    return plain_line(found, LONGEST_NAME)


_Person = Annotated[str, text(_cut_name, longest=LONGEST_NAME)]


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer of a host; what follows the port is as in `Notice`."""

    # the random bytes of the question, in hexadecimal digits
    asked: Annotated[str, text(lambda found: bytes.fromhex(found).hex(), longest=2 * _ID_BYTES)]
    v: Annotated[int, number(1)]  # the number of the host's protocol
    port: Annotated[int, number(1, 65_535)]  # of the table
    people: Annotated[tuple[_Person, ...], Entries(0, _MOST_PEOPLE)]
    computer: Annotated[str, text(lambda found: plain_line(found, _LONGEST_COMPUTER), longest=_LONGEST_COMPUTER)]
    game: Annotated[str, text(lambda found: plain_line(found, _LONGEST_GAME), longest=_LONGEST_GAME)]
    free: Annotated[int, number(0, MOST_SEATS)]

    @property
    def notice(self) -> Notice:
        """The notice of the table."""
        return Notice(self.people, self.computer, self.game, self.free)


def new_question() -> bytes:
    """Return a question that nobody has asked before."""
    return _QUESTION + secrets.token_bytes(_ID_BYTES)


def is_question(datagram: bytes) -> bool:
    """Whether a datagram is a question of this kind, and nothing more."""
    return len(datagram) == len(_QUESTION) + _ID_BYTES and datagram.startswith(_QUESTION)


def asked_by(question: bytes) -> str:
    """Return the random bytes of a question as an answer repeats them."""
    return question[len(_QUESTION) :].hex()


def write_answer(question: bytes, port: int, notice: Notice) -> bytes:
    """Return the answer to a question. Names that are too long are cut, and those of too many people left out."""
    people = tuple(filter(None, map(_cut_name, notice.people[:_MOST_PEOPLE])))
    computer = "" if people else plain_line(notice.computer, _LONGEST_COMPUTER)
    game = plain_line(notice.game, _LONGEST_GAME)
    answer = Answer(asked_by(question), PROTOCOL, port, people, computer, game, min(notice.free, MOST_SEATS))
    return to_json(codec_of(Answer).write(answer)).encode()


def read_answer(datagram: bytes) -> Answer:
    """Read an answer.

    Raises:
        ValueError: if it is none.
    """
    if len(datagram) > MOST_BYTES:
        raise ValueError(f"an answer has no more than {MOST_BYTES} bytes")
    return codec_of(Answer).read(parse_json(datagram.decode(), "answer"), "answer")


class Answering:
    """Decides which datagrams are answered: questions from the home network, and only so many a second."""

    def __init__(self, limits: Limits, port: int, notice: Callable[[], Notice | None]) -> None:
        """Answer for the table at `port`; `notice` returns None while nobody new may come."""
        self._port = port
        self._notice = notice
        self._all = Tally(limits.answers, limits.answers_s)
        self._to_one = Tally(limits.answers_to_one, limits.answers_s)
        self._to_question = Tally(1, limits.answers_s)  # it comes by each way that leads here

    def answer(self, datagram: bytes, peer: str, now: float) -> bytes | None:
        """Return the answer to a datagram from the address `peer`; None if it gets none."""
        if not is_question(datagram) or not is_at_home(peer) or (notice := self._notice()) is None:
            return None
        counts = ((self._all, ""), (self._to_one, peer), (self._to_question, datagram))
        if not all(tally.allows(key, now) for tally, key in counts):
            return None
        for tally, key in counts:
            tally.note(key, now)
        return write_answer(datagram, self._port, notice)


@contextmanager
def responding(listening: socket.socket | None, answering: Answering) -> Iterator[None]:
    """Answer questions in a thread, at a socket of `listen_for_questions`; without one nobody is answered."""
    if listening is None:
        yield
        return
    responder = _Responder(listening, answering)
    try:
        yield
    finally:
        responder.close()


class _Responder:
    """Listens for questions and answers them, in a thread of its own.

    asyncio on Windows hears no more datagrams once a guest's port was found closed (CPython issue 127057).
    """

    def __init__(self, listening: socket.socket, answering: Answering) -> None:
        self._socket = listening
        self._answering = answering
        self._wakes, self._woken = socket.socketpair()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._wakes.close()
        self._thread.join()

    def _run(self) -> None:
        with self._socket, self._woken:
            while not self._is_closed(None):
                for _ in range(_AT_ONCE):
                    if not self._attend():
                        break
                else:
                    if self._is_closed(_REST_S):
                        return

    def _is_closed(self, seconds: float | None) -> bool:
        """Wait for the end, for so long or, if that is None, until a datagram comes."""
        watched = [self._woken, *([self._socket] if seconds is None else [])]
        return self._woken in select.select(watched, [], [], seconds)[0]

    def _attend(self) -> bool:
        """Take one datagram and answer it; return False if there is none."""
        with suppress(OSError):  # an earlier answer met a closed port, the datagram is too long, the asker is gone
            try:
                datagram, peer = self._socket.recvfrom(MOST_BYTES)
            except BlockingIOError:
                return False
            answer = self._answering.answer(datagram, peer[0], time.monotonic())
            if answer is not None:
                self._socket.sendto(answer, peer)
        return True


def listen_for_questions(bind: str, port: int, interfaces: Sequence[str]) -> socket.socket | None:
    """Return a socket that hears the questions to a port; None, with a warning, if it cannot be had.

    Args:
        bind: the own address.
        port: the port.
        interfaces: the own addresses at whose interfaces the group of the questions is heard, too.
    """
    made = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # two tables of one computer both hear a broadcast
        made.bind((bind, port))
    except OSError as error:
        made.close()
        _log.warning("guests must type the address of this table, as nothing hears their questions: %s", error)
        return None
    hear_group(made, interfaces)
    made.setblocking(False)
    return made


def hear_group(listening: socket.socket, interfaces: Sequence[str]) -> None:
    """Hear the group of the questions at the interfaces with these own addresses, too."""
    for interface in interfaces:
        with suppress(OSError):  # heard already, disconnected, or it knows no groups; a broadcast comes all the same
            member = socket.inet_aton(GROUP) + socket.inet_aton(interface)
            listening.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, member)
