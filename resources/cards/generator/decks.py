"""The decks, and the files of each."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from . import coloursafe, high_contrast, large
from .aces import ace
from .backs import back
from .courts import court_card, joker_card
from .drawing import BLACK, BLUE, CARD_HEIGHT, CARD_WIDTH, GREEN, PAPER, RED
from .numbers import PIP_SIZES, number_card
from .svg import Picture, written

FORMAT = 1
"""The version of deck.json; it rises when the meaning of a field changes."""

JOKER = "JK"
BACKS = ("back1", "back2", "back3")

Inks = Mapping[str, str]
"""The ink of each suit by the suit's letter."""


def traditional(inks: Inks) -> Iterator[tuple[str, Picture]]:
    """The faces, each named by the card's text form, and the backs, in the classic style."""
    for suit, ink in inks.items():
        yield f"A{suit}", ace(suit, ink)
        for rank in map(str, PIP_SIZES):
            yield rank + suit, number_card(rank, suit, ink)
        for rank in "JQK":
            yield rank + suit, court_card(rank, suit, ink)
    yield JOKER, joker_card()
    for number, name in enumerate(BACKS, start=1):
        yield name, back(number)


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of 53 faces and three backs.

    Attributes:
        ident: the name of its folder.
        name: the name that a person sees.
        description: one line about it.
        inks: the ink of each suit's signs, pips and indices.
        pictures: draws the faces and the backs in these inks, each with its name.
        paper: the colour of the card.
    """

    ident: str
    name: str
    description: str
    inks: Inks
    pictures: Callable[[Inks], Iterator[tuple[str, Picture]]] = traditional
    paper: str = PAPER


BLACK_AND_RED: Inks = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}

DECKS = (
    Deck(
        "classic",
        "Classic",
        "Two colours, traditional pips and two-headed court cards with Irish interlace.",
        BLACK_AND_RED,
    ),
    Deck(
        "four-colour",
        "Four colours",
        "The classic deck with each suit in a colour of its own: spades black, hearts red, diamonds blue, clubs green.",
        {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN},
    ),
    Deck(
        "colour-safe",
        "Safe colours",
        "Hues that stay apart for colour-blind eyes, and a filling for each suit: solid, hollow, striped, dotted.",
        coloursafe.HUES,
        coloursafe.pictures,
    ),
    Deck(
        "large",
        "Large",
        "Rank and suit fill half the card, to be read at arm's length; a court card shows one head beside them.",
        BLACK_AND_RED,
        large.pictures,
    ),
    Deck(
        "high-contrast",
        "High contrast",
        "White on black, the pictures in white lines; spades and clubs are solid, hearts and diamonds hollow.",
        high_contrast.INKS,
        high_contrast.pictures,
        high_contrast.GROUND,
    ),
)


def deck_files(deck: Deck) -> dict[str, str]:
    """The text of every file of the deck by its name."""
    files = {f"{name}.svg": written(picture) for name, picture in deck.pictures(deck.inks)}
    return {**files, "deck.json": description(deck)}


def description(deck: Deck) -> str:
    """The description of the deck as JSON."""
    ratio = (CARD_WIDTH // 50, CARD_HEIGHT // 50)
    described = {
        "format": FORMAT,
        "id": deck.ident,
        "name": deck.name,
        "description": deck.description,
        "ratio": ratio,
        "backs": BACKS,
        "joker": JOKER,
        "paper": deck.paper,
        "suits": deck.inks,
    }
    return json.dumps(described, indent=2) + "\n"
