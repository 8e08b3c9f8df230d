"""Messages between the host and its guests, as frozen data; `message_text` writes and reads them.

A message is an object whose field ``t`` names its kind: ``{"t":"move","at":12,"move":"play 7S"}``. Absent fields have
their defaults. What a move means is not checked here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from twentyfive.net.evening.evening_messages import Fetch, HandIn, Held, Results, SharedPlan
from twentyfive.net.views import Allowed, DealCount, Deals, Seen, View
from twentyfive.presentation.phone.seat_signs import SeatSign, Seconds
from twentyfive.presentation.phone.sheets import (
    MOST_CARDS,
    MOST_SEATS,
    CardText,
    MoveText,
    PhoneSheet,
    Position,
    SeatNumber,
    Short,
    Text,
)
from twentyfive.strict_json import Entries, number, text

PROTOCOL: Final = 3
"""The number of the protocol. A change of a message or of a sheet raises it."""

MOST_BYTES_IN: Final = 4_096
MOST_BYTES_OUT: Final = 65_536
LONGEST_NAME: Final = 12
MOST_WAYS: Final = 16
"""The most addresses of a table that its guests are told."""

_Version = Annotated[int, number(1)]
_Token = Annotated[str, text(str, longest=64)]
_TypedName = Annotated[str, text(str, longest=4 * LONGEST_NAME)]  # cleaned and cut by the lobby
_Count = Annotated[int, number()]
_Way = Annotated[str, text(str, longest=21)]  # 255.255.255.255:65535


class GameForm(StrEnum):
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


class SeatChoice(StrEnum):
    """The choices of a guest who looks for a seat, beside the number of one."""

    ANY = "any"
    NONE = "none"  # look on


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a guest who has proved to have the code, the key or a token of the table."""

    v: _Version  # the number of the protocol
    speaks: GameForm
    token: _Token = ""  # of a guest who comes back; empty for a new one
    name: _TypedName = ""
    page: _Token = ""  # the digest of the page; empty for no page
    lang: _Token = ""  # the language of the guest's device


@dataclass(frozen=True, slots=True)
class Sit:
    """A wish for a seat."""

    seat: SeatNumber | None = None  # a free one
    takes: SeatChoice = SeatChoice.ANY  # without a number: any free seat, or none
    name: _TypedName = ""  # typed after the hello, in which it was empty or another; empty if it was not changed


@dataclass(frozen=True, slots=True)
class MakeMove:
    """A move, in the text form of a record; it is dropped unless `at` is the newest position."""

    at: Position
    move: MoveText


@dataclass(frozen=True, slots=True)
class Choose:
    """The cards chosen to be put out, or the turn-up left lying (`leave`); a sheet answers in new words."""

    at: Position
    out: Annotated[tuple[CardText, ...], Entries(0, MOST_CARDS)] = ()
    leave: bool = False


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign to the table."""

    sign: SignOf


@dataclass(frozen=True, slots=True)
class Ask:
    """A request besides a move."""

    at: Position
    what: Wish


@dataclass(frozen=True, slots=True)
class Recall:
    """A computer guest's question for the deals that are over, after the first `after`."""

    after: DealCount


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer to question `q`."""

    q: _Count
    yes: bool


@dataclass(frozen=True, slots=True)
class Tick:
    """A sign of life: from a guest a question, which the host answers with the same."""


@dataclass(frozen=True, slots=True)
class Bye:
    """The guest leaves for good, and the seat is free."""


GuestMessage = Hello | Sit | MakeMove | Choose | Sign | Ask | Recall | Reply | HandIn | Fetch | Tick | Bye


_Seats = Annotated[tuple[SeatSign, ...], Entries(0, MOST_SEATS)]
_RuleText = Annotated[tuple[Text, ...], Entries(2, 2)]


@dataclass(frozen=True, slots=True)
class Welcome:
    """The table, told to a guest who knows its code, and who has no seat unless `You` follows."""

    v: _Version  # the number of the protocol
    app: Short  # the version of the host's program
    table: _Token  # the id of the table, by which a guest recognises it
    host: Short  # the table's name in words of the host's language, for a page that has no words of its own
    game: Short  # the name of the game, likewise
    rules: Annotated[tuple[_RuleText, ...], Entries(0, 60)]  # in short paragraphs, each a heading and a text
    seats: _Seats
    page: _Token = ""  # the digest of the page that the host serves; a page of another digest reloads
    full: bool = False  # no seat is free, so that a guest can only look on
    evening: bool = False  # a same cards evening is shared here; its seats are those who play it
    # the names of those at the host's screen, from which a guest makes the name of the table
    people: Annotated[tuple[Short, ...], Entries(0, MOST_SEATS)] = ()
    computer: Short = ""  # the name of the host's computer, after which the table is called if nobody is there
    preset: Short = ""  # the word of the game, from which a guest makes its name; empty at an evening
    called: Short = ""  # the name of the evening, as its people wrote it; empty if there is none


@dataclass(frozen=True, slots=True)
class You:
    """The guest was taken in."""

    seat: SeatNumber | None  # None for an onlooker and for a player who sits out
    name: Short  # the guest's name at this table
    token: _Token = ""  # with which the guest comes back; empty if it was told before
    waits: Text = ""  # shown while the host has not let the guest in yet, or while the guest sits out; empty otherwise


@dataclass(frozen=True, slots=True)
class People:
    """The seats, whenever something about them has changed."""

    seats: _Seats
    paused: Text = ""  # the words for a pause, and who called it; empty if the game goes on
    note: Text = ""  # a line about what everybody waits for; empty if nobody waits


@dataclass(frozen=True, slots=True)
class Question:
    """A question to this guest by another: may this be taken back?"""

    q: _Count  # its number, which the answer names; an answer to an older one is dropped
    text: Text  # empty if it is no longer asked
    seconds: Seconds = 0  # the time to answer it


@dataclass(frozen=True, slots=True)
class No:
    """A refusal in words, shown to the guest who asked."""

    text: Text
    at: Position = 0


@dataclass(frozen=True, slots=True)
class Ways:
    """The addresses of the table from now on, the likeliest first, told to all who have proved something."""

    at: Annotated[tuple[_Way, ...], Entries(0, MOST_WAYS)]  # each with the port: ``192.168.1.23:25525``


@dataclass(frozen=True, slots=True)
class Closing:
    """The connection ends for this reason."""

    why: Why
    text: Text = ""  # the reason in words, for phones; empty if they have their own
    v: _Count = 0  # the number of the host's protocol, if that is the reason
    app: Short = ""  # the version of the host's program, likewise


EveningMessage = SharedPlan | Held | Results
HostMessage = (
    Welcome
    | You
    | PhoneSheet
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
