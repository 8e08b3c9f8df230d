"""The file of settings: a line ``entry=value`` for each. It is text and nothing else.

Qt's own reader of such files takes whole objects out of them, those of Python among them, and so runs whatever a file
says. This one reads the files that Qt wrote as far as they are text.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import QSettings

from twentyfive.engine.files.disk_errors import system_words
from twentyfive.engine.files.guarded_file import GuardedFile

LARGEST: Final = 1_000_000
"""Bytes; the longest choices of a game have a fiftieth, and all other settings less."""

_TITLE: Final = "[General]"


def settings_path() -> Path:
    """Where the settings are, in the person's configuration folder."""
    # An object of that kind reads nothing before it is asked for a value.
    place = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "twentyfive", "twentyfive")
    return Path(place.fileName())


@dataclass(frozen=True, slots=True)
class SettingsDamage:
    """Why the file as a whole cannot be used.

    Attributes:
        kept: where it is now.
        reason: what is wrong with it.
    """

    kept: Path
    reason: str


class SettingsFile:
    """Entries and their values, as text.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._kept = GuardedFile[Mapping[str, str]](path, _entries, _lines, {}, LARGEST)

    def read(self) -> tuple[Mapping[str, str], SettingsDamage | None]:
        """What is in the file, and what is wrong with it as a whole: a damaged one is put aside."""
        try:
            found = self._kept.read()
        except OSError as error:
            return {}, SettingsDamage(self.path, system_words(error))
        return found.value, None if found.kept is None else SettingsDamage(found.kept, found.damage)

    def change(self, changes: Mapping[str, str | None], known: Mapping[str, str]) -> SettingsDamage | None:
        """Write these entries, and take those away that are None; others stay, also those that another window wrote.

        Where the file is gone or was damaged meanwhile, which is returned, the others are those that are `known`.

        Raises:
            OSError: if the disk does not take it, or the file could not be read; it is then as it was.
        """
        entries, damage = self.read()
        merged = {**(entries or known), **changes}
        self._kept.write({entry: text for entry, text in merged.items() if text is not None})
        return damage


def _entries(content: bytes) -> dict[str, str]:
    """The entries of a file. Raises ValueError naming the line that is none."""
    entries: dict[str, str] = {}
    for number, raw in enumerate(content.removeprefix(BOM_UTF8).split(b"\n"), 1):
        try:
            written = raw.decode("utf-8").rstrip("\r")
        except UnicodeDecodeError as error:
            raise ValueError(f"line {number}: byte {error.start + 1} is no text") from error
        if not written or written.startswith((";", "#")) or written == _TITLE:
            continue
        entry, sign, text = written.partition("=")
        if not sign or not entry.isidentifier() or "\0" in text:
            raise ValueError(f"line {number}: {written[:60]!r} is no setting")
        try:
            entries[entry] = _unquoted(text)
        except (ValueError, RecursionError) as error:
            raise ValueError(f"line {number}: {text[:60]!r} is no text ({error})") from error
    return entries


def _lines(entries: Mapping[str, str]) -> str:
    """The text of a file with these entries."""
    return "\n".join([_TITLE, *(f"{entry}={_quoted(text)}" for entry, text in entries.items()), ""])


def _quoted(text: str) -> str:
    """The value on one line: where it could be taken for something else, as a text in JSON."""
    plain = text.isprintable() and text == text.strip() and not text.startswith('"')
    return text if plain else json.dumps(text)


def _unquoted(text: str) -> str:
    if not text.startswith('"'):
        return text
    value = json.loads(text)
    if not isinstance(value, str):
        raise ValueError(f"{text[:60]!r} is no text")
    return value
