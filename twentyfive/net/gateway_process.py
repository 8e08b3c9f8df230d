"""The main function of the gateway's process."""

from __future__ import annotations

import signal
import sys
from multiprocessing.connection import Connection
from typing import Final

from twentyfive.net.gateway_settings import GatewaySettings
from twentyfive.processes import lower_priority

_SOCKETS: Final = 1_024


def run_gateway(connection: Connection, settings: GatewaySettings) -> None:
    """Serve a table until the other end of the pipe closes."""
    _take_sockets()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal interrupts the window, which tells the guests
    # Only here, so that the window does not load it.
    from twentyfive.net.gateway import run

    run(connection, settings, lower_priority)


def _take_sockets() -> None:
    """Let this process open as many sockets as its limits allow: a Mac gives a program 256 if it does not ask."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < _SOCKETS:
            most = _SOCKETS if hard == resource.RLIM_INFINITY else min(_SOCKETS, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
