"""The strong players: each card that may be played is played out in many worlds, and the best on average is taken."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf, sqrt
from typing import Final

from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind
from twentyfive.ai.beliefs.likelihood import faced, likelihood, shown_cards
from twentyfive.ai.beliefs.worlds import beliefs, robs_to_come
from twentyfive.ai.heuristics.policy import heuristic_advice
from twentyfive.ai.playout.beginner_playout import play_out_beginner
from twentyfive.ai.playout.bitcards import FastPack
from twentyfive.ai.playout.deal_value import NOBODY, DealStatus, deal_status, needs, stake, value_function
from twentyfive.ai.playout.playout import OpenTrick, play_out
from twentyfive.ai.playout.policy_tables import policy_tables
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import Jink, PlayCard, TakePool
from twentyfive.core.state import Trick

Outcome = tuple[tuple[int, ...], int]
"""How a deal ends: the sides that take the tricks still to come, and the one that plays the best trump or `NOBODY`."""

RolloutPolicies = tuple[float | None, ...]
"""By what everybody is taken to play, in one world after another: the plain rules with that share of slips, or where it
is None the rules of thumb."""

HEURISTIC_ROLLOUTS: Final[RolloutPolicies] = (None,)


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """How hard to think.

    Attributes:
        worlds: how many ways in which the cards may lie are played out.
        margin: how much better than the rules of thumb a card has to come out, as a share of all there is to win.
        surprise: what a world counts for each card shown that the rules of thumb would not have played in it; with 1
            nothing is read from what the others chose to play.
        slips: by what everybody is taken to play in these worlds.
        close: in how many worlds cards to play are played out that come out close to each other, those clearly worse
            being left out on the way; with 0 all of them are, in `worlds`.
        seconds: of processor time after which the worlds so far have to do. Far more than a decision takes, since one
            cut short need not come out alike the next time; the time of day would count what else a machine does.
    """

    worlds: int
    margin: float
    likelihood_weight: float
    rollouts: RolloutPolicies = HEURISTIC_ROLLOUTS
    close_worlds: int = 0
    seconds: float = 1.5


HARD: Final = SearchBudget(worlds=200, margin=0.01, likelihood_weight=1.0, rollouts=(0.92,))
"""It expects little of the others. Expecting the rules of thumb it was as strong as the expert."""

EXPERT: Final = SearchBudget(
    worlds=1000, margin=0.005, likelihood_weight=0.25, rollouts=(None, 0.5, 0.92), close_worlds=2000
)
"""It does not rely on one idea of the others: expecting the rules of thumb alone it was weaker.

