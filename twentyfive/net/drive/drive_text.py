"""The text of the messages of a card drive."""

from __future__ import annotations

from typing import Final

from twentyfive.net.drive.drive_messages import (
    Belong,
    Card,
    Drive,
    DriveGuestMessage,
    DriveHostMessage,
    Look,
    Report,
    Sides,
    Told,
)
from twentyfive.net.message_text import Vocabulary
from twentyfive.net.messages import Bye, Closing, Hello, No, Tick, Ways

IN_DRIVE: Final = Vocabulary[DriveGuestMessage, DriveHostMessage](
    {"hello": Hello, "look": Look, "belong": Belong, "report": Report, "tick": Tick, "bye": Bye},
    {
        "drive": Drive,
        "sides": Sides,
        "card": Card,
        "told": Told,
        "no": No,
        "ways": Ways,
        "tick": Tick,
        "closing": Closing,
    },
)
"""What is said in a card drive."""
