"""The keys of the program in words, by subject, for the Help page."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Final

from twentyfive.ui.accessibility.shortcuts import (
    DELETE,
    FULL_SCREEN,
    GUESTS,
    HELP,
    PLACES,
    PRACTISE,
    REVIEW,
    TABLE,
    TRAINER,
    Aid,
    Key,
    ReviewKey,
    TrainerKey,
)
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import either, translate


@dataclass(frozen=True, slots=True)
class KeyLine:
    """One line of the list of keys.

    Attributes:
        keys: the labels of the keys on the keyboard; several if any of them will do.
        does: what they do, in a few words.
    """

    keys: tuple[str, ...]
    does: str


@dataclass(frozen=True, slots=True)
class KeySubject:
    """The keys of one subject, under a title."""

    title: str
    lines: tuple[KeyLine, ...]


def key_subjects() -> tuple[KeySubject, ...]:
    """Return all keys by subject, the most used first."""
    return tuple(
        KeySubject(title(), tuple(KeyLine(tuple(map(key_name, keys)), does()) for keys, does in lines))
        for title, lines in _SUBJECTS
    )


_SPAN: Final = (PLACES[0], "…", PLACES[-1])

_SUBJECTS: Final[tuple[tuple[Text, tuple[tuple[tuple[str, ...], Text], ...]], ...]] = (
    (
        Text("keys", "Playing a card"),
        (
            (("Left", "Right"), Text("keys", "Go along your hand")),
            (("Enter", "Space"), Text("keys", "Play the card")),
            (_SPAN, Text("keys", "Go to a card by its place, from the left")),
            (TABLE[Key.WHY_NOT], Text("keys", "Why may I not play this?")),
            (TABLE[Key.HINT], Text("keys", "Hint: what would a good player do?")),
            (("Up", "Down"), Text("keys", "From your hand to the question, and back")),
            (("Space",), Text("keys", "Finish what is moving, or go on after a trick")),
        ),
    ),
    (
        Text("keys", "Asking how things stand"),
        (
            (TABLE[Key.WHOSE_TURN], Text("keys", "Whose turn is it, and what is asked?")),
            (TABLE[Key.THIS_TRICK], Text("keys", "This trick")),
            (TABLE[Key.LAST_TRICK], Text("keys", "The last trick")),
            (TABLE[Key.HAND], Text("keys", "Your hand, in order")),
            (TABLE[Key.SCORES], Text("keys", "The scores")),
            (TABLE[Key.TRUMPS], Text("keys", "The trumps, best first")),
            (TABLE[Key.TURN_UP], Text("keys", "The card turned up, or the bids")),
            (TABLE[Key.REPEAT], Text("keys", "Say the last message again")),
        ),
    ),
    (
        Text("keys", "Undo and redo"),
        (
            (TABLE[Key.UNDO], Text("keys", "Undo, back to your last decision")),
            (TABLE[Key.REDO], Text("keys", "Redo")),
        ),
    ),
    (
        Text("keys", "Practising"),
        (
            (PRACTISE[Aid.MOVES], Text("keys", "List of moves and bookmarks")),
            (PRACTISE[Aid.HANDS], Text("keys", "Show all hands, or cover them")),
            (PRACTISE[Aid.THOUGHT], Text("keys", "What would you do?")),
            (PRACTISE[Aid.CLAIM], Text("keys", "Claim the rest of the tricks")),
            (PRACTISE[Aid.NUMBER], Text("keys", "Copy the number of the deal")),
            (PRACTISE[Aid.RESTART], Text("keys", "Start the deal again")),
            (PRACTISE[Aid.SKIP], Text("keys", "Skip the rest of the deal")),
        ),
    ),
    (
        Text("keys", "Looking back at a deal"),
        (
            ((*REVIEW[ReviewKey.BACK], *REVIEW[ReviewKey.FORWARD]), Text("keys", "One step back or forward")),
            (REVIEW[ReviewKey.FIRST], Text("keys", "To the first step")),
            (REVIEW[ReviewKey.LAST], Text("keys", "To the last step")),
            (REVIEW[ReviewKey.REPEAT], Text("keys", "Say the last message again")),
        ),
    ),
    (
        Text("keys", "Card trainer"),
        (
            (("Left", "Right"), Text("keys", "Go along the cards")),
            (("Enter", "Space"), Text("keys", "Choose the card, or go on")),
            (_SPAN, Text("keys", "Choose a card by its place, from the left")),
            (TRAINER[TrainerKey.REPEAT], Text("keys", "Say the last message again")),
        ),
    ),
    (
        Text("keys", "On every page"),
        (
            ((HELP,), Text("keys", "This help")),
            ((FULL_SCREEN,), Text("keys", "Full screen, and back to a window")),
            ((GUESTS,), Text("keys", "To a guest’s question above the page, and back")),
            (("Esc",), Text("keys", "Back, or close what is open; at the table, the menu")),
            ((DELETE,), Text("keys", "Delete the selected saved game, or your own rules")),
            (("Tab",), Text("keys", "To the next button or field")),
            (("Up", "Down"), Text("keys", "Go through a panel or a page")),
            (("PgUp", "PgDown"), Text("keys", "Scroll a long page")),
        ),
    ),
)


def key_name(sequence: str) -> str:
    """Return the label of the keys of a `QKeySequence`: "Ctrl+Home", "←"."""
    names = {
        "Left": "←",
        "Right": "→",
        "Up": "↑",
        "Down": "↓",
        "Ctrl": _command_key(),
        "Shift": translate("keys", "Shift"),
        "Enter": translate("keys", "Enter"),
        "Space": translate("keys", "Space"),
        "Esc": translate("keys", "Esc"),
        "Tab": translate("keys", "Tab"),
        "Del": translate("keys", "Delete"),
        "Home": translate("keys", "Home"),
        "End": translate("keys", "End"),
        "PgUp": translate("keys", "Page Up"),
        "PgDown": translate("keys", "Page Down"),
    }
    return "+".join(names.get(key, key) for key in sequence.split("+"))


def _command_key() -> str:
    """The label of the key that Qt calls Ctrl, which is Command on a Mac."""
    return "⌘" if sys.platform == "darwin" else translate("keys", "Ctrl")


_SIGNS_SPOKEN: Final = {
    "←": Text("keys", "Left"),
    "→": Text("keys", "Right"),
    "↑": Text("keys", "Up"),
    "↓": Text("keys", "Down"),
    "⌘": Text("keys", "Command"),
}


def key_spoken(line: KeyLine) -> str:
    """Return a line of keys as a screen reader says it: "Left or Right: Go along your hand"."""
    spoken = ["+".join(str(_SIGNS_SPOKEN.get(part, part)) for part in key.split("+")) for key in line.keys]
    if "…" in spoken:
        keys = translate("keys", "{first} to {last}").format(first=spoken[0], last=spoken[-1])
    else:
        keys = either(spoken)
    return translate("keys", "{keys}: {does}").format(keys=keys, does=line.does)
