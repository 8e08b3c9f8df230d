"""The file of a move: a zip whose first entries say what it is. It is written beside its place, and read without trust.

Every entry is checked by the zip's own sums when it is read; one that was cut off has no directory and is none.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import time
import zipfile
import zlib
from collections import Counter
from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from twentyfive import __version__
from twentyfive.engine.files.atomic_files import FRESH, flush_folder, read_at_most
from twentyfive.engine.moving.contents import PLACES, SETTINGS, Part, files_in, part_of
from twentyfive.later_version import check_format
from twentyfive.strict_json import codec_of, number, parse_json, plain_text, text, to_json

FORMAT: Final = "twentyfive move 1"
MIME_TYPE: Final = "application/x-twentyfive-move"
MOST_FILES: Final = 200_000
MOST_BYTES: Final = 2_000_000_000
"""Limit of all entries together, unpacked; a lifetime of 50,000 games takes a tenth of it."""

_KIND: Final = "mimetype"
"""The first entry, stored as it is, so that a desktop knows the file by its first bytes."""

_ABOUT: Final = "about.json"
_MOST_ABOUT: Final = 10_000
_EARLIEST: Final = (1980, 1, 1, 0, 0, 0)
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_ENCRYPTED: Final = 1
_BROKEN: Final = (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError)
"""What the zip library raises for a file that is none, is damaged, or uses what nobody here writes."""


def _made(found: str) -> str:
    datetime.fromisoformat(found)
    return found


@dataclass(frozen=True, slots=True)
class _About:
    """What a file says of itself."""

    format: Annotated[str, plain_text(40)]
    version: Annotated[str, plain_text(40)]
    made: Annotated[str, text(_made, longest=40)]
    files: Annotated[int, number(0, MOST_FILES)]


@dataclass(frozen=True, slots=True)
class Progress:
    """So many of so many files are done."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class MoveFile:
    """A file of a move that was looked into.

    Attributes:
        path: the file.
        version: the version of the program that wrote it.
        made: when that was.
        entries: its entries with their kinds.
        newest: when the game saved last was saved; None without games.
    """

    path: Path
    version: str
    made: datetime
    entries: Mapping[str, Part]
    newest: datetime | None

    def number(self, part: Part) -> int:
        """How many files of a kind are in it; for decks, how many decks."""
        if part is Part.DECK:
            return len({name.split("/")[1] for name in self.named(part)})
        return Counter(self.entries.values())[part]

    def named(self, part: Part) -> tuple[str, ...]:
        """The names of the files of a kind."""
        return tuple(name for name, kind in self.entries.items() if kind is part)


def packed(data: Path, settings: Path, target: Path) -> Generator[Progress, None, int]:
    """Write everything in the data folder and the settings to `target`, file by file; return how many there are.

    It is written beside `target` and takes that name at the end; if it is broken off, nothing is left of it.

    Raises:
        OSError: if something cannot be read, or the file not be written; an old one at `target` is then unchanged.
    """
    files = list(files_in(data))
    if settings.exists():
        files.append((Part.SETTINGS, SETTINGS, settings))
    fresh = target.with_name(f"{target.name}.{os.getpid()}{FRESH}")
    written = 0
    try:
        with fresh.open("wb") as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
                pack.writestr(zipfile.ZipInfo(_KIND, _EARLIEST), MIME_TYPE)
                for done, (part, name, path) in enumerate(files):
                    yield Progress(done, len(files))
                    with contextlib.suppress(FileNotFoundError, ValueError):  # gone by now; too large to be one of ours
                        content = _content(part, path)
                        info = zipfile.ZipInfo(name, _date(path.stat().st_mtime))
                        pack.writestr(info, content, zipfile.ZIP_DEFLATED)
                        written += 1
                made = datetime.now(UTC).isoformat(timespec="seconds")
                about = _About(FORMAT, __version__, made, written)
                pack.writestr(zipfile.ZipInfo(_ABOUT, _EARLIEST), to_json(codec_of(_About).write(about)))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(target)
    finally:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
    flush_folder(target.parent)
    return written


