"""The words of a same cards evening at several computers of a home network."""

from __future__ import annotations

from typing import Final

from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate

SHARED_NAME: Final = Text("evening", "Same cards for all: {name}")
"""The evening, for those who look for a table."""

SHARE: Final = Text("evening", "Share on the home network")
STOP_SHARING: Final = Text("evening", "Stop sharing")
LEAVE: Final = Text("evening", "Leave the host’s evening")
SHARED_AT: Final = Text(
    "evening",
    "Others choose “Join a game” on their computers and type the code {code}. If nothing is listed there: {addresses}.",
)
WHO_IS_THERE: Final = Text("evening", "At other computers: {names}.")
HAS_HANDED_IN: Final = Text("evening", "{name} has played deal {deal}.")
DOOR_IS_SHUT: Final = Text("evening", "Too many wrong codes: nobody else is let in. Stop sharing, and share again.")


def refused(name: str, reason: str) -> str:
    """Say that a result which came over the network was refused."""
    text = translate("evening", "A result from {name} was refused: {reason}. Nothing else has changed.")
    return text.format(name=name, reason=reason.rstrip("."))


NOT_ON_A_PHONE: Final = Text(
    "evening", "An evening of the same cards for all is being shared here. Join it in the program on another computer."
)

IS_ELSEWHERE: Final = Text("evening", "Nobody can come as this person now. Choose who you are.")
"""Somebody else has come as the person whom the guest chose."""

NOTHING_YET: Final = Text("evening", "You are {name}. Each deal goes to the host as soon as you have played it.")
"""Before anything was played."""

ARE_CUT_OFF: Final = Text(
    "evening",
    "At other computers, out of reach: {names}. They may be playing there, so their deals are not offered here.",
)

PLAYS_HERE: Final = Text("evening", "Here from now on: {name}")
"""For somebody who was at another computer."""

ALL_HANDED_IN: Final = Text("evening", "You are {name}. The host has all your results.")
ON_THE_WAY: Final = Text("evening", "You are {name}. Your results are on the way to the host.")
HOST_IS_LOST: Final = Text(
    "evening",
    "You are {name}. The host cannot be reached. Go on playing: your results will be handed in when it is back.",
)

HAS_ENDED_EARLY: Final = Text("evening", "The host’s evening is left. Join it again to play.")
"""For a guest who has played nothing yet."""

WAS_REPLACED: Final = Text(
    "evening", "At the host’s evening somebody else plays for {name} now. What was played here is kept."
)
HAS_ENDED: Final = Text(
    "evening",
    "You have left the host’s evening. Your results are kept here, and will be handed in when you join again.",
)
