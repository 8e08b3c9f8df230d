"""Access to the gateway: which peers and which requests are let in, as pure functions.

A page of the wide web can make a browser at home send requests here, by a cross-site socket or by rebinding its name to
an address at home. Such a request names another host or another origin than this computer.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from typing import Final

_AT_HOME: Final = tuple(
    map(IPv4Network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "127.0.0.0/8"))
)
_LOOPBACK: Final = _AT_HOME[-1]

METHODS: Final = ("GET", "HEAD")
"""The methods of requests. A device asks by HEAD whether there is something, as one that looks a link over does."""


@dataclass(frozen=True, slots=True)
class Request:
    """A request as far as access depends on it.

    Attributes:
        method: the method: ``GET``.
        path: the path without its query: ``/page.css``.
        hosts: the values of all Host headers.
        origins: the values of all Origin headers.
    """

    method: str
    path: str
    hosts: Sequence[str]
    origins: Sequence[str]


def is_at_home(address: str) -> bool:
    """Whether an address is a private, link-local or loopback address of IPv4."""
    try:
        number = IPv4Address(address)
    except AddressValueError:
        return False
    return any(number in network for network in _AT_HOME)


def own_hosts(address: str, port: int, name: str) -> frozenset[str]:
    """Return the Host headers that name this computer, in small letters.

    Args:
        address: the own address that the peer has reached.
        port: the own port.
        name: the name of this computer.
    """
    first = name.lower().removesuffix(".local")
    names = [address, *([first, f"{first}.local"] if first else [])]
    if IPv4Address(address) in _LOOPBACK:
        names.append("localhost")
    return frozenset(f"{host}:{port}" for host in names)


def ruling(request: Request, own: Collection[str], paths: Container[object]) -> HTTPStatus:
    """Return `OK`, or the status with which the request is refused.

    Args:
        request: the request.
        own: the Host headers that name this computer.
        paths: the paths that there are.
    """
    host = request.hosts[0].lower() if len(request.hosts) == 1 else ""
    if host not in own:
        return HTTPStatus.MISDIRECTED_REQUEST
    if [origin.lower() for origin in request.origins] not in ([], [f"http://{host}"]):
        return HTTPStatus.FORBIDDEN
    if request.method not in METHODS:
        return HTTPStatus.METHOD_NOT_ALLOWED
    return HTTPStatus.OK if request.path in paths else HTTPStatus.NOT_FOUND
