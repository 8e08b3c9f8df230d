"""The questions of the Settings page about the cards: which deck, and which back."""

from __future__ import annotations

from twentyfive.assets import resource
from twentyfive.ui.faces import Deck, load_deck
from twentyfive.ui.look import Look
from twentyfive.ui.picture_buttons import back_button, back_of, deck_button
from twentyfive.ui.settings import Settings, SettingsStore
from twentyfive.ui.settings_panels import SettingsPanel
from twentyfive.ui.wording.names import translate
from twentyfive.ui.wording.settings import back_name


def offered_decks() -> tuple[Deck, ...]:
    """Every deck that comes with the program, in the order of their names."""
    described = resource("cards").glob("*/deck.json")
    return tuple(sorted((load_deck(file.parent.name) for file in described), key=lambda deck: deck.name))


class CardPanel(SettingsPanel):
    """Cards.

    Attributes:
        decks, backs: choices, each shown by a picture.
    """

    def __init__(self, store: SettingsStore, look: Look) -> None:
        super().__init__(translate("settings", "Cards"), store, look)
        self._decks = {deck.ident: deck for deck in offered_decks()}
        decks = ((ident, deck_button(deck, look)) for ident, deck in self._decks.items())
        self.decks = self._choice("deck", translate("settings", "Deck"), decks)
        deck = self._worn(store.settings)
        self._backs = {number: back_button(deck, number, back_name(number), look) for number in (1, 2, 3)}
        self.backs = self._choice("back", translate("settings", "Back"), self._backs.items())
        self.show_settings(store.settings)

    def show_settings(self, settings: Settings) -> None:
        self.decks.show_value(settings.deck)
        self.backs.show_value(settings.back)
        deck = self._worn(settings)
        for number, button in self._backs.items():
            button.show_deck(deck, back_of(deck, number))

    def _worn(self, settings: Settings) -> Deck:
        """The deck that is chosen; the first where it is none of those offered."""
        return self._decks.get(settings.deck, next(iter(self._decks.values())))
