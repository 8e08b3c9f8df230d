"""The words of the Settings page."""

from __future__ import annotations

from twentyfive.ui.settings import Announcements, HandOrder, PlayBy, ReducedMotion, ThemeChoice
from twentyfive.ui.theme import Cloth
from twentyfive.ui.wording.house_rules import Answer
from twentyfive.ui.wording.names import translate


def percent(text: float) -> str:
    """A text size: "150 %"."""
    return translate("settings", "{number} %").format(number=round(100 * text))


def hold_words(seconds: float) -> str:
    """How long a trick lies: "2 seconds", "half a second"."""
    if seconds == 0.5:
        return translate("settings", "half a second")
    if seconds == 1:
        return translate("settings", "1 second")
    return translate("settings", "{number} seconds").format(number=f"{seconds:g}")


def theme_name(choice: ThemeChoice) -> str:
    """The colours in a word."""
    return {
        ThemeChoice.SYSTEM: translate("settings", "System"),
        ThemeChoice.LIGHT: translate("settings", "Light"),
        ThemeChoice.DARK: translate("settings", "Dark"),
        ThemeChoice.HIGH_CONTRAST: translate("settings", "Contrast"),
    }[choice]


def theme_spoken(choice: ThemeChoice) -> str:
    """The colours for the ear."""
    return {
        ThemeChoice.SYSTEM: translate("settings", "Colours as the system has them"),
        ThemeChoice.LIGHT: translate("settings", "Light colours"),
        ThemeChoice.DARK: translate("settings", "Dark colours"),
        ThemeChoice.HIGH_CONTRAST: translate("settings", "High contrast"),
    }[choice]


def cloth_name(cloth: Cloth) -> str:
    """The cloth in a word."""
    return {
        Cloth.GREEN: translate("settings", "Green"),
        Cloth.NAVY: translate("settings", "Navy"),
        Cloth.BURGUNDY: translate("settings", "Burgundy"),
        Cloth.SLATE: translate("settings", "Slate"),
    }[cloth]


def back_name(number: int) -> str:
    """A back of the deck."""
    return translate("settings", "Back {number}").format(number=number)


def hand_order_name(order: HandOrder) -> str:
    """How the hand lies, in two words."""
    return {
        HandOrder.SUIT: translate("settings", "By suit"),
        HandOrder.STRENGTH: translate("settings", "By strength"),
        HandOrder.AS_DEALT: translate("settings", "As dealt"),
    }[order]


def play_by_answer(play_by: PlayBy) -> Answer:
    """How a card is played."""
    if play_by is PlayBy.CLICK:
        return Answer(
            play_by,
            translate("settings", "One click plays it"),
            translate("settings", "Or Enter, when it is chosen with the keys."),
        )
    return Answer(
        play_by,
        translate("settings", "Choose it, then Play"),
        translate("settings", "For shaky hands: nothing is played by mistake."),
    )


def still_name(choice: ReducedMotion, *, asked: bool) -> str:
    """Whether everything keeps still; `asked` is whether the desktop asks for it."""
    if choice is ReducedMotion.SYSTEM:
        return translate("settings", "System: yes") if asked else translate("settings", "System: no")
    return translate("settings", "Yes") if choice is ReducedMotion.ON else translate("settings", "No")


def announcements_answer(length: Announcements) -> Answer:
    """How much the announcements say."""
    if length is Announcements.SHORT:
        return Answer(
            length,
            translate("settings", "Short"),
            translate("settings", "“Mary leads 7 of spades, a trump. Your turn. Play a trump.”"),
        )
    words = translate("settings", "“… Your turn. Play a trump. You may hold back 5 of spades: the queen will do.”")
    return Answer(length, translate("settings", "Full"), words)
