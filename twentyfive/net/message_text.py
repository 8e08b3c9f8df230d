"""The text of messages: JSON, read strictly into the frozen data of `messages`, and written from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from twentyfive.net.evening.evening_messages import (
    FETCH_FIELDS,
    HAND_IN_FIELDS,
    HELD_FIELDS,
    RESULTS_FIELDS,
    SHARED_PLAN_FIELDS,
    Fetch,
    HandIn,
    Held,
    Results,
    SharedPlan,
)
from twentyfive.net.messages import (
    LONGEST_NAME,
    Ask,
    Bye,
    Choose,
    Closing,
    GuestMessage,
    Hello,
    HostMessage,
    MakeMove,
    No,
    People,
    Question,
    Recall,
    Reply,
    SeatIs,
    SeatSign,
    Sign,
    SignOf,
    Sit,
    Speaks,
    Takes,
    Tick,
    Ways,
    Welcome,
    Why,
    Wish,
    You,
)
from twentyfive.net.views import (
    ALLOWED_FIELDS,
    DEALS_FIELDS,
    SEEN_FIELDS,
    VIEW_FIELDS,
    Allowed,
    Deals,
    Seen,
    View,
)
from twentyfive.presentation.phone.sheets import (
    CARD,
    MOST_CARDS,
    MOST_SEATS,
    POSITION,
    SEAT,
    SHEET_FIELDS,
    SHORT,
    TEXT,
    Sheet,
    optional,
)
from twentyfive.strict_json import (
    YES_OR_NO,
    Field,
    as_object,
    items,
    number,
    parse_json,
    read_fields,
    struct,
    text,
    to_json,
    word,
    written_fields,
)


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of message: its name in ``t``, its class and its fields."""

    name: str
    make: Callable[..., Any]
    fields: Mapping[str, Field]


MOST_WAYS: Final = 16
"""The most addresses of a table that its guests are told."""

_MOST_RULES: Final = 60
_LONGEST_WAY: Final = 21  # 255.255.255.255:65535
_TOKEN: Final = text(str, longest=64)
_NAME: Final = text(str, longest=4 * LONGEST_NAME)  # cleaned and cut by the lobby
_SEAT_SIGN: Final = struct(
    SeatSign,
    {
        "seat": Field(SEAT),
        "name": Field(SHORT),
        "state": Field(word(SeatIs)),
        "words": Field(SHORT, default=""),
        "ready": Field(YES_OR_NO, default=False),
        "stands_in": optional(number(0, 3_600)),
    },
)
_WAY: Final = text(str, longest=_LONGEST_WAY)
_SEATS: Final = items(_SEAT_SIGN, 0, MOST_SEATS)
_TICK: Final = _Kind("tick", Tick, {})

