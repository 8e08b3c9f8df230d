"""The table as a view of the protocol tells it, and the order of the cards by RULES.md section 1."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS: Final = "CDHS"
TRUMP: Final = 100
"""The strength above which a card is a trump; a plain suit has fewer cards."""

FIVE, JACK, ACE_OF_HEARTS = 114, 113, 112
"""The strengths of the best three trumps; the ace of hearts is one in every deal."""


def strength(card: str, trump: str) -> int:
    """The strength of a card: its place from below in a plain suit, or as a trump."""
    rank, suit = card[:-1], card[-1]
    if card == "AH":
        return ACE_OF_HEARTS
    order = [*(RANKS[:10] if suit in "DH" else reversed(RANKS[:10])), "J", "Q", "K"]
    if suit != trump:
        return order.index(rank)
    if rank in "5J":
        return FIVE if rank == "5" else JACK
    if rank == "A":
        return ACE_OF_HEARTS - 1
    others = [other for other in order if other not in "5JA"]
    return ACE_OF_HEARTS - len(others) - (suit != "H") + others.index(rank)


@dataclass(frozen=True, slots=True)
class Table:
    """A position in which a card is to be played.

    Attributes:
        trump: the letter of the trump suit.
        plays: the cards that may be played, the weakest first: plain cards, then trumps.
        seen: the cards of the own hand and all that lay on the table.
        led: the card led, empty when leading.
        best: the card that is winning, empty when leading.
        winner: the seat that played it.
        is_last: True if nobody is to play after this card.
        trick: the number of the trick, from 1.
        seat: the own seat.
        scores: by seat or by side.
    """

    trump: str
    plays: tuple[str, ...]
    seen: frozenset[str]
    led: str
    best: str
    winner: int
    is_last: bool
    trick: int
    seat: int
    scores: tuple[int, ...]

    def strength(self, card: str) -> int:
        """The strength of a card."""
        return strength(card, self.trump)

    def is_trump(self, card: str) -> bool:
        """Return True if `card` is a trump."""
        return self.strength(card) > TRUMP

    @property
    def trumps(self) -> tuple[str, ...]:
        """The trumps that may be played, the weakest first."""
        return tuple(card for card in self.plays if self.is_trump(card))

    @property
    def plain(self) -> tuple[str, ...]:
        """The plain cards that may be played, the weakest first."""
        return tuple(card for card in self.plays if not self.is_trump(card))

    @property
    def winners(self) -> tuple[str, ...]:
        """The cards that beat the best card so far, the weakest first."""
        return tuple(card for card in self.plays if self.beats(card, self.best))

    def beats(self, card: str, other: str) -> bool:
        """Return True if `card` beats `other` when it is played after it."""
        same = self.is_trump(other) or card[-1] == other[-1]
        return self.strength(card) > self.strength(other) and (self.is_trump(card) or same)

    def is_best_of_suit(self, card: str) -> bool:
        """Return True if no card that was not seen is better in the suit of `card`, trumps being one."""
        return not any(
            self.is_trump(other) == self.is_trump(card) and self.beats(other, card)
            for other in (rank + suit for rank in RANKS for suit in SUITS)
            if other not in self.seen
        )


def table(view: dict[str, Any]) -> Table:
    """The table of a view in which a card is to be played."""
    trump, trick = view["trump"], view["trick"]
    cards, leader = trick.get("cards", "").split(), trick["leader"]
    plays = [move.removeprefix("play ") for move in view["legal"]]
    seen = {*view["hand"].split(), *cards, view.get("turned", "")}
    seen.update(card for gathered in view.get("tricks", ()) for card in gathered["cards"].split())
    best = 0
    for index, card in enumerate(cards):
        follows = strength(card, trump) > TRUMP or card[-1] == cards[best][-1]
        best = index if follows and strength(card, trump) > strength(cards[best], trump) else best
    players = len(view["names"])
    return Table(
        trump=trump,
        plays=tuple(sorted(plays, key=lambda card: strength(card, trump))),
        seen=frozenset(seen),
        led=cards[0] if cards else "",
        best=cards[best] if cards else "",
        winner=(leader + best) % players,
        is_last=len(cards) == players - 1,
        trick=len(view.get("tricks", ())) + 1,
        seat=view["seat"],
        scores=tuple(view.get("scores", ())),
    )


def robbed(legal: Sequence[str], trump: str, lone_first: Collection[str] = ()) -> str:
    """The move that robs and gives up the weakest card, one of `lone_first` if there is any; empty if it may not."""
    out = [move.removeprefix("rob ") for move in legal if move.startswith("rob ")]
    chosen = [card for card in out if card in lone_first] or out
    return f"rob {min(chosen, key=lambda card: strength(card, trump))}" if chosen else ""


def speak(name: str, games: Sequence[str], choose: Callable[[dict[str, Any], int], str]) -> None:
    """Answer a table over the standard input and output until it says that it is over."""
    view: dict[str, Any] = {}
    for message in map(json.loads, sys.stdin):
        if message["say"] == "end":
            return
        if message["say"] == "view":
            view = message["view"]
        if message["say"] == "hello":
            _say(say="hello", protocol=1, name=name, games=games)
        if message["say"] == "think":
            _say(say="advice", number=message["number"], move=choose(view, message["seed"]))


def _say(**message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()
