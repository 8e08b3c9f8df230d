"""Search over the cards to call for: play the deal out with the partner that each gives."""

from __future__ import annotations

import random
from typing import Final

from twentyfive.ai.beliefs.hand_values import SUITS, hand_values
from twentyfive.ai.beliefs.worlds import beliefs
from twentyfive.ai.playout.deal_value import deal_status
from twentyfive.ai.search.card_search import Outcome, SearchBudget
from twentyfive.ai.search.contract_playout import ContractPlayout
from twentyfive.ai.search.trials import Trial, payoffs, worlds_for
from twentyfive.core import PlayerView
from twentyfive.core.moves import CallPartner, PlayAlone, PlayerMove

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
