"""The tools of a page that a test makes apart from the window."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from twentyfive.ui.page_tools import PageTools


def page_tools(**parts: object) -> PageTools:
    """Return tools with these parts alone."""
    given: dict[str, Any] = {**dict.fromkeys(field.name for field in fields(PageTools)), **parts}
    return PageTools(**given)
