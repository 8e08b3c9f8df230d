"""The languages that come with the program. Needs no library, so that it can be asked before any is installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1]

SHIPPED: tuple[str, ...] = ("fr", "ga")
"""The languages that come with the program. Each is complete: a test fails while one of their texts is missing."""


def translations(folder: Path = FOLDER, languages: Sequence[str] = SHIPPED) -> list[Path]:
    """Return the files of these languages: that of the program, and that of what Qt itself does not have."""
    own = [folder / f"twentyfive_{language}.ts" for language in languages]
    of_qt = [folder / "qt" / f"qtbase_{language}.ts" for language in languages]
    return [*own, *(file for file in of_qt if file.exists())]


def outdated(folder: Path = FOLDER, languages: Sequence[str] = SHIPPED) -> list[Path]:
    """Return the translations whose compiled files are missing or older than they."""
    return [file for file in translations(folder, languages) if not _is_ready(file)]


def _is_ready(file: Path) -> bool:
    ready = file.with_suffix(".qm")
    return ready.exists() and ready.stat().st_mtime_ns > file.stat().st_mtime_ns
