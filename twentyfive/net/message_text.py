"""The text of messages: JSON, read strictly into the frozen data of `messages`, and written from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

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
_Heard = TypeVar("_Heard")
_Said = TypeVar("_Said")


class Vocabulary(Generic[_Heard, _Said]):
    """The kinds of messages between a host and its guests, by their names."""

    def __init__(self, of_guests: Mapping[str, type[_Heard]], of_hosts: Mapping[str, type[_Said]]) -> None:
        self._of_guests = of_guests
        self._of_hosts = of_hosts
        self._names: dict[type[Any], str] = {made: name for name, made in (*of_guests.items(), *of_hosts.items())}

    def read_guest_message(self, document: str) -> _Heard:
        """Read a message of a guest.

        Raises:
            ValueError: naming the place, if it is not a message.
        """
        message: _Heard = _read(document, self._of_guests)
        return message

    def read_host_message(self, document: str) -> _Said:
        """Read a message of a host.

        Raises:
            ValueError: naming the place, if it is not a message.
        """
        message: _Said = _read(document, self._of_hosts)
        return message

    def kind_of(self, message: _Heard | _Said) -> str:
        """Return the name of the kind of a message."""
        return self._names[type(message)]

    def write_message(self, message: _Heard | _Said) -> str:
        """Return the text of a message."""
        return to_json({"t": self.kind_of(message), **codec_of(type(message)).write(message)})


AT_TABLE: Final = Vocabulary[GuestMessage, HostMessage](_OF_GUESTS, _OF_HOSTS)
"""What is said at a table, and about a same cards evening."""

read_guest_message: Final = AT_TABLE.read_guest_message
read_host_message: Final = AT_TABLE.read_host_message
kind_of: Final = AT_TABLE.kind_of
write_message: Final = AT_TABLE.write_message


def _read(document: str, kinds: Mapping[str, type[Any]]) -> Any:
    fields = dict(as_object(parse_json(document, "message"), "message"))
    name = fields.pop("t", None)
    if not isinstance(name, str) or name not in kinds:
        raise ValueError(f"message.t: there is no kind {str(name)[:40]!r}")
    return codec_of(kinds[name]).read(fields, name)
