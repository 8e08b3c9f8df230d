"""The end of a deal, a game and a match: winners, stakes and debts. RULES.md section 6."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from twentyfive.core.phases.pool import pool_decided, pool_game_over, pool_winner, settle_pool
from twentyfive.core.phases.robbing import waits_for_first_trick
from twentyfive.core.phases.scoring import (
    all_tricks_side,
    bonuses,
    contract_result,
    counts_at_once,
    deal_points,
    turned_ace_points,
)
from twentyfive.core.rules.options import TRICK_POINTS, AllFive, DealsNext, Finish, Scoring
from twentyfive.core.rules.rules import Rules
from twentyfive.core.state import Deal, DealResult, GameState, Phase, partner_of, tricks_by_side


def count_trick(state: GameState) -> GameState:
    """Add the trick just gathered to the score, under rules that count tricks at once."""
    trick = state.current_deal.tricks[-1]
    if not counts_at_once(state.rules) or trick.winner is None:
        return state
    return _with_points(state, state.rules.side_of(trick.winner), TRICK_POINTS)


def _with_points(state: GameState, side: int, points: int) -> GameState:
    """Add the points, unless they would take out a side that left the turn-up and so cannot go out (WP)."""
    score = state.scores[side] + points
    if score >= state.rules.target and side in _barred(state):
        return state
    return _with_score(state, side, score)


def _with_score(state: GameState, side: int, score: int) -> GameState:
    return replace(state, scores=(*state.scores[:side], score, *state.scores[side + 1 :]))


def _barred(state: GameState) -> set[int]:
    """The sides that cannot go out because they left the turn-up."""
    if not decliner_cannot_go_out(state.rules):
        return set()
    return {state.rules.side_of(seat) for seat in state.current_deal.let_lie}


def decliner_cannot_go_out(rules: Rules) -> bool:
    """Whether leaving the turn-up keeps a side from going out (WP); in a single deal nobody goes out anyway."""
    return rules.unrobbed_cannot_go_out and rules.scoring is not Scoring.SINGLE_DEAL


def deal_over(state: GameState) -> bool:
    """Whether the play of the deal is over: all tricks are taken, a side is out, or the pool is decided."""
    deal, rules = state.current_deal, state.rules
    if len(deal.tricks) == rules.hand_size:
        return True
    if rules.scoring is Scoring.POOL:
        return pool_decided(deal, rules)
    return bool(out_at_once(state))


def out_at_once(state: GameState) -> tuple[int, ...]:
    """The sides at or past the target, in a game that ends as soon as one gets there."""
    if state.rules.finish is not Finish.AT_ONCE or not counts_at_once(state.rules):
        return ()
    if state.rules.scoring is not Scoring.TRICKS:
        return ()
    return _at_target(state)


def _at_target(state: GameState) -> tuple[int, ...]:
    return tuple(side for side, score in enumerate(state.scores) if score >= state.rules.target)


def score_deal(state: GameState) -> GameState:
    """Score the finished deal; then follows the next deal, the next game, or the end of the match."""
    before = state
    state, gains = _score_or_settle(state)
    state = replace(state, history=(*state.history, _result(state, gains)))
    winners, double = _game_winners(before, state)
    state = replace(state, game_winners=winners, double=double)
    state = replace(state, next_dealer=_next_dealer(state))
    return _end_game(state) if winners else replace(state, phase=Phase.DEAL)


def _next_dealer(state: GameState) -> int:
    """The seat that deals next: as a rule the one on the dealer's left, or a winner. RULES.md section 4."""
    rules, deal = state.rules, state.current_deal
    winners: tuple[int, ...] = ()
    if rules.deals_next is DealsNext.GAME_WINNERS:
        winners = state.game_winners
    elif rules.deals_next is DealsNext.DEAL_WINNERS and not state.history[-1].spoiled:
        winners = _leaders(state.history[-1].gains)
    dealing = rules.held_from_left_of(deal.dealer)
    return next(seat for seat in dealing if len(winners) != 1 or rules.side_of(seat) == winners[0])


