"""The settings of a person as a frozen value that checks itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

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


KEPT_BY_RESET: Final = ("name", "language", "window", "new_game", "programs")
"""The settings that a reset leaves alone: the person's identity, last choices and programs, which have no default."""

MOST_SETTING_LETTERS: Final = 100
"""The greatest length of a name, a deck id or a language code; the pages allow less."""

LARGE_TEXT: Final = 1.5
"""The least text factor in large-text mode."""

_RANGES: Final[dict[str, tuple[float, float]]] = {
    "text": (1.0, 2.5),
    "text_before": (1.0, 2.5),
    "back": (1, 3),
    "hold": (0.5, 10),
    "hold_before": (0.5, 10),
    "volume": (0, 100),
    "guest_patience": (5, 600),
    "guest_clock": (5, 600),
}


_NO_PROGRAMS: Final = ProgramList()


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings.

    Attributes:
        text: the factor of all text sizes, 1.0 to 2.5.
        large_text: large-text mode: letters of at least 150 % and larger targets.
        text_before: the factor of text sizes from before large-text mode; None outside it.
        theme, cloth: the colours.
        deck: the id of the deck; None chooses one that suits the text mode and the theme.
        deck_before: the deck that was chosen before that; None for the one in use.
        back: the number of the card back, 1 to 3.
        speed: the speed of all motion.
        hold: seconds for which a full trick lies still, 0.5 to 10; None waits for a click.
        hold_before: the seconds from before it waited for a click.
        reduced_motion: whether to keep everything still.
        dim_unplayable: whether to dim the cards that may not be played.
        play_by: the way to play a card.
        left_handed: whether the trump button and the person's own plate change sides.
        hand_order, high_left: the order of the hand, and whether the best card is on the left.
        show_scores: whether to show points at all.
        fold_panel: whether the score panel is folded; None follows the text mode.
        autoplay_single: whether to play the only legal card automatically.
        announcements: the length of announcements.
        sound, volume: whether there is sound, and its volume, 0 to 100.
        turn_sound: whether a sound announces the person's turn.
        guest_hints, guest_undo: whether phones may ask for hints, and whether a card may be taken back if all agree.
        guest_patience: seconds until the computer plays for a guest who is asleep; None waits for ever.
        guest_clock: seconds until it plays for a guest who is there; None waits for ever.
        new_game: the last choices of the New game page, as `choices_text` writes them.
        programs: the programs that can be seated.
        window: the size and place of the window, in Qt's form.
        name: the person's name at the table; empty if none was given.
        language: the code of the language; None for that of the system.

    Raises:
        ValueError: if a value is out of its range.
    """

    text: float = 1.0
    large_text: bool = False
    text_before: float | None = None
    theme: ThemeChoice = ThemeChoice.SYSTEM
    cloth: Cloth = Cloth.GREEN
    deck: str | None = None
    deck_before: str | None = None
    back: int = 1
    speed: Speed = Speed.NORMAL
    hold: float | None = 2.0
    hold_before: float = 2.0
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
    guest_hints: bool = True
    guest_undo: bool = True
    guest_patience: int | None = 20
    guest_clock: int | None = None
    new_game: str = ""
    programs: ProgramList = _NO_PROGRAMS
    window: bytes = b""
    name: str = ""
    language: str | None = None

    def __post_init__(self) -> None:
        for name, (least, most) in _RANGES.items():
            value = getattr(self, name)
            # This order of comparison also refuses NaN.
            if value is not None and not least <= value <= most:
                raise ValueError(f"{name} is {value}, and should be {least:g} to {most:g}")
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
