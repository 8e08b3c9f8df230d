"""The own addresses, the likeliest first."""

from __future__ import annotations

import pytest

from twentyfive.net.access import is_at_home
from twentyfive.net.addresses import Address, Link, likeliest_first, link_of, own_addresses


@pytest.mark.parametrize(
    ("names", "link"),
    [
        (("wlan0",), Link.WIFI),
        (("wlp3s0",), Link.WIFI),
        (("Wi-Fi 2", "Intel(R) Wi-Fi 6 AX201 160MHz"), Link.WIFI),
        (("WLAN", "Realtek RTL8822CE 802.11ac PCIe Adapter"), Link.WIFI),
        (("eth0",), Link.ETHERNET),
        (("enp0s31f6",), Link.ETHERNET),
        (("en0",), Link.ETHERNET),
        (("Ethernet 3", "Realtek PCIe GbE Family Controller"), Link.ETHERNET),
        (("docker0",), Link.VIRTUAL),
        (("br-4f2a9c",), Link.VIRTUAL),
        (("veth1a2b3c",), Link.VIRTUAL),
        (("virbr0",), Link.VIRTUAL),
        (("utun3",), Link.VIRTUAL),
        (("bridge100",), Link.VIRTUAL),
        (("tailscale0",), Link.VIRTUAL),
        (("vEthernet (WSL)", "Hyper-V Virtual Ethernet Adapter"), Link.VIRTUAL),
        (("Ethernet 2", "VirtualBox Host-Only Ethernet Adapter"), Link.VIRTUAL),
        (("VMware Network Adapter VMnet8", "VMware Virtual Ethernet Adapter for VMnet8"), Link.VIRTUAL),
        (("LAN-Verbindung* 2", "Microsoft Wi-Fi Direct Virtual Adapter"), Link.VIRTUAL),
        (("usb0",), Link.OTHER),
    ],
)
def test_an_interface_is_known_by_its_names(names: tuple[str, ...], link: Link) -> None:
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
    assert Address(number, "wlan0", Link.WIFI, prefix).broadcast == broadcast


def test_this_computers_addresses_are_private_and_none_is_loopback() -> None:
    assert all(is_at_home(found.address) and not found.address.startswith("127.") for found in own_addresses())
