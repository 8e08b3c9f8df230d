"""The file of the log. Loaded with the first warning: it takes much that a start has no need of."""

from __future__ import annotations

import io
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

MOST_BYTES: Final = 200_000
OLDER: Final = 2
"""How many full files are kept beside the one that is written."""


class LogFile(RotatingFileHandler):
    """Made when the first line is written; a full one is put beside it.

    Attributes:
        path: the file.
        works: whether the disk took what was written last.
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
        """A disk that does not take the log stops nothing; what it would have said is on the terminal."""
        del record
        self.works = False

    def _open(self) -> io.TextIOWrapper:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        return super()._open()
