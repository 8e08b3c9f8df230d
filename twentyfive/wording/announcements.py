"""The lengths in which the table can announce what happens."""

from __future__ import annotations

from enum import StrEnum


class Announcements(StrEnum):
    """How much the announcements say."""

    SHORT = "short"
    FULL = "full"
