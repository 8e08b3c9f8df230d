"""What follows a contract, as the rules of thumb would have it: kitty, trumps, drawing, and the play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from twentyfive.ai.beliefs.auction_worlds import Dealt
from twentyfive.ai.beliefs.hand_values import HandValues, strongest
from twentyfive.ai.beliefs.likelihood import open_trick
from twentyfive.ai.playout.bitcards import each_bit
from twentyfive.ai.playout.deal_value import NOBODY
from twentyfive.ai.playout.playout import NEVER, OpenTrick, play_out
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.ai.search.card_search import Outcome, best_trump_side
from twentyfive.core import Rules
from twentyfive.core.phases.play import first_leader
from twentyfive.core.rules.options import Exchanging
from twentyfive.core.state import Deal, Trick

DEFENDED: Final = 0.055
"""Where there are more than two sides: the share of a declarer's tricks that the others, who all play against it, take
away. The play here knows nothing of contracts; measured against rules of thumb, whose declarers score so much less."""


class Declaring:
    """Goes on from a contract to the end of the deal; hands are masks with the named suit as trumps."""

    def __init__(self, rules: Rules, dealer: int, known: HandValues) -> None:
        self._rules, self._dealer, self._hand_values = rules, dealer, known
        self._tables, self._needs = policy_tables(rules), (NEVER,) * rules.sides
        self._unplayed = [sum(bits) for bits in known.bits]
        self._opening = cache(self._opening_trick)

    def end(self, dealt: Dealt, declarer: int) -> Outcome:
        """How the deal ends if `declarer` plays it."""
        held = [*dealt.hands[declarer], *(dealt.kitty if self._rules.exchange.takes_kitty else ())]
        suit = self._hand_values.best(held)[1]
        return self.named(dealt, declarer, suit, self.kept(self._hand_values.mask(suit, held), suit))

    def kept(self, held: int, suit: int) -> int:
        """What a declarer with the kitty in hand keeps; without a kitty the hand as it is."""
        size, least = self._rules.hand_size, self._rules.keep_at_least
        if self._rules.exchange is not Exchanging.KITTY_THEN_DRAW:
            return strongest(held, size)
        good = strongest(held & self._hand_values.good[suit], size)
        return good if good.bit_count() >= least else strongest(held, least)

    def named(self, dealt: Dealt, declarer: int, suit: int, kept: int) -> Outcome:
        """How the deal ends with `suit` as trumps and `kept` in the declarer's hand once the kitty is put out."""
        known = self._hand_values
        hands = [known.mask(suit, hand) for hand in dealt.hands]
        hands[declarer] = kept
        if self._rules.exchange.draws:
            stock = [known.bits[suit][place] for place in dealt.stock]
            chosen = {declarer: kept} if self._rules.exchange.takes_kitty else {}
            self.draw(hands, stock, suit, self._rules.seats_from_left_of(self._dealer), chosen)
        return self.played(hands, declarer, suit, dealt.luck)

    def draw(
        self, hands: list[int], stock: list[int], suit: int, seats: Iterable[int], chosen: Mapping[int, int]
    ) -> None:
        """These seats draw in order; `chosen` are the cards that some of them keep, the others go by their strength."""
        good, size, pile = self._hand_values.good[suit], self._rules.hand_size, list[int]()
        for seat in seats:
            hand = hands[seat]
            keep = chosen[seat] if seat in chosen else self._worth_keeping(hand, good)
            number = size - keep.bit_count()
            if number > len(stock):
                stock += pile
                pile.clear()
            pile += each_bit(hand & ~keep)
            hands[seat] = keep | sum(self._taken(stock, seat, number))

    def _worth_keeping(self, hand: int, good: int) -> int:
        least = self._rules.keep_at_least
        keep = hand & good
        return keep if keep.bit_count() >= least else strongest(hand, least)

    def _taken(self, stock: list[int], seat: int, number: int) -> Sequence[int]:
        """The cards that the seat gets from the stock, which loses them."""
        if self._rules.dealer_robs_pack and seat == self._dealer:
            stock.sort(reverse=True)
        drawn = stock[:number]
        del stock[:number]
        return drawn

    def played(self, hands: list[int], declarer: int, suit: int, luck: Sequence[float]) -> Outcome:
        """How the deal ends if these hands are played out; they are played down.

        Args:
            luck: by trick, from 0 to 1; with the worst of it the declarer loses a trick that it would have taken.
        """
        pack = self._hand_values.packs[suit]
        best = best_trump_side(hands, pack, self._tables.side_of) if self._rules.best_trump else NOBODY
        winners = play_out(self._tables, pack, hands, self._opening(declarer), self._unplayed[suit], self._needs)
        return self._defended(winners, declarer, luck), best

    def _defended(self, winners: tuple[int, ...], declarer: int, luck: Sequence[float]) -> tuple[int, ...]:
        """The sides that take the tricks where more than two sides play, all others against the declarer's."""
        if self._rules.sides == 2:
            return winners
        own = self._rules.side_of(declarer)
        other = (own + 1) % self._rules.sides
        return tuple(
            other if side == own and chance < DEFENDED else side for side, chance in zip(winners, luck, strict=False)
        )

    def _opening_trick(self, declarer: int) -> OpenTrick:
        deal = Deal(number=0, dealer=self._dealer, hands=(), stock=(), declarer=declarer)
        return open_trick(Trick(first_leader(deal, self._rules)), self._rules)
