"""Which cards to put out for others from the stock, weighed by playing the deal out once everybody has drawn."""

from __future__ import annotations

import random
from collections.abc import Sequence

from twentyfive.ai.beliefs.hand_values import SUITS, hand_values, strongest
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.playout.bitcards import each_bit
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.ai.search.contract_playout import Declaring
from twentyfive.ai.search.trials import Trial, valued, worlds_for
from twentyfive.core import PlayerView
from twentyfive.core.moves import Exchange


def drawing_trials(view: PlayerView, seed: int, budget: SearchBudget, also: Sequence[Exchange]) -> list[Trial]:
    """One for each number of the weakest cards that may be put out, and for those in `also`.

    What is in `also` changes no other figure. Whoever has drawn holds what it kept and anything else, and whoever
    draws later goes by the rules of thumb.
    """
    assert view.seat is not None
    assert view.dealer is not None
    assert view.declarer is not None
    assert view.trump is not None
    suit, known, believed = SUITS.index(view.trump), hand_values(view.rules), beliefs(view)
    usual = _weakest(view, suit)
    ways = {out: known.packs[suit].mask({*view.hand} - {*out.out}) for out in (*usual, *also)}
    declaring, order = Declaring(view.rules, view.dealer, known), view.rules.seats_from_left_of(view.dealer)
    to_draw, rng = order[order.index(view.seat) :], random.Random(seed)
    ends: dict[Exchange, list[Outcome]] = {out: [] for out in ways}
    for _ in range(worlds_for(len(usual), budget)):
        world = believed.redealt(rng)
        stock = [*_shuffled(world.rest, rng), *_shuffled(world.put_out, rng)]
        luck = [rng.random() for _ in range(view.rules.hand_size)]
        settled = {view.declarer: world.hands[view.declarer]} if view.rules.exchange.takes_kitty else {}
        for out, kept in ways.items():
            hands = world.hands.copy()
            declaring.draw(hands, stock.copy(), suit, to_draw, settled | {view.seat: kept})
            ends[out].append(declaring.played(hands, view.declarer, suit, luck))
    status = deal_status(view)
    return [Trial(out, *valued(status, found)) for out, found in ends.items()]


def _shuffled(cards: int, rng: random.Random) -> list[int]:
    bits = [*each_bit(cards)]
    rng.shuffle(bits)
    return bits


def _weakest(view: PlayerView, suit: int) -> tuple[Exchange, ...]:
    """The weakest cards of the hand, so many as may be put out, in its order."""
    pack = hand_values(view.rules).packs[suit]
    kept = [{*pack.members(strongest(pack.mask(view.hand), len(view.hand) - size))} for size in view.out_sizes]
    return tuple(Exchange(tuple(card for card in view.hand if card not in stay)) for stay in kept)
