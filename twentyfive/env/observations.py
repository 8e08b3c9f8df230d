"""Observations: a view as an array of fixed length, as a network reads it.

Seats are counted from the one that looks, so that a network learns one seat and not ten. A set of cards takes 53
places, in the order of the pack with the joker last.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from typing import Final

import numpy
from numpy.typing import NDArray

from twentyfive.core.cards import PACK_WITH_JOKER, Card, Cards, Suit
from twentyfive.core.moves import Bid, Hold, Pass
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Phase
from twentyfive.core.view import PlayerView

Observation = NDArray[numpy.float32]

PLACES: Final = {card: place for place, card in enumerate(PACK_WITH_JOKER)}
"""The number of each card."""

_CARDS: Final = len(PACK_WITH_JOKER)
_SUITS: Final = tuple(Suit)
_PHASES: Final = tuple(Phase)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an observation.

    Attributes:
        name: the field of `PlayerView` that it tells, with a word on the form where that is needed.
        size: the number of places that it takes.
    """

    name: str
    size: int


def layout(rules: Rules) -> tuple[Part, ...]:
    """The parts of an observation in their order. All seats and sides are counted from the one that looks."""
    seats, sides = rules.players, rules.sides
    return (
        Part("hand", _CARDS),
        Part("turned", _CARDS),
        Part("turn_up lies on the table", 1),
        Part("trump by suit", len(_SUITS)),
        Part("ace_lowest", 1),
        Part("cards put out so far in this exchange", _CARDS),
        Part("put_out that is known", _CARDS),
        Part("stock that is known", _CARDS),
        Part("phase", len(_PHASES)),
        Part("to_act", seats),
        Part("dealer", seats),
        Part("robber", seats),
        Part("joker_taker", seats),
        Part("declarer", seats),
        Part("contract in points", 1),
        Part("jinker", sides),
        Part("vied", 1),
        Part("vier", seats),
        Part("gave_up", sides),
        Part("highest bid by seat, in points", seats),
        Part("passed by seat", seats),
        Part("held by seat", seats),
        Part("let_lie by seat", seats),
        Part("hand_sizes", seats),
        Part("put_out_sizes", seats),
        Part("drawn", seats),
        Part("tricks_won", seats),
        Part("cards led", _CARDS),
        Part("cards played by seat", seats * _CARDS),
        Part("number of the trick of each card played, from 1", _CARDS),
        Part("scores", sides),
        Part("chips", sides),
        Part("games", sides),
        Part("pool, stock_size, kitty_size, deal_number, carried", 5),
        *(_partner_parts(seats) if rules.calls_partner else ()),
    )


def _partner_parts(seats: int) -> tuple[Part, ...]:
    """The parts of a game in which the declarer calls for a partner."""
    return Part("called", _CARDS), Part("alone", 1), Part("partner", seats)


@cache
def size(rules: Rules) -> int:
    """The length of an observation."""
    return sum(part.size for part in layout(rules))


@cache
def starts(rules: Rules) -> Mapping[str, int]:
    """The first place of each part, by its name."""
    parts = layout(rules)
    return dict(zip((part.name for part in parts), accumulate((part.size for part in parts), initial=0), strict=False))


def observed(view: PlayerView, out: Cards = ()) -> Observation:
    """The observation of a view.

    Args:
        view: the view of a player.
        out: the cards that the player has put out so far in an exchange.

    Raises:
        ValueError: if the view is that of an onlooker.
    """
    if view.seat is None:
        raise ValueError("an onlooker has no observation")
    sheet = _Sheet(view, view.seat)
    sheet.write_cards(out)
    sheet.write_seats()
    sheet.write_calls()
    sheet.write_tricks()
    sheet.write_amounts()
    return numpy.array(sheet.places, numpy.float32)


