"""The languages that come with the program. Needs no library, so that it can be asked before any is installed."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[1]

SHIPPED: tuple[str, ...] = ()
"""The languages that come with the program. Each is complete: a test fails while one of their texts is missing."""


def outdated(folder: Path = FOLDER, languages: Iterable[str] = SHIPPED) -> list[Path]:
    """Return the translations whose compiled files are missing or older than they."""
    files = [folder / f"twentyfive_{language}.ts" for language in languages]
    return [file for file in files if not _is_ready(file)]


def _is_ready(file: Path) -> bool:
    ready = file.with_suffix(".qm")
    return ready.exists() and ready.stat().st_mtime_ns > file.stat().st_mtime_ns
