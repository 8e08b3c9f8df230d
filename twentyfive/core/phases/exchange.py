"""Exchanging cards for the kitty, from the stock, or for a joker turned up. RULES.md sections 1 and 5."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice
from math import comb
from typing import overload

from twentyfive.core.cards import JOKER, Cards
from twentyfive.core.moves import Exchange, PlayerMove, Restock, TakeFromStock
from twentyfive.core.phases.dealing import shuffled
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, GameState, Phase, lay_out, with_hand


@dataclass(frozen=True, slots=True)
class Exchanges(Sequence[PlayerMove]):
    """All exchanges that put out `least` to `most` of some cards, those of the fewest cards first.

    Each is made on access: with a hand of nine and a kitty of nine there are up to 155,382.

    Attributes:
        cards: the cards to choose from; each exchange keeps their order.
        least, most: the limits of the number of cards put out.
    """

    cards: Cards
    least: int
    most: int

    def __len__(self) -> int:
        return sum(comb(len(self.cards), size) for size in self._sizes)

    def __iter__(self) -> Iterator[PlayerMove]:
        return (Exchange(out) for size in self._sizes for out in combinations(self.cards, size))

    @overload
    def __getitem__(self, index: int) -> PlayerMove: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[PlayerMove]: ...
    def __getitem__(self, index: int | slice) -> PlayerMove | Sequence[PlayerMove]:
        if isinstance(index, slice):
            return tuple(self)[index]
        place = index + len(self) if index < 0 else index
        for size in self._sizes:
            if 0 <= place < comb(len(self.cards), size):
                return Exchange(next(islice(combinations(self.cards, size), place, None)))
            place -= comb(len(self.cards), size)
        raise IndexError(index)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Exchange) or len(move.out) not in self._sizes:
            return False
        return move.out == tuple(card for card in self.cards if card in move.out)

    @property
    def _sizes(self) -> range:
        return range(self.least, self.most + 1)


def take_kitty(state: GameState) -> GameState:
    """Add the kitty to the hand of the declarer, who then puts cards out."""
    deal = state.current_deal
    assert deal.declarer is not None
    hand = (*deal.hands[deal.declarer], *deal.kitty)
    held = replace(with_hand(deal, deal.declarer, hand), kitty=(), turn=deal.declarer)
    return replace(state, phase=Phase.EXCHANGE, deal=held)


def start_joker_exchange(state: GameState) -> GameState:
    """Let the dealer put out a card for the joker that was turned up."""
    deal = state.current_deal
    return replace(state, phase=Phase.EXCHANGE, deal=replace(deal, turn=deal.joker_taker))


def start_draw(state: GameState) -> GameState:
    """Begin the draw with the player on the dealer's left."""
    deal = state.current_deal
    return replace(state, phase=Phase.EXCHANGE, deal=replace(deal, turn=state.rules.next_held(deal.dealer)))


def _next_to_draw(state: GameState) -> GameState:
    """Let the next player draw; after the dealer, nobody."""
    deal = state.current_deal
    turn = None if deal.actor == deal.dealer else state.rules.next_held(deal.actor)
    return replace(state, phase=Phase.EXCHANGE, deal=replace(deal, turn=turn))


def drawing(deal: Deal, rules: Rules) -> bool:
    """Whether an exchange now draws from the stock: trumps are named, and no kitty is left in the declarer's hand."""
    if deal.declarer is None or deal.trump is None:
        return False
    return len(deal.hands[deal.declarer]) <= rules.hand_size


def _out_range(state: GameState) -> tuple[int, int]:
    """The least and the most cards that the player to act may put out."""
    deal, rules = state.current_deal, state.rules
    held = len(deal.hands[deal.actor])
    if not drawing(deal, rules):
        if rules.exchange.kitty_then_draw and deal.declarer is not None:
            # The stock must fill the hand later; until then the others put out as many cards as they draw.
            return held - rules.hand_size, min(held - rules.keep_at_least, held - rules.hand_size + len(deal.stock))
        return held - rules.hand_size, held - rules.hand_size
    if _only_fills_hand(deal, rules):
        return 0, 0
    supply = len(deal.stock) + len(_put_out_by_others(deal, deal.actor))
    return 0, min(held - rules.keep_at_least, supply)


def _only_fills_hand(deal: Deal, rules: Rules) -> bool:
    """Whether the player to draw is a declarer who put cards out for the kitty, and now only fills the hand."""
    return drawing(deal, rules) and rules.exchange.takes_kitty and deal.actor == deal.declarer


