"""The names of the sounds, and the reasons for having no sound, in words."""

from __future__ import annotations

from typing import Final

from twentyfive.presentation.table.cues import Sound
from twentyfive.ui.sound.audio_device import Cause, Trouble
from twentyfive.wording.grammar.texts import Text

SOUND_NAMES: Final = {
    Sound.DEAL: Text("settings", "Cards dealt"),
    Sound.LIFT: Text("settings", "Card lifted"),
    Sound.PLAY: Text("settings", "Card played"),
    Sound.REFUSE: Text("settings", "Card refused"),
    Sound.TRICK: Text("settings", "Trick won"),
    Sound.LAND: Text("settings", "Trick put down"),
    Sound.ROB: Text("settings", "Robbing"),
    Sound.TURN: Text("settings", "Your turn"),
    Sound.WON: Text("settings", "Game won"),
    Sound.BELL: Text("settings", "Bell"),
}

_TROUBLES: Final = {
    Cause.NO_LIBRARY: Text("settings", "No sound can be played: a part of the program (miniaudio) is not installed."),
    Cause.NO_DEVICE: Text(
        "settings", "No loudspeaker or headphones found. Connect some, then press one of the sounds."
    ),
    Cause.BUSY: Text(
        "settings",
        "Another program may be using the loudspeaker. Close it, then press one of the sounds.",
    ),
    Cause.NO_ANSWER: Text(
        "settings", "No sound device responds. Is the loudspeaker on? If so, start the program again."
    ),
    Cause.FAILED: Text("settings", "The loudspeaker cannot be used ({detail}). Press one of the sounds to try again."),
}


def trouble_sentence(trouble: Trouble) -> str:
    """Explain why there is no sound and what can be done."""
    return _TROUBLES[trouble.cause](detail=trouble.detail)
