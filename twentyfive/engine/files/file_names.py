"""Names of saved games as file names: letters that some system does not allow are written as ``%`` and a code."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Collection
from enum import Enum, auto
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCryptographicHash


def same_name(one: str, other: str) -> bool:
    """Whether two names are the same: capitals, outer spaces and the encoding of accents make no difference."""
    return folded(one) == folded(other)


def folded(name: str) -> str:
    """Return the form that all names that count as the same share."""
    stripped = name.strip()
    return stripped.lower() if stripped.isascii() else unicodedata.normalize("NFC", stripped).casefold()


class NameFault(Enum):
    """A reason that nothing can be kept under a name."""

    EMPTY = auto()
    UNPRINTABLE = auto()
    TOO_LONG = auto()


def kept_name_fault(name: str, most: int) -> NameFault | None:
    """Return the reason that nothing can be kept under that name, given at most `most` letters; None if it is fine."""
    if not name.strip():
        return NameFault.EMPTY
    if not name.isprintable():
        return NameFault.UNPRINTABLE
    return NameFault.TOO_LONG if len(name.strip()) > most else None


MOST_GAME_NAME_LETTERS: Final = 60
_MOST_BYTES: Final = 200
_UNSAFE: Final = '<>:"/\\|?*%'
_RESERVED: Final = re.compile(r"(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)
"""Names of devices on Windows, also with spaces and with anything after a full stop."""

_CODE: Final = re.compile(r"%([0-9A-F]{2})")


def name_fault(name: str) -> NameFault | None:
    """Return the reason that a game cannot have that name; None if it can."""
    fault = kept_name_fault(name, MOST_GAME_NAME_LETTERS)
    if fault is None and len(os.fsencode(file_stem(name))) > _MOST_BYTES:
        return NameFault.TOO_LONG
    return fault


def file_stem(name: str) -> str:
    """Return the file name, without suffix, for a game of that name.

    It is valid on Linux, Windows and macOS; `name_of` is the inverse.
    """
    name = unicodedata.normalize("NFC", name.strip())
    stem = "".join(_coded(letter) if letter in _UNSAFE else letter for letter in name)
    if stem.startswith(".") or _RESERVED.fullmatch(stem):
        stem = _coded(stem[0]) + stem[1:]
    stem = stem[:-1] + _coded(stem[-1]) if stem.endswith(".") else stem
    return os.fsdecode(stem.encode())  # the same bytes in every locale


def legible(path: Path | str) -> str:
    """Return a path that can be shown, spoken and passed to Qt; bytes that are no text become a sign."""
    return os.fsencode(path).decode("utf-8", errors="replace")


def name_of(stem: str) -> str:
    """Return the name that `file_stem` wrote; for any other file its own name."""
    if "%" not in stem and stem.isprintable():  # nearly every name; there may be thousands to look through
        return unicodedata.normalize("NFC", stem)
    stem = legible(stem)
    text = unicodedata.normalize("NFC", _CODE.sub(lambda found: chr(int(found[1], 16)), stem))
    return text if text.isprintable() else stem


def free_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with the lowest number after it that makes it different from every name in `taken`.

    Capitals make no difference, as on some systems they make none for files.
    """
    used = {folded(other) for other in taken}
    number, candidate = 1, name
    while folded(candidate) in used:
        number += 1
        candidate = f"{name} {number}"
    return candidate


def _coded(letter: str) -> str:
    return f"%{ord(letter):02X}"


def digest(text: str) -> str:
    """Return the SHA-256 digest of the text as 64 hexadecimal digits."""
    # Qt is loaded anyway, while Python's hashlib would load a library of four megabytes.
    return QCryptographicHash.hash(text.encode(), QCryptographicHash.Algorithm.Sha256).toHex().toStdString()
