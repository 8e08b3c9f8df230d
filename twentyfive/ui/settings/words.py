"""The names of the settings' values in words."""

from __future__ import annotations

from twentyfive.presentation.settings import Cloth, HandOrder, PlayBy, ReducedMotion, Speed, ThemeChoice
from twentyfive.wording.amounts import decimal, places_needed, plural_number
from twentyfive.wording.announcements import Announcements
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate


def speed_name(speed: Speed) -> str:
    """Return the name of a speed."""
    return {
        Speed.OFF: translate("settings", "At once"),
        Speed.FAST: translate("settings", "Fast"),
        Speed.NORMAL: translate("settings", "Normal"),
        Speed.SLOW: translate("settings", "Slow"),
        Speed.VERY_SLOW: translate("settings", "Very slow"),
    }[speed]


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


def theme_name(choice: ThemeChoice) -> str:
    """Return the name of a theme in one word."""
    return {
        ThemeChoice.SYSTEM: translate("settings", "System"),
        ThemeChoice.LIGHT: translate("settings", "Light"),
        ThemeChoice.DARK: translate("settings", "Dark"),
        ThemeChoice.HIGH_CONTRAST: translate("settings", "Contrast"),
    }[choice]


def theme_spoken(choice: ThemeChoice) -> str:
    """Return the name of a theme as a screen reader says it."""
    return {
        ThemeChoice.SYSTEM: translate("settings", "Same colours as the system"),
        ThemeChoice.LIGHT: translate("settings", "Light colours"),
        ThemeChoice.DARK: translate("settings", "Dark colours"),
        ThemeChoice.HIGH_CONTRAST: translate("settings", "High contrast"),
    }[choice]


def cloth_name(cloth: Cloth) -> str:
    """Return the name of a cloth in one word."""
    return {
        Cloth.GREEN: translate("settings", "Green"),
        Cloth.NAVY: translate("settings", "Navy"),
        Cloth.BURGUNDY: translate("settings", "Burgundy"),
        Cloth.SLATE: translate("settings", "Slate"),
    }[cloth]


def hand_order_name(order: HandOrder) -> str:
    """Return the name of an order of the hand in two words."""
    return {
        HandOrder.SUIT: translate("settings", "By suit"),
        HandOrder.STRENGTH: translate("settings", "By strength"),
        HandOrder.AS_DEALT: translate("settings", "As dealt"),
    }[order]


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
