"""TODO."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from twentyfive.ui.settings.model import (
    KEPT_BY_RESET,
    Cloth,
    HandOrder,
    PlayBy,
    ReducedMotion,
    Settings,
    Speed,
    ThemeChoice,
)
from twentyfive.ui.settings.settings_file import SettingsFile, settings_path
from twentyfive.wording.announcements import Announcements


@dataclass(frozen=True, slots=True)
class SettingProblem:
    """Something in the file that could not be used; the default stands in its place.

    Attributes:
        entry: its name in the file; empty where the file as a whole cannot be read.
        value: what stood there, or the path of the file, under which it is kept now.
        reason: what is wrong with the file as a whole.
    """

    entry: str
    value: str
    reason: str = ""


class SettingsStore(QObject):
    """Keeps the settings, and writes each change to the person's configuration folder at once.

    Attributes:
        settings: as they are now.
        path: where the file is.
        problems: what could not be used of the file when it was read. Each is put right in the file, so it is
            reported once.

    Signals:
        changed(Settings): they are now these.
        write_failed(str): the file of that path cannot be written; the settings hold until the program ends.
        damage_found(SettingsDamage): the file was damaged while the program ran; all that is set was written anew.
    """

    changed = Signal(object)
    write_failed = Signal(str)
    damage_found = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._file = SettingsFile(settings_path())
        self.path = str(self._file.path)
        self._settings = Settings()
        self._settings, self.problems = self._read()

    @property
    def settings(self) -> Settings:
        return self._settings

    def change(self, **entries: Any) -> None:
        """Change some settings by name. Raises ValueError if one is out of range, TypeError if unknown."""
        self._become(replace(self._settings, **entries))

    def reset(self) -> None:
        """Back to usual, save for what is `KEPT_BY_RESET`."""
        self._become(Settings(**{entry: getattr(self._settings, entry) for entry in KEPT_BY_RESET}))

    def _become(self, settings: Settings) -> None:
        before, self._settings = self._settings, settings
        if settings == before:
            return
        written = {entry: _written(getattr(settings, entry)) for entry in _ENTRIES}
        changes = {entry: text for entry, text in written.items() if text != _written(getattr(before, entry))}
        self.changed.emit(settings)
        self._write(changes)

    def _write(self, changes: Mapping[str, str | None]) -> None:
        usual = Settings()
        set_here = (entry for entry in _ENTRIES if getattr(self._settings, entry) != getattr(usual, entry))
        try:
            damage = self._file.change(changes, {entry: _written(getattr(self._settings, entry)) for entry in set_here})
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


_NONE: Final = "none"
"""How None is written: `hold` until a click, `fold_panel` and `deck` left to the mode of text."""


def _written(value: object) -> str:
    """As it stands in the file."""
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


_ENTRIES: Final[dict[str, Callable[[str], Any]]] = {
    "text": float,
    "large_text": _flag,
    "theme": ThemeChoice,
    "cloth": Cloth,
    "deck": _or_none(str),
    "back": int,
    "speed": Speed,
    "hold": _or_none(float),
    "reduced_motion": ReducedMotion,
    "dim_unplayable": _flag,
    "play_by": PlayBy,
    "left_handed": _flag,
    "hand_order": HandOrder,
    "high_left": _flag,
    "show_scores": _flag,
    "fold_panel": _or_none(_flag),
    "autoplay_single": _flag,
    "announcements": Announcements,
    "sound": _flag,
    "volume": int,
    "turn_sound": _flag,
    "new_game": str,
    "window": _bytes,
    "name": str,
    "language": _or_none(str),
}
"""For each setting, how it is read from the file; a ValueError says that it cannot be."""
