"""The address of a table as a person types or pastes it: 192.168.1.23:25525, with or without http:// and the code."""

from __future__ import annotations

import ipaddress
import re
from dataclasses import dataclass
from typing import Final

from twentyfive.net.codes import read_way_in
from twentyfive.net.limits import PORTS

_NAME: Final = re.compile(r"[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?", re.ASCII)
_LONGEST: Final = 300


@dataclass(frozen=True, slots=True)
class TableAddress:
    """The way to a table.

    Attributes:
        host: an address of the home network, or a computer's name.
        port: the port.
        code: the code or the key, if it was part of what was typed, as in the text of the QR code; else empty.
    """

    host: str
    port: int
    code: str = ""


def read_address(typed: str) -> TableAddress:
    """Read an address as typed; capitals, spaces and a comma for a dot do not matter.

    Raises:
        ValueError: if it is none, or none of a home network.
    """
    plain = "".join(typed[:_LONGEST].split()).lower().replace(",", ".").removeprefix("http://")
    place, _, path = plain.partition("/")
    host, colon, port = place.partition(":")
    if not _NAME.fullmatch(host):
        raise ValueError(f"{typed[:40]!r} is no address")
    if colon and not (port.isascii() and port.isdigit() and len(port) <= 5 and 0 < int(port) <= 65_535):
        raise ValueError(f"{port[:40]!r} is no port")
    if re.fullmatch(r"[0-9.]+", host):
        _check_private(host)
    code = path.strip("/").removeprefix("#")
    return TableAddress(host, int(port) if colon else PORTS[0], read_way_in(code) if code else "")


def _check_private(host: str) -> None:
    """Check that a numeric address is one of a home network.

    Raises:
        ValueError: if it is not.
    """
    address = ipaddress.IPv4Address(host)
    if not (address.is_private or address.is_loopback or address.is_link_local):
        raise ValueError(f"{host} is in no home network")
