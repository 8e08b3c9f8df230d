"""The probe: what is asked and answered, how often, and what is let be."""

from __future__ import annotations

import asyncio
import json
import random
import select
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from itertools import cycle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.net.needs_addresses import needs_addresses
from tests.net.tables import CODE, HERE, PATIENCE_S, Table, free_udp_port, table
from twentyfive.net.discovery import (
    MOST_BYTES,
    Answer,
    Answering,
    Notice,
    asked_by,
    listen_for_questions,
    new_question,
    read_answer,
    responding,
    write_answer,
)
from twentyfive.net.gateway import Gateway
from twentyfive.net.gateway_settings import GatewaySettings
from twentyfive.net.limits import Limits
from twentyfive.net.messages import PROTOCOL
from twentyfive.net.pipe import Frame

NOTICE = Notice(("Mary",), "", "forty-five", 2)
PORT = 25_526
GUEST = "192.168.1.50"
QUESTION = b"twentyfive?1" + bytes(range(8))


def answering(notice: Notice | None = NOTICE) -> Answering:
    return Answering(Limits(), PORT, lambda: notice)


def test_a_question_is_answered_with_the_table_and_the_random_bytes() -> None:
    datagram = answering().answer(QUESTION, GUEST, 0)
    assert datagram is not None
    assert json.loads(datagram) == {
        "asked": "0001020304050607",
        "v": PROTOCOL,
        "port": PORT,
        "people": ["Mary"],
        "computer": "",
        "game": "forty-five",
        "free": 2,
    }
    assert read_answer(datagram) == Answer("0001020304050607", PROTOCOL, PORT, ("Mary",), "", "forty-five", 2)


def test_questions_differ() -> None:
    questions = {new_question() for _ in range(100)}
    assert len(questions) == 100
    assert all(answering().answer(question, GUEST, 0) for question in questions)


@pytest.mark.parametrize(
    "datagram",
    [
        b"",
        QUESTION[:-1],
        QUESTION + b"\0",
        b"twentyfive?2" + bytes(8),
        b"TWENTYFIVE?1" + bytes(8),
        b"\0" * 20,
        b"x" * 512,
        write_answer(QUESTION, PORT, NOTICE),
    ],
)
def test_what_is_no_question_gets_no_answer(datagram: bytes) -> None:
    assert answering().answer(datagram, GUEST, 0) is None


@pytest.mark.parametrize("peer", ["8.8.8.8", "172.32.0.1", "192.0.2.7", "0.0.0.0", "255.255.255.255", "fe80::1", ""])
def test_nobody_is_answered_who_is_not_at_home(peer: str) -> None:
    assert answering().answer(QUESTION, peer, 0) is None


@pytest.mark.parametrize("peer", ["10.1.2.3", "172.16.0.1", "192.168.0.9", "169.254.7.7", "127.0.0.1"])
def test_everybody_at_home_is_answered(peer: str) -> None:
    assert answering().answer(QUESTION, peer, 0) is not None


def test_nobody_is_answered_while_nobody_may_come() -> None:
    assert answering(None).answer(QUESTION, GUEST, 0) is None


def test_a_question_that_comes_by_three_ways_is_answered_once() -> None:
    host = answering()
    assert [host.answer(QUESTION, GUEST, 0) is not None for _ in range(3)] == [True, False, False]
    assert host.answer(QUESTION, GUEST, 1) is not None


@given(st.lists(st.tuples(st.floats(0, 5), st.integers(1, 6)), max_size=200))
def test_no_second_has_more_than_ten_answers_and_no_guest_more_than_four(asked: list[tuple[float, int]]) -> None:
    host, answered = answering(), list[tuple[float, int]]()
    for now, guest in sorted(asked):
        if host.answer(new_question(), f"192.168.1.{guest}", now) is not None:
            answered.append((now, guest))
    for begin, _ in answered:
        within = [guest for at, guest in answered if begin <= at < begin + 1]
        assert len(within) <= 10
        assert all(within.count(guest) <= 4 for guest in within)


