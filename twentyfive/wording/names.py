"""The names of cards and suits in sentences: signs such as "7♠" to read, words such as "7 of spades" to hear."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QCoreApplication

from twentyfive.core import Card, Rank, Suit

translate = QCoreApplication.translate

SIGNS = MappingProxyType({Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"})

_SUITS: Final = {sign: suit for suit, sign in SIGNS.items()}
_SIGNED: Final = re.compile(r"(10|[2-9AJQK])?([♣♦♥♠])")


def suit_name(suit: Suit) -> str:
    """Return the suit's name for the start of a line: "Spades"."""
    return {
        Suit.CLUBS: translate("names", "Clubs"),
        Suit.DIAMONDS: translate("names", "Diamonds"),
        Suit.HEARTS: translate("names", "Hearts"),
        Suit.SPADES: translate("names", "Spades"),
    }[suit]


def suit_in_sentence(suit: Suit) -> str:
    """Return the suit's name within a sentence: "spades"."""
    match suit:  # one translation only: ten phones are told hundreds of cards with each move
        case Suit.CLUBS:
            return translate("names", "clubs")
        case Suit.DIAMONDS:
            return translate("names", "diamonds")
        case Suit.HEARTS:
            return translate("names", "hearts")
        case Suit.SPADES:
            return translate("names", "spades")


def one_of_suit(suit: Suit) -> str:
    """Return the name of one card of the suit, with its article: "a spade"."""
    return {
        Suit.CLUBS: translate("names", "a club"),
        Suit.DIAMONDS: translate("names", "a diamond"),
        Suit.HEARTS: translate("names", "a heart"),
        Suit.SPADES: translate("names", "a spade"),
    }[suit]


def rank_name(rank: Rank) -> str:
    """Return the spoken name of the rank: "7", "jack"."""
    match rank:
        case Rank.ACE:
            return translate("names", "ace")
        case Rank.JACK:
            return translate("names", "jack")
        case Rank.QUEEN:
            return translate("names", "queen")
        case Rank.KING:
            return translate("names", "king")
        case Rank.JOKER:
            return translate("names", "joker")
        case _:
            return str(rank)


def card_sign(card: Card) -> str:
    """Return the card as written within a sentence: "7♠", "10♦", "the joker"."""
    if card.suit is None:
        return translate("names", "the joker")
    return str(card.rank) + SIGNS[card.suit]


def card_label(card: Card) -> str:
    """Return the card as written on its own: "7♠", "Joker"."""
    return translate("names", "Joker") if card.suit is None else card_sign(card)


def card_name(card: Card) -> str:
    """Return the card as spoken within a sentence: "7 of spades", "the joker"."""
    if card.suit is None:
        return translate("names", "the joker")
    return translate("names", "{rank} of {suit}").format(rank=rank_name(card.rank), suit=suit_in_sentence(card.suit))


def for_the_ear(text: str) -> str:
    """Return the text with cards and suits as spoken: "5 of hearts" for "5♥"; with a capital after a sentence."""
    return _SIGNED.sub(_spoken, text)


def _spoken(signed: re.Match[str]) -> str:
    suit: Suit = _SUITS[signed[2]]
    name = suit_in_sentence(suit) if signed[1] is None else card_name(Card.parse(f"{signed[1]}{suit}"))
    begins = signed.string[: signed.start()].endswith((". ", "? "))
    return name[:1].upper() + name[1:] if begins else name


def listed(words: Sequence[str]) -> str:
    """Join words to a list in a sentence: "5♠", "5♠ and A♥", "5♠, J♠ and A♥"; empty without words."""
    if len(words) < 2:
        return "".join(words)
    return translate("names", "{first} and {last}").format(first=", ".join(words[:-1]), last=words[-1])


def either(words: Sequence[str]) -> str:
    """Join words to a choice in a sentence: "5♠, J♠ or A♥"; empty without words."""
    if len(words) < 2:
        return "".join(words)
    return translate("names", "{first} or {last}").format(first=", ".join(words[:-1]), last=words[-1])


def signs(cards: Sequence[Card]) -> str:
    """Return the cards as written, as a list in a sentence."""
    return listed([card_sign(card) for card in cards])
