"""What a seat at each table sees, and which actions are legal there, as `env.observations` and `env.aec` write them."""

from __future__ import annotations

from typing import Final

import numpy
from numpy.typing import NDArray

from twentyfive.core.phases.robbing import declined_openly
from twentyfive.core.rules.options import PutOut, UnrobbedAce
from twentyfive.env.batch.choice import places
from twentyfive.env.batch.numbers import ACE_LOWEST, NO_CARD
from twentyfive.env.batch.state import Bits, Numbers, Truths
from twentyfive.env.batch.tables import Tables
from twentyfive.env.observations import size, starts

Observations = NDArray[numpy.float32]
"""An observation in each row."""

Masks = NDArray[numpy.int8]
"""A 1 for each legal action by its number, in a row for each table."""

_BITS: Final = 64


def observed(tables: Tables, rows: Numbers | None = None, seats: Numbers | None = None) -> Observations:
    """The observation of a seat at each table, see `observations.layout`.

    Args:
        tables: the tables.
        rows: the tables that are looked at, None for all.
        seats: the seat that looks, for each of them; None for the seat to act. There must be one.
    """
    sheet = _Sheet(tables, rows, seats)
    sheet.write_cards()
    sheet.write_seats()
    if tables.rules.auction:
        sheet.write_calls()
    if tables.rules.calls_partner:
        sheet.write_partner()
    sheet.write_tricks()
    sheet.write_amounts()
    return sheet.places


def masks(tables: Tables, legal: Bits) -> Masks:
    """The legal actions, one place for each.

    Args:
        tables: the tables.
        legal: the same as bits, see `Tables.legal`.
    """
    written = numpy.zeros((legal.shape[1], len(tables.actions.actions)), numpy.int8)
    for bits, first, end in zip(legal, tables.firsts, (*tables.firsts[1:], written.shape[1]), strict=True):
        size_of_row = min(end - first, _BITS)
        written[:, first : first + size_of_row] = _spread(bits, size_of_row)
    return written


