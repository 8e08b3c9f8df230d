"""The text of messages: JSON, read strictly into the frozen data of `messages`, and written from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from twentyfive.net.evening.evening_messages import Fetch, HandIn, Held, Results, SharedPlan
from twentyfive.net.messages import (
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
    Sign,
    Sit,
    Tick,
    Ways,
    Welcome,
    You,
)
from twentyfive.net.views import Allowed, Deals, Seen, View
from twentyfive.presentation.phone.sheets import PhoneSheet
from twentyfive.strict_json import as_object, codec_of, parse_json, to_json

_OF_GUESTS: Final[Mapping[str, type[GuestMessage]]] = {
    "hello": Hello,
    "sit": Sit,
    "move": MakeMove,
    "choose": Choose,
    "sign": Sign,
    "ask": Ask,
    "recall": Recall,
    "answer": Reply,
    "hand_in": HandIn,
    "fetch": Fetch,
    "tick": Tick,
    "bye": Bye,
}
_OF_HOSTS: Final[Mapping[str, type[HostMessage]]] = {
    "welcome": Welcome,
    "you": You,
    "sheet": PhoneSheet,
    "view": View,
    "seen": Seen,
    "deals": Deals,
    "allowed": Allowed,
    "plan": SharedPlan,
    "held": Held,
    "results": Results,
    "people": People,
    "question": Question,
    "no": No,
    "ways": Ways,
    "tick": Tick,
    "closing": Closing,
}
_NAMES: Final[Mapping[type[GuestMessage | HostMessage], str]] = {
    made: name for kinds in (_OF_GUESTS, _OF_HOSTS) for name, made in kinds.items()
}


def read_guest_message(document: str) -> GuestMessage:
    """Read a message of a guest.

    Raises:
        ValueError: naming the place, if it is not a message.
    """
    message: GuestMessage = _read(document, _OF_GUESTS)
    return message


def read_host_message(document: str) -> HostMessage:
    """Read a message of a host.

    Raises:
        ValueError: naming the place, if it is not a message.
    """
    message: HostMessage = _read(document, _OF_HOSTS)
    return message


def kind_of(message: GuestMessage | HostMessage) -> str:
    """Return the name of the kind of a message."""
    return _NAMES[type(message)]


def write_message(message: GuestMessage | HostMessage) -> str:
    """Return the text of a message."""
    return to_json({"t": kind_of(message), **codec_of(type(message)).write(message)})


def _read(document: str, kinds: Mapping[str, type[Any]]) -> Any:
    fields = dict(as_object(parse_json(document, "message"), "message"))
    name = fields.pop("t", None)
    if not isinstance(name, str) or name not in kinds:
        raise ValueError(f"message.t: there is no kind {str(name)[:40]!r}")
    return codec_of(kinds[name]).read(fields, name)
