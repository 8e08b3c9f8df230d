"""The log: warnings and errors, in small files in the data folder, without any secret of a game under way.

A person may send the log to another player at the same table. So it contains no card, no deal code and no long number,
above all no seed, because the seed of a game gives away every hand.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from twentyfive.engine.diagnostics.log_file import LogFile

_FIRST: Final = "twentyfive.log"
_FURTHER: Final = "twentyfive-{number}.log"
_LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

_RANKS: Final = "ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king|[0-9]+"
_SECRETS: Final = (
    (r"\b[0-9A-Za-z]{4}(?:[-–−][0-9A-Za-z]{4}){2,}\b|\b[0-9A-Z]{16,}\b", "(code)"),
    (r"(?i:\bseed\w*\W{0,4}-?[0-9]+)", "seed (number)"),
    (r"-?[0-9]{5,}", "(number)"),
    (r"(?<![0-9A-Za-z])(?:(?:10|[2-9AJQK])[CDHS]|(?:10|[2-9])[cdhs]|JK)(?![0-9A-Za-z])", "(card)"),
    (r"(?:\b(?:10|[2-9AJQK]) ?)?[♣♦♥♠\U0001F0A0-\U0001F0FF]", "(card)"),
    (rf"(?i:\b(?:{_RANKS})[_ ]of[_ ](?:clubs|diamonds|hearts|spades)\b|\bjoker\b)", "(card)"),
    (r"<?\b(?:Rank|Suit)\.[A-Z]+\b(?:: '\w+'>)?", "(card)"),
)


def without_secrets(text: str) -> str:
    """Return the text without cards, deal codes, seeds and long numbers, and with ``~`` for the home folder."""
    for home in _spellings(Path.home()):
        text = text.replace(home, "~")  # first, because its name may look like a number or a card
    for pattern, stands_in in _secrets():
        text = pattern.sub(stands_in, text)
    return text


def _spellings(folder: Path) -> tuple[str, ...]:
    """Return the path as the system writes it, as Qt does, and as an error quotes it; they differ on Windows."""
    return str(folder), folder.as_posix(), repr(str(folder))[1:-1]


@cache
def _secrets() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), stands_in) for pattern, stands_in in _SECRETS)


class Logbook(logging.Handler):
    """The log handler for warnings and errors. The first of them creates the file.

    Attributes:
        path: the file.
    """

    def __init__(self, folder: Path, number: int = 1) -> None:
        """`number` distinguishes programs that run at once, because two of them cannot write one file."""
        super().__init__(logging.WARNING)
        self.path = folder / (_FIRST if number == 1 else _FURTHER.format(number=number))
        self._file: LogFile | None = None

    @property
    def works(self) -> bool:
        """Whether the last entry was written."""
        return self._file is None or self._file.works

    def emit(self, record: logging.LogRecord) -> None:
        if self._file is None:
            from twentyfive.engine.diagnostics.log_file import LogFile

            self._file = LogFile(self.path)
            self._file.setFormatter(_Formatter(_LINE))
        self._file.handle(record)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
        super().close()


class _Formatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return without_secrets(super().format(record))
