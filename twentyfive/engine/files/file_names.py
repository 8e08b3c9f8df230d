"""The names of saved games as names of files: what some system does not take is written as ``%`` and its code."""

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
    """Whether two names are the same: capitals, outer spaces and how an accent was typed make no difference."""
    return folded(one) == folded(other)


def folded(name: str) -> str:
    """What names that are the same have in common."""
    return unicodedata.normalize("NFC", name.strip()).casefold()


class NameFault(Enum):
    """Why nothing can be kept under a name."""

    EMPTY = auto()
    UNPRINTABLE = auto()
    TOO_LONG = auto()


def kept_name_fault(name: str, most: int) -> NameFault | None:
    """Why nothing can be kept under that name, which has `most` letters at most; None if it can."""
    if not name.strip():
        return NameFault.EMPTY
    if not name.isprintable():
        return NameFault.UNPRINTABLE
    return NameFault.TOO_LONG if len(name.strip()) > most else None


MOST_GAME_NAME_LETTERS: Final = 60
_MOST_BYTES: Final = 200
_UNSAFE: Final = '<>:"/\\|?*%'
_RESERVED: Final = re.compile(r"(con|conin\$|conout\$|prn|aux|nul|(com|lpt)[0-9¹²³]) *(\..*)?", re.IGNORECASE)
"""Devices to Windows, whatever follows a full stop, with spaces before it too."""

_CODE: Final = re.compile(r"%([0-9A-F]{2})")


def name_fault(name: str) -> NameFault | None:
    """Why a game cannot be called that, None if it can."""
    fault = kept_name_fault(name, MOST_GAME_NAME_LETTERS)
    if fault is None and len(os.fsencode(file_stem(name))) > _MOST_BYTES:
        return NameFault.TOO_LONG
    return fault


def file_stem(name: str) -> str:
    """The name of the file, without its ending, for a game of that name.

    It is allowed on Linux, Windows and macOS; `name_of` reads the name from it again.
    """
    name = unicodedata.normalize("NFC", name.strip())
    stem = "".join(_coded(letter) if letter in _UNSAFE else letter for letter in name)
    if stem.startswith(".") or _RESERVED.fullmatch(stem):
        stem = _coded(stem[0]) + stem[1:]
    stem = stem[:-1] + _coded(stem[-1]) if stem.endswith(".") else stem
    return os.fsdecode(stem.encode())  # the same bytes whatever language the system was started in


def legible(path: Path | str) -> str:
    """A file's name as it can be shown, said and handed to Qt: bytes that are no text have a sign in their place."""
    return os.fsencode(path).decode("utf-8", errors="replace")


def name_of(stem: str) -> str:
    """The name that `file_stem` wrote; any other file is called what it is called."""
    stem = legible(stem)
    text = unicodedata.normalize("NFC", _CODE.sub(lambda found: chr(int(found[1], 16)), stem))
    return text if text.isprintable() else stem


def free_name(name: str, taken: Collection[str]) -> str:
    """That name, or with the first number after it under which it is none of those taken.

    Capitals make no difference: on some systems they make none for files.
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
    """The SHA-256 digest of the text as 64 hexadecimal digits."""
    # Qt is there anyway, while Python's hashlib loads a library of four megabytes.
    return QCryptographicHash.hash(text.encode(), QCryptographicHash.Algorithm.Sha256).toHex().toStdString()
