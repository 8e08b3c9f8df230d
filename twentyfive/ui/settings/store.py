"""The store of settings: holds the current ones, and writes each change to the settings file."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import NoneType
from typing import Any, Final, get_args

from PySide6.QtCore import QObject, Signal

from twentyfive.engine.learning.told import Told
from twentyfive.engine.programs.listing import ProgramList
from twentyfive.presentation.settings import KEPT_BY_RESET, TYPES, Settings
from twentyfive.ui.settings.settings_file import SettingsFile, entries_in, settings_path


@dataclass(frozen=True, slots=True)
class SettingProblem:
    """An unusable entry of the file, or an unusable file; the default replaces it.

    Attributes:
        entry: the name of the entry; empty if the whole file is unusable.
        value: the unusable text, or the path of the damaged file.
        reason: what is wrong with the whole file.
    """

    entry: str
    value: str
    reason: str = ""


class SettingsStore(QObject):
    """Keeps the settings, and writes each change to the person's configuration folder at once.

    Attributes:
        settings: the current settings.
        path: the path of the file.
        problems: the unusable parts of the file found at the start. Each is removed from the file, so it is reported
            once.

    Signals:
        changed(Settings): the settings have changed to these.
        write_failed(str): the file of that path cannot be written; the settings last until the program ends.
        damage_found(SettingsDamage): the file was damaged while the program ran; all settings have been rewritten.
    """

    changed = Signal(object)
    write_failed = Signal(str)
    damage_found = Signal(object)

    def __init__(self, path: Path | None = None) -> None:
        """Read the settings from the file at `path`, by default the one in the person's configuration folder."""
        super().__init__()
        self._file = SettingsFile(path or settings_path())
        self.path = str(self._file.path)
        self._settings = Settings()
        self._settings, self.problems = self._read()

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, **entries: Any) -> None:
        """Change settings by name.

        Raises:
            ValueError: if a value is out of its range.
            TypeError: if there is no such setting.
        """
        self.use(replace(self._settings, **entries))

    def reset(self) -> None:
        """Restore the defaults, except for the settings in `KEPT_BY_RESET`."""
        self.use(Settings(**{entry: getattr(self._settings, entry) for entry in KEPT_BY_RESET}))

    def use(self, settings: Settings) -> None:
        """Use these settings from now on."""
        before, self._settings = self._settings, settings
        if settings == before:
            return
        written = {entry: _written(getattr(settings, entry)) for entry in _ENTRIES}
        changes = {entry: text for entry, text in written.items() if text != _written(getattr(before, entry))}
        self.changed.emit(settings)
        self._write(changes)

    def take_over(self, content: bytes, decks: Mapping[str, str]) -> None:
        """Use the settings in the file of another computer, as far as they are of the person and can be used.

        The window and the programs that play are of this computer: a path there may be anything here.

        Args:
            content: the content of the file.
            decks: the names that decks have here, by those there, where they differ.

        Raises:
            ValueError: if it is no file of settings.
        """
        entries, before = entries_in(content), self._settings
        settings = Settings(**{entry: getattr(before, entry) for entry in _OF_THIS_COMPUTER})
        for entry in entries.keys() & _ENTRIES.keys() - {*_OF_THIS_COMPUTER}:
            with suppress(ValueError):
                settings = replace(settings, **{entry: _ENTRIES[entry](entries[entry])})
        deck, earlier = (
            None if name is None else decks.get(name, name) for name in (settings.deck, settings.deck_before)
        )
        self.use(replace(settings, deck=deck, deck_before=earlier))

    def _write(self, changes: Mapping[str, str | None]) -> None:
        defaults = Settings()
        known = {
            entry: _written(getattr(self._settings, entry))
            for entry in _ENTRIES
            if getattr(self._settings, entry) != getattr(defaults, entry)
        }
        try:
            damage = self._file.change(changes, known)
        except OSError:
            self.write_failed.emit(self.path)
        else:
            if damage is not None:
                self.damage_found.emit(damage)

    def _read(self) -> tuple[Settings, tuple[SettingProblem, ...]]:
        settings, problems = Settings(), []
        entries, damage = self._file.read()
        if damage is not None:
            problems.append(SettingProblem("", str(damage.kept), damage.reason))
        unusable: dict[str, str | None] = {}
        for entry, parse in _ENTRIES.items():
            if entry not in entries:
                continue
            try:
                settings = replace(settings, **{entry: parse(entries[entry])})
            except ValueError:
                problems.append(SettingProblem(entry, entries[entry]))
                unusable[entry] = None
        if unusable:
            self._write(unusable)
        return settings, tuple(problems)


_OF_THIS_COMPUTER: Final = ("window", "programs")
_NONE: Final = "none"
"""The text of None: `hold` waits for a click, `fold_panel` and `deck` follow the text mode, `language` the system."""


def _written(value: object) -> str:
    if value is None:
        return _NONE
    if isinstance(value, bytes):
        return b64encode(value).decode("ascii")
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _flag(text: str) -> bool:
    words = {"yes": True, "no": False}
    if text not in words:
        raise ValueError(f"{text} is neither yes nor no")
    return words[text]


def _bytes(text: str) -> bytes:
    return b64decode(text, validate=True)


def _or_none(parse: Callable[[str], object]) -> Callable[[str], object]:
    return lambda text: None if text == _NONE else parse(text)


def _reader(kind: Any) -> Callable[[str], Any]:
    """Return the function that reads a value of a type from its text; it raises ValueError if it cannot."""
    if NoneType in get_args(kind):
        [kind] = {*get_args(kind)} - {NoneType}
        return _or_none(_reader(kind))
    readers: Mapping[Any, Callable[[str], Any]] = {
        bool: _flag,
        bytes: _bytes,
        ProgramList: ProgramList.parse,
        Told: Told.parse,
    }
    return readers.get(kind) or kind  # numbers, texts and the kinds of a choice


_ENTRIES: Final = {entry: _reader(kind) for entry, kind in TYPES.items()}
"""For each setting, the function that reads it from its text."""
