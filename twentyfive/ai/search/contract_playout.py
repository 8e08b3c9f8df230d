"""Playouts from a contract to the end of the deal by the heuristics: kitty, trumps, drawing, and the play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from twentyfive.ai.beliefs.auction_worlds import AuctionWorld
from twentyfive.ai.beliefs.hand_values import HandValues, strongest
from twentyfive.ai.beliefs.likelihood import unled_trick
from twentyfive.ai.playout.bitcards import each_bit
from twentyfive.ai.playout.deal_value import NOBODY
from twentyfive.ai.playout.playout import NEVER, OpenTrick, play_out
from twentyfive.ai.playout.policy_tables import tables_with_partner
from twentyfive.ai.search.card_search import Outcome, best_trump_side
from twentyfive.core import Rules
from twentyfive.core.phases.play import first_leader
from twentyfive.core.state import Deal, Trick

DEFENDED: Final = 0.055
"""The share of a declarer's tricks that the other sides take away, if there are several of them.

They all play against the declarer, but the playout policy knows nothing of contracts. Measured against the heuristics
at the table, where declarers score so much less.
"""


class ContractPlayout:
    """Plays a deal out from its contract; hands are masks with the named suit as trumps."""

    def __init__(self, rules: Rules, dealer: int, values: HandValues) -> None:
        self._rules, self._dealer, self._values = rules, dealer, values
        self._needs = (NEVER,) * rules.sides
        self._unplayed = [sum(bits) for bits in values.bits]
        self._opening = cache(self._opening_trick)

    def outcome(self, world: AuctionWorld, declarer: int) -> Outcome:
        """The outcome if `declarer` has the contract."""
        hand = world.hands[declarer]
        held = [*hand, *(world.kitty if self._rules.exchange.takes_kitty else ())]
        suit = self._values.best(hand if self._rules.exchange.names_first else held)[1]
        return self.outcome_in_suit(world, declarer, suit, self.kept(self._values.mask(suit, held), suit))

    def kept(self, held: int, suit: int) -> int:
        """The cards that a declarer with the kitty in hand keeps; without a kitty all cards."""
        size, least = self._rules.hand_size, self._rules.keep_at_least
        if not self._rules.exchange.kitty_then_draw:
            return strongest(held, size)
        good = strongest(held & self._values.good[suit], size)
        return good if good.bit_count() >= least else strongest(held, least)

    def outcome_in_suit(self, world: AuctionWorld, declarer: int, suit: int, kept: int) -> Outcome:
        """The outcome with `suit` as trumps and `kept` in the declarer's hand after the exchange for the kitty."""
        hands = [self._values.mask(suit, hand) for hand in world.hands]
        hands[declarer] = kept
        if self._rules.exchange.draws:
            stock = [self._values.bits[suit][card] for card in world.stock]
            chosen = {declarer: kept} if self._rules.exchange.takes_kitty else {}
            self.draw(hands, stock, suit, self._rules.held_from_left_of(self._dealer), chosen)
        return self.play_out(hands, declarer, suit, world.luck)

    def partner(self, hands: Sequence[int], declarer: int, suit: int) -> int | None:
        """The partner of a declarer who calls for the best trump missing; None if nobody is called for or holds it."""
        if not self._rules.calls_partner:
            return None
        missing = self._values.packs[suit].trumps & ~hands[declarer]
        return self.holder(hands, 1 << missing.bit_length() - 1)

    def holder(self, hands: Sequence[int], card: int) -> int | None:
        """The seat that holds the card, a bit; None if none does."""
        return next((seat for seat, hand in enumerate(hands) if hand & card), None)

    def draw(
        self, hands: list[int], stock: list[int], suit: int, seats: Iterable[int], chosen: Mapping[int, int]
    ) -> None:
        """Let these seats draw in order.

        Args:
            hands: by seat, masks; changed here.
            stock: the cards of the stock, the top card first; changed here.
            suit: the index of the trump suit.
            seats: the seats that draw.
            chosen: the cards that some seats keep; the others keep their good cards.
        """
        good, size, pile = self._values.good[suit], self._rules.hand_size, list[int]()
        for seat in seats:
            hand = hands[seat]
            keep = chosen[seat] if seat in chosen else self._worth_keeping(hand, good)
            number = size - keep.bit_count()
            if number > len(stock):
                stock += pile
                pile.clear()
            pile += each_bit(hand & ~keep)
            hands[seat] = keep | sum(self._drawn(stock, seat, number))

    def _worth_keeping(self, hand: int, good: int) -> int:
        least = self._rules.keep_at_least
        keep = hand & good
        return keep if keep.bit_count() >= least else strongest(hand, least)

    def _drawn(self, stock: list[int], seat: int, number: int) -> Sequence[int]:
        if self._rules.dealer_robs_pack and seat == self._dealer:
            stock.sort(reverse=True)
        drawn = stock[:number]
        del stock[:number]
        return drawn

    def play_out(self, hands: list[int], declarer: int, suit: int, luck: Sequence[float]) -> Outcome:
        """The outcome if these hands are played out, and the declarer calls for the best trump missing."""
        return self.play_out_with(hands, declarer, self.partner(hands, declarer, suit), suit, luck)

    def play_out_with(
        self, hands: list[int], declarer: int, partner: int | None, suit: int, luck: Sequence[float]
    ) -> Outcome:
        """The outcome if these hands are played out with that partner.

        Args:
            hands: by seat, masks; changed here.
            declarer: the declarer's seat.
            partner: the seat of the partner called for, None for nobody.
            suit: the index of the trump suit.
            luck: by trick, a number from 0 to 1; a low one loses the declarer a trick that it would have taken.
        """
        pack, tables = self._values.packs[suit], tables_with_partner(self._rules, declarer, partner)
        best = best_trump_side(hands, pack, tables.side_of) if self._rules.best_trump else NOBODY
        winners = play_out(tables, pack, hands, self._opening(declarer), self._unplayed[suit], self._needs)
        side = NOBODY if partner is None else self._rules.side_of(partner)
        return self._defended(winners, self._rules.side_of(declarer), side, luck), best, side

    def _defended(
        self, winners: tuple[int, ...], declarer: int, partner: int, luck: Sequence[float]
    ) -> tuple[int, ...]:
        """The sides that take the tricks when several sides play against the declarer's."""
        if self._rules.sides == 2:
            return winners
        own = (declarer, partner)
        other = next(side for side in range(self._rules.sides) if side not in own)
        return tuple(
            other if side in own and chance < DEFENDED else side for side, chance in zip(winners, luck, strict=False)
        )

    def _opening_trick(self, declarer: int) -> OpenTrick:
        deal = Deal(number=0, dealer=self._dealer, hands=(), stock=(), declarer=declarer)
        return unled_trick(Trick(first_leader(deal, self._rules)), self._rules)