@given(st.lists(st.text(max_size=99)), st.text(max_size=99), st.text(max_size=99), st.integers(0, 99))
def test_no_name_makes_an_answer_too_long_or_one_that_guests_refuse(
    people: list[str], computer: str, game: str, free: int
) -> None:
    datagram = write_answer(QUESTION, 65_535, Notice(tuple(people), computer, game, free))
    assert len(datagram) <= MOST_BYTES
    assert read_answer(datagram).port == 65_535


@pytest.mark.parametrize("sign", ["\U0001f0a1", '"', "\\", "\u20ac"])
def test_the_longest_answer_fits(sign: str) -> None:
    for people in ((), (sign * 999,) * 10):
        assert len(write_answer(QUESTION, 65_535, Notice(people, sign * 999, sign * 999, 10))) <= MOST_BYTES


ANSWER = {
    "asked": "00" * 8,
    "v": 1,
    "port": 25_525,
    "people": ["Mary"],
    "computer": "",
    "game": "spoil-five",
    "free": 1,
}


@pytest.mark.parametrize(
    "changed",
    [
        {"asked": "0g"},
        {"asked": "00" * 9},
        {"asked": 7},
        {"v": 0},
        {"v": True},
        {"v": 10**400},
        {"port": 0},
        {"port": 65_536},
        {"port": "25525"},
        {"port": 1.5},
        {"people": ["a\nb"]},
        {"people": ["a\u202eb"]},
        {"people": [" a"]},
        {"people": ["\ud800"]},
        {"people": ["x" * 13]},
        {"people": ["a"] * 6},
        {"people": "Mary"},
        {"people": None},
        {"computer": "a\nb"},
        {"computer": "x" * 61},
        {"computer": None},
        {"game": "x" * 31},
        {"game": ["spoil-five"]},
        {"free": -1},
        {"free": 11},
        {"code": CODE},
    ],
)
def test_a_hostile_answer_is_refused(changed: dict[str, object]) -> None:
    read_answer(json.dumps(ANSWER).encode())
    with pytest.raises(ValueError, match="answer"):
        read_answer(json.dumps(ANSWER | changed).encode())


