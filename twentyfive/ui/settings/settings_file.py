"""The settings file: text, with a line ``entry=value`` for each setting.

Qt's own reader of such files unpickles Python objects, so a hostile file could run code. This reader takes only the
textual values of a file, including one that Qt wrote.
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
"""The most bytes of a file; the longest choices for a game take a fiftieth of it, all other settings less."""

_TITLE: Final = "[General]"


def settings_path() -> Path:
    """Return the path of the settings file in the person's configuration folder."""
    # A QSettings object reads no file until it is asked for a value.
    place = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "twentyfive", "twentyfive")
    return Path(place.fileName())


@dataclass(frozen=True, slots=True)
class SettingsDamage:
    """Damage that makes the whole file unusable.

    Attributes:
        kept: the path of the damaged file now.
        reason: what is wrong with it.
    """

    kept: Path
    reason: str


class SettingsFile:
    """The settings file as a mapping of entries to texts.

    Attributes:
        path: the path of the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._kept = GuardedFile[Mapping[str, str]](path, entries_in, _lines, {}, LARGEST)

    def read(self) -> tuple[Mapping[str, str], SettingsDamage | None]:
        """Return the entries, and the damage if the whole file is unusable; a damaged file is put aside."""
        try:
            found = self._kept.read()
        except OSError as error:
            return {}, SettingsDamage(self.path, system_words(error))
        return found.value, None if found.kept is None else SettingsDamage(found.kept, found.damage)

    def change(self, changes: Mapping[str, str | None], known: Mapping[str, str]) -> SettingsDamage | None:
        """Write the changed entries and remove those that are None; other entries stay, even another window's.

        If the file is gone or damaged, the other entries come from `known`. Returns the damage, if any.

        Raises:
            OSError: if the file could not be read, or the disk refuses it; the file is then unchanged.
        """
        entries, damage = self.read()
        merged = {**(entries or known), **changes}
        self._kept.write({entry: text for entry, text in merged.items() if text is not None})
        return damage


def entries_in(content: bytes) -> dict[str, str]:
    """Return the entries in the content of a file. Raises ValueError naming the first line that is no entry."""
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
    """Return the value on one line, as a JSON string if it could otherwise be misread."""
    plain = text.isprintable() and text == text.strip() and not text.startswith('"')
    return text if plain else json.dumps(text)


def _unquoted(text: str) -> str:
    if not text.startswith('"'):
        return text
    value = json.loads(text)
    if not isinstance(value, str):
        raise ValueError(f"{text[:60]!r} is no text")
    return value
