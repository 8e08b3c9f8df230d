"""What the person has set, checked on the way in, and kept in a file of theirs."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from twentyfive.ui.settings.settings_file import SettingsFile, settings_path
from twentyfive.ui.theme.tokens import Cloth


class ThemeChoice(StrEnum):
    """The colours; SYSTEM follows what the desktop is set to."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Speed(StrEnum):
    """How fast everything moves; OFF places cards at once."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    VERY_SLOW = "very-slow"


class ReducedMotion(StrEnum):
    """Whether things stand still; SYSTEM does what the desktop asks for."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class PlayBy(StrEnum):
    """How a card is played: at one click, or chosen first and then played with a button."""

    CLICK = "click"
    SELECT = "select"


class HandOrder(StrEnum):
    """How the hand lies; STRENGTH is that of this deal."""

    SUIT = "suit"
    STRENGTH = "strength"
    AS_DEALT = "as-dealt"


class Announcements(StrEnum):
    """How much the announcements say."""

    SHORT = "short"
    FULL = "full"


KEPT_BY_RESET: Final = ("name", "language", "window", "new_game")
"""Who the person is and what they did last: nothing of it is usual."""

MOST_SETTING_LETTERS: Final = 100
"""Of a name, of the id of a deck or of a language; no page lets anybody write so many."""

LARGE_TEXT: Final = 1.5
"""The least text factor of large-text mode."""

_RANGES: Final[dict[str, tuple[float, float]]] = {
    "text": (1.0, 2.5),
    "back": (1, 3),
    "hold": (0.5, 10),
    "volume": (0, 100),
}


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set. A value out of its range raises ValueError.

    Attributes:
        text: factor of all letters, 1.0 to 2.5.
        large_text: large-text mode: letters of at least 150 % and larger targets.
        theme, cloth: the colours.
        deck: the id of the deck; None leaves it to the mode of text and the colours.
        back: which of its three backs.
        speed: how fast everything moves.
        hold: seconds that a full trick lies still, 0.5 to 10; None waits for a click.
        reduced_motion: whether things stand still.
        dim_unplayable: whether the cards that may not be played are dimmed.
        play_by: how a card is played.
        left_handed: whether trump plaque and own plate change sides.
        hand_order, high_left: how the hand lies, and whether the best is at the left.
        show_scores: whether points are shown at all.
        fold_panel: whether the score panel is folded; None leaves it to the mode of text.
        autoplay_single: whether the only legal card plays itself.
        announcements: how much they say.
        sound, volume: whether there is any, and how loud, 0 to 100.
        turn_sound: whether a sound says that it is the person's turn.
        new_game: the last choices of the New game page, in that page's own form.
        window: size and place of the window, in Qt's form.
        name: the person's name at the table; empty where none was given.
        language: the code of the language, used from the next start on; None is that of the system.
    """

    text: float = 1.0
    large_text: bool = False
    theme: ThemeChoice = ThemeChoice.SYSTEM
    cloth: Cloth = Cloth.GREEN
    deck: str | None = None
    back: int = 1
    speed: Speed = Speed.NORMAL
    hold: float | None = 2.0
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    dim_unplayable: bool = True
    play_by: PlayBy = PlayBy.CLICK
    left_handed: bool = False
    hand_order: HandOrder = HandOrder.SUIT
    high_left: bool = True
    show_scores: bool = True
    fold_panel: bool | None = None
    autoplay_single: bool = False
    announcements: Announcements = Announcements.FULL
    sound: bool = True
    volume: int = 70
    turn_sound: bool = True
    new_game: str = ""
    window: bytes = b""
    name: str = ""
    language: str | None = None

    def __post_init__(self) -> None:
        for name, (least, most) in _RANGES.items():
            value = getattr(self, name)
            # Written so that NaN fails too.
            if value is not None and not least <= value <= most:
                raise ValueError(f"{name} is {value}, and should be {least:g} to {most:g}")
        if self.deck == "":
            raise ValueError("deck is empty, and should be the id of a deck")
        for name, text in (("name", self.name), ("deck", self.deck or ""), ("language", self.language or "")):
            if len(text) > MOST_SETTING_LETTERS or not text.isprintable():
                most = MOST_SETTING_LETTERS
                raise ValueError(f"{name} is longer than {most} letters, or has signs that cannot be seen")

    @property
    def effective(self) -> Settings:
        """What holds once large-text mode has had its say on the text."""
        return replace(self, text=max(self.text, LARGE_TEXT)) if self.large_text else self

    @property
    def panel_folded(self) -> bool:
        """Whether the score panel is folded; in large-text mode it is until it is unfolded."""
        return self.large_text if self.fold_panel is None else self.fold_panel


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