class _Sheet:
    """The places of an observation, written part by part.

    Attributes:
        places: the numbers so far, 0 where nothing is written.
    """

    def __init__(self, view: PlayerView, own: int) -> None:
        rules = view.rules
        self._view = view
        self._starts = starts(rules)
        self._seats = tuple((own + step) % rules.players for step in range(rules.players))
        self._sides = tuple((rules.side_of(own) + step) % rules.sides for step in range(rules.sides))
        self._steps = {seat: step for step, seat in enumerate(self._seats)}
        self.places: list[float] = [0] * size(rules)

    def write_cards(self, out: Cards) -> None:
        """Write the sets of cards that the player knows, and the trumps."""
        view = self._view
        self._set("hand", view.hand)
        self._set("turned", () if view.turned is None else (view.turned,))
        self._number("turn_up lies on the table", view.turn_up is not None)
        if view.rules.calls_partner:
            self._set("called", () if view.called is None else (view.called,))
            self._number("alone", view.alone)
        if view.trump is not None:
            self._mark("trump by suit", _SUITS.index(view.trump))
        self._number("ace_lowest", view.ace_lowest)
        self._set("cards put out so far in this exchange", out)
        self._set("put_out that is known", (put.card for put in view.put_out))
        self._set("stock that is known", view.stock)

    def write_seats(self) -> None:
        """Write the phase, the seats with a part in the deal, and what each seat holds and has done."""
        view = self._view
        self._mark("phase", _PHASES.index(view.phase))
        for name, seat in (
            ("to_act", view.to_act),
            ("dealer", view.dealer),
            ("robber", view.robber),
            ("joker_taker", view.joker_taker),
            ("declarer", view.declarer),
            ("vier", view.vier),
            ("partner", view.partner),
        ):
            if seat is not None:
                self._mark(name, self._steps[seat])
        if view.jinker is not None:
            self._mark("jinker", self._sides.index(view.jinker))
        self._number("vied", view.vied)
        if view.gave_up is not None:
            self._mark("gave_up", self._sides.index(view.gave_up))
        for name, sizes in (
            ("hand_sizes", view.hand_sizes),
            ("put_out_sizes", view.put_out_sizes),
            ("drawn", view.drawn),
            ("tricks_won", view.tricks_won),
        ):
            self._numbers(name, sizes, self._seats)

    def write_calls(self) -> None:
        """Write the highest bid of each seat, and which seats have passed, held, and let the turn-up lie."""
        for call in self._view.calls:
            step = self._steps[call.seat]
            match call.move:
                case Bid(points):
                    self.places[self._starts["highest bid by seat, in points"] + step] = points
                case Pass():
                    self._mark("passed by seat", step)
                case Hold():
                    self._mark("held by seat", step)
        for seat in self._view.let_lie:
            self._mark("let_lie by seat", self._steps[seat])
        self._number("contract in points", self._view.contract or 0)

    def write_tricks(self) -> None:
        """Write the cards led, those that each seat has played, and for each card the number of its trick."""
        led, played = self._starts["cards led"], self._starts["cards played by seat"]
        trick_of = self._starts["number of the trick of each card played, from 1"]
        for number, trick in enumerate(self._view.tricks_so_far, 1):
            for index, card in enumerate(trick.cards):
                place, step = PLACES[card], self._steps[trick.seat_of(index, len(self._seats))]
                self.places[played + step * _CARDS + place] = 1
                self.places[trick_of + place] = number
                if not index:
                    self.places[led + place] = 1

    def write_amounts(self) -> None:
        """Write the scores and chips of each side, and what lies on the table."""
        view = self._view
        for name, amounts in (("scores", view.scores), ("chips", view.chips), ("games", view.games)):
            self._numbers(name, amounts, self._sides)
        common = (view.pool, view.stock_size, view.kitty_size, view.deal_number, view.carried)
        self._numbers("pool, stock_size, kitty_size, deal_number, carried", common, range(len(common)))

    def _set(self, name: str, cards: Iterable[Card]) -> None:
        start = self._starts[name]
        for card in cards:
            self.places[start + PLACES[card]] = 1

    def _mark(self, name: str, place: int) -> None:
        self.places[self._starts[name] + place] = 1

    def _number(self, name: str, number: float) -> None:
        self.places[self._starts[name]] = number

    def _numbers(self, name: str, numbers: Sequence[float], order: Iterable[int]) -> None:
        """Write the numbers in the order in which the seat that looks counts; nothing where there are none."""
        start = self._starts[name]
        if numbers:
            for step, place in enumerate(order):
                self.places[start + step] = numbers[place]
