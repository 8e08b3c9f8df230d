"""The languages that come with the program. Needs no library, so that it can be asked before any is installed."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1]

SHIPPED: tuple[str, ...] = ("fr", "ga")
"""The languages that come with the program. Each is complete: a test fails while one of their texts is missing."""

OVERLAYS: tuple[str, ...] = ("en_CA", "en_US", "fr_CA")
"""The overlays that come with the program: what a country says otherwise than the language it speaks, and no more."""

_NO_SECTION_OF_QT: Final = 0x25


def translations(folder: Path = FOLDER, languages: Sequence[str] = (*SHIPPED, *OVERLAYS)) -> list[Path]:
    """Return the files of these languages: that of the program, and that of what Qt itself does not have."""
    own = [folder / f"twentyfive_{language}.ts" for language in languages]
    of_qt = [folder / "qt" / f"qtbase_{language}.ts" for language in languages]
    return [*own, *(file for file in of_qt if file.exists())]


def outdated(folder: Path = FOLDER, languages: Sequence[str] = (*SHIPPED, *OVERLAYS)) -> list[Path]:
    """Return the translations whose compiled files are missing, or were compiled from another text."""
    return [file for file in translations(folder, languages) if not _is_ready(file)]


def mark(file: Path) -> bytes:
    """Return the end of the compiled file of a translation: a section, which Qt passes over, with the text's hash.

    Times do not tell whether a file is up to date: an archive of the source sets its files to one time, or to none.
    """
    digest = hashlib.sha256(file.read_bytes()).digest()
    return bytes([_NO_SECTION_OF_QT]) + len(digest).to_bytes(4, "big") + digest


def _is_ready(file: Path) -> bool:
    ready = file.with_suffix(".qm")
    return ready.exists() and ready.read_bytes().endswith(mark(file))