As it sees the others itself, it gives away 0.6 ± 0.2 thousandths of a match with each card; when all cards were tried
out in 1000 worlds, which takes as long on average, it gave away 0.8 ± 0.2.
"""

PRUNE_EVERY: Final = 100
"""After so many worlds, and as many again, it is looked which cards come out clearly worse."""

CLEAR_ERRORS: Final = 2.0
"""Standard errors by which a card comes out clearly worse than the best."""

MOST_REJECTED: Final = 20
"""After so many worlds in which the others would have played otherwise the next has to do."""

_log = logging.getLogger(__name__)


class DeterminizedSearch:
    """Plays the cards that may be played out in one world after another; may stop after any of them.

    Attributes:
        alike: for each card that may be played the choice that comes to the same thing.
        choices: the cards weighed, but for those left out.
        worlds: in how many worlds they are weighed so far.
    """

    def __init__(
        self,
        view: PlayerView,
        status: DealStatus,
        likelihood_weight: float,
        rollouts: RolloutPolicies = HEURISTIC_ROLLOUTS,
    ) -> None:
        assert view.seat is not None
        self._seat, self._likelihood_weight, self._rollouts = view.seat, likelihood_weight, rollouts
        self._beliefs, self._tables = beliefs(view), policy_tables(view.rules)
        self._pack = pack = self._beliefs.pack
        self._trick = faced(view.trick or Trick(view.seat), pack, view.rules)
        self._unplayed = self._beliefs.unseen | sum(self._beliefs.held)
        self._turned = 0 if view.turn_up is None else pack.bits[view.turn_up]
        self._robs = robs_to_come(view, pack)
        self._needs, self._value = needs(status), value_function(status)
        self._shown = shown_cards(view, status, pack, self._unplayed) if likelihood_weight < 1 else ()
        self._best_played = best_trump_played(view, pack)
        others = (self._unplayed | self._turned) & ~pack.mask(view.hand)
        self.representative = _representatives(_playable(view), pack, others)
        self.candidates = tuple(dict.fromkeys(self.representative.values()))
        self._bits = [pack.bits[card] for card in self.candidates]
        self._values: list[list[float]] = [[] for _ in self.candidates]  # by candidate and world, times the weight
        self._weight = 0.0
        self.worlds = 0

    def add_world(self, rng: random.Random) -> None:
        """Play every choice out in one more world."""
        weight, outcomes = self.outcomes(rng)
        for values, outcome in zip(self._values, outcomes, strict=True):
            values.append(weight * self._value(*outcome))
        self._weight += weight
        self.worlds += 1

    def outcomes(self, rng: random.Random) -> tuple[float, list[Outcome]]:
        """What one more world counts, and for every choice how the deal ends in it."""
        weight, hands = self._world(rng)
        return weight, self._outcomes(hands, rng)

    def outcomes_in_likely_world(self, rng: random.Random) -> list[Outcome]:
        """For every choice how the deal ends in a world that goes with what the others have played.

        Worlds are passed over as often as they count for less than a whole one, so that those left count alike.
        """
        weight, hands = self._world(rng)
        passed_over = 0
        while weight < 1 and passed_over < MOST_REJECTED and rng.random() >= weight:
            weight, hands = self._world(rng)
            passed_over += 1
        return self._outcomes(hands, rng)

    def _world(self, rng: random.Random) -> tuple[float, list[int]]:
        """What a world counts, and the hands held in it."""
        hands = self._beliefs.redealt(rng).hands
        return likelihood(self._tables, self._pack, hands, self._shown, self._likelihood_weight), hands

    def _outcomes(self, hands: list[int], rng: random.Random) -> list[Outcome]:
        """For every choice how the deal ends with these hands."""
        unplayed = self._unplayed | self._robbed(hands)
        best_trump, outcomes = self._best_trump(hands), []
        for card in self._bits:
            held = hands.copy()
            held[self._seat] ^= card
            after = self._trick.after(self._seat, card, self._pack)
            outcomes.append((self._winners(held, after, unplayed ^ card, rng), best_trump))
        return outcomes

    def _winners(self, hands: list[int], trick: OpenTrick, unplayed: int, rng: random.Random) -> tuple[int, ...]:
        """The sides that take the tricks once the deal is played out."""
        random_rate = self._rollouts[self.worlds % len(self._rollouts)]
        if random_rate is None:
            return play_out(self._tables, self._pack, hands, trick, unplayed, self._needs)
        return play_out_beginner(self._tables, self._pack, hands, trick, self._needs, random_rate, rng.random)

    def card_values(self) -> dict[Card, float]:
        """The mean value of each candidate over the worlds so far, at least one."""
        return {card: sum(values) / self._weight for card, values in zip(self.candidates, self._values, strict=True)}

    def prune(self) -> None:
        """Play no more worlds out for the cards that come out clearly worse than the best."""
        best = max(self._values, key=sum)
        left = [index for index, values in enumerate(self._values) if not clearly_better(best, values)]
        self.candidates = tuple(self.candidates[index] for index in left)
        self._bits = [self._bits[index] for index in left]
        self._values = [self._values[index] for index in left]

    def _robbed(self, hands: list[int]) -> int:
        """The turn-up if another takes it before its first card, which changes its hand; else nothing."""
        for seat, rights in self._robs:
            if hands[seat] & rights:
                hand = hands[seat] | self._turned
                hands[seat] = hand & hand - 1
                return self._turned
        return 0

    def _best_trump(self, hands: list[int]) -> int:
        """The side that plays the best trump of the deal, where that counts."""
        if self._best_played is None:
            return NOBODY
        return best_trump_side(hands, self._pack, self._tables.side_of, self._best_played)


def clearly_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the first figures are higher, world by world, by more than chance."""
    # As `trials.difference` tells it, without the exact sums of `statistics`: it is asked for twenty times a decision.
    more = [first - second for first, second in zip(one, other, strict=True)]
    mean = sum(more) / len(more)
    variance = sum(figure * figure for figure in more) / len(more) - mean * mean
    return mean > CLEAR_ERRORS * sqrt(max(variance, 0.0) / len(more))


def _playable(view: PlayerView) -> tuple[Card, ...]:
    """The cards that may be played; one who may jink is about to lead."""
    return view.hand if view.phase is Phase.JINK else view.playable


