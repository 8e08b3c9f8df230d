"""The address of a table as people type it."""

from __future__ import annotations

import pytest

from twentyfive.net.remote.addresses import TableAddress, read_address

KEY = "MFRGGZDFMZTWQ2LKNNWG23TPOA"


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("192.168.1.23:25526", TableAddress("192.168.1.23", 25526)),
        ("192.168.1.23", TableAddress("192.168.1.23", 25525)),
        (" 192,168.1 .23:25525 ", TableAddress("192.168.1.23", 25525)),
        ("HTTP://192.168.1.23:25525/7k3q", TableAddress("192.168.1.23", 25525, "7K3Q")),
        (f"HTTP://192.168.1.23:25525/#{KEY}", TableAddress("192.168.1.23", 25525, KEY)),
        ("http://10.0.0.2/", TableAddress("10.0.0.2", 25525)),
        ("169.254.3.4", TableAddress("169.254.3.4", 25525)),
        ("Kitchen-PC:25525", TableAddress("kitchen-pc", 25525)),
    ],
)
def test_an_address_is_read_without_what_does_not_matter(typed: str, address: TableAddress) -> None:
    assert read_address(typed) == address


NO_ADDRESSES = ("", "8.8.8.8", "192.168.1", "192.168.1.256", "a b!", "/7K3Q", "10.0.0.2/7K3", "-pc", "x" * 400)
NO_KEYS = (f"10.0.0.2/#{KEY}A", f"10.0.0.2/#{KEY[1:]}1", f"10.0.0.2/##{KEY}")
NO_PORTS = ("10.0.0.2:0", "10.0.0.2:65536", "10.0.0.2:x", "10.0.0.2:٣", "[::1]:25525")


@pytest.mark.parametrize("typed", [*NO_ADDRESSES, *NO_KEYS, *NO_PORTS])
def test_what_is_no_address_of_a_home_network_is_refused(typed: str) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        read_address(typed)
