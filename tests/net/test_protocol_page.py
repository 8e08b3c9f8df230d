"""PROTOCOL.md and the program: the page names every message, field, word and limit, and a guest plays by it alone."""

from __future__ import annotations

import ast
import copy
import dataclasses
import json
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

import pytest

from tests.browsers.evening import Evening
from tests.net import stranger
from tests.net.drive import samples as drive_samples
from tests.net.samples import GUEST, HOST
from tests.net.stranger import Stranger
from twentyfive.core import seated
from twentyfive.engine.game.engine import GameEngine
from twentyfive.net import messages
from twentyfive.net.codes import SIGNS
from twentyfive.net.drive.drive_messages import Stage
from twentyfive.net.drive.drive_server import LIMITS, MOST_PHONES
from twentyfive.net.drive.drive_text import IN_DRIVE
from twentyfive.net.gateway_guest import MOST_STEPS
from twentyfive.net.limits import MOST_ONLOOKERS, PORTS, Limits
from twentyfive.net.message_text import read_guest_message, read_host_message, write_message
from twentyfive.net.messages import MOST_BYTES_IN, MOST_BYTES_OUT, PROTOCOL
from twentyfive.net.sealing import exchange
from twentyfive.net.sealing.frames import LEAST_OF_GUEST, LEAST_OF_HOST
from twentyfive.net.sealing.secret import SecretKind
from twentyfive.presentation.phone import seat_signs, sheets

PAGE: Final = Path(messages.__file__).with_name("PROTOCOL.md").read_text(encoding="utf-8")

PARTS: Final = {
    "seat": ("welcome", "seats", 0),
    "hand": ("sheet", "hands", 0),
    "card": ("sheet", "hands", 0, "cards", 0),
    "ask": ("sheet", "ask"),
    "choice": ("sheet", "ask", "choices", 0),
    "trick": ("sheet", "trick"),
    "laid": ("sheet", "trick", "cards", 0),
    "turned": ("sheet", "turned"),
    "trump": ("sheet", "trump"),
    "score": ("sheet", "scores", 0),
    "end": ("sheet", "result"),
    "refused": ("view", "refused", 0),
    "sitting": ("results", "results", 0),
}
"""A place in the samples for each part that the page names."""

WORDS: Final[dict[str, tuple[type[StrEnum], ...]]] = {
    "The exchange": (SecretKind,),
    "What a guest says": (messages.GameForm, messages.SignOf, messages.Wish, messages.SeatChoice),
    "What the host says": (seat_signs.SeatIs, sheets.ChoiceEffect),
}


def section(title: str) -> str:
    """The text of a section of the page."""
    return PAGE.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def rows(text: str) -> dict[str, list[str]]:
    """The cells of each row of all tables in a text, by the name in the first."""
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"]
    return {first.strip("`").split(",")[0]: rest for first, *rest in found if not set(first) <= {"-"}}


def names(cell: str) -> set[str]:
    """The names in backquotes."""
    return set(re.findall(r"`([^`]+)`", cell))


def sample(kind: str, side: dict[str, Any]) -> dict[str, Any]:
    """A message as it is sent, with all its fields."""
    fields: dict[str, Any] = json.loads(write_message(side[kind]))
    return fields


def check_fields(
    said: set[str], message: dict[str, Any], place: tuple[str | int, ...], read: Callable[[str], Any]
) -> None:
    """Check that just these fields are there, and that those without a question mark, and no others, must be."""
    found = _at(message, place)
    assert {name.rstrip("?") for name in said} == set(found) - {"t"}
    for name in said:
        less = copy.deepcopy(message)
        del _at(less, place)[name.rstrip("?")]
        if name.endswith("?"):
            read(json.dumps(less))
        else:
            with pytest.raises(ValueError, match="is missing"):
                read(json.dumps(less))


