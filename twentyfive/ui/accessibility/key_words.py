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
    return (_playing(), _asking(), _undoing(), _practising(), _looking_back(), _training(), _anywhere())


def _playing() -> KeySubject:
    return KeySubject(
        translate("keys", "Playing a card"),
        (
            _line(("Left", "Right"), translate("keys", "Go along your hand")),
            _line(("Enter", "Space"), translate("keys", "Play the card")),
            _line(_SPAN, translate("keys", "Go to a card by its place, from the left")),
            _line(TABLE[Key.WHY_NOT], translate("keys", "Why may I not play this?")),
            _line(TABLE[Key.HINT], translate("keys", "Hint: what would a good player do?")),
            _line(("Up", "Down"), translate("keys", "From your hand to the question, and back")),
            _line(("Space",), translate("keys", "Finish what is moving, or go on after a trick")),
        ),
    )


def _asking() -> KeySubject:
    return KeySubject(
        translate("keys", "Asking how things stand"),
        (
            _line(TABLE[Key.WHOSE_TURN], translate("keys", "Whose turn is it, and what is asked?")),
            _line(TABLE[Key.THIS_TRICK], translate("keys", "This trick")),
            _line(TABLE[Key.LAST_TRICK], translate("keys", "The last trick")),
            _line(TABLE[Key.HAND], translate("keys", "Your hand, in order")),
            _line(TABLE[Key.SCORES], translate("keys", "The scores")),
            _line(TABLE[Key.TRUMPS], translate("keys", "The trumps, best first")),
            _line(TABLE[Key.TURN_UP], translate("keys", "The card turned up, or the bids")),
            _line(TABLE[Key.REPEAT], translate("keys", "Say the last message again")),
        ),
    )


def _undoing() -> KeySubject:
    return KeySubject(
        translate("keys", "Undo and redo"),
        (
            _line(TABLE[Key.UNDO], translate("keys", "Undo, back to your last decision")),
            _line(TABLE[Key.REDO], translate("keys", "Redo")),
        ),
    )


def _practising() -> KeySubject:
    return KeySubject(
        translate("keys", "Practising"),
        (
            _line(PRACTISE[Aid.MOVES], translate("keys", "List of moves and bookmarks")),
            _line(PRACTISE[Aid.HANDS], translate("keys", "Show all hands, or cover them")),
            _line(PRACTISE[Aid.THOUGHT], translate("keys", "What would you do?")),
            _line(PRACTISE[Aid.CLAIM], translate("keys", "Claim the rest of the tricks")),
            _line(PRACTISE[Aid.NUMBER], translate("keys", "Copy the number of the deal")),
            _line(PRACTISE[Aid.RESTART], translate("keys", "Start the deal again")),
            _line(PRACTISE[Aid.SKIP], translate("keys", "Skip the rest of the deal")),
        ),
    )


def _looking_back() -> KeySubject:
    return KeySubject(
        translate("keys", "Looking back at a deal"),
        (
            _line((*REVIEW[ReviewKey.BACK], *REVIEW[ReviewKey.FORWARD]), translate("keys", "One step back or forward")),
            _line(REVIEW[ReviewKey.FIRST], translate("keys", "To the first step")),
            _line(REVIEW[ReviewKey.LAST], translate("keys", "To the last step")),
            _line(REVIEW[ReviewKey.REPEAT], translate("keys", "Say the last message again")),
        ),
    )


def _training() -> KeySubject:
    return KeySubject(
        translate("keys", "Card trainer"),
        (
            _line(("Left", "Right"), translate("keys", "Go along the cards")),
            _line(("Enter", "Space"), translate("keys", "Choose the card, or go on")),
            _line(_SPAN, translate("keys", "Choose a card by its place, from the left")),
            _line(TRAINER[TrainerKey.REPEAT], translate("keys", "Say the last message again")),
        ),
    )


def _anywhere() -> KeySubject:
    return KeySubject(
        translate("keys", "On every page"),
        (
            _line((HELP,), translate("keys", "This help")),
            _line((FULL_SCREEN,), translate("keys", "Full screen, and back to a window")),
            _line((GUESTS,), translate("keys", "To a guest’s question above the page, and back")),
            _line(("Esc",), translate("keys", "Back, or close what is open; at the table, the menu")),
            _line((DELETE,), translate("keys", "Delete the selected saved game, or your own rules")),
            _line(("Tab",), translate("keys", "To the next button or field")),
            _line(("Up", "Down"), translate("keys", "Go through a panel or a page")),
            _line(("PgUp", "PgDown"), translate("keys", "Scroll a long page")),
        ),
    )


_SPAN: Final = (PLACES[0], "…", PLACES[-1])


def _line(sequences: tuple[str, ...], does: str) -> KeyLine:
    return KeyLine(tuple(map(key_name, sequences)), does)


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


def key_spoken(line: KeyLine) -> str:
    """Return a line of keys as a screen reader says it: "Left or Right: Go along your hand"."""
    names = {
        "←": translate("keys", "Left"),
        "→": translate("keys", "Right"),
        "↑": translate("keys", "Up"),
        "↓": translate("keys", "Down"),
        "⌘": translate("keys", "Command"),
    }
    spoken = ["+".join(names.get(part, part) for part in key.split("+")) for key in line.keys]
    if "…" in spoken:
        keys = translate("keys", "{first} to {last}").format(first=spoken[0], last=spoken[-1])
    else:
        keys = either(spoken)
    return translate("keys", "{keys}: {does}").format(keys=keys, does=line.does)
