"""Finding the first dealer, shuffling, dealing and turning up. RULES.md section 4."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import repeat

from twentyfive.core.cards import JOKER, Card, Cards, Rank
from twentyfive.core.moves import DealCards, DrawDealer
from twentyfive.core.phases.pool import pay_antes, starting_chips
from twentyfive.core.phases.scoring import turned_ace_points
from twentyfive.core.refusal import IllegalMove, Refusal
from twentyfive.core.rules.options import FirstDealer
from twentyfive.core.rules.rules import Rules
from twentyfive.core.shuffle import shuffled_pack
from twentyfive.core.state import Deal, GameState


def shuffled(cards: Cards, rng: random.Random) -> Cards:
    """The cards in a random order."""
    return tuple(rng.sample(cards, len(cards)))


def next_deal(state: GameState, rng: random.Random) -> DrawDealer | DealCards:
    """The table's move before a deal: the deal, or the draw for the first dealer if the rules ask for one."""
    pack = shuffled_pack(state.rules.pack, rng)
    if state.next_dealer is not None:
        return DealCards(pack, state.next_dealer)
    if state.rules.first_dealer is FirstDealer.RANDOM:
        return DealCards(pack, rng.randrange(state.rules.seats_held))
    jack = next(place for place, card in enumerate(pack) if card.rank is Rank.JACK)
    return DrawDealer(pack[: jack + 1])


def draw_dealer(state: GameState, cards: Cards) -> GameState:
    """Make the seat that gets the first jack, dealt face up from seat 0, the first dealer.

    Raises:
        IllegalMove: if the dealer is already known, or `cards` do not end with the first jack.
    """
    if state.next_dealer is not None:
        raise IllegalMove(Refusal.WRONG_MOVE)
    if len(set(cards)) != len(cards) or not set(cards) <= set(state.rules.pack):
        raise IllegalMove(Refusal.WRONG_PACK)
    jacks = [place for place, card in enumerate(cards) if card.rank is Rank.JACK]
    if jacks != [len(cards) - 1]:
        raise IllegalMove(Refusal.NO_JACK_DRAWN)
    return replace(state, drawn_for_deal=cards, next_dealer=jacks[0] % state.rules.seats_held)


def deal_order(rules: Rules, dealer: int) -> Iterator[int | None]:
    """The seat that each card goes to, from the top of the pack; None for the kitty.

    Packets go round from the dealer's left, with one for the kitty after the dealer's. RULES.md section 4.
    """
    for_kitty = rules.kitty
    for packet in rules.packets:
        for seat in rules.seats_from_left_of(dealer):
            yield from repeat(seat, packet)
        share = min(packet, for_kitty)
        for_kitty -= share
        yield from repeat(None, share)


def deal_cards(state: GameState, move: DealCards) -> GameState:
    """Deal the cards, turn up the trump card and pay the antes; the caller sets the phase and the turn.

    Raises:
        IllegalMove: if the pack is not complete or the wrong seat deals.
    """
    rules = state.rules
    if Counter(move.pack) != Counter(rules.pack):
        raise IllegalMove(Refusal.WRONG_PACK)
    if state.next_dealer not in (None, move.dealer) or not 0 <= move.dealer < rules.seats_held:
        raise IllegalMove(Refusal.WRONG_DEALER)
    if state.game_winners:
        state = _next_game(state)
    hands, kitty, rest = _hand_out(move, rules)
    deal = Deal(
        number=len(state.history) + 1,
        dealer=move.dealer,
        hands=hands,
        stock=rest,
        kitty=kitty,
        drawn=(0,) * rules.players,
        scores_before=state.scores,
    )
    if not rules.auction:
        deal = _turn_up(deal)
        state = _with_ace_bonus(state, deal)
    next_dealer = rules.next_held(move.dealer)
    return pay_antes(replace(state, deal=deal, drawn_for_deal=(), next_dealer=next_dealer), move.dealer)


def _next_game(state: GameState) -> GameState:
    """Begin the next game of a match, with no scores and full chips."""
    sides = state.rules.sides
    chips = starting_chips(state.rules)
    return replace(
        state,
        scores=(0,) * sides,
        chips=chips,
        pool=0,
        carried=False,
        history=(),
        game_winners=(),
        double=False,
    )


def _hand_out(move: DealCards, rules: Rules) -> tuple[tuple[Cards, ...], Cards, Cards]:
    """Deal out the pack, and return the hands by seat, the kitty and the stock."""
    hands: list[list[Card]] = [[] for _ in range(rules.players)]
    kitty: list[Card] = []
    pack = iter(move.pack)
    for seat in deal_order(rules, move.dealer):
        cards = kitty if seat is None else hands[seat]
        cards.append(next(pack))
    return tuple(tuple(hand) for hand in hands), tuple(kitty), tuple(pack)


def _turn_up(deal: Deal) -> Deal:
    """Turn up the next card; a joker goes to the dealer's hand, and another card is turned. RULES.md section 1."""
    if deal.stock[0] == JOKER:
        hands = tuple((*hand, JOKER) if seat == deal.dealer else hand for seat, hand in enumerate(deal.hands))
        deal = replace(deal, hands=hands, stock=deal.stock[1:], joker_taker=deal.dealer)
    turned, *stock = deal.stock
    return replace(deal, stock=tuple(stock), turned=turned, turn_up=turned, trump=turned.suit)


def _with_ace_bonus(state: GameState, deal: Deal) -> GameState:
    side = state.rules.side_of(deal.dealer)
    bonus = turned_ace_points(deal, state.rules)
    return replace(state, scores=tuple(score + bonus * (other == side) for other, score in enumerate(state.scores)))
