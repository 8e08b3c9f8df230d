"""The settings with which the window starts a gateway."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from twentyfive.net.discovery import ASKED_AT, Notice
from twentyfive.net.limits import Limits
from twentyfive.net.message_text import AT_TABLE, Vocabulary

EVERY_INTERFACE = "0.0.0.0"


@dataclass(frozen=True, slots=True)
class GatewaySettings:
    """The settings of a gateway.

    Attributes:
        code: the join code.
        ports: the ports to try, in this order.
        resources: the folder with the folders `page` and `cards`.
        key: the key of the QR code, in place of the code; empty for none.
        table: the id of the table.
        lock: the id of the code and the key.
        known: the digests of the tokens of those who may come back.
        bind: the own address that is listened at.
        is_shut: whether the door is shut.
        wrong_codes: the wrong codes that a gateway before this one has counted.
        first_guest: the number of its first guest.
        asked_at: the port of the questions for tables.
        interfaces: the own addresses at whose interfaces the group of such questions is heard.
        notice: the answer to them; None for none yet.
        language: the code of the host's language, in which the page is.
        of_drive: whether the phones are those of a card drive, with its page and its messages.
        limits: the limits.
    """

    code: str
    ports: tuple[int, ...]
    resources: str
    key: str = ""
    table: str = ""
    lock: str = ""
    known: tuple[str, ...] = ()
    bind: str = EVERY_INTERFACE
    is_shut: bool = False
    wrong_codes: int = 0
    first_guest: int = 1
    asked_at: int = ASKED_AT
    interfaces: tuple[str, ...] = ()
    notice: Notice | None = None
    language: str = "en"
    of_drive: bool = False
    limits: Limits = field(default_factory=Limits)


def vocabulary(*, of_drive: bool) -> Vocabulary[Any, Any]:
    """Return what a gateway hears and says: of a card drive, or else of a table."""
    if not of_drive:
        return AT_TABLE
    # Only here, so that the gateway of a table does not load it.
    from twentyfive.net.drive.drive_text import IN_DRIVE

    return IN_DRIVE
