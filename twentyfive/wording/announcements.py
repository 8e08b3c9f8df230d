"""The lengths of the announcements at the table."""

from __future__ import annotations

from enum import StrEnum


class Announcements(StrEnum):
    """The length of announcements."""

    SHORT = "short"
    FULL = "full"