def look_into(path: Path) -> MoveFile:
    """Say what is in the file of a move, without taking any of it.

    Raises:
        OSError: if it cannot be read.
        ValueError: if it is no such file, or damaged.
        LaterVersionError: if a later version of the program wrote it.
    """
    with _opened(path) as pack:
        infos = pack.infolist()
        if not infos or infos[0].filename != _KIND or len(infos) > MOST_FILES + 2:
            raise ValueError("it is not everything of a person")
        if _read(pack, infos[0], len(MIME_TYPE)) != MIME_TYPE.encode():
            raise ValueError("it is of another kind")
        about = _about(pack)
        rest = [info for info in infos[1:] if info.filename != _ABOUT]
        entries = {info.filename: _checked(info) for info in rest}
        if len(entries) != about.files or len(rest) != about.files:
            raise ValueError(f"there are {len(rest)} files in it, and not {about.files}")
        if sum(info.file_size for info in rest) > MOST_BYTES:
            raise ValueError(f"it holds more than {MOST_BYTES // 1_000_000} MB")
        games = [_time(info) for info in rest if entries[info.filename] is Part.GAME]
    newest = datetime.fromtimestamp(max(games), UTC) if games else None
    made = datetime.fromisoformat(about.made)
    return MoveFile(path, about.version, made if made.tzinfo else made.replace(tzinfo=UTC), entries, newest)


def contents(file: MoveFile) -> Iterator[tuple[str, Part, bytes, float]]:
    """Return every entry: its name, its kind, its content, and when it was written, in seconds since 1970.

    Raises:
        OSError, ValueError: as `look_into`.
    """
    with _opened(file.path) as pack:
        for info in pack.infolist():
            part = file.entries.get(info.filename)
            if part is not None:
                yield info.filename, part, _read(pack, info, PLACES[part].most), _time(info)


@contextlib.contextmanager
def _opened(path: Path) -> Iterator[zipfile.ZipFile]:
    with path.open("rb") as file:
        try:
            with zipfile.ZipFile(file) as pack:
                yield pack
        except _BROKEN as error:
            raise ValueError(f"it is damaged, or another kind of file: {error}") from error
        except OSError as error:
            if error.errno != errno.EINVAL:  # what the system says of a place before the beginning of the file
                raise
            raise ValueError("it is damaged: a part of it is missing") from error


def _about(pack: zipfile.ZipFile) -> _About:
    try:
        content = _read(pack, pack.getinfo(_ABOUT), _MOST_ABOUT).decode()
    except KeyError as error:
        raise ValueError("it does not say what it is") from error
    found = parse_json(content, "about")
    check_format(found.get("format") if isinstance(found, dict) else None, FORMAT)
    return codec_of(_About).read(found, "about")


def _checked(info: zipfile.ZipInfo) -> Part:
    part = part_of(info.filename)
    if part is None:
        raise ValueError(f"{info.filename[:80]!r} does not belong in it")
    if info.file_size > PLACES[part].most:
        raise ValueError(f"{info.filename[:80]!r} is too large")
    if info.flag_bits & _ENCRYPTED or info.compress_type not in _METHODS:
        raise ValueError(f"{info.filename[:80]!r} is packed in another way")
    return part


def _read(pack: zipfile.ZipFile, info: zipfile.ZipInfo, most: int) -> bytes:
    with pack.open(info) as file:
        content = file.read(most + 1)  # it may be larger than its entry says
    if len(content) > most:
        raise ValueError(f"{info.filename[:80]!r} is too large")
    return content


def _content(part: Part, path: Path) -> bytes:
    """The content of a file; of the statistics as it is between two changes. Raises OSError, or ValueError for size."""
    if part is not Part.STATISTICS:
        return read_at_most(path, PLACES[part].most)
    try:
        with contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
            return connection.serialize()
    except sqlite3.Error:
        return read_at_most(path, PLACES[part].most)  # damaged, or of a kind of its own: the other computer tells


def _date(seconds: float) -> tuple[int, int, int, int, int, int]:
    """A time as a zip has it, in UTC and in steps of two seconds."""
    when = time.gmtime(max(0.0, min(seconds, 4e9)))
    return max(_EARLIEST, (when[0], when[1], when[2], when[3], when[4], when[5]))


def _time(info: zipfile.ZipInfo) -> float:
    try:
        return datetime(*info.date_time, tzinfo=UTC).timestamp()
    except ValueError:
        return 0.0
