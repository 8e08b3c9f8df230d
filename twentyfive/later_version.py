"""Tells a file that a later version of the program wrote from a damaged one: it stays as it is until that is back."""

from __future__ import annotations

import re
from typing import Final

_NUMBERED: Final = re.compile(r"(.+) ([0-9]{1,8})", re.ASCII)


class LaterVersionError(ValueError):
    """The error for content that only a later version of the program can have written."""


def by_later_version(detail: str) -> str:
    """Return the reason why such a file cannot be read, with what is unknown here."""
    return f"written by a later version of Twenty-Five, which is needed to open it: {detail}"


def check_format(found: object, form: str) -> None:
    """Check that a file says it has the format `form`, a name with a number: "twentyfive guests 1".

    Raises:
        LaterVersionError: if it has a higher number.
        ValueError: if it has any other format.
    """
    if found == form:
        return
    if isinstance(found, str):
        known, told = _NUMBERED.fullmatch(form), _NUMBERED.fullmatch(found)
        if known and told and told[1] == known[1] and int(told[2]) > int(known[2]):
            raise LaterVersionError(by_later_version(f"its format is {found!r}"))
    raise ValueError(f"its format is not {form!r}")