def _at(message: dict[str, Any], place: tuple[str | int, ...]) -> dict[str, Any]:
    found: Any = message
    for step in place:
        found = found[step]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("kind", GUEST)
def test_a_guests_message_is_described(kind: str) -> None:
    said = rows(section("What a guest says"))[kind]
    check_fields(names(said[0]), sample(kind, GUEST), (), read_guest_message)


@pytest.mark.parametrize("kind", HOST)
def test_a_hosts_message_is_described(kind: str) -> None:
    said = rows(section("What the host says"))[kind]
    check_fields(names(said[0]), sample(kind, HOST), (), read_host_message)


@pytest.mark.parametrize("part", PARTS)
def test_a_part_of_a_message_is_described(part: str) -> None:
    kind, *place = PARTS[part]
    said = rows(section("What the host says"))[part]
    check_fields(names(said[0]), sample(str(kind), HOST), tuple(place), read_host_message)


def test_no_message_and_no_part_is_described_that_there_is_not() -> None:
    assert set(rows(section("What a guest says"))) - {"message"} == set(GUEST)
    assert set(rows(section("What the host says"))) - {"message", "part"} == {*HOST, *PARTS}


DRIVE_PARTS: Final = {
    "side": ("told", "sides", 0),
    "answer": ("told", "result"),
    "prize": ("told", "prizes", 0),
}


@pytest.mark.parametrize("kind", ["look", "belong", "report", "drive", "card", "sides", "told"])
def test_a_message_of_a_card_drive_is_described(kind: str) -> None:
    side, fields, _ = rows(section("A card drive"))[kind]
    made, read = (
        (drive_samples.GUEST[kind], IN_DRIVE.read_guest_message)
        if side == "phone"
        else (drive_samples.HOST[kind], IN_DRIVE.read_host_message)
    )
    check_fields(names(fields), json.loads(IN_DRIVE.write_message(made)), (), read)


@pytest.mark.parametrize("part", DRIVE_PARTS)
def test_a_part_of_a_message_of_a_card_drive_is_described(part: str) -> None:
    kind, *place = DRIVE_PARTS[part]
    told = json.loads(IN_DRIVE.write_message(drive_samples.HOST[str(kind)]))
    check_fields(names(rows(section("A card drive"))[part][0]), told, tuple(place), IN_DRIVE.read_host_message)


def test_every_stage_and_no_other_message_of_a_card_drive_is_described() -> None:
    text = section("A card drive")
    described = {name for line in text.splitlines() if line[:3] == "| `" for name in names(line.split("|")[1])}
    assert described == {*drive_samples.GUEST, *drive_samples.HOST}
    assert {stage.value for stage in Stage} <= names(text.split("\n* `stage` is ", 1)[1])
    assert f"`guests` is {LIMITS.guests}, of which {MOST_PHONES} are let in" in text


def test_the_exchange_is_described() -> None:
    kinds = {
        "call": exchange.Call,
        "table": exchange.Doorplate,
        "knock": exchange.Knock,
        "answer": exchange.Answer,
        "proof": exchange.Proof,
    }
    told = {kind: names(cells[1]) for kind, cells in rows(section("The exchange")).items() if kind != "message"}
    assert told == {kind: {_marked(field) for field in dataclasses.fields(made)} for kind, made in kinds.items()}
    assert f"at most {exchange.MOST_BYTES} letters" in section("The exchange")
    assert f"at most {exchange.ID_LENGTH} letters" in section("The exchange")


def _marked(field: dataclasses.Field[Any]) -> str:
    return field.name if field.default is dataclasses.MISSING else f"{field.name}?"


@pytest.mark.parametrize("title", WORDS)
def test_every_word_is_named(title: str) -> None:
    told = names(section(title))
    assert {word.value for kind in WORDS[title] for word in kind} <= told
    assert {may.value for may in sheets.May} <= names(PAGE)


def test_every_reason_is_told_and_no_other() -> None:
    assert set(rows(section("Reasons"))) - {"reason"} == {why.value for why in messages.Why}


