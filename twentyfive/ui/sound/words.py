"""The words of the Settings page."""

from __future__ import annotations

from twentyfive.ui.cards.decks import DeckError, DeckFault
from twentyfive.ui.settings.model import Announcements, HandOrder, PlayBy, ReducedMotion, Speed, ThemeChoice
from twentyfive.ui.sound.audio_device import Trouble, Why
from twentyfive.ui.table.animation.cues import Sound
from twentyfive.ui.theme.tokens import Cloth
from twentyfive.wording.amounts import form
from twentyfive.wording.choice import Answer
from twentyfive.wording.names import translate


def percent(share: float) -> str:
    """A share, or how large something is: "150 %"."""
    return translate("settings", "{number} %").format(number=round(100 * share))


def speed_name(speed: Speed) -> str:
    """The name of a speed."""
    return {
        Speed.OFF: translate("settings", "At once"),
        Speed.FAST: translate("settings", "Fast"),
        Speed.NORMAL: translate("settings", "Normal"),
        Speed.SLOW: translate("settings", "Slow"),
        Speed.VERY_SLOW: translate("settings", "Very slow"),
    }[speed]


def hold_words(seconds: float) -> str:
    """How long a trick lies: "2 seconds", "half a second"."""
    if seconds == 0.5:
        return translate("settings", "half a second")
    if seconds == 1:
        return translate("settings", "1 second")
    figure = f"{seconds:g}"
    return translate("settings", "{number} seconds", None, form(figure)).format(number=figure)


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


def deck_name(ident: str, own: str) -> str:
    """A deck in a word or two; `own` is what it calls itself, if it is none of these."""
    names = {
        "classic": translate("settings", "Classic"),
        "four-colour": translate("settings", "Four colours"),
        "colour-safe": translate("settings", "Safe colours"),
        "large": translate("settings", "Large"),
        "high-contrast": translate("settings", "High contrast"),
    }
    return names.get(ident, own)


def decks_folder_sentence(folder: str) -> str:
    """Where decks of one's own go."""
    text = translate("settings", "A deck of your own goes into the folder {folder} and is here after the next start.")
    return text.format(folder=folder)


def deck_fault_sentence(error: DeckError) -> str:
    """Why a deck of the person's is not offered, or none of them is."""
    if error.fault is DeckFault.SHUT:
        return translate("settings", "The folder {folder} cannot be read.").format(folder=error.folder)
    texts = {
        DeckFault.TAKEN: translate("settings", "The program has a deck of that name: call the folder something else."),
        DeckFault.MISSING: translate("settings", "The file {file} is missing."),
        DeckFault.UNREADABLE: translate("settings", "The file {file} cannot be read."),
        DeckFault.TOO_LARGE: translate("settings", "The file {file} is larger than a card may be."),
        DeckFault.NO_JSON: translate("settings", "The file {file} cannot be understood ({reason})."),
        DeckFault.NO_DESCRIPTION: translate("settings", "The file {file} must tell the deck's name and its backs."),
        DeckFault.NO_COLOURS: translate(
            "settings", "The suits in the file {file} must each have a colour, as #a3161f for H, or be left out."
        ),
        DeckFault.NO_PICTURE: translate("settings", "The file {file} is no picture that can be shown."),
    }
    text = translate("settings", "The deck {folder} is left out. {why}")
    return text.format(folder=error.folder.name, why=texts[error.fault].format(file=error.file, reason=error.reason))


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


def sound_name(sound: Sound) -> str:
    """What a sound is heard at."""
    return {
        Sound.DEAL: translate("settings", "Cards dealt"),
        Sound.PLAY: translate("settings", "Card played"),
        Sound.TRICK: translate("settings", "Trick won"),
        Sound.ROB: translate("settings", "Robbing"),
        Sound.TURN: translate("settings", "Your turn"),
        Sound.WON: translate("settings", "Game won"),
    }[sound]


def trouble_sentence(trouble: Trouble) -> str:
    """Why nothing is heard, and what can be done."""
    return {
        Why.NO_LIBRARY: translate(
            "settings", "No sound can be played here: the part of the program for it (miniaudio) is not installed."
        ),
        Why.NO_DEVICE: translate(
            "settings", "No loudspeaker or headphones were found. Connect some, then press one of the sounds."
        ),
        Why.BUSY: translate(
            "settings",
            "Perhaps another program keeps the loudspeaker to itself. Close it, then press one of the sounds.",
        ),
        Why.NO_ANSWER: translate(
            "settings", "The loudspeaker does not answer. Is it on? Start the program again when it is."
        ),
        Why.FAILED: translate(
            "settings", "The loudspeaker cannot be used ({detail}). Press one of the sounds to try again."
        ),
    }[trouble.why].format(detail=trouble.detail)