def _score_or_settle(state: GameState) -> tuple[GameState, tuple[int, ...]]:
    """Add the points or chips of the deal, and return the state with the gain of each side."""
    state = _without_barred_points(state)
    if state.rules.scoring is Scoring.POOL:
        return settle_pool(state)
    state = _with_deal_points(state)
    before = state.current_deal.scores_before
    return state, tuple(score - start for score, start in zip(state.scores, before, strict=True))


def _without_barred_points(state: GameState) -> GameState:
    """Remove the points that took the dealer's side out before the dealer left a turned ace."""
    deal, rules = state.current_deal, state.rules
    side = rules.side_of(deal.dealer)
    if side not in _barred(state):
        return state
    score = state.scores[side]
    for points in (_points_before_robbing(deal, rules), turned_ace_points(deal, rules)):
        score -= points if score >= rules.target else 0
    return _with_score(state, side, score)


def _points_before_robbing(deal: Deal, rules: Rules) -> int:
    """The dealer's side's points of the first trick, if the dealer may take a turned ace only after that trick."""
    winner = deal.tricks[0].winner
    if winner is None or not counts_at_once(rules) or not waits_for_first_trick(deal.turned, rules):
        return 0
    return TRICK_POINTS * (rules.side_of(winner) == rules.side_of(deal.dealer))


def _with_deal_points(state: GameState) -> GameState:
    deal, rules = state.current_deal, state.rules
    if _passed_out(deal, rules):
        return state
    if not counts_at_once(rules):
        for side, points in enumerate(deal_points(deal, rules)):
            state = _with_points(state, side, points)
        return state
    if out_at_once(state):
        return state  # a side that is out has won before the highest trump of the deal counts (WP)
    for side, points in bonuses(deal, rules):
        state = _with_points(state, side, points)
    return state


def _passed_out(deal: Deal, rules: Rules) -> bool:
    return rules.auction and deal.declarer is None


def _result(state: GameState, gains: tuple[int, ...]) -> DealResult:
    deal, rules = state.current_deal, state.rules
    contract = contract_result(deal, rules) if deal.tricks else None
    return DealResult(
        number=deal.number,
        dealer=deal.dealer,
        tricks=tricks_by_side(deal, rules),
        gains=gains,
        declarer=deal.declarer,
        contract=deal.contract,
        made=None if contract is None else contract.made,
        spoiled=rules.scoring is Scoring.POOL and pool_winner(deal, rules) is None,
        all_five=all_tricks_side(deal, rules),
        partner=partner_of(deal, rules),
    )


def _game_winners(before: GameState, state: GameState) -> tuple[tuple[int, ...], bool]:
    """The sides that have won the game, none if it goes on, and whether the game counts double."""
    rules, five = state.rules, all_tricks_side(state.current_deal, state.rules)
    match rules.scoring:
        case Scoring.POOL:
            return (_leaders(state.chips) if pool_game_over(state) else ()), False
        case _ if five is not None and rules.all_five is AllFive.WINS_GAME and five not in _barred(before):
            return (five,), False
    winners = _leaders(state.scores) if rules.scoring is Scoring.SINGLE_DEAL else _past_target(before, state)
    # PG: all five tricks in one deal win a double stake, but only from no score at all.
    from_nothing = five is not None and state.current_deal.scores_before[five] == 0
    return winners, rules.all_five is AllFive.DOUBLE and from_nothing and winners == (five,)


