"""What goes along to another computer, where it lies, and how large it may be.

What belongs to this computer alone stays: locks, logs, the keys of phones and of seats at other tables, and what is
printed. So do deleted games and the older version of each.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path
from types import MappingProxyType
from typing import Final

from twentyfive.core.record import MOST_RECORD_LETTERS
from twentyfive.drive.club import MOST_LETTERS
from twentyfive.engine.drive import drives_folder
from twentyfive.engine.evening import evenings_folder
from twentyfive.engine.evening.evening_file import LARGEST as LARGEST_EVENING
from twentyfive.engine.files.closed_folders import is_folder
from twentyfive.engine.files.file_names import file_stem, legible, name_of
from twentyfive.engine.hosting import BOOKMARKS
from twentyfive.engine.learning.lesson_progress import PROGRESS
from twentyfive.engine.learning.trainer_file import TRAINER_FILE
from twentyfive.engine.saves.rule_sets import OWN_RULES
from twentyfive.engine.saves.saves import GAMES
from twentyfive.engine.statistics.database import STATISTICS
from twentyfive.file_types import DRIVE, EVENING, GAME

DECKS: Final = "decks"
"""The folder of the person's own decks."""

SETTINGS: Final = "settings.ini"
"""The settings in the file; on a computer they have another name, and lie elsewhere."""

_MILLION: Final = 1_000_000


class Part(Enum):
    """A kind of file that goes along."""

    GAME = auto()
    EVENING = auto()
    CLUB = auto()
    DECK = auto()
    JOURNAL = auto()
    BOOKMARKS = auto()
    RULES = auto()
    LESSONS = auto()
    TRAINER = auto()
    STATISTICS = auto()
    SETTINGS = auto()


@dataclass(frozen=True, slots=True)
class Place:
    """Where files of a kind lie.

    Attributes:
        pattern: their paths within the data folder; empty for the settings, which lie elsewhere.
        form: what their names in the file of the move look like.
        most: the most bytes of one of them.
    """

    pattern: str
    form: re.Pattern[str]
    most: int


_NAME: Final = r"[^/\\:*?\"<>|\x00-\x1f]{1,200}"


def _in(folder: str, ending: str, most: int) -> Place:
    return Place(f"{folder}/*{ending}", re.compile(rf"{folder}/{_NAME}{re.escape(ending)}"), most)


def _alone(name: str, most: int) -> Place:
    return Place(name, re.compile(re.escape(name)), most)


PLACES: Final[Mapping[Part, Place]] = MappingProxyType(
    {
        Part.GAME: _in(GAMES, GAME, MOST_RECORD_LETTERS),
        Part.EVENING: _in(evenings_folder(Path()).name, EVENING, LARGEST_EVENING),
        Part.CLUB: _in(drives_folder(Path()).name, DRIVE, 4 * MOST_LETTERS),
        Part.DECK: Place(f"{DECKS}/*/*", re.compile(rf"{DECKS}/(?!\.){_NAME}/(deck\.json|{_NAME}\.svg)"), 2**20),
        Part.JOURNAL: Place("journal*.25", re.compile(r"journal(-[0-9]{1,6})?\.25"), MOST_RECORD_LETTERS),
        Part.BOOKMARKS: _alone(BOOKMARKS, 2 * _MILLION),
        Part.RULES: _alone(OWN_RULES, _MILLION),
        Part.LESSONS: _alone(PROGRESS, _MILLION),
        Part.TRAINER: _alone(TRAINER_FILE, _MILLION),
        Part.STATISTICS: _alone(STATISTICS, 500 * _MILLION),
        Part.SETTINGS: Place("", re.compile(re.escape(SETTINGS)), _MILLION),
    }
)


def part_of(name: str) -> Part | None:
    """Return the kind of a file of that name in the file of a move; None if nothing of that name goes along."""
    return next((part for part, place in PLACES.items() if place.form.fullmatch(name)), None)


def files_in(data: Path) -> Iterator[tuple[Part, str, Path]]:
    """Return what goes along from a data folder: its kind, its name in the file, and its path.

    Raises:
        OSError: if a folder cannot be read.
    """
    for part, place in PLACES.items():
        if not place.pattern or ("/" in place.pattern and not is_folder(data / place.pattern.split("/")[0])):
            continue
        seen = set[str]()
        for path in sorted(data.glob(place.pattern)):
            name = _name_in_file(part, path.relative_to(data))
            with suppress(OSError):
                if name not in seen and place.form.fullmatch(name) and path.is_file():
                    seen.add(name)
                    yield part, name, path


def _name_in_file(part: Part, path: Path) -> str:
    """The name of a file of the data folder in the file of a move; a name that a person gave is one on every system."""
    folders = [legible(folder) for folder in path.parts[:-1]]
    name = path.name
    if part in (Part.GAME, Part.EVENING, Part.CLUB):
        name = f"{file_stem(name_of(path.stem))}{path.suffix}"
    return "/".join((*folders, legible(name)))
