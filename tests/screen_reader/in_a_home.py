"""Starts the program as if this computer had an address in a home network, which a test machine may lack."""

from __future__ import annotations

import sys
from unittest.mock import patch

from tests.screen_reader.steady import steady
from twentyfive.net.addresses import Address, InterfaceKind

HOME = "192.168.1.23"


def at_home() -> tuple[Address, ...]:
    return (Address(HOME, "wlan0", InterfaceKind.WIFI),)


if __name__ == "__main__":
    from twentyfive.__main__ import main

    with patch("twentyfive.net.addresses.own_addresses", at_home), steady():
        sys.exit(main())