@pytest.mark.parametrize(
    "datagram",
    [
        b"",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"[" * 512,
        b'{"asked":"00","asked":"00"}',
        json.dumps(ANSWER).encode() + b" " * 512,
        json.dumps({key: value for key, value in ANSWER.items() if key != "free"}).encode(),
        json.dumps(ANSWER).replace("25525", "NaN").encode(),
    ],
)
def test_what_is_no_answer_is_refused(datagram: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_answer(datagram)


def test_mutants_of_an_answer_are_read_or_refused_and_nothing_else() -> None:
    rng = random.Random(25)
    whole = write_answer(QUESTION, PORT, NOTICE)
    refused = 0
    for _ in range(5_000):
        mutant = bytearray(whole)
        for _ in range(rng.randint(1, 4)):
            mutant[rng.randrange(len(mutant))] = rng.randrange(256)
        try:
            read_answer(bytes(mutant))
        except ValueError:
            refused += 1
    assert refused > 2_500


@contextmanager
def asking(port: int, source: str = HERE) -> Iterator[socket.socket]:
    """A socket that asks a host on this computer."""
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as made:
        made.bind((source, 0))
        made.connect((HERE, port))
        made.settimeout(PATIENCE_S)
        yield made


@contextmanager
def a_host() -> Iterator[int]:
    """A host that answers; returns the port of its questions."""
    listening = listen_for_questions(HERE, 0, ())
    assert listening is not None
    port = listening.getsockname()[1]
    with responding(listening, answering()):
        yield port


def test_a_host_answers_through_all_that_a_network_can_bring() -> None:
    with a_host() as port, asking(port) as guest:
        for datagram in (b"", b"\xff" * 20, b"x" * 9_000, QUESTION + b"!", write_answer(QUESTION, PORT, NOTICE)):
            guest.send(datagram)
        with asking(port) as another:
            another.send(new_question())  # and closes its port before the answer comes
        guest.send(QUESTION)
        assert read_answer(guest.recv(9_000)).notice == NOTICE


@needs_addresses
def test_a_flood_is_answered_ten_times_a_second_and_ends_with_the_host() -> None:
    began = time.monotonic()
    with a_host() as port, ExitStack() as stack:
        guests = [stack.enter_context(asking(port, f"127.0.0.{number}")) for number in range(2, 8)]
        for guest, _ in zip(cycle(guests), range(3_000), strict=False):
            guest.send(new_question())
        answers = 0
        while ready := select.select(guests, [], [], 0.2)[0]:
            for guest in ready:
                read_answer(guest.recv(9_000))
                answers += 1
        assert 1 <= answers <= 10 * (1 + int(time.monotonic() - began))


def test_two_tables_of_one_computer_listen_at_one_port() -> None:
    first = listen_for_questions(HERE, 0, ())
    assert first is not None
    second = listen_for_questions(HERE, first.getsockname()[1], ())
    assert second is not None
    first.close()
    second.close()


def test_a_table_is_opened_even_if_its_questions_can_not_be_heard(caplog: pytest.LogCaptureFixture) -> None:
    assert listen_for_questions("192.0.2.99", 0, ()) is None
    assert "guests must type the address" in caplog.text
    with responding(None, answering()):
        pass


def test_interfaces_that_are_gone_do_no_harm() -> None:
    made = listen_for_questions(HERE, 0, ("192.0.2.99",))
    assert made is not None
    made.close()


@pytest.fixture
def asked_at() -> int:
    return free_udp_port()


@pytest.fixture
def found_table(resources: Path, asked_at: int) -> Iterator[Table]:
    """A gateway whose questions come to a port of its own."""
    with table(resources, asked_at=asked_at) as made:
        yield made


def tell(made: Table, notice: Notice) -> None:
    """Tell the gateway its notice, and wait until it has read it: it reads in order, and tells of a new code."""
    made.tell("notice", notice.computer, notice.game, notice.free, *notice.people)
    made.tell("code", CODE, "", "10c")
    made.told("seen")


def test_a_gateway_answers_with_the_newest_notice_and_never_with_the_code(found_table: Table, asked_at: int) -> None:
    port = found_table.port
    with asking(asked_at) as guest:
        tell(found_table, NOTICE)
        guest.send(QUESTION)
        datagram = guest.recv(9_000)
        assert read_answer(datagram) == Answer(asked_by(QUESTION), PROTOCOL, port, ("Mary",), "", "forty-five", 2)
        assert CODE.encode() not in datagram
        tell(found_table, Notice(("Tom",), "", "spoil-five", 0))
        guest.send(new_question())
        assert read_answer(guest.recv(9_000)).notice == Notice(("Tom",), "", "spoil-five", 0)


def test_a_gateway_has_no_notice_before_it_knows_its_table_and_while_its_door_is_shut(resources: Path) -> None:
    async def notices() -> list[Notice | None]:
        gateway = Gateway(GatewaySettings(CODE, (0,), str(resources), bind=HERE), lambda *_: None, lambda: 0)
        found = [gateway.notice()]
        frames: list[Frame] = [["notice", "", "forty-five", 2, "Mary"], ["shut"], ["code", "BCDF", "", "10c"]]
        for frame in frames:
            gateway.obey(frame)
            found.append(gateway.notice())
        return found

    assert asyncio.run(notices()) == [None, NOTICE, None, NOTICE]


def test_nothing_listens_for_questions_before_the_door_is_open_and_after_it_is_closed(
    resources: Path, asked_at: int
) -> None:
    assert not is_heard(asked_at)
    with table(resources, asked_at=asked_at) as made:
        tell(made, NOTICE)
        assert is_heard(asked_at)
    assert not is_heard(asked_at)


def is_heard(port: int) -> bool:
    """Whether something listens at a port; a closed one refuses a datagram at once."""
    with asking(port) as guest:
        guest.send(new_question())
        try:
            return bool(guest.recv(9_000))
        except ConnectionError:
            return False
