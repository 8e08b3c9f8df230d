"""The rules of access: peers, hosts, origins, methods and paths."""

from __future__ import annotations

from http import HTTPStatus

import pytest

from twentyfive.net.access import Request, is_at_home, own_hosts, ruling

OWN = own_hosts("192.168.1.23", 25525, "Kitchen.local")
PATHS = {"/", "/ws", "/page.js"}
HOST = "192.168.1.23:25525"


@pytest.mark.parametrize(
    ("address", "at_home"),
    [
        ("192.168.1.23", True),
        ("10.0.0.1", True),
        ("172.16.0.1", True),
        ("172.31.255.255", True),
        ("169.254.7.7", True),
        ("127.0.0.1", True),
        ("127.9.9.9", True),
        ("172.15.255.255", False),
        ("172.32.0.1", False),
        ("192.169.0.1", False),
        ("11.0.0.1", False),
        ("100.64.0.1", False),  # a provider's, or a tunnel's
        ("8.8.8.8", False),
        ("0.0.0.0", False),
        ("255.255.255.255", False),
        ("224.0.0.251", False),
        ("::1", False),
        ("::ffff:192.168.1.23", False),
        ("fe80::1", False),
        ("192.168.1", False),
        ("192.168.1.023", False),
        ("", False),
        ("kitchen", False),
    ],
)
def test_only_addresses_at_home_are_let_in(address: str, at_home: bool) -> None:
    assert is_at_home(address) is at_home


def test_own_hosts_are_the_address_reached_and_the_computers_name() -> None:
    assert {HOST, "kitchen:25525", "kitchen.local:25525"} == OWN
    assert own_hosts("127.0.0.1", 25526, "") == {"127.0.0.1:25526", "localhost:25526"}


@pytest.mark.parametrize(
    ("case", "host", "status"),
    [
        ("the address", HOST, 200),
        ("the name", "Kitchen:25525", 200),
        ("the name as Apple’s devices say it", "KITCHEN.LOCAL:25525", 200),
        ("a name of the web that was rebound to the address", "evil.example:25525", 421),
        ("the same without a port", "evil.example", 421),
        ("a name that begins like ours", "kitchen.evil.example:25525", 421),
        ("an address as a name of the web", "192.168.1.23.nip.example:25525", 421),
        ("another address at home", "192.168.1.24:25525", 421),
        ("loopback, from another device", "127.0.0.1:25525", 421),
        ("localhost, from another device", "localhost:25525", 421),
        ("another port", "192.168.1.23:80", 421),
        ("no port", "192.168.1.23", 421),
        ("the address as one number", "3232235799:25525", 421),
        ("the address in octal", "0300.0250.1.27:25525", 421),
        ("a dot at the end", "kitchen.local.:25525", 421),
        ("a name with a password before it", "kitchen@evil.example:25525", 421),
        ("nothing", "", 421),
    ],
)
def test_a_host_that_is_not_this_computer_is_refused(case: str, host: str, status: int) -> None:
    assert ruling(Request("GET", "/", [host], []), OWN, PATHS) == status, case


def test_a_request_with_no_host_or_with_two_is_refused() -> None:
    assert ruling(Request("GET", "/", [], []), OWN, PATHS) == HTTPStatus.MISDIRECTED_REQUEST
    assert ruling(Request("GET", "/", [HOST, HOST], []), OWN, PATHS) == HTTPStatus.MISDIRECTED_REQUEST


@pytest.mark.parametrize(
    ("case", "origins", "status"),
    [
        ("no browser", [], 200),
        ("the page itself", [f"http://{HOST}"], 200),
        ("the page itself, in capitals", [f"HTTP://{HOST}"], 200),
        ("a socket of a page of the web", ["https://evil.example"], 403),
        ("a page of the web whose name begins like ours", [f"http://{HOST}.evil.example"], 403),
        ("a page of another program on this computer", ["http://192.168.1.23:8080"], 403),
        ("the same page by its other name", ["http://kitchen:25525"], 403),
        ("an encrypted page", [f"https://{HOST}"], 403),
        ("a page in a frame without an origin, or a file", ["null"], 403),
        ("an origin that is empty", [""], 403),
        ("two origins", [f"http://{HOST}", f"http://{HOST}"], 403),
        ("an extension of a browser", ["chrome-extension://abcdef"], 403),
    ],
)
def test_an_origin_that_is_not_this_page_is_refused(case: str, origins: list[str], status: int) -> None:
    for path in ("/", "/ws"):
        assert ruling(Request("GET", path, [HOST], origins), OWN, PATHS) == status, case


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "TRACE", "get", "PRI"])
def test_a_method_other_than_get_and_head_is_refused(method: str) -> None:
    assert ruling(Request(method, "/", [HOST], []), OWN, PATHS) == HTTPStatus.METHOD_NOT_ALLOWED


@pytest.mark.parametrize(
    "path",
    [
        *("", "//", "/?", "/ws?", "/WS", "/ws/", "/page.js?x=1", "/page.js#a", "/./page.js", "/%70age.js", "/..", "*"),
        *("http://evil.example/", f"http://{HOST}/", "/page", "/etc/passwd", "/../../etc/passwd", "\\page.js"),
    ],
)
def test_a_path_that_is_not_in_the_table_is_not_found(path: str) -> None:
    assert ruling(Request("GET", path, [HOST], []), OWN, PATHS) == HTTPStatus.NOT_FOUND
