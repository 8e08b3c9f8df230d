"""Names of decks and backs, and sentences about faulty decks."""

from __future__ import annotations

from typing import Final

from twentyfive.ui.cards.decks import DeckError, DeckFault
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate


def deck_name(ident: str, own: str) -> str:
    """Return the translated name of a deck of the program; for any other deck its own name, `own`."""
    names = {
        "classic": translate("settings", "Classic"),
        "four-colour": translate("settings", "Four colours"),
        "colour-safe": translate("settings", "Safe colours"),
        "large": translate("settings", "Large"),
        "high-contrast": translate("settings", "High contrast"),
    }
    return names.get(ident, own)


DECKS_FOLDER_SENTENCE: Final = Text(
    "settings", "Put a card design of your own in the folder {folder}; it appears here when the program next starts."
)

_DECK_FAULTS: Final = {
    DeckFault.TAKEN: Text("settings", "The program already has a card design of that name: rename the folder."),
    DeckFault.MISSING: Text("settings", "The file {file} is missing."),
    DeckFault.UNREADABLE: Text("settings", "The file {file} cannot be read."),
    DeckFault.TOO_LARGE: Text("settings", "The file {file} is larger than a card may be."),
    DeckFault.NO_JSON: Text("settings", "The file {file} cannot be understood ({reason})."),
    DeckFault.NO_DESCRIPTION: Text("settings", "The file {file} must give the design’s name and its backs."),
    DeckFault.NO_COLOURS: Text(
        "settings", "The suits in the file {file} must each have a colour, such as #a3161f for H, or be left out."
    ),
    DeckFault.NO_PICTURE: Text("settings", "The file {file} is not a picture that can be shown."),
}


def deck_fault_sentence(error: DeckError) -> str:
    """Return the reason why one or all of a person's own decks are not offered."""
    if error.fault is DeckFault.SHUT:
        return translate("settings", "The folder {folder} cannot be read.").format(folder=error.folder)
    text = translate("settings", "The card design {folder} is left out. {why}")
    return text.format(folder=error.folder.name, why=_DECK_FAULTS[error.fault](file=error.file, reason=error.reason))


BACK_NAME: Final = Text("settings", "Back {number}")
