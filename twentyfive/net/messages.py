"""Messages between the host and its guests, as frozen data; `message_text` writes and reads them.

A message is an object whose field ``t`` names its kind: ``{"t":"move","at":12,"move":"play 7S"}``. Absent fields have
their defaults. What a move means is not checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from twentyfive.net.evening.evening_messages import Fetch, HandIn, Held, Results, SharedPlan
from twentyfive.net.views import (
    Allowed,
    Deals,
    Seen,
    View,
)
from twentyfive.presentation.phone.sheets import (
    Sheet,
)

PROTOCOL: Final = 3
"""The number of the protocol. A change of a message or of a sheet raises it."""

MOST_BYTES_IN: Final = 4_096
MOST_BYTES_OUT: Final = 65_536
LONGEST_NAME: Final = 12


class Speaks(StrEnum):
    """The form in which a guest is shown the game."""

    SHEET = "sheet"  # a phone: sentences, ready-made
    VIEW = "view"  # another copy of this program: views, which it puts into words itself


class SignOf(StrEnum):
    """The two signs that a guest can give."""

    READY = "ready"  # for the next deal
    MOMENT = "moment"  # please wait


class Wish(StrEnum):
    """The requests of a guest besides a move."""

    HINT = "hint"
    UNDO = "undo"
    PAUSE = "pause"
    RESUME = "resume"
    AWAY = "away"  # the computer plays for a while
    BACK = "back"


class Why(StrEnum):
    """The reason why a connection ends."""

    HOST_LEFT = "host_left"  # the only one after which a page tries again by itself
    REMOVED = "removed"
    ELSEWHERE = "elsewhere"  # the same guest plays on another screen now
    FULL = "full"
    CODE = "code"  # this is not the code, or not the key
    GONE = "gone"  # the token is not known, or not any more
    LOCKED = "locked"  # this guest has tried too many wrong codes, and has to wait
    SPENT = "spent"  # all together have: no code lets anybody in until there is a new one, but the key does
    SHUT = "shut"  # the host lets nobody new in
    VERSION = "version"
    TOO_FAST = "too_fast"  # too many messages at once


class Takes(StrEnum):
    """The choices of a guest who looks for a seat, beside the number of one."""

    ANY = "any"
    NONE = "none"  # look on


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a guest who has proved to have the code, the key or a token of the table.

    Attributes:
        v: the number of the protocol.
        speaks: the form in which the guest wants to be shown the game.
        token: the token of a guest who comes back; empty for a new one.
        name: the guest's name, as typed.
        page: the digest of the page; empty for no page.
        lang: the language of the guest's device.
    """

    v: int
    speaks: Speaks
    token: str = ""
    name: str = ""
    page: str = ""
    lang: str = ""


@dataclass(frozen=True, slots=True)
class Sit:
    """A wish for a seat.

    Attributes:
        seat: the number of a free seat, or None, see `takes`.
        takes: without a number: any free seat, or none.
        name: the guest's name, typed after the hello, in which it was empty or another; empty if it was not changed.
    """

    seat: int | None = None
    takes: Takes = Takes.ANY
    name: str = ""


@dataclass(frozen=True, slots=True)
class MakeMove:
    """A move, in the text form of a record; it is dropped unless `at` is the newest position."""

    at: int
    move: str


