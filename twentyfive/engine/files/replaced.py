"""Copies of files that were converted or replaced: they stay in the data folder until the person says so."""

from __future__ import annotations

import contextlib
import os
import shutil
from pathlib import Path
from typing import Final

from twentyfive.engine.files.atomic_files import FRESH

REPLACED: Final = "replaced"
"""The name of the folder."""


def keep_before_converting(path: Path, version: int) -> None:
    """Keep a copy of a file about to be converted in place from that version of its format, unless there is one.

    Raises:
        OSError: if it cannot be kept; then nothing is left of it.
    """
    kept = path.parent / REPLACED / f"{path.stem}-{version}{path.suffix}"
    if kept.exists():
        return
    kept.parent.mkdir(exist_ok=True)
    fresh = kept.with_name(f"{kept.name}.{os.getpid()}{FRESH}")
    try:
        shutil.copyfile(path, fresh)
        fresh.replace(kept)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)


def kept_bytes(data: Path) -> int:
    """Return how many bytes the copies in a data folder have together; 0 if there are none."""
    total = 0
    with contextlib.suppress(OSError):
        for path in (data / REPLACED).rglob("*"):
            if path.is_file():
                total += max(1, path.stat().st_size)
    return total


def remove_kept(data: Path) -> None:
    """Delete the copies.

    Raises:
        OSError: if one of them cannot be deleted.
    """
    shutil.rmtree(data / REPLACED)
