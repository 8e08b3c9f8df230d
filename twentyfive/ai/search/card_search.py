"""Determinized search over the cards to play: roll each card out in many worlds and take the best on average."""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from math import fsum, inf, sqrt
from typing import Final

from twentyfive.ai.advice.level import Level
from twentyfive.ai.advice.reasons import Advice, Reason, ReasonKind, in_percent
from twentyfive.ai.beliefs.likelihood import likelihood, observed_plays, trick_so_far
from twentyfive.ai.beliefs.worlds import beliefs, later_robbers
from twentyfive.ai.characters.cast import STEADY, Temperament
from twentyfive.ai.heuristics.card_reading import card_reading
from twentyfive.ai.heuristics.liking import card_liking, harmless, liked
from twentyfive.ai.heuristics.policy import heuristic_advice, why_play
from twentyfive.ai.heuristics.race import race
from twentyfive.ai.heuristics.sense import sensible
from twentyfive.ai.heuristics.sound import sound_advice
from twentyfive.ai.network.card_network import chance
from twentyfive.ai.network.learned_play import card_odds
from twentyfive.ai.network.taught import weighed_network_for
from twentyfive.ai.playout.beginner_playout import play_out_beginner
from twentyfive.ai.playout.bitcards import FastPack
from twentyfive.ai.playout.deal_value import NOBODY, DealStatus, deal_status, needs, stake, value_function
from twentyfive.ai.playout.playout import OpenTrick, play_out
from twentyfive.ai.playout.policy_tables import PolicyTables, policy_tables, tables_with_partner
from twentyfive.core import Card, Phase, PlayerView
from twentyfive.core.moves import Jink, PlayCard, TakePool
from twentyfive.core.state import Trick

Outcome = tuple[tuple[int, ...], int, int]
"""The end of a deal: the sides that take the tricks still to come, and the sides of the best trump and of a partner who
was called for, or `NOBODY`."""

RolloutPolicies = tuple[float | None, ...]
"""The policy of all players in one world after another: a random-move rate of the beginner, or None for the
heuristics."""

HEURISTIC_ROLLOUTS: Final[RolloutPolicies] = (None,)


@dataclass(frozen=True, slots=True)
class SearchBudget:
    """The effort that a search may make, and the assumptions on which it rests.

    Attributes:
        worlds: the number of worlds in which a move is rolled out.
        margin: the advantage over the heuristic move that another move needs to replace it, as a share of the stake.
        likelihood_weight: the weight of a world is multiplied by this for each card shown that the heuristics would not
            have played in it; 1 ignores what the others chose to play.
        rollouts: the policies of the rollouts.
        close_worlds: the number of worlds in which cards of nearly equal value are rolled out, clearly worse ones being
            pruned on the way; 0 rolls all cards out in `worlds` without pruning.
        seconds: the processor time after which the search stops. It is far more than a decision takes, because a search
            that is cut short may decide differently the next time; wall-clock time would count other programs too.
        learned: the weight of a network's chances beside those found, in a game whose network is weighed. The best card
            by both then needs no margin.
    """

    worlds: int
    margin: float
    likelihood_weight: float
    rollouts: RolloutPolicies = HEURISTIC_ROLLOUTS
    close_worlds: int = 0
    seconds: float = 1.5
    learned: float = 0.0


HARD: Final = SearchBudget(worlds=200, margin=0.01, likelihood_weight=1.0, rollouts=(0.92,))
"""It expects little of the others. With heuristic rollouts it was as strong as the expert.

In all rollouts the player who searches errs in none of its own later moves. When it erred like the others, hard gave
away 1.96 % of the deals of the solved game of ten cards instead of 0.92, and the expert 0.69 instead of 0.54.
"""

EXPERT: Final = SearchBudget(
    worlds=1000, margin=0.005, likelihood_weight=0.25, rollouts=(None, 0.5, 0.92), close_worlds=2000, learned=0.5
)
"""It does not rely on one model of the others: with heuristic rollouts alone it was weaker.

By its own model of the others it gives away 0.6 ± 0.2 thousandths of a match with each card. When all cards were rolled
out in 1000 worlds, which takes as long on average, it gave away 0.8 ± 0.2.

In Twenty-Five for five it weighs the network as much as its search: LEARNED.md has what each weight gains.
"""

BUDGETS: Final = {Level.HARD: HARD, Level.EXPERT: EXPERT}
"""The budgets of the levels that search."""

PRUNE_EVERY: Final = 100
"""The worlds after which clearly worse cards are pruned, again and again."""

