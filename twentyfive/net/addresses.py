"""Addresses of this computer in the home network, the likeliest to be reached by a phone first."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum
from ipaddress import IPv4Address, IPv4Network
from typing import Final

import ifaddr

from twentyfive.net.access import is_at_home


class Link(StrEnum):
    """The kinds of network interfaces, the likeliest to lead to a phone first."""

    WIFI = "wifi"
    ETHERNET = "ethernet"
    OTHER = "other"
    VIRTUAL = "virtual"  # of a virtual machine, a container or a tunnel


@dataclass(frozen=True, slots=True)
class Address:
    """An address of this computer.

    Attributes:
        address: the address of IPv4: ``192.168.1.23``.
        interface: the system's name of its interface: ``wlan0``, ``Wi-Fi 2``.
        link: the kind of interface.
        prefix: the number of leading bits that all addresses of its network share; 32 if it is alone there.
    """

    address: str
    interface: str
    link: Link
    prefix: int = 32

    @property
    def broadcast(self) -> str:
        """The address that reaches everybody in its network; empty if nobody else is in it."""
        if self.prefix > 30:
            return ""
        return str(IPv4Network((self.address, self.prefix), strict=False).broadcast_address)


_KINDS: Final = {
    Link.VIRTUAL: re.compile(
        "^(docker|veth|br-|bridge|virbr|vbox|vmnet|vmenet|tun|tap|utun|wg|zt|tailscale|ppp|ipsec|llw|awdl|anpi|ap[0-9])"
        "|virtual|vmware|hyper-v|vethernet|wsl|vpn|zerotier|tailscale|wireguard|wintun|hamachi|bluetooth|npcap",
        re.IGNORECASE,
    ),
    Link.WIFI: re.compile("^(wl|ath[0-9]|ra[0-9])|wi-?fi|wireless|wlan|802[.]11", re.IGNORECASE),
    Link.ETHERNET: re.compile("^(eth|en|em[0-9])|ethernet|gigabit|gbe|lan-verbindung", re.IGNORECASE),
}
_LOOPBACK: Final = IPv4Network("127.0.0.0/8")
_LINK_LOCAL: Final = IPv4Network("169.254.0.0/16")
_NOBODY: Final = ("192.0.2.1", 9)
"""An address for documents, which is nobody's (RFC 5737)."""


def own_addresses() -> tuple[Address, ...]:
    """Return the private addresses of this computer, the likeliest first; none if it is in no home network."""
    found = (
        Address(ip.ip, ip.nice_name, link_of(ip.nice_name, adapter.nice_name), ip.network_prefix)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    )
    return likeliest_first(found, _address_to_the_world())


def likeliest_first(addresses: Iterable[Address], to_the_world: str) -> tuple[Address, ...]:
    """Return the addresses that a phone may reach, the likeliest first.

    Args:
        addresses: the addresses.
        to_the_world: the address from which this computer reaches others; empty if it reaches none.
    """
    links = list(Link)

    def unlikelihood(found: Address) -> tuple[bool, bool, bool, int]:
        return (
            IPv4Address(found.address) in _LINK_LOCAL,
            found.link is Link.VIRTUAL,
            found.address != to_the_world,
            links.index(found.link),
        )

    private = [found for found in addresses if is_at_home(found.address)]
    return tuple(sorted((one for one in private if IPv4Address(one.address) not in _LOOPBACK), key=unlikelihood))


def link_of(*names: str) -> Link:
    """Return the kind of an interface by its names: the connection's, the device's."""
    kinds = (link for link, pattern in _KINDS.items() if any(map(pattern.search, names)))
    return next(kinds, Link.OTHER)


def _address_to_the_world() -> str:
    """Return the address of the interface that leads out; empty if there is none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(_NOBODY)
        name: str = asked.getsockname()[0]
        return name
    return ""
