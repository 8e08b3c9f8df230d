"""A saved game as a file: the text of a record, with notes in comments under its first line.

The notes hold the time at which the game began, in UTC and with the zone where that was, the deals in which moves were
taken back or a hint was asked for, and the first result of a deal of the day, which stands whatever is played after an
undo. A game that is over says so.
Of a game at another's table they name the table; the moves of its last deal, if that was not played to its end, follow
in comments as the guest saw them. The game's name is the name of the file.
"""

from __future__ import annotations

import re
from codecs import BOM_UTF8
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from typing import Final

from twentyfive.core import Record, RecordError, Rules, SeenMove
from twentyfive.core.moves import DealCards
from twentyfive.core.record import MOST_RECORD_LETTERS, MOVES, TITLE, UNDONE, Header, check_length, header_lines
from twentyfive.core.view_text import seen_move_from_text, seen_move_to_text
from twentyfive.engine.daily.results import DailyResult
from twentyfive.engine.files.atomic_files import read_at_most
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import digest, name_of
from twentyfive.engine.seating.game_token import GameToken
from twentyfive.engine.seating.rotation import third_of
from twentyfive.engine.seating.seats import seats_of
from twentyfive.file_types import GAME
from twentyfive.later_version import LaterVersionError
from twentyfive.typed_text import plain_line

SUFFIX: Final = GAME
LARGEST: Final = MOST_RECORD_LETTERS
"""Limit of the file, in bytes: no valid record has more letters."""

_MOVES_AT_A_TIME: Final = 32
_HEAD: Final = 4096
"""The bytes in which nearly every game has its header."""

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST: Final = timedelta(days=365_000)
"""The latest time that is believed: a broken clock or a damaged folder entry gives times beyond any calendar."""

_BEGUN: Final = "# begun: "
_ZONE: Final = "# begun where clocks differ from UTC by: "
_UNDO: Final = "# undo in deals: "
_HINTS: Final = "# hints in deals: "
_FIRST: Final = "# first result: "
_TABLE: Final = "# at the table of another computer: "
_SEEN: Final = "# seen: "
_OVER: Final = "# over"
_DIFFERENCE: Final = re.compile(r"([+-])([01][0-9]|2[0-3]):([0-5][0-9])", re.ASCII)
_MOST_NOTED: Final = 100_000
_LONGEST_TABLE: Final = 100
_MOST_SEEN: Final = 1_000


class NotAGameError(RecordError):
    """The error for a file of another kind, such as a picture or a letter."""


@dataclass(frozen=True, slots=True)
class Notes:
    """The notes of a saved game, which its record does not contain.

    Attributes:
        begun: the time at which the game began; None if unknown.
        undo: the deals, counted from 1 through the whole record, in which moves were taken back.
        hints: the deals in which a hint was asked for.
        table: the name of the table of another computer at which the person was a guest; empty for a game of this one.
        first: the first result of a deal of the day; None before its end, and for any other game.
        zone: the difference of local time from UTC where the game began; None if unknown, as in early games.
    """

    begun: datetime | None = None
    undo: frozenset[int] = frozenset()
    hints: frozenset[int] = frozenset()
    table: str = ""
    first: DailyResult | None = None
    zone: timedelta | None = None

    @property
    def begun_there(self) -> datetime | None:
        """The local time at which the game began, wherever it is read; by the clock of this computer if unknown."""
        if self.begun is None:
            return None
        return self.begun.astimezone(None if self.zone is None else timezone(self.zone))


