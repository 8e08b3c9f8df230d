"""The state of many tables: a struct of arrays, with a row for each table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

import numpy
from numpy.typing import NDArray

from twentyfive.core.rules.rules import Rules

Bits = NDArray[numpy.uint64]
"""Sets of cards: a bit for each card by its place in the pack, the joker's being 52."""

Numbers = NDArray[numpy.intp]
Truths = NDArray[numpy.bool_]


@dataclass(slots=True)
class State:
    """The tables at one moment, as `core.state.GameState` and `Deal` have one. Seats, sides and suits are numbers.

    Attributes:
        phase: the place of the phase in `Phase`.
        turn: the seat to act, -1 when the match is over.
        dealer: the seat that dealt.
        next_dealer: the seat that deals next, once the deal is over.
        hands: the cards held, by seat.
        put_out: the cards put out, by seat.
        packs: the pack as it was dealt, its top card first; a new stock takes its first places.
        top, end: the place in the pack of the first card of the stock, and the place after its last.
        turned: the card turned up, `NO_CARD` in an auction.
        turn_up: whether it lies on the table.
        order: the trump suit, and 4 more where its ace is the lowest trump; -1 while no trumps are named.
        robber: the seat that took the turn-up, -1 if none did.
        joker_taker: the dealer, if the joker was turned up, else -1.
        let_lie: whether the seat had the right to rob and left the turn-up.
        declarer: the seat that won the auction, -1 if none did.
        contract: the points bid by the declarer, 0 without one.
        high_bid, high_seat: the highest bid, and the seat that made or held it; 0 and -1 before.
        bids: the highest points that the seat has bid, 0 before.
        passed, held: whether the seat has passed, and whether it has held a bid.
        kitty: the cards of the kitty, until the declarer takes it.
        out: the cards that the seat to act has put out so far in this exchange; it still holds them.
        drawn: the number of cards drawn from the stock, by seat.
        called: the card that the declarer called for, -1 if for none.
        alone: whether the declarer chose to play alone.
        trick: the number of tricks gathered.
        position: the number of cards in the open trick.
        led: the card led to it, `NO_CARD` before the lead.
        leader: the seat that led to each trick, -1 before.
        cards: the cards of each trick in the order played, `NO_CARD` before.
        winner: the seat that took each trick, -1 before.
        taken: the number of tricks taken, by side.
        jinker: the side that plays on for all five tricks, -1 if none does.
        vied: the number of cards vied and seen.
        vier: the seat that has vied a card and waits for the answer, else -1.
        gave_up: the side that gave the deal up, -1 if none did.
        scores, scores_before: the points now and when the cards were dealt, by side.
        chips, antes: the chips of each side, and those that it paid into the pool for the deal.
        pool: the chips in the pool.
        carried: whether the pool was carried forward.
        deals: the number of finished deals of this game.
        games: the games won, by side.
        games_played, games_tied: the games that are over, and those of them that nobody won alone.
        game_over: whether a game has ended with the last deal.
        account: the stakes won or lost, by seat.
        over: whether the match is over.
        winners: whether the side has won the match.
        ended: whether a deal has ended in the last step.
        gains: the points, chips or deals won or lost in the last deal that ended, by side.
    """

    phase: Numbers
    turn: Numbers
    dealer: Numbers
    next_dealer: Numbers
    hands: Bits
    put_out: Bits
    packs: NDArray[numpy.uint8]
    top: Numbers
    end: Numbers
    turned: Numbers
    turn_up: Truths
    order: Numbers
    robber: Numbers
    joker_taker: Numbers
    let_lie: Truths
    declarer: Numbers
    contract: Numbers
    high_bid: Numbers
    high_seat: Numbers
    bids: Numbers
    passed: Truths
    held: Truths
    kitty: Bits
    out: Bits
    drawn: Numbers
    called: Numbers
    alone: Truths
    trick: Numbers
    position: Numbers
    led: Numbers
    leader: Numbers
    cards: NDArray[numpy.int8]
    winner: Numbers
    taken: Numbers
    jinker: Numbers
    vied: Numbers
    vier: Numbers
    gave_up: Numbers
    scores: Numbers
    scores_before: Numbers
    chips: Numbers
    antes: Numbers
    pool: Numbers
    carried: Truths
    deals: Numbers
    games: Numbers
    games_played: Numbers
    games_tied: Numbers
    game_over: Truths
    account: Numbers
    over: Truths
    winners: Truths
    ended: Truths
    gains: Numbers

    @classmethod
    def empty(cls, rules: Rules, tables: int) -> Self:
        """So many tables before their first match."""
        seats, sides, tricks = rules.players, rules.sides, rules.hand_size

        def numbers(*size: int) -> Numbers:
            return numpy.zeros((tables, *size), numpy.intp)

        def truths(*size: int) -> Truths:
            return numpy.zeros((tables, *size), numpy.bool_)

        return cls(
            phase=numbers(),
            turn=numbers(),
            dealer=numbers(),
            next_dealer=numbers(),
            hands=numpy.zeros((tables, seats), numpy.uint64),
            put_out=numpy.zeros((tables, seats), numpy.uint64),
            packs=numpy.zeros((tables, len(rules.pack)), numpy.uint8),
            top=numbers(),
            end=numbers(),
            turned=numbers(),
            turn_up=truths(),
            order=numbers(),
            robber=numbers(),
            joker_taker=numbers(),
            let_lie=truths(seats),
            declarer=numbers(),
            contract=numbers(),
            high_bid=numbers(),
            high_seat=numbers(),
            bids=numbers(seats),
            passed=truths(seats),
            held=truths(seats),
            kitty=numpy.zeros(tables, numpy.uint64),
            out=numpy.zeros(tables, numpy.uint64),
            drawn=numbers(seats),
            called=numbers(),
            alone=truths(),
            trick=numbers(),
            position=numbers(),
            led=numbers(),
            leader=numbers(tricks),
            cards=numpy.zeros((tables, tricks, seats), numpy.int8),
            winner=numbers(tricks),
            taken=numbers(sides),
            jinker=numbers(),
            vied=numbers(),
            vier=numbers(),
            gave_up=numbers(),
            scores=numbers(sides),
            scores_before=numbers(sides),
            chips=numbers(sides),
            antes=numbers(sides),
            pool=numbers(),
            carried=truths(),
            deals=numbers(),
            games=numbers(sides),
            games_played=numbers(),
            games_tied=numbers(),
            game_over=truths(),
            account=numbers(seats),
            over=truths(),
            winners=truths(sides),
            ended=truths(),
            gains=numbers(sides),
        )


def next_held(rules: Rules, seats: Numbers) -> Numbers:
    """The next seat to the left of each whose hand a player holds."""
    after = (seats + 1) % rules.players
    return numpy.where(after < rules.seats_held, after, 0)
