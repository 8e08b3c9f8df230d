"""The keys of the program, by subject, for the Help page (UX.md section 5)."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.ui.wording.names import translate


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys and what they do.

    Attributes:
        keys: as written on the keyboard; several where any of them does it.
        does: what they do, in a few words.
    """

    keys: tuple[str, ...]
    does: str


@dataclass(frozen=True, slots=True)
class KeySubject:
    """The keys for one subject."""

    title: str
    lines: tuple[KeyLine, ...]


def key_subjects() -> tuple[KeySubject, ...]:
    """All keys, those used most first."""
    return (_playing(), _asking(), _undoing(), _practising(), _anywhere())


def _playing() -> KeySubject:
    return KeySubject(
        translate("keys", "Playing a card"),
        (
            KeyLine(("←", "→"), translate("keys", "Go along your hand")),
            KeyLine((translate("keys", "Enter"), translate("keys", "Space")), translate("keys", "Play the card")),
            KeyLine(("1", "…", "9"), translate("keys", "Choose a card by its place, from the left")),
            KeyLine(("Y",), translate("keys", "Why may I not play this?")),
            KeyLine(("H",), translate("keys", "Hint: what would a good player do?")),
            KeyLine((translate("keys", "Space"),), translate("keys", "Finish what is moving, or go on after a trick")),
        ),
    )


def _asking() -> KeySubject:
    return KeySubject(
        translate("keys", "Asking how things stand"),
        (
            KeyLine(("T",), translate("keys", "Whose turn is it, and what is asked?")),
            KeyLine(("R",), translate("keys", "This trick")),
            KeyLine((_shift("R"),), translate("keys", "The last trick")),
            KeyLine(("V",), translate("keys", "Your hand, in order")),
            KeyLine(("S",), translate("keys", "The scores")),
            KeyLine(("U",), translate("keys", "The trumps, best first")),
            KeyLine(("B",), translate("keys", "The card turned up, or the bids")),
            KeyLine(("M",), translate("keys", "Say the last message again")),
        ),
    )


def _undoing() -> KeySubject:
    return KeySubject(
        translate("keys", "Taking back"),
        (
            KeyLine((_ctrl("Z"),), translate("keys", "Undo, back to your last decision")),
            KeyLine((_ctrl("Y"),), translate("keys", "Redo")),
        ),
    )


def _practising() -> KeySubject:
    return KeySubject(
        translate("keys", "Practising"),
        (
            KeyLine(("L",), translate("keys", "List of moves and bookmarks")),
            KeyLine(("O",), translate("keys", "Show all hands, or cover them")),
            KeyLine(("W",), translate("keys", "What would you do?")),
            KeyLine(("C",), translate("keys", "Claim the rest of the tricks")),
            KeyLine((_ctrl("C"),), translate("keys", "Copy the number of the deal")),
            KeyLine((_ctrl(translate("keys", "Home")),), translate("keys", "Start the deal again")),
            KeyLine((_ctrl(translate("keys", "End")),), translate("keys", "Skip the rest of the deal")),
        ),
    )


def _anywhere() -> KeySubject:
    return KeySubject(
        translate("keys", "On every page"),
        (
            KeyLine(("F1",), translate("keys", "This help")),
            KeyLine((translate("keys", "Esc"),), translate("keys", "Back, or close what is open")),
            KeyLine((translate("keys", "Tab"),), translate("keys", "To the next thing that can be pressed")),
            KeyLine(("↑", "↓"), translate("keys", "Go through a panel or a page")),
        ),
    )


def _shift(key: str) -> str:
    return translate("keys", "Shift+{key}").format(key=key)


def _ctrl(key: str) -> str:
    return translate("keys", "Ctrl+{key}").format(key=key)


def key_spoken(line: KeyLine) -> str:
    """Keys and what they do, for the ear: "Left or Right: Go along your hand"."""
    names = {
        "←": translate("keys", "Left"),
        "→": translate("keys", "Right"),
        "↑": translate("keys", "Up"),
        "↓": translate("keys", "Down"),
        "…": translate("keys", "to"),
    }
    keys = " ".join(names.get(key, key) for key in line.keys)
    return translate("keys", "{keys}: {does}").format(keys=keys, does=line.does)
