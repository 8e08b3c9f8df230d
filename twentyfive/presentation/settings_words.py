"""The names of the settings' values in words."""

from __future__ import annotations

from typing import Final

from twentyfive.presentation.settings import Cloth, HandOrder, PlayBy, ReducedMotion, Speed, ThemeChoice
from twentyfive.wording.amounts import decimal, places_needed, plural_number
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.choice import Answer
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

SPEED_NAMES: Final = {
    Speed.OFF: Text("settings", "At once"),
    Speed.FAST: Text("settings", "Fast"),
    Speed.NORMAL: Text("settings", "Normal"),
    Speed.SLOW: Text("settings", "Slow"),
    Speed.VERY_SLOW: Text("settings", "Very slow"),
}


def hold_words(seconds: float) -> str:
    """Return the time for which a trick lies still in words: "2 seconds", "half a second"."""
    if seconds == 0.5:
        return translate("settings", "half a second")
    if seconds == 1:
        return translate("settings", "1 second")
    figure = hold_figure(seconds)
    return translate("settings", "{number} seconds", None, plural_number(figure)).format(number=figure)


def hold_figure(seconds: float) -> str:
    """Return the number of seconds for which a trick lies still, as the language writes it: "2.5", "2,5"."""
    return decimal(seconds, places_needed(seconds))


THEME_NAMES: Final = {
    ThemeChoice.SYSTEM: Text("settings", "System"),
    ThemeChoice.LIGHT: Text("settings", "Light"),
    ThemeChoice.DARK: Text("settings", "Dark"),
    ThemeChoice.HIGH_CONTRAST: Text("settings", "Contrast"),
}

THEMES_SPOKEN: Final = {
    ThemeChoice.SYSTEM: Text("settings", "Same colours as the system"),
    ThemeChoice.LIGHT: Text("settings", "Light colours"),
    ThemeChoice.DARK: Text("settings", "Dark colours"),
    ThemeChoice.HIGH_CONTRAST: Text("settings", "High contrast"),
}

CLOTH_NAMES: Final = {
    Cloth.GREEN: Text("settings", "Green"),
    Cloth.NAVY: Text("settings", "Navy"),
    Cloth.BURGUNDY: Text("settings", "Burgundy"),
    Cloth.SLATE: Text("settings", "Slate"),
}

HAND_ORDER_NAMES: Final = {
    HandOrder.SUIT: Text("settings", "By suit"),
    HandOrder.STRENGTH: Text("settings", "By strength"),
    HandOrder.AS_DEALT: Text("settings", "As dealt"),
}


def play_by_answer(play_by: PlayBy) -> Answer:
    """Return a way to play a card as an answer."""
    if play_by is PlayBy.CLICK:
        return Answer(
            play_by,
            translate("settings", "One click plays it"),
            translate("settings", "Or press Enter on the card."),
        )
    return Answer(
        play_by,
        translate("settings", "Choose it, then Play"),
        translate("settings", "For shaky hands: nothing is played by mistake."),
    )


def still_name(choice: ReducedMotion, *, asked: bool) -> str:
    """Return the name of a choice of reduced motion; `asked` tells whether the desktop asks for it."""
    if choice is ReducedMotion.SYSTEM:
        return translate("settings", "System: yes") if asked else translate("settings", "System: no")
    return translate("settings", "Yes") if choice is ReducedMotion.ON else translate("settings", "No")


def announcements_answer(length: Announcements) -> Answer:
    """Return a length of announcements as an answer, with an example."""
    if length is Announcements.SHORT:
        return Answer(
            length,
            translate("settings", "Short"),
            translate("settings", "“Mary leads 7 of spades, a trump. Your turn. Play a trump.”"),
        )
    words = translate("settings", "“… Your turn. Play a trump. You may hold back the 5 of spades: the queen will do.”")
    return Answer(length, translate("settings", "Full"), words)