def _spread(bits: Bits, number: int) -> NDArray[numpy.uint8]:
    """The lowest bits of each number, one place for each."""
    octets = numpy.ascontiguousarray(bits, "<u8").view(numpy.uint8).reshape(-1, _BITS // 8)
    return numpy.unpackbits(octets, axis=1, count=number, bitorder="little")


class _Sheet:
    """The places of the observations, written part by part.

    Attributes:
        places: the numbers so far, 0 where nothing is written.
    """

    def __init__(self, tables: Tables, rows: Numbers | None, seats: Numbers | None) -> None:
        rules, state = tables.rules, tables.state
        self._rules = rules
        self._state = state
        self._numbers = tables.numbers
        self._starts = starts(rules)
        self._rows: Numbers | slice = slice(None) if rows is None else rows
        self._own = state.turn[self._rows] if seats is None else seats
        self._each = numpy.arange(len(self._own))
        self._seats = (self._own[:, None] + numpy.arange(rules.players)) % rules.players
        self._sides = (self._own[:, None] + numpy.arange(rules.sides)) % rules.sides
        hands = state.hands[self._rows]
        # Nobody sees an unseen hand, not even from its own seat.
        self._hand = numpy.where(self._own < rules.seats_held, hands[self._each, self._own], numpy.uint64(0))
        self._cards = state.cards[self._rows]
        self._leader = state.leader[self._rows]
        self.places = numpy.zeros((len(self._own), size(rules)), numpy.float32)

    def write_cards(self) -> None:
        """Write the sets of cards that the player knows, and the trumps."""
        state, rules, rows = self._state, self._rules, self._rows
        self._set("hand", self._hand)
        order = state.order[rows]
        self._mark("trump by suit", numpy.where(order < 0, -1, order % ACE_LOWEST))
        put_out = state.put_out[rows]
        known = put_out[self._each, self._own] * (self._own < rules.seats_held)
        if not rules.auction:
            turned = state.turned[rows]
            self._mark("turned", turned)
            self._number("turn_up lies on the table", state.turn_up[rows])
            if rules.unrobbed_ace is UnrobbedAce.LOWEST_TRUMP:
                self._number("ace_lowest", (order >= ACE_LOWEST) & self._knows_ace(turned))
            if rules.put_out is PutOut.FACE_UP:
                robber = state.robber[rows]
                known = numpy.where(robber >= 0, known | put_out[self._each, robber], known)
        self._set("put_out that is known", known)
        if rules.auction:
            acts = state.turn[rows] == self._own
            self._set("cards put out so far in this exchange", numpy.where(acts, state.out[rows], numpy.uint64(0)))

    def write_seats(self) -> None:
        """Write the phase, the seats with a part in the deal, and what each seat holds and has done."""
        state, rows = self._state, self._rows
        self._mark("phase", state.phase[rows])
        for name, seat in (
            ("to_act", state.turn),
            ("dealer", state.dealer),
            ("robber", state.robber),
            ("joker_taker", state.joker_taker),
            ("vier", state.vier),
        ):
            self._mark_seat(name, seat[rows])
        for name, side in (("jinker", state.jinker), ("gave_up", state.gave_up)):
            sides = side[rows]
            self._mark(name, numpy.where(sides < 0, -1, (sides - self._sides[:, 0]) % self._rules.sides))
        self._number("vied", state.vied[rows])
        winner = state.winner[rows]
        self._amounts("tricks_won", (winner[:, :, None] == self._seats[:, None]).sum(1))
        self._by_seat("hand_sizes", numpy.bitwise_count(state.hands[rows]))
        self._by_seat("put_out_sizes", numpy.bitwise_count(state.put_out[rows]))
        self._by_seat("let_lie by seat", self._known_let_lie())

    def write_calls(self) -> None:
        """Write the calls of the auction, and what its winner and the draw have come to."""
        state, rows = self._state, self._rows
        self._mark_seat("declarer", state.declarer[rows])
        self._number("contract in points", state.contract[rows])
        self._by_seat("highest bid by seat, in points", state.bids[rows])
        self._by_seat("passed by seat", state.passed[rows])
        self._by_seat("held by seat", state.held[rows])
        self._by_seat("drawn", state.drawn[rows])

    def write_partner(self) -> None:
        """Write the card called for, and the partner as far as the player knows one."""
        state, called = self._state, self._state.called[self._rows]
        self._mark("called", called)
        self._number("alone", state.alone[self._rows])
        holds = (called >= 0) & ((self._hand >> numpy.maximum(called, 0).astype(numpy.uint64)) & numpy.uint64(1) > 0)
        player = numpy.where(called >= 0, self._player_of(called), -1)
        self._mark_seat("partner", numpy.where(holds, self._own, player))

    def write_tricks(self) -> None:
        """Write the cards led, those that each seat has played, and for each card the number of its trick."""
        table, trick, position = numpy.nonzero(self._cards != NO_CARD)
        card = self._cards[table, trick, position].astype(numpy.intp)
        step = (self._leader[table, trick] + position - self._own[table]) % self._rules.players
        places, first = self.places.reshape(-1), table * self.places.shape[1] + card
        places[first + self._starts["cards played by seat"] + step * NO_CARD] = 1
        places[first + self._starts["number of the trick of each card played, from 1"]] = trick + 1
        places[first[position == 0] + self._starts["cards led"]] = 1

    def write_amounts(self) -> None:
        """Write the scores and chips of each side, and what lies on the table."""
        state, rows = self._state, self._rows
        for name, amounts in (("scores", state.scores), ("chips", state.chips), ("games", state.games)):
            self._amounts(name, numpy.take_along_axis(amounts[rows], self._sides, 1))
        stock, deal = state.end[rows] - state.top[rows], state.deals[rows] + ~state.over[rows]
        common = (state.pool[rows], stock, numpy.bitwise_count(state.kitty[rows]), deal, state.carried[rows])
        self._amounts("pool, stock_size, kitty_size, deal_number, carried", numpy.stack(common, 1))

    def _player_of(self, card: Numbers) -> Numbers:
        """The seat that has played each card, -1 where none has."""
        seats = self._rules.players
        is_there = self._cards.reshape(len(card), seats * self._rules.hand_size) == card[:, None]
        place = is_there.argmax(1)
        seat = (self._leader[self._each, place // seats] + place % seats) % seats
        return numpy.where(is_there[self._each, place], seat, -1)

    def _knows_ace(self, turned: Numbers) -> Truths:
        """Whether the player can tell that the holder of the ace of trumps did not rob."""
        ace = self._numbers.aces[turned]
        knows: Truths = ((self._hand & ace) != 0) | (self._player_of(places(ace)) >= 0)
        return knows | declined_openly(self._rules)

    def _known_let_lie(self) -> Truths:
        """Whether the player knows of each seat that it left the turn-up: the player's own, and who announced it."""
        state, rows = self._state, self._rows
        let_lie, seats = state.let_lie[rows], numpy.arange(self._rules.players)
        known = seats == self._own[:, None]
        if declined_openly(self._rules):
            turned = state.turned[rows]
            ace = self._numbers.aces[turned]
            known |= (state.hands[rows] & ace[:, None]) != 0
            known |= seats == self._player_of(places(ace))[:, None]
            known |= self._numbers.is_ace[turned][:, None]
        known_let_lie: Truths = let_lie & known
        return known_let_lie

    def _set(self, name: str, bits: Bits) -> None:
        start = self._starts[name]
        self.places[:, start : start + NO_CARD] = _spread(bits, NO_CARD)

    def _mark(self, name: str, place: Numbers) -> None:
        marked = numpy.flatnonzero(place >= 0)
        self.places[marked, self._starts[name] + place[marked]] = 1

    def _mark_seat(self, name: str, seat: Numbers) -> None:
        self._mark(name, numpy.where(seat < 0, -1, (seat - self._own) % self._rules.players))

    def _number(self, name: str, number: NDArray[numpy.generic]) -> None:
        self.places[:, self._starts[name]] = number

    def _by_seat(self, name: str, numbers: NDArray[numpy.generic]) -> None:
        self._amounts(name, numpy.take_along_axis(numbers, self._seats, 1))

    def _amounts(self, name: str, numbers: NDArray[numpy.generic]) -> None:
        start = self._starts[name]
        self.places[:, start : start + numbers.shape[1]] = numbers
