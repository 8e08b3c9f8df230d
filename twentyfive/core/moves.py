"""The moves of the players and of the table, with their text form.

``str(move)`` and `parse_move` are inverse. A move does not name its player, because the state has the seat to act.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from twentyfive.core.cards import Card, Cards, Suit, cards_text, parse_cards

LONGEST: Final = 400
"""Length limit of the text form of a move: more than twice the length of a deal."""


@dataclass(frozen=True, slots=True)
class DrawDealer:
    """Deal cards face up from seat 0 on, until the first jack, the last of `cards`, makes its seat the dealer."""

    cards: Cards

    def __str__(self) -> str:
        return f"draw {cards_text(self.cards)}"


@dataclass(frozen=True, slots=True)
class DealCards:
    """Deal the pack from its top card, ``pack[0]``. RULES.md section 4."""

    pack: Cards
    dealer: int

    def __str__(self) -> str:
        return f"deal {self.dealer} {cards_text(self.pack)}"


@dataclass(frozen=True, slots=True)
class Rob:
    """Take the turn-up in exchange for the card `out`. RULES.md section 3."""

    out: Card

    def __str__(self) -> str:
        return f"rob {self.out}"


@dataclass(frozen=True, slots=True)
class DeclineRob:
    """Leave the turn-up, when asked in a rob round. RULES.md section 3."""

    def __str__(self) -> str:
        return "leave"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid to take at least `points`. RULES.md section 5."""

    points: int

    def __str__(self) -> str:
        return f"bid {self.points}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Pass, which is final. RULES.md section 5."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Hold:
    """Equal the highest bid, as dealer. RULES.md section 5."""

    def __str__(self) -> str:
        return "hold"


@dataclass(frozen=True, slots=True)
class NameTrump:
    """Name the trump suit, as declarer. RULES.md section 5."""

    suit: Suit

    def __str__(self) -> str:
        return f"trump {self.suit}"


@dataclass(frozen=True, slots=True)
class CallPartner:
    """Call for `card`, as declarer: its holder is the partner in this deal. RULES.md section 5."""

    card: Card

    def __str__(self) -> str:
        return f"call {self.card}"


@dataclass(frozen=True, slots=True)
class PlayAlone:
    """Call for no card, as declarer, and play the deal without a partner. RULES.md section 5."""

    def __str__(self) -> str:
        return "alone"


@dataclass(frozen=True, slots=True)
class Exchange:
    """Put cards `out`: for the kitty, for as many from the stock, or one for a joker that was turned up."""

    out: Cards

    def __str__(self) -> str:
        return f"exchange {cards_text(self.out)}".rstrip()


@dataclass(frozen=True, slots=True)
class TakeFromStock:
    """Take `card` from the stock, as a dealer who robs the pack. RULES.md section 5."""

    card: Card

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Restock:
    """Make the cards that the other players put out a new stock, in this order. RULES.md section 5."""

    stock: Cards

    def __str__(self) -> str:
        return f"restock {cards_text(self.stock)}"


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card to the trick."""

    card: Card

    def __str__(self) -> str:
        return f"play {self.card}"


@dataclass(frozen=True, slots=True)
class Jink:
    """Play on after winning the first three tricks, aiming for all five. RULES.md section 6."""

    def __str__(self) -> str:
        return "jink"


@dataclass(frozen=True, slots=True)
class TakePool:
    """Take the pool after winning the first three tricks, which ends the deal. RULES.md section 6."""

    def __str__(self) -> str:
        return "pool"


@dataclass(frozen=True, slots=True)
class Vie:
    """Raise the worth of the deal by a card, before leading. RULES.md section 6."""

    def __str__(self) -> str:
        return "vie"


@dataclass(frozen=True, slots=True)
class LeadOn:
    """Vie no card before leading. RULES.md section 6."""

    def __str__(self) -> str:
        return "stand"


@dataclass(frozen=True, slots=True)
class See:
    """Accept the card that the other side vies. RULES.md section 6."""

    def __str__(self) -> str:
        return "see"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Give the deal up to the side that vies. RULES.md section 6."""

    def __str__(self) -> str:
        return "yield"


@dataclass(frozen=True, slots=True)
class GatherTrick:
    """Give the full trick to its winner."""

    def __str__(self) -> str:
        return "gather"


@dataclass(frozen=True, slots=True)
class ScoreDeal:
    """Score the finished deal."""

    def __str__(self) -> str:
        return "score"


PlayerMove = (
    Rob
    | DeclineRob
    | Bid
    | Pass
    | Hold
    | NameTrump
    | CallPartner
    | PlayAlone
    | Exchange
    | TakeFromStock
    | PlayCard
    | Jink
    | TakePool
    | Vie
    | LeadOn
    | See
    | GiveUp
)
TableMove = DrawDealer | DealCards | Restock | GatherTrick | ScoreDeal
Move = PlayerMove | TableMove


def _deal(rest: str) -> DealCards:
    dealer, _, pack = rest.partition(" ")
    return DealCards(parse_cards(pack), _number(dealer))


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 6):
        raise ValueError(f"{text[:20]!r} is no number")
    return int(text)


def _suit(text: str) -> Suit:
    if text not in tuple(Suit):
        raise ValueError(f"{text[:20]!r} is no suit: it must be one of C D H S")
    return Suit(text)


_WITH_ARGUMENTS: Final[dict[str, Callable[[str], Move]]] = {
    "draw": lambda rest: DrawDealer(parse_cards(rest)),
    "deal": _deal,
    "rob": lambda rest: Rob(Card.parse(rest)),
    "bid": lambda rest: Bid(_number(rest)),
    "trump": lambda rest: NameTrump(_suit(rest)),
    "call": lambda rest: CallPartner(Card.parse(rest)),
    "exchange": lambda rest: Exchange(parse_cards(rest)),
    "take": lambda rest: TakeFromStock(Card.parse(rest)),
    "restock": lambda rest: Restock(parse_cards(rest)),
    "play": lambda rest: PlayCard(Card.parse(rest)),
}
_WITHOUT_ARGUMENTS: Final[dict[str, Move]] = {
    str(move): move
    for move in (
        DeclineRob(),
        Pass(),
        Hold(),
        PlayAlone(),
        Jink(),
        TakePool(),
        Vie(),
        LeadOn(),
        See(),
        GiveUp(),
        GatherTrick(),
        ScoreDeal(),
    )
}


def parse_move(text: str) -> Move:
    """Read a move from its text form.

    Raises:
        ValueError: with the reason, if the text is not a move.
    """
    if len(text) > LONGEST:
        raise ValueError(f"{text[:60]!r}… is no move: it is longer than {LONGEST} letters")
    word, _, rest = text.strip().partition(" ")
    if not rest and word in _WITHOUT_ARGUMENTS:
        return _WITHOUT_ARGUMENTS[word]
    if word not in _WITH_ARGUMENTS:
        raise ValueError(f"{text.strip()[:60]!r} is no move")
    return _WITH_ARGUMENTS[word](rest.strip())
