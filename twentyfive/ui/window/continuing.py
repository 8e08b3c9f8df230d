"""The game that waits to be continued: found at the start, or put aside where it is damaged."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from twentyfive.core import Record
from twentyfive.engine.files.atomic_files import put_aside
from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.game.journal import left_journals, read_journal
from twentyfive.engine.seating.rotation import third_of
from twentyfive.engine.seating.seats import seats_of
from twentyfive.ui.window.words import damaged_game, unreadable_game

if TYPE_CHECKING:
    from twentyfive.engine.keeper import Keeper


@dataclass(frozen=True, slots=True)
class Waiting:
    """What the journal holds.

    Attributes:
        record: the game, over or not; None if there is none that can be read.
        trouble: a sentence about what was wrong; empty if nothing was.
    """

    record: Record | None = None
    trouble: str = ""


def waiting_game(journal: Path) -> Waiting:
    """The game in `journal`. A damaged file is put aside, so that nothing is written over it.

    One that is over is told too: where the disk failed at its end, it is nowhere else.
    """
    try:
        record = read_journal(journal)
        seats_of(record.header)
        third_of(record.header)
    except FileNotFoundError:
        return Waiting()
    except ValueError as error:
        return _put_aside(journal, error)
    except OSError as error:
        return Waiting(trouble=unreadable_game(str(journal), system_words(error)))
    return Waiting(record)


def save_left_games(folder: Path, keeper: Keeper) -> Iterator[str]:
    """Save the games of further windows that ended without doing so; tells in sentences what was wrong."""
    for journal in left_journals(folder):
        waiting = waiting_game(journal.path)
        if waiting.trouble:
            yield waiting.trouble
        elif waiting.record is None or keeper.rescue(waiting.record):
            with contextlib.suppress(OSError):  # it is looked at again at the next start
                journal.path.unlink(missing_ok=True)
        journal.close()


def _put_aside(journal: Path, error: ValueError) -> Waiting:
    try:
        kept = put_aside(journal)
    except OSError as refused:
        return Waiting(trouble=unreadable_game(str(journal), system_words(refused)))
    return Waiting(trouble=damaged_game(str(error), str(kept)))
