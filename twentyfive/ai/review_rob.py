"""What taking the turn-up would have brought, played out in the same worlds as the plays."""

from __future__ import annotations

import random
from collections.abc import Iterator

from twentyfive.ai.beliefs import beliefs
from twentyfive.ai.playout import play_out
from twentyfive.ai.reading import faced
from twentyfive.ai.search import Effort, End
from twentyfive.ai.thumbs import thumbs
from twentyfive.ai.worth import NOBODY, Standing, needs
from twentyfive.core import PlayerView
from twentyfive.core.moves import DeclineRob, PlayerMove, Rob
from twentyfive.core.options import UnrobbedAce
from twentyfive.core.state import Trick


def can_weigh_robbing(view: PlayerView) -> bool:
    """Whether leaving the turn-up changes nothing but the hand: neither the rank of the ace, nor who may go out, nor
    what the best trump of the deal is worth."""
    rules = view.rules
    usual = rules.unrobbed_ace is not UnrobbedAce.LOWEST_TRUMP and not rules.unrobbed_cannot_go_out
    return usual and not rules.best_trump and any(isinstance(move, Rob) for move in view.legal)


def rob_ends(view: PlayerView, now: Standing, seed: int, effort: Effort) -> Iterator[tuple[PlayerMove, list[End]]]:
    """Each way to rob, and to leave it where that is asked, with how the deal ends, world by world.

    The card that is played next is chosen by the rules of thumb.
    """
    assert view.seat is not None
    assert view.turn_up is not None
    assert view.dealer is not None
    known, look, race = beliefs(view), thumbs(view.rules), needs(now)
    pack, turned = known.pack, known.pack.bits[view.turn_up]
    eldest = view.rules.seats_from_left_of(view.dealer)[0]
    trick = faced(view.trick or Trick(eldest), pack, view.rules)
    rng, unplayed = random.Random(seed), known.unseen | sum(known.held)
    worlds = [known.redealt(rng).hands for _ in range(effort.worlds)]
    for move in view.legal:
        if not isinstance(move, Rob | DeclineRob):
            continue
        change = turned | pack.bits[move.out] if isinstance(move, Rob) else 0
        ends = []
        for hands in worlds:
            held = hands.copy()
            held[view.seat] ^= change
            ends.append((play_out(look, pack, held, trick, unplayed ^ change, race), NOBODY))
        yield move, ends
