"""The file of an evening: JSON that is handed on from computer to computer, read without trust, and merged.

Moves are stored compressed, and cards not at all, so that an editor shows nobody what they have not played.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Final

from twentyfive.ai import Level
from twentyfive.core import Rules
from twentyfive.core.record import RecordError
from twentyfive.core.view_codecs import RULES_CODEC
from twentyfive.engine.evening.changes import with_both
from twentyfive.engine.evening.evening import (
    MOST_DEALS,
    MOST_PERSONS,
    Evening,
    EveningPlan,
    Form,
    Played,
    Sitting,
    record_of,
)
from twentyfive.engine.evening.places import MOST_NAMES, MOST_STAYS, Place, Seat, Stay
from twentyfive.engine.evening.results import result_of
from twentyfive.engine.files.atomic_files import read_at_most, write_whole
from twentyfive.engine.files.file_names import MOST_GAME_NAME_LETTERS
from twentyfive.file_types import EVENING
from twentyfive.later_version import LaterVersionError, by_later_version, check_format
from twentyfive.strict_json import (
    Codec,
    Entries,
    Field,
    codec_of,
    items,
    misfit,
    number,
    parse_json,
    struct,
    text,
    to_json,
)

SUFFIX: Final = EVENING
LARGEST: Final = 600_000
"""Limit of the file, in bytes; 240 results take a third of it."""

_FORMAT: Final = "twentyfive evening 1"
_MOST_SITTINGS: Final = MOST_DEALS * MOST_PERSONS
_MOST_CHANGES: Final = 1_000_000
_LONGEST_NAME: Final = 60
_MOST_CODED: Final = 8_000
_MOST_MOVES: Final = 20_000
"""Limit of the moves of one deal, in letters: ten persons who draw cards and bid make a tenth of it."""


class OtherEveningError(ValueError):
    """The error for two files that are not copies of one evening."""


def moves_text(moves: tuple[str, ...]) -> str:
    """Return the moves of a deal as the file has them, compressed."""
    return base64.b64encode(zlib.compress("\n".join(moves).encode(), 9)).decode()


def _read_moves(found: Any, place: str) -> tuple[str, ...]:
    if not isinstance(found, str) or len(found) > _MOST_CODED:
        raise misfit(found, place, "is no list of moves")
    unpack = zlib.decompressobj()
    try:
        content = unpack.decompress(base64.b64decode(found, validate=True), _MOST_MOVES)
        moves = content.decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise ValueError(f"{place}: the moves are damaged") from error
    if not unpack.eof:
        raise ValueError(f"{place}: the moves are cut off, or longer than any deal")
    return tuple(moves.split("\n")) if moves else ()


_NAME: Final = text(str, longest=_LONGEST_NAME)
_Name = Annotated[str, _NAME]


@dataclass(frozen=True, slots=True)
class _Entry:
    """A sitting that has begun, as it stands in the file."""

    sitting: Annotated[int, number(0, _MOST_SITTINGS - 1)]
    moves: Annotated[tuple[str, ...], Codec(moves_text, _read_moves)]
    undo: bool = False
    hints: bool = False
    seen: bool = False
    open: bool = False


def _seed(written: str) -> int:
    if not (written.isascii() and written.isdigit()):
        raise ValueError(f"{written[:40]!r} is no seed")
    return int(written)


_TURN: Final = number(0, _MOST_SITTINGS)
_STAY: Final[Codec[Stay]] = struct(
    Stay,
    {
        "names": Field(items(_NAME, 1, MOST_NAMES)),
        "since": Field(_TURN, default=1),
        "until": Field(_TURN, default=None),
    },
)
_Person = Annotated[Seat, items(_STAY, 0, MOST_STAYS)]


@dataclass(frozen=True, slots=True)
class _Changed:
    """The place of an entrant that is not as the plan has it, as it stands in the file."""

    entrant: Annotated[int, number(0, MOST_PERSONS - 1)]
    key: _Name
    seats: Annotated[tuple[_Person, ...], Entries(1, 2)]
    revision: Annotated[int, number(0, _MOST_CHANGES)] = 0


@dataclass(frozen=True, slots=True)
class _Stored:
    """The whole content of the file."""

    format: _Name
    name: Annotated[str, text(str, longest=MOST_GAME_NAME_LETTERS)]
    rules: Annotated[Rules, RULES_CODEC]
    entrants: Annotated[tuple[Annotated[tuple[_Name, ...], Entries(1, 2)], ...], Entries(2, MOST_PERSONS)]
    form: Form
    deals: Annotated[int, number(1, MOST_DEALS)]
    seed: Annotated[int, text(_seed, longest=20)]
    level: Level
    computers: Annotated[tuple[_Name, ...], Entries(0, MOST_PERSONS)]
    played: Annotated[tuple[_Entry, ...], Entries(0, _MOST_SITTINGS)] = ()
    changed: Annotated[tuple[_Changed, ...], Entries(0, MOST_PERSONS)] = ()


_STORED: Final = codec_of(_Stored)


def read_handed_in(evening: Evening, sitting: int, moves: str, marks: Played) -> Played:
    """Read a deal that was played to its end at another computer, playing it again.

    Args:
        evening: the evening.
        sitting: the number of the sitting.
        moves: the moves, as `moves_text` writes them.
        marks: the marks of help.

    Raises:
        ValueError: with the reason, if it cannot have been played so, or not to its end.
    """
    place = f"sitting {sitting}"
    found = evening.sitting(sitting)
    played = replace(marks, moves=_read_moves(moves, place))
    _check(evening.plan, found, played, place)
    if not played.over:
        raise ValueError(f"{place}: the deal is not over")
    return played


def evening_text(evening: Evening) -> str:
    """Write an evening as the text of its file."""
    plan = evening.plan
    entries = tuple(
        _Entry(place, played.moves, played.undo, played.hints, played.seen, played.open)
        for place, played in sorted(evening.played.items())
    )
    changed = tuple(
        _Changed(entrant, place.key, place.seats, place.revision) for entrant, place in sorted(evening.changed.items())
    )
    stored = _Stored(
        _FORMAT,
        plan.name,
        plan.rules,
        plan.entrants,
        plan.form,
        plan.deals,
        plan.seed,
        plan.level,
        plan.computers,
        entries,
        changed,
    )
    return to_json(_STORED.write(stored)) + "\n"


def parse_evening(content: bytes) -> Evening:
    """Read an evening, playing every deal again.

    Raises:
        ValueError: with the reason, if the content is no evening, or one that cannot have been played.
    """
    evening = _parsed(content)
    sittings = {sitting.number: sitting for sitting in evening.sittings}
    for one, played in evening.played.items():
        _check(evening.plan, sittings[one], played, f"evening.played: sitting {one}")
    return evening


def glance_at(path: Path) -> Evening:
    """Read the evening in the file at that path without playing its deals again, to say which it is.

    Raises:
        OSError, ValueError: as `read_evening`, but not for moves that cannot have been made.
    """
    return _parsed(read_at_most(path, LARGEST))


def _parsed(content: bytes) -> Evening:
    """Read an evening without playing its deals again. Raises ValueError with the reason if it is none."""
    try:
        document = parse_json(content.decode("utf-8-sig"), "evening")
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start + 1} is no text") from error
    if not isinstance(document, dict):
        raise ValueError(f"its format is not {_FORMAT!r}")
    check_format(document.get("format"), _FORMAT)
    try:
        stored = _STORED.read(document, "evening")
    except LaterVersionError as error:
        raise LaterVersionError(by_later_version(str(error))) from error
    plan = EveningPlan(
        stored.name,
        stored.rules,
        stored.entrants,
        stored.form,
        stored.deals,
        stored.seed,
        stored.level,
        stored.computers,
    ).checked()
    changed = {one.entrant: Place(one.key, one.seats, one.revision) for one in stored.changed}
    if len(changed) < len(stored.changed):
        raise ValueError("evening.changed: a place is there twice")
    evening = Evening(plan, {}, changed).checked()
    numbers = {sitting.number for sitting in evening.sittings}
    played: dict[int, Played] = {}
    for entry in stored.played:
        place = f"evening.played: sitting {entry.sitting}"
        if entry.sitting not in numbers or entry.sitting in played:
            raise ValueError(f"{place} is not in the plan, or is there twice")
        played[entry.sitting] = Played(entry.moves, entry.undo, entry.hints, entry.seen, entry.open)
    return replace(evening, played=played)


def _check(plan: EveningPlan, sitting: Sitting, played: Played, place: str) -> None:
    """Check that the deal could be played so. Raises ValueError, naming the place, if not."""
    if "score" in played.moves[:-1] or any(move.startswith(("deal ", "draw ")) for move in played.moves):
        raise ValueError(f"{place}: moves follow the end of the deal")
    try:
        if played.over:
            result_of(plan, sitting, played.moves)
        else:
            record_of(plan, sitting, played)
    except RecordError as error:
        raise ValueError(f"{place}: {error}") from error


def read_evening(path: Path) -> Evening:
    """Read the evening in the file at that path.

    Raises:
        OSError: if it cannot be read.
        ValueError: as `parse_evening`.
    """
    return parse_evening(read_at_most(path, LARGEST))


def write_evening(path: Path, evening: Evening) -> None:
    """Write the file whole.

    Raises:
        OSError: if it cannot be written; the old file is unchanged then.
    """
    write_whole(path, evening_text(evening).encode())


def merged(one: Evening, other: Evening) -> Evening:
    """Return what was played in either of two copies of an evening, whichever comes first, and who is there now.

    A deal that the same entrant has played to its end in both, differently, counts once, and as seen before.

    Raises:
        OtherEveningError: if they are not copies of one evening.
        ValueError: if more persons came to both than can be.
    """
    if one.plan != other.plan:
        raise OtherEveningError("these are two evenings")
    places, here, there = with_both(one, other)
    both = {place: one_of(here.get(place), there.get(place)) for place in {*here, *there}}
    return Evening(one.plan, both, places)


def one_of(first: Played | None, second: Played | None) -> Played:
    """Return what counts of a sitting that is in either of two copies, or in both."""
    if first is None or second is None:
        found = second if first is None else first
        assert found is not None, "one of the copies has it"
        return found
    # What was played further comes first; the rest only makes the order of the copies meaningless.
    better, worse = sorted((first, second), key=lambda one: (not one.over, -len(one.moves), one.moves))
    twice = worse.over and worse.moves != better.moves
    return replace(
        better,
        undo=better.undo or worse.undo,
        hints=better.hints or worse.hints,
        seen=better.seen or worse.seen or twice,
        open=better.open and worse.open,
    )
