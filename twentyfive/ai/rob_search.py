"""Taking the turn-up or leaving it, weighed by playing deals out in the same worlds."""

from __future__ import annotations

import random
from dataclasses import replace

from twentyfive.ai.beliefs import World, beliefs
from twentyfive.ai.fastplay import FastPack
from twentyfive.ai.playout import OpenTrick, play_out
from twentyfive.ai.reading import faced
from twentyfive.ai.search import Effort, End, best_trump_played, best_trump_side
from twentyfive.ai.thumbs import thumbs
from twentyfive.ai.trials import Trial, valued
from twentyfive.ai.worth import NOBODY, Standing, needs, standing
from twentyfive.core import PlayerView
from twentyfive.core.finishing import leaving_bars
from twentyfive.core.moves import DeclineRob, Rob
from twentyfive.core.robbing import lowers_ace
from twentyfive.core.state import Trick


def may_rob(view: PlayerView) -> bool:
    """Whether the turn-up may be taken now."""
    return any(isinstance(move, Rob) for move in view.legal)


def leaving(view: PlayerView) -> Standing | None:
    """How the deal stands for who leaves the turn-up; None where that is against the rules, or changes the rank of the
    ace, which is not weighed."""
    now, rules = standing(view), view.rules
    if rules.must_rob or lowers_ace(view.hand, view.trump, rules):
        return None
    return replace(now, barred=now.barred | {now.own}) if leaving_bars(rules) else now


def rob_trials(view: PlayerView, seed: int, effort: Effort) -> list[Trial]:
    """One for each card that may be put out for the turn-up, and one for leaving it where that can be weighed.

    The card that is played next is chosen by the rules of thumb.
    """
    assert view.seat is not None
    assert view.turn_up is not None
    known, left = beliefs(view), leaving(view)
    pack, turned = known.pack, known.pack.bits[view.turn_up]
    robs = [move for move in view.legal if isinstance(move, Rob)]
    rng, now = random.Random(seed), standing(view)
    worlds = [known.redealt(rng) for _ in range(effort.worlds)]
    unplayed = known.unseen | sum(known.held)
    trials = []
    for move in robs:
        change = turned | pack.bits[move.out]
        trials.append(Trial(move, *valued(now, _ends(view, pack, worlds, now, change, unplayed))))
    if left is not None:
        trials.append(Trial(DeclineRob(), *valued(left, _ends(view, pack, worlds, left, 0, unplayed))))
    return trials


def _ends(
    view: PlayerView, pack: FastPack, worlds: list[World], now: Standing, change: int, unplayed: int
) -> list[End]:
    """How the deal ends, world by world, if the player's hand is changed by these cards, a mask."""
    assert view.seat is not None
    look, race, trick, ends = thumbs(view.rules), needs(now), _trick(view, pack), []
    played = best_trump_played(view, pack)
    for world in worlds:
        held = world.hands.copy()
        held[view.seat] ^= change
        best = NOBODY if played is None else best_trump_side(held, pack, look.side_of, played)
        ends.append((play_out(look, pack, held, trick, unplayed ^ change, race), best))
    return ends


def _trick(view: PlayerView, pack: FastPack) -> OpenTrick:
    """The trick under way, or the one that comes after the round in which everyone is asked."""
    assert view.dealer is not None
    last = view.tricks[-1].winner if view.tricks else None
    leader = view.rules.seats_from_left_of(view.dealer)[0] if last is None else last
    return faced(view.trick or Trick(leader), pack, view.rules)
