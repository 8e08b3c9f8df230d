"""The names of the sounds, and the reasons for having no sound, in words."""

from __future__ import annotations

from twentyfive.presentation.table.cues import Sound
from twentyfive.ui.sound.audio_device import Cause, Trouble
from twentyfive.wording.names import translate


def sound_name(sound: Sound) -> str:
    """Return the name of a sound after its occasion."""
    return {
        Sound.DEAL: translate("settings", "Cards dealt"),
        Sound.PLAY: translate("settings", "Card played"),
        Sound.TRICK: translate("settings", "Trick won"),
        Sound.ROB: translate("settings", "Robbing"),
        Sound.TURN: translate("settings", "Your turn"),
        Sound.WON: translate("settings", "Game won"),
    }[sound]


def trouble_sentence(trouble: Trouble) -> str:
    """Explain why there is no sound and what can be done."""
    return {
        Cause.NO_LIBRARY: translate(
            "settings", "No sound can be played: a part of the program (miniaudio) is not installed."
        ),
        Cause.NO_DEVICE: translate(
            "settings", "No loudspeaker or headphones found. Connect some, then press one of the sounds."
        ),
        Cause.BUSY: translate(
            "settings",
            "Another program may be using the loudspeaker. Close it, then press one of the sounds.",
        ),
        Cause.NO_ANSWER: translate(
            "settings", "No sound device responds. Is the loudspeaker on? If so, start the program again."
        ),
        Cause.FAILED: translate(
            "settings", "The loudspeaker cannot be used ({detail}). Press one of the sounds to try again."
        ),
    }[trouble.cause].format(detail=trouble.detail)
