"""Every kind of message that crosses the home network, damaged like a file."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path

from tests.net.samples import GUEST, HOST
from twentyfive.net.message_text import read_guest_message, read_host_message, write_message
from twentyfive.net.messages import GuestMessage, HostMessage

Message = GuestMessage | HostMessage


def message_kinds() -> dict[str, tuple[tuple[bytes, ...], Callable[[bytes, Path], None]]]:
    """Return the samples and the reader of each kind, by its name."""
    kinds: dict[str, tuple[tuple[bytes, ...], Callable[[bytes, Path], None]]] = {}
    for name, guests in GUEST.items():
        kinds[f"guest's {name}"] = (_samples(guests), partial(_read, read_guest_message))
    for name, hosts in HOST.items():
        kinds[f"host's {name}"] = (_samples(hosts), partial(_read, read_host_message))
    return kinds


def _samples(message: Message) -> tuple[bytes, ...]:
    return (write_message(message).encode(),)


def _read(read: Callable[[str], Message], content: bytes, _: Path) -> None:
    """Read a message as it comes from a socket, which takes text alone; one that is used can be written again."""
    with suppress(ValueError):
        message = read(content.decode("utf-8"))
        written = write_message(message)
        written.encode("utf-8")
        assert read(written) == message
