"""Addresses of this computer in the home network, the likeliest to be reached by a phone first."""

from __future__ import annotations

import re
import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import StrEnum
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import Final

import ifaddr

from twentyfive.net.access import is_at_home


class InterfaceKind(StrEnum):
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
        leads_to_one: whether the interface leads to one other computer only, as that of a tunnel does.
        is_idle: whether nothing is connected to the interface now.
        is_made_up: whether the interface is known to be no device, as a bridge between virtual machines is.
    """

    address: str
    interface: str
    link: InterfaceKind
    prefix: int = 32
    leads_to_one: bool = False
    is_idle: bool = False
    is_made_up: bool = False

    @property
    def broadcast(self) -> str:
        """The address that reaches everybody in its network; empty if nobody else is in it."""
        if self.prefix > 30:
            return ""
        return str(IPv4Network((self.address, self.prefix), strict=False).broadcast_address)


_KINDS: Final = {
    InterfaceKind.VIRTUAL: re.compile(
        "^(docker|podman|cni|veth|br-|bridge|virbr|lxc|lxd|vbox|vmnet|vmenet|vnic|feth|tun|tap|utun|wg|zt|tailscale|ppp"
        "|ipsec|llw|awdl|anpi|ap[0-9])"
        "|virtual|vmware|hyper-v|vethernet|wsl|vpn|tunnel|tap-win|zerotier|tailscale|wireguard|wintun|hamachi|bluetooth"
        "|npcap|miniport",
        re.IGNORECASE,
    ),
    InterfaceKind.WIFI: re.compile("^(wl|ath[0-9]|ra[0-9])|wi-?fi|wireless|wlan|802[.]11", re.IGNORECASE),
    InterfaceKind.ETHERNET: re.compile("^(eth|en|em[0-9])|ethernet|gigabit|gbe|lan-verbindung", re.IGNORECASE),
}
_LOOPBACK: Final = IPv4Network("127.0.0.0/8")
_LINK_LOCAL: Final = IPv4Network("169.254.0.0/16")
_HOMES: Final = tuple(map(IPv4Network, ("192.168.0.0/16", "172.20.10.0/28", "10.0.0.0/8")))
"""The networks that homes have, the commonest first: those of routers and Android's hotspots, that of an iPhone's
hotspot, those of some providers and of firms. What is left of the private ones is mostly given to containers."""

_LEAST_PREFIX_OF_TWO: Final = 31
_NOBODY: Final = ("192.0.2.1", 9)
"""An address for documents, which is nobody's (RFC 5737)."""


def own_addresses() -> tuple[Address, ...]:
    """Return the private addresses of this computer, the likeliest first; none if it is in no home network."""
    found = (
        _seen(Address(ip.ip, ip.nice_name, link_of(ip.nice_name, adapter.nice_name), ip.network_prefix), adapter.name)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str)
    )
    return likeliest_first(found, _address_to_the_world())


def likeliest_first(addresses: Iterable[Address], to_the_world: str) -> tuple[Address, ...]:
    """Return the addresses that a phone may reach, the likeliest first.

    A phone comes through a network that it shares with this computer. So an address is judged by who else can be there:
    nobody at the end of a tunnel, however much of this computer's traffic goes through it.

    Args:
        addresses: the addresses.
        to_the_world: the address from which this computer reaches others; empty if it reaches none. It decides only
            between networks that are alike otherwise, as a VPN takes the way to the world.
    """
    private = [found for found in addresses if is_at_home(found.address)]
    home = (one for one in private if IPv4Address(one.address) not in _LOOPBACK)
    return tuple(sorted(home, key=lambda one: _unlikelihood(one, to_the_world)))


def _unlikelihood(found: Address, to_the_world: str) -> tuple[bool | int, ...]:
    number = IPv4Address(found.address)
    network = IPv4Network((found.address, found.prefix), strict=False)
    return (
        found.leads_to_one or found.prefix >= _LEAST_PREFIX_OF_TWO,
        number in _LINK_LOCAL,
        found.is_idle,
        max(0, list(InterfaceKind).index(found.link) - 1),  # Wi-Fi and cable are alike
        found.is_made_up,
        next((rank for rank, homes in enumerate(_HOMES) if number in homes), len(_HOMES)),
        number == network.network_address + 1,  # it is this computer that gives addresses there, as to its machines
        found.address != to_the_world,
        list(InterfaceKind).index(found.link),
    )


def link_of(*names: str) -> InterfaceKind:
    """Return the kind of an interface by its names: the connection's, the device's."""
    kinds = (link for link, pattern in _KINDS.items() if any(map(pattern.search, names)))
    return next(kinds, InterfaceKind.OTHER)


def _seen(found: Address, name: str) -> Address:
    """Add what the system tells about the interface of that name."""
    flags = _flags(name)
    if flags is None:
        return found
    idle = not flags & _RUNNING
    return replace(found, leads_to_one=bool(flags & _TO_ONE), is_idle=idle, is_made_up=_is_made_up(name))


_TO_ONE: Final = 0x10  # IFF_POINTOPOINT and, below, IFF_RUNNING: alike on Linux and macOS
_RUNNING: Final = 0x40
_SIOCGIFFLAGS: Final = {"linux": 0x8913, "darwin": 0xC0206911}
_IFREQ: Final = struct.Struct("16sH22x")
_LINUX: Final = Path("/sys/class/net")


def _flags(name: str) -> int | None:
    """Return the flags of an interface; None where the system, or this one of its interfaces, has none to tell.

    On Windows the names of devices and the prefixes have to do.
    """
    if sys.platform == "win32" or sys.platform not in _SIOCGIFFLAGS:
        return None
    import fcntl

    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asking = _IFREQ.pack(name.encode()[:15], 0)
        flags: int = _IFREQ.unpack(fcntl.ioctl(asked, _SIOCGIFFLAGS[sys.platform], asking))[1]
        return flags
    return None


def _is_made_up(name: str, below: Path = _LINUX) -> bool:
    """Whether Linux knows an interface to be no device and to lead to none, as a bridge with a device does."""
    interface = below / name
    if not interface.is_dir() or (interface / "device").exists():
        return False
    ports = [path.name for path in (interface / "brif").glob("*")]
    lower = [path.name.removeprefix("lower_") for path in interface.glob("lower_*")]
    return all(_is_made_up(other, below) for other in (*ports, *lower) if other != name)


def _address_to_the_world() -> str:
    """Return the address of the interface that leads out; empty if there is none. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(_NOBODY)
        name: str = asked.getsockname()[0]
        return name
    return ""


def computer_name() -> str:
    """Return the name of this computer, as its owner knows it; empty if it has none."""
    return socket.gethostname().partition(".")[0]
