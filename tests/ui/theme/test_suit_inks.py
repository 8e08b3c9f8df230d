"""A suit sign has the colour of the deck on every ground, and can be read there."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from PySide6.QtGui import QColor

from tests.ui.dressing import dressed
from tests.ui.moments import show
from tests.ui.painted import visible
from tests.ui.panels import shows
from tests.ui.whole import Start
from twentyfive.core import PlayerView, Suit
from twentyfive.presentation.option_bars import BarRow, OptionBar
from twentyfive.presentation.settings import Cloth, Settings, ThemeChoice
from twentyfive.ui.cards.decks import Deck, built_in_decks
from twentyfive.ui.table.surface.trump_button import TrumpButton
from twentyfive.ui.theme.look import Look, make_look
from twentyfive.ui.theme.suit_inks import Behind, SuitColours, suit_inks
from twentyfive.ui.theme.tokens import Ground, contrast_ratio
from twentyfive.ui.widgets.bar_table import BarTable
from twentyfive.wording.names import SIGNS

pytestmark = pytest.mark.usefixtures("qapp")

DECKS = built_in_decks()
THEMES = [ThemeChoice.LIGHT, ThemeChoice.DARK, ThemeChoice.HIGH_CONTRAST]
GROUNDS = {
    Ground.PAPER: ("page", "surface", "raised"),
    Ground.WOOD: ("wood", "plate"),
    Ground.CLOTH: ("cloth", "rim"),
    Ground.TRAY: ("tray",),
    Ground.SHADE: ("tray",),
    Ground.CARD: ("card",),
}


def looks(deck: Deck, theme: ThemeChoice) -> list[Look]:
    """Return the look of each cloth."""
    return [make_look(Settings(theme=theme, cloth=cloth), 1280, 800, deck.suits) for cloth in Cloth]


def colour_distance(one: QColor, other: QColor) -> float:
    """Return the distance between two colours, 0 to 441."""
    channels = (one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue())
    return float(sum(channel**2 for channel in channels) ** 0.5)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.ident)
class TestEveryDeckInEveryTheme:
    def test_signs_can_be_read(self, deck: Deck, theme: ThemeChoice) -> None:
        for look, (ground, tokens), suit in product(looks(deck, theme), GROUNDS.items(), Suit):
            ink = look.suit_on(suit, ground).name()
            for token in tokens:
                assert contrast_ratio(ink, getattr(look.theme.tokens, token)) >= 4.5, (suit, token)
            if ground is Ground.CLOTH:
                assert contrast_ratio(ink, look.theme.tokens.lamp) >= 3

    def test_signs_on_buttons_can_be_read(self, deck: Deck, theme: ThemeChoice) -> None:
        tokens = looks(deck, theme)[0].theme.tokens
        for fill, ink in (
            (tokens.accent, tokens.onaccent),
            (tokens.surface, tokens.ink),
            (tokens.plate, tokens.woodink),
        ):
            for sign in looks(deck, theme)[0].sign_inks(fill, ink).values():
                assert contrast_ratio(sign.name(), fill) >= 4.5

    def test_suits_that_differ_on_the_cards_differ_everywhere(self, deck: Deck, theme: ThemeChoice) -> None:
        for look, ground in product(looks(deck, theme), Ground):
            for one, other in combinations(Suit, 2):
                distance = colour_distance(look.suit_on(one, ground), look.suit_on(other, ground))
                if deck.suits.of(one) == deck.suits.of(other):
                    assert distance == 0
                else:
                    assert distance > 50, (one, other, ground)


def test_a_readable_colour_is_not_changed() -> None:
    deck = SuitColours("#0b6b35", "#1d4a86", "#a3161f", "#1c1a1e")
    assert suit_inks(deck, (Behind("#FFFFFF"),), "#000000") == ("#0B6B35", "#1D4A86", "#A3161F", "#000000")


def test_a_suit_keeps_its_hue_on_a_dark_ground() -> None:
    deck = SuitColours("#0b6b35", "#1d4a86", "#a3161f", "#1c1a1e")
    inks = suit_inks(deck, (Behind("#101010"),), "#FFFFFF")
    for before, after in zip(deck[:3], inks[:3], strict=True):
        assert abs(QColor(before).hue() - QColor(after).hue()) <= 2
    assert inks.spades == "#FFFFFF"


def clubs_are_trumps(view: PlayerView) -> bool:
    """Return True if the viewer is to play and clubs are trumps."""
    return view.my_turn and view.trump is Suit.CLUBS


@pytest.mark.broad("dark")
@pytest.mark.parametrize("theme", THEMES)
def test_the_trump_button_shows_the_suit_in_the_colour_of_the_deck(start: Start, theme: ThemeChoice) -> None:
    whole = start(theme=theme)
    show(whole, "twenty-five", 5, 5, clubs_are_trumps)
    (trump_button,) = (widget for widget in visible(whole.window) if isinstance(widget, TrumpButton))
    inks = {deck.ident: looks(deck, theme)[0].suit_on(Suit.CLUBS, Ground.TRAY) for deck in DECKS}
    seen = {}
    for ident, ink in inks.items():
        whole.store.change(deck=ident)
        seen[ident] = shows(trump_button, ink)
    whole.close()
    assert seen == dict.fromkeys(inks, True)
    assert len({ink.name() for ink in inks.values()}) == 3


@pytest.mark.broad("classic-*")
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.ident)
def test_suit_signs_in_a_bar_table_have_the_colours_of_the_deck(deck: Deck, theme: ThemeChoice) -> None:
    look = make_look(Settings(theme=theme, text=2.5), 1280, 800, deck.suits)  # hollow signs have thin rims
    bars = dressed(BarTable(), look)
    sure = (OptionBar("1", 1.0, 1.0, 1.0),)
    bars.show_rows([BarRow(f"Put out 5{SIGNS[suit]}", sure, best=suit is Suit.SPADES) for suit in Suit])
    bars.resize(900, bars.heightForWidth(900))
    inks = look.sign_inks(look.theme.tokens.surface, look.theme.tokens.ink)
    for suit in Suit:
        assert shows(bars, inks[look.signs(SIGNS[suit])]), suit
