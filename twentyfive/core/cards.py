"""Suits, ranks, cards and the pack, with their text form in records."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Suit(StrEnum):
    """One of the four suits; the value is its letter."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"

    @property
    def red(self) -> bool:
        """Whether the suit is red: then high numerals beat low ones ("highest in red, lowest in black")."""
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(StrEnum):
    """The number or picture on a card; the joker is a rank without a suit."""

    ACE = "A"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    FIVE = "5"
    SIX = "6"
    SEVEN = "7"
    EIGHT = "8"
    NINE = "9"
    TEN = "10"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    JOKER = "JK"


@dataclass(frozen=True, slots=True)
class Card:
    """A playing card. Only the joker has no suit.

    >>> Card.parse("10d")
    Card.parse('10D')
    """

    rank: Rank
    suit: Suit | None

    def __str__(self) -> str:
        return self.rank.value if self.suit is None else self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card written as rank then suit, in upper or lower case: ``5H``, ``10D``, ``AS``, the joker ``JK``.

        Raises:
            ValueError: with the reason, if the text is not a card.
        """
        known = _BY_TEXT.get(text)
        if known is not None:
            return known
        # Raise only ASCII letters to upper case: the capital of the long s, U+017F, is S.
        written = "".join(letter.upper() if letter.isascii() else letter for letter in text.strip())
        if written == Rank.JOKER:
            return cls(Rank.JOKER, None)
        rank, suit = written[:-1], written[-1:]
        if suit not in tuple(Suit):
            raise ValueError(f"{text[:20]!r} is no card: it must end with one of C D H S, or be JK")
        if rank == Rank.JOKER or rank not in tuple(Rank):
            raise ValueError(f"{text[:20]!r} is no card: {rank[:20]!r} is none of A 2 3 4 5 6 7 8 9 10 J Q K")
        return cls(Rank(rank), Suit(suit))


Cards = tuple[Card, ...]
"""Cards in the order in which they are held, dealt, played or put out."""


JOKER: Final = Card(Rank.JOKER, None)
ACE_OF_HEARTS: Final = Card(Rank.ACE, Suit.HEARTS)
FIVE_OF_HEARTS: Final = Card(Rank.FIVE, Suit.HEARTS)

PACK: Final = tuple(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER)
"""The 52 cards, in suit order."""

PACK_WITH_JOKER: Final = (*PACK, JOKER)

_BY_TEXT: Final = {str(card): card for card in PACK_WITH_JOKER}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces.

    Raises:
        ValueError: naming the first word that is not a card.
    """
    return tuple(Card.parse(word) for word in text.split())


def cards_text(cards: tuple[Card, ...]) -> str:
    """Write cards on one line, separated by spaces: the inverse of `parse_cards`."""
    return " ".join(str(card) for card in cards)
