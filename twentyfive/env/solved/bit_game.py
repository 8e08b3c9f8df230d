"""The short game in the bits of numbers: all deals of a pack as the decisions of each player and the ends.

`short_game` makes the same tree with the engine, a thousand decisions a second; this makes a hundred thousand. A test
compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from twentyfive.ai.playout.bitcards import FastPack, each_bit, fast_pack
from twentyfive.core.cards import Card, Cards, Rank
from twentyfive.core.moves import PlayCard, Rob
from twentyfive.env.solved.short_game import HAND, ShortRules

DEALER = 1


@dataclass(frozen=True, slots=True)
class Sample:
    """One position of an information set.

    Attributes:
        pack: the pack as it was dealt.
        moves: all moves made since, as text.
    """

    pack: Cards
    moves: tuple[str, ...]


@dataclass(slots=True)
class Decisions:
    """The information sets of a player, each after those that lead to it.

    A sequence is a move in an information set; 0 is the sequence of no moves yet. The sequences of an information set
    follow each other.

    Attributes:
        parents: by information set, the player's last sequence before it.
        firsts: by information set, its first sequence.
        depths: by information set, the number of the player's decisions before it.
        moves: by information set, its moves as text.
        samples: by information set, one of its positions.
        sequences: the number of sequences.
    """

    parents: list[int] = field(default_factory=list)
    firsts: list[int] = field(default_factory=list)
    depths: list[int] = field(default_factory=list)
    moves: list[tuple[str, ...]] = field(default_factory=list)
    samples: list[Sample] = field(default_factory=list)
    sequences: int = 1

    def add(self, parent: int, depth: int, moves: tuple[str, ...], sample: Sample) -> int:
        """Add an information set, and return its first sequence."""
        first = self.sequences
        self.parents.append(parent)
        self.firsts.append(first)
        self.depths.append(depth)
        self.moves.append(moves)
        self.samples.append(sample)
        self.sequences += len(moves)
        return first


@dataclass(frozen=True, slots=True)
class BitGame:
    """A short game.

    Attributes:
        deals: the number of deals, each as likely.
        decisions: by seat, its information sets.
        ends: for each end of each deal the last sequence of each seat, and the gain of seat 0: 1 or -1.
    """

    deals: int
    decisions: tuple[Decisions, Decisions]
    ends: tuple[list[int], list[int], list[int]]


@dataclass(frozen=True, slots=True)
class _Position:
    """A position of a deal; cards and hands are masks.

    Attributes:
        hands: by seat, its cards.
        seat: the seat to act.
        turn_up: the card on the table, 0 once it is taken.
        robber: who has taken it, -1 for nobody.
        out: the card put out for it, 0 for none.
        cards: the cards played.
        taken: by seat, the tricks taken.
        last: by seat, its last sequence.
        depth: by seat, the number of its decisions so far.
        moves: the moves made, as text.
    """

    hands: tuple[int, int]
    seat: int
    turn_up: int
    robber: int = -1
    out: int = 0
    cards: tuple[int, ...] = ()
    taken: tuple[int, int] = (0, 0)
    last: tuple[int, int] = (0, 0)
    depth: tuple[int, int] = (0, 0)
    moves: tuple[str, ...] = ()


def bit_game(cards: Cards, deals: Iterable[Cards]) -> BitGame:
    """The game with these deals of the cards, given as `short_game.packs` gives them."""
    decisions, ends = (Decisions(), Decisions()), (list[int](), list[int](), list[int]())
    walks, number = dict[Card, _Walk](), 0
    for pack in deals:
        turned = pack[2 * HAND]
        if turned not in walks:
            walks[turned] = _Walk(cards, turned, decisions, ends)
        walks[turned].deal(pack)
        number += 1
    return BitGame(number, decisions, ends)


class _Walk:
    """Walks through all deals with one card turned up."""

    def __init__(
        self,
        cards: Cards,
        turned: Card,
        decisions: tuple[Decisions, Decisions],
        ends: tuple[list[int], list[int], list[int]],
    ) -> None:
        self._pack: FastPack = fast_pack(turned.suit, ShortRules(cards=cards))
        self._plays = {bit: str(PlayCard(card)) for bit, card in self._pack.cards.items()}
        self._robs = {bit: str(Rob(card)) for bit, card in self._pack.cards.items()}
        self._turned = self._pack.bits[turned]
        self._ace_turned = turned.rank is Rank.ACE
        self._ace = self._pack.bits.get(Card(Rank.ACE, turned.suit), 0)
        self._decisions, self._ends = decisions, ends
        self._found: dict[tuple[object, ...], int] = {}
        self._dealt: Cards = ()

    def deal(self, pack: Cards) -> None:
        """Add a deal."""
        self._dealt = pack
        hands = self._pack.mask(pack[:HAND]), self._pack.mask(pack[HAND : 2 * HAND])
        self._walk(_Position(hands, 1 - DEALER, self._turned))

    def _walk(self, now: _Position) -> None:
        if max(now.taken) > HAND // 2:
            for end, number in zip(self._ends, (*now.last, 1 if now.taken[0] > now.taken[1] else -1), strict=True):
                end.append(number)
            return
        hand = now.hands[now.seat]
        robs = [*each_bit(hand)] if self._may_rob(now) else []
        plays = [*each_bit(self._pack.legal(hand, now.cards[-1] if len(now.cards) % 2 else 0))]
        names = (*(self._robs[out] for out in robs), *(self._plays[card] for card in plays))
        last, depth = now.last, now.depth
        first = self._first_sequence(now, names) if len(names) > 1 else None
        for number, name in enumerate(names):
            if first is not None:
                last = _changed(now.last, now.seat, first + number)
                depth = _changed(now.depth, now.seat, now.depth[now.seat] + 1)
            moves = (*now.moves, name)
            if number < len(robs):
                self._walk(self._robbed(now, robs[number], last, depth, moves))
            else:
                self._walk(self._played(now, plays[number - len(robs)], last, depth, moves))

    def _may_rob(self, now: _Position) -> bool:
        if not now.turn_up or len(now.cards) > 1:
            return False
        return now.seat == DEALER if self._ace_turned else bool(now.hands[now.seat] & self._ace)

    def _first_sequence(self, now: _Position, names: tuple[str, ...]) -> int:
        """The first sequence of the information set of a position, which is added when it is new."""
        seat = now.seat
        known = seat, now.hands[seat], now.robber, now.out if now.robber == seat else 0, now.cards
        first = self._found.get(known)
        if first is None:
            sample = Sample(self._dealt, now.moves)
            first = self._decisions[seat].add(now.last[seat], now.depth[seat], names, sample)
            self._found[known] = first
        return first

    def _robbed(
        self, now: _Position, out: int, last: tuple[int, int], depth: tuple[int, int], moves: tuple[str, ...]
    ) -> _Position:
        hands = _changed(now.hands, now.seat, now.hands[now.seat] ^ out | self._turned)
        return _Position(hands, now.seat, 0, now.seat, out, now.cards, now.taken, last, depth, moves)

    def _played(
        self, now: _Position, card: int, last: tuple[int, int], depth: tuple[int, int], moves: tuple[str, ...]
    ) -> _Position:
        hands, taken = _changed(now.hands, now.seat, now.hands[now.seat] ^ card), now.taken
        seat = 1 - now.seat
        if len(now.cards) % 2:
            seat = now.seat if card & self._pack.beats[now.cards[-1]] else 1 - now.seat
            taken = _changed(taken, seat, taken[seat] + 1)
        return _Position(hands, seat, now.turn_up, now.robber, now.out, (*now.cards, card), taken, last, depth, moves)


def _changed(pair: tuple[int, int], seat: int, value: int) -> tuple[int, int]:
    return (pair[0], value) if seat else (value, pair[1])