@dataclass(frozen=True, slots=True)
class Choose:
    """The cards chosen to be put out, or the turn-up left lying (`leave`); a sheet answers in new words."""

    at: int
    out: tuple[str, ...] = ()
    leave: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign to the table."""

    sign: SignOf


@dataclass(frozen=True, slots=True)
class Ask:
    """A request besides a move."""

    at: int
    what: Wish


@dataclass(frozen=True, slots=True)
class Recall:
    """A computer guest's question for the deals that are over, after the first `after`."""

    after: int


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to question `q`."""

    q: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Tick:
    """A sign of life: from a guest a question, which the host answers with the same."""


@dataclass(frozen=True, slots=True)
class Bye:
    """The guest leaves for good, and the seat is free."""


GuestMessage = Hello | Sit | MakeMove | Choose | Sign | Ask | Recall | Reply | HandIn | Fetch | Tick | Bye


class SeatIs(StrEnum):
    """The state of a seat, as everybody sees it."""

    FREE = "free"  # waits for a guest; the computer plays meanwhile
    HERE = "here"  # a person at the host's screen
    PHONE = "phone"  # a guest who is there, at a phone
    ELSEWHERE = "elsewhere"  # a guest who is there, at another computer
    ASLEEP = "asleep"  # a guest whose connection is lost
    AWAY = "away"  # a guest who takes a break
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class SeatSign:
    """A seat and who sits there.

    Attributes:
        seat: the number of the seat.
        name: the player's name.
        state: the state of the seat.
        words: the state in words, ready to be shown: "asleep", "the computer plays".
        ready: whether the player is ready for the next deal.
        stands_in: the seconds until the computer plays for the guest; None if it will not soon.
    """

    seat: int
    name: str
    state: SeatIs
    words: str = ""
    ready: bool = False
    stands_in: int | None = None


@dataclass(frozen=True, slots=True)
class Welcome:
    """The table, told to a guest who knows its code, and who has no seat unless `You` follows.

    Attributes:
        v: the number of the protocol.
        app: the version of the host's program.
        table: the id of the table, by which a guest recognises it.
        host: the name of the table, in words of the host's language, for a page that has no words of its own.
        game: the name of the game, likewise.
        rules: the rules in short paragraphs, each a heading and a text.
        seats: the seats.
        page: the digest of the page that the host serves; a page of another digest reloads.
        full: whether no seat is free, so that a guest can only look on.
        evening: whether a same cards evening is shared here. Its seats are those who play it.
        people: the names of those at the host's screen, from which a guest makes the name of the table.
        computer: the name of the host's computer, after which the table is called if nobody is there.
        preset: the word of the game, from which a guest makes its name; empty at an evening.
        called: the name of the evening, as its people wrote it; empty if there is none.
    """

    v: int
    app: str
    table: str
    host: str
    game: str
    rules: tuple[tuple[str, ...], ...]
    seats: tuple[SeatSign, ...]
    page: str = ""
    full: bool = False
    evening: bool = False
    people: tuple[str, ...] = ()
    computer: str = ""
    preset: str = ""
    called: str = ""


@dataclass(frozen=True, slots=True)
class You:
    """The guest was taken in.

    Attributes:
        seat: the guest's seat, None for an onlooker and for a player who sits out.
        name: the guest's name at this table.
        token: the token with which the guest comes back; empty if it was told before.
        waits: words to show while the host has not let the guest in yet, or while the guest sits out; empty otherwise.
    """

    seat: int | None
    name: str
    token: str = ""
    waits: str = ""


@dataclass(frozen=True, slots=True)
class People:
    """The seats, whenever something about them has changed.

    Attributes:
        seats: the seats.
        paused: the words for a pause, and who called it; empty if the game goes on.
        note: a line about what everybody waits for; empty if nobody waits.
    """

    seats: tuple[SeatSign, ...]
    paused: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question to this guest by another: may this be taken back?

    Attributes:
        q: the number of the question, which the answer names. An answer to an older one is dropped.
        text: the question; empty if it is no longer asked.
        seconds: the time to answer it.
    """

    q: int
    text: str
    seconds: int = 0


@dataclass(frozen=True, slots=True)
class No:
    """A refusal in words, shown to the guest who asked."""

    text: str
    at: int = 0


@dataclass(frozen=True, slots=True)
class Ways:
    """The addresses of the table from now on, the likeliest first, told to all who have proved something.

    Attributes:
        at: the addresses, each with the port: ``192.168.1.23:25525``.
    """

    at: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Closing:
    """The connection ends for this reason.

    Attributes:
        why: the reason.
        text: the reason in words, for phones; empty if they have their own.
        v: the number of the host's protocol, if that is the reason; else 0.
        app: the version of the host's program, likewise.
    """

    why: Why
    text: str = ""
    v: int = 0
    app: str = ""


EveningMessage = SharedPlan | Held | Results
HostMessage = (
    Welcome
    | You
    | Sheet
    | View
    | Seen
    | Deals
    | Allowed
    | EveningMessage
    | People
    | Question
    | No
    | Ways
    | Tick
    | Closing
)
