"""The main function of the gateway's process."""

from __future__ import annotations

import signal
from multiprocessing.connection import Connection

from twentyfive.net.gateway_settings import GatewaySettings
from twentyfive.priority import lower_priority


def run_gateway(connection: Connection, settings: GatewaySettings) -> None:
    """Serve a table until the other end of the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal interrupts the window, which tells the guests
    # Only here, so that the window does not load it.
    from twentyfive.net.gateway import run

    run(connection, settings, lower_priority)
