"""The end of deals, games and matches at many tables, as `core.phases.scoring`, `pool` and `finishing` tell it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy

from twentyfive.core.phases.pool import starting_chips
from twentyfive.core.phases.scoring import (
    DIFFERENCE,
    FEWEST_FOR_ALL,
    LAST_STRETCH,
    MAJORITY,
    TRICKS_TO_WIN,
    counts_at_once,
    deal_worth,
)
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, DealsNext, DefendersScore, Finish, Scoring, SpoilTopUp
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Phase
from twentyfive.env.batch.numbers import CARDS, RuleNumbers
from twentyfive.env.batch.state import Numbers, State, Truths

_OVER = tuple(Phase).index(Phase.OVER)


@dataclass(frozen=True, slots=True)
class Finishing:
    """The scoring of one game at its tables."""

    rules: Rules
    numbers: RuleNumbers
    state: State

    def count_tricks(self, rows: Numbers, sides: Numbers) -> None:
        """Add the tricks just gathered to the score, under rules that count tricks at once."""
        if counts_at_once(self.rules):
            self.state.scores[rows, sides] += TRICK_POINTS

    def out_at_once(self, rows: Numbers) -> Truths:
        """Whether a side is at or past the target, in a game that ends as soon as one gets there."""
        rules = self.rules
        if rules.finish is Finish.AT_ONCE and counts_at_once(rules) and rules.scoring is Scoring.TRICKS:
            out: Truths = self.state.scores[rows].max(1) >= rules.target
            return out
        return numpy.zeros(len(rows), numpy.bool_)

    def deal_over(self, rows: Numbers) -> Truths:
        """Whether the play of the deal is over, once a trick is gathered."""
        state, rules = self.state, self.rules
        done: Truths = state.trick[rows] == rules.hand_size
        if rules.scoring is not Scoring.POOL:
            return done | self.out_at_once(rows)
        taken, jinker = state.taken[rows], state.jinker[rows]
        lost = taken[numpy.arange(len(rows)), jinker] < state.trick[rows]
        decided: Truths = numpy.where(jinker >= 0, lost, taken.max(1) >= TRICKS_TO_WIN)
        return done | decided

    def pay_antes(self, rows: Numbers) -> None:
        """Take the antes, or the top-up of a spoiled pool."""
        state, rules = self.state, self.rules
        if rules.scoring is not Scoring.POOL:
            return
        dealer, carried, pool = state.dealer[rows], state.carried[rows], state.pool[rows]
        state.antes[rows] = 0
        for step in range(1, rules.sides + 1):
            side = (dealer + step) % rules.players % rules.sides
            pays = state.chips[rows, side] > 0
            if rules.pool_limit:
                pays &= ~(carried & (pool >= rules.pool_limit))
            if rules.spoil_top_up is SpoilTopUp.NEXT_DEALER:
                pays &= ~carried | (side == dealer % rules.sides)
            state.antes[rows, side] += pays
            pool = pool + pays
        state.pool[rows] = pool
        state.chips[rows] -= state.antes[rows]

    def finish(self, rows: Numbers) -> Numbers:
        """Score the finished deals, and return the tables at which the match goes on."""
        state = self.state
        if self.rules.scoring is Scoring.POOL:
            gains, spoiled = self._settle(rows)
        else:
            self._add_points(rows)
            gains, spoiled = state.scores[rows] - state.scores_before[rows], numpy.zeros(len(rows), numpy.bool_)
        state.gains[rows] = gains
        state.ended[rows] = True
        state.deals[rows] += 1
        won, double = self._game_winners(rows)
        state.game_over[rows] = won.any(1)
        state.next_dealer[rows] = self._next_dealer(rows, won, spoiled)
        self._end_games(rows[won.any(1)], won[won.any(1)], double[won.any(1)])
        return rows[~state.over[rows]]

    def next_game(self, rows: Numbers) -> None:
        """Begin the next game of a match, with no scores and full chips."""
        state = self.state
        state.chips[rows] = starting_chips(self.rules)
        for part in (state.scores, state.pool, state.carried, state.deals, state.game_over):
            part[rows] = 0

    def all_tricks(self, rows: Numbers) -> tuple[Truths, Numbers]:
        """Whether a side took all the tricks, five or more, and the side that took the most."""
        taken = self.state.taken[rows]
        most = taken.max(1)
        return (most >= FEWEST_FOR_ALL) & (most == self.state.trick[rows]), taken.argmax(1)

    def best_trump(self, rows: Numbers) -> tuple[Numbers, Numbers]:
        """The points for the highest trump played, and the side that gets them."""
        state, seats = self.state, self.rules.players
        cards, order = state.cards[rows].reshape(len(rows), seats * self.rules.hand_size), state.order[rows]
        strength = self.numbers.strength.take((order * CARDS)[:, None] + cards)
        best = strength.argmax(1)
        each = numpy.arange(len(rows))
        brings = self.numbers.brings.take(order * CARDS + cards[each, best]) & (strength[each, best] > 0)
        seat = (state.leader[rows, best // seats] + best % seats) % seats
        return brings * self.rules.best_trump, seat % self.rules.sides

    def _settle(self, rows: Numbers) -> tuple[Numbers, Truths]:
        """Pay the pools or carry them forward, and return the gains and which pools are spoiled."""
        state, sides = self.state, self.rules.sides
        taken, jinker, each = state.taken[rows], state.jinker[rows], numpy.arange(len(rows))
        jinked = jinker >= 0
        winner = numpy.where(jinked, jinker, taken.argmax(1))
        won = taken[each, winner] >= numpy.where(jinked, self.rules.hand_size, TRICKS_TO_WIN)
        is_winner = (numpy.arange(sides) == winner[:, None]) & won[:, None]
        pays = (jinked & won)[:, None] & ~is_winner & (state.chips[rows] > 0)
        paid = is_winner * (state.pool[rows] + pays.sum(1))[:, None] - pays
        failed = numpy.flatnonzero(jinked & ~won)
        state.scores[rows[failed], jinker[failed]] = state.scores_before[rows[failed], jinker[failed]]
        state.chips[rows] += paid
        state.pool[rows[won]] = 0
        state.carried[rows] = ~won
        return paid - state.antes[rows], ~won

    def _add_points(self, rows: Numbers) -> None:
        state, rules = self.state, self.rules
        taken = state.taken[rows]
        match rules.scoring:
            case Scoring.MAJORITY:
                points = numpy.array(MAJORITY)[taken]
                if rules.vied_card:
                    worth = rules.vied_card * state.vied[rows]
                    gave_up = state.gave_up[rows, None]
                    points = points + worth[:, None] * (taken >= TRICKS_TO_WIN)
                    given = (deal_worth(0, rules) + worth)[:, None] * (numpy.arange(rules.sides) != gave_up)
                    points = numpy.where(gave_up >= 0, given, points)
                state.scores[rows] += points
            case Scoring.DIFFERENCE:
                state.scores[rows] += numpy.array(DIFFERENCE)[taken]
            case Scoring.DEALS_WON:
                most = taken == taken.max(1)[:, None]
                state.scores[rows] += most & (most.sum(1) == 1)[:, None]
            case _ if rules.auction:
                self._add_contracts(rows[state.declarer[rows] >= 0])
            case _:
                self._add_bonuses(rows[~self.out_at_once(rows)])

    def _add_contracts(self, rows: Numbers) -> None:
        """Add what the declarers' sides score for their contracts, and the others for their tricks."""
        state, rules = self.state, self.rules
        each = numpy.arange(len(rows))
        contract = state.contract[rows]
        points = TRICK_POINTS * state.taken[rows]
        if rules.best_trump:
            best, side = self.best_trump(rows)
            points[each, side] += best
        declaring = self._declaring(rows)
        total = (points * declaring).sum(1)
        made, score = total >= contract, total
        lost = -contract
        if rules.all_tricks:
            bid, won, failed = rules.all_tricks
            for_all = contract == bid
            took_all = (state.taken[rows] * declaring).sum(1) == rules.hand_size
            made = numpy.where(for_all, took_all, made)
            score, lost = numpy.where(for_all, won, score), numpy.where(for_all, -failed, lost)
        defended = self._defended(points, state.scores_before[rows], made)
        state.scores[rows] += numpy.where(declaring, numpy.where(made, score, lost)[:, None], defended)

    def _declaring(self, rows: Numbers) -> Truths:
        """Whether each side is the declarer's, or that of the partner who was called for."""
        state, rules = self.state, self.rules
        sides = numpy.arange(rules.sides)
        declaring: Truths = sides == state.declarer[rows, None] % rules.sides
        if not rules.calls_partner:
            return declaring
        cards, seats = state.cards[rows].reshape(len(rows), rules.players * rules.hand_size), rules.players
        is_called = cards == state.called[rows, None]
        place = is_called.argmax(1)
        partner = (state.leader[rows, place // seats] + place % seats) % seats
        declaring |= (sides == partner[:, None] % rules.sides) & is_called.any(1)[:, None]
        return declaring

    def _defended(self, points: Numbers, before: Numbers, made: Truths) -> Numbers:
        """The points that count for the sides that did not win the bidding, as `core.phases.scoring` has it."""
        rules = self.rules
        match rules.defenders_score:
            case DefendersScore.SHORT_OF_TARGET:
                most = (rules.target - 1 - before) // TRICK_POINTS * TRICK_POINTS
                return numpy.minimum(points, numpy.maximum(most, 0))
            case DefendersScore.NONE_NEAR_TARGET:
                return numpy.where(made[:, None] & (before >= rules.target - LAST_STRETCH), 0, points)
            case DefendersScore.ALL:
                return points

    def _add_bonuses(self, rows: Numbers) -> None:
        state, rules = self.state, self.rules
        if rules.best_trump:
            points, side = self.best_trump(rows)
            state.scores[rows, side] += points
        if rules.all_five_points:
            all_taken, side = self.all_tricks(rows)
            state.scores[rows, side] += rules.all_five_points * all_taken

    def _game_winners(self, rows: Numbers) -> tuple[Truths, Truths]:
        """Whether each side has won the game, no side if it goes on, and whether the game counts double."""
        state, rules = self.state, self.rules
        no, sides = numpy.zeros(len(rows), numpy.bool_), numpy.arange(rules.sides)
        if rules.scoring is Scoring.POOL:
            return _leaders(state.chips[rows]) & self._pool_game_over(rows)[:, None], no
        all_taken, five = self.all_tricks(rows)
        single = rules.scoring is Scoring.SINGLE_DEAL
        won = _leaders(state.scores[rows]) if single else self._past_target(rows)
        by_five = sides == five[:, None]
        if rules.all_five is AllFive.WINS_GAME:
            return numpy.where(all_taken[:, None], by_five, won), no
        if rules.all_five is AllFive.DOUBLE:
            from_nothing = all_taken & (state.scores_before[rows, five] == 0)
            return won, from_nothing & (won == by_five).all(1)
        return won, no

    def _pool_game_over(self, rows: Numbers) -> Truths:
        state, rules = self.state, self.rules
        over: Truths = ~state.carried[rows] & (state.chips[rows].min(1) == 0)
        if rules.deals:
            over = over | (state.deals[rows] >= rules.deals)
        if rules.count_points:
            over = over | (state.scores[rows].max(1) >= rules.target)
        return over

    def _past_target(self, rows: Numbers) -> Truths:
        """Which side has won by `finish`, of those at or past the target."""
        scores = self.state.scores[rows]
        past: Truths = scores >= self.rules.target
        highest = _leaders(scores) & past
        highest &= (highest.sum(1) == 1)[:, None]
        if self.rules.finish is Finish.FIRST_PAST:
            return self._first_past(rows, past)
        if self.rules.finish is Finish.DECLARER_FIRST:
            declarers = (numpy.arange(self.rules.sides) == self.state.declarer[rows, None] % self.rules.sides) & past
            declarers &= (self.state.declarer[rows] >= 0)[:, None]
            return numpy.where(declarers.any(1)[:, None], declarers, highest)
        return highest

    def _first_past(self, rows: Numbers, past: Truths) -> Truths:
        """Which side was the first past the target in the play of the deal, of those past it."""
        state, rules = self.state, self.rules
        running, each = state.scores_before[rows], numpy.arange(len(rows))
        first = numpy.where(past.sum(1) == 1, past.argmax(1), -1)
        running[each, state.dealer[rows] % rules.sides] += self.numbers.bonus[state.turned[rows]]
        sides = [state.dealer[rows] % rules.sides, *(state.winner[rows] % rules.sides).T]
        for number, side in enumerate(sides):
            if number:
                running[each, side] += TRICK_POINTS * (state.winner[rows, number - 1] >= 0)
            there = (first < 0) & past[each, side] & (running[each, side] >= rules.target)
            first = numpy.where(there, side, first)
        first_past: Truths = (numpy.arange(rules.sides) == first[:, None]) & past
        return first_past

    def _next_dealer(self, rows: Numbers, won: Truths, spoiled: Truths) -> Numbers:
        """The seat that deals next: as a rule the one on the dealer's left, or a winner."""
        rules, dealer = self.rules, self.state.dealer[rows]
        winners = numpy.zeros_like(won)
        if rules.deals_next is DealsNext.GAME_WINNERS:
            winners = won
        elif rules.deals_next is DealsNext.DEAL_WINNERS:
            winners = _leaders(self.state.gains[rows]) & ~spoiled[:, None]
        any_side = winners.sum(1) != 1
        after = dealer
        for step in range(rules.players, 0, -1):
            seat = (dealer + step) % rules.players
            deals = (seat < rules.seats_held) & (any_side | winners[numpy.arange(len(rows)), seat % rules.sides])
            after = numpy.where(deals, seat, after)
        return after

    def _end_games(self, rows: Numbers, won: Truths, double: Truths) -> None:
        """Count the games that are over; then the match goes on, or is over and the stake is paid."""
        state, rules = self.state, self.rules
        alone = won.sum(1) == 1
        worth = numpy.where(double & rules.several_games, 2, 1)
        state.games[rows] += (won & alone[:, None]) * worth[:, None]
        state.games_played[rows] += 1
        state.games_tied[rows] += ~alone
        winners = won
        if rules.counted_games:
            winners = _leaders(state.games[rows]) & (state.games_played[rows] == rules.counted_games)[:, None]
        elif rules.best_of > 1:
            winners = state.games[rows] > rules.best_of // 2
        over = winners.any(1)
        sides = winners[:, numpy.arange(rules.players) % rules.sides]
        stake = rules.stake * numpy.where(double & (not rules.several_games), 2, 1)[:, None]
        paid = winners.sum(1) == 1
        state.account[rows] += numpy.where(sides, stake * (rules.sides - 1), -stake) * paid[:, None]
        state.winners[rows] = winners
        state.over[rows] = over
        state.phase[rows[over]] = _OVER
        state.turn[rows[over]] = -1


def _leaders(values: Numbers) -> Truths:
    leaders: Truths = values == values.max(1)[:, None]
    return leaders
