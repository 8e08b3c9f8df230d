"""The file of the log. Imported with the first warning only, because it loads modules that no start needs."""

from __future__ import annotations

import io
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 200_000
OLDER: Final = 2
"""The number of full files that are kept beside the current one."""


class LogFile(RotatingFileHandler):
    """A file that is created with its first line; when it is full, it is renamed and a new one begins.

    Attributes:
        path: the file.
        works: whether the last entry was written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.works = True
        super().__init__(
            path, maxBytes=MOST_BYTES, backupCount=OLDER, encoding="utf-8", errors="backslashreplace", delay=True
        )

    def emit(self, record: logging.LogRecord) -> None:
        self.works = True
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:
        """Note that the entry could not be written. The default would print it to the terminal, cards included."""
        del record
        self.works = False

    def _open(self) -> io.TextIOWrapper:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return super()._open()
