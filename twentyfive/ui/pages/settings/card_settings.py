"""The questions of the Settings page about the cards: the deck and the back, with their names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from twentyfive.presentation.settings import Settings
from twentyfive.ui.cards.decks import Deck, DeckError, DeckFault, available_decks
from twentyfive.ui.pages.settings.picture_buttons import back_button, back_of, deck_button
from twentyfive.ui.pages.settings.settings_questions import SettingsQuestions
from twentyfive.ui.settings.store import SettingsStore
from twentyfive.ui.theme.look import deck_for
from twentyfive.ui.widgets.buttons import Switch
from twentyfive.ui.widgets.panels import RichLabel, Role
from twentyfive.ui.widgets.status_label import FaultLabel
from twentyfive.wording.grammar.texts import Text
from twentyfive.wording.names import translate


class CardQuestions(SettingsQuestions):
    """The questions about the cards.

    Attributes:
        decks: the choice of deck, with pictures.
        backs: the choice of back, with pictures.
        suited: the switch that lets text size and colours choose the deck.
        faults: the faults of decks in the person's folder; empty if there are none.
    """

    def __init__(self, store: SettingsStore, folder: Path) -> None:
        """Create the questions; `folder` is the person's folder for decks."""
        super().__init__(translate("settings", "Cards"), store)
        found = available_decks(folder)
        self._decks = {deck.ident: deck for deck in found.decks}
        decks = ((ident, deck_button(deck, deck_name(ident, deck.name))) for ident, deck in self._decks.items())
        self.decks = self._choice("deck", translate("settings", "Card design"), decks)
        self.suited = Switch(
            translate("settings", "The design that suits text and colours"),
            self,
            note=translate("settings", "Large cards with large text, white on black with high contrast."),
        )
        self.suited.clicked.connect(self._set_suited)
        where = RichLabel(DECKS_FOLDER_SENTENCE(folder=str(folder)), role=Role.NOTE)
        self.faults = FaultLabel(self)
        self.faults.set_text(" ".join(map(deck_fault_sentence, found.faulty)))
        self.add(self.suited, where, self.faults)
        deck = self._worn(store.settings)
        self._backs = {number: back_button(deck, number, BACK_NAME(number=number)) for number in (1, 2, 3)}
        self.backs = self._choice("back", translate("settings", "Back"), self._backs.items())
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        self.decks.show_value(deck_for(settings))
        self.suited.setChecked(settings.deck is None)
        deck = self._worn(settings)
        self.backs.show_value(min(settings.back, len(deck.backs)))
        self.backs.leave_out(*(button for number, button in self._backs.items() if number > len(deck.backs)))
        for number, button in self._backs.items():
            button.show_deck(deck, back_of(deck, number))

    def _set_suited(self, on: bool) -> None:
        settings = self._store.settings
        self._store.use(settings.with_suited_deck(on, deck_for(settings)))

    def _worn(self, settings: Settings) -> Deck:
        """The deck in use, or the first deck if the one in use is not offered."""
        return self._decks.get(deck_for(settings), next(iter(self._decks.values())))


_DECK_NAMES: Final = {
    "classic": Text("settings", "Classic"),
    "four-colour": Text("settings", "Four colours"),
    "colour-safe": Text("settings", "Safe colours"),
    "large": Text("settings", "Large"),
    "high-contrast": Text("settings", "High contrast"),
}


def deck_name(ident: str, own: str) -> str:
    """Return the translated name of a deck of the program; for any other deck its own name, `own`."""
    return str(_DECK_NAMES.get(ident, own))


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