_GUEST_KINDS: Final = (
    _Kind(
        "hello",
        Hello,
        {
            "v": Field(number(1)),
            "speaks": Field(word(Speaks)),
            "token": Field(_TOKEN, default=""),
            "name": Field(_NAME, default=""),
            "page": Field(_TOKEN, default=""),
            "lang": Field(_TOKEN, default=""),
        },
    ),
    _Kind(
        "sit",
        Sit,
        {
            "seat": optional(SEAT),
            "takes": Field(word(Takes), default=Takes.ANY),
            "name": Field(_NAME, default=""),
        },
    ),
    _Kind("move", MakeMove, {"at": Field(POSITION), "move": Field(text(str, longest=400))}),
    _Kind(
        "choose",
        Choose,
        {
            "at": Field(POSITION),
            "out": Field(items(CARD, 0, MOST_CARDS), default=()),
            "leave": Field(YES_OR_NO, default=False),
        },
    ),
    _Kind("sign", Sign, {"sign": Field(word(SignOf))}),
    _Kind("ask", Ask, {"at": Field(POSITION), "what": Field(word(Wish))}),
    _Kind("recall", Recall, {"after": Field(number(0, 3_000))}),
    _Kind("answer", Reply, {"q": Field(number()), "yes": Field(YES_OR_NO)}),
    _Kind("hand_in", HandIn, HAND_IN_FIELDS),
    _Kind("fetch", Fetch, FETCH_FIELDS),
    _TICK,
    _Kind("bye", Bye, {}),
)
_HOST_KINDS: Final = (
    _Kind(
        "welcome",
        Welcome,
        {
            "v": Field(number(1)),
            "app": Field(SHORT),
            "table": Field(_TOKEN),
            "host": Field(SHORT),
            "game": Field(SHORT),
            "rules": Field(items(items(TEXT, 2, 2), 0, _MOST_RULES)),
            "seats": Field(_SEATS),
            "page": Field(_TOKEN, default=""),
            "full": Field(YES_OR_NO, default=False),
            "evening": Field(YES_OR_NO, default=False),
            "people": Field(items(SHORT, 0, MOST_SEATS), default=()),
            "computer": Field(SHORT, default=""),
            "preset": Field(SHORT, default=""),
            "called": Field(SHORT, default=""),
        },
    ),
    _Kind(
        "you",
        You,
        {
            "seat": optional(SEAT),
            "name": Field(SHORT),
            "token": Field(_TOKEN, default=""),
            "waits": Field(TEXT, default=""),
        },
    ),
    _Kind("sheet", Sheet, SHEET_FIELDS),
    _Kind("view", View, VIEW_FIELDS),
    _Kind("seen", Seen, SEEN_FIELDS),
    _Kind("deals", Deals, DEALS_FIELDS),
    _Kind("allowed", Allowed, ALLOWED_FIELDS),
    _Kind("plan", SharedPlan, SHARED_PLAN_FIELDS),
    _Kind("held", Held, HELD_FIELDS),
    _Kind("results", Results, RESULTS_FIELDS),
    _Kind(
        "people",
        People,
        {"seats": Field(_SEATS), "paused": Field(TEXT, default=""), "note": Field(TEXT, default="")},
    ),
    _Kind(
        "question",
        Question,
        {"q": Field(number()), "text": Field(TEXT), "seconds": Field(number(0, 3_600), default=0)},
    ),
    _Kind("no", No, {"text": Field(TEXT), "at": Field(POSITION, default=0)}),
    _Kind("ways", Ways, {"at": Field(items(_WAY, 0, MOST_WAYS))}),
    _TICK,
    _Kind(
        "closing",
        Closing,
        {
            "why": Field(word(Why)),
            "text": Field(TEXT, default=""),
            "v": Field(number(), default=0),
            "app": Field(SHORT, default=""),
        },
    ),
)


def read_guest_message(document: str) -> GuestMessage:
    """Read a message of a guest.

    Raises:
        ValueError: naming the place, if it is not a message.
    """
    message: GuestMessage = _read(document, _GUEST_KINDS)
    return message


def read_host_message(document: str) -> HostMessage:
    """Read a message of a host.

    Raises:
        ValueError: naming the place, if it is not a message.
    """
    message: HostMessage = _read(document, _HOST_KINDS)
    return message


def kind_of(message: GuestMessage | HostMessage) -> str:
    """Return the name of the kind of a message."""
    return _kind(message).name


def write_message(message: GuestMessage | HostMessage) -> str:
    """Return the text of a message."""
    kind = _kind(message)
    return to_json({"t": kind.name, **written_fields(message, kind.fields)})


def _kind(message: GuestMessage | HostMessage) -> _Kind:
    return next(kind for kind in (*_GUEST_KINDS, *_HOST_KINDS) if kind.make is type(message))


def _read(document: str, kinds: Sequence[_Kind]) -> Any:
    fields = dict(as_object(parse_json(document, "message"), "message"))
    name = fields.pop("t", None)
    for kind in kinds:
        if kind.name == name:
            return kind.make(**read_fields(fields, name, kind.fields))
    raise ValueError(f"message.t: there is no kind {str(name)[:40]!r}")