def legal_exchanges(state: GameState) -> Sequence[PlayerMove]:
    """The legal exchanges of the player to act, or the cards to take for a dealer who robs the pack."""
    deal = state.current_deal
    if deal.owed:
        return tuple(TakeFromStock(card) for card in deal.stock)
    least, most = _out_range(state)
    hand = tuple(card for card in deal.hands[deal.actor] if not _joker_stays(deal) or card != JOKER)
    return Exchanges(hand, least, most)


def _joker_stays(deal: Deal) -> bool:
    """Whether the exchange is for a turned-up joker, which the dealer must keep."""
    return deal.joker_taker is not None and deal.declarer is None


def exchange(state: GameState, out: Cards) -> GameState:
    """Put out the cards `out` of the player to act, and in a draw deal as many from the stock.

    Raises:
        IllegalMove: if a card is not in the hand, or the number of cards is not allowed.
    """
    deal, rules = state.current_deal, state.rules
    if deal.owed:
        raise IllegalMove(Refusal.WRONG_MOVE)
    least, most = _out_range(state)
    if not least <= len(out) <= most:
        raise IllegalMove(_refuse_number(state, len(out)))
    if JOKER in out and _joker_stays(deal):
        raise IllegalMove(Refusal.JOKER_STAYS, (JOKER,))
    laid = lay_out(deal, deal.actor, out)
    if not drawing(deal, rules):
        return replace(state, deal=replace(laid, turn=None))
    return _supply(replace(state, deal=replace(laid, owed=rules.hand_size - len(laid.hands[deal.actor]))))


def _refuse_number(state: GameState, number: int) -> Refusal:
    """The reason for refusing an exchange of `number` cards."""
    deal, rules = state.current_deal, state.rules
    least, _ = _out_range(state)
    if number < least or _only_fills_hand(deal, rules):
        return Refusal.WRONG_NUMBER_PUT_OUT
    if rules.exchange.draws and len(deal.hands[deal.actor]) - number < rules.keep_at_least:
        return Refusal.KEEPS_TOO_FEW
    return Refusal.STOCK_TOO_SHORT if rules.exchange.draws else Refusal.WRONG_NUMBER_PUT_OUT


def _robs_pack(state: GameState) -> bool:
    return state.rules.dealer_robs_pack and state.current_deal.turn == state.current_deal.dealer


def _supply(state: GameState) -> GameState:
    """Deal the cards owed to the player to act, unless the stock runs short or the dealer robs the pack."""
    deal = state.current_deal
    if deal.owed > len(deal.stock) and not _robs_pack(state):
        return replace(_deal_from_stock(state, len(deal.stock)), phase=Phase.RESTOCK)
    if deal.owed and _robs_pack(state):
        return replace(state, phase=Phase.EXCHANGE if deal.stock else Phase.RESTOCK)
    return _next_to_draw(_deal_from_stock(state, deal.owed))


def _deal_from_stock(state: GameState, number: int) -> GameState:
    deal = state.current_deal
    seat = deal.actor
    hand = (*deal.hands[seat], *deal.stock[:number])
    drawn = tuple(count + number * (other == seat) for other, count in enumerate(deal.drawn))
    dealt = with_hand(deal, seat, hand)
    return replace(state, deal=replace(dealt, stock=deal.stock[number:], drawn=drawn, owed=deal.owed - number))


def _put_out_by_others(deal: Deal, seat: int) -> Cards:
    """The cards put out by others than `seat`, which become the new stock when it runs short."""
    return tuple(put.card for put in deal.put_out if put.seat != seat)


def new_stock(state: GameState, rng: random.Random) -> Restock:
    """The table's move when the stock has run short, with the new stock shuffled."""
    deal = state.current_deal
    return Restock(shuffled(_put_out_by_others(deal, deal.actor), rng))


def restock(state: GameState, stock: Cards) -> GameState:
    """Make the cards that the others put out the stock, and go on dealing.

    Raises:
        IllegalMove: if `stock` is not exactly these cards.
    """
    deal = state.current_deal
    if Counter(stock) != Counter(_put_out_by_others(deal, deal.actor)):
        raise IllegalMove(Refusal.WRONG_PACK)
    own = tuple(put for put in deal.put_out if put.seat == deal.actor)
    return _supply(replace(state, deal=replace(deal, stock=stock, put_out=own)))


def take_from_stock(state: GameState, move: TakeFromStock) -> GameState:
    """Take one card from the stock, as a dealer who robs the pack.

    Raises:
        IllegalMove: if no card is owed, or the card is not in the stock.
    """
    deal = state.current_deal
    if not deal.owed:
        raise IllegalMove(Refusal.WRONG_MOVE)
    if move.card not in deal.stock:
        raise IllegalMove(Refusal.NOT_IN_STOCK, (move.card,))
    rest = tuple(card for card in deal.stock if card != move.card)
    return _supply(_deal_from_stock(replace(state, deal=replace(deal, stock=(move.card, *rest))), 1))
