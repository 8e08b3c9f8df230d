"""Auction, exchange and partners at many tables, as `core.phases.auction`, `exchange` and `partner` tell them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy

from twentyfive.core.cards import PACK_WITH_JOKER, Suit
from twentyfive.core.moves import Bid, CallPartner, Hold, NameTrump, Pass, PlayAlone
from twentyfive.core.rules.options import AllPass, FirstLead, PartnerCall
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Phase
from twentyfive.env.actions import Action, Enough, PutOutOne
from twentyfive.env.batch.numbers import CARDS, RuleNumbers
from twentyfive.env.batch.packs import Shuffler, card_bits
from twentyfive.env.batch.state import Bits, Numbers, State, Truths, next_held

BID, NAME_TRUMP, CALL_PARTNER, EXCHANGE = map(
    tuple(Phase).index, (Phase.BID, Phase.NAME_TRUMP, Phase.CALL_PARTNER, Phase.EXCHANGE)
)
_FIRST_CARD = PACK_WITH_JOKER[0]
_ONE = numpy.uint64(1)


@dataclass(frozen=True, slots=True)
class Contracts:
    """The part of a deal from the auction to the first lead.

    Attributes:
        rules: the rules of the game.
        numbers: these rules as arrays.
        actions: the number of each action.
        state: the tables.
    """

    rules: Rules
    numbers: RuleNumbers
    actions: Mapping[Action, int]
    state: State

    def start(self, rows: Numbers, packs: Bits) -> None:
        """Lay the kitty aside, and begin the auction with the player on the dealer's left."""
        state = self.state
        for part, start in (
            (state.declarer, -1),
            (state.contract, 0),
            (state.high_bid, 0),
            (state.high_seat, -1),
            (state.bids, 0),
            (state.passed, 0),
            (state.held, 0),
            (state.drawn, 0),
            (state.out, 0),
            (state.called, -1),
            (state.alone, 0),
            (state.order, -1),
        ):
            part[rows] = start
        state.kitty[rows] = numpy.bitwise_or.reduce(packs[:, self.numbers.kitty], axis=1)
        state.top[rows] = self.rules.cards_dealt
        state.end[rows] = packs.shape[1]
        state.phase[rows] = BID
        state.turn[rows] = next_held(self.rules, state.dealer[rows])

    def add_legal(self, outs: Bits, others: Bits, calls: Bits, hands: Bits) -> None:
        """Add the legal actions of these phases: the cards to put out, what is about no card, and cards to call for."""
        state = self.state
        bidding = numpy.flatnonzero(state.phase == BID)
        others[bidding] = self._calls(bidding)
        others[state.phase == NAME_TRUMP] = sum(1 << number for number in range(len(Suit)))
        exchanging = numpy.flatnonzero(state.phase == EXCHANGE)
        if len(exchanging):
            outs[exchanging], enough = self._parts(exchanging, hands[exchanging])
            others[exchanging] = enough * self._other(Enough())
        if self.rules.calls_partner:
            calling = numpy.flatnonzero(state.phase == CALL_PARTNER)
            others[calling] = self._other(PlayAlone())
            calls[calling] = self._callable(calling, hands[calling])

    def call(self, rows: Numbers, actions: Numbers) -> Numbers:
        """Make calls of the auction, and return the tables at which nobody has bid."""
        state, rules = self.state, self.rules
        seats, dealer = state.turn[rows], state.dealer[rows]
        passes, holds = actions == self.actions[Pass()], actions == self.actions[Hold()]
        state.passed[rows[passes], seats[passes]] = True
        state.held[rows[holds], seats[holds]] = True
        state.high_seat[rows] = numpy.where(passes, state.high_seat[rows], seats)
        bids = ~passes & ~holds
        points = numpy.array(rules.bids)[actions[bids] - self.actions[Bid(rules.bids[0])]]
        state.high_bid[rows[bids]] = points
        state.bids[rows[bids], seats[bids]] = points
        high_seat, high = state.high_seat[rows], state.high_bid[rows]
        left = ~state.passed[rows]
        left[:, rules.seats_held :] = False
        others = left & (numpy.arange(rules.players) != high_seat[:, None])
        may_hold = (high_seat != dealer) & left[numpy.arange(len(rows)), dealer] & rules.dealer_may_hold
        goes_on = others.any(1) & ((high < rules.bids[-1]) | may_hold)
        won = ~goes_on & (high_seat >= 0)
        passed_out: Numbers = rows[~goes_on & ~won]
        turn = seats
        for step in range(rules.players, 0, -1):
            seat = (seats + step) % rules.players
            turn = numpy.where(others[numpy.arange(len(rows)), seat], seat, turn)
        state.turn[rows] = turn
        self._win(rows[won], high_seat[won], high[won])
        return passed_out

    def name_trump(self, rows: Numbers, actions: Numbers) -> Numbers:
        """Make suits trumps, and return the tables at which the exchange is over."""
        self.state.order[rows] = actions - self.actions[NameTrump(Suit.CLUBS)]
        if self.rules.exchange.names_first:
            self._take_kitty(rows)
        elif self.rules.exchange.draws:
            self._start_draw(rows)
        else:
            return rows
        return rows[:0]

    def put_out(self, rows: Numbers, actions: Numbers, shuffler: Shuffler) -> Numbers:
        """Put out one card more or say that these are enough; return the tables at which the exchange is over."""
        state = self.state
        more = actions != self.actions[Enough()]
        state.out[rows[more]] |= card_bits(actions[more] - self.actions[PutOutOne(_FIRST_CARD)])
        _, most = self._range(rows)
        done = rows[~more | (numpy.bitwise_count(state.out[rows]) == most)]
        draws, seats, out = self._drawing(done), state.turn[done], state.out[done]
        state.hands[done, seats] ^= out
        state.put_out[done, seats] |= out
        state.out[done] = 0
        self._after_kitty(done[~draws])
        return self._draw(done[draws], shuffler)

    def call_partner(self, rows: Numbers, actions: Numbers) -> None:
        """Call for a card, or for none."""
        alone = actions == self.actions[PlayAlone()]
        self.state.alone[rows] = alone
        called = actions - self.actions[CallPartner(_FIRST_CARD)]
        self.state.called[rows] = numpy.where(alone, -1, called)

    def ask_for_partner(self, rows: Numbers) -> None:
        """Ask the declarer for the card of a partner."""
        self.state.phase[rows] = CALL_PARTNER
        self.state.turn[rows] = self.state.declarer[rows]

    def first_leader(self, rows: Numbers) -> Numbers:
        """The seat that leads to the first trick."""
        declarer: Numbers = self.state.declarer[rows]
        match self.rules.first_lead:
            case FirstLead.DECLARER:
                led: Numbers = declarer
                return led
            case FirstLead.LEFT_OF_DECLARER:
                return next_held(self.rules, declarer)
            case FirstLead.LEFT_OF_DEALER:
                return next_held(self.rules, self.state.dealer[rows])

    def _other(self, action: Action) -> numpy.uint64:
        return numpy.uint64(1 << (self.actions[action] - self.actions[NameTrump(Suit.CLUBS)]))

    def _calls(self, rows: Numbers) -> Bits:
        """The calls that are legal now."""
        state, rules = self.state, self.rules
        turn, dealer, high, high_seat = (
            part[rows] for part in (state.turn, state.dealer, state.high_bid, state.high_seat)
        )
        least = numpy.zeros(len(rows), numpy.intp)
        if rules.near_end:
            score, lowest = rules.near_end
            least = lowest * (state.scores[rows, turn % rules.sides] >= score)
        floor = numpy.maximum(high + 1, least)
        legal = numpy.full(len(rows), self._other(Pass()))
        if rules.all_pass is AllPass.DEALER_TAKES_LOWEST:
            waits = ~state.passed[rows, : rules.seats_held]
            alone = (turn == dealer) & (high_seat < 0) & (waits.sum(1) == 1)
            legal[alone] = 0
        if rules.dealer_may_hold:
            holds = (turn == dealer) & (high_seat >= 0) & (high_seat != dealer) & (high >= least)
            legal |= holds * self._other(Hold())
        for points in rules.bids:
            legal |= (floor <= points) * self._other(Bid(points))
        return legal

    def _win(self, rows: Numbers, seats: Numbers, bids: Numbers) -> None:
        state, exchange = self.state, self.rules.exchange
        state.declarer[rows] = seats
        state.contract[rows] = bids
        if exchange.takes_kitty and not exchange.names_first:
            self._take_kitty(rows)
        else:
            self._ask_for_trump(rows)

    def _ask_for_trump(self, rows: Numbers) -> None:
        self.state.phase[rows] = NAME_TRUMP
        self.state.turn[rows] = self.state.declarer[rows]

    def _take_kitty(self, rows: Numbers) -> None:
        state = self.state
        declarer = state.declarer[rows]
        state.hands[rows, declarer] |= state.kitty[rows]
        state.kitty[rows] = 0
        state.phase[rows] = EXCHANGE
        state.turn[rows] = declarer

    def _start_draw(self, rows: Numbers) -> None:
        self.state.phase[rows] = EXCHANGE
        self.state.turn[rows] = next_held(self.rules, self.state.dealer[rows])

    def _after_kitty(self, rows: Numbers) -> None:
        named = self.state.order[rows] >= 0
        self._ask_for_trump(rows[~named])
        self._start_draw(rows[named])

    def _drawing(self, rows: Numbers) -> Truths:
        """Whether an exchange now draws from the stock: trumps are named, and no kitty is in the declarer's hand."""
        state = self.state
        held = numpy.bitwise_count(state.hands[rows, state.declarer[rows]])
        drawing: Truths = (state.order[rows] >= 0) & (held <= self.rules.hand_size)
        return drawing

    def _range(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """The least and the most cards that the player to act may put out."""
        state, rules = self.state, self.rules
        seats = state.turn[rows]
        held = numpy.bitwise_count(state.hands[rows, seats]).astype(numpy.intp)
        stock = state.end[rows] - state.top[rows]
        drawing, over = self._drawing(rows), held - rules.hand_size
        most_for_kitty = (
            numpy.minimum(held - rules.keep_at_least, over + stock) if rules.exchange.kitty_then_draw else over
        )
        counts = numpy.bitwise_count(state.put_out[rows])
        by_others = counts.sum(1, numpy.intp) - counts[numpy.arange(len(rows)), seats]
        most_drawn = numpy.minimum(held - rules.keep_at_least, stock + by_others)
        if rules.exchange.takes_kitty:
            most_drawn = numpy.where(seats == state.declarer[rows], 0, most_drawn)
        return numpy.where(drawing, 0, over), numpy.where(drawing, most_drawn, most_for_kitty)

    def _parts(self, rows: Numbers, hands: Bits) -> tuple[Bits, Truths]:
        """The cards that may be put out next, and whether those that are out may be enough.

        They go out from the end of the pack down, so that one way leads to each exchange.
        """
        out = self.state.out[rows]
        least, most = self._range(rows)
        so_far = numpy.bitwise_count(out).astype(numpy.intp)
        below = hands & ((out & (~out + _ONE)) - _ONE)
        needed_later = numpy.maximum(least - so_far - 1, 0)
        for dropped in range(int(needed_later.max(initial=0))):
            below = numpy.where(needed_later > dropped, below & (below - _ONE), below)
        return numpy.where(most > 0, below, numpy.uint64(0)), so_far >= least

    def _draw(self, rows: Numbers, shuffler: Shuffler) -> Numbers:
        """Deal the cards owed, from a new stock where the stock runs short; return the tables where all have drawn."""
        state, rules = self.state, self.rules
        seats = state.turn[rows]
        owed = rules.hand_size - numpy.bitwise_count(state.hands[rows, seats]).astype(numpy.intp)
        while len(short := numpy.flatnonzero(owed > state.end[rows] - state.top[rows])):
            dealt = state.end[rows[short]] - state.top[rows[short]]
            self._deal(rows[short], seats[short], dealt)
            owed[short] -= dealt
            for table in rows[short].tolist():
                self._restock(table, shuffler)
        self._deal(rows, seats, owed)
        done = seats == state.dealer[rows]
        state.turn[rows] = next_held(rules, seats)
        all_drawn: Numbers = rows[done]
        return all_drawn

    def _deal(self, rows: Numbers, seats: Numbers, number: Numbers) -> None:
        state = self.state
        for card in range(int(number.max(initial=0))):
            drawing = rows[number > card]
            state.hands[drawing, seats[number > card]] |= card_bits(state.packs[drawing, state.top[drawing] + card])
        state.top[rows] += number
        state.drawn[rows, seats] += number

    def _restock(self, table: int, shuffler: Shuffler) -> None:
        """Make the cards that the other players put out a new stock, which takes the first places of the pack."""
        state, rules = self.state, self.rules
        own = int(state.turn[table])
        seats = [seat for seat in rules.held_from_left_of(int(state.dealer[table])) if seat != own]
        declarer = int(state.declarer[table])
        if rules.exchange.takes_kitty and declarer in seats:
            seats = [declarer, *(seat for seat in seats if seat != declarer)]
        cards = [card for seat in seats for card in _downwards(int(state.put_out[table, seat]))]
        state.put_out[table, seats] = 0
        state.packs[table, : len(cards)] = shuffler.shuffled(table, cards)
        state.top[table], state.end[table] = 0, len(cards)

    def _callable(self, rows: Numbers, hands: Bits) -> Bits:
        """The trumps that the declarer may call for: none that the declarer holds or has put out."""
        state, numbers = self.state, self.numbers
        order = state.order[rows]
        cards = numbers.trumps[order] & ~hands & ~state.put_out[rows, state.declarer[rows]]
        if self.rules.partner_call is not PartnerCall.BEST_TRUMP:
            return cards
        open_ = (cards[:, None] >> numpy.arange(CARDS, dtype=numpy.uint64)) & _ONE > 0
        strength = numbers.strength.reshape(-1, CARDS)[order] * open_
        return numpy.where(cards > 0, card_bits(strength.argmax(1)), cards)


def _downwards(cards: int) -> list[int]:
    """The cards of a set, from the end of the pack down."""
    return [card for card in range(cards.bit_length() - 1, -1, -1) if cards >> card & 1]