CLEARLY_WORSE: Final = 2.0
"""Standard errors between a clearly worse card and the best."""

MOST_REJECTED: Final = 20
"""Worlds rejected as unlikely before the next is taken whatever its weight."""

NEAR: Final = 0.003
"""The most by which a move that a temperament likes may come out worse than the usual one, as a share of the stake."""

_log = logging.getLogger(__name__)


class DeterminizedSearch:
    """A search that rolls the candidate cards out in one world after another, and may stop after any world.

    Attributes:
        representative: for each card that may be played, the candidate that has the same value.
        candidates: the cards rolled out, without those that were pruned.
        worlds: the number of worlds so far.
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
        self._trick = trick_so_far(view.trick or Trick(view.seat), pack, view.rules)
        self._unplayed = self._beliefs.unseen | sum(self._beliefs.held)
        self._turned = 0 if view.turn_up is None else pack.bits[view.turn_up]
        self._rules, self._declarer, self._known_partner = view.rules, view.declarer, view.partner
        self._called = 0 if view.called is None else pack.bits[view.called]
        self._later_robbers = later_robbers(view, pack)
        self._needs, self._value = needs(status), value_function(status)
        self._plays = observed_plays(view, status, pack, self._unplayed) if likelihood_weight < 1 else ()
        self._best_played = best_trump_played(view, pack)
        others = (self._unplayed | self._turned | self._trick.best) & ~pack.mask(view.hand)
        self.representative = _representatives(_playable(view), pack, others)
        self.candidates = tuple(dict.fromkeys(self.representative.values()))
        self._bits = [pack.bits[card] for card in self.candidates]
        self._values: list[list[float]] = [[] for _ in self.candidates]  # by candidate and world, times the weight
        self._weight = 0.0
        self.worlds = 0

    def add_world(self, rng: random.Random) -> None:
        """Roll every candidate out in one more world."""
        weight, outcomes = self.outcomes(rng)
        for values, outcome in zip(self._values, outcomes, strict=True):
            values.append(weight * self._value(*outcome))
        self._weight += weight
        self.worlds += 1

    def outcomes(self, rng: random.Random) -> tuple[float, list[Outcome]]:
        """The weight of one more world, and the outcome of every candidate in it."""
        weight, hands = self._world(rng)
        return weight, self._outcomes(hands, rng)

    def outcomes_in_likely_world(self, rng: random.Random) -> list[Outcome]:
        """The outcome of every candidate in a world that agrees with the cards that the others have played.

        This is rejection sampling: a world is accepted with a probability equal to its weight, so that all accepted
        worlds count the same.
        """
        weight, hands = self._world(rng)
        rejected = 0
        while weight < 1 and rejected < MOST_REJECTED and rng.random() >= weight:
            weight, hands = self._world(rng)
            rejected += 1
        return self._outcomes(hands, rng)

    def _world(self, rng: random.Random) -> tuple[float, list[int]]:
        """The weight of a world, and the hands in it."""
        hands = self._beliefs.sample_world(rng).hands
        tables = self._tables_for(self._partner(hands))
        return likelihood(tables, self._pack, hands, self._plays, self._likelihood_weight), hands

    def _partner(self, hands: list[int]) -> int | None:
        """The seat of the partner called for with these hands."""
        if self._known_partner is not None or not self._called:
            return self._known_partner
        return next((seat for seat, hand in enumerate(hands) if hand & self._called), None)

    def _tables_for(self, partner: int | None) -> PolicyTables:
        return self._tables if partner is None else tables_with_partner(self._rules, self._declarer, partner)

    def _outcomes(self, hands: list[int], rng: random.Random) -> list[Outcome]:
        """The outcome of every candidate with these hands."""
        unplayed = self._unplayed | self._robbed(hands)
        best_trump, outcomes, partner = self._best_trump(hands), list[Outcome](), self._partner(hands)
        tables, side = self._tables_for(partner), NOBODY if partner is None else self._rules.side_of(partner)
        for card in self._bits:
            held = hands.copy()
            held[self._seat] ^= card
            after = self._trick.after(self._seat, card, self._pack)
            outcomes.append((self._winners(tables, held, after, unplayed ^ card, rng), best_trump, side))
        return outcomes

    def _winners(
        self, tables: PolicyTables, hands: list[int], trick: OpenTrick, unplayed: int, rng: random.Random
    ) -> tuple[int, ...]:
        """The sides that take the tricks of the rollout."""
        rate = self._rollouts[self.worlds % len(self._rollouts)]
        return rolled_out(rate, tables, self._pack, hands, trick, unplayed, self._needs, self._seat, rng)

    def card_values(self) -> dict[Card, float]:
        """The mean value of each candidate over the worlds so far, at least one."""
        # `sum` rounds otherwise since Python 3.12, and would decide between cards of equal value; `fsum` is exact.
        return {card: fsum(values) / self._weight for card, values in zip(self.candidates, self._values, strict=True)}

    def near(self, usual: Card, margin: float) -> tuple[Card, ...]:
        """The cards that came out no worse than the candidate `usual` by more than `margin` or more than chance."""
        if usual not in self.candidates:
            return ()
        own = self._values[self.candidates.index(usual)]
        near = {
            card
            for card, values in zip(self.candidates, self._values, strict=True)
            if fsum(own) - fsum(values) <= margin * self._weight and not clearly_better(own, values)
        }
        return tuple(card for card, candidate in self.representative.items() if candidate in near)

    def prune(self) -> None:
        """Drop the candidates that are clearly worse than the best."""
        best = max(self._values, key=fsum)
        self._keep([index for index, values in enumerate(self._values) if not clearly_better(best, values)])

    def keep(self, cards: Collection[Card]) -> None:
        """Drop the candidates that are none of the cards."""
        self._keep([index for index, card in enumerate(self.candidates) if card in cards])

    def _keep(self, places: Sequence[int]) -> None:
        self.candidates = tuple(self.candidates[place] for place in places)
        self._bits = [self._bits[place] for place in places]
        self._values = [self._values[place] for place in places]

    def _robbed(self, hands: list[int]) -> int:
        """The turn-up if another player takes it before its first card, which changes its hand; else nothing."""
        for seat, rights in self._later_robbers:
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


def rolled_out(
    random_rate: float | None,
    tables: PolicyTables,
    pack: FastPack,
    hands: list[int],
    trick: OpenTrick,
    unplayed: int,
    needed: Sequence[int],
    own: int,
    rng: random.Random,
) -> tuple[int, ...]:
    """The sides that take the tricks of a rollout by one of the `RolloutPolicies`; the seat `own` never errs.

    The rest is as for `play_out`.
    """
    if random_rate is None:
        return play_out(tables, pack, hands, trick, unplayed, needed)
    return play_out_beginner(tables, pack, hands, trick, needed, random_rate, rng.random, own)


def clearly_better(one: Sequence[float], other: Sequence[float]) -> bool:
    """Return True if the first values are higher, world by world, by more than chance."""
    # The same as `trials.difference`, but without the fractions of `statistics`: this runs twenty times a decision.
    more = [first - second for first, second in zip(one, other, strict=True)]
    mean = fsum(more) / len(more)
    variance = fsum(figure * figure for figure in more) / len(more) - mean * mean
    return mean > CLEARLY_WORSE * sqrt(max(variance, 0.0) / len(more))


def _playable(view: PlayerView) -> tuple[Card, ...]:
    """The cards that may be played; a player who may jink is about to lead."""
    return view.hand if view.phase is Phase.JINK else view.playable


def _representatives(cards: tuple[Card, ...], pack: FastPack, others: int) -> dict[Card, Card]:
    """For each card the weakest card of the same value: no card that others have or that wins the trick so far lies
    between the two."""
    weakest: dict[Card, Card] = {}
    below: dict[tuple[int, bool], Card] = {}
    for card in sorted(cards, key=lambda card: pack.bits[card]):
        bit = pack.bits[card]
        kind = pack.suits[bit], bool(bit & pack.privileged)
        last = below.get(kind)
        apart = last is None or others & pack.suits[bit] & bit - 1 & -pack.bits[last]
        weakest[card] = card if apart or last is None else weakest[last]
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
    """The side that plays the best trump of the deal, among the hands and `played`, from `best_trump_played`.

    It is `NOBODY` if that trump brings no points.
    """
    best, side = played
    strongest = max(hands)
    held = strongest & pack.trumps and 1 << strongest.bit_length() - 1
    if not max(held, best) & pack.paid:
        return NOBODY
    return side_of[hands.index(strongest)] if held > best else side


def decide_play(view: PlayerView, seed: int, budget: SearchBudget, temperament: Temperament = STEADY) -> Advice:
    """The move of a strong player: cards and jinks by search, everything else by the heuristics.

    The same view, seed, budget and temperament always give the same advice.

    Raises:
        ValueError: if the view's seat is not to act.
    """
    advice = heuristic_advice(view)
    if view.phase is Phase.JINK:
        return _jink_or_not(view, seed, budget)
    if isinstance(advice.move, PlayCard) and len(view.legal) > 1:
        return _best_play(view, advice, advice.move.card, seed, budget, temperament)
    return advice


def _card_values(search: DeterminizedSearch, seed: int, budget: SearchBudget) -> dict[Card, float]:
    """The values of the cards in the worlds of the budget, or in as many as there is time for."""
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


def _best_play(
    view: PlayerView, advice: Advice, heuristic: Card, seed: int, budget: SearchBudget, temperament: Temperament
) -> Advice:
    """The best card if it is better by the margin, else the heuristic card, which has a reason that can be told.

    Silly cards are not tried, and if the heuristic card is one, the sound player's takes its place. A temperament
    chooses among the cards that came out about as well.
    """
    reading, deal_race = card_reading(view), race(view)
    sane = sensible(reading, deal_race)
    if heuristic not in sane:
        advice = sound_advice(view)
        assert isinstance(advice.move, PlayCard)
        heuristic = advice.move.card
    search = DeterminizedSearch(view, deal_status(view), budget.likelihood_weight, budget.rollouts)
    search.keep([search.representative[card] for card in sane])
    chances = _learned_chances(view, budget)
    if len(search.candidates) > 1:
        advice = _best_candidate(view, search, chances, advice, heuristic, seed, budget)
    if temperament == STEADY or not isinstance(advice.move, PlayCard):
        return advice
    usual = advice.move.card
    near = search.near(search.representative[usual], NEAR * stake(view)) if search.worlds else search.representative
    choices = [card for card in harmless(reading, deal_race) if card in near]
    choices = [card for card in choices if chances.get(card, 0.0) >= chances.get(usual, 0.0) - NEAR]
    card = liked(usual, choices, lambda card: card_liking(temperament, reading, card))
    return advice if card == usual else Advice(PlayCard(card), why_play(card, reading, deal_race))


def _learned_chances(view: PlayerView, budget: SearchBudget) -> dict[Card, float]:
    """By card, the chance to win the game by the network that was taught it, if it has a weight; else nothing."""
    network = weighed_network_for(view.rules) if budget.learned else None
    return {} if network is None else {card: chance(odds) for card, odds in card_odds(view, network).items()}


def _best_candidate(
    view: PlayerView,
    search: DeterminizedSearch,
    chances: Mapping[Card, float],
    advice: Advice,
    heuristic: Card,
    seed: int,
    budget: SearchBudget,
) -> Advice:
    found, usual = _card_values(search, seed, budget), search.representative[heuristic]
    values, margin = found, budget.margin * stake(view)
    if chances:
        values = {card: (1 - budget.learned) * found[card] + budget.learned * chances[card] for card in found}
        margin = 0.0
    best = max(values, key=lambda card: values[card])
    if best == usual or values[best] <= values.get(usual, -inf) + margin:
        return advice
    if found[best] > found.get(usual, -inf):
        return Advice(PlayCard(best), Reason(ReasonKind.PLAYED_OUT, (best, heuristic), number=search.worlds))
    return Advice(PlayCard(best), Reason(ReasonKind.LEARNED, (best, usual)))


def _jink_or_not(view: PlayerView, seed: int, budget: SearchBudget) -> Advice:
    """Every level weighs worlds by the cards that the others played to three tricks, which tell who holds a good card.

    In 250 jinks of two players with heuristics, 200 worlds without these weights paid 2.44 chips, and 2.53 with them;
    in 250 jinks of five players 12.20 and 12.66.
    """
    status = deal_status(view)
    jinking = DeterminizedSearch(view, replace(status, jinker=status.own), EXPERT.likelihood_weight)
    return jink_or_pool(view, max(_card_values(jinking, seed, replace(budget, close_worlds=0)).values()))


def jink_or_pool(view: PlayerView, jink: float) -> Advice:
    """Jink if that is worth more chips on average (`jink`) than the pool, which is certain."""
    status = deal_status(view)
    payers = len(status.payers - {status.own})
    spoiled = view.pool / view.rules.sides
    chance = (jink - spoiled) / (view.pool + payers - spoiled)
    number = in_percent(chance)
    if jink > view.pool:
        return Advice(Jink(), Reason(ReasonKind.JINK, view.hand, number=number))
    return Advice(TakePool(), Reason(ReasonKind.TAKE_POOL, number=number))
