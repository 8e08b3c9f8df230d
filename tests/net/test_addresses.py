"""The own addresses, the likeliest first."""

from __future__ import annotations

from pathlib import Path

import pytest

from twentyfive.net.access import is_at_home
from twentyfive.net.addresses import Address, InterfaceKind, _is_made_up, likeliest_first, link_of, own_addresses


@pytest.mark.parametrize(
    ("names", "link"),
    [
        (("wlan0",), InterfaceKind.WIFI),
        (("wlp3s0",), InterfaceKind.WIFI),
        (("Wi-Fi 2", "Intel(R) Wi-Fi 6 AX201 160MHz"), InterfaceKind.WIFI),
        (("WLAN", "Realtek RTL8822CE 802.11ac PCIe Adapter"), InterfaceKind.WIFI),
        (("eth0",), InterfaceKind.ETHERNET),
        (("enp0s31f6",), InterfaceKind.ETHERNET),
        (("en0",), InterfaceKind.ETHERNET),
        (("Ethernet 3", "Realtek PCIe GbE Family Controller"), InterfaceKind.ETHERNET),
        (("docker0",), InterfaceKind.VIRTUAL),
        (("br-4f2a9c",), InterfaceKind.VIRTUAL),
        (("veth1a2b3c",), InterfaceKind.VIRTUAL),
        (("virbr0",), InterfaceKind.VIRTUAL),
        (("utun3",), InterfaceKind.VIRTUAL),
        (("bridge100",), InterfaceKind.VIRTUAL),
        (("tailscale0",), InterfaceKind.VIRTUAL),
        (("vEthernet (WSL)", "Hyper-V Virtual Ethernet Adapter"), InterfaceKind.VIRTUAL),
        (("Ethernet 2", "VirtualBox Host-Only Ethernet Adapter"), InterfaceKind.VIRTUAL),
        (("VMware Network Adapter VMnet8", "VMware Virtual Ethernet Adapter for VMnet8"), InterfaceKind.VIRTUAL),
        (("LAN-Verbindung* 2", "Microsoft Wi-Fi Direct Virtual Adapter"), InterfaceKind.VIRTUAL),
        (("usb0",), InterfaceKind.OTHER),
    ],
)
def test_an_interface_is_known_by_its_names(names: tuple[str, ...], link: InterfaceKind) -> None:
    assert link_of(*names) is link


def address(number: str, interface: str) -> Address:
    return Address(number, interface, link_of(interface))


def test_the_interface_that_leads_out_is_first_and_virtual_ones_are_last() -> None:
    wifi, wire = address("192.168.1.23", "wlan0"), address("192.168.1.24", "eth0")
    docker, own = address("172.17.0.1", "docker0"), address("169.254.3.3", "eth1")
    world, loopback = address("93.184.215.14", "eth2"), address("127.0.0.1", "lo")
    found = [loopback, docker, own, wire, world, wifi]
    assert likeliest_first(found, "") == (wifi, wire, docker, own)
    assert likeliest_first(found, "192.168.1.24") == (wire, wifi, docker, own)
    assert likeliest_first(found, "172.17.0.1") == (wifi, wire, docker, own)
    assert likeliest_first([loopback, world], "") == ()


LINUX_TUNNEL = {"leads_to_one": True, "is_made_up": True}
MADE_UP = {"is_made_up": True}


def seen(number: str, prefix: int, *names: str, **told: bool) -> Address:
    """An address as the system tells of it: with its prefix, the names of its interface, and what else is known."""
    return Address(number, names[0], link_of(*names), prefix, **told)


