"""The gateway over real sockets: what it serves, whom it lets in, and every limit."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import CloseCode, Frame, Opcode
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.net.needs_addresses import needs_addresses
from tests.net.tables import (
    CODE,
    HELLO,
    HERE,
    KEY,
    PATIENCE_S,
    TOKEN,
    UPGRADE,
    Phone,
    Table,
    ask,
    get,
    is_closed,
    raw_guest,
    raw_socket,
    table,
)
from twentyfive import __version__
from twentyfive.net.gateway_http import listen
from twentyfive.net.limits import Limits
from twentyfive.net.message_text import read_guest_message, write_message
from twentyfive.net.messages import (
    PROTOCOL,
    Bye,
    Closing,
    GameForm,
    GuestMessage,
    Hello,
    MakeMove,
    No,
    People,
    Tick,
    Why,
)

SHORT_S = 0.2
MOVE = MakeMove(1, "play 7S")
BACK = Hello(PROTOCOL, GameForm.SHEET, token=TOKEN)


@pytest.fixture
def hurried(resources: Path) -> Iterator[Table]:
    """A gateway whose waits are short."""
    limits = Limits(handshake_s=SHORT_S, hello_s=SHORT_S, ping_s=SHORT_S, pong_s=SHORT_S, tick_s=60, closing_s=SHORT_S)
    with table(resources, limits) as made:
        yield made


def say(at_table: Table, guest: int, message: No | People) -> None:
    at_table.tell("say", guest, "no" if isinstance(message, No) else "people", write_message(message))


def test_the_page_is_served_with_its_digest_and_headers_that_let_nothing_else_in(at_table: Table) -> None:
    status, headers, body = get(at_table.port, "/", Accept_Encoding="gzip, deflate")
    page = gzip.decompress(body).decode()
    assert status == 200
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert headers["content-security-policy"] == (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; "
        f"connect-src 'self' ws://{HERE}:{at_table.port}; "
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "no-referrer")
    assert "server" not in headers
    script = page.split('src="')[1].split('"')[0]
    status, headers, body = get(at_table.port, script)
    deck = body.decode().split('"classic": "')[1].split('"')[0]
    assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
    assert json.loads(get(at_table.port, deck)[2])["7S"] == "<svg><!-- 7S --></svg>"


@pytest.mark.parametrize("path", ["/", "/?fbclid=1&x=%00", "/?"])
def test_a_query_changes_nothing_and_head_gets_the_same_without_its_body(at_table: Table, path: str) -> None:
    status, headers, body = get(at_table.port, path)
    told = f"HEAD {path} HTTP/1.1\r\nHost: {HERE}:{at_table.port}\r\n\r\n"
    assert (status, headers["cross-origin-resource-policy"]) == (200, "same-origin")
    assert ask(at_table.port, told) == (200, headers, b"")
    assert body == get(at_table.port, "/")[2]


@pytest.mark.parametrize("path", ["/", "/page.js", "/nothing", "/ws"])
def test_a_rebound_name_gets_nothing_but_a_refusal(at_table: Table, path: str) -> None:
    status, headers, body = get(at_table.port, path, Host=f"evil.example:{at_table.port}", **UPGRADE)
    assert (status, body) == (421, b"Misdirected Request\n")
    assert "evil" not in headers["content-security-policy"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:80"])
def test_a_socket_of_another_page_is_refused(at_table: Table, origin: str) -> None:
    assert get(at_table.port, "/ws", Origin=origin, **UPGRADE)[0] == 403


def test_the_pages_own_socket_is_let_in_without_compression_or_extension(at_table: Table) -> None:
    offered = connect(f"ws://{HERE}:{at_table.port}/ws", origin=Origin(f"http://{HERE}:{at_table.port}"), proxy=None)
    with offered as made:
        assert made.protocol.extensions == []
        assert made.subprotocol is None


@pytest.mark.parametrize("path", ["/", "/page.js", "/elsewhere"])
def test_no_other_path_takes_a_socket(at_table: Table, path: str) -> None:
    with pytest.raises(InvalidStatus), connect(f"ws://{HERE}:{at_table.port}{path}", proxy=None):
        pass


@pytest.mark.parametrize(
    ("request_line", "more", "status"),
    [
        ("POST / HTTP/1.1", "", 405),
        ("HEAD /ws HTTP/1.1", "", 405),
        ("HEAD /nothing HTTP/1.1", "", 404),
        ("OPTIONS * HTTP/1.1", "", 405),
        ("GET /../page/README.md HTTP/1.1", "", 404),
        ("GET /README.md HTTP/1.1", "", 404),
        ("GET /nothing?/page.js HTTP/1.1", "", 404),
        ("GET /%2e%2e/README.md?x HTTP/1.1", "", 404),
        ("GET /ws HTTP/1.1", "", 426),
        ("GET / HTTP/1.1", "Host: other\r\n", 421),
        ("GET / HTTP/1.1", "X: 1\r\n" * 200, 431),
        (f"GET /{'a' * 9_000} HTTP/1.1", "", 414),
    ],
)
def test_other_requests_are_refused(at_table: Table, request_line: str, more: str, status: int) -> None:
    assert ask(at_table.port, f"{request_line}\r\nHost: {HERE}:{at_table.port}\r\n{more}\r\n")[0] == status


@pytest.mark.parametrize(
    "request_text",
    [
        "GET / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "GET / HTTP/2\r\n\r\n",
        "GET\r\n\r\n",
        "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",  # a browser that wants encryption
        "\r\n\r\n",
        "GET / HTTP/1.1\nHost: x\n\n",
    ],
)
def test_a_body_and_what_is_no_request_get_no_answer(at_table: Table, request_text: str) -> None:
    with raw_socket(at_table.port) as asking:
        asking.sendall(request_text.encode("latin-1"))
        assert is_closed(asking)


@pytest.mark.broad("0-*-/ws")
@pytest.mark.parametrize("path", ["/ws", "/", "/nothing"])
@pytest.mark.parametrize("more", [b"\x88\x80aaaa", b"\x81\x80aaaa", b"\xff\xff", b"GET / HTTP/1.1\r\n\r\n", b"", None])
@pytest.mark.parametrize("cut", [0, 1])
def test_whoever_goes_on_before_the_answer_is_cut_off_without_a_word_in_the_log(
    at_table: Table, path: str, more: bytes | None, cut: int, caplog: pytest.LogCaptureFixture
) -> None:
    lines = "".join(f"{name.replace('_', '-')}: {text}\r\n" for name, text in UPGRADE.items())
    request = f"GET {path} HTTP/1.1\r\nHost: {HERE}:{at_table.port}\r\n{lines}\r\n".encode() + (more or b"")
    with raw_socket(at_table.port) as hasty:
        hasty.sendall(request[: len(request) - cut])
        if cut:
            with suppress(ConnectionError):
                hasty.sendall(request[-cut:])
        if more is None:
            with suppress(OSError):  # it was cut off already
                hasty.shutdown(socket.SHUT_WR)
        if more:
            assert is_closed(hasty)
        elif more == b"":
            assert hasty.recv(8) == b"HTTP/1.1"
    assert get(at_table.port, "/")[0] == 200
    assert caplog.records == []


@needs_addresses
def test_half_open_sockets_are_closed_in_time_and_give_way_to_who_comes(hurried: Table) -> None:
    sockets = [raw_socket(hurried.port, f"127.0.0.{2 + number // 25}") for number in range(200)]
    for number, one in enumerate(sockets):
        if number % 3 == 0 and number < 60:
            with suppress(ConnectionError):  # it had to give way
                one.sendall(b"GET / HT")
    assert all(is_closed(one) for one in sockets)
    for one in sockets:
        one.close()
    assert get(hurried.port, "/")[0] == 200


@needs_addresses
@pytest.mark.parametrize("number", [70, 700])
def test_silent_sockets_keep_out_neither_who_comes_nor_who_comes_back(at_table: Table, number: int) -> None:
    known, _ = at_table.guest(BACK)
    silent = [raw_socket(at_table.port, f"127.0.1.{1 + one % 4}") for one in range(number)]
    assert get(at_table.port, "/")[0] == 200
    for source in (HERE, "127.0.1.1", "127.0.2.1"):
        for hello in (HELLO, BACK):
            phone = Phone(at_table.port, hello, source)
            phone.say(Tick())
            assert phone.hear() == Tick()
            phone.close()
    known.say(Tick())
    while known.hear() != Tick():
        pass
    for one in silent:
        one.close()


def test_ten_phones_behind_one_address_load_the_page_and_come_in_at_once(at_table: Table) -> None:
    """Each of them mistypes the code first."""
    loading = [raw_socket(at_table.port) for _ in range(80)]
    for one in loading:
        one.sendall(f"GET / HTTP/1.1\r\nHost: {HERE}:{at_table.port}\r\n\r\n".encode())
    assert all(one.recv(12) == b"HTTP/1.1 200" for one in loading)
    for number in range(10):
        mistyped = Phone(at_table.port, HELLO, code="ZZZZ", who=f"phone {number}")
        assert mistyped.ending()[0] == Closing(Why.CODE)
        Phone(at_table.port, HELLO, who=f"phone {number}").say(Tick())
        at_table.told("arrived")
    for one in loading:
        one.close()
    for _ in range(10):
        get(at_table.port, "/")
    while (seen := at_table.told("seen"))[1] != 90:
        pass
    assert seen[2:] == [0, False], "nobody has guessed"


def test_a_page_is_asked_for_600_times_in_thirty_seconds_by_strangers_at_one_address_and_no_more(
    resources: Path,
) -> None:
    with table(resources, Limits(new_sockets=20)) as made:
        for _ in range(20):
            assert get(made.port, "/")[0] == 200
        with raw_socket(made.port) as refused:
            assert is_closed(refused)
        phone = Phone(made.port, HELLO, "127.0.0.2")
        for _ in range(30):
            with raw_socket(made.port, "127.0.0.2") as another:
                another.sendall(b"GET\r\n\r\n")
                assert is_closed(another)
        phone.say(Tick())
        assert phone.hear() == Tick()


def test_more_guests_than_there_is_room_for_are_told_so_but_a_known_one_always_gets_in(resources: Path) -> None:
    with table(resources, Limits(guests=3)) as made:
        phones = [made.guest()[0] for _ in range(3)]
        assert Phone(made.port, HELLO, who="another").ending()[0] == Closing(Why.FULL)
        back, _ = made.guest(BACK)
        assert phones[0].ending() == (None, CloseCode.ABNORMAL_CLOSURE)
        phones[1].say(Tick())
        assert phones[1].hear() == Tick()
        again, _ = made.guest(BACK)
        assert back.ending() == (None, CloseCode.ABNORMAL_CLOSURE), "their own old one gives way first"
        again.say(Tick())
        assert again.hear() == Tick()


def test_a_connection_that_says_no_hello_is_closed(hurried: Table) -> None:
    phone = hurried.phone("")
    assert phone.ending()[0] == Closing(Why.VERSION, v=PROTOCOL, app=__version__)
    silent = Phone(hurried.port, None)
    assert silent.ending() == (None, CloseCode.NORMAL_CLOSURE)


def test_a_guest_that_answers_no_ping_is_gone(hurried: Table) -> None:
    with raw_guest(hurried.port):
        hurried.told("arrived")
        hurried.told("left")


def test_right_codes_are_let_in_and_wrong_ones_told_so(at_table: Table) -> None:
    hello = Hello(PROTOCOL, GameForm.SHEET, name="Seán")
    phone = at_table.phone(hello)
    assert at_table.told("arrived") == [1]
    number, text = at_table.told("heard")
    assert number == 1
    assert read_guest_message(str(text)) == hello
    assert at_table.phone(code="ZZZZ").ending()[0] == Closing(Why.CODE)
    phone.close()
    assert at_table.told("left") == [1]


@needs_addresses
def test_after_twenty_wrong_codes_the_key_and_tokens_let_in_and_a_new_code(at_table: Table) -> None:
    for number in range(20):
        wrong = Phone(at_table.port, HELLO, f"127.0.1.{1 + number // 5}", code="ZZZZ", who=f"{number // 5}")
        assert wrong.ending()[0] == Closing(Why.CODE)
    late = Phone(at_table.port, HELLO, "127.0.2.1")
    assert late.ending()[0] == Closing(Why.SPENT)
    _, first = at_table.guest(BACK)
    _, second = at_table.guest(code=KEY)
    at_table.change_code("BCDF")
    _, third = at_table.guest(code="BCDF")
    assert (first, second, third) == (1, 2, 3)


def test_the_sixth_wrong_code_of_a_device_is_not_compared_and_another_behind_its_address_gets_in(
    at_table: Table,
) -> None:
    endings = [Phone(at_table.port, HELLO, code="ZZZZ", who="one").ending()[0] for _ in range(6)]
    assert endings == [Closing(Why.CODE)] * 5 + [Closing(Why.LOCKED)]
    assert Phone(at_table.port, HELLO, who="one").ending()[0] == Closing(Why.LOCKED)
    Phone(at_table.port, HELLO, who="another").say(Tick())
    at_table.told("arrived")


def test_a_guest_whom_the_window_does_not_know_is_dismissed_and_has_not_guessed(at_table: Table) -> None:
    phone, number = at_table.guest(BACK)
    at_table.tell("dismiss", number, write_message(Closing(Why.GONE, "That seat is gone.")))
    assert phone.ending()[0] == Closing(Why.GONE, "That seat is gone.")
    get(at_table.port, "/")
    assert at_table.told("seen")[2:] == [0, False]


def test_a_shut_door_lets_in_tokens_alone_and_a_new_code_opens_it(at_table: Table) -> None:
    at_table.tell("shut")
    at_table.wait_until_obeyed()
    assert at_table.phone().ending()[0] == Closing(Why.SHUT)
    assert at_table.phone(code=KEY).ending()[0] == Closing(Why.SHUT)
    at_table.guest(BACK)
    at_table.change_code(CODE)
    at_table.guest()


def test_the_counts_are_told(at_table: Table) -> None:
    get(at_table.port, "/")
    at_table.phone(code="ZZZZ").ending()
    while (seen := at_table.told("seen")) != [2, 1, 1, False]:
        assert seen < [2, 1, 1, False]


def test_a_tick_is_answered_and_a_farewell_ends_the_connection(at_table: Table) -> None:
    phone, number = at_table.guest()
    phone.say(Tick())
    assert phone.hear() == Tick()
    phone.say(Bye())
    assert at_table.told("heard") == [number, write_message(Bye())]
    assert phone.ending() == (None, CloseCode.NORMAL_CLOSURE)
    assert at_table.told("left") == [number]


def test_guests_hear_ticks_unasked(resources: Path) -> None:
    with table(resources, Limits(tick_s=SHORT_S)) as made:
        phone, _ = made.guest()
        assert [phone.hear() for _ in range(3)] == [Tick()] * 3


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("", CloseCode.INVALID_DATA),
        ("[]", CloseCode.INVALID_DATA),
        ("[" * 4_000, CloseCode.INVALID_DATA),
        ('{"t":"tick","t":"tick"}', CloseCode.INVALID_DATA),
        ('{"t":"move","at":NaN,"move":""}', CloseCode.INVALID_DATA),
        ('{"t":"move","at":1e400,"move":""}', CloseCode.INVALID_DATA),
        ('{"t":"move","at":1' + "0" * 400 + ',"move":""}', CloseCode.INVALID_DATA),
        ('{"t":"move","at":1,"move":"\\ud800"}', CloseCode.INVALID_DATA),
        ('{"t":"choose","at":1,"out":[' + ",".join(['"7S"'] * 101) + "]}", CloseCode.INVALID_DATA),
        ('{"t":"bye",' + ",".join(f'"{number}":1' for number in range(101)) + "}", CloseCode.INVALID_DATA),
        (write_message(HELLO), CloseCode.POLICY_VIOLATION),
        (write_message(MOVE) + " " * 4_096, CloseCode.MESSAGE_TOO_BIG),
        ("x" * 100_000, CloseCode.MESSAGE_TOO_BIG),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_is_no_message_ends_the_connection_and_reaches_nobody(
    at_table: Table, message: str, code: CloseCode
) -> None:
    phone, number = at_table.guest()
    phone.say(message)
    assert phone.ending() == (None, code)
    assert at_table.next_told() == ["left", number]


def test_the_longest_message_is_taken(at_table: Table) -> None:
    phone, number = at_table.guest()
    text = write_message(MOVE)
    phone.say(text + " " * (4_096 - len(text)))
    assert at_table.told("heard")[0] == number


def test_twenty_messages_at_once_are_heard_and_then_the_guest_is_too_fast(at_table: Table) -> None:
    phone, number = at_table.guest()
    phone.flood(MOVE, 100)
    assert phone.ending()[0] == Closing(Why.TOO_FAST)
    heard = 1  # the hello
    while at_table.next_told() == ["heard", number, write_message(MOVE)]:
        heard += 1
    assert 20 <= heard <= 22  # more than 20 only if the machine took part of a second


def test_a_guest_who_is_too_fast_three_times_is_removed_and_the_seat_is_free(at_table: Table) -> None:
    heard: list[GuestMessage] = []
    for why in (Why.TOO_FAST, Why.TOO_FAST, Why.REMOVED):
        phone, number = at_table.guest(BACK)
        phone.flood(MOVE, 40)
        assert phone.ending()[0] == Closing(why)
        while (told := at_table.next_told()) != ["left", number]:
            heard.append(read_guest_message(str(told[2])))
    assert [message for message in heard if message != MOVE] == [Bye()]


def test_a_new_guest_is_known_by_the_token_that_the_host_tells(at_table: Table) -> None:
    phone, number = at_table.guest()
    at_table.tell("token", number, TOKEN)
    say(at_table, number, No("the token is told"))
    phone.hear()
    for why in (Why.TOO_FAST, Why.TOO_FAST, Why.REMOVED):
        phone.flood(MOVE, 40)
        assert phone.ending()[0] == Closing(why)
        phone, _ = at_table.guest(BACK)
    neighbour, _ = at_table.guest()
    neighbour.say(Tick())
    assert neighbour.hear() == Tick()


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.TEXT])
def test_a_flood_of_bytes_is_cut_off(at_table: Table, opcode: Opcode) -> None:
    with raw_guest(at_table.port) as flooding:
        (number,) = at_table.told("arrived")
        frame = Frame(opcode, b'{"t":"tick"}'.ljust(125)).serialize(mask=True)
        with pytest.raises(ConnectionError):
            flooding.sendall(frame * 100_000)
        assert at_table.told("left") == [number]


def test_of_what_a_slow_guest_has_not_read_only_the_newest_is_kept(resources: Path) -> None:
    with table(resources, Limits(closing_s=PATIENCE_S)) as made:
        keep_a_slow_guest_waiting(made)


def keep_a_slow_guest_waiting(at_table: Table) -> None:
    phone, number = at_table.guest()
    filling = "€" * 2_000
    for position in range(4_000):
        say(at_table, number, No(filling, position))
    say(at_table, number, No("last", 4_000))
    at_table.tell("dismiss", number, write_message(Closing(Why.FULL)))
    heard = []
    while not isinstance(message := phone.hear(), Closing):
        if isinstance(message, No):
            heard.append(message.at)
    assert len(heard) < 4_000
    assert heard == sorted(heard)
    assert heard[-1] == 4_000


def test_a_guest_is_cut_off_when_the_window_takes_nothing(resources: Path) -> None:
    with table(resources, Limits(messages_at_once=100_000, unheard=50)) as made:
        phone = made.phone()
        phone.flood(MOVE, 10_000)
        assert phone.ending() == (None, CloseCode.TRY_AGAIN_LATER)


def test_no_message_waits_until_the_one_before_was_acknowledged() -> None:
    """On a slow Wi-Fi that would be 40 ms for each of two in a row."""

    async def accept() -> None:
        asked: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, writer: asked.set_result(writer), sock=listen(HERE, (0,)))
        with raw_socket(server.sockets[0].getsockname()[1]):
            writer = await asked
            made: socket.socket = writer.get_extra_info("socket")
            at_once = made.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            writer.close()
        server.close()
        assert at_once

    asyncio.run(accept())
