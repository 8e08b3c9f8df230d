"""What the gateway of a table and that of a card drive hear and say."""

from __future__ import annotations

from typing import Any

from twentyfive.net.message_text import AT_TABLE, Vocabulary


def vocabulary(*, of_drive: bool) -> Vocabulary[Any, Any]:
    """Return what a gateway hears and says: of a card drive, or else of a table."""
    if not of_drive:
        return AT_TABLE
    # Only here, so that the gateway of a table does not load it.
    from twentyfive.net.drive.drive_text import IN_DRIVE

    return IN_DRIVE
