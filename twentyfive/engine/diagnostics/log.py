"""The log: what went wrong, in small files in the data folder that hold no secret of a game under way.

A log may be sent to somebody who sits at the same table. So no card, no deal code and no long number is in it, seeds
above all: whoever has the seed of a game knows every hand.
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
    """The text without cards, deal codes, seeds and long numbers, and with ``~`` for the person's own folder."""
    for home in _ways_to_write(Path.home()):
        text = text.replace(home, "~")  # first: its name may look like a number or a card
    for pattern, stands_in in _secrets():
        text = pattern.sub(stands_in, text)
    return text


def _ways_to_write(folder: Path) -> tuple[str, ...]:
    """As the system writes it, as Qt does, and as it stands in quotes in an error; they differ on Windows."""
    return str(folder), folder.as_posix(), repr(str(folder))[1:-1]


@cache
def _secrets() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(pattern), stands_in) for pattern, stands_in in _SECRETS)


class Logbook(logging.Handler):
    """Writes warnings and errors to a file, which is made with the first of them.

    Attributes:
        path: the file.
    """

    def __init__(self, folder: Path, number: int = 1) -> None:
        """`number` counts the programs that run at once: two of them cannot write one file."""
        super().__init__(logging.WARNING)
        self.path = folder / (_FIRST if number == 1 else _FURTHER.format(number=number))
        self._file: LogFile | None = None

    @property
    def works(self) -> bool:
        """Whether the disk took what was written last."""
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
