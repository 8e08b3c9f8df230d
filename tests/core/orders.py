"""Tables of the order of trumps and plain cards, copied by hand from RULES.md section 1."""

from __future__ import annotations

from dataclasses import dataclass

from twentyfive.core import Rules, Suit


@dataclass(frozen=True, slots=True)
class Order:
    """The trumps of one suit, best first, under the named options."""

    options: str
    letter: str
    cards: str

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return Suit(self.letter)

    def __str__(self) -> str:
        return f"{self.options} {self.letter}"


OPTIONS: dict[str, dict[str, object]] = {
    "modern": {},
    "five_cards": {"trump_order": "five_cards"},
    "five_and_ten": {"trump_order": "five_and_ten"},
    "joker": {"joker": True},
    "5H best": {"five_of_hearts_best": True},
    "5H best, five_cards": {"five_of_hearts_best": True, "trump_order": "five_cards"},
    "5H best, joker": {"five_of_hearts_best": True, "joker": True},
}


def rules_of(order: Order) -> Rules:
    """Rules with the options of the order."""
    return Rules().replace(**OPTIONS[order.options])


TRUMPS = [
    Order("modern", "H", "5H JH AH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("modern", "D", "5D JD AH AD KD QD 10D 9D 8D 7D 6D 4D 3D 2D"),
    Order("modern", "C", "5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Order("modern", "S", "5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
    # Cotton 1674: five, ace of hearts, ace of trumps, jack, then the king.
    Order("five_cards", "H", "5H AH JH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("five_cards", "D", "5D AH AD JD KD QD 10D 9D 8D 7D 6D 4D 3D 2D"),
    Order("five_cards", "C", "5C AH AC JC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Order("five_cards", "S", "5S AH AS JS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
    # Five and Ten: five, ace of hearts, jack, ace, king.
    Order("five_and_ten", "H", "5H AH JH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("five_and_ten", "D", "5D AH JD AD KD QD 10D 9D 8D 7D 6D 4D 3D 2D"),
    Order("five_and_ten", "C", "5C AH JC AC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Order("five_and_ten", "S", "5S AH JS AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
    # Today's clubs: the joker between the jack and the ace of hearts.
    Order("joker", "H", "5H JH JK AH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("joker", "D", "5D JD JK AH AD KD QD 10D 9D 8D 7D 6D 4D 3D 2D"),
    Order("joker", "C", "5C JC JK AH AC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Order("joker", "S", "5S JS JK AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
]

FIVE_OF_HEARTS_BEST = [
    # HG's numbered list.
    Order("5H best", "H", "5H JH AH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("5H best", "D", "5H 5D JD AH AD KD QD 10D 9D 8D 7D 6D 4D 3D 2D"),
    Order("5H best", "C", "5H 5C JC AH AC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Order("5H best", "S", "5H 5S JS AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
    Order("5H best, five_cards", "H", "5H AH JH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("5H best, five_cards", "C", "5H 5C AH AC JC KC QC 2C 3C 4C 6C 7C 8C 9C 10C"),
    Order("5H best, joker", "H", "5H JH JK AH KH QH 10H 9H 8H 7H 6H 4H 3H 2H"),
    Order("5H best, joker", "S", "5H 5S JS JK AH AS KS QS 2S 3S 4S 6S 7S 8S 9S 10S"),
]

LOWEST_ACE = [
    Order("modern", "H", "5H JH KH QH 10H 9H 8H 7H 6H 4H 3H 2H AH"),
    Order("modern", "D", "5D JD AH KD QD 10D 9D 8D 7D 6D 4D 3D 2D AD"),
    Order("modern", "C", "5C JC AH KC QC 2C 3C 4C 6C 7C 8C 9C 10C AC"),
    Order("modern", "S", "5S JS AH KS QS 2S 3S 4S 6S 7S 8S 9S 10S AS"),
    Order("five_cards", "H", "5H JH KH QH 10H 9H 8H 7H 6H 4H 3H 2H AH"),
    Order("five_cards", "S", "5S AH JS KS QS 2S 3S 4S 6S 7S 8S 9S 10S AS"),
    Order("joker", "H", "5H JH JK KH QH 10H 9H 8H 7H 6H 4H 3H 2H AH"),
    Order("5H best", "C", "5H 5C JC AH KC QC 2C 3C 4C 6C 7C 8C 9C 10C AC"),
]

PLAIN = {
    "H": "KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H",
    "D": "KD QD JD 10D 9D 8D 7D 6D 5D 4D 3D 2D AD",
    "C": "KC QC JC AC 2C 3C 4C 5C 6C 7C 8C 9C 10C",
    "S": "KS QS JS AS 2S 3S 4S 5S 6S 7S 8S 9S 10S",
}
"""The plain cards of each suit, best first. The ace of hearts is never one of them."""
