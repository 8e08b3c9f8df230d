"""Data folders of two computers, and a move from one to the other."""

from __future__ import annotations

import os
import shutil
from collections.abc import Generator
from pathlib import Path
from typing import TypeVar

from tests.engine.kept_games import NOTES, played
from tests.released.test_files import FIRST
from twentyfive.core import Record
from twentyfive.drive.club import Club, ClubNamed, MemberJoined, club_entered, club_text
from twentyfive.engine.moving.move_file import look_into, packed
from twentyfive.engine.moving.taking_over import Taken, taken_over
from twentyfive.engine.saves.saved_game import saved_text

_End = TypeVar("_End")


def finish(steps: Generator[object, None, _End]) -> _End:
    """Do all steps, and return what they come to."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: _End = end.value
            return result


def keep(data: Path, name: str, record: Record) -> Path:
    """Save a game in a data folder."""
    path = data / "games" / f"{name}.twentyfive"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(saved_text(record, NOTES), encoding="utf-8")
    os.utime(path, (1_700_000_000, 1_700_000_000))
    return path


def club(*members: str) -> str:
    """The text of a club with these members."""
    made = Club()
    for entry in (ClubNamed("Ballybeg"), *map(MemberJoined, members)):
        made = club_entered(made, entry)
    return club_text(made)


def full(data: Path) -> Path:
    """Fill a data folder with what version 0.1.0 wrote, a club, a deck, and what must not go along."""
    shutil.copytree(FIRST, data)
    (data / "drives").mkdir()
    (data / "drives" / "Ballybeg.twentyfive-drive").write_text(club("Ann", "Ben"), encoding="utf-8")
    deck = data / "decks" / "mine"
    deck.mkdir(parents=True)
    (deck / "deck.json").write_text('{"name": "Mine"}', encoding="utf-8")
    (deck / "5H.svg").write_text("<svg/>", encoding="utf-8")
    for name in (
        "journal.guests.json",
        "journal.seat.json",
        "drive-phones.json",
        "twentyfive.log",
        "print.pdf",
        "x.lock",
    ):
        (data / name).write_text("a key of this computer", encoding="utf-8")
    return data


def pack(data: Path, target: Path) -> Path:
    """Write the file of a move."""
    finish(packed(data, data / "twentyfive.ini", target))
    return target


def take(file: Path, data: Path) -> Taken:
    """Take over what is in the file."""
    return finish(taken_over(look_into(file), data, lambda: None))


def move(data: Path, to: Path) -> Taken:
    """Move from one folder to another."""
    return take(pack(data, data.parent / f"{data.name}.twentyfive-move"), to)


def tree(data: Path) -> dict[str, bytes]:
    """Every file of a folder, with its content."""
    return {str(path.relative_to(data)): path.read_bytes() for path in sorted(data.rglob("*")) if path.is_file()}


__all__ = ["club", "finish", "full", "keep", "move", "pack", "played", "take", "tree"]