def test_every_limit_is_told() -> None:
    told = {name: cells[0] for name, cells in rows(section("Limits")).items() if name != "limit"}
    limits = {field.name: getattr(Limits(), field.name) for field in dataclasses.fields(Limits)}
    others = {"bytes_out": MOST_BYTES_OUT, "steps": MOST_STEPS, "onlookers": MOST_ONLOOKERS}
    assert told == {
        name: f"{number:g}" if number != int(number) else str(int(number)) for name, number in (limits | others).items()
    }
    assert limits["bytes_in"] == MOST_BYTES_IN
    frames = section("Frames")
    assert f"at least {LEAST_OF_GUEST} of a guest, at least {LEAST_OF_HOST:,} of the host" in frames
    assert f"from {PORTS[0]} to {PORTS[-1]}" in section("The way there")
    assert f"`{SIGNS}`" in section("The way there")
    assert f"{messages.LONGEST_NAME} letters" in section("What a guest says")


def test_the_page_and_the_stranger_have_the_number_of_the_program() -> None:
    assert f"number **{PROTOCOL}**" in PAGE
    assert stranger.NUMBER == PROTOCOL


def test_the_stranger_shares_nothing_with_the_program() -> None:
    tree = ast.parse(Path(stranger.__file__).read_text(encoding="utf-8"))
    froms = {node.module.split(".")[0] for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
    plain = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert froms | plain == {
        "__future__",
        "typing",
        "nacl",
        "websockets",
        "hashlib",
        "hmac",
        "json",
        "os",
        "contextlib",
    }


@pytest.fixture
def evening(engine: GameEngine, tmp_path: Path) -> Iterator[Evening]:
    made = Evening(engine, tmp_path)
    yield made
    made.open.close()


@pytest.mark.broad("code")
@pytest.mark.parametrize("by", ["code", "key"])
def test_a_deal_is_played_by_who_knows_nothing_but_the_page(evening: Evening, by: str) -> None:
    setup = evening.gather(seated("twenty-five", 3, 3))
    assert evening.open.door is not None
    port, way = evening.open.door.port, {by: evening.open.code if by == "code" else evening.open.key}
    came = in_a_thread(evening, lambda: _come(Stranger(port, **way)))
    evening.begin(setup)
    last = in_a_thread(evening, came.play_a_deal)
    assert last["result"]["rows"]
    assert {"welcome", "you", "people", "sheet"} <= set(came.kinds)
    record = evening.engine.record
    assert record is not None
    assert len(record.state.history) == 1
    came.close()
    (place,) = evening.open.lobby.reception.places
    evening.wait_until(lambda: place.link is None)
    back = in_a_thread(evening, lambda: _come_back(port, came.token))
    assert back.table["table"] == came.table["table"]
    assert back.heard["you"]["seat"] == 0
    back.say("bye")
    back.close()


def test_a_wrong_code_is_refused_with_its_reason(evening: Evening) -> None:
    evening.gather(seated("twenty-five", 3, 3))
    assert evening.open.door is not None
    port, wrong = evening.open.door.port, "2222" if evening.open.code != "2222" else "3333"
    with pytest.raises(PermissionError, match="code"):
        in_a_thread(evening, lambda: Stranger(port, code=wrong))


def _come(guest: Stranger) -> Stranger:
    guest.greet("Strange")
    guest.sit(0)
    return guest


def _come_back(port: int, token: str) -> Stranger:
    guest = Stranger(port, token=token)
    guest.greet()
    guest.hear_until("you")
    return guest


def in_a_thread(evening: Evening, does: Callable[[], Any]) -> Any:
    """Let a guest do something while the host's window goes on; returns what comes of it."""
    with ThreadPoolExecutor(1) as threads:
        done = threads.submit(does)
        evening.wait_until(done.done, patience=60)
        return done.result()
