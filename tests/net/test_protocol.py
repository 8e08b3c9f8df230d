"""The number of the protocol, pinned to the shape of all that two programs have to agree on.

A change of the exchange, of a message, of a view, of an option or of a preset changes a digest below, and with it the
number: a number has one shape for ever.
"""

from __future__ import annotations

import dataclasses
import hashlib
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import pytest

from tests.net.samples import GUEST, HOST
from twentyfive.core import PRESETS, PlayerView, Rules
from twentyfive.core.view import SeenMove
from twentyfive.net.messages import PROTOCOL, GuestMessage, HostMessage
from twentyfive.net.sealing.exchange import Answer, Call, Doorplate, Knock, Proof

SHAPES: Final[dict[int, dict[str, str]]] = {
    1: {"messages": "df375c84c87c", "views": "7f57f6053ed7", "presets": "ab4ae63a71a4"},
    2: {"exchange": "3f55adf1bb56", "messages": "fbb57a93271c", "views": "94df7e9f0b44", "presets": "d795a690bc73"},
    3: {"exchange": "3f55adf1bb56", "messages": "e6d3148f08ae", "views": "94df7e9f0b44", "presets": "d795a690bc73"},
}
"""The digests of the parts by the number of the protocol. A line is added and, once another program may speak it, never
changed."""

_PAGE: Final = Path(__file__).parents[2] / "resources" / "page" / "host.js"
_MODULE: Final = re.compile(r"\btwentyfive\.[a-z_.]+\.")
"""The module of a class, which may move without a change of what is sent."""

_OPTIONAL: Final = re.compile(r"^typing\.Optional\[(.*)\]$")
"""What Python before 3.14 calls ``X | None`` if X is annotated."""

_FIRST_NAMES: Final[dict[str, str]] = {
    "GameForm": "Speaks",
    "SeatChoice": "Takes",
    "SecretKind": "By",
    "ChoiceEffect": "Does",
    "PhoneSheet": "Sheet",
}
"""The names that the digests have for classes with better ones by now; no name of a class is ever sent."""

_WHAT_TO_DO: Final = """
The {part} have changed, and a program of protocol {number} would not understand this one: {digest!r} is another shape.
Raise PROTOCOL in twentyfive/net/messages.py and resources/page/host.js, and the number in twentyfive/net/PROTOCOL.md
and tests/net/stranger.py; tell the change on that page; and add a line with the new number to SHAPES.
"""


def _described(kind: Any, known: set[str]) -> Iterator[str]:
    """Describe a type, and each type that it is made of once: fields with types and defaults, and words of enums."""
    for part in get_args(kind):
        yield from _described(part, known)
    if not isinstance(kind, type) or kind.__qualname__ in known:
        return
    if issubclass(kind, Enum):
        known.add(kind.__qualname__)
        yield f"{kind.__qualname__} = {[word.value for word in kind]}"
    elif dataclasses.is_dataclass(kind):
        known.add(kind.__qualname__)
        hints = get_type_hints(kind)
        for field in dataclasses.fields(kind):
            default = "" if field.default is dataclasses.MISSING else f" = {field.default!r}"
            hint = _OPTIONAL.sub(r"\1 | None", _MODULE.sub("", str(hints[field.name])))
            yield f"{kind.__qualname__}.{field.name}: {hint}{default}"
        for field in dataclasses.fields(kind):
            yield from _described(hints[field.name], known)


def _exchange() -> Iterator[str]:
    known: set[str] = set()
    for kind in (Call, Doorplate, Knock, Answer, Proof):
        yield from _described(kind, known)


def _messages() -> Iterator[str]:
    for side, samples in (("guest", GUEST), ("host", HOST)):
        for name, message in samples.items():
            yield f"{side} {name} is {type(message).__qualname__}"
    known: set[str] = set()
    yield from _described(GuestMessage | HostMessage, known)


def _views() -> Iterator[str]:
    known: set[str] = set()
    for kind in (PlayerView, SeenMove):
        yield from _described(kind, known)


def _presets() -> Iterator[str]:
    return (f"{name} {rules!r}" for name, rules in PRESETS.items())


_PARTS: Final = {"exchange": _exchange, "messages": _messages, "views": _views, "presets": _presets}


def _by_first_names(described: str) -> str:
    return re.sub(r"\w+", lambda found: _FIRST_NAMES.get(found[0], found[0]), described)


@pytest.mark.parametrize("part", _PARTS)
def test_the_number_is_raised_when_what_is_sent_changes(part: str) -> None:
    digest = hashlib.sha256(_by_first_names("\n".join(_PARTS[part]())).encode()).hexdigest()[:12]
    assert digest == SHAPES[PROTOCOL][part], _WHAT_TO_DO.format(part=part, number=PROTOCOL, digest=digest)


def test_each_number_has_a_shape_of_its_own() -> None:
    assert max(SHAPES) == PROTOCOL
    assert len({tuple(sorted(shape.items())) for shape in SHAPES.values()}) == len(SHAPES)


def test_every_kind_of_message_is_described() -> None:
    assert {type(message) for message in (*GUEST.values(), *HOST.values())} == set(get_args(GuestMessage | HostMessage))


def test_the_options_are_described() -> None:
    described = "\n".join(_views())
    assert all(f"Rules.{field.name}: " in described for field in dataclasses.fields(Rules))


def test_the_page_speaks_the_protocol_of_the_host() -> None:
    assert re.findall(r"^const PROTOCOL = (\d+);", _PAGE.read_text(encoding="utf-8"), re.MULTILINE) == [str(PROTOCOL)]
