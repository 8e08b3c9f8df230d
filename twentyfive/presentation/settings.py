"""The settings of a person as a frozen value that checks itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Annotated, Any, Final, get_type_hints

from twentyfive.engine.learning.told import Told
from twentyfive.engine.programs.listing import ProgramList
from twentyfive.wording.announcements import Announcements


class Cloth(StrEnum):
    """The colour of the table's cloth; the high-contrast theme makes it black instead."""

    GREEN = "green"
    NAVY = "navy"
    BURGUNDY = "burgundy"
    SLATE = "slate"


class ThemeChoice(StrEnum):
    """The theme of colours; SYSTEM follows the desktop."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high-contrast"


class Speed(StrEnum):
    """The speed of all motion; OFF places cards at once."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"
    VERY_SLOW = "very-slow"


class ReducedMotion(StrEnum):
    """Reduction of motion; SYSTEM follows the desktop."""

    SYSTEM = "system"
    ON = "on"
    OFF = "off"


class PlayBy(StrEnum):
    """The way to play a card: with one click, or by choosing it and then pressing a button."""

    CLICK = "click"
    SELECT = "select"


class HandOrder(StrEnum):
    """The order of the cards in the hand; STRENGTH is their strength in this deal."""

    SUIT = "suit"
    STRENGTH = "strength"
    AS_DEALT = "as-dealt"


KEPT_BY_RESET: Final = ("name", "language", "window", "new_game", "programs", "told")
"""The settings that a reset leaves alone, as they have no default: the person's identity, last choices, programs, and
what they know."""

MOST_SETTING_LETTERS: Final = 100
"""The greatest length of a name, a deck id or a language code; the pages allow less."""

LARGE_TEXT: Final = 1.5
"""The least text factor in large-text mode."""


@dataclass(frozen=True, slots=True)
class Within:
    """The range of a setting that is a number, its ends included."""

    least: float
    most: float


TextFactor = Annotated[float, Within(1.0, 2.5)]
Seconds = Annotated[float, Within(0.5, 10)]
Patience = Annotated[int, Within(5, 600)]

_NO_PROGRAMS: Final = ProgramList()
_NOTHING_TOLD: Final = Told()


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings: each has its type, its range if it is a number, and its value before anybody has changed it.

    The store reads and writes each by its type.

    Raises:
        ValueError: if a value is out of its range.
    """

    text: TextFactor = 1.0  # the factor of all text sizes
    large_text: bool = False  # letters of at least 150 % and larger targets
    text_before: TextFactor | None = None  # the factor before large-text mode; None outside it
    theme: ThemeChoice = ThemeChoice.SYSTEM
    cloth: Cloth = Cloth.GREEN
    deck: str | None = None  # the id of the deck; None chooses one that suits the text mode and the theme
    deck_before: str | None = None  # the deck chosen before that; None for the one in use
    back: Annotated[int, Within(1, 3)] = 1  # the number of the card back
    speed: Speed = Speed.NORMAL
    hold: Seconds | None = 2.0  # the time for which a full trick lies still; None waits for a click
    hold_before: Seconds = 2.0  # the time from before it waited for a click
    reduced_motion: ReducedMotion = ReducedMotion.SYSTEM
    dim_unplayable: bool = True  # dim the cards that may not be played
    play_by: PlayBy = PlayBy.CLICK
    left_handed: bool = False  # the trump button and the person's own plate change sides
    hand_order: HandOrder = HandOrder.SUIT
    high_left: bool = True  # the best card of the hand is on the left
    faces: bool = True  # show the faces of characters on the name plates
    show_scores: bool = True  # show points at all
    fold_panel: bool | None = None  # fold the score panel; None follows the text mode
    autoplay_single: bool = False  # play the only legal card automatically
    explains: bool = True  # explain at the table what surprises, the first times
    told: Told = _NOTHING_TOLD  # what was explained so
    announcements: Announcements = Announcements.FULL
    sound: bool = True
    volume: Annotated[int, Within(0, 100)] = 70
    turn_sound: bool = True  # a sound announces the person's turn
    guest_hints: bool = True  # phones may ask for hints
    guest_undo: bool = True  # a card may be taken back if all agree
    guest_patience: Patience | None = 20  # seconds until the computer plays for a guest who is asleep; None: for ever
    guest_clock: Patience | None = None  # seconds until it plays for a guest who is there; None: for ever
    new_game: str = ""  # the last choices of the New game page, as `choices_text` writes them
    programs: ProgramList = _NO_PROGRAMS  # the programs that can be seated
    window: bytes = b""  # the size and place of the window, in Qt's form
    name: str = ""  # the person's name at the table; empty if none was given
    language: str | None = None  # the code of the language; None for that of the system

    def __post_init__(self) -> None:
        for name, within in _RANGES.items():
            value = getattr(self, name)
            # This order of comparison also refuses NaN.
            if value is not None and not within.least <= value <= within.most:
                raise ValueError(f"{name} is {value}, and should be {within.least:g} to {within.most:g}")
        for name in ("deck", "deck_before"):
            if getattr(self, name) == "":
                raise ValueError(f"{name} is empty, and should be the id of a deck")
        for name in ("name", "deck", "deck_before", "language"):
            text = getattr(self, name) or ""
            if len(text) > MOST_SETTING_LETTERS or not text.isprintable():
                most = MOST_SETTING_LETTERS
                raise ValueError(f"{name} is longer than {most} letters, or has signs that cannot be seen")

    @property
    def effective(self) -> Settings:
        """The settings as they apply, with the text size of large-text mode."""
        return replace(self, text=max(self.text, LARGE_TEXT)) if self.large_text else self

    def with_large_text(self, on: bool) -> Settings:
        """Return the settings with large-text mode on, or off with the text size from before it."""
        if on:
            return replace(self, large_text=True, text_before=self.text)
        return replace(self, large_text=False, text=self.text_before or self.text, text_before=None)

    def with_suited_deck(self, on: bool, in_use: str) -> Settings:
        """Return the settings with the deck that suits, or with the one chosen before; else the one `in_use`."""
        if on:
            return replace(self, deck=None, deck_before=self.deck)
        return replace(self, deck=self.deck_before or in_use, deck_before=None)

    def with_hold_until_click(self, on: bool) -> Settings:
        """Return the settings in which a full trick waits for a click, or lies as long as before."""
        if on:
            return replace(self, hold=None, hold_before=self.hold or self.hold_before)
        return replace(self, hold=self.hold or self.hold_before)

    @property
    def panel_folded(self) -> bool:
        """Whether the score panel is folded; large-text mode folds it unless the person has unfolded it."""
        return self.large_text if self.fold_panel is None else self.fold_panel


TYPES: Final[dict[str, Any]] = get_type_hints(Settings)
"""The type of each setting."""


def _range(kind: Any) -> Within | None:
    """Return the range of a type or of one of its alternatives; None if it has none."""
    marks = (*getattr(kind, "__metadata__", ()), *map(_range, getattr(kind, "__args__", ())))
    return next((mark for mark in marks if isinstance(mark, Within)), None)


_RANGES: Final = {
    name: within
    for name, kind in get_type_hints(Settings, include_extras=True).items()
    if (within := _range(kind)) is not None
}
