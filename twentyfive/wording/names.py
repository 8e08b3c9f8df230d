"""The names of cards and suits in sentences: signs such as "7♠" to read, words such as "7 of spades" to hear."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import reduce
from types import MappingProxyType
from typing import Final

from twentyfive.core import Card, Rank, Suit
from twentyfive.wording.grammar import texts
from twentyfive.wording.grammar.language import CaseError, no_case
from twentyfive.wording.grammar.texts import Cased, Text, form_text, grammar

translate = texts.translate

SIGNS = MappingProxyType({Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"})

RANKS: Final = MappingProxyType(
    {
        Rank.ACE: "the ace",
        **{rank: f"the {rank}" for rank in Rank if rank.isdecimal()},
        Rank.JACK: "the jack",
        Rank.QUEEN: "the queen",
        Rank.KING: "the king",
        Rank.JOKER: "the joker",
    }
)
"""The English of the forms of ranks that a language has of its own."""

SUITS: Final = MappingProxyType(
    {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}
)
"""The English of the forms of suits."""

_SUITS: Final = {sign: suit for suit, sign in SIGNS.items()}
_SIGNED: Final = re.compile(r"(10|[2-9AJQK])?([♣♦♥♠])")
_AFTER_LABEL: Final = re.compile(r"\s*:")
_DETERMINED: Final = re.compile(r"(?:\b(?:the|an?|your|my|their|his|her|this|that)|[’']s) $", re.IGNORECASE)
_ALONE: Final = re.compile(r"\s*(?:[,;·]|$)")
_ARTICLE: Final = re.compile(r".*[ '’]", re.DOTALL)


class SuitWord(Cased):
    """A suit in a sentence."""

    __slots__ = ("suit",)
    suit: Suit

    def in_case(self, case: str) -> str:
        """Return the suit in that case: "hairt"."""
        return form_text(SUITS[self.suit], case) if case in grammar().suits else super().in_case(case)


class _Attribute(SuitWord):
    """A suit behind a rank."""

    __slots__ = ("noun",)
    noun: str

    def in_case(self, case: str) -> str:
        """Return the suit in that case as it is after the rank: "mhuileata"."""
        return grammar().after_noun(self.noun, super().in_case(case))


class RankWord(Cased):
    """A rank in a sentence."""

    __slots__ = ("rank",)
    rank: Rank

    def in_case(self, case: str) -> str:
        """Return the rank in that case: "an cúig"."""
        return rank_form(self.rank, case)


class CardSign(Cased):
    """A card as written: a case shows in its article alone, "l'A♥"."""

    __slots__ = ("card",)
    card: Card

    def in_case(self, case: str) -> str:
        """Return the article of that case, if it has one, and the sign."""
        form = rank_form(self.card.rank, case)
        if self.card.suit is None:
            return form
        article = _ARTICLE.match(form)
        return f"{article[0] if article else ''}{grammar().marks.get(case, '')}{self}"


class CardName(Cased):
    """A card as spoken."""

    __slots__ = ("card",)
    card: Card

    def in_case(self, case: str) -> str:
        """Return the name in that case: "an chúig hairt"."""
        form = rank_form(self.card.rank, case)
        if self.card.suit is None:
            return form
        return _of_suit(translate("names", "{rank} of {suit}"), _Fixed(form), self.card.suit)


class Listed(Cased):
    """A list or a choice, each part of which takes the case."""

    __slots__ = ("parts", "pattern")
    parts: Sequence[str]
    pattern: str

    def in_case(self, case: str) -> str:
        """Return the list with each part in that case, after its own preposition if the case wants one."""
        parts = [part.in_case(case) if isinstance(part, Cased) else grammar().word(part, case) for part in self.parts]
        again = grammar().repeated.get(case, "")
        return _joined([*parts[:1], *(f"{again}{part}" for part in parts[1:])], self.pattern)


class _Fixed(Cased):
    """A word that already has its case."""

    __slots__ = ()

    def in_case(self, _: str) -> str:
        return str(self)


def rank_form(rank: Rank, case: str) -> str:
    """Return a rank in a case of the language in use.

    Raises:
        CaseError: if there is no such form.
    """
    used = grammar()
    if case in used.ranks:
        return form_text(RANKS[rank], case)
    base, rule = used.cards[case] if case in used.cards else no_case(case)
    return rule(form_text(RANKS[rank], base))


SUIT_NAMES: Final = {
    Suit.CLUBS: Text("names", "Clubs"),
    Suit.DIAMONDS: Text("names", "Diamonds"),
    Suit.HEARTS: Text("names", "Hearts"),
    Suit.SPADES: Text("names", "Spades"),
}
"""The suits at the start of a line; within a sentence there is `suit_in_sentence`."""

_SUITS_IN_SENTENCE: Final = {
    Suit.CLUBS: Text("names", "clubs"),
    Suit.DIAMONDS: Text("names", "diamonds"),
    Suit.HEARTS: Text("names", "hearts"),
    Suit.SPADES: Text("names", "spades"),
}


def suit_in_sentence(suit: Suit) -> SuitWord:
    """Return the suit's name within a sentence: "spades"."""
    word = SuitWord(_SUITS_IN_SENTENCE[suit]())
    word.suit = suit
    return word


