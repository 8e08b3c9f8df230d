"""The words of a move to another computer: what a file holds, what was taken over, and why it cannot be."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.file_names import legible
from twentyfive.engine.moving.contents import Part
from twentyfive.engine.moving.move_file import MoveFile
from twentyfive.engine.moving.taking_over import Taken, TakingOverError
from twentyfive.later_version import LaterVersionError
from twentyfive.wording.grammar.texts import CountedText, Text
from twentyfive.wording.names import listed
from twentyfive.wording.records.saved import moment

TITLE: Final = Text("moving", "Move to another computer")
FROM_HERE: Final = Text("moving", "From this computer")
FROM_HERE_TEXT: Final = Text(
    "moving",
    "One file gets everything of yours: games, statistics, settings, bookmarks, card designs, rules, evenings and "
    "clubs. Take it to the other computer, on a stick for instance. Here nothing changes. Whoever has the file can see "
    "your games.",
)
WRITE: Final = Text("moving", "Write the file…")
TO_HERE: Final = Text("moving", "To this computer")
TO_HERE_TEXT: Final = Text(
    "moving",
    "Choose the file that the other computer has written. You are shown what is in it before anything is taken over.",
)
CHOOSE: Final = Text("moving", "Choose the file…")
FILE_KINDS: Final = Text("moving", "Move to another computer (*.twentyfive-move)")
FILE_NAME: Final = Text("moving", "Twenty-Five {day}", "name of a file, with a date such as 2026-11-28")

FOUND: Final = Text("moving", "What is in the file")
WRITTEN_BY: Final = Text("moving", "Written on {moment} by version {version}.")
NEWEST: Final = Text("moving", "The last game was saved on {moment}.")
HOLDS: Final = Text("moving", "It holds {things}.")
HOLDS_NOTHING: Final = Text("moving", "It holds nothing that could be taken over.")
BOTH_STAY: Final = Text(
    "moving", "Nothing here is lost: the games of both are kept, and a copy of whatever is replaced."
)
SETTINGS_TOO: Final = Text("moving", "Take over the settings, too")
SETTINGS_NOTE: Final = Text("moving", "They replace those of this computer. Programs that play are not taken over.")
TAKE: Final = Text("moving", "Take over")
LEAVE: Final = Text("moving", "Leave it")
STOP: Final = Text("moving", "Stop")
AT_WORK: Final = Text("moving", "{done} of {of} files")

COPIES: Final = Text(
    "moving", "Copies of what was replaced or converted here are in {folder}, {size} MB. Delete them when all is well."
)
DELETE_COPIES: Final = Text("moving", "Delete the copies")
COPIES_DELETED: Final = Text("moving", "The copies are deleted.")
COPIES_STAY: Final = Text("moving", "The copies in {folder} cannot be deleted ({reason}).")

WRITTEN: Final = Text("moving", "Everything is in {path}. At the other computer, take it over from its settings.")
STOPPED: Final = Text("moving", "Stopped. Nothing has changed.")
TAKEN: Final = Text("moving", "Taken over: {things}.")
TAKEN_NOTHING: Final = Text("moving", "Everything in the file was here already.")
REPLACED: Final = Text("moving", "What was replaced is kept in {folder}.")
LEFT_OUT: Final = Text("moving", "Left out, because damaged: {files}.")
NOT_NOW: Final = Text("moving", "Others are at the table with you. Take it over when you have left it.")

_CANNOT_WRITE: Final = Text("moving", "The file {path} cannot be written ({reason}). Nothing has changed.")
_NO_SUCH_FILE: Final = Text(
    "moving", "{path} cannot be taken over: it is damaged, or not a file of this kind ({reason}). Nothing has changed."
)
_LATER: Final = Text(
    "moving",
    "{path} cannot be taken over: it needs the later version of Twenty-Five that has written it. Nothing has changed.",
)
_CANNOT_TAKE: Final = Text("moving", "{path} cannot be taken over ({reason}). Nothing has changed.")
_ANOTHER_WINDOW: Final = Text("moving", "Another window is just taking something over. Try again when it is done.")

_NAMED: Final = (
    (Part.GAME, Text("moving", "one game"), CountedText("moving", "{number} games")),
    (Part.EVENING, Text("moving", "one evening"), CountedText("moving", "{number} evenings")),
    (Part.CLUB, Text("moving", "one club"), CountedText("moving", "{number} clubs")),
    (Part.DECK, Text("moving", "one card design"), CountedText("moving", "{number} designs of cards")),
    (Part.STATISTICS, Text("moving", "statistics"), None),
    (Part.BOOKMARKS, Text("moving", "bookmarks"), None),
    (Part.RULES, Text("moving", "rules of your own"), None),
    (Part.SETTINGS, Text("moving", "settings"), None),
)
"""The parts that a person knows, one of it and several; what was learned and the game under way go along unnamed."""

_MERGED: Final = CountedText("moving", "{number} files that were merged")
_ONE_MERGED: Final = Text("moving", "one file that was merged")


def file_sentences(file: MoveFile) -> tuple[str, ...]:
    """Return the sentences about what is in a file."""
    things = _things({part: file.number(part) for part in Part})
    holds = HOLDS(things=listed(things)) if things else HOLDS_NOTHING()
    newest = () if file.newest is None else (NEWEST(moment=moment(file.newest)),)
    return WRITTEN_BY(moment=moment(file.made), version=file.version), holds, *newest


def taken_sentences(taken: Taken) -> str:
    """Return the sentences about what was taken over."""
    things = _things(taken.added)
    if taken.merged:
        things.append(_ONE_MERGED() if taken.merged == 1 else _MERGED(taken.merged))
    sentences = [TAKEN(things=listed(things)) if things else TAKEN_NOTHING()]
    if taken.kept is not None:
        sentences.append(REPLACED(folder=legible(taken.kept)))
    if taken.left_out:
        sentences.append(LEFT_OUT(files=listed(taken.left_out)))
    return " ".join(sentences)


def cannot_write(path: Path, error: OSError | ValueError) -> str:
    """Return the reason why the file cannot be written."""
    reason = system_words(error) if isinstance(error, OSError) else str(error)
    return _CANNOT_WRITE(path=legible(path), reason=reason)


def cannot_take(path: Path, error: OSError | ValueError) -> str:
    """Return the reason why nothing can be taken over from a file."""
    if isinstance(error, TakingOverError):
        return _ANOTHER_WINDOW()
    if isinstance(error, OSError):
        return _CANNOT_TAKE(path=legible(path), reason=system_words(error))
    if isinstance(error, LaterVersionError):
        return _LATER(path=legible(path))
    return _NO_SUCH_FILE(path=legible(path), reason=str(error))


def _things(numbers: Mapping[Part, int]) -> list[str]:
    return [
        one() if several is None or numbers[part] == 1 else several(numbers[part])
        for part, one, several in _NAMED
        if numbers.get(part)
    ]