def _representatives(cards: tuple[Card, ...], pack: FastPack, others: int) -> dict[Card, Card]:
    """For each card the weakest that comes to the same thing: between the two lies none that anyone else can play."""
    weakest: dict[Card, Card] = {}
    below: dict[tuple[int, bool], Card] = {}
    for card in sorted(cards, key=lambda card: pack.bits[card]):
        bit = pack.bits[card]
        kind = pack.suits[bit], bool(bit & pack.privileged)
        last = below.get(kind)
        parted = last is None or others & pack.suits[bit] & bit - 1 & -pack.bits[last]
        weakest[card] = card if parted or last is None else weakest[last]
        below[kind] = card
    return weakest


def best_trump_played(view: PlayerView, pack: FastPack) -> tuple[int, int] | None:
    """The best trump played so far, a bit, and its side; None where the best trump of the deal counts for nothing."""
    if not view.rules.best_trump:
        return None
    best = 0, NOBODY
    for trick in view.tricks_so_far:
        for place, card in enumerate(trick.cards):
            side = view.rules.side_of(trick.seat_of(place, view.rules.players))
            best = max(best, (pack.bits[card] & pack.trumps, side))
    return best


def best_trump_side(
    hands: Sequence[int], pack: FastPack, side_of: Sequence[int], played: tuple[int, int] = (0, NOBODY)
) -> int:
    """The side that plays the best trump of the deal: of `played`, as `best_trump_played` tells it, and those held."""
    best, side = played
    strongest = max(hands)
    held = strongest & pack.trumps and 1 << strongest.bit_length() - 1
    return side_of[hands.index(strongest)] if held > best else side


def decide_play(view: PlayerView, seed: int, budget: SearchBudget) -> Advice:
    """The move of a strong player; what is not about the play of the cards is left to the rules of thumb.

    The same view, seed and effort always give the same advice.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = heuristic_advice(view)
    if view.phase is Phase.JINK:
        return _jink_or_not(view, seed, budget)
    if isinstance(advice.move, PlayCard) and len(view.legal) > 1:
        return _best_play(view, advice, advice.move.card, seed, budget)
    return advice


def _card_values(search: DeterminizedSearch, seed: int, budget: SearchBudget) -> dict[Card, float]:
    """What the cards are worth in as many worlds as the effort says, or as there is time for."""
    rng, stop, most = random.Random(seed), time.thread_time() + budget.seconds, budget.close_worlds or budget.worlds
    search.add_world(rng)
    while search.worlds < most:
        if time.thread_time() > stop:
            _log.warning("only %d of %d worlds in %.1f s", search.worlds, most, budget.seconds)
            break
        search.add_world(rng)
        if budget.close_worlds and search.worlds % PRUNE_EVERY == 0:
            search.prune()
            if len(search.candidates) == 1:
                break
    return search.card_values()


def _best_play(view: PlayerView, advice: Advice, thumb: Card, seed: int, budget: SearchBudget) -> Advice:
    """The card that comes out best, if by enough; else that of the rules of thumb, whose reason can be told."""
    search = DeterminizedSearch(view, deal_status(view), budget.likelihood_weight, budget.rollouts)
    if len(search.candidates) == 1:
        return advice
    card_values, usual = _card_values(search, seed, budget), search.representative[thumb]
    best = max(card_values, key=lambda card: card_values[card])
    if best == usual or card_values[best] <= card_values.get(usual, -inf) + budget.margin * stake(view):
        return advice
    reason = Reason(ReasonKind.PLAYED_OUT, (best, thumb), number=search.worlds)
    return Advice(PlayCard(best), reason)


def _jink_or_not(view: PlayerView, seed: int, budget: SearchBudget) -> Advice:
    """What the others played to three tricks is read at every level: it tells who still holds a good card.

    In 250 jinks of two by rules of thumb that paid 2.44 chips by 200 worlds in which nothing was read, and 2.53 so; in
    250 of five 12.20 and 12.66.
    """
    status = deal_status(view)
    jinking = DeterminizedSearch(view, replace(status, jinker=status.own), EXPERT.likelihood_weight)
    return jink_or_pool(view, max(_card_values(jinking, seed, replace(budget, close_worlds=0)).values()))


def jink_or_pool(view: PlayerView, jink: float) -> Advice:
    """Going on for all five tricks, if that is worth more on average, `jink` chips, than the pool that is sure."""
    status = deal_status(view)
    payers = len(status.payers - {status.own})
    spoiled = view.pool / view.rules.sides
    chance = (jink - spoiled) / (view.pool + payers - spoiled)
    number = round(100 * min(max(chance, 0), 1))
    if jink > view.pool:
        return Advice(Jink(), Reason(ReasonKind.JINK, view.hand, number=number))
    return Advice(TakePool(), Reason(ReasonKind.TAKE_POOL, number=number))