ONE_OF_SUIT: Final = {
    Suit.CLUBS: Text("names", "a club"),
    Suit.DIAMONDS: Text("names", "a diamond"),
    Suit.HEARTS: Text("names", "a heart"),
    Suit.SPADES: Text("names", "a spade"),
}
"""One card of the suit, with its article."""

_RANK_NAMES: Final = {
    Rank.ACE: Text("names", "ace"),
    Rank.JACK: Text("names", "jack"),
    Rank.QUEEN: Text("names", "queen"),
    Rank.KING: Text("names", "king"),
    Rank.JOKER: Text("names", "joker"),
}


def rank_name(rank: Rank) -> RankWord:
    """Return the spoken name of the rank: "7", "jack"."""
    word = RankWord(_RANK_NAMES[rank]() if rank in _RANK_NAMES else rank)
    word.rank = rank
    return word


def card_sign(card: Card) -> str:
    """Return the card as written within a sentence: "7♠", "10♦", "the joker"."""
    if card.suit is None:
        sign = CardSign(translate("names", "the joker"))
    else:
        sign = CardSign(card.rank.value + SIGNS[card.suit])
    sign.card = card
    return sign


def card_label(card: Card) -> str:
    """Return the card as written on its own: "7♠", "Joker"."""
    return translate("names", "Joker") if card.suit is None else card_sign(card)


def card_name(card: Card) -> str:
    """Return the card as spoken within a sentence: "the 7 of spades", "the joker"."""
    if card.suit is None:
        name = CardName(translate("names", "the joker"))
    else:
        name = CardName(_of_suit(translate("names", "the {rank} of {suit}"), rank_name(card.rank), card.suit))
    name.card = card
    return name


def card_title(card: Card) -> str:
    """Return the card as spoken on its own, as the name of a button or in a list of labels: "7 of spades"."""
    if card.suit is None:
        return translate("names", "Joker")
    return _of_suit(translate("names", "{rank} of {suit}"), rank_name(card.rank), card.suit)


def _of_suit(text: str, rank: Cased, suit: Suit) -> str:
    attribute = _Attribute(suit_in_sentence(suit))
    attribute.suit, attribute.noun = suit, rank
    return text.format(rank=rank, suit=attribute)


def for_the_ear(text: str) -> str:
    """Return the text with cards and suits as spoken: "the 5 of hearts" for "5♥"; with a capital after a sentence.

    A card that begins a sentence before a colon, or stands alone, is a label: "5 of hearts: 7.4".
    """
    spoken, end = "", 0
    for signed in _SIGNED.finditer(text):
        spoken += text[end : signed.start()]
        end = signed.end()
        begins = not spoken or spoken.endswith((". ", "; "))
        is_label = (begins and _AFTER_LABEL.match(text, end)) or (not spoken and _ALONE.match(text, end))
        if is_label and signed[1] is not None:
            spoken += card_title(Card.parse(f"{signed[1]}{_SUITS[signed[2]]}"))
        else:
            spoken = _with_name(spoken, signed)
    return spoken + text[end:]


def _with_name(before: str, signed: re.Match[str]) -> str:
    """Return the text up to and with a card or suit as spoken."""
    suit: Suit = _SUITS[signed[2]]
    begins = not before or before.endswith((". ", "? "))
    if signed[1] is None:
        return before + _begun(suit_in_sentence(suit), begins)
    card, heard = Card.parse(f"{signed[1]}{suit}"), grammar().heard(before)
    name = card_name(card)
    if heard.case is None or not isinstance(name, CardName):
        return before + _begun(card_title(card) if _DETERMINED.search(before) else name, begins)
    cut = len(before) - heard.replaced
    try:
        form = name.in_case(heard.case)
    except CaseError:  # not translated yet
        return before + name
    return before[:cut] + _begun(form, begins or before[cut : cut + 1].isupper())


def _begun(name: str, begins: bool) -> str:
    return name[:1].upper() + name[1:] if begins else name


def listed(words: Sequence[str]) -> str:
    """Join words to a list in a sentence: "5♠", "5♠ and A♥", "5♠, J♠ and A♥"; empty without words."""
    return _list(words, translate("names", "{first} and {last}"))


def either(words: Sequence[str]) -> str:
    """Join words to a choice in a sentence: "5♠, J♠ or A♥"; empty without words."""
    return _list(words, translate("names", "{first} or {last}"))


def separated(parts: Sequence[str]) -> str:
    """Join parts that may have commas of their own: "5 points, give or take 2; 3 games"; empty without parts."""
    text = translate("names", "{first}; {last}")
    return reduce(lambda first, last: text.format(first=first, last=last), parts) if parts else ""


def detailed(what: str, detail: str) -> str:
    """Return something and what is told about it: "5 of hearts: 7.4"."""
    return translate("names", "{what}: {detail}").format(what=what, detail=detail)


def _list(words: Sequence[str], pattern: str) -> str:
    if len(words) < 2:
        return words[0] if words else ""
    whole = Listed(_joined(words, pattern))
    whole.parts, whole.pattern = tuple(words), pattern
    return whole


def _joined(words: Sequence[str], pattern: str) -> str:
    return pattern.format(first=", ".join(words[:-1]), last=words[-1])


PRINT_OR_PDF: Final = Text("page", "Print or PDF…")


def signs(cards: Sequence[Card]) -> str:
    """Return the cards as written, as a list in a sentence."""
    return listed([card_sign(card) for card in cards])
