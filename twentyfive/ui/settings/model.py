"""What the person has set, checked on the way in, and kept in a file of theirs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from twentyfive.wording.announcements import Announcements


class Cloth(StrEnum):
    """What the table is covered with; high contrast covers it with black."""

    GREEN = "green"
    NAVY = "navy"
    BURGUNDY = "burgundy"
    SLATE = "slate"


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
