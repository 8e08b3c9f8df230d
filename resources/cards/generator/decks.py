"""The decks: which there are, and the files that each consists of."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from .aces import ace
from .backs import back
from .courts import court_card, joker_card
from .drawing import BLACK, BLUE, CARD_HEIGHT, CARD_WIDTH, GREEN, PAPER, RED
from .numbers import PIP_SIZES, number_card
from .svg import Picture, written

FORMAT = 1
"""Rises when deck.json changes its meaning."""

JOKER = "JK"
BACKS = ("back1", "back2", "back3")


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of 53 faces and three backs.

    Attributes:
        ident: the name of its folder.
        name: what a person chooses it by.
        description: one line about it.
        inks: the ink of each suit's signs, pips and indices, by the suit's letter.
    """

    ident: str
    name: str
    description: str
    inks: Mapping[str, str]


DECKS = (
    Deck(
        "classic",
        "Classic",
        "Two colours, traditional pips and two-headed court cards with Irish interlace.",
        {"S": BLACK, "H": RED, "D": RED, "C": BLACK},
    ),
    Deck(
        "four-colour",
        "Four colours",
        "The classic deck with each suit in a colour of its own: spades black, hearts red, diamonds blue, clubs green.",
        {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN},
    ),
)


def deck_files(deck: Deck) -> dict[str, str]:
    """The text of every file of the deck by its name."""
    files = {f"{name}.svg": written(picture) for name, picture in pictures(deck)}
    return {**files, "deck.json": description(deck)}


def pictures(deck: Deck) -> Iterator[tuple[str, Picture]]:
    """The faces, each with the card's text form for its name, and the backs."""
    for suit, ink in deck.inks.items():
        yield f"A{suit}", ace(suit, ink)
        for rank in map(str, PIP_SIZES):
            yield rank + suit, number_card(rank, suit, ink)
        for rank in "JQK":
            yield rank + suit, court_card(rank, suit, ink)
    yield JOKER, joker_card()
    for number, name in enumerate(BACKS, start=1):
        yield name, back(number)


def description(deck: Deck) -> str:
    """The deck's own description as JSON."""
    ratio = (CARD_WIDTH // 50, CARD_HEIGHT // 50)
    described = {
        "format": FORMAT,
        "id": deck.ident,
        "name": deck.name,
        "description": deck.description,
        "ratio": ratio,
        "backs": BACKS,
        "joker": JOKER,
        "paper": PAPER,
        "suits": deck.inks,
    }
    return json.dumps(described, indent=2) + "\n"