def notes_now(table: str = "") -> Notes:
    """Return the notes of a game that begins now, here or at that table of another computer."""
    now = datetime.now().astimezone()
    return Notes(now.astimezone(UTC).replace(microsecond=0), table=table, zone=now.utcoffset())


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game read from a file.

    Attributes:
        path: the file.
        record: the game.
        notes: the notes in the file.
        seen: the moves after the record as a guest saw them, of a deal that was not played to its end.
    """

    path: Path
    record: Record
    notes: Notes
    seen: tuple[SeenMove, ...] = ()

    @property
    def name(self) -> str:
        """The name of the game."""
        return name_of(self.path.stem)

    @property
    def kept(self) -> GameToken:
        """The game without its file, to be played on or looked at."""
        return GameToken(self.record, self.seen)


@dataclass(frozen=True, slots=True)
class Cover:
    """A summary of a saved game, read without replaying its moves.

    Attributes:
        path: the file.
        saved: the time at which it was last written.
        header: the header of the record; None if the file is damaged there.
        deal: the number of the last deal dealt, counted through the whole record; 0 before the first.
        fault: what is wrong with the file; empty if nothing is, as far as it was read.
        notes: the notes in the file.
        is_later: whether a later version of the program is needed for it.
    """

    path: Path
    saved: datetime
    header: Header | None = None
    deal: int = 0
    fault: str = ""
    notes: Notes = field(default_factory=Notes)
    is_later: bool = False

    @property
    def rules(self) -> Rules | None:
        """The options played by; None if the file is damaged there."""
        return None if self.header is None else self.header.rules

    @property
    def name(self) -> str:
        """The name of the game."""
        return name_of(self.path.stem)


def game_name(file: str) -> str:
    """Return the name of the game in a file of that name."""
    return name_of(file.removesuffix(SUFFIX))


def saved_text(record: Record, notes: Notes, seen: Sequence[SeenMove] = ()) -> str:
    """Return the text of a saved game."""
    title, rest = record.dumps().split("\n", 1)
    over = [_OVER] if record.state_at(record.last_ply).over else []
    return "\n".join([title, *over, *_note_lines(notes), rest]) + "".join(
        f"{_SEEN}{seen_move_to_text(move)}\n" for move in seen
    )


def read_saved(path: Path) -> SavedGame:
    """Read the game in a file, in the folder of saved games or elsewhere.

    Raises:
        OSError: if it cannot be read.
        RecordError: naming the place and what is wrong with it.
    """
    reading = read_bit_by_bit(path)
    while True:
        try:
            next(reading)
        except StopIteration as end:
            game: SavedGame = end.value
            return game


def read_bit_by_bit(path: Path) -> Generator[None, None, SavedGame]:
    """Read a game in steps of a few moves, so that a long one blocks nothing; return the game.

    Raises:
        OSError: if it cannot be read.
        RecordError: naming the place and what is wrong with it.
    """
    text = _read_text(path)
    check_length(text)
    head, moves = _parts(text)
    record, notes = Record.loads(head), _read_notes(head)
    try:
        seats_of(record.header)
        third_of(record.header)
    except ValueError as error:
        raise RecordError(str(error)) from error
    first = head.count("\n") + 1
    for _ in record.push_lines(moves, first):
        if record.ply % _MOVES_AT_A_TIME == 0:
            yield
    return SavedGame(path, record, notes, _read_seen(moves, first))


def read_cover(path: Path) -> Cover:
    """Read the summary of a file; anything wrong with the file becomes its `fault`."""
    saved = _EPOCH
    try:
        saved = saved_at(path)
        text = _read_text(path)
        check_length(text)
        head, moves = _parts(text)
        header = Record.loads(head).header
        notes = _read_notes(head)
    except OSError as error:
        return Cover(path, saved, fault=system_words(error))
    except RecordError as error:
        return Cover(path, saved, fault=str(error), is_later=isinstance(error, LaterVersionError))
    deal = sum(line.startswith("deal ") for line in moves[: _made(moves)])
    return Cover(path, saved, header, deal, notes=notes)


def moves_made(path: Path) -> list[str]:
    """Return the moves in a file as text, without those taken back and without replaying them.

    Raises:
        OSError: if it cannot be read.
        RecordError: if it is no text.
    """
    _, moves = _parts(_read_text(path))
    return [move for move in moves[: _made(moves)] if move and not move.startswith("#")]


def saved_at(path: Path) -> datetime:
    """Return the time at which a file was last written, clipped to the range of believable times.

    Raises:
        OSError: if there is none.
    """
    return _EPOCH + timedelta(seconds=believable(path.stat().st_mtime))


def believable(seconds: float) -> float:
    """Return a time in seconds since 1970, clipped to the range of believable times."""
    return min(max(seconds, 0), _LATEST.total_seconds())


def may_have_seed(path: Path, seed: int) -> bool:
    """Whether the game in a file may have that seed: most files are ruled out by their first letters alone.

    Raises:
        OSError: if it cannot be read.
    """
    with path.open("rb", buffering=0) as file:
        first = file.read(_HEAD)
    return f"\nseed: {seed}".encode() in first or f"\n{MOVES}".encode() not in first


def says_over(path: Path) -> bool:
    """Whether the first letters of a file say that its game is over; games saved by an early version never do.

    Raises:
        OSError: if it cannot be read.
    """
    with path.open("rb", buffering=0) as file:
        return f"\n{_OVER}\n".encode() in file.read(_HEAD)


def _read_text(path: Path) -> str:
    """Return the text of a file, with the line ends of any editor."""
    try:
        content = read_at_most(path, LARGEST)
    except ValueError as error:
        with path.open("rb") as file:
            _check_title(file.read(len(BOM_UTF8) + len(TITLE)))
        raise RecordError(str(error)) from error
    _check_title(content)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start + 1} is no text") from error


def _check_title(content: bytes) -> None:
    """Check that a file begins with the title line of a game. Raises NotAGameError if it does not."""
    if not content.removeprefix(BOM_UTF8).startswith(TITLE.encode()):
        raise NotAGameError("this is not a game of Twenty-Five")


def _parts(text: str) -> tuple[str, list[str]]:
    """Split a text into the part up to the line before its moves, and the lines after it."""
    head, line, moves = text.partition(f"\n{MOVES}\n")
    return head + line, moves.split("\n")


def _made(moves: list[str]) -> int:
    """Return the number of lines before the moves taken back."""
    return moves.index(UNDONE) if UNDONE in moves else len(moves)


def _note_lines(notes: Notes) -> list[str]:
    lines = []
    if notes.begun is not None:
        begun = notes.begun.astimezone(UTC).replace(tzinfo=None)
        lines.append(f"{_BEGUN}{begun.isoformat(timespec='seconds')}Z")  # strftime pads the year on some systems only
    if notes.zone is not None:
        lines.append(f"{_ZONE}{_zone_text(notes.zone)}")
    if notes.table:
        lines.append(f"{_TABLE}{notes.table}")
    for title, deals in ((_UNDO, notes.undo), (_HINTS, notes.hints)):
        if deals:
            lines.append(title + " ".join(str(deal) for deal in sorted(deals)))
    if notes.first is not None:
        lines.append(f"{_FIRST}{notes.first}")
    return lines


def _read_notes(head: str) -> Notes:
    """Return the notes among the lines before the moves. Raises RecordError naming an invalid line."""
    begun, zone, undo, hints, table, first = None, None, frozenset[int](), frozenset[int](), "", None
    for number, line in enumerate(head.split("\n"), 1):
        try:
            if line.startswith(_BEGUN):
                begun = datetime.strptime(line.removeprefix(_BEGUN), "%Y-%m-%dT%H:%M:%SZ").replace(tzinfo=UTC)
            elif line.startswith(_ZONE):
                zone = _read_zone(line.removeprefix(_ZONE))
            elif line.startswith(_UNDO):
                undo = _read_deals(line.removeprefix(_UNDO))
            elif line.startswith(_HINTS):
                hints = _read_deals(line.removeprefix(_HINTS))
            elif line.startswith(_TABLE):
                table = _read_table(line.removeprefix(_TABLE))
            elif line.startswith(_FIRST):
                first = DailyResult.parse(line.removeprefix(_FIRST))
        except ValueError as error:
            raise RecordError(f"line {number}: {line[:60]!r} cannot be read ({error})") from error
    return Notes(begun, undo, hints, table, first, zone)


def _zone_text(zone: timedelta) -> str:
    """Write a difference from UTC: "+05:30", "-03:00"."""
    minutes = round(zone / timedelta(minutes=1))
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def _read_zone(text: str) -> timedelta:
    found = _DIFFERENCE.fullmatch(text)
    if found is None:
        raise ValueError("this is no difference from UTC")
    difference = timedelta(hours=int(found[2]), minutes=int(found[3]))
    return -difference if found[1] == "-" else difference


def _read_table(name: str) -> str:
    if len(name) > _LONGEST_TABLE or name != plain_line(name, _LONGEST_TABLE):
        raise ValueError("this is no name of a table")
    return name


def _read_seen(lines: Sequence[str], first: int) -> tuple[SeenMove, ...]:
    """Read the moves that a guest saw. Raises RecordError naming an invalid line."""
    seen = []
    for number, line in enumerate(lines, first):
        if line.startswith(_SEEN):
            try:
                seen.append(seen_move_from_text(line.removeprefix(_SEEN)))
            except ValueError as error:
                raise RecordError(f"line {number}: {error}") from error
            if len(seen) > _MOST_SEEN:
                raise RecordError(f"line {number}: no deal has so many moves")
    return tuple(seen)


def _read_deals(text: str) -> frozenset[int]:
    numbers = text.split(" ")
    if len(numbers) > _MOST_NOTED or not all(n.isascii() and n.isdigit() and len(n) < 7 for n in numbers):
        raise ValueError("these are no deals")
    return frozenset(int(number) for number in numbers)


def game_id(record: Record) -> str:
    """Return the id of a game, a digest of its header; without a seed, also of its first deal."""
    told = header_lines(record.header)
    if record.header.seed is None:
        told += [str(move) for move in record.log if isinstance(move, DealCards)][:1]
    return digest("\n".join(told))