NETWORKS = {
    "WireGuard by a name of its own, on Linux": (
        seen("192.168.178.20", 24, "wlp3s0"),
        seen("10.66.66.2", 24, "home", **LINUX_TUNNEL),
    ),
    "WireGuard, alone there, called like a cable": (
        seen("10.1.2.3", 16, "enp0s31f6"),
        seen("10.64.12.7", 32, "eth7"),
    ),
    "WireGuard on Windows": (
        seen("192.168.0.14", 24, "Wi-Fi", "Intel(R) Wi-Fi 6 AX201 160MHz"),
        seen("10.2.0.2", 32, "office", "WireGuard Tunnel"),
    ),
    "OpenVPN by tun, on Linux": (
        seen("192.168.1.7", 24, "eth0"),
        seen("192.168.99.6", 24, "tun0", **LINUX_TUNNEL),
    ),
    "OpenVPN by tap, which looks like a cable, on Windows": (
        seen("192.168.1.7", 24, "Ethernet", "Realtek PCIe GbE Family Controller"),
        seen("10.8.0.6", 24, "Ethernet 5", "Another Adapter V9"),
    ),
    "OpenVPN between two, on Windows": (
        seen("10.0.0.4", 24, "WLAN", "802.11ax Adapter"),
        seen("10.8.0.6", 30, "LAN-Verbindung 2", "TAP-Windows Adapter V9"),
    ),
    "a tunnel of macOS beside a home of tens": (
        seen("10.0.1.5", 24, "en0"),
        seen("192.168.250.3", 24, "utun4", leads_to_one=True),
    ),
    "a modem, to one": (seen("172.16.4.5", 12, "wlan0"), seen("192.168.8.2", 31, "ppp0", leads_to_one=True)),
    "a bridge of Docker by a name of its own": (
        seen("10.0.0.12", 8, "wlan0"),
        seen("192.168.49.1", 24, "mynet0", **MADE_UP),
    ),
    "Docker and a hotspot of an iPhone": (
        seen("172.20.10.4", 28, "wlan0"),
        seen("172.17.0.1", 16, "docker0", **MADE_UP),
    ),
    "Docker on Windows": (
        seen("192.168.1.20", 24, "Wi-Fi 2"),
        seen("172.29.16.1", 20, "vEthernet (WSL)", "Hyper-V Virtual Ethernet Adapter"),
    ),
    "machines of VirtualBox": (
        seen("192.168.1.20", 24, "Ethernet"),
        seen("192.168.56.1", 24, "Ethernet 3", "VirtualBox Host-Only Ethernet Adapter"),
    ),
    "machines of a program that nobody knows": (
        seen("192.168.1.20", 24, "Ethernet"),
        seen("192.168.77.1", 24, "Ethernet 3", "Some Host-Only Adapter"),
    ),
    "machines on a Mac": (seen("192.168.1.20", 24, "en0"), seen("192.168.64.1", 24, "bridge100")),
    "a hotspot of this computer beside its cable": (
        seen("192.168.1.20", 24, "enp3s0"),
        seen("10.42.0.1", 24, "wlp2s0"),
    ),
    "a telephone on a USB cable": (seen("192.168.1.20", 24, "wlan0"), seen("192.168.42.129", 24, "usb0")),
    "a cable that is out": (seen("10.0.0.3", 24, "wlan0"), seen("192.168.1.20", 24, "enp3s0", is_idle=True)),
    "a cable without a router": (seen("172.16.0.3", 24, "wlan0"), seen("169.254.8.9", 16, "enp3s0")),
}


@pytest.mark.parametrize("case", NETWORKS)
@pytest.mark.parametrize("leads_out", [0, 1])
@pytest.mark.parametrize("order", [1, -1])
def test_the_network_that_a_phone_can_share_is_first_whichever_leads_to_the_world(
    case: str, leads_out: int, order: int
) -> None:
    home, other = NETWORKS[case]
    to_the_world = (home, other)[leads_out].address
    assert likeliest_first((home, other)[::order], to_the_world) == (home, other)


def test_an_address_of_tailscale_is_in_no_home_network() -> None:
    assert likeliest_first([seen("100.101.2.3", 32, "Tailscale", "Tailscale Tunnel")], "100.101.2.3") == ()


def test_what_is_all_there_is_is_offered() -> None:
    tunnel, bridge = seen("10.8.0.2", 32, "tun0"), seen("172.17.0.1", 16, "docker0")
    assert likeliest_first([tunnel, bridge], tunnel.address) == (bridge, tunnel)


def test_linux_tells_a_device_from_what_is_made_up(tmp_path: Path) -> None:
    for name in (
        "eth0",
        "bridge/brif/eth0",
        "bond/lower_eth0",
        "vlan/lower_bond",
        "docker/brif/veth",
        "veth/lower_veth",
    ):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "eth0" / "device").mkdir()
    made_up = [
        name for name in ("eth0", "bridge", "bond", "vlan", "docker", "veth", "gone") if _is_made_up(name, tmp_path)
    ]
    assert made_up == ["docker", "veth"]


@pytest.mark.parametrize(
    ("number", "prefix", "broadcast"),
    [
        ("192.168.1.23", 24, "192.168.1.255"),
        ("10.1.2.3", 8, "10.255.255.255"),
        ("172.20.10.2", 28, "172.20.10.15"),
        ("10.8.0.2", 31, ""),
        ("10.8.0.2", 32, ""),
    ],
)
def test_everybody_in_a_network_has_one_address(number: str, prefix: int, broadcast: str) -> None:
    assert Address(number, "wlan0", InterfaceKind.WIFI, prefix).broadcast == broadcast


def test_this_computers_addresses_are_private_and_none_is_loopback() -> None:
    assert all(is_at_home(found.address) and not found.address.startswith("127.") for found in own_addresses())
