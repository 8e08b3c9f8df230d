"""The short game as a tree of decisions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Self

from twentyfive.core import Rules, apply, new_game, table_move
from twentyfive.core.cards import Card, Cards, cards_text
from twentyfive.core.moves import DealCards
from twentyfive.core.rules.options import Scoring
from twentyfive.env.episode import Episode, Span

HAND = 3
"""The cards of each player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ShortRules(Rules):
    """Twenty-Five for two with three cards each, in one deal; who takes more tricks wins.

    Attributes:
        cards: the pack, which everybody knows.
    """

    players: int = 2
    sides: int = 2
    hand_size: int = HAND
    packets: tuple[int, ...] = (HAND,)
    scoring: Scoring = Scoring.SINGLE_DEAL
    target: int = 1
    cards: Cards = ()

    @property
    def pack(self) -> tuple[Card, ...]:
        """The cards of this game, in the order given."""
        return self.cards

    def checked(self) -> Self:
        """Return the rules without a check: no table would offer a game with three cards."""
        return self


@dataclass(frozen=True, slots=True)
class Leaf:
    """The end of a deal.

    Attributes:
        gain: 1 if seat 0 has won, -1 if seat 1 has.
    """

    gain: int


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice between two moves or more.

    Attributes:
        known: all that the seat to act knows, as text: equal for positions that it cannot tell apart.
        episode: the position.
        branches: each move and what it leads to.
    """

    known: str
    episode: Episode
    branches: tuple[tuple[str, Node], ...]

    @property
    def seat(self) -> int:
        """The seat to act."""
        seat = self.episode.seat
        assert seat is not None
        return seat


Node = Decision | Leaf


def packs(cards: Cards) -> Iterator[Cards]:
    """Every deal of the cards: three to seat 0, three to seat 1, the card turned up, and the stock."""
    for turned in cards:
        others = [card for card in cards if card != turned]
        for first in combinations(others, HAND):
            left = [card for card in others if card not in first]
            for second in combinations(left, HAND):
                yield (*first, *second, turned, *(card for card in left if card not in second))


def dealt(cards: Cards, pack: Cards) -> Episode:
    """The game once the cards are dealt in the order of one of their `packs`. Seat 1 deals, seat 0 leads."""
    return Episode(Span.MATCH, apply(new_game(ShortRules(cards=cards)), DealCards(pack, 1)))


def trees(cards: Cards) -> Iterator[Node]:
    """Every deal of the cards as a tree; all deals are as likely."""
    return (tree(dealt(cards, pack)) for pack in packs(cards))


def tree(episode: Episode) -> Node:
    """The tree of all that follows a position. Moves without a choice are made."""
    while not (episode := at_rest(episode)).over:
        legal = episode.legal()
        if len(legal) > 1:
            return Decision(known(episode), episode, tuple((str(move), tree(episode.acted(move)[0])) for move in legal))
        episode, _ = episode.acted(legal[0])
    return Leaf(1 if episode.returns()[0] > 0 else -1)


def at_rest(episode: Episode) -> Episode:
    """The episode once the table has made its moves."""
    while not episode.over and episode.seat is None:
        # Nothing is shuffled after the deal.
        episode = episode.moved(table_move(episode.state, random.Random(0)))
    return episode


def known(episode: Episode) -> str:
    """All that the seat to act knows: its hand, the turn-up and who took it for which card, and the cards played."""
    deal, seat = episode.state.current_deal, episode.seat
    assert seat is not None
    out = [str(put.card) for put in deal.put_out if put.seat == seat]
    taken = "" if deal.robber is None else f" taken by {deal.robber} {' '.join(out)}".rstrip()
    tricks = ", ".join(f"{trick.leader}: {cards_text(trick.cards)}" for trick in deal.tricks_so_far if trick.cards)
    return f"{seat} holds {' '.join(sorted(map(str, deal.hands[seat])))}; {deal.turned} turned{taken}; {tricks}"