def _leaders(values: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(side for side, value in enumerate(values) if value == max(values))


def _past_target(before: GameState, state: GameState) -> tuple[int, ...]:
    """The winner by `finish` among the sides at or past the target; none after a tie, which another deal decides."""
    past = _at_target(state)
    if len(past) <= 1:
        return past
    rules, deal = state.rules, state.current_deal
    match rules.finish:
        case Finish.FIRST_PAST:
            return (_first_past(before, past),)
        case Finish.DECLARER_FIRST if deal.declarer is not None and rules.side_of(deal.declarer) in past:
            return (rules.side_of(deal.declarer),)
    best = max(state.scores)
    highest = tuple(side for side in past if state.scores[side] == best)
    return highest if len(highest) == 1 else ()


def _first_past(before: GameState, past: tuple[int, ...]) -> int:
    """The side that was the first past the target in the play of the deal (CC, 55).

    The highest trump and the contract count last, and of several sides past the target they can have taken only one
    there. So the points of a turned ace and of the tricks decide, in the order in which they fell.
    """
    return next(side for side in _sides_past_target(before) if side in past)


def _sides_past_target(before: GameState) -> Iterator[int]:
    """The side that gains each time points leave it at or past the target, in order."""
    running = list(before.current_deal.scores_before)
    for side, points in _points_in_order(before):
        running[side] += points
        if running[side] >= before.rules.target:
            yield side


def _points_in_order(before: GameState) -> Iterator[tuple[int, int]]:
    """Pairs of side and points in the order in which they fell: for a turned ace, then for each trick."""
    deal, rules = before.current_deal, before.rules
    yield rules.side_of(deal.dealer), turned_ace_points(deal, rules)
    partner = partner_of(deal, rules)
    together = () if partner is None else (deal.declarer, partner)
    for trick in deal.tricks:
        for seat in together if trick.winner in together else (trick.winner,):
            if seat is not None:
                yield rules.side_of(seat), TRICK_POINTS


def _end_game(state: GameState) -> GameState:
    """Count the game; then the match goes on, or is over and the stake is paid."""
    rules, won = state.rules, state.game_winners
    if len(won) == 1:  # a tie counts for nobody
        worth = 2 if state.double and rules.several_games else 1  # a double game (CC)
        state = replace(state, games=tuple(games + worth * (side in won) for side, games in enumerate(state.games)))
    state = replace(state, games_played=state.games_played + 1, games_tied=state.games_tied + (len(won) > 1))
    winners = _match_winners(state)
    if not winners:
        return replace(state, phase=Phase.DEAL)
    state = _pay_stake(state, winners[0]) if len(winners) == 1 else state
    return replace(state, phase=Phase.OVER, over=True, winners=winners)


def _match_winners(state: GameState) -> tuple[int, ...]:
    """The sides that have won the match, several after a tie; none if it goes on."""
    rules = state.rules
    if rules.counted_games:
        return _leaders(state.games) if state.games_played == rules.counted_games else ()
    if rules.best_of > 1:
        return tuple(side for side, games in enumerate(state.games) if games > rules.best_of // 2)
    return state.game_winners


def _pay_stake(state: GameState, winner: int) -> GameState:
    """Make each loser pay the stake, twice after a double game; the players of the winning side share it evenly."""
    rules = state.rules
    stake = rules.stake * (2 if state.double and not rules.several_games else 1)
    account = tuple(
        owed + (stake * (rules.sides - 1) if rules.side_of(seat) == winner else -stake)
        for seat, owed in enumerate(state.account)
    )
    return replace(state, account=account)


@dataclass(frozen=True, slots=True)
class Debt:
    """A debt between two players, in the unit of the stakes."""

    debtor: int
    creditor: int
    amount: int


def debts(account: Sequence[int]) -> tuple[Debt, ...]:
    """The payments that settle the stakes; `account` has the amount won or lost by each seat, and its sum is zero."""
    owing = {seat: -balance for seat, balance in enumerate(account) if balance < 0}
    owed = {seat: balance for seat, balance in enumerate(account) if balance > 0}
    found: list[Debt] = []
    for debtor, debt in owing.items():
        rest = debt
        for creditor in owed:
            amount = min(rest, owed[creditor])
            if amount:
                found.append(Debt(debtor, creditor, amount))
                owed[creditor] -= amount
                rest -= amount
    return tuple(found)
