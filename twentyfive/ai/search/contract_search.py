"""Search before a contract is played: over the cards to put out for others, and over the card to call for a partner."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from twentyfive.ai.beliefs.hand_values import SUITS, hand_values, strongest
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.playout.bitcards import each_bit
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.ai.search.contract_playout import ContractPlayout
from twentyfive.ai.search.trials import Trial, payoffs, worlds_for
from twentyfive.core import PlayerView
from twentyfive.core.moves import CallPartner, Exchange, PlayAlone, PlayerMove


def draw_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[Exchange]) -> list[Trial]:
    """A trial for each number of the weakest cards that may be put out, and for each move of `also`.

    The moves of `also` do not change the other trials. A player who has drawn holds the cards that it kept and any
    others; a player who draws later follows the heuristics.
    """
    assert view.seat is not None
    assert view.dealer is not None
    assert view.declarer is not None
    assert view.trump is not None
    suit, values, believed = SUITS.index(view.trump), hand_values(view.rules), beliefs(view)
    usual = _weakest(view, suit)
    moves = {move: values.packs[suit].mask({*view.hand} - {*move.out}) for move in (*usual, *also)}
    playout, order = ContractPlayout(view.rules, view.dealer, values), view.rules.held_from_left_of(view.dealer)
    to_draw, rng = order[order.index(view.seat) :], random.Random(seed)
    outcomes: dict[Exchange, list[Outcome]] = {move: [] for move in moves}
    for _ in range(worlds_for(len(usual), budget)):
        world = believed.sample_world(rng)
        stock = [*_shuffled(world.rest, rng), *_shuffled(world.put_out, rng)]
        luck = [rng.random() for _ in range(view.rules.hand_size)]
        chosen = {view.declarer: world.hands[view.declarer]} if view.rules.exchange.takes_kitty else {}
        for move, kept in moves.items():
            hands = world.hands.copy()
            playout.draw(hands, stock.copy(), suit, to_draw, chosen | {view.seat: kept})
            outcomes[move].append(playout.play_out(hands, view.declarer, suit, luck))
    status = deal_status(view)
    return [Trial(move, *payoffs(status, found)) for move, found in outcomes.items()]


def _shuffled(cards: int, rng: random.Random) -> list[int]:
    bits = [*each_bit(cards)]
    rng.shuffle(bits)
    return bits


def _weakest(view: PlayerView, suit: int) -> tuple[Exchange, ...]:
    """For each number of cards that may be put out, the weakest of the hand, in its order."""
    pack = hand_values(view.rules).packs[suit]
    kept = [{*pack.members(strongest(pack.mask(view.hand), len(view.hand) - size))} for size in view.out_sizes]
    return tuple(Exchange(tuple(card for card in view.hand if card not in stay)) for stay in kept)


MOST_TRIED: Final = 4
"""The cards that are tried: the best trumps missing. The holder of a worse one helps less."""


def partner_trials(view: PlayerView, seed: int, budget: SearchBudget) -> list[Trial]:
    """The trials of playing alone, and of calling for each of the best trumps missing, in the same worlds."""
    assert view.seat is not None
    assert view.dealer is not None
    assert view.trump is not None
    believed, values = beliefs(view), hand_values(view.rules)
    playout, suit = ContractPlayout(view.rules, view.dealer, values), SUITS.index(view.trump)
    calls = [move for move in view.legal if isinstance(move, CallPartner)][:MOST_TRIED]
    wanted: dict[PlayerMove, int] = {PlayAlone(): 0, **{move: believed.pack.bits[move.card] for move in calls}}
    outcomes: dict[PlayerMove, list[Outcome]] = {move: [] for move in wanted}
    rng = random.Random(seed)
    for _ in range(worlds_for(len(wanted), budget)):
        hands = believed.sample_world(rng).hands
        luck = [rng.random() for _ in range(view.rules.hand_size)]
        for move, card in wanted.items():
            partner = playout.holder(hands, card)
            outcomes[move].append(playout.play_out_with(hands.copy(), view.seat, partner, suit, luck))
    status = deal_status(view)
    return [Trial(move, *payoffs(status, found)) for move, found in outcomes.items()]
