"""The modules of a QR code, as a screen and paper show them."""

from __future__ import annotations

import re
from typing import Any, Final

import segno

QUIET: Final = 4
"""The white margin that the standard asks for, in modules."""

Modules = tuple[tuple[bool, ...], ...]
"""Whether each module is dark, row by row."""


def modules_of(text: str) -> Modules:
    """Return the modules of the code of a text, without the margin."""
    # A number sign is none of the letters of which a code holds more. In a part of its own it does not spoil the rest.
    # The library takes parts, which its types do not say.
    parts: Any = [part for part in re.split("(#)", text) if part]
    return tuple(tuple(bool(module) for module in row) for row in segno.make(parts, error="m", micro=False).matrix)
